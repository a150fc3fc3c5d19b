//! The trees of a sum as its search needs them: in integers, each position once, up to a number of points.
//!
//! Every tree is shifted so that the least that White can move to has the constant 0, and the constant is kept beside
//! it; trees that differ by a number are then one part.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;
use semeai_cgt::{Player, Rational};

use crate::tree::{Sum, Tree, TreeId};

/// A part: its place in the list of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct PartId(pub(crate) u32);

/// A tree as a number of points and what is left to be played, if anything is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Rest {
    pub(crate) points: i64,
    pub(crate) part: Option<PartId>,
}

/// An unfinished tree.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    options: [Box<[Rest]>; 2],
    /// What Black gains by moving here, if both moves end it and Black's is the better one for him: the gote `{b|0}`.
    pub(crate) gote: Option<i64>,
    /// How many moves it lasts at most.
    pub(crate) height: u32,
    /// The score with best play here alone, Black first and White first: the stops.
    pub(crate) stops: [i64; 2],
    /// The least and the greatest number that it can end with.
    pub(crate) range: [i64; 2],
    /// Whether nobody here would ever rather pass: at every position the left stop is not below the right stop.
    pub(crate) is_calm: bool,
}

impl Part {
    /// What a player can make of it, each once.
    pub(crate) fn options(&self, player: Player) -> &[Rest] {
        &self.options[player as usize]
    }
}

/// All parts that a sum can come to, each once.
#[derive(Debug)]
pub(crate) struct Parts {
    parts: Vec<Part>,
    ids: FxHashMap<[Box<[Rest]>; 2], PartId>,
    /// So many make a point of the text.
    pub(crate) scale: i64,
}

/// Numbers beyond this could overflow when a sum is added up.
const LARGEST: i128 = 1 << 52;

impl Parts {
    /// The parts of a sum, and each of its nodes as a rest. Nothing if the common denominator of its numbers, or a number
    /// over it, is too large. Linear in the number of nodes.
    pub(crate) fn of(sum: &Sum) -> Option<(Self, Vec<Rest>)> {
        let scale = common_denominator(sum)?;
        let mut parts = Self {
            parts: Vec::new(),
            ids: FxHashMap::default(),
            scale: i64::try_from(scale).ok()?,
        };
        let mut rests = Vec::new();
        for (_, tree) in sum.nodes() {
            rests.push(match tree {
                Tree::Number(value) => Rest {
                    points: scaled(*value, scale)?,
                    part: None,
                },
                Tree::Options(left, right) => parts.rest(left, right, &rests),
            });
        }
        Some((parts, rests))
    }

    pub(crate) fn get(&self, id: PartId) -> &Part {
        &self.parts[id.0 as usize]
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = PartId> + use<> {
        let len = u32::try_from(self.parts.len()).expect("a part has a node");
        (0..len).map(PartId)
    }

    /// A number of points as it was written.
    pub(crate) fn points(&self, scaled: i64) -> Rational {
        Rational::new(scaled.into(), self.scale.into())
    }

    fn rest(&mut self, left: &[TreeId], right: &[TreeId], rests: &[Rest]) -> Rest {
        let [mut left, mut right] = [left, right].map(|ids| {
            ids.iter()
                .map(|id| rests[id.0 as usize])
                .collect::<Vec<_>>()
        });
        let points = right.iter().map(|rest| rest.points).min().unwrap_or(0);
        for options in [&mut left, &mut right] {
            options.iter_mut().for_each(|rest| rest.points -= points);
            options.sort_unstable();
            options.dedup();
        }
        let next = PartId(u32::try_from(self.parts.len()).expect("a part has a node"));
        let id = match self.ids.entry([left.into(), right.into()]) {
            Entry::Occupied(entry) => *entry.get(),
            Entry::Vacant(entry) => {
                let part = part(entry.key().clone(), &self.parts);
                self.parts.push(part);
                *entry.insert(next)
            }
        };
        Rest {
            points,
            part: Some(id),
        }
    }
}

fn part(options: [Box<[Rest]>; 2], parts: &[Part]) -> Part {
    let below = |rest: &Rest| rest.part.map(|id| &parts[id.0 as usize]);
    let [left, right] = &options;
    let stop = |rest: &Rest, then: Player| {
        rest.points + below(rest).map_or(0, |part| part.stops[then as usize])
    };
    let end = |rest: &Rest, at: usize| rest.points + below(rest).map_or(0, |part| part.range[at]);
    let all = || left.iter().chain(right);
    let best = |value: Option<i64>| value.expect("both players have an option");
    let stops = [
        best(left.iter().map(|rest| stop(rest, Player::Right)).max()),
        best(right.iter().map(|rest| stop(rest, Player::Left)).min()),
    ];
    let gote = match (&left[..], &right[..]) {
        ([b], [zero]) if b.part.is_none() && zero.part.is_none() && b.points >= 0 => Some(b.points),
        _ => None,
    };
    Part {
        gote,
        height: 1 + all()
            .filter_map(below)
            .map(|part| part.height)
            .max()
            .unwrap_or(0),
        stops,
        range: [
            best(all().map(|rest| end(rest, 0)).min()),
            best(all().map(|rest| end(rest, 1)).max()),
        ],
        is_calm: stops[0] >= stops[1] && all().filter_map(below).all(|part| part.is_calm),
        options,
    }
}

fn common_denominator(sum: &Sum) -> Option<i128> {
    let mut common = 1_i128;
    for (_, tree) in sum.nodes() {
        if let Tree::Number(value) = tree {
            let missing = *Rational::new(*value.denom(), common).numer();
            common = common
                .checked_mul(missing)
                .filter(|common| *common <= LARGEST)?;
        }
    }
    Some(common)
}

fn scaled(value: Rational, scale: i128) -> Option<i64> {
    let whole = value.numer().checked_mul(scale / value.denom())?;
    i64::try_from(whole)
        .ok()
        .filter(|whole| i128::from(*whole).abs() <= LARGEST)
}
