//! The board: its size, stones, moves, rules and blocks.

use semeai_board::{
    Block, BoardKind, ByColor, Color, Point, PointSet, PositionError, Topology, benson, settled,
};
use semeai_endgame::Scoring;
use semeai_session::file::sgf::scoring_of_rules;
use semeai_session::file::to_diagram;
use semeai_session::{Counting, Komi};
use semeai_words::gtp as texts;
use semeai_words::position::position_error;

use super::basic::DONE;
use super::engine::Engine;
use super::reply::{Refusal, Reply};
use super::table::Table;
use super::words::Words;

/// `boardsize N`, or `boardsize COLUMNS ROWS`.
pub(super) fn boardsize(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let columns = words.number()?;
    let rows = match words.is_empty() {
        true => columns,
        false => words.number()?,
    };
    words.end()?;
    let refused = |_| Refusal::of("unacceptable size");
    let kind = BoardKind::rectangle(columns, rows).map_err(refused)?;
    let counting = engine.table.counting();
    engine.table = Table::new(kind);
    *engine.table.counting_mut() = counting;
    DONE
}

/// `rectangular_boardsize COLUMNS ROWS`.
pub(super) fn rectangular_boardsize(engine: &mut Engine, words: Words<'_>) -> Reply {
    if words.len() < 2 {
        return Err(Refusal::syntax(texts::missing(words.phrasing())));
    }
    boardsize(engine, words)
}

pub(super) fn clear_board(engine: &mut Engine, _: Words<'_>) -> Reply {
    engine.table.clear();
    DONE
}

pub(super) fn komi(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let word = words.word()?;
    words.end()?;
    let komi = Komi::parse(word).ok_or_else(|| {
        Refusal::syntax(&match word.parse::<f64>() {
            Ok(_) => texts::half_points(word, words.phrasing()),
            Err(_) => texts::no_number(word, words.phrasing()),
        })
    })?;
    engine.table.counting_mut().komi = komi;
    DONE
}

pub(super) fn get_komi(engine: &mut Engine, _: Words<'_>) -> Reply {
    Ok(engine.table.counting().komi.to_string())
}

/// `play COLOR VERTEX`.
pub(super) fn play(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    let point = words.vertex(engine.table.topology())?;
    words.end()?;
    play_at(&mut engine.table, color, point)?;
    DONE
}

/// Plays a move or a pass, if it is legal.
pub(super) fn play_at(
    table: &mut Table,
    color: Color,
    point: Option<Point>,
) -> Result<(), Refusal> {
    let played = table.play(color, point);
    played.map_err(|_| Refusal::of("illegal move"))
}

pub(super) fn undo(engine: &mut Engine, words: Words<'_>) -> Reply {
    words.end()?;
    take_back(engine, 1)
}

/// `gg-undo [COUNT]`.
pub(super) fn undo_several(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let count = match words.is_empty() {
        true => 1,
        false => words.number()?,
    };
    words.end()?;
    take_back(engine, count)
}

fn take_back(engine: &mut Engine, count: usize) -> Reply {
    match engine.table.undo(count) {
        true => DONE,
        false => Err(Refusal::of("cannot undo")),
    }
}

/// `fixed_handicap STONES`.
pub(super) fn fixed_handicap(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let count = words.number()?;
    words.end()?;
    is_untouched(engine)?;
    let topology = engine.table.topology();
    let points = handicap(topology, count);
    let points = points.ok_or_else(|| Refusal::of("invalid number of stones"))?;
    let names: Vec<String> = points
        .iter()
        .map(|&p| topology.name(p).to_owned())
        .collect();
    put_handicap(engine, &points)?;
    Ok(names.join(" "))
}

/// `set_free_handicap VERTEX…`.
pub(super) fn set_free_handicap(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    is_untouched(engine)?;
    let mut points = Vec::new();
    while !words.is_empty() {
        points.push(words.point(engine.table.topology())?);
    }
    let all: PointSet = points.iter().copied().collect();
    if points.is_empty() || all.len() < points.len() || all == engine.table.topology().points() {
        return Err(Refusal::of("bad vertex list"));
    }
    put_handicap(engine, &points)?;
    DONE
}

fn is_untouched(engine: &Engine) -> Result<(), Refusal> {
    match engine.table.is_untouched() {
        true => Ok(()),
        false => Err(Refusal::of("board not empty")),
    }
}

fn put_handicap(engine: &mut Engine, points: &[Point]) -> Result<(), Refusal> {
    let stones: Vec<(Color, Point)> = points.iter().map(|&point| (Color::Black, point)).collect();
    let put = engine.table.set_up(&stones, true);
    put.map_err(|_| Refusal::of("bad vertex list"))?;
    engine.table.set_to_move(Color::White);
    Ok(())
}

/// Where so many handicap stones stand, as the protocol says; nothing if no so many do on a board of this size.
fn handicap(topology: &Topology, count: usize) -> Option<Vec<Point>> {
    let shape = topology.shape();
    let (columns, rows) = shape.size()?;
    let is_odd = columns % 2 == 1 && rows % 2 == 1;
    let most = match columns.min(rows) {
        ..7 => 0,
        7 => 4,
        _ if is_odd => 9,
        _ => 4,
    };
    if !(2..=most).contains(&count) {
        return None;
    }
    // On the third line, on large boards on the fourth, and in the middle; rows are counted from the top.
    let lines = |side: usize| {
        let near = if side < 13 { 2 } else { 3 };
        (near, side / 2, side - 1 - near)
    };
    let (left, center, right) = lines(columns);
    let (top, across, bottom) = lines(rows);
    let corners = [(left, bottom), (right, top), (left, top), (right, bottom)];
    let sides = [(left, across), (right, across)];
    let ends = [(center, bottom), (center, top)];
    let mut places = corners[..count.min(4)].to_vec();
    if count >= 6 {
        places.extend(sides);
    }
    if count >= 8 {
        places.extend(ends);
    }
    if count >= 5 && count % 2 == 1 {
        places.push((center, across));
    }
    places
        .into_iter()
        .map(|(column, row)| shape.at(column, row))
        .collect()
}

/// `gogui-play_sequence COLOR VERTEX …`: all moves or none.
pub(super) fn play_sequence(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let mut moves = Vec::new();
    while !words.is_empty() {
        let color = words.color()?;
        moves.push((color, words.vertex(engine.table.topology())?));
    }
    for (done, &(color, point)) in moves.iter().enumerate() {
        if let Err(refused) = play_at(&mut engine.table, color, point) {
            engine.table.undo(done);
            return Err(refused);
        }
    }
    DONE
}

/// `gogui-setup COLOR VERTEX …`: stones beside those that are there, all or none.
pub(super) fn setup(engine: &mut Engine, words: Words<'_>) -> Reply {
    set_up(engine, words, false)
}

/// `set_position COLOR VERTEX …`: these stones and no others, and no moves before.
pub(super) fn set_position(engine: &mut Engine, words: Words<'_>) -> Reply {
    set_up(engine, words, true)
}

fn set_up(engine: &mut Engine, mut words: Words<'_>, is_anew: bool) -> Reply {
    let topology = engine.table.topology();
    let (mut stones, mut points) = (Vec::new(), PointSet::EMPTY);
    while !words.is_empty() {
        let color = words.color()?;
        let point = words.point(topology)?;
        if !points.insert(point) {
            let twice = texts::named_twice(topology.name(point), words.phrasing());
            return Err(Refusal::because("illegal position", &twice));
        }
        stones.push((color, point));
    }
    let refused = |error: PositionError| {
        let reason = position_error(&error, words.phrasing()).message;
        Refusal::because("illegal position", &reason)
    };
    engine.table.set_up(&stones, is_anew).map_err(refused)?;
    DONE
}

/// `gogui-setup_player COLOR`.
pub(super) fn setup_player(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    words.end()?;
    engine.table.set_to_move(color);
    DONE
}

pub(super) fn showboard(engine: &mut Engine, _: Words<'_>) -> Reply {
    let drawn = to_diagram(&engine.table.document());
    drawn.map_err(|_| Refusal::of("unacceptable size"))
}

/// `kata-set-rules RULES`: only how points are counted.
pub(super) fn set_rules(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let name = words.text()?;
    let scoring = scoring_of_rules(&name);
    let unknown = || Refusal::syntax(&texts::no_rules(&name, words.phrasing()));
    engine.table.counting_mut().scoring = scoring.ok_or_else(unknown)?;
    DONE
}

pub(super) fn get_rules(engine: &mut Engine, _: Words<'_>) -> Reply {
    let Counting { scoring, .. } = engine.table.counting();
    let (scoring, tax) = match scoring {
        Scoring::Area => ("AREA", "NONE"),
        Scoring::Territory => ("TERRITORY", "SEKI"),
    };
    Ok(format!(
        r#"{{"hasButton":false,"ko":"SIMPLE","scoring":"{scoring}","suicide":false,"tax":"{tax}","whiteHandicapBonus":"0"}}"#
    ))
}

pub(super) fn countlib(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let block = words.block(&engine.table)?;
    words.end()?;
    Ok(block.liberties.len().to_string())
}

pub(super) fn findlib(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let block = words.block(&engine.table)?;
    words.end()?;
    Ok(names(engine, &block.liberties))
}

pub(super) fn list_stones(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    words.end()?;
    Ok(names(engine, &engine.table.position().stones(color)))
}

/// `is_legal COLOR VERTEX`.
pub(super) fn is_legal(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    let point = words.vertex(engine.table.topology())?;
    words.end()?;
    let position = engine.table.position();
    let legal = point.is_none_or(|point| position.is_legal(color, point));
    Ok(u8::from(legal).to_string())
}

pub(super) fn all_legal(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    words.end()?;
    let position = engine.table.position();
    let empty = position.empty();
    let legal = empty
        .iter()
        .filter(|&point| position.is_legal(color, point));
    Ok(names(engine, &legal.collect()))
}

/// How many stones a side has taken.
pub(super) fn captures(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    words.end()?;
    Ok(engine.table.taken()[color].to_string())
}

/// `unconditional_status VERTEX`: what holds though one side passes for ever (Benson 1976).
pub(super) fn unconditional_status(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let point = words.point(engine.table.topology())?;
    words.end()?;
    let position = &engine.table.guarded();
    let lives = |color: Color| {
        let blocks = benson(position, color);
        let mut stones = blocks.iter().map(|block: &Block| block.stones);
        stones.any(|stones| stones.contains(point))
    };
    let owned = ByColor::new_with(|color| settled(position, color).contains(point));
    let said = match position.stone(point) {
        Some(color) if lives(color) => "alive",
        Some(color) if owned[color.opponent()] => "dead",
        None if owned.black => "black_territory",
        None if owned.white => "white_territory",
        _ => "undecided",
    };
    Ok(said.to_owned())
}

fn names(engine: &Engine, points: &PointSet) -> String {
    engine.table.topology().names(points).join(" ")
}
