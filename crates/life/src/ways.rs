//! What to play to take a point, to hold it, or to lose it as late as possible.

use std::collections::HashMap;

use semeai_board::Color;
use semeai_search::{Halt, PositionBudget};

use crate::class::Value;
use crate::net::numbers;
use crate::table::{Place, Table};

/// What a side should play where a point is fought for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The varying point to play on; nothing for a pass.
    pub played: Option<usize>,
    /// After how many moves, this one included, the point is decided with best play of both sides; nothing for a stand-off, which
    /// never is, and where the budget did not suffice to find it out.
    pub moves: Option<u32>,
}

impl Table {
    /// What a side plays best at a place for the sake of one point: the shortest way to take it, any move that holds a stand-off (a pass
    /// if that does), or the longest way to lose it. Nothing if the point is decided.
    ///
    /// The table says who forces the point, but not how soon, and whoever only keeps what he can force may go round in circles; so
    /// the number of moves is searched, deeper and deeper, along positions in which the point is forced. The budget pays for each of
    /// them. Where it is spent, the way keeps what the side has, and says no number.
    #[must_use]
    pub fn way(
        &self,
        place: Place,
        to_move: Color,
        point: usize,
        budget: &mut PositionBudget,
    ) -> Option<Way> {
        if self.is_decided(place.stones, point) {
            return None;
        }
        let nexts = self.nexts(place, to_move);
        let winner = match self.value(place, to_move, point) {
            Value::Black => Color::Black,
            Value::White => Color::White,
            Value::StandOff => return self.holding(&nexts, to_move, point),
        };
        let mut search = Search {
            table: self,
            point,
            winner,
            known: HashMap::new(),
            budget,
        };
        let is_own = winner == to_move;
        let kept = nexts
            .iter()
            .filter(|next| search.is_forced(next.place, to_move.opponent()));
        let kept: Vec<Next> = kept.copied().collect();
        let found = search.best(&kept, to_move.opponent(), is_own);
        // Whoever loses the point loses nothing by a pass.
        let any = if is_own { kept.first() } else { nexts.last() };
        let any = any.map(|next| Way {
            played: next.played,
            moves: None,
        });
        found.ok().flatten().or(any)
    }

    /// The places after every move of a side, the pass last.
    fn nexts(&self, place: Place, color: Color) -> Vec<Next> {
        let moves = numbers(self.net().empty(place.stones)).filter_map(|point| {
            Some(Next {
                played: Some(point),
                place: self.after(place, color, point)?,
            })
        });
        let pass = Next {
            played: None,
            place: Place::free(place.stones),
        };
        moves.chain([pass]).collect()
    }

    /// A move after which the other side does not force the point: a pass if that is one.
    fn holding(&self, nexts: &[Next], to_move: Color, point: usize) -> Option<Way> {
        let enemy = to_move.opponent();
        let holds = |next: &&Next| self.forced(next.place, enemy)[enemy] >> point & 1 == 0;
        nexts.iter().rev().find(holds).map(|next| Way {
            played: next.played,
            moves: None,
        })
    }
}

/// A move with the place after it.
#[derive(Clone, Copy, Debug)]
struct Next {
    played: Option<usize>,
    place: Place,
}

/// Within how many moves a point is known to be taken, and within how many it is known not to be.
#[derive(Clone, Copy, Debug)]
struct Known {
    taken: u32,
    not_taken: u32,
}

struct Search<'a> {
    table: &'a Table,
    point: usize,
    winner: Color,
    known: HashMap<(Place, Color), Known>,
    budget: &'a mut PositionBudget,
}

impl Search<'_> {
    fn is_forced(&self, place: Place, to_move: Color) -> bool {
        self.table.forced(place, to_move)[self.winner] >> self.point & 1 == 1
    }

    /// The move that takes the point soonest, or loses it latest. Ends, for every place here is one in which the point is forced.
    fn best(&mut self, kept: &[Next], enemy: Color, is_soonest: bool) -> Result<Option<Way>, Halt> {
        let mut rest: Vec<Next> = kept.to_vec();
        for left in 0.. {
            let mut open = Vec::new();
            for &next in &rest {
                if !self.is_taken(next.place, enemy, left)? {
                    open.push(next);
                    continue;
                }
                if is_soonest {
                    return Ok(Some(way(next, left)));
                }
            }
            if open.is_empty() {
                return Ok(rest.first().map(|&next| way(next, left)));
            }
            rest = open;
        }
        Ok(None)
    }

    /// Whether the point is decided within so many moves, whatever the loser plays.
    fn is_taken(&mut self, place: Place, to_move: Color, left: u32) -> Result<bool, Halt> {
        if !self.is_forced(place, to_move) {
            return Ok(false);
        }
        if self.table.is_decided(place.stones, self.point) {
            return Ok(true);
        }
        if left == 0 {
            return Ok(false);
        }
        let key = (place, to_move);
        if let Some(known) = self.known.get(&key) {
            if known.taken <= left {
                return Ok(true);
            }
            if known.not_taken >= left {
                return Ok(false);
            }
        }
        self.budget.spend(1)?;
        let is_own = to_move == self.winner;
        let mut is_taken = !is_own;
        for next in self.table.nexts(place, to_move) {
            if self.is_taken(next.place, to_move.opponent(), left - 1)? == is_own {
                is_taken = is_own;
                break;
            }
        }
        let known = self.known.entry(key).or_insert(Known {
            taken: u32::MAX,
            not_taken: 0,
        });
        if is_taken {
            known.taken = known.taken.min(left);
        } else {
            known.not_taken = known.not_taken.max(left);
        }
        Ok(is_taken)
    }
}

fn way(next: Next, left: u32) -> Way {
    Way {
        played: next.played,
        moves: Some(left + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::Net;
    use crate::table::{Goal, Ko};
    use semeai_board::ByColor;

    fn table(len: usize, lines: &[(usize, usize)]) -> Table {
        let net = Net::new(len, lines, ByColor::default()).expect("small");
        let mut budget = PositionBudget::new(u64::MAX);
        Table::new(net, Goal::Territory, Ko::Simple, 1, &mut budget).expect("no limit")
    }

    /// Plays both sides by their ways until the point is decided, and says after how many moves.
    fn play(table: &Table, first: Color, point: usize) -> u32 {
        let (mut place, mut to_move) = (Place::default(), first);
        for moves in 0..100 {
            let mut budget = PositionBudget::new(1_000_000);
            let Some(way) = table.way(place, to_move, point, &mut budget) else {
                return moves;
            };
            place = match way.played {
                Some(played) => table.after(place, to_move, played).expect("legal"),
                None => Place::free(place.stones),
            };
            to_move = to_move.opponent();
        }
        panic!("it goes round in circles");
    }

    #[test]
    fn the_shortest_way_is_as_long_as_it_says() {
        let square = [
            (0, 1),
            (1, 2),
            (3, 4),
            (4, 5),
            (6, 7),
            (7, 8),
            (0, 3),
            (3, 6),
            (1, 4),
            (4, 7),
            (2, 5),
            (5, 8),
        ];
        let board = table(9, &square);
        let mut budget = PositionBudget::new(1_000_000);
        let way = board.way(Place::default(), Color::Black, 0, &mut budget);
        let way = way.expect("it is open");
        assert_eq!(way.played, Some(4), "the centre");
        assert_eq!(way.moves, Some(play(&board, Color::Black, 0)));
        assert_eq!(board.value(Place::default(), Color::Black, 0), Value::Black);
    }

    #[test]
    fn a_path_of_three_is_taken_with_one_stone() {
        let path = table(3, &[(0, 1), (1, 2)]);
        let mut budget = PositionBudget::new(1_000);
        let way = path.way(Place::default(), Color::White, 0, &mut budget);
        assert_eq!(
            way.map(|way| (way.played, way.moves)),
            Some((Some(1), Some(1)))
        );
        let black = ByColor {
            black: 0b010,
            white: 0,
        };
        assert_eq!(
            path.way(Place::free(black), Color::White, 0, &mut budget),
            None
        );
    }

    #[test]
    fn a_stand_off_is_held_and_a_spent_budget_keeps_what_there_is() {
        let path = table(4, &[(0, 1), (1, 2), (2, 3)]);
        let mut budget = PositionBudget::new(1_000);
        let way = path.way(Place::default(), Color::Black, 0, &mut budget);
        let way = way.expect("nothing is decided");
        assert_eq!(way.moves, None);
        let place = match way.played {
            Some(played) => path
                .after(Place::default(), Color::Black, played)
                .expect("legal"),
            None => Place::default(),
        };
        assert_ne!(path.value(place, Color::White, 0), Value::White);
        let short = table(3, &[(0, 1), (1, 2)]);
        let mut none = PositionBudget::new(0);
        let way = short.way(Place::default(), Color::Black, 0, &mut none);
        assert!(way.is_some_and(|way| way.played == Some(1)));
    }
}
