//! A map made ready to be evaluated in every position of a board, as often as a player moves.
//!
//! Nobody plays but on empty points, so a map is asked for there alone, and a map inside it only where it is asked for
//! ([`parts`]): what is sure to be empty or full there is not computed, what comes twice is computed once, F of whole strings is F₀,
//! and how many empty points or stones are about a point is kept while the game goes on ([`counts`]). The steps that remain ([`code`])
//! are done one after the other on masks. The result is the map's on the points that are chosen from, and anything elsewhere.

mod code;
pub(crate) mod counts;
mod parts;
#[cfg(test)]
mod tests;

use semeai_board::Topology;
use semeai_search::Mask;

use self::code::{Compiler, CountedPoints, GivenSet, Step, Value};
use self::counts::Counts;
use self::parts::Parts;
use crate::map::{Map, MissingPoints};
use crate::model::{Model, Neighborhoods};

/// The steps of a map on a board.
#[derive(Clone, Debug)]
pub(crate) struct Program<const W: usize> {
    steps: Vec<Step>,
    result: Value,
    /// What is given, the constants, and what the steps give.
    registers: Vec<Mask<W>>,
    first: usize,
}

impl<const W: usize> Program<W> {
    /// The program of a map.
    ///
    /// # Errors
    ///
    /// If the board lacks points that the map names.
    pub(crate) fn new(
        map: &Map,
        topology: &Topology,
        board: &Neighborhoods<W>,
    ) -> Result<Self, MissingPoints> {
        let mut compiler = Compiler::new(map, topology, board)?;
        let result = compiler.map(map, Parts::CHOICE);
        let (mut steps, first) = (compiler.steps, usize::from(compiler.first));
        let mut registers = vec![Mask::EMPTY; GivenSet::ALL.len()];
        registers.extend(compiler.constants);
        if let Value::At(register) = result {
            // Whatever was begun and turned out to be needed for nothing comes after it or has no effect.
            steps.truncate((usize::from(register) + 1).saturating_sub(first));
        } else {
            steps.clear();
        }
        registers.resize(first + steps.len(), Mask::EMPTY);
        Ok(Self {
            steps,
            result,
            registers,
            first,
        })
    }

    /// What it counts about each point.
    pub(crate) fn counted(&self) -> impl Iterator<Item = CountedPoints> {
        self.steps.iter().filter_map(|step| match step {
            Step::Near { counted, .. } => Some(*counted),
            _ => None,
        })
    }

    /// The points of the map among those that are chosen from, which are empty.
    #[inline]
    pub(crate) fn run(&mut self, model: &Model<W>, counts: &Counts<W>, choice: Mask<W>) -> Mask<W> {
        let register = match self.result {
            Value::Empty => return Mask::EMPTY,
            Value::Full => return choice,
            Value::At(register) => usize::from(register),
        };
        for (given, register) in GivenSet::ALL.into_iter().zip(&mut self.registers) {
            *register = given_now(given, model, choice);
        }
        for (number, step) in (self.first..).zip(&self.steps) {
            self.registers[number] = done(*step, &self.registers, model, counts);
        }
        self.registers[register] & choice
    }
}

#[inline]
fn given_now<const W: usize>(given: GivenSet, model: &Model<W>, choice: Mask<W>) -> Mask<W> {
    let stones = model.stones();
    match given {
        GivenSet::Choice => choice,
        GivenSet::Vacant => model.vacant(),
        GivenSet::Black => stones.black,
        GivenSet::White => stones.white,
        GivenSet::Atari => model.in_atari(),
        GivenSet::LegalBlack => model.legal(semeai_board::Color::Black),
        GivenSet::LegalWhite => model.legal(semeai_board::Color::White),
        GivenSet::All => model.board().all(),
        GivenSet::Stones => stones.black | stones.white,
    }
}

#[inline]
fn done<const W: usize>(
    step: Step,
    registers: &[Mask<W>],
    model: &Model<W>,
    counts: &Counts<W>,
) -> Mask<W> {
    let at = |register| registers[usize::from(register)];
    match step {
        Step::Intersection(a, b) => at(a) & at(b),
        Step::Union(a, b) => at(a) | at(b),
        Step::Difference(a, b) => at(a).without(at(b)),
        Step::Closed(of) => model.board().closed_of(at(of)),
        Step::Image(of) => model.image_of(at(of)),
        Step::Near { counted, least } => counts.at_least(counted, least),
        Step::Points { least, of, within } => points(model, least, at(of), at(within)),
        Step::Strings { least, of, within } => strings(model, least, at(of), at(within)),
    }
}

/// The points of a set of empty points that have so many points of another about them.
#[inline]
fn points<const W: usize>(model: &Model<W>, least: u32, of: Mask<W>, within: Mask<W>) -> Mask<W> {
    let mut found = Mask::EMPTY;
    within.points().for_each(|point| {
        let about = model.board().closed(point) & of;
        found.insert_if(point, about.has_at_least(least));
    });
    found
}

/// The strings of a set whose F has so many points of another.
#[inline]
fn strings<const W: usize>(model: &Model<W>, least: u32, of: Mask<W>, within: Mask<W>) -> Mask<W> {
    let strings = model.strings(within);
    strings
        .filter(|string| (string.image & of).has_at_least(least))
        .fold(Mask::EMPTY, |found, string| found | string.stones)
}
