//! Whether a block surely lives after it has captured, told at once.
//!
//! A capture may leave the captor with a shape that is dead as it stands: three points in a row, a square of four. Most
//! captors live for a plain reason, though, and then nothing is searched. The side that was captured moves next.
//!
//! | test | it lives because |
//! |---|---|
//! | joined | its chain contains stones that are never captured |
//! | two eyes | it lives even if it never answers (D. B. Benson, "Life in the game of Go", 1976) |
//! | shape | the captured stones leave a space that makes two eyes, whoever begins and wins all kos |
//!
//! The last holds on the lattice of squares, where every neighbour of the captured points belongs to the one chain and the
//! points touch one edge of the board at most. Which shapes are dead there was settled by exhaustive search, the tests below
//! repeat it. Moves elsewhere are passes for that search, and other liberties and eyes of the captor only help him.

use semeai_board::{Color, Point, Position};

use crate::field::Field;
use crate::ground::Ground;
use crate::life::{cannot_lose_several, is_unconditionally_alive};
use crate::look::Look;
use crate::mask::Mask;
use crate::shape::is_living_shape;
use crate::state::State;

/// The points of a ground along each edge of a board of squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edges<const W: usize>([Mask<W>; 4]);

impl<const W: usize> Edges<W> {
    /// The edges of a board; absent on any other than a whole lattice of squares.
    pub(super) fn of(position: &Position, ground: &Ground<W>) -> Option<Self> {
        let topology = position.topology();
        topology.eye_facts()?;
        let (columns, rows) = topology.shape().size()?;
        let along = |is_there: &dyn Fn(usize, usize) -> bool| -> Mask<W> {
            let is_along = |&index: &u16| {
                let point: Point = ground.point(index);
                let place = topology.shape().column_and_row(point);
                place.is_some_and(|(column, row)| is_there(column, row))
            };
            ground.all().points().filter(is_along).collect()
        };
        Some(Self([
            along(&|column, _| column == 0),
            along(&|column, _| column + 1 == columns),
            along(&|_, row| row == 0),
            along(&|_, row| row + 1 == rows),
        ]))
    }

    fn touched(&self, mask: Mask<W>) -> usize {
        self.0.iter().filter(|edge| edge.meets(mask)).count()
    }
}

/// Whether the target of a side surely lives, its opponent to move, after it has captured these points. What is not told may
/// live all the same.
pub(super) fn surely_lives<const W: usize>(
    field: &Field<W>,
    look: &Look<W>,
    state: &State<W>,
    captor: Color,
    captured: Mask<W>,
    edges: Option<&Edges<W>>,
) -> bool {
    // Which of several blocks have to live is searched.
    if field.ground().border().has_prizes(captor) {
        return cannot_lose_several(field.ground(), look, state, captor);
    }
    is_unconditionally_alive(field.ground(), look, state.stones, captor)
        || edges.is_some_and(|edges| {
            edges.touched(captured) <= 1
                && is_walled(field.ground(), look, captor, captured)
                && is_living_shape(field.ground(), captured)
        })
}

/// Whether nothing but the target of a side is beside these points.
fn is_walled<const W: usize>(
    ground: &Ground<W>,
    look: &Look<W>,
    side: Color,
    points: Mask<W>,
) -> bool {
    let border = ground.border();
    let others = border.wall.black | border.wall.white | border.outside;
    let beside = ground.near().beside(points).without(points);
    !points.meets(others | border.target[side.opponent()])
        && beside.is_within(look.target[side].mask)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{ByColor, PointSet, Position, Setup, Topology};

    use super::super::goal::NoShortcut;
    use super::super::search::{Memory, Search};
    use super::*;
    use crate::budget::PositionBudget;
    use crate::hash::mix;
    use crate::ko::KoRule;

    /// Cells of a plane.
    type Shape = Vec<(usize, usize)>;

    /// Every shape of so many cells in a corner of the plane, in every orientation.
    fn shapes(cells: usize) -> Vec<Shape> {
        let mut found: Vec<Shape> = vec![vec![(0, 0)]];
        for _ in 1..cells {
            let grown = found.iter().flat_map(grown);
            let mut next: Vec<Shape> = grown.collect();
            next.sort();
            next.dedup();
            found = next;
        }
        found
    }

    /// A shape with one cell more, as far up and left as it goes.
    fn grown(shape: &Shape) -> Vec<Shape> {
        let moved: Shape = shape.iter().map(|&(x, y)| (x + 1, y + 1)).collect();
        let around = moved
            .iter()
            .flat_map(|&(x, y)| [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]);
        let fresh = around.filter(|cell| !moved.contains(cell));
        fresh
            .map(|cell| {
                let mut shape: Shape = moved.iter().copied().chain([cell]).collect();
                let left = shape.iter().map(|cell| cell.0).min().unwrap_or(0);
                let top = shape.iter().map(|cell| cell.1).min().unwrap_or(0);
                for cell in &mut shape {
                    *cell = (cell.0 - left, cell.1 - top);
                }
                shape.sort_unstable();
                shape
            })
            .collect()
    }

    /// Black's wall around these cells, so many lines from the left and from the top.
    fn walled(shape: &Shape, [left, top]: [usize; 2]) -> (Position, PointSet) {
        let topology = Arc::new(Topology::rectangle(9, 9).expect("a size"));
        let at = |&(x, y): &(usize, usize)| topology.shape().at(x + left, y + top);
        let space: PointSet = shape.iter().filter_map(at).collect();
        let mut setup = Setup::new(Arc::clone(&topology));
        for point in topology.points().difference(&space).iter() {
            setup.set(point, Some(Color::Black));
        }
        (Position::new(setup).expect("a liberty"), space)
    }

    /// Whether White, who begins and wins all kos, captures all of Black's stones; and what is told at once.
    fn falls_and_lives(position: &Position, space: &PointSet) -> (bool, bool) {
        let mut targets = ByColor::default();
        targets[Color::Black] = position.stones(Color::Black);
        let ground = Ground::<1>::new(position, &targets, space);
        let edges = Edges::of(position, &ground);
        let field = Arc::new(Field::new(ground));
        let rule = KoRule::Wins(Color::White);
        let state = State::new(&field, position, Color::White, rule, 0).expect("no parts");
        let mut look = Look::default();
        look.renew(&field, &state);
        // Just after a capture nothing stands there.
        let stones = state.stones();
        let all = field.ground().all();
        let captured = if (stones.black | stones.white).is_empty() {
            all
        } else {
            Mask::EMPTY
        };
        let lives = surely_lives(
            &field,
            &look,
            &state,
            Color::Black,
            captured,
            edges.as_ref(),
        );
        let memory = Memory {
            table_bytes: 1 << 22,
            exact_until: u64::MAX,
        };
        let mut search = Search::new(NoShortcut, field, Color::White, rule, memory);
        let moves = search.captures(&state, PositionBudget::new(u64::MAX));
        (moves.expect("without end").is_some(), lives)
    }

    #[test]
    fn shapes_live_in_the_middle_and_at_the_side_as_the_table_says() {
        for (cells, count) in [(1, 1), (2, 2), (3, 6), (4, 19), (5, 63), (6, 216)] {
            let shapes = shapes(cells);
            assert_eq!(shapes.len(), count);
            for shape in shapes {
                for lines in [[1, 1], [0, 1]] {
                    let (position, space) = walled(&shape, lines);
                    let (falls, lives) = falls_and_lives(&position, &space);
                    assert_eq!(falls, !lives, "{shape:?}, {lines:?}");
                }
            }
        }
    }

    #[test]
    fn large_shapes_live_away_from_the_corner_and_nothing_is_told_in_it() {
        for cells in [7, 8] {
            for shape in shapes(cells).iter().step_by(40 * (cells - 6)) {
                let (position, space) = walled(shape, [0, 1]);
                // Across the whole board it would touch two edges.
                if shape.iter().all(|&(_, y)| y < 7) {
                    assert_eq!(
                        falls_and_lives(&position, &space),
                        (false, true),
                        "{shape:?}"
                    );
                }
            }
        }
        for shape in shapes(6) {
            let (position, space) = walled(&shape, [0, 0]);
            let ground = Ground::<1>::new(&position, &ByColor::default(), &space);
            let edges = Edges::of(&position, &ground).expect("squares");
            assert_eq!(edges.touched(ground.all()), 2);
        }
    }

    #[test]
    fn who_is_said_to_live_is_never_captured() {
        let topology = Arc::new(Topology::rectangle(5, 3).expect("a size"));
        let mut living = 0;
        for seed in 0..4_000_u64 {
            let mut setup = Setup::new(Arc::clone(&topology));
            let mut space = PointSet::EMPTY;
            for point in topology.points().iter() {
                match mix(seed << 8 | point.index() as u64) % 10 {
                    0..=6 => setup.set(point, Some(Color::Black)),
                    7 => {
                        setup.set(point, Some(Color::White));
                        space.insert(point);
                    }
                    _ => {
                        space.insert(point);
                    }
                }
            }
            let Ok(position) = Position::new(setup) else {
                continue;
            };
            let mut blocks = position.blocks();
            blocks.retain(|block| block.color == Color::Black);
            if blocks.len() != 1 {
                continue;
            }
            let (falls, lives) = falls_and_lives(&position, &space);
            assert!(!(falls && lives), "seed {seed}");
            living += usize::from(lives);
        }
        assert!(living > 40, "{living}");
    }
}
