//! What an answer to an endgame takes for granted without proof.

use semeai_board::{Block, Color, Point, SafeReason, Topology};
use semeai_endgame::position_report::{EndgameReport, KnownBy, Room};
use semeai_session::Phrasing;

use crate::grammar::{all_of, side};
use crate::part_of_board::part_of_board;
use crate::texts::endgame::assumptions as texts;

/// In so many points nobody makes two eyes.
const TOO_SMALL: usize = 2;

/// The rooms of which it is only assumed that nobody can live in them; two points are too few for any doubt.
pub(crate) fn doubtful_rooms(report: &EndgameReport) -> impl Iterator<Item = &Room> {
    let rooms = report.rooms.iter();
    rooms.filter(|room| room.is_assumed && room.points.len() > TOO_SMALL)
}

/// Whether it is only assumed of some place that nobody can live in it.
pub(crate) fn is_assumed(report: &EndgameReport) -> bool {
    doubtful_rooms(report).next().is_some()
        || report.regions.iter().any(|region| region.takes_rooms)
}

/// What an answer takes for granted without proof, a sentence each; empty if nothing.
pub fn endgame_warnings(
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<String> {
    let mut warnings = Vec::new();
    warnings.extend(endgame_doubted(report, topology, phrasing));
    let owners = Color::ALL.into_iter();
    warnings.extend(owners.filter_map(|owner| empty_rooms(report, owner, topology, phrasing)));
    warnings.extend(dead_stones(report, topology, phrasing));
    for region in report.regions.iter().filter(|region| region.takes_rooms) {
        let id = &region.sign;
        warnings.push(texts::endgame_warnings(&id, phrasing));
    }
    warnings.extend(many_liberties(report, topology, phrasing));
    warnings.extend(lasting(report, topology, phrasing));
    warnings
}

/// That nobody lives in the rooms of a side, if it has any that were not searched: by their parts of the board, each once, with a
/// point of every room.
fn empty_rooms(
    report: &EndgameReport,
    owner: Color,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let own = doubtful_rooms(report).filter(|room| room.owner == owner);
    let mut parts: Vec<(Option<&str>, Vec<String>)> = Vec::new();
    for room in own {
        let part = part_of_board(&room.points, topology, phrasing);
        let point = room.points.first();
        let point = point.map(|point| phrasing.point(topology, point).into_owned());
        match parts.iter_mut().find(|(named, _)| *named == part) {
            Some((_, points)) => points.extend(point),
            None => parts.push((part, point.into_iter().collect())),
        }
    }
    let named: Vec<String> = (parts.into_iter())
        .map(|(part, points)| room_name(part, &points, phrasing))
        .collect();
    let (who, rooms) = (side(owner, phrasing), all_of(&named, phrasing));
    let said = texts::empty_rooms(&rooms, &who, phrasing);
    (!named.is_empty()).then_some(said)
}

/// Rooms by their part of the board, if it has a name, and a point of each.
fn room_name(part: Option<&str>, points: &[String], phrasing: Phrasing) -> String {
    let points = all_of(points, phrasing);
    match part {
        Some(part) => texts::room_name_around(&part, &points, phrasing),
        None => texts::room_name_none(&points, phrasing),
    }
}

/// Which stones are proved to be dead, if any are.
fn dead_stones(report: &EndgameReport, topology: &Topology, phrasing: Phrasing) -> Option<String> {
    let of_side = |color: Color| {
        let blocks = topology.components(&report.dead(color)).into_iter();
        let anchors = blocks.filter_map(|block| block.first());
        let names: Vec<_> = anchors
            .map(|anchor| phrasing.point(topology, anchor))
            .collect();
        let (side, all) = (side(color, phrasing), all_of(&names, phrasing));
        let said = texts::dead_stones_said(&all, &side, phrasing);
        (!names.is_empty()).then_some(said)
    };
    let sides: Vec<String> = Color::ALL.into_iter().filter_map(of_side).collect();
    let all = sides.join(texts::dead_stones(phrasing));
    let said = texts::dead_stones_dead_proved(&all, phrasing);
    (!sides.is_empty()).then_some(said)
}

/// That blocks are taken as border for their many liberties.
fn many_liberties(
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let is_guess = |reason| matches!(reason, SafeReason::Liberties(_));
    let taken = report.safe.iter().filter(|safe| is_guess(safe.reason));
    let named = block_names(taken.map(|safe| &safe.block), topology, phrasing);
    if report.known == KnownBy::Searched || named.is_empty() {
        return None;
    }
    let named = all_of(&named, phrasing);
    Some(texts::many_liberties(&named, phrasing))
}

/// That blocks which were accepted as safe are not seen to be so on this board.
pub fn endgame_doubted(
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let named = block_names(report.doubted.iter(), topology, phrasing);
    if named.is_empty() {
        return None;
    }
    let named = all_of(&named, phrasing);
    Some(texts::endgame_doubted(&named, phrasing))
}

/// Blocks by colour and anchor: "Black D4".
pub(crate) fn block_names<'a>(
    blocks: impl Iterator<Item = &'a Block>,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<String> {
    blocks
        .map(|block| stone_name(block.color, block.anchor, topology, phrasing))
        .collect()
}

/// A stone by its colour and point: "Black D4".
pub(crate) fn stone_name(
    color: Color,
    point: Point,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let (who, point) = (side(color, phrasing), phrasing.point(topology, point));
    texts::stone_name(&point, &who, phrasing)
}

/// That a search of the whole board takes no stones that are safe by room or by liberties alone, whatever is played round them.
fn lasting(report: &EndgameReport, topology: &Topology, phrasing: Phrasing) -> Option<String> {
    let is_taken = |reason| matches!(reason, SafeReason::Room | SafeReason::Liberties(_));
    let taken = report.safe.iter().filter(|safe| is_taken(safe.reason));
    let named = block_names(taken.map(|safe| &safe.block), topology, phrasing);
    if report.known != KnownBy::Searched || named.is_empty() {
        return None;
    }
    let named = all_of(&named, phrasing);
    Some(texts::lasting(&named, phrasing))
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    /// Two rooms of Black in the upper left, and one of White's on the right.
    const ROOMS: &str = "\
...#...#@.........
...#...#@.........
...#...#@.........
...#...#@.........
########@@@@@@@@@@
@@@@@@@@@@@@@@@@@@
@.@.@@@@@@@@@@@@@@";

    #[test]
    fn a_part_of_the_board_is_named_once_with_a_point_of_each_room_in_it() {
        let drawn = diagram::parse(ROOMS).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let said = |phrasing| empty_rooms(&report, Color::Black, &drawn.setup.topology, phrasing);
        let english = said(Phrasing::ENGLISH).unwrap_or_default();
        assert_eq!(
            english,
            "Counted as Black's: the upper left (around A7 and E7)."
        );
        let japanese = said(Phrasing::JAPANESE).unwrap_or_default();
        assert_eq!(japanese, "黒の地として数えています：左上（A7、E7の辺り）。");
    }
}
