//! An endgame being played: the score after every move, and what each move lost.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, Position};
use semeai_endgame::RegionCache;
use semeai_endgame::position_report::Between;

use super::count::Count;
use super::moment_report::MomentReport;
use super::situation::{CountRules, Situation};
use super::style::{Before, Style};
use crate::host::Control;
use crate::play_out::course::{self, Course};
use crate::play_out::defence::RightMoves;
use crate::play_out::partner;
use crate::play_out::person::Person;
use crate::play_out::rules::{self, End, MoveResult, Past, PlayChoice, Refusal, Rules};

/// An endgame that is being played out.
pub type PlayOut = Course<Situation>;

/// A move of an endgame that has been made.
pub type Turn = course::Turn<Situation>;

/// Asks for the score of an endgame, and for the program's move if it is its turn.
pub type Think = partner::Think<Situation>;

/// What has been thought about an endgame.
pub type Thought = rules::Thought<MomentReport>;

/// A move by which its side lost points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The number of the move, from 1.
    pub number: usize,
    /// Whose move it was.
    pub color: Color,
    /// The point it was played on; absent for a pass.
    pub point: Option<Point>,
    /// The points that it lost: between two numbers where a ko matters, of which the lower is not 0.
    pub loss: Between,
    /// What came first: a point or a pass; absent if that is not known.
    pub better: Option<Option<Point>>,
    /// What the program has answered, if it has.
    pub answer: Option<PlayChoice>,
}

impl Rules for Situation {
    type Style = Style;
    type Known = MomentReport;
    type Memory = RegionCache;
    const NAME: &'static str = "play an endgame";

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
        self.play(point)
    }

    fn passed(&self) -> Self {
        self.pass()
    }

    fn counted(&self) -> ByColor<u32> {
        self.prisoners()
    }

    fn winner_by(&self, _: Option<&MomentReport>) -> Option<Color> {
        None
    }

    fn known_at(&self, _: End) -> Option<MomentReport> {
        None
    }

    /// Stones that are taken on the way round do not make it another moment.
    fn repeats(&self, earlier: &Self) -> bool {
        (self.mover == earlier.mover) && self.position == earlier.position
    }

    fn is_of_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(self.shared(), other.shared())
    }

    fn think(
        &self,
        before: Option<&Self>,
        past: &[Past<Self>],
        style: Option<Style>,
        kept: &mut RegionCache,
        control: &Control,
    ) -> Thought {
        let before = before.map(|before| MomentReport::of(&before.endgame(), kept, control));
        let outcome = MomentReport::of(&self.endgame(), kept, control);
        let past = Before::of(past, before.as_ref());
        Thought {
            choice: style.map(|style| style.choose(self, &outcome, &past).into()),
            before,
            outcome,
            // The report of the moment before tells that.
            better: None,
            defences: None,
        }
    }

    fn right_moves(&self, kept: &mut RegionCache, control: &Control) -> Option<RightMoves> {
        let known = MomentReport::of(&self.endgame(), kept, control);
        let is_elsewhere = is_lossless(known.loss(self.mover, None)?)?;
        let losses = &known.report().starts[self.mover].as_ref()?.losses;
        let judged = losses
            .iter()
            .map(|it| (it.point, it.loss.and_then(is_lossless)));
        Some(RightMoves::of(judged, is_elsewhere))
    }

    fn gave_away(
        &self,
        color: Color,
        point: Option<Point>,
        before: &MomentReport,
        _: Option<&MomentReport>,
    ) -> Option<bool> {
        let loss = before.loss(color, point)?;
        loss.one().map(|loss| loss > 0)
    }
}

/// Whether nothing is lost; absent where a ko leaves that open.
const fn is_lossless(loss: Between) -> Option<bool> {
    match loss {
        Between { high: 0, .. } => Some(true),
        Between { low: 1.., .. } => Some(false),
        _ => None,
    }
}

impl Course<Situation> {
    /// An endgame of which nothing has been played yet.
    pub fn new(start: Situation, person: Person, style: Style) -> Self {
        Self::begin(start, person, style)
    }

    /// The same moves counted in another way: nothing is known of them any more.
    pub fn count_by(&mut self, counted: CountRules) {
        let counted = Arc::new(counted);
        self.change_all(|situation| situation.count_by(&counted));
    }

    /// The score with best play after so many moves, Black's points minus White's without komi; absent as long as it is not
    /// known.
    pub fn score_after(&self, moves: usize) -> Option<Between> {
        let mover = match moves.checked_sub(1) {
            None => self.start().mover,
            Some(last) => self.turns().get(last)?.after.mover,
        };
        self.known_after(moves)?.score(mover)
    }

    /// What a move lost, by its index; absent as long as it is not known.
    pub fn loss(&self, index: usize) -> Option<Between> {
        let turn = self.turns().get(index)?;
        self.known_after(index)?.loss(turn.color, turn.point)
    }

    /// Whether a move lost points, by its index.
    pub fn slip(&self, index: usize) -> Option<Slip> {
        let turn = self.turns().get(index)?;
        let loss = self.loss(index).filter(|loss| loss.low > 0)?;
        Some(Slip {
            number: index + 1,
            color: turn.color,
            point: turn.point,
            loss,
            better: self.known_after(index)?.best(turn.color),
            answer: self.answer_to(index),
        })
    }

    /// What the last move, or the one before the program's answer, lost.
    pub fn last_slip(&self) -> Option<Slip> {
        self.last_of(Self::slip)
    }

    /// Every move that lost points so far.
    pub fn slips(&self) -> Vec<Slip> {
        let moves = 0..self.turns().len();
        moves.filter_map(|index| self.slip(index)).collect()
    }

    /// The points that each side has lost so far; absent as long as the loss of one of its moves is not known.
    pub fn lost(&self) -> ByColor<Option<Between>> {
        ByColor::new_with(|color| {
            let turns = self.turns().iter().enumerate();
            let own = turns.filter(|(_, turn)| turn.color == color);
            own.map(|(index, _)| self.loss(index))
                .try_fold(Between::exact(0), |all, loss| {
                    let loss = loss?;
                    Some(Between {
                        low: all.low + loss.low,
                        high: all.high + loss.high,
                    })
                })
        })
    }

    /// The counted board; absent before the end, or as long as nothing is known of it.
    pub fn count(&self) -> Option<Count> {
        self.end()?;
        Some(Count::of(self.situation(), self.known()?))
    }
}
