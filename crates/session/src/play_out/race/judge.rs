//! What the program plays in a play-out, and who is ahead.

use semeai_board::{ByColor, Color, Point};
use semeai_race::Ending;
use semeai_race::solve::{Outcome, Prover, RacePosition, Step};
use semeai_search::KoRule;

use super::situation::Situation;
use super::style::PlayStyle;
use crate::play_out::defence::RightMoves;
use crate::play_out::rules::{self, PlayChoice};

/// Says who captures from a situation on, and by which moves.
pub trait Judge {
    /// Who wins, each side having so many ko threats.
    fn outcome(&mut self, now: &RacePosition, threats: ByColor<u8>) -> Outcome;

    /// A best line from here: the winner is fast, the loser holds out.
    fn line(&mut self, now: &RacePosition, threats: ByColor<u8>) -> Vec<Step>;
}

impl Judge for Prover {
    fn outcome(&mut self, now: &RacePosition, threats: ByColor<u8>) -> Outcome {
        self.outcome_at(now, KoRule::Threats(threats))
    }

    fn line(&mut self, now: &RacePosition, threats: ByColor<u8>) -> Vec<Step> {
        self.line_at(now, KoRule::Threats(threats))
    }
}

/// What has been thought about a race.
pub type Thought = rules::Thought<Outcome>;

/// With more moves than this the replies to all of them are not compared.
const MOST_COMPARED: usize = 9;

/// How good an outcome is for a side: 2 if it wins, 1 if nobody does, 0 if it loses; absent if not known.
pub(super) fn worth(outcome: Outcome, color: Color) -> Option<u8> {
    match outcome {
        Outcome::Ends(Ending::Seki | Ending::BothLive) => Some(1),
        Outcome::Ends(Ending::Black) => Some(if color == Color::Black { 2 } else { 0 }),
        Outcome::Ends(Ending::White) => Some(if color == Color::White { 2 } else { 0 }),
        Outcome::Ko | Outcome::Undecided => None,
    }
}

/// Judges a situation, and chooses a move of this style if one is wanted.
pub fn think(judge: &mut impl Judge, situation: &Situation, style: Option<PlayStyle>) -> Thought {
    let outcome = judged(judge, situation);
    Thought {
        outcome,
        before: None,
        better: None,
        defences: None,
        choice: style.map(|style| choose(judge, situation, outcome, style).into()),
    }
}

/// What should have been played in a situation that came to this, if it has come to something worse for who was to move.
pub(super) fn better(
    judge: &mut impl Judge,
    then: &Situation,
    before: Outcome,
    after: Outcome,
) -> Option<PlayChoice> {
    let own_worth = worth(before, then.mover)?;
    let is_worse = worth(after, then.mover)? < own_worth;
    is_worse.then(|| best(judge, then, Some(own_worth)).into())
}

/// Who captures in a situation.
pub(super) fn judged(judge: &mut impl Judge, situation: &Situation) -> Outcome {
    match situation.winner() {
        Some(winner) => Outcome::won_by(winner),
        None => judge.outcome(&situation.moment(), situation.threats),
    }
}

/// A point, or elsewhere if absent.
fn choose(
    judge: &mut impl Judge,
    situation: &Situation,
    outcome: Outcome,
    style: PlayStyle,
) -> Option<Point> {
    let own_worth = worth(outcome, situation.mover);
    match style {
        PlayStyle::InsideFirst => inside(situation).or_else(|| best(judge, situation, own_worth)),
        PlayStyle::Best if own_worth == Some(0) => {
            hardest(judge, situation).or_else(|| best(judge, situation, own_worth))
        }
        PlayStyle::Best | PlayStyle::Longest => best(judge, situation, own_worth),
    }
}

/// The first move of the best line; without a line one that keeps the outcome, or else the obvious one.
fn best(judge: &mut impl Judge, situation: &Situation, own_worth: Option<u8>) -> Option<Point> {
    let Some(own_worth) = own_worth else {
        return obvious(situation);
    };
    let line = judge.line(&situation.moment(), situation.threats);
    match line.first() {
        Some(step) if step.color == situation.mover => step.point,
        _ => keeping(judge, situation, own_worth),
    }
}

/// A move after which the outcome is as good; elsewhere if that keeps it too and nobody is captured.
fn keeping(judge: &mut impl Judge, situation: &Situation, own_worth: u8) -> Option<Point> {
    let mut keeps = |next: &Situation| {
        let outcome = judged(judge, next);
        worth(outcome, situation.mover) == Some(own_worth)
    };
    if own_worth == 1 && keeps(&situation.elsewhere()) {
        return None;
    }
    let moves = situation.moves();
    let kept = moves.into_iter().find(|&point| {
        situation
            .play(point)
            .is_ok_and(|played| keeps(&played.situation))
    });
    kept.or_else(|| obvious(situation))
}

/// In a lost race, the move that leaves the opponent the fewest right answers; of equal ones that of the line that
/// lasts longest. Absent if the moves are too many to compare.
fn hardest(judge: &mut impl Judge, situation: &Situation) -> Option<Point> {
    let moves = situation.moves();
    if moves.is_empty() || moves.len() > MOST_COMPARED {
        return None;
    }
    let longest = best(judge, situation, Some(0));
    let mut answers: Vec<(usize, bool, Point)> = moves
        .into_iter()
        .filter_map(|point| {
            let played = situation.play(point).ok()?;
            let right = right_moves(judge, &played.situation)?;
            Some((right.count(), longest != Some(point), point))
        })
        .collect();
    answers.sort_unstable();
    answers.first().map(|&(_, _, point)| point)
}

/// The moves that keep what comes of a situation; nothing if that, or what comes of playing elsewhere, is not known.
pub(super) fn right_moves(judge: &mut impl Judge, situation: &Situation) -> Option<RightMoves> {
    let mover = situation.mover;
    let now = worth(judged(judge, situation), mover)?;
    let moves = situation.moves();
    if now == 0 {
        // Whatever is played loses.
        return Some(RightMoves {
            points: moves.into_iter().collect(),
            is_elsewhere: true,
            ..RightMoves::default()
        });
    }
    let mut keeps = |next: &Situation| Some(worth(judged(judge, next), mover)? == now);
    let is_elsewhere = keeps(&situation.elsewhere())?;
    let judged = moves.into_iter().filter_map(|point| {
        let played = situation.play(point).ok()?;
        Some((point, keeps(&played.situation)))
    });
    Some(RightMoves::of(judged, is_elsewhere))
}

/// The common mistake: shared liberties are filled before those outside, as long as that is no plain self-atari. A
/// capture that ends the race is not missed. Absent if there is nothing of that kind to play.
fn inside(situation: &Situation) -> Option<Point> {
    let [own, other] = [situation.mover, situation.mover.opponent()];
    let targets = situation.liberties(other);
    let capture = targets.iter().find(|&point| is_winning(situation, point));
    let shared = targets.intersection(&situation.liberties(own));
    capture
        .or_else(|| shared.iter().find(|&point| is_calm(situation, point)))
        .or_else(|| targets.iter().find(|&point| is_calm(situation, point)))
}

/// What a player does who cannot read the race out: captures, fills from outside, then inside; else elsewhere.
fn obvious(situation: &Situation) -> Option<Point> {
    let [own, other] = [situation.mover, situation.mover.opponent()];
    let targets = situation.liberties(other);
    let outside = targets.difference(&situation.liberties(own));
    let is_legal = |&point: &Point| situation.play(point).is_ok();
    targets
        .iter()
        .find(|&point| is_winning(situation, point))
        .or_else(|| outside.iter().find(|&point| is_calm(situation, point)))
        .or_else(|| targets.iter().find(|&point| is_calm(situation, point)))
        .or_else(|| targets.iter().find(is_legal))
}

fn is_winning(situation: &Situation, point: Point) -> bool {
    let played = situation.play(point);
    played.is_ok_and(|played| played.situation.winner() == Some(situation.mover))
}

/// Whether a move can be played and leaves its side's essential block more than one liberty.
fn is_calm(situation: &Situation, point: Point) -> bool {
    let played = situation.play(point);
    played.is_ok_and(|played| played.situation.liberties(situation.mover).len() > 1)
}
