//! What becomes of blocks, as GNU Go's commands ask it.

use std::sync::Arc;
use std::time::Instant;

use semeai_board::{Block, Color, Point, benson};
use semeai_race::answer::RaceAnswer;
use semeai_race::fight::Fight;
use semeai_race::propose::ProposeError;
use semeai_race::solve::{Ko, Outcome};
use semeai_race::{Alone, BlockReport, Ending, Fate as Start, NoRace};
use semeai_search::Known;
use semeai_words::gtp as texts;
use semeai_words::race::fight::fight_sentences;
use semeai_words::race::solution::refusal::{propose_error, told_sentence};
use semeai_words::race::solution::start::start_sentence;

use super::board::play_at;
use super::engine::{Engine, RaceTold};
use super::race::vertex;
use super::reply::{Refusal, Reply};
use super::table::Mark;
use super::words::Words;
use crate::limits::TimeLimit;

/// What is not found out.
const UNKNOWN: &str = "unknown";

/// What becomes of a block whoever moves first, as GNU Go tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Alive,
    Dead,
    /// Whoever moves first decides, with these moves.
    Critical {
        attack: Point,
        defence: Point,
    },
    Unknown,
}

/// How a question of two sides is answered, as GNU Go numbers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Code {
    No = 0,
    Yes = 1,
    /// By a ko that it wins if nobody has a threat.
    GoodKo = 2,
    /// By a ko that it loses then.
    BadKo = 3,
}

/// What comes of a race for the side that moves first: whether its block is saved, whether the other falls, and by which move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Race {
    saved: Code,
    captured: Code,
    /// A pass where none is needed, or none helps.
    played: Option<Point>,
}

/// `analyze_semeai A B`.
pub(super) fn analyze_semeai(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let (own, other) = (words.block(&engine.table)?, words.block(&engine.table)?);
    words.end()?;
    analyzed(engine, &own, &other, words)
}

/// `analyze_semeai_after_move COLOR VERTEX A B`: nothing has been played when it is answered.
pub(super) fn after_move(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    let point = words.vertex(engine.table.topology())?;
    let to_move = engine.table.to_move();
    play_at(&mut engine.table, color, point)?;
    let reply = analyze_semeai(engine, words);
    engine.table.undo(1);
    engine.table.set_to_move(to_move);
    reply
}

fn analyzed(engine: &mut Engine, own: &Block, other: &Block, words: Words<'_>) -> Reply {
    if own.color == other.color {
        return Err(Refusal::syntax(texts::one_color(words.phrasing())));
    }
    let first = Some(own.color);
    let told = engine.race(&[own.anchor, other.anchor], first)?;
    let (race, by) = match &told.found {
        Ok(solved) => by_race(solved, own, other),
        Err(ProposeError::NoRace(found)) => {
            let reports = [own, other].map(|block| report(&found.blocks, block));
            let race = by_fates(reports, |block| first_move(found, block, own.color));
            (race, Known::Proved)
        }
        Err(_) => (None, Known::Undecided),
    };
    let Some(race) = race else {
        return Ok(UNKNOWN.to_owned());
    };
    let doubt = match by {
        Known::Provisional if engine.settings.reports_uncertainty => " uncertain",
        _ => "",
    };
    let (saved, captured) = (race.saved as u8, race.captured as u8);
    let played = vertex(race.played, engine.table.topology());
    Ok(format!("{saved} {captured} {played}{doubt}"))
}

/// What comes of a race for the side that was asked about; where that is not known, what is known of the blocks.
fn by_race(solved: &RaceAnswer, own: &Block, other: &Block) -> (Option<Race>, Known) {
    let start = solved.start(own.color);
    // Of moves that come to the same the one that the best line begins with says most.
    let searched = solved.searched(own.color);
    let best = searched.and_then(|searched| searched.line.first()?.point);
    let best = best.filter(|point| start.moves.contains(point));
    let loses = |ending: Ending| ending.winner() == Some(own.color.opponent());
    let wins = |ending: Ending| ending.winner() == Some(own.color);
    let known = |saved, captured| {
        let is_lost = saved == Code::No;
        let played = best.or_else(|| start.moves.first().copied());
        Some(Race {
            saved,
            captured,
            played: played.filter(|_| !start.may_pass && !is_lost),
        })
    };
    let race = match start.outcome {
        _ if start.by == Known::Undecided => None,
        Outcome::Undecided => None,
        Outcome::Ends(ending) => {
            let code = |is_so: bool| if is_so { Code::Yes } else { Code::No };
            known(code(!loses(ending)), code(wins(ending)))
        }
        Outcome::Ko => {
            let ko = searched.and_then(|searched| searched.ko);
            let codes = ko.and_then(|ko| {
                let code = |is_so: &dyn Fn(Ending) -> bool| ko_code(&ko, own.color, is_so);
                Some((code(&|ending| !loses(ending))?, code(&wins)?))
            });
            codes.and_then(|(saved, captured)| known(saved, captured))
        }
    };
    if race.is_some() {
        return (race, start.by);
    }
    let told = solved.told.as_ref();
    let blocks = told.map_or_else(Vec::new, |pair| {
        Color::ALL.map(|color| pair.told[color]).into()
    });
    let reports = [own, other].map(|block| report(&blocks, block));
    (by_fates(reports, |_| None), Known::Proved)
}

/// How a ko answers whether a race ends so; nothing where that is not known of every way in which it may go.
fn ko_code(ko: &Ko, own: Color, is_so: &dyn Fn(Ending) -> bool) -> Option<Code> {
    let (own_wins, other_wins) = match own {
        Color::Black => (ko.black_wins_kos?, ko.white_wins_kos?),
        Color::White => (ko.white_wins_kos?, ko.black_wins_kos?),
    };
    Some(
        match (is_so(other_wins), is_so(ko.no_threats?), is_so(own_wins)) {
            (true, ..) => Code::Yes,
            (_, true, _) => Code::GoodKo,
            (.., true) => Code::BadKo,
            _ => Code::No,
        },
    )
}

fn report<'a>(reports: &'a [BlockReport], block: &Block) -> Option<&'a BlockReport> {
    reports
        .iter()
        .find(|told| told.block.anchor == block.anchor)
}

/// What comes of two blocks that do not race: their fates one by one, as far as one move does for both.
fn by_fates(
    reports: [Option<&BlockReport>; 2],
    first_move: impl Fn(&Block) -> Option<Point>,
) -> Option<Race> {
    let [own, other] = [reports[0]?, reports[1]?];
    let is_alive = |alone: Alone| alone.is_saved() || alone == Alone::Wins;
    let hangs = |alone: Alone| {
        matches!(
            alone,
            Alone::Unsettled | Alone::Endangered | Alone::Flees(_)
        )
    };
    let race = |saved, captured, played| {
        Some(Race {
            saved,
            captured,
            played,
        })
    };
    match (own.alone, other.alone) {
        (own, Alone::Dead) if is_alive(own) => race(Code::Yes, Code::Yes, None),
        (own, other) if is_alive(own) && is_alive(other) => race(Code::Yes, Code::No, None),
        (Alone::Dead, other) if is_alive(other) => race(Code::No, Code::No, None),
        (alone, alive) if is_alive(alone) && hangs(alive) => {
            race(Code::Yes, Code::Yes, Some(first_move(&other.block)?))
        }
        (Alone::Unsettled, alive) if is_alive(alive) => {
            race(Code::Yes, Code::No, Some(first_move(&own.block)?))
        }
        (Alone::Unsettled, Alone::Dead) => {
            race(Code::Yes, Code::Yes, Some(first_move(&own.block)?))
        }
        _ => None,
    }
}

/// The move with which a side begins in the fight about a block.
fn first_move(found: &NoRace, block: &Block, first: Color) -> Option<Point> {
    let mut fights = found.fights.iter();
    let fight = fights.find(|fight| fight.target.anchor == block.anchor)?;
    fight.starts[first].as_ref()?.moves.first().copied()
}

/// What becomes of a block by an answer about it.
fn fate(told: &RaceTold, block: &Block, accepts_nearby: bool) -> Fate {
    let is_known = |by: Known| by.is_sure() || (accepts_nearby && by == Known::Provisional);
    let (owner, attacker) = (block.color, block.color.opponent());
    let critical = |attack: Option<&Point>, defence: Option<&Point>| match (attack, defence) {
        (Some(&attack), Some(&defence)) => Fate::Critical { attack, defence },
        _ => Fate::Unknown,
    };
    match &told.found {
        Ok(solved) => {
            let pair = solved.told.as_ref();
            let told = pair.map(|pair| &pair.told[owner]);
            let Some(told) = told.filter(|told| told.block.anchor == block.anchor) else {
                return Fate::Unknown;
            };
            let [attack, defence] = [attacker, owner].map(|color| solved.start(color));
            match told.alone {
                Alone::TwoEyes | Alone::Lives | Alone::Wins => Fate::Alive,
                Alone::Dead => Fate::Dead,
                Alone::Unsettled => critical(attack.moves.first(), defence.moves.first()),
                _ if is_known(attack.by) && is_known(defence.by) => by_starts(
                    [&attack, &defence].map(|start| Start::of_outcome(start.outcome, owner)),
                )
                .unwrap_or_else(|| critical(attack.moves.first(), defence.moves.first())),
                _ => Fate::Unknown,
            }
        }
        Err(ProposeError::NoRace(found)) => {
            let mut fights = found.fights.iter();
            let fight = fights.find(|fight| fight.target.anchor == block.anchor);
            let start = |color: Color| {
                let start = fight?.starts[color].as_ref()?;
                is_known(start.by).then_some(start)
            };
            if let (Some(attack), Some(defence)) = (start(attacker), start(owner)) {
                let starts = [attack, defence].map(|start| Start::from(start.result));
                if starts == [Start::Captured, Start::Saved] {
                    return critical(attack.moves.first(), defence.moves.first());
                }
            }
            match report(&found.blocks, block).map(|told| told.alone) {
                Some(Alone::TwoEyes | Alone::Lives | Alone::Wins) => Fate::Alive,
                Some(Alone::Dead) => Fate::Dead,
                _ => Fate::Unknown,
            }
        }
        Err(_) => Fate::Unknown,
    }
}

/// What becomes of a block by what does if it is attacked first, and if it is defended first; nothing where that hangs on it.
const fn by_starts(starts: [Start; 2]) -> Option<Fate> {
    match starts {
        [Start::Captured, Start::Captured] => Some(Fate::Dead),
        [Start::Saved, Start::Saved] => Some(Fate::Alive),
        [Start::Captured, Start::Saved] => None,
        _ => Some(Fate::Unknown),
    }
}

/// By which stone a race is asked about in which a block is: by none where it is marked as one that races.
fn named(engine: &Engine, block: &Block) -> Vec<Point> {
    let marked = engine.table.marked(Mark::Essential);
    let is_marked = !marked.is_disjoint(&block.stones);
    let is_whole = |color| !marked.is_disjoint(&engine.table.position().stones(color));
    match is_marked && Color::ALL.into_iter().all(is_whole) {
        true => Vec::new(),
        false => vec![block.anchor],
    }
}

/// What becomes of a block, in so much time.
fn fate_within(engine: &mut Engine, block: &Block, limit: TimeLimit) -> Result<Fate, Refusal> {
    if benson(&engine.table.guarded(), block.color).contains(block) {
        return Ok(Fate::Alive);
    }
    let told = engine.race_within(&named(engine, block), None, limit, None)?;
    Ok(fate(&told, block, engine.settings.accepts_nearby))
}

/// `dragon_status [VERTEX]`.
pub(super) fn dragon_status(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    if !words.is_empty() {
        let block = words.block(&engine.table)?;
        words.end()?;
        let fate = fate_within(engine, &block, engine.limit())?;
        return Ok(fate_text(engine, fate));
    }
    let blocks = engine.table.position().blocks();
    let topology = Arc::clone(engine.table.topology());
    let mut lines = Vec::new();
    for (block, fate) in fates(engine, &blocks)? {
        let text = fate_text(engine, fate);
        lines.push(format!("{}: {text}", topology.name(block.anchor)));
    }
    Ok(lines.join("\n"))
}

/// What becomes of some blocks, all in the time of one answer.
pub(super) fn fates(engine: &mut Engine, blocks: &[Block]) -> Result<Vec<(Block, Fate)>, Refusal> {
    let mut limit = engine.limit();
    let mut found = Vec::new();
    for (done, block) in blocks.iter().enumerate() {
        let begun = Instant::now();
        if engine.is_stopped() {
            found.push((*block, Fate::Unknown));
            continue;
        }
        let left = u32::try_from(blocks.len() - done).unwrap_or(u32::MAX);
        let share = TimeLimit::granting(Some(limit.time() / left));
        found.push((*block, fate_within(engine, block, share)?));
        limit.take(begun.elapsed());
    }
    Ok(found)
}

fn fate_text(engine: &Engine, fate: Fate) -> String {
    let name = |point| engine.table.topology().name(point);
    match fate {
        Fate::Alive => "alive".to_owned(),
        Fate::Dead => "dead".to_owned(),
        Fate::Unknown => UNKNOWN.to_owned(),
        Fate::Critical { attack, defence } => {
            format!("critical {} {}", name(attack), name(defence))
        }
    }
}

/// `semeai-status VERTEX`: what is known of a block, in a sentence.
pub(super) fn status(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let block = words.block(&engine.table)?;
    words.end()?;
    let told = engine.race(&named(engine, &block), None)?;
    let (topology, phrasing) = (engine.table.topology(), engine.phrasing());
    Ok(match &told.found {
        Ok(solved) => {
            let pair = solved.told.as_ref();
            let pair = pair.filter(|pair| pair.told[block.color].block.anchor == block.anchor);
            let told = pair.map(|pair| &pair.told[block.color]);
            let open = [Alone::Unsettled, Alone::Open];
            match told.filter(|told| !open.contains(&told.alone)) {
                Some(told) => told_sentence(told, topology, phrasing),
                // Who begins, and where, is the answer.
                None => start_sentence(solved, block.color.opponent(), phrasing),
            }
        }
        Err(ProposeError::NoRace(found)) => {
            let is_it = |fight: &Fight| fight.target.anchor == block.anchor;
            let place = found.fights.iter().position(is_it);
            match (place, report(&found.blocks, &block)) {
                (Some(place), _) => fight_sentences(found, place, topology, phrasing),
                (None, Some(told)) => told_sentence(told, topology, phrasing),
                (None, None) => {
                    let error = ProposeError::NoRace(found.clone());
                    propose_error(&error, topology, phrasing)
                }
            }
        }
        Err(error) => propose_error(error, topology, phrasing),
    })
}
