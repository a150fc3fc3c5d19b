//! Classes where no position may come back: positional superko.

use semeai_board::{ByColor, Color};
use semeai_search::{Halt, PositionBudget};

use crate::class::{Class, Value};
use crate::history::{Contest, History, Node};
use crate::moves::{FirstMove, FirstMoves};
use crate::net::{Net, Points};
use crate::table::{Place, Table};

/// Play for a point: whether Black forces it, or keeps White from forcing it. What the table knows without history says what is
/// promising to look at first.
impl Contest for Table {
    /// For which side, and which point.
    type Stake = (Color, usize);

    fn net(&self) -> &Net {
        Self::net(self)
    }

    fn decided(&self, stones: ByColor<Points>, (_, point): Self::Stake) -> Option<bool> {
        let decided = self.decided(stones);
        let is_its = |color: &Color| decided[*color] >> point & 1 == 1;
        let owner = Color::ALL.into_iter().find(is_its)?;
        Some(owner == Color::Black)
    }

    /// Two passes leave everything as it is, so whoever wants the point has not got it.
    fn at_end(&self, _: ByColor<Points>, (color, _): Self::Stake) -> bool {
        color == Color::White
    }

    fn promise(&self, node: Node, (_, point): Self::Stake) -> [i32; 2] {
        let forced = self.forced(Place::free(node.stones), node.to_move);
        let balance = |of: &dyn Fn(Points) -> u32| {
            let [black, white] =
                Color::ALL.map(|color| i32::try_from(of(forced[color])).unwrap_or_default());
            black - white
        };
        [
            balance(&|points| u32::from(points >> point & 1)),
            balance(&|points| points.count_ones()),
        ]
    }
}

impl History<'_, Table> {
    /// What becomes of a point from a situation on, where a side is to move.
    fn value(
        &mut self,
        node: Node,
        point: usize,
        budget: &mut PositionBudget,
    ) -> Result<Value, Halt> {
        self.within(node, |history| {
            if history.is_reached(node, (Color::Black, point), budget)? {
                return Ok(Value::Black);
            }
            let is_kept = history.is_reached(node, (Color::White, point), budget)?;
            Ok(if is_kept {
                Value::StandOff
            } else {
                Value::White
            })
        })
    }

    fn class(
        &mut self,
        stones: ByColor<Points>,
        point: usize,
        budget: &mut PositionBudget,
    ) -> Result<Class, Halt> {
        let mut value = |first| self.value(Node::new(stones, first), point, budget);
        let [black, white] = Color::ALL.map(&mut value);
        Ok(Class::of(ByColor {
            black: black?,
            white: white?,
        }))
    }
}

/// A place of a small table with all that was on the board before: that place, and what a ban by ko keeps from coming back.
pub(crate) struct Superko<'a> {
    stones: ByColor<Points>,
    history: History<'a, Table>,
}

impl<'a> Superko<'a> {
    /// Of a table of at most [`MOST_POINTS_WITH_HISTORY`](crate::history::MOST_POINTS_WITH_HISTORY) points under simple ko.
    pub(crate) fn new(table: &'a Table, start: Place) -> Self {
        Self {
            stones: start.stones,
            history: History::new(table, false, start),
        }
    }

    /// The classes of all points.
    ///
    /// # Errors
    ///
    /// If the budget is spent, or somebody stops it.
    pub(crate) fn classes(&mut self, budget: &mut PositionBudget) -> Result<Vec<Class>, Halt> {
        let points = 0..self.history.net().len();
        let class = |point| self.history.class(self.stones, point, budget);
        points.map(class).collect()
    }

    /// The class of a point after every first move.
    ///
    /// # Errors
    ///
    /// As [`classes`](Self::classes).
    pub(crate) fn first_moves(
        &mut self,
        point: usize,
        budget: &mut PositionBudget,
    ) -> Result<FirstMoves, Halt> {
        let class = self.history.class(self.stones, point, budget)?;
        let mut moves = ByColor::<Vec<FirstMove>>::default();
        for color in Color::ALL {
            let start = Node::new(self.stones, color);
            self.history.within(start, |history| {
                for (played, after) in history.plays(start) {
                    let class = history
                        .within(after, |history| history.class(after.stones, point, budget))?;
                    moves[color].push(FirstMove { played, class });
                }
                Ok(())
            })?;
        }
        Ok(FirstMoves { class, moves })
    }

    /// As [`Table::to_gain`].
    ///
    /// # Errors
    ///
    /// As [`classes`](Self::classes).
    pub(crate) fn gains(&mut self, budget: &mut PositionBudget) -> Result<ByColor<Points>, Halt> {
        let points = 0..self.history.net().len();
        let mut gains = ByColor::<Points>::default();
        for color in Color::ALL {
            let enemy = color.opponent();
            let start = Node::new(self.stones, enemy);
            let before: Vec<Value> = points
                .clone()
                .map(|point| self.history.value(start, point, budget))
                .collect::<Result<_, _>>()?;
            let (own, other) = (Value::of(color), Value::of(enemy));
            let start = Node::new(self.stones, color);
            self.history.within(start, |history| {
                for (played, after) in history.plays(start) {
                    if before[played] != Value::StandOff {
                        continue;
                    }
                    let mut is_gain = true;
                    for point in points.clone() {
                        let value = history.value(after, point, budget)?;
                        let is_lost =
                            value != before[point] && (value == other || before[point] == own);
                        is_gain &= !is_lost;
                    }
                    gains[color] |= Points::from(is_gain) << played;
                }
                Ok(())
            })?;
        }
        Ok(gains)
    }
}
