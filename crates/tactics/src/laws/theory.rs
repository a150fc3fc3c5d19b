//! What is known of the sets in some maps, whatever the board and the stones.
//!
//! A map is a set in terms of *atoms*: the stones of a side, single points, and what F, F₀ and Pₙ make of a set. Everything else is
//! put together of them by definition: Q of P (Qₙ(O) = X ∖ Pₙ₊₁(O)), H (P₁(V) ∩ Q₁(V)), A, D and L. Which points are *possible*, the
//! laws between the atoms say. They hold for every set of stones, with liberties or without.

use semeai_board::Color;

use super::scope::Scope;
use super::table::{MOST_ATOMS, Table};
use crate::map::{Junction, Leaf, Map, Operator};

/// There would be more than [`MOST_ATOMS`] atoms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooManyAtoms;

/// How an atom is made of its set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The stones of a side; made of nothing.
    Stones(Color),
    /// One point by its name, in small letters; made of nothing.
    Point(String),
    /// F of the set.
    Reach,
    /// F₀ of the set.
    StartReach,
    /// P with this number, which is not 0, of the set.
    AtLeast(u16),
}

#[derive(Clone, Debug)]
pub(super) struct Atom {
    pub(super) kind: Kind,
    pub(super) of: Table,
}

/// Atoms with the laws between them.
#[derive(Clone, Debug)]
pub(super) struct Theory {
    pub(super) atoms: Vec<Atom>,
    /// Where a point can lie.
    pub(super) possible: Table,
}

/// The numbers of the first two atoms.
const BLACK: usize = 0;
const WHITE: usize = 1;

impl Theory {
    pub(super) fn new() -> Self {
        let stones = |color| Atom {
            kind: Kind::Stones(color),
            of: Table::never(),
        };
        let both = Table::atom(BLACK).and(&Table::atom(WHITE));
        Self {
            atoms: Color::ALL.map(stones).into(),
            possible: both.not(),
        }
    }

    /// The stones of a side.
    pub(super) fn stones(color: Color) -> Table {
        Table::atom(match color {
            Color::Black => BLACK,
            Color::White => WHITE,
        })
    }

    /// V: what is neither Black's nor White's.
    pub(super) fn empty() -> Table {
        let [black, white] = Color::ALL.map(Self::stones);
        black.or(&white).not()
    }

    /// Where a point can lie that is looked at.
    pub(super) fn within(&self, scope: Scope) -> Table {
        match scope {
            Scope::Everywhere => self.possible.clone(),
            Scope::OnEmpty => self.possible.and(&Self::empty()),
        }
    }

    /// A map in terms of atoms; those that it needs are taken up.
    pub(super) fn set(&mut self, map: &Map) -> Result<Table, TooManyAtoms> {
        Ok(match map {
            Map::Leaf(leaf) => self.leaf(leaf)?,
            Map::Apply(operator, of) => {
                let of = self.set(of)?;
                self.applied(*operator, of)?
            }
            Map::Join(junction, first, second) => {
                let (first, second) = (self.set(first)?, self.set(second)?);
                match junction {
                    Junction::Intersection => first.and(&second),
                    Junction::Union => first.or(&second),
                    Junction::Difference => first.without(&second),
                }
            }
        })
    }

    fn leaf(&mut self, leaf: &Leaf) -> Result<Table, TooManyAtoms> {
        Ok(match leaf {
            Leaf::Stones(color) => Self::stones(*color),
            Leaf::Empty => Self::empty(),
            Leaf::All => Table::always(),
            Leaf::Atari => self.atari()?,
            Leaf::Legal(color) => {
                let other = Self::stones(color.opponent());
                let closed = self.atari()?.differing(&other);
                let reached = self.atom(Kind::Reach, closed.not())?;
                Self::empty().and(&reached)
            }
            Leaf::Points(names) => {
                let mut all = Table::never();
                for name in names {
                    let kind = Kind::Point(name.to_lowercase());
                    all = all.or(&self.atom(kind, Table::never())?);
                }
                all
            }
        })
    }

    fn atari(&mut self) -> Result<Table, TooManyAtoms> {
        let any = self.atom(Kind::AtLeast(1), Self::empty())?;
        let more = self.atom(Kind::AtLeast(2), Self::empty())?;
        Ok(any.without(&more))
    }

    fn applied(&mut self, operator: Operator, of: Table) -> Result<Table, TooManyAtoms> {
        Ok(match operator {
            Operator::Complement => of.not(),
            Operator::Reach => self.atom(Kind::Reach, of)?,
            Operator::StartReach => self.atom(Kind::StartReach, of)?,
            Operator::AtLeast(0) => Table::always(),
            Operator::AtLeast(number) => self.atom(Kind::AtLeast(number), of)?,
            Operator::AtMost(number) => self
                .atom(Kind::AtLeast(number.saturating_add(1)), of)?
                .not(),
            Operator::Attached(color) => {
                let within = Self::stones(color).or(&of);
                self.atom(Kind::AtLeast(1), of)?.and(&within)
            }
            Operator::Captured(color) => {
                let enemy = self.atari()?.and(&Self::stones(color.opponent()));
                self.atom(Kind::AtLeast(1), of)?.and(&enemy)
            }
        })
    }

    /// The atom of a kind for a set, or what it is by a law.
    fn atom(&mut self, kind: Kind, of: Table) -> Result<Table, TooManyAtoms> {
        let is_made = !matches!(kind, Kind::Point(_));
        if is_made && of.is_within(&Table::never(), &self.possible) {
            return Ok(Table::never());
        }
        // Whoever is in F(x) for every x is x itself.
        if contains_its_set(&kind) && self.is_all(&of) {
            return Ok(Table::always());
        }
        let kind = match kind {
            Kind::StartReach if self.is_whole(&of) => Kind::Reach,
            kind => kind,
        };
        let known = |atom: &Atom| atom.kind == kind && self.is_same(&atom.of, &of);
        if let Some(number) = self.atoms.iter().position(known) {
            return Ok(Table::atom(number));
        }
        if self.atoms.len() == MOST_ATOMS {
            return Err(TooManyAtoms);
        }
        self.atoms.push(Atom { kind, of });
        self.close();
        Ok(Table::atom(self.atoms.len() - 1))
    }

    /// The bit of the atom of a P with this number of V, if there is one.
    pub(super) fn empty_counted(&self, count: u16) -> u16 {
        let is_it = |atom: &Atom| atom.kind == Kind::AtLeast(count) && atom.of == Self::empty();
        let number = self.atoms.iter().position(is_it);
        number.map_or(0, |number| 1 << number)
    }

    fn is_all(&self, set: &Table) -> bool {
        Table::always().is_within(set, &self.possible)
    }

    fn is_same(&self, one: &Table, other: &Table) -> bool {
        let differing = one.differing(other);
        differing.is_within(&Table::never(), &self.possible)
    }

    /// Whether a set is sure to be made of whole strings: all empty, or put together of sets that are, such as B and every Pₙ, since F
    /// is the same on a whole string.
    fn is_whole(&self, set: &Table) -> bool {
        let cuts = |(number, atom): (usize, &Atom)| {
            let can_cut = matches!(atom.kind, Kind::Point(_) | Kind::Reach | Kind::StartReach);
            can_cut && set.depends_on(number)
        };
        set.is_within(&Self::empty(), &self.possible) || !self.atoms.iter().enumerate().any(cuts)
    }

    /// Applies all laws to all atoms until nothing more follows.
    fn close(&mut self) {
        loop {
            let before = self.possible.clone();
            for number in 0..self.atoms.len() {
                self.close_by(number);
            }
            if self.possible == before {
                return;
            }
        }
    }

    fn close_by(&mut self, number: usize) {
        let atom = self.atoms[number].clone();
        let here = Table::atom(number);
        if contains_its_set(&atom.kind) {
            self.require(&atom.of, &here);
        }
        let is_whole = self.is_whole(&atom.of);
        for other in 0..self.atoms.len() {
            let Atom { kind, of } = &self.atoms[other];
            let there = Table::atom(other);
            let are_points = matches!((&atom.kind, kind), (Kind::Point(_), Kind::Point(_)));
            if other == number {
                continue;
            }
            if are_points {
                self.possible = self.possible.without(&here.and(&there));
            } else if atom.of.is_within(of, &self.possible) {
                match implication(&atom.kind, is_whole, kind) {
                    Some(Reason::Everywhere) => self.require(&here, &there),
                    Some(Reason::OnEmpty) => self.require(&here.and(&Self::empty()), &there),
                    None => {}
                }
            }
        }
        self.close_by_union(number);
    }

    /// F, F₀ and P₁ of a union are the unions of theirs.
    fn close_by_union(&mut self, number: usize) {
        let Atom { kind, of } = &self.atoms[number];
        if !contains_its_set(kind) {
            return;
        }
        let (mut sets, mut images) = (Table::never(), Table::never());
        for (other, atom) in self.atoms.iter().enumerate() {
            let is_same_kind = match kind {
                // F is F₀ on whole strings and written so.
                Kind::StartReach if atom.kind == Kind::Reach => self.is_whole(&atom.of),
                kind => atom.kind == *kind,
            };
            if other != number && is_same_kind && atom.of.is_within(of, &self.possible) {
                sets = sets.or(&atom.of);
                images = images.or(&Table::atom(other));
            }
        }
        if of.is_within(&sets, &self.possible) {
            self.require(&Table::atom(number), &images);
        }
    }

    /// Whatever is in the first is in the second.
    fn require(&mut self, first: &Table, second: &Table) {
        self.possible = self.possible.without(&first.without(second));
    }
}

/// Whether every O is within the atom of O: x is in F(x) and in F₀(x).
const fn contains_its_set(kind: &Kind) -> bool {
    matches!(kind, Kind::Reach | Kind::StartReach | Kind::AtLeast(1))
}

/// Where one atom is within another.
enum Reason {
    Everywhere,
    OnEmpty,
}

/// Where a kind of O is within another kind of O; so it is for every set that has all of O, since all of them grow with O.
fn implication(kind: &Kind, is_whole: bool, other: &Kind) -> Option<Reason> {
    match (kind, other) {
        (Kind::AtLeast(more), Kind::AtLeast(fewer)) if more >= fewer => Some(Reason::Everywhere),
        (Kind::Reach, Kind::Reach) => Some(Reason::Everywhere),
        // N[x] is within F(x), and y is in N[x] where x is in N[y].
        (Kind::StartReach, Kind::StartReach | Kind::Reach | Kind::AtLeast(1)) => {
            Some(Reason::Everywhere)
        }
        // F is F₀ on whole strings.
        (Kind::Reach, Kind::StartReach | Kind::AtLeast(1)) if is_whole => Some(Reason::Everywhere),
        // F(x) = N[x] where x is empty.
        (Kind::AtLeast(1), Kind::StartReach | Kind::Reach) => Some(Reason::OnEmpty),
        _ => None,
    }
}
