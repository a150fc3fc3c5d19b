//! Random small races on boards of every lattice and on graphs of any kind.

use semeai_board::{Color, Point, PointSet, Topology};

use super::cells::wall_by;
use super::topologies::{self, NamedBoard, connected};
use crate::random::Random;
use crate::support::{self, opposite};

/// A board with the mark of each point, as in diagrams.
#[derive(Clone, Debug)]
pub(crate) struct GraphRace {
    pub(crate) board: NamedBoard,
    pub(crate) marks: Vec<char>,
}

/// More empty points make too many positions.
const MOST_EMPTY: usize = 9;

/// The race of a seed, which may be illegal or none.
pub(crate) fn race(seed: u64) -> GraphRace {
    let mut random = Random::new(seed);
    let board = topologies::board(&mut random);
    let mut race = GraphRace {
        marks: vec![' '; board.topology.len()],
        board,
    };
    match random.below(100) {
        0..40 => race.wild(&mut random),
        40..70 => race.eyes(&mut random),
        70..88 => race.inside(&mut random),
        _ => race.bare(&mut random),
    }
    race.fill(&mut random);
    race
}

impl GraphRace {
    /// The same board with other marks.
    pub(crate) fn with(&self, marks: &str) -> Self {
        Self {
            board: self.board.clone(),
            marks: marks.chars().collect(),
        }
    }

    /// The race, or why it is none.
    pub(crate) fn race(&self) -> Result<support::Race, String> {
        support::Race::on(&self.board.topology, &self.marks)
    }

    /// The marks in the order of the points.
    pub(crate) fn text(&self) -> String {
        self.marks.iter().collect()
    }

    fn topology(&self) -> &Topology {
        &self.board.topology
    }

    /// Any point, or one of a set.
    fn any(&self, of: &PointSet, random: &mut Random) -> Option<Point> {
        let all: Vec<Point> = of.iter().collect();
        (!all.is_empty()).then(|| random.pick(&all))
    }

    fn mark(&mut self, points: &PointSet, mark: char) {
        for point in points {
            self.marks[point.index()] = mark;
        }
    }

    /// Points without a mark yet.
    fn free(&self) -> PointSet {
        let all = self.topology().points();
        all.iter()
            .filter(|point| self.marks[point.index()] == ' ')
            .collect()
    }

    fn scatter(&mut self, cells: &str, random: &mut Random) {
        let cells: Vec<char> = cells.chars().collect();
        for point in &self.free() {
            self.marks[point.index()] = random.pick(&cells);
        }
    }

    fn wall(&mut self, random: &mut Random) {
        let topology = self.board.topology.clone();
        let beside = |cell: usize| {
            let point = Point::new(cell).expect("on the board");
            let near = topology.neighbors(point).iter();
            near.map(|near| near.index()).collect()
        };
        wall_by(&mut self.marks, &beside, random);
    }

    /// A point for each side, beside each other where that can be.
    fn two_points(&self, random: &mut Random) -> Option<[Point; 2]> {
        let all = self.topology().points();
        let first = self.any(&all, random)?;
        let near = self.topology().neighborhood(&PointSet::single(first));
        let others = all.difference(&PointSet::single(first));
        let second = self
            .any(&near, random)
            .or_else(|| self.any(&others, random))?;
        Some([first, second])
    }

    /// Two blocks grown from neighbours, the rest anything.
    fn wild(&mut self, random: &mut Random) {
        let Some(starts) = self.two_points(random) else {
            return;
        };
        let most = (self.topology().len() / 3).clamp(1, 8);
        for (start, mark) in starts.into_iter().zip(['B', 'W']) {
            let size = random.between(1, most);
            let block = connected(self.topology(), start, size, &self.free(), random);
            self.mark(&block, mark);
        }
        let cells = random.pick(&[
            "##@@.",
            "###@@@.XO",
            "##@@..XO",
            "#@.",
            "##@@..XOBW",
            "##@@....",
        ]);
        self.scatter(cells, random);
        self.wall(random);
    }

    /// A block round an eye of each side, or of one, with liberties of one side and of both.
    fn eyes(&mut self, random: &mut Random) {
        let Some(starts) = self.two_points(random) else {
            return;
        };
        for (start, [own, enemy]) in starts.into_iter().zip([['B', 'O'], ['W', 'X']]) {
            let Some(start) = Some(start)
                .filter(|point| self.marks[point.index()] == ' ')
                .or_else(|| self.any(&self.free(), random))
            else {
                return;
            };
            let size = random.pick(&[0, 1, 1, 2, 2, 3, 4, 5]);
            if size == 0 {
                let size = random.between(1, 3);
                let block = connected(self.topology(), start, size, &self.free(), random);
                self.mark(&block, own);
                continue;
            }
            let eye = connected(self.topology(), start, size, &self.free(), random);
            let around = self.topology().neighborhood(&eye);
            let block = around.intersection(&self.free());
            self.mark(&block, own);
            for point in &eye {
                let is_filled = size > 1 && random.percent(20);
                self.marks[point.index()] = if is_filled { enemy } else { '.' };
            }
        }
        let cells = random.pick(&["##@@.", "##@@..", "###@@@.XO", "#@."]);
        self.scatter(cells, random);
        self.wall(random);
    }

    /// A white block in an eye space of Black.
    fn inside(&mut self, random: &mut Random) {
        let all = self.topology().points();
        let Some(start) = self.any(&all, random) else {
            return;
        };
        let size = random.between(2, 6).min(self.topology().len() - 1);
        let space = connected(self.topology(), start, size, &all, random);
        let filled = random.pick(&[30, 60, 80, 95]);
        for point in &space {
            let is_stone = point == start || random.percent(filled);
            self.marks[point.index()] = if is_stone { 'W' } else { '.' };
        }
        let around = self.topology().neighborhood(&space);
        let gaps = random.pick(&[0, 0, 8]);
        for point in &around {
            let is_gap = random.percent(gaps);
            self.marks[point.index()] = if is_gap {
                random.pick(&['@', '.', 'X'])
            } else {
                'B'
            };
        }
        let cells = random.pick(&["@@@@.", "@@.", "@@@.B", "@@@@@@B."]);
        self.scatter(cells, random);
        if random.percent(50) {
            for mark in &mut self.marks {
                *mark = opposite(*mark);
            }
        }
    }

    /// No safe stones.
    fn bare(&mut self, random: &mut Random) {
        let sides = topologies::patches(self.topology(), random);
        let cells = random.pick(&["BBB.", "BB.", "BBBB..O", "BBBB.X"]);
        let cells: Vec<char> = cells.chars().collect();
        for (mark, side) in self.marks.iter_mut().zip(sides) {
            let cell = random.pick(&cells);
            *mark = match side {
                Color::Black => cell,
                Color::White => opposite(cell),
            };
        }
    }

    /// Leaves only so many points empty.
    fn fill(&mut self, random: &mut Random) {
        let mut empty: Vec<usize> = (0..self.marks.len())
            .filter(|&point| self.marks[point] == '.')
            .collect();
        while empty.len() > MOST_EMPTY {
            let point = empty.swap_remove(random.below(empty.len()));
            self.marks[point] = random.pick(&['#', '@']);
        }
        self.wall(random);
    }
}
