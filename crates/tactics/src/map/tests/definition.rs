//! A second evaluator: sets of numbers, every part by its definition, strings by flood fill.

use std::collections::BTreeSet;

use semeai_board::{Color, Point, Position};

use crate::map::{Junction, Leaf, Map, Operator};

type Set = BTreeSet<usize>;

pub(super) struct State<'a> {
    position: &'a Position,
    all: Set,
    stones: [Set; 2],
    empty: Set,
    /// F by point.
    reach: Vec<Set>,
}

impl<'a> State<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let all: Set = (0..position.topology().len()).collect();
        let stones = Color::ALL.map(|color| numbers(position.stones(color).iter()));
        let is_empty = |x: &usize| !stones.iter().any(|side| side.contains(x));
        let mut state = Self {
            position,
            empty: all.iter().copied().filter(is_empty).collect(),
            all,
            stones,
            reach: Vec::new(),
        };
        state.reach = state.all.iter().map(|&x| state.reach_of(x)).collect();
        state
    }

    fn near(&self, x: usize) -> Set {
        let point = Point::new(x).expect("a point of the board");
        numbers(self.position.topology().neighbors(point).iter().copied())
    }

    /// S(x) ∪ N(S(x)).
    fn reach_of(&self, x: usize) -> Set {
        let side = self.stones.iter().find(|side| side.contains(&x));
        let mut string = Set::from([x]);
        while let Some(side) = side {
            let near = string.iter().flat_map(|&y| self.near(y));
            let more: Set = near.filter(|y| side.contains(y)).collect();
            if more.is_subset(&string) {
                break;
            }
            string.extend(more);
        }
        let near: Set = string.iter().flat_map(|&y| self.near(y)).collect();
        &string | &near
    }

    fn stones(&self, color: Color) -> &Set {
        &self.stones[usize::from(color == Color::White)]
    }

    /// The points of which F and a set have so many in common that this holds.
    fn counted(&self, of: &Set, is: impl Fn(usize) -> bool) -> Set {
        let all = self.all.iter().copied();
        all.filter(|&y| is((&self.reach[y] & of).len())).collect()
    }

    fn atari(&self) -> Set {
        self.counted(&self.empty, |count| count == 1)
    }

    fn reached(&self, of: &Set) -> Set {
        of.iter().flat_map(|&x| self.reach[x].clone()).collect()
    }

    fn leaf(&self, leaf: &Leaf) -> Set {
        match leaf {
            Leaf::Stones(color) => self.stones(*color).clone(),
            Leaf::Empty => self.empty.clone(),
            Leaf::Atari => self.atari(),
            Leaf::All => self.all.clone(),
            Leaf::Legal(color) => {
                let exchanged = &self.atari() ^ self.stones(color.opponent());
                &self.empty & &self.reached(&(&self.all - &exchanged))
            }
            Leaf::Points(names) => {
                let board = self.position.topology();
                numbers(names.iter().map(|name| board.point(name).expect("a point")))
            }
        }
    }

    pub(super) fn set(&self, map: &Map) -> Set {
        match map {
            Map::Leaf(leaf) => self.leaf(leaf),
            Map::Apply(operator, of) => {
                let of = self.set(of);
                let touching = self.counted(&of, |count| count > 0);
                match *operator {
                    Operator::Complement => &self.all - &of,
                    Operator::Reach => self.reached(&of),
                    Operator::StartReach => {
                        let near: Set = of.iter().flat_map(|&x| self.near(x)).collect();
                        &of | &near
                    }
                    Operator::Attached(color) => &touching & &(self.stones(color) | &of),
                    Operator::Captured(color) => {
                        &(&touching & &self.atari()) & self.stones(color.opponent())
                    }
                    Operator::AtLeast(n) => self.counted(&of, |count| count >= usize::from(n)),
                    Operator::AtMost(n) => self.counted(&of, |count| count <= usize::from(n)),
                }
            }
            Map::Join(junction, first, second) => {
                let (first, second) = (self.set(first), self.set(second));
                match junction {
                    Junction::Intersection => &first & &second,
                    Junction::Union => &first | &second,
                    Junction::Difference => &first - &second,
                }
            }
        }
    }
}

pub(super) fn numbers(points: impl IntoIterator<Item = Point>) -> Set {
    points.into_iter().map(Point::index).collect()
}
