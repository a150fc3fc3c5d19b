//! `semeai-cli map`: what a tactics map is, what laws say of it, and its points on a position.

mod json;
mod on_board;

use std::io::{Read, Write};

use clap::{Args, ValueEnum};
use semeai_board::Color;
use semeai_session::Phrasing;
use semeai_tactics::{LawReport, Map, MapSource, all_maps};
use semeai_words::help::options as help;
use semeai_words::tactics::{
    law_sentences, listed_maps, map_error, map_lines, origin_sentence, preset_sentence,
    set_sentences,
};

pub(crate) use self::on_board::PlayerMap;

use crate::input::{Format, Source, Tongue, file_notices, load, under, wanted};
use crate::limits::TimeLimit;
use crate::output::pretty;
use crate::simulate::depth;
use crate::status::{ANSWERED, CommandError, Failure};
use crate::terminal::{tell, write_answer};

/// Arguments of `map`.
#[derive(Debug, Args)]
pub(crate) struct MapArguments {
    #[arg(help = help::MAP_EXPRESSION, allow_hyphen_values = true, required_unless_present = "explore")]
    expression: Option<String>,
    #[arg(help = help::MAP_EXPLORE, long, value_name = "N", value_parser = depth, requires = "list",
        conflicts_with_all = ["expression", "player", "json"])]
    explore: Option<u32>,
    #[arg(help = help::MAP_LIST, long, value_enum, requires = "explore")]
    list: Option<Listed>,
    #[command(flatten)]
    source: Source,
    #[arg(help = help::MAP_PLAYER, long = "as", value_enum, value_name = "SIDE", default_value_t = Player::Black)]
    player: Player,
    #[command(flatten)]
    limit: TimeLimit,
    #[arg(help = help::JSON, long)]
    json: bool,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    language: Tongue,
}

/// Which maps are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Listed {
    /// Every one.
    All,
}

/// Who plays by a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Player {
    /// Black.
    Black,
    /// White, by the map with its colours exchanged.
    White,
}

impl From<Player> for Color {
    fn from(player: Player) -> Self {
        match player {
            Player::Black => Self::Black,
            Player::White => Self::White,
        }
    }
}

/// Answers. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the map or the input.
pub(crate) fn run(
    arguments: &mut MapArguments,
    input: &mut dyn Read,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    if let Some(depth) = arguments.explore {
        return list(depth, arguments, input, output, errors);
    }
    let source = read(
        arguments.expression.as_deref().unwrap_or_default(),
        phrasing,
    )?;
    let player = Color::from(arguments.player);
    let mut notices = Vec::new();
    let on_board = match arguments.source.is_said() {
        true => {
            let limit = &mut arguments.limit;
            let loaded = load(
                &arguments.source,
                wanted(None, None),
                limit,
                input,
                phrasing,
            )?;
            notices = file_notices(&loaded, phrasing);
            let name = arguments.source.name();
            let asked = PlayerMap {
                map: &source.read.map,
                player,
                phrasing,
            };
            Some(asked.on(loaded.document, &name)?)
        }
        false => None,
    };
    let map = by_player(&source.read.map, player);
    let laws = LawReport::new(&map);
    let format = Format::of(arguments.json);
    let text = match format {
        Format::Json => pretty(&json::answer(
            &source,
            &map,
            &laws,
            on_board.as_ref(),
            notices,
        ))?,
        Format::Text => {
            let mut lines = map_lines(&map, phrasing);
            lines.extend(law_sentences(&map, &laws, phrasing));
            lines.extend(preset_lines(&source, phrasing));
            if let Some(on) = &on_board {
                let topology = on.document.topology();
                lines.extend(set_sentences(&on.report, on.player, topology, phrasing));
            }
            under(&notices, &lines.join("\n"))
        }
    };
    write_answer(output, &(text + "\n"), format, phrasing)?;
    Ok(ANSWERED)
}

/// How many neighbours a point has where no board is named: those of squares.
const USUAL_NEIGHBORS: usize = 4;

/// Lists all maps of a depth, and says what they are made of.
fn list(
    depth: u32,
    arguments: &mut MapArguments,
    input: &mut dyn Read,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    let mut neighbors = USUAL_NEIGHBORS;
    if arguments.source.is_said() {
        let (source, limit) = (&arguments.source, &mut arguments.limit);
        let loaded = load(source, wanted(None, None), limit, input, phrasing)?;
        let board = loaded.document.topology();
        let counts = board.points().iter().map(|it| board.neighbors(it).len());
        neighbors = counts.max().unwrap_or(0);
    }
    let maps = all_maps(depth, u32::try_from(neighbors).unwrap_or(u32::MAX));
    let mut text = "number,depth,size,map\n".to_owned();
    for (number, map) in maps.iter().enumerate() {
        // Nothing in these maps has a comma.
        text += &format!("{},{},{},{map}\n", number + 1, map.depth(), map.size());
    }
    write_answer(output, &text, Format::Text, phrasing)?;
    tell(
        errors,
        &(listed_maps(maps.len(), depth, neighbors, phrasing) + "\n"),
    );
    Ok(ANSWERED)
}

/// Reads a map or a preset.
///
/// # Errors
///
/// What is wrong with it, and at which column.
pub(crate) fn read(text: &str, phrasing: Phrasing) -> Result<MapSource, CommandError> {
    let read = MapSource::read(text);
    read.map_err(|error| map_error(&error, phrasing))
}

/// A map as this side plays by it.
fn by_player(map: &Map, player: Color) -> Map {
    match player {
        Color::Black => map.clone(),
        Color::White => map.with_colors_exchanged(),
    }
}

fn preset_lines(source: &MapSource, phrasing: Phrasing) -> Vec<String> {
    let told = source.preset.map(|preset| {
        let what = preset_sentence(preset, phrasing);
        let origin = origin_sentence(preset.origin(), phrasing);
        [format!("@{}: {what}", preset.name()), origin.to_owned()]
    });
    told.into_iter().flatten().collect()
}
