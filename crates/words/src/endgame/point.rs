//! What is said of a point of an endgame: what stands there and why it is safe, in which region it is, what a move there loses.

use semeai_board::{Assumption, Block, Color, Point, PointSet, Role, Roles, SafeReason, Setup};
use semeai_endgame::position_report::{EndgameReport, FinalCount, RegionReport};
use semeai_session::Phrasing;

use crate::endgame::assumptions::stone_name;
use crate::endgame::play;
use crate::grammar::{int, side};
use crate::race::solution::safe::safe_reason;
use crate::texts::endgame::point as texts;

/// What is known of the safety of stones.
#[derive(Clone, Copy, Debug, Default)]
pub struct StoneSafety<'a> {
    /// The blocks that are safe, with reasons.
    pub safe: &'a [Assumption],
    /// Those that were taken as safe before, and are not seen to be so where the board stands.
    pub doubted: &'a [Block],
}

/// What stands at a point of an endgame: "White, safe (two eyes), 5 stones", "Black, 1 stone", "empty". Roles of a race say nothing
/// here; a block that these blocks do not name is safe if the person has said so.
pub fn endgame_stone(
    setup: &Setup,
    roles: &Roles,
    known: StoneSafety<'_>,
    point: Point,
    phrasing: Phrasing,
) -> String {
    let Some(block) = setup.block_at(point) else {
        return texts::endgame_stone_empty(phrasing).to_owned();
    };
    let mut parts = vec![side(block.color, phrasing).to_owned()];
    parts.extend(safety(&block, roles, known, phrasing));
    let stones = int(block.stones.len());
    parts.push(texts::endgame_stone_stones(stones, phrasing));
    parts.join(crate::grammar::comma(phrasing))
}

/// The same with what a click on it does in a finished game: "White, 1 stone. Click: the group is dead (3 stones)".
pub fn click_makes(here: &str, count: usize, is_dead: bool, phrasing: Phrasing) -> String {
    let count = int(count);
    match is_dead {
        true => texts::click_makes_dead(count, &here, phrasing),
        false => texts::click_makes_alive(count, &here, phrasing),
    }
}

/// Whether a block is safe and why, as far as something is known of it.
fn safety(
    block: &Block,
    roles: &Roles,
    known: StoneSafety<'_>,
    phrasing: Phrasing,
) -> Option<String> {
    let is_it = |other: &Block| {
        let is_same = other.color == block.color;
        is_same && !other.stones.is_disjoint(&block.stones)
    };
    if known.doubted.iter().any(is_it) {
        return Some(texts::safety_not_seen_safe(phrasing).to_owned());
    }
    let reason = known.safe.iter().find(|safe| is_it(&safe.block));
    let is_said = || !block.stones.is_disjoint(&roles.points(Role::Safe));
    match reason.map(|safe| safe.reason) {
        Some(SafeReason::Said) => Some(texts::safety_said(phrasing).to_owned()),
        None => is_said().then(|| texts::safety_said(phrasing).to_owned()),
        Some(reason) => {
            let reason = endgame_safe_reason(reason, phrasing);
            Some(texts::safety_safe(&reason, phrasing))
        }
    }
}

/// What the count takes a stone for, and how far that is proved: "Black J7: dead, proved."; nothing where no stone stands.
pub fn endgame_fate(
    report: &EndgameReport,
    setup: &Setup,
    point: Point,
    phrasing: Phrasing,
) -> Option<String> {
    let block = setup.block_at(point)?;
    let name = stone_name(block.color, point, &setup.topology, phrasing);
    let is_on = |points: &PointSet| !points.is_disjoint(&block.stones);
    let is_it = |safe: &&Assumption| is_on(&safe.block.stones);
    let finished = report.finished.as_ref();
    let is_dead = |count: &FinalCount| is_on(&count.dead[block.color]);
    let is_open = |count: &FinalCount| count.open.iter().any(|open| is_on(&open.stones));
    if let Some(safe) = report.safe.iter().find(is_it) {
        let reason = endgame_safe_reason(safe.reason, phrasing);
        return Some(texts::endgame_fate_counted_alive(&name, &reason, phrasing));
    }
    Some(
        match is_on(&report.dead(block.color)) || finished.is_some_and(is_dead) {
            true => texts::endgame_fate_yes(&name, phrasing),
            false if finished.is_some_and(|count| !is_open(count)) => {
                texts::endgame_fate_no(&name, phrasing)
            }
            false => texts::endgame_fate_was_not_proved_what(&name, phrasing),
        },
    )
}

/// In which region a point is, and what a move of this side there loses: "region II, Black loses 1".
pub fn endgame_point(
    report: &EndgameReport,
    first: Color,
    point: Point,
    phrasing: Phrasing,
) -> String {
    let mut parts = Vec::new();
    let mut regions = report.regions.iter();
    if let Some(region) = regions.find(|region| region.points.contains(point)) {
        let id = &region.sign;
        parts.push(texts::endgame_point_region(&id, phrasing));
    }
    for color in Color::ALL {
        if report.territory[color].contains(point) {
            let who = side(color, phrasing);
            parts.push(texts::endgame_point_territory(&who, phrasing));
        }
    }
    if report.dame.contains(point) {
        parts.push(texts::endgame_point_dame(phrasing).to_owned());
    }
    parts.extend(move_there(report, first, point, phrasing));
    parts.join(crate::grammar::comma(phrasing))
}

/// What a move of this side at a point loses, or that it may not be played.
fn move_there(
    report: &EndgameReport,
    first: Color,
    point: Point,
    phrasing: Phrasing,
) -> Option<String> {
    let who = side(first, phrasing);
    let start = report.starts[first].as_ref()?;
    let Some(loss) = start.losses.iter().find(|loss| loss.point == point) else {
        let is_empty = |region: &RegionReport| {
            let stones = region.stones.black.union(&region.stones.white);
            region.points.difference(&stones).contains(point)
        };
        return report
            .regions
            .iter()
            .any(is_empty)
            .then(|| texts::move_there_may_not_play(&who, phrasing));
    };
    let loss = loss.loss.filter(|_| !loss.in_room)?;
    let points = play::loss(loss, phrasing);
    Some(match loss.one() {
        Some(0) => texts::move_there_best_move(&who, phrasing),
        _ => texts::move_there_loses(&points, &who, phrasing),
    })
}

/// Why a block is taken as safe in an endgame, in a few words.
pub fn endgame_safe_reason(reason: SafeReason, phrasing: Phrasing) -> String {
    match reason {
        SafeReason::Liberties(count) => texts::endgame_safe_reason(&count, phrasing),
        other => safe_reason(other, phrasing),
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    #[test]
    fn stones_and_points_are_told_without_roles_of_a_race() {
        let drawn = diagram::parse("@@@@@@\nXX..##\n.X..##").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let told = |name: &str, phrasing| {
            let point = drawn.setup.topology.point(name).expect("a point");
            let known = StoneSafety {
                safe: &report.safe,
                doubted: &[],
            };
            let stone = endgame_stone(&drawn.setup, &drawn.roles, known, point, phrasing);
            let point = endgame_point(&report, Color::White, point, phrasing);
            [stone, point]
        };
        let stones = told("C3", Phrasing::ENGLISH)[0].clone();
        assert_eq!(stones, "White, safe, 6 stones");
        // Where it is doubted, it is called safe neither by its reason nor by its mark.
        let white = drawn.setup.topology.point("C3").expect("a point");
        let known = StoneSafety {
            safe: &report.safe,
            doubted: &drawn.setup.block_at(white).into_iter().collect::<Vec<_>>(),
        };
        let doubted = |phrasing| endgame_stone(&drawn.setup, &drawn.roles, known, white, phrasing);
        assert_eq!(
            doubted(Phrasing::ENGLISH),
            "White, not found safe here, 6 stones"
        );
        assert_eq!(
            doubted(Phrasing::JAPANESE),
            "白、ここでは安全と分からない石、石6"
        );
        assert_eq!(told("A2", Phrasing::ENGLISH)[0], "Black, 3 stones");
        assert_eq!(told("A2", Phrasing::JAPANESE)[0], "黒、石3");
        let empty = told("A1", Phrasing::ENGLISH);
        assert_eq!(empty[0], "empty");
        assert!(empty[1].ends_with("White may not play here"), "{empty:?}");
    }
}
