//! When a position of a region needs no more questions, and how many moves it takes.
//!
//! The test is that of the system paper, section 4.3: every liberty of the essential block borders only
//! safe blocks or useless points. It is sound only if no safe stone of the defender's own colour borders the
//! region (else the block may connect out), so that is asked too. Beyond the paper: eye spaces, and
//! liberties that need approach moves.

use std::cell::OnceCell;

use semeai_board::{
    Color, Point, PointSet, Position, Region, Role, Roles, partition, useful_points,
};

use super::approach::{Filling, filling};
use super::eye::{Eye, eye, is_eye_space, is_half_of_life, is_untouchable, to_u32};

/// The moves that a settled position takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct MoveCount {
    /// If the block has liberties elsewhere: approach moves are needed.
    pub(crate) normal: u32,
    /// If these are its last liberties: the last of them needs no approach move.
    pub(crate) last: u32,
    /// How many of the liberties are filled by throwing in a stone, with a ko.
    pub(crate) kos: u32,
    /// How many approach moves `normal` contains.
    pub(crate) approaches: u32,
    /// How many of them may be saved: the attacker may fill such a liberty at once if the stone there has
    /// two ways out, and one approach move may serve several liberties.
    pub(crate) loose: u32,
    /// How many liberties need an approach move or a throw-in.
    pub(crate) narrow: u32,
}

impl MoveCount {
    /// So many liberties that need no approach move and begin no ko.
    fn plain(liberties: u32) -> Self {
        Self {
            normal: liberties,
            last: liberties,
            ..Self::default()
        }
    }

    fn add(&mut self, other: Self) {
        let saved = (self.normal - self.last).max(other.normal - other.last);
        self.normal += other.normal;
        self.last = self.normal - saved;
        self.kos += other.kos;
        self.approaches += other.approaches;
        self.loose += other.loose;
        self.narrow += other.narrow;
    }
}

/// What is known of a position of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settlement {
    /// So many moves.
    Count(MoveCount),
    /// The block cannot be captured here.
    Alive,
    /// Candidate points are needed.
    Nil,
}

/// A position of a region.
#[derive(Clone, Debug)]
pub(crate) struct NodePosition {
    pub(crate) position: Position,
    pub(crate) roles: Roles,
    pub(crate) defender: Color,
    /// The essential stones of the defender, as they are now; empty if captured.
    pub(crate) essential: PointSet,
    /// The parts of the region that touch the block, as they are now.
    pub(crate) parts: Vec<Region>,
    /// What is known without further questions, once it was asked for: it may take a search.
    settled: OnceCell<Settlement>,
}

impl NodePosition {
    /// Looks at the points of `whole`, the region at the root, in a position.
    pub(crate) fn new(position: Position, roles: Roles, defender: Color, whole: &PointSet) -> Self {
        let essential = roles.stones(&position, defender, Role::Essential);
        let parts = partition(&position, &roles)
            .into_iter()
            .filter(|part| part.essential[defender] && !part.points.is_disjoint(whole))
            .collect();
        Self {
            position,
            roles,
            defender,
            essential,
            settled: OnceCell::new(),
            parts,
        }
    }

    /// The liberties of the block in the region.
    pub(crate) fn liberties(&self) -> PointSet {
        self.parts.iter().fold(PointSet::EMPTY, |all, part| {
            all.union(&part.liberties[self.defender])
        })
    }

    /// The points worth asking about: the useful ones, or every empty point if there are none. Asking about
    /// the liberties alone would miss captures beside them.
    pub(crate) fn suggestions(&self) -> PointSet {
        let all_parts = |of: &dyn Fn(&Region) -> PointSet| {
            self.parts
                .iter()
                .fold(PointSet::EMPTY, |all, part| all.union(&of(part)))
        };
        let useful = all_parts(&|part| useful_points(&self.position, &self.roles, part));
        if useful.is_empty() {
            all_parts(&|part| part.empty)
        } else {
            useful
        }
    }

    /// Whether an essential block has joined safe stones of its colour.
    pub(crate) fn is_joined_to_safe(&self) -> bool {
        !self.roles.points(Role::Safe).is_disjoint(&self.essential)
    }

    /// What is known here without further questions.
    pub(crate) fn settle(&self) -> Settlement {
        *self.settled.get_or_init(|| self.settle_anew())
    }

    fn settle_anew(&self) -> Settlement {
        if self.essential.is_empty() {
            return Settlement::Count(MoveCount::default());
        }
        if self.is_joined_to_safe() {
            return Settlement::Alive;
        }
        let mut total = MoveCount::default();
        let (mut eyes, mut has_question) = (0_usize, false);
        for part in &self.parts {
            if is_eye_space(&self.position, part, self.defender) {
                let is_half = is_half_of_life(&self.position, part, self.defender, &self.essential);
                eyes += usize::from(is_half);
                match eye(&self.position, part, &self.essential) {
                    Eye::Alive => return Settlement::Alive,
                    Eye::Unsettled => has_question = true,
                    Eye::Dead {
                        liberties, slack, ..
                    } => total.add(MoveCount {
                        normal: liberties,
                        last: liberties,
                        loose: slack,
                        ..MoveCount::default()
                    }),
                }
            } else {
                match self.count_dame(part) {
                    Some(count) => total.add(count),
                    None if self.is_untouchable(part) => return Settlement::Alive,
                    None => has_question = true,
                }
            }
        }
        match (eyes, has_question) {
            (2.., _) => Settlement::Alive,
            (_, true) => Settlement::Nil,
            _ => Settlement::Count(total),
        }
    }

    fn is_untouchable(&self, part: &Region) -> bool {
        let attacker = self.defender.opponent();
        is_untouchable(&self.position, part, &self.essential, attacker)
    }

    /// The count after the attacker has thrown a stone in at a liberty, if that is how it is filled.
    pub(crate) fn after_throw_in(&self, point: Point) -> Option<MoveCount> {
        let part = self.parts.iter().find(|part| part.empty.contains(point))?;
        let is_liberty = part.liberties[self.defender].contains(point);
        if !is_liberty || filling(&self.position, part, self.defender, point) != Filling::ThrowIn {
            return None;
        }
        // Last, since it may search.
        let Settlement::Count(count) = self.settle() else {
            return None;
        };
        Some(MoveCount {
            normal: count.normal.saturating_sub(1),
            last: count.last.saturating_sub(1),
            kos: count.kos.saturating_sub(1),
            narrow: count.narrow.saturating_sub(1),
            ..count
        })
    }

    /// The liberties that need an approach move or a throw-in.
    pub(crate) fn narrow_liberties(&self) -> PointSet {
        let narrow = |part: &Region| -> PointSet {
            let liberties = part.liberties[self.defender].iter();
            liberties
                .filter(|&point| {
                    let filling = filling(&self.position, part, self.defender, point);
                    !matches!(filling, Filling::After(0) | Filling::Closed)
                })
                .collect()
        };
        let parts = self.parts.iter();
        parts.fold(PointSet::EMPTY, |all, part| all.union(&narrow(part)))
    }

    /// The count of a part that passes the settled test, or nothing.
    fn count_dame(&self, part: &Region) -> Option<MoveCount> {
        if !part.safe[self.defender].is_empty() {
            return None;
        }
        let liberties = &part.liberties[self.defender];
        if liberties.is_empty() {
            // Without a liberty here the block can still gain some by capturing what stands beside it.
            let beside = self.position.topology().neighborhood(&self.essential);
            let attackers = self.position.stones(self.defender.opponent());
            let can_gain = !part.unknown.intersection(&attackers).is_disjoint(&beside);
            return (!can_gain).then(MoveCount::default);
        }
        if self.is_row(part) {
            return Some(MoveCount::plain(to_u32(liberties.len())));
        }
        if self.is_prey_in(part) {
            return None;
        }
        let useful = useful_points(&self.position, &self.roles, part);
        let mut count = MoveCount::default();
        let mut has_several_ways = false;
        for liberty in liberties {
            if !self.borders_only_settled(part, &useful, liberty) {
                return None;
            }
            let one = count_filling(filling(&self.position, part, self.defender, liberty))?;
            has_several_ways |= one.approaches > 0
                && (count.approaches > 0 || self.empty_beside(liberty).len() > 1);
            count.add(one);
        }
        if has_several_ways {
            count.loose = count.approaches;
        }
        debug_assert!(count.last >= 1 && count.normal >= to_u32(liberties.len()));
        Some(count)
    }

    /// Whether a part is nothing but liberties that each lie beside safe stones of the attacker: whatever is played, a move
    /// of the attacker takes one of them and one of the defender at least one.
    ///
    /// A stone of the attacker is joined to his safe ones at once, so it needs no approach move and is never captured. A
    /// stone of the defender joins his block and finds no new liberty, for every empty point is one already.
    fn is_row(&self, part: &Region) -> bool {
        let attacker = self.defender.opponent();
        let topology = self.position.topology();
        let beside_safe = topology.neighborhood(&part.safe[attacker]);
        part.unknown.is_empty()
            && !part.essential[attacker]
            && part.empty.is_subset(&part.liberties[self.defender])
            && part.empty.is_subset(&beside_safe)
    }

    /// Whether the defender can capture stones beside his block, outside his eyes, with one move.
    pub(crate) fn has_prey(&self) -> bool {
        let is_eye = |part: &Region| is_eye_space(&self.position, part, self.defender);
        let mut parts = self.parts.iter();
        parts.any(|part| !is_eye(part) && self.is_prey_in(part))
    }

    /// The same in one part, wherever the point is.
    fn is_prey_in(&self, part: &Region) -> bool {
        let attackers = self.position.stones(self.defender.opponent());
        let unknown = part.unknown.intersection(&attackers);
        // Most parts have none, and only such stones are looked at: this is asked of every node of a tree.
        if unknown.is_empty() {
            return false;
        }
        let beside = self.position.topology().neighborhood(&self.essential);
        let is_in_atari = |point: Point| {
            let block = self.position.block_at(point);
            block.is_some_and(|block| block.liberties.len() == 1)
        };
        unknown.intersection(&beside).iter().any(is_in_atari)
    }

    fn empty_beside(&self, point: Point) -> PointSet {
        let beside = self.position.topology().neighbors(point).iter().copied();
        let beside: PointSet = beside.collect();
        beside.intersection(&self.position.empty())
    }

    fn borders_only_settled(&self, part: &Region, useful: &PointSet, liberty: Point) -> bool {
        self.position
            .topology()
            .neighbors(liberty)
            .iter()
            .all(|&next| {
                if part.empty.contains(next) {
                    !useful.contains(next)
                } else {
                    !part.unknown.contains(next)
                }
            })
    }
}

/// What one liberty counts that is filled like this; absent if it cannot be.
fn count_filling(filling: Filling) -> Option<MoveCount> {
    match filling {
        Filling::After(moves) => Some(MoveCount {
            normal: 1 + moves,
            last: 1,
            kos: 0,
            approaches: moves,
            loose: 0,
            narrow: u32::from(moves > 0),
        }),
        Filling::ThrowIn => Some(MoveCount {
            normal: 1,
            last: 1,
            kos: 1,
            narrow: 1,
            ..MoveCount::default()
        }),
        Filling::Closed => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is known of the first region of a diagram, which is Black's.
    fn settled(rows: &str) -> Settlement {
        let drawn = semeai_board::diagram::parse(rows).unwrap();
        let position = drawn.position().unwrap();
        let region = &partition(&position, &drawn.roles)[0];
        let whole = region.points;
        NodePosition::new(position, drawn.roles, Color::Black, &whole).settle()
    }

    #[test]
    fn a_row_of_liberties_beside_safe_stones_is_as_many_moves() {
        for (rows, moves) in [
            ("@@@@@@\n@....@\n@BBBB@\n#WWWW#\n#....#\n######", 4),
            ("@@@@@@@\n@.....@\n@BBBBB@\n#WWWWW#\n#.....#\n#######", 5),
        ] {
            let count = MoveCount {
                normal: moves,
                last: moves,
                ..MoveCount::default()
            };
            assert_eq!(settled(rows), Settlement::Count(count), "{rows}");
        }
    }

    #[test]
    fn a_row_with_room_or_without_a_wall_is_asked_about() {
        for rows in [
            "@@@@@@\n@....@\n@....@\n@BBBB@\n#WWWW#\n#....#\n######",
            "@@@@@@\n@....@\n@.BBB@\n@BBBB@\n#WWWW#\n#....#\n######",
            "@....@\n@BBBB@\n#WWWW#\n#....#\n######",
        ] {
            assert_eq!(settled(rows), Settlement::Nil, "{rows}");
        }
    }
}
