//! What a capture leaves between the captor's block and safe stones of his, and whether he can always be joined to them across it.
//!
//! All points of the captured block are empty then, and the other side moves. Every liberty that the block had is filled: by a
//! stone of the captor, or by one of the block, which has gone with it. So of a plain shared liberty one of two things holds: it
//! is part of the captor's block, or it is an empty point beside it; both are meant by a *contact* here, as is a point of the
//! captured block beside the captor's. A *home* is a point of the captured block beside safe stones of the captor, or beside a
//! *pocket*: a liberty that is beside this one point of the block and else only beside safe stones of the captor. In a pocket
//! stands a stone of his, or it is empty and only he can play there, as long as his block has another liberty.
//!
//! A *link* is a few points, of which the captor needs one move and an answer to be joined:
//!
//! | link | how he is joined if he moves there first |
//! |---|---|
//! | contact and home in one | at once |
//! | a contact, and beside it a home that else has at most one neighbour, another home | he takes the contact; now either home joins him, for a stone of the other side on the first is taken by one on the second |
//! | the same where the neighbour is no home, but has a liberty, and the home is beside safe stones | he takes the contact; now the home joins him, and a stone of the other side there is taken from the neighbour |
//!
//! With two links that have no point in common the other side can spoil only one. With one *end* it can spoil nothing. An end is a
//! square of four points: two contacts, beside the second of them a home by safe stones, and a *way* beside that home and the first
//! contact, which is a home or has a liberty of its own; the second contact and the home have no other open neighbours. So neither
//! two points of the square across are beside each other, as they may be where there are triangles: a stone of the other side on the
//! home would not be taken that is joined to one on the first contact.
//!
//! | the other side begins at | then |
//! |---|---|
//! | the first contact, or elsewhere | the captor takes the second contact and threatens the home; a stone there is taken from the way |
//! | the second contact | he takes the first and threatens the home, which takes the stone; stones on both are taken from the way |
//! | the way | he takes the home and threatens the second contact; a stone there is taken from the first |
//! | the home | he takes the way and threatens the second contact, which takes the stone; stones on both are taken from the first |
//!
//! One contact alone is enough that is beside safe stones and else only beside one point, a *closed door*: a stone of the other side
//! there is taken from that point.
//!
//! Across two lines and more he is joined by a template, see [`super::wide_gap`].
//!
//! Where it takes more than one move the block must not be captured meanwhile. A third liberty that has nothing to do with the
//! points above is enough: the other side has no time to fill it, for it must answer each move.

use semeai_board::{Color, Point, PointSet, Topology};

use super::race::Race;
use super::wide_gap::WideGap;

/// More gates are not told apart.
const MOST_GATES: usize = 3;

/// An outer liberty where a stone of the captor is joined to his safe ones, directly or by a point behind it, where only he can
/// play.
#[derive(Clone, Copy, Debug)]
struct Gate {
    point: Point,
    behind: Option<Point>,
}

/// The homes of the captor in the gap.
struct Homes {
    all: PointSet,
    /// Those beside safe stones.
    beside_safe: PointSet,
    /// Safe stones and pockets: no stone of the other side comes there.
    closed: PointSet,
}

/// What a capture leaves.
#[derive(Clone, Debug)]
pub(super) struct Gap<'a> {
    topology: &'a Topology,
    /// The captor's block.
    block: PointSet,
    /// His safe stones.
    safe: PointSet,
    /// Points of the captured block beside his.
    contacts: PointSet,
    /// Plain shared liberties.
    shared: PointSet,
    captured: PointSet,
    liberties: PointSet,
    /// Whether the sides have liberties in common.
    is_anything_shared: bool,
    /// Points that are empty before the capture.
    empty: PointSet,
}

impl<'a> Gap<'a> {
    /// What a capture by this side leaves, by the points that are no essential stones and no stones that are never captured.
    pub(super) fn left_by(race: &'a Race, movable: &PointSet, captor: Color) -> Self {
        let position = &race.position;
        let topology = position.topology();
        let (block, captured) = (race.essential[captor], race.essential[captor.opponent()]);
        let beside = [block, captured].map(|stones| topology.neighborhood(&stones));
        let mut shared = topology.components(movable);
        shared.retain(|space| beside.iter().all(|beside| !space.is_disjoint(beside)));
        let is_plain = |space: &&PointSet| {
            let around = topology.neighborhood(space).difference(space);
            space.is_subset(&position.empty())
                && beside.iter().all(|beside| space.is_subset(beside))
                && around.is_subset(&block.union(&captured))
        };
        let plain = shared.iter().filter(is_plain);
        Self {
            topology,
            safe: position.protected().intersection(&position.stones(captor)),
            contacts: beside[0].intersection(&captured),
            block,
            shared: plain.fold(PointSet::EMPTY, |all, space| all.union(space)),
            captured,
            liberties: beside[1].intersection(&position.empty()),
            is_anything_shared: !shared.is_empty(),
            empty: position.empty(),
        }
    }

    /// Whether the captor is joined to safe stones of his although the other side moves first.
    pub(super) fn is_crossed(&self) -> bool {
        let near_safe = self.topology.neighborhood(&self.safe);
        if self.contacts.intersection(&near_safe).len() > 1 {
            return true;
        }
        self.wide().has_template() || self.is_crossed_whoever_filled(&self.gates(&near_safe))
    }

    /// What of it templates know.
    fn wide(&self) -> WideGap<'_> {
        WideGap {
            topology: self.topology,
            block: self.block,
            safe: self.safe,
            captured: self.captured,
            outer: self.liberties.difference(&self.shared),
            shared: self.shared,
        }
    }

    /// Whether he is joined whoever filled these gates.
    fn is_crossed_whoever_filled(&self, gates: &[Gate]) -> bool {
        let Some((gate, rest)) = gates.split_first() else {
            return self.is_crossed_as_filled();
        };
        let (mut his, mut empty) = (self.clone(), self.clone());
        his.safe.insert(gate.point);
        empty.captured.insert(gate.point);
        empty.liberties.extend(gate.behind);
        [his, empty]
            .iter()
            .all(|gap| gap.is_crossed_whoever_filled(rest))
    }

    /// Whether he is joined as the points are.
    fn is_crossed_as_filled(&self) -> bool {
        let near_safe = self.topology.neighborhood(&self.safe);
        let beside_safe = self.captured.intersection(&near_safe);
        let pockets = self.pockets(&near_safe);
        let behind = self.topology.neighborhood(&pockets);
        let homes = Homes {
            all: beside_safe.union(&self.captured.intersection(&behind)),
            beside_safe,
            closed: self.safe.union(&pockets),
        };
        self.has_closed_door(&homes) || self.has_two_links(&homes) || self.has_end(&homes)
    }

    /// The outer liberties that are no pockets, where a stone of the captor is joined to his safe ones; not all if there are many.
    fn gates(&self, near_safe: &PointSet) -> Vec<Gate> {
        let outer = self.liberties.difference(&self.shared);
        let gates = outer.iter().filter_map(|point| self.gate(point, near_safe));
        gates.take(MOST_GATES).collect()
    }

    fn gate(&self, point: Point, near_safe: &PointSet) -> Option<Gate> {
        let beside = self.beside(point);
        let others = beside.difference(&self.captured).difference(&self.safe);
        let is_pocket = || beside.intersection(&self.captured).len() == 1;
        let Some(behind) = others.first() else {
            let is_gate = near_safe.contains(point) && !is_pocket();
            return is_gate.then_some(Gate {
                point,
                behind: None,
            });
        };
        let mut walls = self.beside(behind);
        walls.remove(point);
        let is_gate = others.len() == 1
            && self.empty.contains(behind)
            && !walls.is_empty()
            && walls.is_subset(&self.safe);
        is_gate.then_some(Gate {
            point,
            behind: Some(behind),
        })
    }

    fn beside(&self, point: Point) -> PointSet {
        self.topology.neighbors(point).iter().copied().collect()
    }

    fn pockets(&self, near_safe: &PointSet) -> PointSet {
        let around = self.captured.union(&self.safe);
        let is_pocket = |&point: &Point| {
            let beside = self.beside(point);
            beside.is_subset(&around) && beside.intersection(&self.captured).len() == 1
        };
        let liberties = self.liberties.intersection(near_safe);
        liberties.iter().filter(is_pocket).collect()
    }

    /// Whether a contact is beside safe stones and else only beside one point of the captured block, which is beside safe stones too
    /// or has a liberty of its own; and the captor's block has a liberty elsewhere: a capture that takes no shared one leaves it.
    fn has_closed_door(&self, homes: &Homes) -> bool {
        let closed = self.block.union(&self.safe);
        let is_closed = |door: Point| {
            let others = self.beside(door).difference(&closed);
            let mut beyond = others.iter().map(|other| self.beside(other));
            others.len() == 1
                && others.is_subset(&self.captured)
                && (others.is_subset(&homes.beside_safe)
                    || beyond.any(|beyond| beyond.intersection(&self.captured).len() > 1))
        };
        !self.is_anything_shared
            && (self.contacts.intersection(&homes.beside_safe).iter()).any(is_closed)
    }

    /// Whether there are two links without a common point, and a third liberty.
    fn has_two_links(&self, homes: &Homes) -> bool {
        let at_once = self.contacts.intersection(&homes.all);
        let mut links: Vec<PointSet> = at_once.iter().map(PointSet::single).collect();
        for contact in &self.contacts.union(&self.shared) {
            let firsts = self.beside(contact).intersection(&homes.all);
            let firsts = firsts.difference(&self.contacts);
            links.extend(
                firsts
                    .iter()
                    .filter_map(|home| self.link(contact, home, homes)),
            );
        }
        let mut firsts = links.iter().enumerate();
        firsts.any(|(i, first)| {
            let mut seconds = links[i + 1..].iter();
            seconds.any(|second| {
                first.is_disjoint(second) && self.has_other_liberty(&first.union(second))
            })
        })
    }

    /// The points of the link at a contact and a home beside it, if it is one.
    fn link(&self, contact: Point, home: Point, homes: &Homes) -> Option<PointSet> {
        let mut others = self.beside(home).difference(&homes.closed);
        others.remove(contact);
        let mut link: PointSet = [contact, home].into_iter().collect();
        let Some(other) = others.first() else {
            return Some(link);
        };
        link.insert(other);
        if others.len() > 1 || !self.captured.contains(other) {
            return None;
        }
        if !homes.all.contains(other) {
            // The stone there needs a liberty of its own.
            let liberties = self.beside(other).intersection(&self.captured);
            link.insert(liberties.difference(&link).first()?);
        }
        (homes.all.contains(other) || homes.beside_safe.contains(home)).then_some(link)
    }

    /// Whether the captor's block has a liberty in the gap apart from these points.
    fn has_other_liberty(&self, points: &PointSet) -> bool {
        let is_apart = |shared: Point| {
            let beyond = self.beside(shared).intersection(&self.captured);
            !points.contains(shared) && !beyond.is_subset(points)
        };
        !self.contacts.is_subset(points) || self.shared.iter().any(is_apart)
    }

    /// Whether there is an end, and a third liberty.
    fn has_end(&self, homes: &Homes) -> bool {
        let beside_safe = homes.beside_safe.difference(&self.contacts);
        self.contacts.iter().any(|second| {
            let open = self.beside(second).difference(&self.block);
            let contacts = open.intersection(&self.contacts);
            let (Some(first), Some(home)) =
                (contacts.first(), open.intersection(&beside_safe).first())
            else {
                return false;
            };
            let contacts: PointSet = [first, second].into_iter().collect();
            open.len() == 2
                && self.is_closed_end([first, second], home, homes)
                && self.has_other_liberty(&contacts)
        })
    }

    /// Whether the home beside the second of two contacts has one other open neighbour, which is beside the first one and, if it is
    /// no home, has a liberty of its own.
    fn is_closed_end(&self, [first, second]: [Point; 2], home: Point, homes: &Homes) -> bool {
        let mut others = self.beside(home).difference(&self.safe);
        others.remove(second);
        let Some(other) = others.first().filter(|_| others.len() == 1) else {
            return false;
        };
        let mut liberties = self.beside(other).intersection(&self.captured);
        liberties.remove(home);
        self.captured.contains(other)
            && self.beside(other).contains(first)
            && (homes.all.contains(other) || !liberties.is_subset(&PointSet::single(first)))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{BoardKind, ByColor, Family, Position, Setup};
    use semeai_search::{
        Field, Ground, KoRule, Memory, NoShortcut, PositionBudget, Random, Search, Several, State,
    };

    use super::*;

    /// The race of these marks, one a point: essential stones `B W`, safe ones `# @`, stones of nobody `X O`.
    fn race(topology: Topology, marks: &str) -> Race {
        try_race(topology, marks).expect("a position")
    }

    /// The same, if it is a position with one essential block of each side.
    fn try_race(topology: Topology, marks: &str) -> Option<Race> {
        let topology = Arc::new(topology);
        let marked = |wanted: &str| -> PointSet {
            let points = topology.points();
            let marks = points.iter().zip(marks.chars());
            marks
                .filter(|&(_, mark)| wanted.contains(mark))
                .map(|(point, _)| point)
                .collect()
        };
        let mut setup = Setup::new(Arc::clone(&topology));
        for (color, stones) in [(Color::Black, "B#X"), (Color::White, "W@O")] {
            for point in &marked(stones) {
                setup.set(point, Some(color));
            }
        }
        let essential = ByColor {
            black: marked("B"),
            white: marked("W"),
        };
        let position = Position::with_protected(setup, marked("#@")).ok()?;
        let is_block = |(_, stones): (Color, &PointSet)| {
            let block = stones.first().and_then(|stone| position.block_at(stone));
            block.is_some_and(|block| block.stones == *stones)
        };
        essential.iter().all(is_block).then_some(())?;
        Some(Race {
            position,
            essential,
            several: Several::All,
            relevant: marked(".BWXO"),
        })
    }

    fn is_crossed_by_white(topology: Topology, marks: &str) -> bool {
        let race = race(topology, marks);
        Gap::left_by(&race, &race.movable(), Color::White).is_crossed()
    }

    /// White takes Black's block, of which B4 C5 C4 B3 look like an end. Black begins at B4; where that is beside C4, a stone of his
    /// there is joined to it and stays, and White is captured in his turn. Without that line he lives.
    #[test]
    fn an_end_is_a_square_without_a_line_across() {
        let marks = "WWW.WBBBB.B@@@##@#";
        let kind = BoardKind::new(Family::TriRhombus, &[3, 6]).expect("a kind");
        let triangles = Topology::new(kind);
        let across = ["B4", "C4"].map(|name| triangles.point(name).expect("a point").index());
        let mut lines = triangles.edges();
        lines.retain(|&(from, to)| [from, to] != across);
        let points = triangles.points();
        let points = points
            .iter()
            .map(|point| (triangles.name(point).into(), triangles.coordinates(point)));
        let without = Topology::graph(points.collect(), &lines).expect("a graph");
        assert!(is_crossed_by_white(without, marks));
        assert!(!is_crossed_by_white(triangles, marks));
    }

    /// A board by chance: a black block of one to three lines between White's and his safe stones, with holes on both sides, and here
    /// and there something else. Its columns, and its marks; `X O` are stones of nobody.
    fn gap_by_chance(random: &mut Random) -> (usize, String) {
        let columns = 3 + random.below(3) as usize;
        let row = |mark: char, holes: u32, random: &mut Random| -> String {
            let mut mark = || if random.below(10) < holes { '.' } else { mark };
            (0..columns).map(|_| mark()).collect()
        };
        let mut rows = Vec::new();
        if random.below(3) == 0 {
            rows.push(row('@', 3, random));
        }
        rows.push(row('@', 4, random));
        rows.extend((0..=random.below(3)).map(|_| row('B', 0, random)));
        if random.below(3) == 0 {
            let mark = ['B', 'W'][random.below(2) as usize];
            rows.push(row(mark, 3, random));
        }
        rows.extend([row('W', 0, random), row('#', 3, random)]);
        let mut marks: Vec<char> = rows.concat().chars().collect();
        for mark in &mut marks {
            if random.below(25) == 0 {
                *mark = ['.', 'X', 'O', '@', '#'][random.below(5) as usize];
            }
        }
        (columns, marks.into_iter().collect())
    }

    /// A position after White has taken Black's block, as far as it is known what stands there: where Black's block had a liberty, no
    /// black stone. Absent if it is none.
    fn after_capture(race: &Race, random: &mut Random) -> Option<Position> {
        let captured = race.essential.black;
        let beside = race.position.topology().neighborhood(&captured);
        let mut setup = race.position.to_setup();
        for point in &captured {
            setup.set(point, None);
        }
        for point in &race.movable() {
            let stones = [None, Some(Color::White), Some(Color::Black)];
            let most = if beside.contains(point) { 2 } else { 3 };
            setup.set(point, stones[random.below(most) as usize]);
        }
        Position::with_protected(setup, race.position.protected()).ok()
    }

    /// Whether Black, who moves first and wins all kos, captures White's block; absent if that is much to search.
    fn is_captured(race: &Race, position: &Position) -> Option<bool> {
        let targets = ByColor {
            white: race.essential.white,
            ..ByColor::default()
        };
        let points = race.movable().union(&race.essential.black);
        let ground = Ground::<1>::new(position, &targets, &points);
        let field = Arc::new(Field::new(ground));
        let rule = KoRule::Wins(Color::Black);
        let state = State::new(&field, position, Color::Black, rule, 0).expect("no parts");
        let memory = Memory {
            table_bytes: 1 << 22,
            exact_until: u64::MAX,
        };
        let mut search = Search::new(NoShortcut, field, Color::Black, rule, memory);
        let moves = search.captures(&state, PositionBudget::new(200_000));
        moves.ok().map(|moves| moves.is_some())
    }

    #[test]
    fn who_crosses_a_gap_is_never_captured_whatever_else_stands_there() {
        let (mut crossed, mut wide) = (0, 0);
        for seed in 0..1_500 {
            let mut random = Random::of(seed, 0, 0);
            let (columns, marks) = gap_by_chance(&mut random);
            let topology = Topology::rectangle(columns, marks.len() / columns).expect("a size");
            let Some(race) = try_race(topology, &marks) else {
                continue;
            };
            let gap = Gap::left_by(&race, &race.movable(), Color::White);
            if !gap.is_crossed() {
                continue;
            }
            for _ in 0..3 {
                let after = after_capture(&race, &mut random);
                let Some(is_captured) = after.and_then(|after| is_captured(&race, &after)) else {
                    continue;
                };
                assert!(!is_captured, "seed {seed}: {columns} columns, {marks}");
                crossed += 1;
                wide += usize::from(gap.wide().has_template());
            }
        }
        assert!(crossed > 1_000 && wide > 500, "{crossed}, {wide}");
    }
}
