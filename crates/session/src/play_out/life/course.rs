//! A fight for a point as it is played: what becomes of the point, and what gave it away.

use semeai_board::{ByColor, Color, Point, Position};
use semeai_life::{Class, Table, Value};
use semeai_search::PositionBudget;

use super::situation::{Fight, Situation};
use crate::host::{Control, cores};
use crate::life::budget;
use crate::play_out::course::{self, Course};
use crate::play_out::defence::RightMoves;
use crate::play_out::partner;
use crate::play_out::rules::{self, End, MoveResult, Past, PlayChoice, Refusal, Rules};

/// How many positions the search for the shortest way may look at.
const WAY_POSITIONS: u64 = 2_000_000;

/// A fight for a point that is being played out.
pub type PlayOut = Course<Situation>;

/// A move of it that has been made.
pub type Turn = course::Turn<Situation>;

/// Asks what becomes of the point, and for the program's move if it is its turn.
pub type Think = partner::Think<Situation>;

/// What has been thought about it.
pub type Thought = rules::Thought<Standing>;

/// What is known of the point at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The table was not finished.
    Unknown,
    /// It is not decided yet.
    Open {
        /// Its class, whoever plays first.
        class: Class,
        /// What becomes of it with the side to move moving.
        value: Value,
    },
    /// It is decided for a side.
    Decided(Color),
}

impl Standing {
    /// The class of the point, if it is known.
    pub const fn class(self) -> Option<Class> {
        match self {
            Self::Unknown => None,
            Self::Open { class, .. } => Some(class),
            Self::Decided(color) => Some(Class::owned_by(color)),
        }
    }

    /// What becomes of the point with best play, if it is known.
    pub const fn value(self) -> Option<Value> {
        match self {
            Self::Unknown => None,
            Self::Open { value, .. } => Some(value),
            Self::Decided(Color::Black) => Some(Value::Black),
            Self::Decided(Color::White) => Some(Value::White),
        }
    }
}

/// A move that gave something away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The number of the move, from 1.
    pub number: usize,
    /// Whose move it was.
    pub color: Color,
    /// The point it was played on; absent for a pass.
    pub played: Option<Point>,
    /// What was known of the point before it.
    pub before: Standing,
    /// What is known of it after it.
    pub after: Standing,
    /// What should have been played instead, if that was found out.
    pub better: Option<PlayChoice>,
    /// What the program has answered, if it has.
    pub answer: Option<PlayChoice>,
}

impl Fight {
    /// The table of the region: one that is at hand, or a new one; nothing if that was stopped.
    fn table(&self, control: &Control) -> Option<Table> {
        let mut made = None;
        let (net, goal) = (self.region.net(), self.region.goal());
        let mut budget = budget(control);
        let done = (self.tables).each(net, goal, &[self.ko], cores(), &mut budget, |table| {
            made = Some(table.clone());
        });
        made.filter(|_| done.is_ok())
    }
}

impl Situation {
    fn standing(&self, table: &Table) -> Standing {
        let number = self.fight().number;
        let class = table.class(self.place, number);
        let owner = class.owner();
        let is_decided = table.is_decided(self.place.stones, number);
        match owner.filter(|_| is_decided) {
            Some(owner) => Standing::Decided(owner),
            None => Standing::Open {
                class,
                value: table.value(self.place, self.mover, number),
            },
        }
    }

    /// The shortest way to take the point or to hold it.
    fn choice(&self, table: &Table, control: &Control) -> PlayChoice {
        let Fight { region, number, .. } = self.fight();
        let mut budget = PositionBudget::new(WAY_POSITIONS).with_stop(Some(control.stop_flag()));
        let way = table.way(self.place, self.mover, *number, &mut budget);
        let played = way.and_then(|way| way.played);
        played.and_then(|number| region.point(number)).into()
    }

    /// What should have been played instead of the last move, if that gave something away.
    fn better(&self, last: &Past<Self>, table: &Table, control: &Control) -> Option<PlayChoice> {
        let then = &last.situation;
        let values = [then, self].map(|it| it.standing(table).value());
        let [before, after] = values.map(|value| value.map(|value| worth(value, then.mover)));
        (after? < before?).then(|| then.choice(table, control))
    }
}

impl Rules for Situation {
    type Style = ();
    type Known = Standing;
    type Memory = ();
    const NAME: &'static str = "play for a point";

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

    /// The stones of each side in the region.
    fn counted(&self) -> ByColor<u32> {
        self.place.stones.map(u16::count_ones)
    }

    fn winner_by(&self, known: Option<&Standing>) -> Option<Color> {
        match known {
            Some(Standing::Decided(color)) => Some(*color),
            _ => None,
        }
    }

    fn known_at(&self, end: End) -> Option<Standing> {
        match end {
            End::Captured(winner) => Some(Standing::Decided(winner)),
            End::BothElsewhere | End::Repeats => None,
        }
    }

    fn is_of_same(&self, other: &Self) -> bool {
        self.is_of_fight(other)
    }

    fn think(
        &self,
        before: Option<&Self>,
        past: &[Past<Self>],
        style: Option<()>,
        (): &mut (),
        control: &Control,
    ) -> Thought {
        let Some(table) = self.fight().table(control) else {
            return Thought {
                outcome: Standing::Unknown,
                before: before.map(|_| Standing::Unknown),
                choice: None,
                better: None,
                defences: None,
            };
        };
        let outcome = self.standing(&table);
        let is_open = !matches!(outcome, Standing::Decided(_));
        let choice = style.filter(|()| is_open);
        Thought {
            outcome,
            before: before.map(|before| before.standing(&table)),
            choice: choice.map(|()| self.choice(&table, control)),
            better: past
                .last()
                .and_then(|last| self.better(last, &table, control)),
            defences: None,
        }
    }

    fn right_moves(&self, (): &mut (), control: &Control) -> Option<RightMoves> {
        let table = self.fight().table(control)?;
        let worth = |situation: &Self| {
            let value = situation.standing(&table).value();
            value.map(|value| worth(value, self.mover))
        };
        let now = worth(self)?;
        let is_elsewhere = worth(&self.pass())? == now;
        let free = self.region().difference(&self.position.occupied());
        let judged = free.iter().filter_map(|point| {
            let played = self.play(point).ok()?;
            Some((point, worth(&played.situation).map(|worth| worth == now)))
        });
        Some(RightMoves::of(judged, is_elsewhere))
    }

    fn gave_away(
        &self,
        color: Color,
        _: Option<Point>,
        before: &Standing,
        after: Option<&Standing>,
    ) -> Option<bool> {
        Some(worth(after?.value()?, color) < worth(before.value()?, color))
    }
}

impl Course<Situation> {
    /// The class of the point after so many moves, if it is known.
    pub fn class_after(&self, moves: usize) -> Option<Class> {
        self.known_after(moves)?.class()
    }

    /// Whether a move gave something away, by its index.
    pub fn slip(&self, index: usize) -> Option<Slip> {
        let (color, before, after) = self.around(index)?;
        let worth = |standing: &Standing| standing.value().map(|value| worth(value, color));
        let is_worse = worth(after)? < worth(before)?;
        Some(Slip {
            number: index + 1,
            color,
            played: self.turns()[index].point,
            before: *before,
            after: *after,
            better: self.turns()[index].better,
            answer: self.answer_to(index),
        })
        .filter(|_| is_worse)
    }

    /// What the last move, or the one before the program's answer, gave away.
    pub fn last_slip(&self) -> Option<Slip> {
        self.last_of(Self::slip)
    }
}

/// How good what becomes of a point is for a side: the more the better.
const fn worth(value: Value, color: Color) -> i8 {
    match (value, color) {
        (Value::StandOff, _) => 0,
        (Value::Black, Color::Black) | (Value::White, Color::White) => 1,
        (Value::Black, Color::White) | (Value::White, Color::Black) => -1,
    }
}
