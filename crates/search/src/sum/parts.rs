//! Trees as the search of a sum needs them: in integers, each position once, up to a number of points.
//!
//! Every tree is shifted so that the least that White can move to has the constant 0, and the constant is kept beside
//! it; trees that differ by a number are then one part.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;
use semeai_cgt::{Player, Rational};

use super::tree::{Tree, TreeId, Trees};

/// A part: its place among [`SumParts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SumPartId(u32);

impl SumPartId {
    pub(super) const fn place(self) -> usize {
        self.0 as usize
    }
}

/// A tree as a number of points and what is left to be played, if anything is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Leftover {
    /// Points for Black, in units of [`SumParts`].
    pub points: i64,
    /// What is still to be played.
    pub part: Option<SumPartId>,
}

/// A tree of a sum in which moves are left.
#[derive(Clone, Debug)]
pub struct SumPart {
    options: [Box<[Leftover]>; 2],
    /// What Black gains by moving here, if both moves end it and Black's is the better one for him: the gote `{b|0}`.
    pub gote: Option<i64>,
    /// How many moves it lasts at most.
    pub height: u32,
    /// The score with best play here alone, Black first and White first: the stops.
    pub(super) stops: [i64; 2],
    /// The least and the greatest number that it can end with.
    pub(super) range: [i64; 2],
    /// Whether nobody here would ever rather pass: at every position the left stop is not below the right stop.
    pub is_calm: bool,
}

impl SumPart {
    /// What a player can make of it, each once.
    #[must_use]
    pub fn options(&self, player: Player) -> &[Leftover] {
        &self.options[player as usize]
    }
}

/// All parts that trees can come to, each once. Points are whole here: as many units make a point as the numbers of all trees
/// have for their common denominator.
#[derive(Debug)]
pub struct SumParts {
    parts: Vec<SumPart>,
    ids: FxHashMap<[Box<[Leftover]>; 2], SumPartId>,
    /// So many units make a point.
    scale: i64,
}

/// Numbers beyond this could overflow when a sum is added up.
const LARGEST: i128 = 1 << 52;

impl SumParts {
    /// All that these trees can come to, and each of them as what is left of it, in their order. Nothing
    /// if the common denominator of their numbers, or a number over it, is beyond 2^52. Linear in the number of trees.
    #[must_use]
    pub fn of(trees: &Trees) -> Option<(Self, Vec<Leftover>)> {
        let scale = common_denominator(trees)?;
        let mut parts = Self {
            parts: Vec::new(),
            ids: FxHashMap::default(),
            scale: i64::try_from(scale).ok()?,
        };
        let mut rests = Vec::new();
        for tree in trees.iter() {
            rests.push(match tree {
                Tree::Number(value) => Leftover {
                    points: scaled(*value, scale)?,
                    part: None,
                },
                Tree::Options(left, right) => parts.rest(left, right, &rests),
            });
        }
        Some((parts, rests))
    }

    /// The part that has this number.
    #[must_use]
    pub fn get(&self, id: SumPartId) -> &SumPart {
        &self.parts[id.place()]
    }

    pub(super) fn ids(&self) -> impl Iterator<Item = SumPartId> + use<> {
        let len = u32::try_from(self.parts.len()).expect("a part has a node");
        (0..len).map(SumPartId)
    }

    /// So many units of a score as points.
    #[must_use]
    pub fn points(&self, units: i64) -> Rational {
        Rational::new(units.into(), self.scale.into())
    }

    fn rest(&mut self, left: &[TreeId], right: &[TreeId], rests: &[Leftover]) -> Leftover {
        let [mut left, mut right] =
            [left, right].map(|ids| ids.iter().map(|id| rests[id.place()]).collect::<Vec<_>>());
        let points = right.iter().map(|rest| rest.points).min().unwrap_or(0);
        for options in [&mut left, &mut right] {
            options.iter_mut().for_each(|rest| rest.points -= points);
            options.sort_unstable();
            options.dedup();
        }
        let next = SumPartId(u32::try_from(self.parts.len()).expect("a part has a node"));
        let id = match self.ids.entry([left.into(), right.into()]) {
            Entry::Occupied(entry) => *entry.get(),
            Entry::Vacant(entry) => {
                let part = part(entry.key().clone(), &self.parts);
                self.parts.push(part);
                *entry.insert(next)
            }
        };
        Leftover {
            points,
            part: Some(id),
        }
    }
}

fn part(options: [Box<[Leftover]>; 2], parts: &[SumPart]) -> SumPart {
    let below = |rest: &Leftover| rest.part.map(|id| &parts[id.place()]);
    let [left, right] = &options;
    let stop = |rest: &Leftover, then: Player| {
        rest.points + below(rest).map_or(0, |part| part.stops[then as usize])
    };
    let end =
        |rest: &Leftover, at: usize| rest.points + below(rest).map_or(0, |part| part.range[at]);
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
    SumPart {
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

fn common_denominator(trees: &Trees) -> Option<i128> {
    let mut common = 1_i128;
    for tree in trees.iter() {
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
