//! A map as steps that are done one after the other.

use semeai_board::{Color, Topology};
use semeai_search::Mask;

use super::parts::{Extent, Parts, extent, is_whole};
use crate::map::{Junction, Leaf, Map, MissingPoints, Operator};
use crate::model::{Neighborhoods, mask};

/// Where a set is kept while a map is evaluated.
pub(super) type Register = u16;

/// What is there before the first step, by register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GivenSet {
    /// The points that are chosen from.
    Choice,
    /// V.
    Vacant,
    /// B.
    Black,
    /// W.
    White,
    /// H.
    Atari,
    /// L^B.
    LegalBlack,
    /// L^W.
    LegalWhite,
    /// X.
    All,
    /// B ∪ W.
    Stones,
}

impl GivenSet {
    /// In the order of their registers.
    pub(super) const ALL: [Self; 9] = [
        Self::Choice,
        Self::Vacant,
        Self::Black,
        Self::White,
        Self::Atari,
        Self::LegalBlack,
        Self::LegalWhite,
        Self::All,
        Self::Stones,
    ];

    const fn stones(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }

    const fn legal(color: Color) -> Self {
        match color {
            Color::Black => Self::LegalBlack,
            Color::White => Self::LegalWhite,
        }
    }

    const fn register(self) -> Register {
        self as Register
    }
}

/// Of what neighbours are counted while a game goes on, see [`Counts`](super::counts::Counts).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CountedPoints {
    /// V.
    Vacant,
    /// B or W.
    Stones(Color),
}

/// A step; its result stands in the next register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// In both.
    Intersection(Register, Register),
    /// In either.
    Union(Register, Register),
    /// In the first only.
    Difference(Register, Register),
    /// F₀.
    Closed(Register),
    /// F.
    Image(Register),
    /// {x : |N\[x\] ∩ S| ≥ n}, from what is counted.
    Near { counted: CountedPoints, least: u32 },
    /// The points of a set of empty points that have so many points of another about them.
    Points {
        least: u32,
        of: Register,
        within: Register,
    },
    /// The strings of a set whose F has so many points of another.
    Strings {
        least: u32,
        of: Register,
        within: Register,
    },
}

/// A set as far as it is known before there is a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// No point where it is asked for.
    Empty,
    /// Every point where it is asked for.
    Full,
    /// In a register.
    At(Register),
}

/// Makes the steps of a map.
#[derive(Debug)]
pub(super) struct Compiler<'a, const W: usize> {
    degree: u32,
    pub(super) constants: Vec<Mask<W>>,
    pub(super) steps: Vec<Step>,
    /// The register of the first step, behind what is given and the constants.
    pub(super) first: Register,
    /// The names of the constants.
    points: Vec<&'a [String]>,
}

impl<'a, const W: usize> Compiler<'a, W> {
    /// For a map on a board.
    ///
    /// # Errors
    ///
    /// If the board lacks points of the map.
    pub(super) fn new(
        map: &'a Map,
        topology: &'a Topology,
        board: &Neighborhoods<W>,
    ) -> Result<Self, MissingPoints> {
        map.check_points(topology)?;
        let mut points = Vec::new();
        gather(map, &mut points);
        let constants = points.iter().map(|names| constant(names, topology));
        Ok(Self {
            degree: board.degree(),
            constants: constants.collect(),
            steps: Vec::new(),
            first: register(GivenSet::ALL.len() + points.len()),
            points,
        })
    }

    /// The same step is done once.
    fn step(&mut self, step: Step) -> Value {
        let known = self.steps.iter().position(|it| *it == step);
        let number = known.unwrap_or_else(|| {
            self.steps.push(step);
            self.steps.len() - 1
        });
        Value::At(register(usize::from(self.first) + number))
    }

    fn given(given: GivenSet) -> Value {
        Value::At(given.register())
    }

    /// A value in a register, whatever it is.
    fn at(&mut self, value: Value) -> Register {
        let all = GivenSet::All.register();
        match value {
            Value::At(register) => register,
            Value::Full => all,
            Value::Empty => match self.step(Step::Difference(all, all)) {
                Value::At(register) => register,
                _ => all,
            },
        }
    }

    /// The map, right on these parts and anything elsewhere.
    pub(super) fn map(&mut self, map: &'a Map, asked: Parts) -> Value {
        let Extent { support, cover } = extent(map);
        if !asked.meets(support) {
            return Value::Empty;
        }
        if asked.is_within(cover) {
            return Value::Full;
        }
        match map {
            Map::Leaf(leaf) => self.leaf(leaf),
            Map::Apply(operator, of) => self.apply(*operator, of, asked),
            Map::Join(junction, first, second) => self.join(*junction, first, second, asked),
        }
    }

    fn leaf(&self, leaf: &Leaf) -> Value {
        match leaf {
            Leaf::All => Value::Full,
            Leaf::Empty => Self::given(GivenSet::Vacant),
            Leaf::Stones(color) => Self::given(GivenSet::stones(*color)),
            Leaf::Atari => Self::given(GivenSet::Atari),
            Leaf::Legal(color) => Self::given(GivenSet::legal(*color)),
            Leaf::Points(names) => {
                let number = self.points.iter().position(|known| *known == names);
                let number = GivenSet::ALL.len() + number.unwrap_or_default();
                Value::At(register(number))
            }
        }
    }

    /// A map with the sign in front of it: whether its complement is meant.
    fn signed(&mut self, map: &'a Map, is_complement: bool, asked: Parts) -> Value {
        let value = self.map(map, asked);
        if is_complement {
            self.complement(value)
        } else {
            value
        }
    }

    fn complement(&mut self, value: Value) -> Value {
        match value {
            Value::Empty => Value::Full,
            Value::Full => Value::Empty,
            Value::At(of) => self.step(Step::Difference(GivenSet::All.register(), of)),
        }
    }

    /// The larger map is asked for only where the smaller one does not decide; the smaller one also where it does.
    fn join(&mut self, junction: Junction, first: &'a Map, second: &'a Map, asked: Parts) -> Value {
        let is_first_larger = first.size() >= second.size();
        let is_difference = junction == Junction::Difference;
        let of = |map, is_complement| {
            let extent = extent(map);
            if is_complement {
                extent.complement()
            } else {
                extent
            }
        };
        let (larger, smaller) = if is_first_larger {
            ((first, false), (second, is_difference))
        } else {
            ((second, is_difference), (first, false))
        };
        let (of_larger, of_smaller) = (of(larger.0, larger.1), of(smaller.0, smaller.1));
        // Where one of the two decides alone, and where it leaves that to the other.
        let (by_smaller, by_larger) = match junction {
            Junction::Union => (of_smaller.cover, of_larger.cover),
            _ => (
                Parts::ALL.without(of_smaller.support),
                Parts::ALL.without(of_larger.support),
            ),
        };
        let asked_larger = asked.without(by_smaller);
        let asked_smaller = asked.without(by_larger.without(by_smaller));
        let a = self.signed(larger.0, larger.1, asked_larger);
        let b = self.signed(smaller.0, smaller.1, asked_smaller);
        // Parts that are not asked for decide nothing, so a value that is known on no part is one that need not be looked at.
        let (a, b) = match junction {
            Junction::Union => (
                if asked_larger.is_none() {
                    Value::Empty
                } else {
                    a
                },
                if asked_smaller.is_none() {
                    Value::Empty
                } else {
                    b
                },
            ),
            _ => (
                if asked_larger.is_none() {
                    Value::Full
                } else {
                    a
                },
                if asked_smaller.is_none() {
                    Value::Full
                } else {
                    b
                },
            ),
        };
        match junction {
            Junction::Union => self.union(a, b),
            _ => self.intersection(a, b),
        }
    }

    fn union(&mut self, a: Value, b: Value) -> Value {
        match (a, b) {
            (Value::Full, _) | (_, Value::Full) => Value::Full,
            (Value::Empty, other) | (other, Value::Empty) => other,
            (Value::At(a), Value::At(b)) if a == b => Value::At(a),
            (Value::At(a), Value::At(b)) => self.step(Step::Union(a.min(b), a.max(b))),
        }
    }

    fn intersection(&mut self, a: Value, b: Value) -> Value {
        match (a, b) {
            (Value::Empty, _) | (_, Value::Empty) => Value::Empty,
            (Value::Full, other) | (other, Value::Full) => other,
            (Value::At(a), Value::At(b)) if a == b => Value::At(a),
            (Value::At(a), Value::At(b)) => self.step(Step::Intersection(a.min(b), a.max(b))),
        }
    }

    fn apply(&mut self, operator: Operator, of: &'a Map, asked: Parts) -> Value {
        match operator {
            Operator::Complement => {
                let value = self.map(of, asked);
                self.complement(value)
            }
            Operator::Reach if is_whole(of) => self.closed(of),
            Operator::Reach => match self.map(of, Parts::ALL) {
                Value::At(of) => self.step(Step::Image(of)),
                known => known,
            },
            Operator::StartReach => self.closed(of),
            Operator::AtLeast(least) => self.at_least(u32::from(least), of, asked),
            Operator::AtMost(most) => {
                let value = self.at_least(u32::from(most) + 1, of, asked);
                self.complement(value)
            }
            Operator::Attached(color) => {
                let own = Parts::of(color);
                if !asked.meets(own) {
                    return self.map(of, asked);
                }
                let value = self.map(of, Parts::ALL);
                let strings = self.strings(1, value, GivenSet::stones(color).register());
                self.union(value, strings)
            }
            Operator::Captured(color) => {
                let enemy = GivenSet::stones(color.opponent()).register();
                let value = self.map(of, Parts::ALL);
                let atari = Step::Intersection(enemy, GivenSet::Atari.register());
                let atari = self.step(atari);
                let atari = self.at(atari);
                self.strings(1, value, atari)
            }
        }
    }

    /// What is counted while a game goes on, if the map is that.
    fn counted(map: &Map) -> Option<CountedPoints> {
        match map {
            Map::Leaf(Leaf::Empty) => Some(CountedPoints::Vacant),
            Map::Leaf(Leaf::Stones(color)) => Some(CountedPoints::Stones(*color)),
            _ => None,
        }
    }

    /// F₀ of a map.
    fn closed(&mut self, of: &'a Map) -> Value {
        if let Some(counted) = Self::counted(of) {
            return self.step(Step::Near { counted, least: 1 });
        }
        match self.map(of, Parts::ALL) {
            Value::At(of) => self.step(Step::Closed(of)),
            known => known,
        }
    }

    fn strings(&mut self, least: u32, of: Value, within: Register) -> Value {
        match of {
            Value::Empty => Value::Empty,
            _ => {
                let of = self.at(of);
                self.step(Step::Strings { least, of, within })
            }
        }
    }

    /// Pₙ of a map.
    fn at_least(&mut self, least: u32, of: &'a Map, asked: Parts) -> Value {
        if least == 0 {
            return Value::Full;
        }
        let of_vacant = asked & Parts::VACANT;
        let vacant = if of_vacant.is_none() {
            Value::Empty
        } else {
            self.vacant_at_least(least, of, of_vacant)
        };
        let of_stones = asked & Parts::STONES;
        if of_stones.is_none() {
            return vacant;
        }
        let vacant = self.intersection(vacant, Self::given(GivenSet::Vacant));
        let stones = self.stones_at_least(least, of, of_stones);
        self.union(vacant, stones)
    }

    /// Pₙ of a map among empty points, for which F is N\[x\].
    fn vacant_at_least(&mut self, least: u32, of: &'a Map, asked: Parts) -> Value {
        if least > self.degree + 1 {
            return Value::Empty;
        }
        if let Some(counted) = Self::counted(of) {
            return self.step(Step::Near { counted, least });
        }
        if least == 1 {
            return self.closed(of);
        }
        let value = self.map(of, Parts::ALL);
        if value == Value::Empty {
            return Value::Empty;
        }
        let of = self.at(value);
        let is_chosen = asked.is_within(Parts::CHOICE);
        let within = if is_chosen {
            GivenSet::Choice
        } else {
            GivenSet::Vacant
        };
        let within = within.register();
        self.step(Step::Points { least, of, within })
    }

    /// Pₙ of a map among stones. P₁ contains its set.
    fn stones_at_least(&mut self, least: u32, of: &'a Map, asked: Parts) -> Value {
        let sure = if least == 1 {
            extent(of).cover & asked
        } else {
            Parts::NONE
        };
        let value = self.map(of, Parts::ALL);
        let mut all = Value::Empty;
        let mut open = Vec::new();
        for color in Color::ALL {
            let (part, stones) = (Parts::of(color), GivenSet::stones(color));
            if sure.meets(part) {
                all = self.union(all, Self::given(stones));
            } else if asked.meets(part) {
                open.push(stones);
            }
        }
        let within = match open[..] {
            [] => return all,
            [one] => one,
            _ => GivenSet::Stones,
        };
        let strings = self.strings(least, value, within.register());
        self.union(all, strings)
    }
}

/// A map has fewer steps than there are registers: at most six for each of its nodes.
fn register(number: usize) -> Register {
    Register::try_from(number).unwrap_or(Register::MAX)
}

/// The points that are named in a map.
fn gather<'a>(map: &'a Map, points: &mut Vec<&'a [String]>) {
    if let Map::Leaf(Leaf::Points(names)) = map
        && !points.contains(&&names[..])
    {
        points.push(names);
    }
    map.children().for_each(|child| gather(child, points));
}

/// The points of these names; the board has them all.
fn constant<const W: usize>(names: &[String], topology: &Topology) -> Mask<W> {
    mask(
        &names
            .iter()
            .filter_map(|name| topology.point(name))
            .collect(),
    )
}
