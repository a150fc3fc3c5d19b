//! A fight about one group as it is played: whether it is captured, and what gave that away.
//!
//! What comes of a moment is asked of the same engine that answers a position ([`answer_race`]), about this group and the side to
//! move; nothing is read here.

#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use semeai_board::{Block, ByColor, Color, IllegalMove, Point, PointSet, Position, Roles};
use semeai_race::answer::{RaceQuestion, answer_race};
use semeai_race::fight::moves_at;
use semeai_race::propose::ProposeError;
use semeai_race::solve::SolveLimits;
use semeai_race::{Fate, NoRace};
use semeai_search::Known;

use super::course::{self, Course};
use super::defence::RightMoves;
use super::partner;
use super::rules::{self, End, MoveResult, Past, PlayChoice, Refusal, Rules};
use crate::host::Control;

/// How many positions one thought may look at, and how long it may take.
const POSITIONS: u64 = 30_000_000;
const TIME: Duration = Duration::from_millis(1_500);

/// A fight that is being played out.
pub type PlayOut = Course<Situation>;

/// A move of it that has been made.
pub type Turn = course::Turn<Situation>;

/// Asks whether the group is captured, and for the program's move if it is its turn.
pub type Think = partner::Think<Situation>;

/// What has been thought about it.
pub type Thought = rules::Thought<Standing>;

/// The group that is fought about; the same from the beginning to the end.
#[derive(Debug)]
struct Fought {
    /// A stone of it.
    stone: Point,
    owner: Color,
    roles: Roles,
}

/// A fight at some moment of its play, with whose turn it is.
#[derive(Clone, Debug)]
pub struct Situation {
    fought: Arc<Fought>,
    /// The whole board as it stands.
    pub position: Position,
    /// The side whose turn it is.
    pub mover: Color,
}

impl PartialEq for Situation {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position && self.mover == other.mover
    }
}

/// What is known of the group at a moment, with best play of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What becomes of it.
    pub fate: Fate,
    /// How that is known.
    pub by: Known,
    /// The move of the side to move that leads there and was found first.
    pub first: Option<Point>,
    /// All moves of that side of which it is known.
    right: PointSet,
}

impl Standing {
    const UNKNOWN: Self = Self {
        fate: Fate::Unknown,
        by: Known::Undecided,
        first: None,
        right: PointSet::EMPTY,
    };

    /// What is proved.
    const fn of(fate: Fate) -> Self {
        Self {
            fate,
            by: match fate {
                Fate::Unknown => Known::Undecided,
                _ => Known::Proved,
            },
            ..Self::UNKNOWN
        }
    }

    fn with_moves(fate: Fate, by: Known, moves: &[Point]) -> Self {
        Self {
            fate,
            by,
            first: moves.first().copied(),
            right: moves.iter().copied().collect(),
        }
    }
}

/// How good a fate is for the owner of the group: the more the better; absent if it is not known.
const fn worth(fate: Fate) -> Option<u8> {
    match fate {
        Fate::Unknown => None,
        Fate::Captured => Some(0),
        Fate::Ko => Some(1),
        Fate::Saved | Fate::Alive => Some(2),
    }
}

/// Whether one fate is worse than another for the owner of the group, or for the opponent; not where one is not known.
fn is_worse(now: Fate, then: Fate, is_owners: bool) -> bool {
    let known = worth(now).zip(worth(then));
    known.is_some_and(|(now, then)| if is_owners { now < then } else { now > then })
}

/// What a move of the owner of a group, or of the opponent, leaves as it was: none makes anything better for the other side. Absent where
/// it may have changed.
const fn kept(fate: Fate, is_owners: bool) -> Option<Fate> {
    match fate {
        Fate::Captured if is_owners => Some(Fate::Captured),
        Fate::Saved | Fate::Alive if !is_owners => Some(Fate::Saved),
        _ => None,
    }
}

/// A move that gave something away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The number of the move, from 1.
    pub number: usize,
    /// Whose move it was.
    pub color: Color,
    /// The point it was played on; absent if elsewhere.
    pub played: Option<Point>,
    /// What would have become of the group.
    pub before: Fate,
    /// What becomes of it after the move.
    pub after: Fate,
    /// How both are known: as well as the one of which less is.
    pub by: Known,
    /// What should have been played instead, if that was found out.
    pub better: Option<PlayChoice>,
    /// What the program has answered, if it has.
    pub answer: Option<PlayChoice>,
}

/// The fight about the group of a stone, this side to move first; absent if there is no stone.
pub(crate) fn beginning(
    position: Position,
    roles: &Roles,
    stone: Point,
    mover: Color,
) -> Option<Situation> {
    let owner = position.block_at(stone)?.color;
    let fought = Fought {
        stone,
        owner,
        roles: *roles,
    };
    Some(Situation {
        fought: Arc::new(fought),
        position,
        mover,
    })
}

impl Situation {
    /// A stone of the group that is fought about, as it stood at the beginning.
    pub fn stone(&self) -> Point {
        self.fought.stone
    }

    /// The side whose group it is.
    pub fn owner(&self) -> Color {
        self.fought.owner
    }

    /// The group as it stands; absent once it is captured.
    pub fn block(&self) -> Option<Block> {
        let block = self.position.block_at(self.fought.stone);
        block.filter(|block| block.color == self.fought.owner)
    }

    fn standing(&self, control: &Control) -> Standing {
        let Some(block) = self.block() else {
            return Standing::of(Fate::Captured);
        };
        let limits = SolveLimits::default()
            .with_positions(POSITIONS)
            .with_deadline(control.deadline(TIME))
            .with_stop(Some(control.stop_flag()));
        let question = RaceQuestion {
            points: vec![self.fought.stone],
            first: Some(self.mover),
            limits,
            ..RaceQuestion::new(self.position.clone(), self.fought.roles)
        };
        match answer_race(&question) {
            Ok(solved) => {
                let start = solved.start(self.mover);
                let fate = match start.by {
                    Known::Undecided => Fate::Unknown,
                    _ => Fate::of_outcome(start.outcome, self.owner()),
                };
                Standing::with_moves(fate, start.by, &start.moves)
            }
            Err(ProposeError::NoRace(found)) => self.told(&found, &block),
            Err(_) => Standing::UNKNOWN,
        }
    }

    /// What is told of the group where nothing races: by its fight, or by itself.
    fn told(&self, found: &NoRace, block: &Block) -> Standing {
        let mut fights = found.fights.iter();
        let fight = fights.find(|fight| fight.target.stones == block.stones);
        let is_owners = self.mover == self.owner();
        if let Some(start) = fight.and_then(|fight| fight.starts[self.mover].as_ref()) {
            return Standing::with_moves(start.result.into(), start.by, &start.moves);
        }
        let mut all = found.blocks.iter();
        let told = all.find(|told| told.block.stones == block.stones);
        let fate = told.map(|told| Fate::of_block(told.alone, is_owners));
        Standing::of(fate.unwrap_or(Fate::Unknown))
    }

    /// Whether a fate is decided though the side that it is bad for is to move.
    pub fn is_decided(&self, fate: Fate) -> bool {
        match fate {
            Fate::Unknown | Fate::Ko => false,
            Fate::Captured => self.mover == self.owner(),
            Fate::Saved => self.mover == self.attacker(),
            Fate::Alive => true,
        }
    }

    fn attacker(&self) -> Color {
        self.owner().opponent()
    }

    /// What the program plays: what leads to the best, else what keeps most liberties for the group or takes most from it.
    fn choice(&self, standing: Standing) -> PlayChoice {
        if standing.first.is_some() {
            return standing.first.into();
        }
        let Some(block) = self.block() else {
            return PlayChoice::Elsewhere;
        };
        let is_owners = self.mover == self.owner();
        // Nobody saves what is saved already.
        if is_owners && matches!(standing.fate, Fate::Saved | Fate::Alive) {
            return PlayChoice::Elsewhere;
        }
        let liberties = |position: &Position| {
            let block = position.block_at(self.fought.stone);
            let block = block.filter(|block| block.color == self.owner());
            block.map_or(0, |block| block.liberties.len())
        };
        let points = moves_at(&self.position, &block);
        let played = points.iter().filter_map(|point| {
            let after = self.position.play(self.mover, point).ok()?.position;
            // A stone that is taken at once saves nothing and takes nothing.
            let stands = after.block_at(point)?.liberties.len() > 1;
            let left = i32::try_from(liberties(&after)).unwrap_or(i32::MAX);
            let (gain, is_sound) = match is_owners {
                true => (left, left > 1),
                false => (-left, stands || left == 0),
            };
            Some(((is_sound, gain), point))
        });
        let best = played.max_by_key(|&(worth, point)| (worth, std::cmp::Reverse(point)));
        best.map(|(_, point)| point).into()
    }
}

impl Rules for Situation {
    type Style = ();
    type Known = Standing;
    type Memory = ();
    const NAME: &'static str = "play a fight";

    fn position(&self) -> &Position {
        &self.position
    }

    fn mover(&self) -> Color {
        self.mover
    }

    fn with_mover(mut self, mover: Color) -> Self {
        self.mover = mover;
        self
    }

    fn played(&self, point: Point) -> Result<MoveResult<Self>, Refusal> {
        let played = self.position.play(self.mover, point);
        let played = played.map_err(|why: IllegalMove| Refusal::Illegal(why))?;
        Ok(MoveResult {
            situation: Self {
                fought: Arc::clone(&self.fought),
                position: played.position,
                mover: self.mover.opponent(),
            },
            captured: played.captured,
            is_after_threat: false,
        })
    }

    fn passed(&self) -> Self {
        Self {
            fought: Arc::clone(&self.fought),
            position: self.position.without_ko(),
            mover: self.mover.opponent(),
        }
    }

    /// The liberties of the group, for its owner.
    fn counted(&self) -> ByColor<u32> {
        let liberties = self.block().map_or(0, |block| block.liberties.len());
        let mut counted = ByColor::default();
        counted[self.owner()] = u32::try_from(liberties).unwrap_or(u32::MAX);
        counted
    }

    fn winner_by(&self, known: Option<&Standing>) -> Option<Color> {
        if self.block().is_none() {
            return Some(self.attacker());
        }
        known
            .filter(|known| known.fate == Fate::Alive)
            .map(|_| self.owner())
    }

    fn known_at(&self, end: End) -> Option<Standing> {
        match end {
            End::Captured(winner) if winner == self.owner() => Some(Standing::of(Fate::Alive)),
            End::Captured(_) => Some(Standing::of(Fate::Captured)),
            End::BothElsewhere | End::Repeats => None,
        }
    }

    fn is_of_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.fought, &other.fought)
    }

    fn think(
        &self,
        before: Option<&Self>,
        past: &[Past<Self>],
        style: Option<()>,
        (): &mut (),
        control: &Control,
    ) -> Thought {
        let before = before.map(|before| before.standing(control));
        let last = past.last();
        let known = last.and_then(|last| before.or(last.known));
        let mut outcome = self.standing(control);
        // A move of which it is known where it leads has led there, whatever was found out of what follows.
        if let Some((known, played)) = known.zip(last.and_then(|last| last.point))
            && outcome.fate == Fate::Unknown
            && known.right.contains(played)
        {
            (outcome.fate, outcome.by) = (known.fate, known.by);
        }
        if let Some((known, last)) = known.zip(last)
            && outcome.fate == Fate::Unknown
            && let Some(kept) = kept(known.fate, last.situation.mover == self.owner())
        {
            (outcome.fate, outcome.by) = (kept, known.by);
        }
        // The first move of what was known before is what should have been played.
        let better = known.zip(last).and_then(|(known, last)| {
            let is_owners = last.situation.mover == self.owner();
            let is_worse = is_worse(outcome.fate, known.fate, is_owners);
            known.first.filter(|_| is_worse).map(PlayChoice::At)
        });
        let is_open = self.winner_by(Some(&outcome)).is_none();
        Thought {
            outcome,
            before,
            choice: style.filter(|()| is_open).map(|()| self.choice(outcome)),
            better,
            defences: None,
        }
    }

    /// Not every move of a fight is tried, so which of them are right is never known of all.
    fn right_moves(&self, (): &mut (), _: &Control) -> Option<RightMoves> {
        None
    }

    fn gave_away(
        &self,
        color: Color,
        _: Option<Point>,
        before: &Standing,
        after: Option<&Standing>,
    ) -> Option<bool> {
        let (before, after) = (before.fate, after?.fate);
        let is_known = before != Fate::Unknown && after != Fate::Unknown;
        is_known.then(|| is_worse(after, before, color == self.owner()))
    }
}

impl Course<Situation> {
    /// Whether a move gave something away, by its index.
    pub fn slip(&self, index: usize) -> Option<Slip> {
        let (color, before, after) = self.around(index)?;
        let is_owners = color == self.start().owner();
        let is_worse = is_worse(after.fate, before.fate, is_owners);
        is_worse.then(|| Slip {
            number: index + 1,
            color,
            played: self.turns()[index].point,
            before: before.fate,
            after: after.fate,
            by: before.by.max(after.by),
            better: self.turns()[index].better,
            answer: self.answer_to(index),
        })
    }

    /// What the last move, or the one before the program's answer, gave away.
    pub fn last_slip(&self) -> Option<Slip> {
        self.last_of(Self::slip)
    }
}
