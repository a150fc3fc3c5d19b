//! Programs against the maps that they were made of, set by set as the model has them.

use std::sync::Arc;

use semeai_board::{BoardKind, Color, Topology};
use semeai_search::{AnyWidth, fitting};

use super::*;
use crate::map::{Junction, Leaf, Operator};
use semeai_search::Random;

/// A map on the whole board, each operator as it is defined.
fn defined<const W: usize>(map: &Map, topology: &Topology, model: &Model<W>) -> Mask<W> {
    let all = model.board().all();
    match map {
        Map::Leaf(leaf) => match leaf {
            Leaf::Stones(color) => model.stones()[*color],
            Leaf::Empty => model.vacant(),
            Leaf::Atari => model.in_atari(),
            Leaf::All => all,
            Leaf::Legal(color) => model.legal(*color),
            Leaf::Points(names) => {
                let points = names
                    .iter()
                    .map(|name| topology.point(name).expect("there"));
                crate::model::mask(&points.collect())
            }
        },
        Map::Apply(operator, of) => {
            let of = defined(of, topology, model);
            match *operator {
                Operator::Complement => all.without(of),
                Operator::Reach => model.image_of(of),
                Operator::StartReach => model.board().closed_of(of),
                Operator::Attached(color) => model.joined(color, of),
                Operator::Captured(color) => model.taken(color, of),
                Operator::AtLeast(n) => model.at_least(u32::from(n), of),
                Operator::AtMost(n) => all.without(model.at_least(u32::from(n) + 1, of)),
            }
        }
        Map::Join(junction, first, second) => {
            let first = defined(first, topology, model);
            let second = defined(second, topology, model);
            match junction {
                Junction::Intersection => first & second,
                Junction::Union => first | second,
                Junction::Difference => first.without(second),
            }
        }
    }
}

fn color(random: &mut Random) -> Color {
    Color::ALL[random.below(2) as usize]
}

fn number(random: &mut Random) -> u16 {
    u16::try_from(random.below(6)).expect("small")
}

fn leaf(random: &mut Random, topology: &Topology) -> Leaf {
    match random.below(9) {
        0 | 1 => Leaf::Empty,
        2..5 => Leaf::Stones(color(random)),
        5 => Leaf::Atari,
        6 => Leaf::All,
        7 => Leaf::Legal(color(random)),
        _ => {
            let all = topology.points();
            let chosen = all.iter().filter(|_| random.below(9) == 0);
            Leaf::Points(
                chosen
                    .map(|point| topology.name(point).to_owned())
                    .collect(),
            )
        }
    }
}

fn operator(random: &mut Random) -> Operator {
    match random.below(8) {
        0 | 1 => Operator::Complement,
        2 => Operator::Reach,
        3 => Operator::StartReach,
        4 => Operator::Attached(color(random)),
        5 => Operator::Captured(color(random)),
        6 => Operator::AtLeast(number(random)),
        _ => Operator::AtMost(number(random)),
    }
}

fn map(random: &mut Random, depth: u32, topology: &Topology) -> Map {
    let junctions = [
        Junction::Intersection,
        Junction::Union,
        Junction::Difference,
    ];
    match random.below(if depth > 0 { 9 } else { 1 }) {
        0 => Map::Leaf(leaf(random, topology)),
        1..6 => Map::apply(operator(random), map(random, depth - 1, topology)),
        _ => Map::join(
            junctions[random.below(3) as usize],
            map(random, depth - 1, topology),
            map(random, depth - 1, topology),
        ),
    }
}

struct Positions {
    topology: Topology,
    maps: u32,
    random: Random,
}

impl AnyWidth for Positions {
    type Answer = ();

    fn with_words<const W: usize>(mut self) {
        let board = Arc::new(Neighborhoods::<W>::new(&self.topology));
        let mut model = Model::new(Arc::clone(&board));
        for _ in 0..self.maps {
            let map = map(&mut self.random, 4, &self.topology);
            let mut program = Program::new(&map, &self.topology, &board).expect("its points");
            let counted: Vec<_> = program.counted().collect();
            let mut counts = Counts::new(&board, &counted);
            counts.put(&model);
            for _ in 0..12 {
                self.compare(&map, &mut program, &model, &counts);
                let color = color(&mut self.random);
                let legal = model.legal(color);
                let Some(point) = legal.nth(self.random.below(legal.len())) else {
                    model.clear();
                    counts.clear();
                    continue;
                };
                let played = model.play(color, point);
                counts.follow(&model, color, point, &played);
            }
        }
    }
}

impl Positions {
    fn compare<const W: usize>(
        &mut self,
        map: &Map,
        program: &mut Program<W>,
        model: &Model<W>,
        counts: &Counts<W>,
    ) {
        let some = model
            .vacant()
            .points()
            .filter(|_| self.random.below(2) == 0);
        for choice in [model.vacant(), some.collect()] {
            let found = program.run(model, counts, choice);
            let expected = defined(map, &self.topology, model) & choice;
            assert_eq!(found, expected, "{map:?} in {:?}", model.stones());
        }
    }
}

#[test]
fn programs_say_what_their_maps_say() {
    let boards = [
        "square:5x5",
        "tri-hexagon:3",
        "honey-hexagon:2",
        "torus:9x9",
        "wheel:6",
    ];
    for (cell, name) in (0..).zip(boards) {
        let kind: BoardKind = name.parse().expect("a board");
        let asked = Positions {
            topology: Topology::new(kind),
            maps: 1_000,
            random: Random::of(7, cell, 0),
        };
        fitting(asked.topology.len(), asked);
    }
}

/// What is sure on empty points is not computed.
#[test]
fn what_is_known_before_is_not_computed() {
    let topology = Topology::new("square:6x6".parse().expect("a board"));
    let board = Neighborhoods::<1>::new(&topology);
    let stones = |color| Map::Leaf(Leaf::Stones(color));
    let empty = || Map::Leaf(Leaf::Empty);
    let four = || Map::apply(Operator::AtLeast(4), empty());
    let touched = Map::apply(Operator::AtLeast(1), stones(Color::White));
    let touching = Map::join(Junction::Difference, touched, stones(Color::White));
    let or_black = Map::join(Junction::Union, touching, stones(Color::Black));
    let steps = |map: &Map| {
        Program::new(map, &topology, &board)
            .expect("points")
            .steps
            .len()
    };
    assert_eq!(steps(&four()), 1);
    assert_eq!(steps(&Map::join(Junction::Union, or_black, four())), 3);
    assert_eq!(steps(&Map::apply(Operator::AtLeast(6), empty())), 0);
    let nowhere = Map::Leaf(Leaf::Points(vec!["Z9".to_owned()]));
    let missing = Program::new(&nowhere, &topology, &board).expect_err("no such point");
    assert_eq!(missing.names, ["Z9"]);
}
