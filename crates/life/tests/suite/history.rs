//! A plain search that remembers every position of a line, as a judge of tables.

use std::collections::HashSet;

use semeai_board::Color;
use semeai_life::{Goal, Ko, Net, Place, Table};

use crate::support::{RULES, net_of, positions, table};

/// Where a line stands: the position with its ban, and who is to move.
type State = (Place, Color);

/// Asks whether a side forces one point, by trying every line; a line that comes back to where it was is nothing gained.
struct Judge<'a> {
    table: &'a Table,
    point: usize,
    side: Color,
    /// What was forced without coming back is forced whatever was played before.
    forced: HashSet<State>,
    steps: u64,
}

impl Judge<'_> {
    /// Nothing if it takes too long.
    fn forces(&mut self, state: State, line: &mut Vec<State>) -> Option<bool> {
        if self.forced.contains(&state) {
            return Some(true);
        }
        if line.contains(&state) {
            return Some(false);
        }
        self.steps = self.steps.checked_sub(1)?;
        let (place, mover) = state;
        let decided = self.table.is_decided(place.stones, self.point);
        if decided {
            let class = self.table.class(Place::free(place.stones), self.point);
            return Some(class.owner() == Some(self.side));
        }
        line.push(state);
        let points = 0..self.table.net().len();
        let moves = points.filter_map(|point| self.table.after(place, mover, point));
        let moves: Vec<Place> = moves.chain([Place::free(place.stones)]).collect();
        let is_own = mover == self.side;
        let mut result = Some(!is_own);
        for next in moves {
            match self.forces((next, mover.opponent()), line) {
                Some(forced) if forced == is_own => {
                    result = Some(is_own);
                    break;
                }
                Some(_) => {}
                None => result = None,
            }
        }
        line.pop();
        if result == Some(true) {
            self.forced.insert(state);
        }
        result
    }
}

/// How many questions have been asked, and how many took too long.
fn compare(net: &Net, ko: Ko) -> (u64, u64) {
    let table = table(net.clone(), Goal::Territory, ko);
    let (mut asked, mut open) = (0, 0);
    for stones in positions(net) {
        for point in 0..net.len() {
            for side in Color::ALL {
                for mover in Color::ALL {
                    let mut judge = Judge {
                        table: &table,
                        point,
                        side,
                        forced: HashSet::new(),
                        steps: 3_000,
                    };
                    let state = (Place::free(stones), mover);
                    let forced = table.forced(Place::free(stones), mover)[side] >> point & 1 == 1;
                    asked += 1;
                    match judge.forces(state, &mut Vec::new()) {
                        Some(found) => assert_eq!(found, forced, "{net:?} {stones:?} {point}"),
                        None => open += 1,
                    }
                }
            }
        }
    }
    (asked, open)
}

#[test]
fn tables_agree_with_a_search_that_remembers_everything() {
    let graphs: [(usize, &[(usize, usize)]); 9] = [
        (1, &[]),
        (2, &[(0, 1)]),
        (3, &[(0, 1), (1, 2)]),
        (3, &[(0, 1), (1, 2), (0, 2)]),
        (4, &[(0, 1), (0, 2), (0, 3)]),
        (4, &[(0, 1), (1, 2), (2, 3)]),
        (4, &[(0, 1), (1, 2), (2, 3), (0, 3)]),
        (4, &[(0, 1), (1, 2), (0, 2), (2, 3)]),
        (4, &[(0, 1), (1, 2), (2, 3), (0, 3), (0, 2)]),
    ];
    let (mut asked, mut open) = (0, 0);
    for (len, lines) in graphs {
        for ko in RULES {
            let (some, left) = compare(&net_of(len, lines), ko);
            asked += some;
            open += left;
        }
    }
    println!("{asked} questions, {open} of them too long");
    assert!(open * 4 < asked, "{open} of {asked} took too long");
}
