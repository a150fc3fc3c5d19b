//! All maps of a depth, and which of them act alike.

use std::collections::HashMap;

use semeai_board::{ByColor, Color, Topology};
use semeai_search::{AnyWidth, Mask, fitting, mix};

use crate::game::Table;
use crate::map::{Junction, Leaf, Map, MissingPoints, Operator};
use crate::model::{Model, Neighborhoods};
use crate::player::Player;
use crate::program::Program;
use crate::program::counts::{CountedPoints, Counts};
use crate::rules::Rules;
use semeai_search::Random;

/// In how many games at random maps are looked at.
const GAMES: u64 = 12;

/// Maps that chose from the same points in every position that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlikeMaps {
    /// The one that stands for all: an entry if there is one, else the shortest.
    pub map: Map,
    /// How many there are, this one among them.
    pub count: usize,
    /// Whether the map was entered by hand.
    pub is_entered: bool,
}

/// All maps of at most this depth, from 1 to [`DEEPEST`](super::DEEPEST), for boards whose points have at most so many neighbours. As
/// [`explore`](super::explore()) makes them, the smallest first: of the leaves and operators of the source with complements, numbers up to one more than the
/// most neighbours of a point. Of operands that may be exchanged one order alone.
#[must_use]
pub fn all_maps(depth: u32, degree: u32) -> Vec<Map> {
    let mut maps = vec![
        Map::Leaf(Leaf::Stones(Color::Black)),
        Map::Leaf(Leaf::Stones(Color::White)),
        Map::Leaf(Leaf::Empty),
        Map::Leaf(Leaf::Atari),
    ];
    for _ in 1..depth {
        let made = deeper(&maps, degree);
        maps.extend(made);
        maps.sort_by_cached_key(|map| (map.size(), map.to_string()));
        maps.dedup();
    }
    maps
}

/// One operator on each of these, and one junction of every two.
fn deeper(maps: &[Map], degree: u32) -> Vec<Map> {
    let operators = operators(degree);
    let mut made = Vec::new();
    for (number, first) in maps.iter().enumerate() {
        let with = |operator: &Operator| Map::apply(*operator, first.clone());
        made.extend(operators.iter().map(with));
        for second in &maps[number + 1..] {
            let join = |junction, a: &Map, b: &Map| Map::join(junction, a.clone(), b.clone());
            made.push(join(Junction::Intersection, first, second));
            made.push(join(Junction::Union, first, second));
            made.push(join(Junction::Difference, first, second));
            made.push(join(Junction::Difference, second, first));
        }
    }
    made
}

fn operators(degree: u32) -> Vec<Operator> {
    let most = u16::try_from(degree + 1).unwrap_or(u16::MAX);
    let sided = Color::ALL.into_iter();
    let sided = sided.flat_map(|side| [Operator::Attached(side), Operator::Captured(side)]);
    let plain = [Operator::Complement, Operator::Reach, Operator::StartReach];
    let least = (1..=most).map(Operator::AtLeast);
    let at_most = (0..=most).map(Operator::AtMost);
    plain
        .into_iter()
        .chain(sided)
        .chain(least)
        .chain(at_most)
        .collect()
}

/// Puts together what acts alike, in the order of the maps; those that were entered by hand come first.
///
/// # Errors
///
/// If the board lacks a point that an entered map names.
pub(super) fn classes(
    entered: &[Map],
    maps: Vec<Map>,
    topology: &Topology,
    rules: Rules,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Vec<AlikeMaps>, MissingPoints> {
    let asked = Classes {
        entered,
        maps,
        topology,
        rules,
        is_stopped,
    };
    fitting(topology.len(), asked)
}

struct Classes<'a> {
    entered: &'a [Map],
    maps: Vec<Map>,
    topology: &'a Topology,
    rules: Rules,
    is_stopped: &'a dyn Fn() -> bool,
}

impl AnyWidth for Classes<'_> {
    type Answer = Result<Vec<AlikeMaps>, MissingPoints>;

    fn with_words<const W: usize>(self) -> Self::Answer {
        let board = Neighborhoods::<W>::new(self.topology);
        let positions = positions::<W>(self.topology, self.rules)?;
        let mut numbers: HashMap<[u64; 2], usize> = HashMap::new();
        let mut classes: Vec<AlikeMaps> = Vec::new();
        let entered = self.entered.iter().map(|map| (map.clone(), true));
        let all = entered.chain(self.maps.into_iter().map(|map| (map, false)));
        for (map, is_entered) in all {
            if (self.is_stopped)() {
                break;
            }
            let print = fingerprint(&map, self.topology, &board, &positions)?;
            let number = *numbers.entry(print).or_insert(classes.len());
            match classes.get_mut(number) {
                Some(class) => class.count += 1,
                None => classes.push(AlikeMaps {
                    map,
                    count: 1,
                    is_entered,
                }),
            }
        }
        Ok(classes)
    }
}

/// A position at which Black is to move, and where he may.
struct Chance<const W: usize> {
    model: Model<W>,
    counts: Counts<W>,
    playable: Mask<W>,
}

/// Positions of some games at random.
fn positions<const W: usize>(
    topology: &Topology,
    rules: Rules,
) -> Result<Vec<Chance<W>>, MissingPoints> {
    let players = ByColor {
        black: &Player::Random,
        white: &Player::Random,
    };
    let mut table = Table::<W>::new(topology, players, rules)?;
    let all: Vec<_> = [CountedPoints::Vacant]
        .into_iter()
        .chain(Color::ALL.map(CountedPoints::Stones))
        .collect();
    let mut chances = Vec::new();
    for game in 0..GAMES {
        let mut random = Random::of(0, u64::MAX, game);
        table.play(&mut random, |turn| {
            if turn.color == Color::Black {
                let mut counts = Counts::new(turn.model.board(), &all);
                counts.put(turn.model);
                chances.push(Chance {
                    model: turn.model.clone(),
                    counts,
                    playable: turn.choice.points,
                });
            }
        });
    }
    Ok(chances)
}

/// What a map chooses from in every position, as 128 bits: maps that choose alike have the same, and others hardly ever.
fn fingerprint<const W: usize>(
    map: &Map,
    topology: &Topology,
    board: &Neighborhoods<W>,
    positions: &[Chance<W>],
) -> Result<[u64; 2], MissingPoints> {
    let mut program = Program::new(map, topology, board)?;
    let mut print = [0, 1];
    for Chance {
        model,
        counts,
        playable,
    } in positions
    {
        let found = program.run(model, counts, *playable);
        // An empty map falls back on all points.
        let chosen = if found.is_empty() { *playable } else { found };
        for point in chosen.points().map(u64::from).chain([u64::MAX]) {
            print = print.map(|bits| mix(bits ^ point));
        }
    }
    Ok(print)
}
