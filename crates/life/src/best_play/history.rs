//! Best play where no position may come back.

use semeai_board::{ByColor, Color};
use semeai_search::{Halt, PositionBudget};

use crate::history::{Contest, History, Node, Stone};
use crate::net::{Net, Points};
use crate::table::{Place, ScoreTable, Turn};

/// Play for a score: whether Black gets at least so many points more than White. A table without history by area says
/// where it is promising to look first.
impl Contest for ScoreTable {
    type Stake = i32;

    fn net(&self) -> &Net {
        Self::net(self)
    }

    fn decided(&self, _: ByColor<Points>, _: i32) -> Option<bool> {
        None
    }

    fn at_end(&self, stones: ByColor<Points>, score: i32) -> bool {
        count(self, stones) >= score
    }

    fn promise(&self, node: Node, _: i32) -> [i32; 2] {
        let bounds = self.bounds(Turn {
            place: Place::free(node.stones),
            to_move: node.to_move,
            passed: node.passed,
        });
        match node.to_move {
            Color::White => [bounds.least, bounds.most],
            Color::Black => [bounds.most, bounds.least],
        }
    }
}

/// Black's area less White's.
fn count(table: &ScoreTable, stones: ByColor<Points>) -> i32 {
    let over = Turn {
        place: Place::free(stones),
        to_move: Color::Black,
        passed: true,
    };
    table.after_pass(over).1.least
}

/// A board played with history from a turn on.
pub(super) struct WithHistory<'a> {
    table: &'a ScoreTable,
    start: Node,
    history: History<'a, ScoreTable>,
}

impl<'a> WithHistory<'a> {
    pub(super) fn new(table: &'a ScoreTable, is_situational: bool, start: Turn) -> Self {
        Self {
            table,
            start: Node::new(start.place.stones, start.to_move),
            history: History::new(table, is_situational, start.place),
        }
    }

    /// The score with best play, and that after each first move, by point and the pass last.
    pub(super) fn solve(
        &mut self,
        budget: &mut PositionBudget,
    ) -> Result<(i32, Vec<(Stone, i32)>), Halt> {
        let start = self.start;
        self.history.begin(start);
        let mut moves = Vec::new();
        for (played, node) in self.nexts(start) {
            moves.push((played, self.score(node, budget)?));
        }
        let scores = moves.iter().map(|(_, score)| *score);
        let best = match start.to_move {
            Color::Black => scores.max(),
            Color::White => scores.min(),
        };
        // A pass is always there.
        Ok((best.unwrap_or_default(), moves))
    }

    /// A line of best moves until the game ends, as soon as it may.
    pub(super) fn line(
        &mut self,
        score: i32,
        budget: &mut PositionBudget,
    ) -> Result<Vec<Stone>, Halt> {
        let mut node = self.start;
        let mut line = Vec::new();
        loop {
            if node.passed && count(self.table, node.stones) == score {
                line.push(None);
                return Ok(line);
            }
            let mut nexts = self.nexts(node);
            nexts.rotate_right(usize::from(!node.passed));
            let mut found = None;
            for (played, after) in nexts {
                if self.score(after, budget)? == score {
                    found = Some((played, after));
                    break;
                }
            }
            let Some((played, after)) = found else {
                return Ok(Vec::new());
            };
            line.push(played);
            node = after;
            self.history.begin(node);
        }
    }

    /// The moves from a situation that is on the board that don't end the game: by point, and the pass last.
    fn nexts(&self, node: Node) -> Vec<(Stone, Node)> {
        let plays = self.history.plays(node).into_iter();
        let plays = plays.map(|(point, after)| (Some(point), after));
        let pass = History::<ScoreTable>::after_pass(node).map(|after| (None, after));
        plays.chain(pass).collect()
    }

    /// The score from a situation on that a move has just led to.
    fn score(&mut self, node: Node, budget: &mut PositionBudget) -> Result<i32, Halt> {
        let most = i32::try_from(self.table.net().len()).unwrap_or_default();
        self.history.within(node, |history| {
            let (mut least, mut most) = (-most, most);
            while least < most {
                let middle = (least + most + 1).div_euclid(2);
                if history.is_reached(node, middle, budget)? {
                    least = middle;
                } else {
                    most = middle - 1;
                }
            }
            Ok(least)
        })
    }
}
