//! A proposed race as data.

use semeai_board::{Assumption, Block, ByColor, Color, Point, PointSet, Position};

use crate::fight::Fight;
use crate::no_race::{About, NoRace, Pairs};
use crate::solve::{Race, Several};

/// A race as the program sees it, for the person to confirm or change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The essential stones of each side.
    pub essential: ByColor<PointSet>,
    /// With which of several essential blocks a side has lost. What is proposed says all; who means the first changes it.
    pub several: Several,
    /// What is taken as safe, block by block by anchor, with the reason. Only blocks that border the race.
    pub assumed_safe: Vec<Assumption>,
    /// The points where moves matter: empty points and stones that may be captured.
    pub relevant: PointSet,
    /// The empty points next to them that are left out: nobody plays there, and they are nobody's liberties. None if the
    /// race is closed.
    pub left_out: PointSet,
}

/// Why no race is proposed, with what is known of the blocks in question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProposeError {
    /// No stone stands on this point.
    NoStone(Point),
    /// Both points are stones of one colour.
    OneColor(Point, Point),
    /// Nothing races, as far as was asked.
    NoRace(Box<NoRace>),
    /// It was to be given up before a race was found.
    Stopped,
}

impl ProposeError {
    /// Nothing races where no block stands in question.
    #[must_use]
    pub fn nothing() -> Self {
        Self::NoRace(Box::new(NoRace {
            about: About::Board,
            first: None,
            fights: Vec::new(),
            blocks: Vec::new(),
            pairs: Pairs::Proved,
        }))
    }

    /// The fights that were found where nothing races, the one first that most hangs on.
    #[must_use]
    pub fn fights(&self) -> &[Fight] {
        match self {
            Self::NoRace(found) => &found.fights,
            _ => &[],
        }
    }
}

impl Proposal {
    /// Whether nothing is left out and nothing is taken for granted but what the person said and blocks with two eyes: then an
    /// answer holds without reservation.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        let is_certain = |safe: &Assumption| safe.reason.is_certain();
        self.left_out.is_empty() && self.assumed_safe.iter().all(is_certain)
    }

    /// The first essential block of each side, by anchor point; absent if a side has none.
    #[must_use]
    pub fn first_blocks(&self, position: &Position) -> Option<ByColor<Block>> {
        let first = |color: Color| position.block_at(self.essential[color].first()?);
        Some(ByColor {
            black: first(Color::Black)?,
            white: first(Color::White)?,
        })
    }

    /// The race on the board: everything assumed safe is protected.
    ///
    /// # Panics
    ///
    /// Never: the stones are those of a legal position.
    pub fn race(&self, position: &Position) -> Race {
        let safe = self.assumed_safe.iter();
        let protected = safe.fold(position.protected(), |all, safe| {
            all.union(&safe.block.stones)
        });
        let position = if self.left_out.is_empty() {
            position.protecting(protected)
        } else {
            let racing = self.essential.black.union(&self.essential.white);
            let others = position
                .occupied()
                .difference(&racing.union(&self.relevant));
            let protected = protected.union(&others);
            position.protecting(protected).confined_to(&self.relevant)
        };
        Race {
            position,
            essential: self.essential,
            several: self.several,
            relevant: self.relevant,
        }
    }
}
