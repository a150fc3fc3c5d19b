//! Who moves in which position, with which threats left: what a sweep gives a value at every temperature.

use std::ops::Range;

use rustc_hash::FxHashMap;
use semeai_board::{Color, Point};
use semeai_cgt::{Arena, GameId};

use super::components::components;
use super::spots::{Spot, SpotMove, Spots};
use super::worth::{MOST_NODES, NoKoWorth};
use crate::limits::LimitMet;
use crate::player;

/// That a node has no other side that may be first: it is worth nothing for ever.
pub(super) const NONE: u32 = u32::MAX;

/// Who has ko threats, and how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Threats {
    pub(super) side: Color,
    pub(super) count: u8,
}

/// A move of a node, or a value that it comes to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) to: u32,
    /// What is counted on the way, for Black.
    pub(super) points: i64,
}

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    /// Nothing is left.
    Nothing,
    /// A value, for what no ko is in is worth its value.
    Game(GameId, Color),
    Spot {
        spot: u32,
        mover: Color,
        /// Where the mover may not play, unless he has a threat.
        ban: Option<Point>,
        threats: u8,
    },
}

/// All nodes. What a move of a node leads to comes before the node, but for those of a cycle.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    pub(super) movers: Vec<Color>,
    pub(super) edges: Vec<Edge>,
    /// Where the edges of each node end.
    pub(super) ends: Vec<u32>,
    /// The node after a move elsewhere.
    pub(super) elsewhere: Vec<u32>,
    /// The points of a position as it stands, and nothing of values.
    pub(super) at_once: Vec<i64>,
    /// Which of them are positions and no values.
    pub(super) is_spot: Vec<bool>,
    /// Nodes of which each leads to the others by moves.
    pub(super) cycles: Vec<Range<usize>>,
    numbers: FxHashMap<Key, u32>,
}

/// What nodes are made of.
struct Making<'a> {
    spots: &'a Spots,
    arena: &'a mut Arena,
    threats: Threats,
    nodes: Nodes,
    keys: Vec<Key>,
}

impl Nodes {
    /// All nodes that the first position leads to, whoever moves, with any number of threats up to this.
    pub(super) fn of(
        spots: &Spots,
        arena: &mut Arena,
        threats: Threats,
    ) -> Result<Self, NoKoWorth> {
        let mut making = Making {
            spots,
            arena,
            threats,
            nodes: Self::default(),
            keys: Vec::new(),
        };
        for mover in Color::ALL {
            for threats in 0..=threats.count {
                let (key, _) = key(spots, making.arena, 0, mover, None, threats);
                making.number(key);
            }
        }
        let mut next = 0;
        while next < making.keys.len() {
            making.add(making.keys[next])?;
            next += 1;
            if making.keys.len() > MOST_NODES {
                return Err(NoKoWorth::TooLarge);
            }
        }
        Ok(making.nodes.in_order())
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Where the edges of a node are.
    pub(super) fn edges_of(&self, node: usize) -> Range<usize> {
        let begin = match node {
            0 => 0,
            _ => self.ends[node - 1] as usize,
        };
        begin..self.ends[node] as usize
    }

    /// The node of a position in which a side is first and nobody is banned, with what is counted beside it.
    pub(super) fn at(
        &self,
        spots: &Spots,
        arena: &Arena,
        spot: u32,
        mover: Color,
        threats: u8,
    ) -> Option<Edge> {
        let (key, points) = key(spots, arena, spot, mover, None, threats);
        let to = *self.numbers.get(&key)?;
        Some(Edge { to, points })
    }

    /// The node after a move of the first position, nobody having threats, with what is counted on the way.
    pub(super) fn after(&self, spots: &Spots, arena: &Arena, played: &SpotMove) -> Option<Edge> {
        let (key, points) = key_after(spots, arena, played, 0);
        let to = *self.numbers.get(&key)?;
        let points = points + played.points;
        Some(Edge { to, points })
    }

    /// The same with everything that moves lead to before what leads there.
    fn in_order(self) -> Self {
        let targets = |node: usize| self.edges[self.edges_of(node)].iter().map(|edge| edge.to);
        let found = components(self.len(), targets);
        let mut place = vec![0_u32; self.len()];
        let mut sorted = Self::default();
        let order = || found.iter().flatten();
        for (at, node) in (0..).zip(order()) {
            place[*node as usize] = at;
        }
        let placed = |node: u32| match node {
            NONE => NONE,
            node => place[node as usize],
        };
        for &node in order() {
            let node = node as usize;
            let edges = self.edges[self.edges_of(node)].iter();
            sorted.edges.extend(edges.map(|edge| Edge {
                to: placed(edge.to),
                points: edge.points,
            }));
            sorted.ends.push(count(sorted.edges.len()));
            sorted.movers.push(self.movers[node]);
            sorted.elsewhere.push(placed(self.elsewhere[node]));
            sorted.at_once.push(self.at_once[node]);
            sorted.is_spot.push(self.is_spot[node]);
        }
        let mut begin = 0;
        for component in &found {
            let range = begin..begin + component.len();
            begin = range.end;
            if component.len() > 1 {
                sorted.cycles.push(range);
            }
        }
        let numbers = self.numbers.into_iter();
        sorted.numbers = numbers.map(|(key, node)| (key, placed(node))).collect();
        sorted
    }
}

impl Making<'_> {
    fn number(&mut self, key: Key) -> u32 {
        let next = count(self.keys.len());
        let number = *self.nodes.numbers.entry(key).or_insert(next);
        if number == next {
            self.keys.push(key);
        }
        number
    }

    /// Adds the node of a key, which comes after those of all keys before it.
    fn add(&mut self, key: Key) -> Result<(), NoKoWorth> {
        let (mover, elsewhere, at_once) = match key {
            Key::Nothing => (Color::Black, NONE, 0),
            Key::Game(value, mover) => {
                self.add_options(value, mover)?;
                (mover, self.number(Key::Game(value, mover.opponent())), 0)
            }
            Key::Spot {
                spot,
                mover,
                ban,
                threats,
            } => {
                let spots = self.spots;
                let Spot::Open { moves, at_once } = &spots.all[spot as usize] else {
                    return Err(NoKoWorth::Unsettled);
                };
                for played in moves.iter().filter(|played| played.color == mover) {
                    self.add_move(played, ban, threats);
                }
                let elsewhere = self.number(Key::Spot {
                    spot,
                    mover: mover.opponent(),
                    ban: None,
                    threats,
                });
                (mover, elsewhere, *at_once)
            }
        };
        self.nodes.ends.push(count(self.nodes.edges.len()));
        self.nodes.movers.push(mover);
        self.nodes.elsewhere.push(elsewhere);
        self.nodes.at_once.push(at_once);
        self.nodes.is_spot.push(matches!(key, Key::Spot { .. }));
        Ok(())
    }

    fn add_options(&mut self, value: GameId, mover: Color) -> Result<(), NoKoWorth> {
        let options = self.arena.options(value, player(mover));
        let options = options.map_err(|_| NoKoWorth::Limit(LimitMet::Memory))?;
        for option in options {
            let (key, points) = value_key(self.arena, option, mover.opponent());
            self.add_edge(key, points);
        }
        Ok(())
    }

    fn add_move(&mut self, played: &SpotMove, ban: Option<Point>, threats: u8) {
        let mut left = threats;
        if ban == Some(played.point) {
            if played.color != self.threats.side || threats == 0 {
                return;
            }
            left -= 1;
        }
        let (key, points) = key_after(self.spots, self.arena, played, left);
        self.add_edge(key, points + played.points);
    }

    fn add_edge(&mut self, key: Key, points: i64) {
        let to = self.number(key);
        self.nodes.edges.push(Edge { to, points });
    }
}

/// The node after a move, with what its position counts beside it.
fn key_after(spots: &Spots, arena: &Arena, played: &SpotMove, threats: u8) -> (Key, i64) {
    let mover = played.color.opponent();
    let is_there = |point: &Point| spots.has_move(played.to, mover, *point);
    let ban = played.ban.filter(is_there);
    key(spots, arena, played.to, mover, ban, threats)
}

/// The node of a position, with what it counts beside it.
fn key(
    spots: &Spots,
    arena: &Arena,
    spot: u32,
    mover: Color,
    ban: Option<Point>,
    threats: u8,
) -> (Key, i64) {
    match &spots.all[spot as usize] {
        Spot::Value(value) => value_key(arena, *value, mover),
        Spot::Open { .. } => {
            let key = Key::Spot {
                spot,
                mover,
                ban,
                threats,
            };
            (key, 0)
        }
    }
}

/// The node of a value, with its points: an integer is nothing but points.
fn value_key(arena: &Arena, value: GameId, mover: Color) -> (Key, i64) {
    let whole = arena.as_integer(value).map(i64::try_from);
    match whole {
        Some(Ok(points)) => (Key::Nothing, points),
        _ => (Key::Game(value, mover), 0),
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(NONE)
}
