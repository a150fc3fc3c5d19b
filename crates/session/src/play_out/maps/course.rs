//! A game by maps as it is played: moves of a table's game that are made again, or new ones.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, Position};

use super::situation::Situation;
use crate::host::Control;
use crate::play_out::defence::RightMoves;
use crate::play_out::rules::{End, MoveResult, Past, Refusal, Rules};
use crate::play_out::{Course, Person, course, partner, rules};

/// A game by maps that is being played.
pub type PlayOut = Course<Situation>;
/// A move of it.
pub type Turn = course::Turn<Situation>;
/// What the program thinks about in it.
pub type Think = partner::Think<Situation>;
/// A move of the program. Nothing is thought about what comes of it.
pub type Thought = rules::Thought<()>;

impl Rules for Situation {
    type Style = ();
    type Known = ();
    type Memory = ();
    const NAME: &'static str = "play by a map";

    fn position(&self) -> &Position {
        &self.position
    }

    fn mover(&self) -> Color {
        self.mover
    }

    fn with_mover(self, mover: Color) -> Self {
        self.with_side(mover)
    }

    fn played(&self, point: Point) -> Result<MoveResult<Self>, Refusal> {
        self.play(point)
    }

    fn passed(&self) -> Self {
        self.pass()
    }

    /// The stones of each side.
    fn counted(&self) -> ByColor<u32> {
        let count =
            |stones: semeai_board::PointSet| u32::try_from(stones.len()).unwrap_or(u32::MAX);
        self.position.stones_by_color().map(count)
    }

    fn winner_by(&self, _: Option<&()>) -> Option<Color> {
        None
    }

    fn known_at(&self, _: End) -> Option<()> {
        None
    }

    /// Nothing ends by coming again: what may not come again is forbidden by the rules of the game.
    fn repeats(&self, _: &Self) -> bool {
        false
    }

    fn is_of_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.game, &other.game)
    }

    fn think(
        &self,
        before: Option<&Self>,
        past: &[Past<Self>],
        style: Option<()>,
        (): &mut (),
        _: &Control,
    ) -> Thought {
        Thought {
            outcome: (),
            before: before.map(|_| ()),
            choice: style.map(|()| self.picked(past.len()).into()),
            better: None,
            defences: None,
        }
    }

    /// Nothing is known of what comes of a game.
    fn right_moves(&self, (): &mut (), _: &Control) -> Option<RightMoves> {
        None
    }
}

impl Course<Situation> {
    /// A game of a table from its beginning, with all its moves still to be made again; whoever plays another one leaves it.
    pub(crate) fn replay(start: Situation) -> Self {
        let turns = start.replayed().map(|replayed| &replayed.game.turns);
        let moves: Vec<Option<Point>> =
            turns.into_iter().flatten().map(|turn| turn.point).collect();
        Self::begin(start, Person::Both, ()).with_moves_ahead(moves)
    }

    /// Whether what was played so far is the game that is replayed, or a beginning of it.
    pub fn is_in_replay(&self) -> bool {
        let Some(replayed) = self.start().replayed() else {
            return false;
        };
        let again = &replayed.game.turns;
        let mut both = self.turns().iter().zip(again);
        self.turns().len() <= again.len() && both.all(|(turn, again)| turn.point == again.point)
    }

    /// The moment before a move that has been made, by its index.
    pub fn before(&self, index: usize) -> &Situation {
        let before = index.checked_sub(1).and_then(|it| self.turns().get(it));
        before.map_or(self.start(), |turn| &turn.after)
    }

    /// The side to move plays as its player would: by its map, or at random.
    pub(crate) fn play_chosen(&mut self) -> Result<(), Refusal> {
        match self.situation().picked(self.turns().len()) {
            Some(point) => self.play(point),
            None => self.play_elsewhere(),
        }
    }
}
