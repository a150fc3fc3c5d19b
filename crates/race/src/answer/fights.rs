//! The fights of a position that nobody has marked: by proofs first, then by the races in which a block could be saved.

use semeai_board::{Block, ByColor, Color, Point};
use semeai_search::Known;

use super::question::RaceQuestion;
use super::search::{ProofFindings, search};
use crate::alone::{Alone, BlockReport};
use crate::danger::is_shut_in;
use crate::ending::Ending;
use crate::fight::{Fight, FightResult, FightStart, Fights, find_fights};
use crate::no_race::{About, NoRace, Pairs};
use crate::propose::proposals_within;
use crate::solve::Outcome;

/// The part of the positions of an answer that goes into looking for fights: one in so many, and not more than so many.
const PART: (u64, u64) = (16, 1_200_000);

/// The part that goes into each race in which a block could be saved, and how many of these are tried: first the larger ones, and where
/// that was not enough more of them with more each.
const RACE: (u64, u64) = (30, 1_000_000);
const RACES: [(usize, u64); 2] = [(5, 1), (9, 4)];

/// How many dead blocks are told of beside fights.
const MOST_DEAD: usize = 4;

/// What was found where nobody has named two blocks that race.
pub(super) enum Found {
    /// Blocks that hang on who moves.
    Fights(Box<NoRace>),
    /// The blocks of these two stones, on which most hangs, race in closed surroundings: they are answered as a race.
    Race([Point; 2]),
    /// No block is known to hang on who moves; these are lost whoever does.
    Dead(Vec<Block>),
}

/// What hangs on who moves, by proofs.
pub(super) fn fights(question: &RaceQuestion) -> Found {
    let RaceQuestion {
        position,
        roles,
        first,
        ..
    } = question;
    let asked = question.points.first();
    let about = asked.and_then(|&point| position.block_at(point));
    let limits = question.limits.clone();
    let (part, most) = PART;
    let positions = (limits.positions() / part).min(most);
    let mut found = find_fights(
        position,
        roles,
        about.as_ref(),
        *first,
        &limits.with_positions(positions),
    );
    if let Some(pair) = race(question, &found) {
        return Found::Race([pair.black.anchor, pair.white.anchor]);
    }
    let Some(main) = found.all.first() else {
        return Found::Dead(found.dead);
    };
    let owner = main.target.color;
    let is_asked = first.is_none_or(|first| first == owner);
    if is_asked && is_open(found.all[0].starts[owner].as_ref()) {
        let saved = by_race(question, &found);
        let by_ko = |start: &FightStart| start.result.is_ko();
        let known = &mut found.all[0].starts[owner];
        // A ko that is proved is worth as much as one that is found in a race.
        if saved
            .as_ref()
            .is_some_and(|saved| !by_ko(saved) || !known.as_ref().is_some_and(by_ko))
        {
            *known = saved;
        }
    }
    if let Some(first) = *first {
        // Whoever asks for the moves of one side wants the largest fight in which one is known.
        found.all.sort_by_key(|fight| fight.starts[first].is_none());
    }
    Found::Fights(Box::new(told(found, *first, about.is_some())))
}

/// Whether a start is not known, or of a block only how many liberties it gets, or that it makes a ko.
fn is_open(start: Option<&FightStart>) -> bool {
    start.is_none_or(|start| {
        start.result.is_ko() || matches!(start.result, FightResult::Liberties(_))
    })
}

/// The race in closed surroundings that the fight is of which most hangs on, if it is one.
fn race(question: &RaceQuestion, found: &Fights) -> Option<ByColor<Block>> {
    let target = found.all.first()?.target;
    let pairs = found.pairs.iter();
    let mut pairs = pairs.filter(|pair| pair[target.color] == target);
    let is_race = |pair: &&ByColor<Block>| {
        is_shut_in(&question.position, &question.roles, pair, &question.limits)
    };
    pairs.find(is_race).copied()
}

/// How the owner of the block that most hangs on saves it by a race against a block beside it, the best that was found.
fn by_race(question: &RaceQuestion, found: &Fights) -> Option<FightStart> {
    let (part, most) = RACE;
    let positions = (question.limits.positions() / part).min(most);
    let mut rounds = RACES.into_iter();
    rounds.find_map(|(count, times)| by_races(question, found, count, times * positions))
}

/// The same by so many races at most, with so many positions for each.
fn by_races(
    question: &RaceQuestion,
    found: &Fights,
    count: usize,
    positions: u64,
) -> Option<FightStart> {
    let target = found.all.first()?.target;
    let owner = target.color;
    let pairs = found.pairs.iter().filter(|pair| pair[owner] == target);
    let mut best: Option<(u32, FightStart)> = None;
    for pair in pairs.take(count) {
        if question.limits.is_stopped() {
            break;
        }
        let asked = RaceQuestion {
            points: vec![target.anchor, pair[owner.opponent()].anchor],
            first: Some(owner),
            limits: question.limits.clone().with_positions(positions),
            ..question.clone()
        };
        let proposals =
            proposals_within(&asked.position, &asked.roles, &asked.points, &asked.limits);
        let Ok(proposals) = proposals else {
            continue;
        };
        let start = start_of(search(&asked, proposals), owner, &pair[owner.opponent()]);
        let Some((worth, start)) = start else {
            continue;
        };
        if best.as_ref().is_none_or(|(known, _)| worth > *known) {
            best = Some((worth, start));
        }
        if worth == BEST {
            break;
        }
    }
    best.map(|(_, start)| start)
}

/// What a win that is proved is worth against other ends of a race.
const BEST: u32 = 7;

/// What the owner of a block reaches in a race, with how much that is worth to him; absent if he loses or nothing was found out.
fn start_of(found: ProofFindings, owner: Color, other: &Block) -> Option<(u32, FightStart)> {
    let start = found.solution.starts[owner].as_ref()?;
    let is_proved = found.holds_beyond[owner] && start.left_open.is_none();
    let (worth, result) = match start.outcome {
        outcome if outcome == Outcome::won_by(owner) => (6, FightResult::Wins(*other)),
        // Who is not captured as far as was read may have got out as well, and that is no seki.
        Outcome::Ends(Ending::Seki) if is_proved => (4, FightResult::Seki),
        Outcome::Ends(Ending::Seki) => (4, FightResult::Lives),
        Outcome::Ends(Ending::BothLive) => (2, FightResult::Lives),
        Outcome::Ko => (0, FightResult::Ko { threats: None }),
        _ => return None,
    };
    let start = FightStart {
        moves: start.moves.clone(),
        result,
        by: match is_proved {
            true => Known::Proved,
            false => Known::Provisional,
        },
        holds_on: found.proposal.relevant,
    };
    let is_named = !start.moves.is_empty();
    is_named.then_some((worth + u32::from(is_proved), start))
}

/// That nothing races, with the blocks that are known to be dead in front.
pub(super) fn with_dead(mut none: NoRace, dead: &[Block]) -> NoRace {
    none.blocks.retain(|told| !dead.contains(&told.block));
    let dead = dead.iter().take(MOST_DEAD);
    none.blocks
        .splice(0..0, dead.map(|&block| report(block, Alone::Dead)));
    none
}

fn report(block: Block, alone: Alone) -> BlockReport {
    BlockReport {
        block,
        called: block.anchor,
        alone,
        races_with: None,
    }
}

/// The fights with what is true of the blocks in them, and of those that are dead.
fn told(found: Fights, first: Option<Color>, is_about_block: bool) -> NoRace {
    let fought = found
        .all
        .iter()
        .map(|fight| report(fight.target, fate(fight)));
    let dead = found.dead.iter().map(|&block| report(block, Alone::Dead));
    let blocks = fought.take(MOST_DEAD).chain(dead.take(MOST_DEAD));
    NoRace {
        about: if is_about_block {
            About::Block
        } else {
            About::Board
        },
        first,
        blocks: blocks.collect(),
        fights: found.all,
        pairs: Pairs::Open,
    }
}

/// What is proved of the block of a fight.
fn fate(fight: &Fight) -> Alone {
    let reached = |color: Color| {
        let start = fight.starts[color].as_ref();
        let proved = start.filter(|start| start.by == Known::Proved);
        proved.map(|start| start.result)
    };
    match (reached(fight.attacker()), reached(fight.target.color)) {
        (Some(FightResult::Captured), Some(FightResult::Lives)) => Alone::Unsettled,
        (Some(FightResult::Captured), _) => Alone::Endangered,
        _ => Alone::Open,
    }
}
