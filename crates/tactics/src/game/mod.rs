//! One game between two players, from the empty board to its end.

mod history;

use std::sync::Arc;

use semeai_board::{ByColor, Color, Topology};
use semeai_search::Mask;

use self::history::History;
use crate::area::margin;
use crate::map::MissingPoints;
use crate::model::{Model, Neighborhoods};
use crate::player::{Choice, Chooser, Player};
use crate::program::counts::Counts;
use crate::rules::{KoBan, Passing, Rules};
use semeai_search::Random;

/// What is left of a game when it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GameResult {
    /// Black's points minus White's.
    pub(crate) margin: i32,
    /// Moves and passes.
    pub(crate) plies: u32,
    /// Whether the cap ended it.
    pub(crate) is_capped: bool,
    /// The turns of each side, passes among them.
    pub(crate) turns: ByColor<u32>,
    /// How many of them had no point of the map that could be played.
    pub(crate) fallbacks: ByColor<u32>,
}

/// One turn of a game, as it is about to be taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn<'a, const W: usize> {
    /// Before the turn.
    pub(crate) model: &'a Model<W>,
    pub(crate) color: Color,
    /// The points that are chosen from.
    pub(crate) choice: Choice<W>,
    /// Absent for a pass.
    pub(crate) point: Option<u16>,
}

/// A table at which game after game is played by the same players and rules.
#[derive(Debug)]
pub(crate) struct Table<const W: usize> {
    rules: Rules,
    cap: u32,
    choosers: ByColor<Chooser<W>>,
    model: Model<W>,
    counts: Counts<W>,
    history: History<W>,
}

impl<const W: usize> Table<W> {
    /// A table with an empty board.
    ///
    /// # Errors
    ///
    /// If the board lacks a point that a map names.
    pub(crate) fn new(
        topology: &Topology,
        players: ByColor<&Player>,
        rules: Rules,
    ) -> Result<Self, MissingPoints> {
        let board = Arc::new(Neighborhoods::new(topology));
        let ready = |color: Color| Chooser::new(players[color], color, topology, &board);
        let choosers = ByColor {
            black: ready(Color::Black)?,
            white: ready(Color::White)?,
        };
        let counted = [choosers.black.counted(), choosers.white.counted()].concat();
        Ok(Self {
            rules,
            cap: rules.cap_on(board.len()),
            counts: Counts::new(&board, &counted),
            model: Model::new(board),
            choosers,
            history: History::default(),
        })
    }

    /// Plays a game; every turn is told before it is taken.
    pub(crate) fn play(
        &mut self,
        random: &mut Random,
        mut told: impl FnMut(&Turn<'_, W>),
    ) -> GameResult {
        self.clear();
        let mut state = Progress::default();
        let mut color = Color::Black;
        while state.passes < self.rules.passes_to_end() && state.plies < self.cap {
            let playable = self.playable(color, state.ban);
            let choice = self.choosers[color].choice(&self.model, &self.counts, playable);
            let point = self.chosen(choice.points, random);
            told(&Turn {
                model: &self.model,
                color,
                choice,
                point,
            });
            match point {
                Some(point) => self.place(color, point, &mut state),
                None => state.pass(),
            }
            state.fallbacks[color] += u32::from(choice.is_fallback);
            state.plies += 1;
            color = color.opponent();
        }
        self.result(&state)
    }

    fn clear(&mut self) {
        self.model.clear();
        self.counts.clear();
        if self.rules.ko == KoBan::Superko {
            self.history.begin(self.model.stones());
        }
    }

    /// Where a side may play.
    #[inline]
    fn playable(&self, color: Color, ban: Mask<W>) -> Mask<W> {
        let mut playable = self.model.legal(color).without(ban);
        if !self.rules.own_eyes {
            playable = playable.without(self.model.eyes(color));
        }
        if self.rules.ko == KoBan::Superko {
            playable = self.history.new_ones(&self.model, color, playable);
        }
        playable
    }

    /// One of the points, or a pass.
    #[inline]
    fn chosen(&self, points: Mask<W>, random: &mut Random) -> Option<u16> {
        let count = points.len();
        match self.rules.pass {
            Passing::Last if count == 0 => None,
            Passing::Last => points.nth(random.below(count)),
            // The last number is the pass.
            Passing::Any => points.nth(random.below(count + 1)),
        }
    }

    #[inline]
    fn place(&mut self, color: Color, point: u16, state: &mut Progress<W>) {
        let played = self.model.play(color, point);
        self.counts.follow(&self.model, color, point, &played);
        state.passes = 0;
        state.ban = Mask::EMPTY;
        if self.rules.ko == KoBan::Simple {
            state.ban = played.ko;
        }
        if !played.captured.is_empty() {
            state.taken[color] += played.captured.len();
        }
        if self.rules.ko == KoBan::Superko {
            self.history.add(self.model.stones());
        }
    }

    fn result(&self, state: &Progress<W>) -> GameResult {
        let (board, stones) = (self.model.board(), self.model.stones());
        GameResult {
            margin: margin(board, stones, state.taken, self.rules.score),
            plies: state.plies,
            is_capped: state.passes < self.rules.passes_to_end(),
            // Black begins, and both take turns.
            turns: ByColor {
                black: state.plies.div_ceil(2),
                white: state.plies / 2,
            },
            fallbacks: state.fallbacks,
        }
    }
}

/// How far a game has come, beside its stones.
#[derive(Clone, Copy, Debug, Default)]
struct Progress<const W: usize> {
    plies: u32,
    /// One after the other, up to now.
    passes: u32,
    /// Where the side to move may not take a ko back.
    ban: Mask<W>,
    fallbacks: ByColor<u32>,
    /// The stones that each side took.
    taken: ByColor<u32>,
}

impl<const W: usize> Progress<W> {
    fn pass(&mut self) {
        self.passes += 1;
        self.ban = Mask::EMPTY;
    }
}
