//! `semeai-cli endgame`: which move is biggest, what each is worth, who wins by how much.

mod compare;
mod effort;
mod inquiry;
mod json;
mod sgf;
mod slips;

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::{Args, ValueEnum};
use semeai_board::{ByColor, Color, PointSet, Role, Topology};
use semeai_endgame::position_report::EndgameReport;
use semeai_endgame::{RegionCache, Scoring};
use semeai_search::Check;
use semeai_session::file::{FileContent, FileNotice};
use semeai_session::play_out::endgame::{GameMoment, moments};
use semeai_session::{Counting, Depth, Document, Komi, Phrasing, Prisoners, selection};
use semeai_words::argument::{ArgumentError, argument_error};
use semeai_words::endgame::assumptions::endgame_warnings;
use semeai_words::endgame::no_answer::{
    endgame_no_game, endgame_no_race, endgame_no_stone, endgame_only_nothing,
};
use semeai_words::endgame::plain::{endgame_of_move, plain_endgame};
use semeai_words::help::options as help;
use semeai_words::position::position_error;
use semeai_words::usage::ValueFault;

pub(crate) use self::effort::EndgameEffort;
pub(crate) use self::inquiry::Inquiry;
pub(crate) use self::json::answer as endgame_answer;
use self::slips::Wish;
use crate::input::{
    First, Format, Source, Tongue, above, file_notices, from_one, from_zero, index, komi, load,
    load_line, positions, refusal, wanted,
};
use crate::limits::TimeLimit;
use crate::output::{pretty, refuse_input};
use crate::pick;
use crate::pick::stone_points;
use crate::pipeline::write_in_order;
use crate::status::{ANSWERED, CommandError, Failure, NO_ANSWER, status};
use crate::terminal::write_answer;

/// The memory of an answer in bytes, and of all that are worked on at once where a game is answered on every core.
const MOST_BYTES: usize = 440 << 20;
const MOST_BYTES_OF_A_GAME: usize = 800 << 20;

/// Arguments of `endgame`.
#[derive(Debug, Args)]
pub(crate) struct EndgameArguments {
    #[command(flatten)]
    source: Source,
    #[arg(help = help::AFTER_MOVE, long = "move", value_name = "N", value_parser = from_zero)]
    after_move: Option<u32>,
    #[arg(help = help::GAME, long, value_name = "N", value_parser = from_one)]
    game: Option<u32>,
    #[arg(help = help::SAFE, long, value_name = "POINTS")]
    safe: Option<String>,
    #[arg(help = help::DEAD, long, value_name = "POINTS")]
    dead: Option<String>,
    #[arg(help = help::ONLY, long, value_name = "POINTS")]
    only: Vec<String>,
    #[arg(help = help::NARROW, long)]
    narrow: bool,
    #[arg(help = help::SCORING, long, value_enum)]
    scoring: Option<ScoringName>,
    #[arg(help = help::KOMI, long, value_name = "K", allow_hyphen_values = true, value_parser = komi)]
    komi: Option<Komi>,
    #[arg(help = help::PRISONERS, long, value_name = "B,W", allow_hyphen_values = true, value_parser = prisoners)]
    prisoners: Option<Prisoners>,
    #[arg(help = help::FIRST, long, value_enum, default_value_t = First::Both)]
    first: First,
    #[arg(help = help::ENDGAME_PROVE, long)]
    prove: bool,
    #[arg(help = help::FROM, long, value_name = "N", value_parser = from_one, conflicts_with = "after_move")]
    from: Option<u32>,
    #[arg(help = help::ENDGAME_NODES, long, value_name = "N", value_parser = positions)]
    nodes: Option<u64>,
    #[command(flatten)]
    limit: TimeLimit,
    #[arg(help = help::COMPARE_MOVES, long, value_name = "A,B", conflicts_with = "from")]
    compare: Option<String>,
    #[arg(help = help::SLIPS, long, requires = "from")]
    slips: bool,
    #[arg(help = help::ENDGAME_SGF, long, value_name = "FILE")]
    sgf: Option<PathBuf>,
    #[arg(help = help::ENDGAME_THEORY, long, conflicts_with_all = ["from", "json"])]
    theory: bool,
    #[arg(help = help::ENDGAME_JSON, long)]
    json: bool,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    language: Tongue,
}

/// How points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ScoringName {
    /// Empty points, and prisoners.
    Territory,
    /// Stones, and empty points.
    Area,
}

fn prisoners(text: &str) -> Result<Prisoners, ValueFault> {
    Prisoners::parse(text).ok_or(ValueFault::NoPrisoners)
}

/// Answers. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &mut EndgameArguments,
    input: &mut dyn Read,
    output: &mut dyn Write,
) -> Result<u8, Failure> {
    match arguments.from {
        None => one(arguments, input, output),
        Some(from) => game(arguments, from, input, output),
    }
}

fn one(
    arguments: &mut EndgameArguments,
    input: &mut dyn Read,
    output: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    if let Some(path) = &arguments.sgf {
        refuse_input(&arguments.source.name(), path, phrasing)?;
    }
    let mut loaded = load(
        &arguments.source,
        wanted(arguments.game, arguments.after_move),
        &mut arguments.limit,
        input,
        phrasing,
    )?;
    take_marks(&mut loaded);
    let mut warnings = file_notices(&loaded, phrasing);
    let mut inquiry = inquiry(arguments, &loaded.document)?;
    if !inquiry.question.roles.points(Role::Essential).is_empty() {
        warnings.push(endgame_no_race(phrasing).to_owned());
    }
    let kept = &mut RegionCache::default();
    let report = effort(arguments).report(&mut inquiry.question, kept);
    if inquiry.question.position.occupied().is_empty() {
        return Err(refusal(
            &arguments.source.name(),
            endgame_no_stone(phrasing),
            phrasing,
        )
        .into());
    }
    let topology = inquiry.question.position.topology();
    let first = (arguments.first.color()).unwrap_or(loaded.document.board.to_move);
    let compared = (arguments.compare.as_deref())
        .map(|text| compare::comparison(text, first, &inquiry, &report))
        .transpose()?;
    warnings.extend(endgame_warnings(&report, topology, phrasing));
    warnings.extend(without_region(arguments, &inquiry, &report, phrasing));
    if let Some(path) = &arguments.sgf {
        sgf::write(path, &inquiry, &report, loaded.document)?;
    }
    let format = Format::of(arguments.json);
    let text = match format {
        Format::Json => pretty(&json::answer(
            &inquiry,
            &report,
            compared.as_ref(),
            warnings,
        ))?,
        Format::Text if let Some(compared) = &compared => {
            let told = compare::lines(compared, &report, &inquiry, topology, phrasing);
            above(&told, &warnings)
        }
        Format::Text => {
            let depth = match arguments.theory {
                true => Depth::Theory,
                false => Depth::Learner,
            };
            let text = plain_endgame(&report, topology, inquiry.counting, depth, phrasing);
            above(&text, &warnings)
        }
    };
    write_answer(output, &(text + "\n"), format, phrasing)?;
    Ok(match &compared {
        Some(compared) if !compare::is_known(compared) => NO_ANSWER,
        Some(_) => ANSWERED,
        None => status(report.how_sure(), true),
    })
}

/// That points of `--only` are no part of any region, for each that names such points alone.
fn without_region(
    arguments: &EndgameArguments,
    inquiry: &Inquiry,
    report: &EndgameReport,
    phrasing: Phrasing,
) -> Vec<String> {
    let by_hand = report.regions.iter().filter(|region| region.by_hand);
    let found = by_hand.fold(PointSet::EMPTY, |all, region| all.union(&region.points));
    let named = arguments.only.iter().zip(&inquiry.question.only);
    named
        .filter(|(_, points)| points.is_disjoint(&found))
        .map(|(text, _)| endgame_only_nothing(text, phrasing))
        .collect()
}

fn effort(arguments: &EndgameArguments) -> EndgameEffort {
    let threads = match arguments.from {
        Some(_) => available_parallelism().map_or(1, NonZero::get),
        None => 1,
    };
    EndgameEffort {
        narrow: arguments.narrow,
        prove: arguments.prove,
        nodes: arguments.nodes,
        limit: arguments.limit,
        memory: MOST_BYTES.min(MOST_BYTES_OF_A_GAME / threads),
        stop: None,
    }
}

/// Squares of another program are safe stones: nobody is there to be asked.
pub(crate) fn take_marks(loaded: &mut FileContent) {
    let document = &mut loaded.document;
    loaded.notices.retain(|notice| {
        let FileNotice::MarksOnly { safe, .. } = notice else {
            return true;
        };
        for &point in safe {
            if let Some(block) = document.board.setup.block_at(point) {
                document.marks.roles.set_block(&block, Role::Safe);
            }
        }
        false
    });
}

fn inquiry(arguments: &EndgameArguments, document: &Document) -> Result<Inquiry, CommandError> {
    let phrasing = Phrasing::from(arguments.language);
    let counting = counting(arguments, document);
    let asked = Inquiry::of(document, counting, phrasing);
    let mut inquiry = asked.map_err(|error| {
        let reason = position_error(&error, phrasing).message;
        refusal(&arguments.source.name(), &reason, phrasing)
    })?;
    let question = &mut inquiry.question;
    if let Some(text) = &arguments.safe {
        question.added = stone_points("--safe", text, document, phrasing)?;
    }
    if let Some(text) = &arguments.dead {
        let named = stone_points("--dead", text, document, phrasing)?;
        let blocks = named
            .iter()
            .filter_map(|point| document.board.setup.block_at(point));
        question.dead = blocks.fold(question.dead, |all, block| all.union(&block.stones));
    }
    for text in &arguments.only {
        (question.only).push(area_points(text, document.topology(), phrasing)?);
    }
    question.first = ByColor::new_with(|color: Color| {
        arguments.first.color().is_none_or(|first| first == color)
    });
    if arguments.prove {
        question.check = Check::EveryOrder;
    }
    Ok(inquiry)
}

/// How points are counted: as the arguments say, else as the document does.
fn counting(arguments: &EndgameArguments, document: &Document) -> Counting {
    let said = document.endgame.counting;
    Counting {
        scoring: match arguments.scoring {
            Some(ScoringName::Territory) => Scoring::Territory,
            Some(ScoringName::Area) => Scoring::Area,
            None => said.scoring,
        },
        komi: arguments.komi.unwrap_or(said.komi),
        prisoners: arguments.prisoners.unwrap_or(said.prisoners),
    }
}

/// The points of `--only`: points, and rectangles between two of them.
fn area_points(
    text: &str,
    topology: &Topology,
    phrasing: Phrasing,
) -> Result<PointSet, CommandError> {
    let refuse = |column, error| argument_error("--only", text, column, error, phrasing);
    let mut points = PointSet::EMPTY;
    for (column, word) in pick::words(text, ',', 1) {
        let corners = word.split_once('-');
        if let Some(point) = topology.point(word) {
            points.insert(point);
        } else if let Some(area) = corners.and_then(|(from, to)| rectangle(from, to, topology)) {
            points = points.union(&area);
        } else {
            return Err(refuse(column, ArgumentError::NoPoint(word)));
        }
    }
    if points.is_empty() {
        return Err(refuse(1, ArgumentError::NoPick));
    }
    Ok(points)
}

/// The points of a board with columns and rows between two of them.
fn rectangle(from: &str, to: &str, topology: &Topology) -> Option<PointSet> {
    topology.shape().size()?;
    let (from, to) = (topology.point(from)?, topology.point(to)?);
    Some(selection::between(topology, from, to))
}

/// Every position of a game from before a move on, one a line.
fn game(
    arguments: &mut EndgameArguments,
    from: u32,
    input: &mut dyn Read,
    output: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    if let Some(path) = &arguments.sgf {
        refuse_input(&arguments.source.name(), path, phrasing)?;
    }
    let mut loaded = load_line(
        &arguments.source,
        wanted(arguments.game, Some(from - 1)),
        &mut arguments.limit,
        input,
        phrasing,
    )?;
    take_marks(&mut loaded);
    let format = Format::of(arguments.json);
    if loaded.document.game.is_none() {
        return Err(refusal(
            &arguments.source.name(),
            endgame_no_game(phrasing),
            phrasing,
        )
        .into());
    }
    let notices = file_notices(&loaded, phrasing);
    // A game in whose file they are marked is looked at as a whole.
    if arguments.slips || arguments.sgf.is_some() {
        let document = &loaded.document;
        let arguments = &*arguments;
        let wish = Wish {
            from,
            sgf: arguments.sgf.as_deref(),
            format,
            phrasing,
        };
        let look = |moment: &GameMoment, kept: &mut RegionCache| {
            let mut inquiry = inquiry(arguments, &moment.document)?;
            let question = &mut inquiry.question;
            question.strategies = Vec::new();
            // What a move lost is asked of whoever made it, and what a pass lost of the other side too.
            question.first = ByColor::new_with(|_| true);
            Ok(effort(arguments).report(question, kept))
        };
        return Ok(slips::slips(&wish, document, &look, &notices, output)?);
    }
    if format == Format::Text {
        for notice in notices {
            write_answer(output, &(notice + "\n"), format, phrasing)?;
        }
    }
    let arguments = &*arguments;
    // Positions of one game share most of their regions, so each worker keeps what it has searched.
    let worker = || {
        let mut kept = RegionCache::default();
        move |moment: GameMoment| line(arguments, &moment, &mut kept, format)
    };
    let moments = moments(&loaded.document, index(from));
    Ok(write_in_order(moments, worker, output, format, phrasing)?)
}

/// One position of a game as a line, with its exit status.
fn line(
    arguments: &EndgameArguments,
    moment: &GameMoment,
    kept: &mut RegionCache,
    format: Format,
) -> Result<(String, u8), CommandError> {
    let number = moment.number;
    let mut inquiry = inquiry(arguments, &moment.document)?;
    inquiry.question.check = Check::None;
    inquiry.question.strategies = Vec::new();
    let report = effort(arguments).report(&mut inquiry.question, kept);
    let text = match format {
        Format::Text => endgame_of_move(
            number,
            moment.next,
            &report,
            inquiry.question.position.topology(),
            inquiry.counting.komi,
            inquiry.phrasing,
        ),
        Format::Json => {
            let line = json::line(number, moment.next, &inquiry, &report);
            serde_json::to_string(&line).map_err(|error| error.to_string())?
        }
    };
    Ok((text + "\n", status(report.how_sure(), true)))
}
