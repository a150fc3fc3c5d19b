//! What is known of the race, for the eye and for scripts.

use std::path::Path;

use semeai_board::{Block, Color, Point, PointSet, Topology};
use semeai_picture::{Colors, Theme};
use semeai_race::answer::RaceAnswer;
use semeai_race::propose::ProposeError;
use semeai_race::solve::{KoTurn, Outcome};
use semeai_search::Known;
use semeai_session::RecordMove;
use semeai_session::play_out::{best_line, written};
use semeai_words::race::answer::{BothStarts, race_headline};
use semeai_words::race::solution::refusal::{no_race_why, propose_error};
use semeai_words::race::solution::solution_report;

use super::basic::DONE;
use super::engine::{Engine, RaceTold};
use super::reply::{Refusal, Reply, one_line};
use super::words::Words;
use crate::json::{letter, outcome};
use crate::solution::{self, fight_result, how_known, no_race_known};
use crate::solve;

/// The moves by which a side gets what it can: those that win, or where nobody wins those that keep a ko or a seki.
pub(super) fn best_moves(told: &RaceTold, color: Color) -> Vec<Point> {
    match &told.found {
        Ok(solved) => {
            let start = solved.start(color);
            match start.by {
                Known::Undecided => Vec::new(),
                _ => start.moves,
            }
        }
        Err(ProposeError::NoRace(found)) => found
            .start(color)
            .map_or_else(Vec::new, |start| start.moves.clone()),
        Err(_) => Vec::new(),
    }
}

/// The best line of a side that moves first, with a threat and its answer as passes; nothing if none was searched.
pub(super) fn line(told: &RaceTold, color: Color) -> Vec<RecordMove> {
    let line = told.found.as_ref().ok();
    let line = line.and_then(|solved| best_line(solved, color));
    line.map_or_else(Vec::new, |line| {
        let moves = written(&line, "", &[], ["", ""]).into_iter();
        moves.map(|each| each.played).collect()
    })
}

/// A line as other programs read it: `b G3 w B4`.
pub(super) fn line_text(line: &[RecordMove], topology: &Topology) -> String {
    let each = line.iter().map(|played| {
        let side = letter(played.color);
        format!("{side} {}", vertex(played.point, topology))
    });
    each.collect::<Vec<_>>().join(" ")
}

/// A point as other programs read it, or a pass.
pub(super) fn vertex(point: Option<Point>, topology: &Topology) -> &str {
    point.map_or("PASS", |point| topology.name(point))
}

pub(super) fn list(points: &[Point], topology: &Topology) -> String {
    let names: Vec<&str> = points.iter().map(|&point| topology.name(point)).collect();
    names.join(" ")
}

/// `semeai-winning_moves COLOR`.
pub(super) fn winning_moves(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    words.end()?;
    let told = engine.race(&[], None)?;
    Ok(list(&best_moves(&told, color), engine.table.topology()))
}

/// `semeai-line COLOR`.
pub(super) fn best(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    words.end()?;
    let told = engine.race(&[], None)?;
    Ok(line_text(&line(&told, color), engine.table.topology()))
}

/// `semeai-winner COLOR`: who wins if this side moves first, and how that is known.
pub(super) fn winner(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    words.end()?;
    let told = engine.race(&[], None)?;
    Ok(match &told.found {
        Ok(solved) => race_winner(solved, color),
        Err(ProposeError::NoRace(found)) if !found.fights.is_empty() => {
            let start = found.start(color);
            let by = start.map_or(Known::Undecided, |start| start.by);
            known(&fight_result(start, color), by)
        }
        Err(ProposeError::NoRace(found)) => {
            let by = no_race_known(found, None);
            known("no-race", by)
        }
        Err(_) => known("", Known::Undecided),
    })
}

/// A result with how it is known, or that it is not.
fn known(result: &str, by: Known) -> String {
    match by {
        Known::Undecided => how_known(by).to_owned(),
        by => format!("{result} {}", how_known(by)),
    }
}

/// Who wins a race, and of a ko who needs how many threats.
fn race_winner(solved: &RaceAnswer, color: Color) -> String {
    let start = solved.start(color);
    let said = known(outcome(start.outcome), start.by);
    let ko = solved.searched(color).and_then(|start| start.ko);
    match ko
        .filter(|_| start.outcome == Outcome::Ko)
        .map(|ko| ko.turn)
    {
        Some(KoTurn::At(side, count)) => format!("{said} {side} {count}"),
        // So many are enough, and fewer may be.
        Some(KoTurn::Within(side)) => format!("{said} {side}"),
        _ => said,
    }
}

/// `semeai-race`: the race as a drawing.
pub(super) fn drawing(engine: &mut Engine, words: Words<'_>) -> Reply {
    words.end()?;
    let told = engine.race(&[], None)?;
    let topology = engine.table.topology();
    let mut lines = Vec::new();
    let mut points = |sign: &str, points: &PointSet| {
        if !points.is_empty() {
            lines.push(format!("{sign} {}", topology.names(points).join(" ")));
        }
    };
    let phrasing = engine.phrasing();
    let best: PointSet = best_moves(&told, engine.table.to_move())
        .into_iter()
        .collect();
    let (text, by) = match &told.found {
        Ok(solved) => {
            for (number, region) in solved.report.regions.iter().enumerate() {
                points(&format!("COLOR {}", region_color(number)), &region.points);
            }
            let essential = solved.proposal.essential.as_ref();
            points("CIRCLE", &essential.black.union(essential.white));
            let safe = solved.proposal.assumed_safe.iter();
            let safe = safe.fold(PointSet::EMPTY, |all, safe| all.union(&safe.block.stones));
            points("SQUARE", &safe);
            points("MARK", &best);
            lines.extend(liberty_labels(solved));
            let headline = race_headline(&BothStarts::of_search(solved), topology, phrasing);
            (headline, solved.known())
        }
        Err(ProposeError::NoRace(found)) => {
            if let Some(fight) = found.fights.first() {
                points("CIRCLE", &fight.target.stones);
            }
            points("MARK", &best);
            let said = no_race_why(found, topology, phrasing);
            (
                said.first().cloned().unwrap_or_default(),
                no_race_known(found, None),
            )
        }
        Err(error) => (propose_error(error, topology, phrasing), Known::Undecided),
    };
    let doubt = if by == Known::Provisional { "? " } else { "" };
    let text = text.split('\n').next().unwrap_or_default();
    lines.push(format!("TEXT {doubt}{text}"));
    Ok(lines.join("\n"))
}

/// How many liberties each essential block has to be filled, on its first stone.
fn liberty_labels(solved: &RaceAnswer) -> Vec<String> {
    let essential = solved.proposal.essential;
    let blocks = solved.position.blocks().into_iter();
    let racing = blocks.filter(|block| !block.stones.is_disjoint(&essential[block.color]));
    let label = |block: Block| {
        let name = solved.topology().name(block.anchor);
        format!("LABEL {name} {}", block.liberties.len())
    };
    racing.map(label).collect()
}

/// The colour of a region by its number.
pub(super) fn region_color(number: usize) -> String {
    let [red, green, blue] = Colors::of(Theme::Light).region(number).rgb;
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// `semeai-race_words`: what `solve` says.
pub(super) fn in_words(engine: &mut Engine, words: Words<'_>) -> Reply {
    words.end()?;
    let told = engine.race(&[], None)?;
    let (topology, phrasing) = (engine.table.topology(), engine.phrasing());
    Ok(match &told.found {
        Ok(solved) => solution_report(solved, &told.document, phrasing),
        Err(ProposeError::NoRace(found)) => no_race_why(found, topology, phrasing).join("\n"),
        Err(error) => propose_error(error, topology, phrasing),
    })
}

/// `semeai-solve [COLOR]`: the JSON of `solve`.
pub(super) fn json(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let first = match words.is_empty() {
        true => None,
        false => Some(words.color()?),
    };
    words.end()?;
    let told = engine.race(&[], first)?;
    let (topology, phrasing) = (engine.table.topology(), engine.phrasing());
    let (document, notices) = (&told.document, Vec::new());
    match &told.found {
        Ok(solved) => one_line(&solution::answer(solved, document, notices, phrasing)),
        Err(ProposeError::NoRace(found)) => one_line(&solution::no_race(
            found, first, topology, notices, phrasing,
        )),
        Err(error) => {
            let reason = propose_error(error, topology, phrasing);
            Err(Refusal::because("cannot solve", &reason))
        }
    }
}

/// `semeai-save FILE`: writes what `solve --sgf` does.
pub(super) fn save(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let path = words.text()?;
    let told = engine.race(&[], None)?;
    let (document, phrasing) = (&told.document, engine.phrasing());
    let written = match &told.found {
        Ok(solved) => solve::write_lines(Path::new(&path), solved, document, phrasing),
        Err(ProposeError::NoRace(found)) => {
            solve::write_no_race(Path::new(&path), found, document, phrasing)
        }
        Err(error) => Err(propose_error(error, document.topology(), phrasing)),
    };
    written.map_err(|reason| Refusal::because("cannot save file", &reason))?;
    DONE
}
