//! What follows the root: our own variations become candidate points again, those of others are kept as text.

use std::ops::Range;

use semeai_board::Topology;
use semeai_race::picks::{Move, Path, Picks};

use crate::file::sgf::scan::{Event, Property, Scanner};
use crate::file::sgf::{names, value};

/// No line of play is longer: on the largest board every point would be played on.
const MAX_DEPTH: usize = 700;

/// The most moves on the paths to all nodes with candidates, so that a hostile file cannot fill the memory.
const MAX_MOVES: usize = 2_000_000;

/// What follows a root.
#[derive(Debug, Default)]
pub(crate) struct Variations {
    /// Variations by others, without their parentheses.
    pub(crate) kept: Vec<String>,
    /// The candidates of our own variations.
    pub(crate) picks: Picks,
    /// Whether some of our nodes were not read because of their number.
    pub(crate) is_too_large: bool,
}

/// Reads what follows a root. In a game that is not ours everything is by others.
pub(crate) fn read(
    text: &str,
    rest: &Range<usize>,
    topology: &Topology,
    is_ours: bool,
) -> Variations {
    let mut found = Variations::default();
    let mut moves_left = MAX_MOVES;
    for range in ranges(text, rest) {
        let mut is_kept = true;
        if is_ours {
            let mut walk = VariationWalk::new(topology, moves_left);
            walk.all(text, range.clone());
            moves_left = walk.moves_left;
            found.is_too_large |= walk.is_too_large;
            found.picks.extend(&walk.picks);
            is_kept = walk.has_foreign || walk.is_too_large;
        }
        if is_kept {
            found
                .kept
                .push(without_private(text, range).trim().to_owned());
        }
    }
    found
}

/// The variations, without their parentheses; nodes that simply go on are one.
fn ranges(text: &str, rest: &Range<usize>) -> Vec<Range<usize>> {
    let part = &text[rest.clone()];
    if part.trim_start().starts_with(';') {
        return vec![rest.clone()];
    }
    let mut scanner = Scanner::within(text, rest.clone());
    let mut ranges = Vec::new();
    let mut start = rest.start;
    while let Some(Ok((at, event))) = scanner.next() {
        match (event, scanner.depth()) {
            (Event::Open, 1) => start = at + 1,
            (Event::Close, 0) => ranges.push(start..at),
            _ => {}
        }
    }
    ranges
}

/// A walk through one variation.
struct VariationWalk<'a> {
    topology: &'a Topology,
    path: Path,
    /// The length of the path, and whether it is ours so far, at each open parenthesis.
    stack: Vec<(usize, bool)>,
    is_path_ours: bool,
    picks: Picks,
    has_foreign: bool,
    is_too_large: bool,
    moves_left: usize,
}

impl<'a> VariationWalk<'a> {
    fn new(topology: &'a Topology, moves_left: usize) -> Self {
        Self {
            topology,
            path: Vec::new(),
            stack: Vec::new(),
            is_path_ours: true,
            picks: Picks::default(),
            has_foreign: false,
            is_too_large: false,
            moves_left,
        }
    }

    fn all(&mut self, text: &str, range: Range<usize>) {
        let mut scanner = Scanner::part(text, range);
        let mut node: Option<Vec<Property<'_>>> = None;
        while let Some(Ok((_, event))) = scanner.next() {
            if let Event::Property(property) = event {
                if let Some(properties) = &mut node {
                    properties.push(property);
                }
                continue;
            }
            if let Some(properties) = node.take() {
                self.node(&properties);
            }
            match event {
                Event::Node => node = Some(Vec::new()),
                Event::Open => self.stack.push((self.path.len(), self.is_path_ours)),
                _ => {
                    let (length, is_ours) = self.stack.pop().unwrap_or((0, true));
                    self.path.truncate(length);
                    self.is_path_ours = is_ours;
                }
            }
        }
        if let Some(properties) = node {
            self.node(&properties);
        }
    }

    fn node(&mut self, properties: &[Property<'_>]) {
        let is_marked = properties.iter().any(|p| p.name() == names::GENERATED);
        self.has_foreign |= !is_marked
            || properties
                .iter()
                .any(|p| !names::OF_NODE.contains(&&*p.name()));
        match self
            .one_move(properties)
            .filter(|_| is_marked && self.is_path_ours)
        {
            Some(next) if self.path.len() < MAX_DEPTH => {
                self.path.push(next);
                self.candidates(properties);
            }
            next => {
                self.is_too_large |= next.is_some();
                self.has_foreign = true;
                self.is_path_ours = false;
            }
        }
    }

    /// The move of a node, if it has exactly one and that on a point.
    fn one_move(&self, properties: &[Property<'_>]) -> Option<Move> {
        let mut moves = properties.iter().filter_map(|property| {
            let color = property.mover()?;
            let point = value::own_point(self.topology, property.value());
            Some(point.map(|point| Move { color, point }))
        });
        let first = moves.next()??;
        moves.next().is_none().then_some(first)
    }

    fn candidates(&mut self, properties: &[Property<'_>]) {
        let named = |name: &'static str| properties.iter().filter(move |p| p.name() == name);
        let (lists, closed) = (named(names::CANDIDATES), named(names::CLOSED));
        if lists.clone().chain(closed.clone()).next().is_none() {
            return;
        }
        let Some(left) = self.moves_left.checked_sub(self.path.len()) else {
            self.is_too_large = true;
            return;
        };
        self.moves_left = left;
        let raws = lists.flat_map(Property::values).map(|(_, raw)| raw);
        value::add_in_order(self.topology, raws, &self.path, &mut self.picks);
        for (_, raw) in closed.flat_map(Property::values) {
            if let Some(what) = value::closed(self.topology, raw) {
                self.picks.close(&self.path, what);
            }
        }
    }
}

/// A variation without our private properties: what others see of it, and what cannot be taken for ours later.
fn without_private(text: &str, range: Range<usize>) -> String {
    let mut scanner = Scanner::part(text, range.clone());
    let mut public = String::new();
    let mut start = range.start;
    while let Some(Ok((at, event))) = scanner.next() {
        if let Event::Property(property) = event
            && names::is_private_of_node(&property.name())
        {
            public.push_str(&text[start..at]);
            start = scanner.at();
        }
    }
    public.push_str(&text[start..range.end]);
    public
}
