//! Doubts about single regions: ways out, room for an eye, what searches could not tell or tell otherwise.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::{Arena, Error};

use crate::marking::Sides;
use crate::question::Question;
use crate::regions::settled::is_eye_space;
use crate::regions::{OwnRegion, Regions, cools_to};
use crate::remark::Remark;
use crate::report::{NodeState, Notice};
use crate::rule::heat;
use crate::value::describe;

/// The doubts about all regions, and whether some are missing because they would cost too much.
pub(super) fn doubts(
    question: &Question<'_>,
    sides: &Sides,
    regions: &Regions,
    is_alive: ByColor<bool>,
    arena: &mut Arena,
) -> (Vec<Remark>, bool) {
    let mut remarks: Vec<Remark> = regions
        .own
        .iter()
        .enumerate()
        .filter(|(_, own)| !is_alive[own.defender] && own.found.is_none())
        .filter_map(|(region, own)| escape_or_eye(question, sides, regions, region, own))
        .map(Remark::doubt)
        .collect();
    remarks.extend(eyes_together(regions, is_alive).map(Remark::doubt));
    remarks.extend(unexpanded(regions).map(Remark::doubt));
    let differences = differences(regions, arena);
    let is_over_budget = differences.is_err();
    remarks.extend(differences.into_iter().flatten().map(Remark::new));
    (remarks, is_over_budget)
}

/// A way out to safe stones, or room for an eye that matters.
fn escape_or_eye(
    question: &Question<'_>,
    sides: &Sides,
    regions: &Regions,
    region: usize,
    own: &OwnRegion,
) -> Option<Notice> {
    let color = own.defender;
    if let Some(point) = way_out(question, own) {
        return Some(Notice::Escape {
            region,
            color,
            point,
        });
    }
    // An eye in one region would make the block's other liberties count more.
    let has_inside_or_more = !sides.shared.is_empty() || regions.with_liberties(color) > 1;
    let has_room = own.grown.is_filling_open
        || (!own.is_eye && has_inside_or_more && has_room_for_eye(question, own));
    has_room.then_some(Notice::EyePotential { region, color })
}

/// Eye spaces that are worth more together than each alone, but do not let a side live as they stand. On the lattice of
/// squares there are none: two that give the block a liberty let it live there.
fn eyes_together(regions: &Regions, is_alive: ByColor<bool>) -> impl Iterator<Item = Notice> {
    let sides = Color::ALL
        .into_iter()
        .filter(move |&color| !is_alive[color]);
    sides.filter_map(|color| {
        let all = regions.own.iter().enumerate();
        let mut eyes =
            all.filter(|(_, own)| own.defender == color && own.is_eye && own.has_liberty());
        let (region, _) = eyes.nth(1)?;
        Some(Notice::EyePotential { region, color })
    })
}

/// Which regions could not be expanded, and why.
fn unexpanded(regions: &Regions) -> impl Iterator<Item = Notice> {
    let all = regions.own.iter().enumerate();
    all.filter_map(|(region, own)| {
        let found = regions.searched[own.defender].as_ref()?.regions[own.number];
        let mut nodes = own.grown.nodes.iter();
        let is_open = nodes.any(|node| node.state == NodeState::Nil);
        let is_ko = found.normal.or(found.last).is_some();
        (own.found.is_none() && is_open).then_some(Notice::NotExpanded { region, is_ko })
    })
}

/// Where the tree that a person's picks make is worth something else than what the search found.
fn differences(regions: &Regions, arena: &mut Arena) -> Result<Vec<Notice>, Error> {
    let mut notices = Vec::new();
    for (region, own) in regions.own.iter().enumerate() {
        let (Some(found), Some(picked)) = (own.grown.root_found, own.worth()) else {
            continue;
        };
        let found = found.game(arena)?;
        if cools_to(arena, picked.normal, found)? {
            continue;
        }
        let found = heat(arena, found)?;
        notices.push(Notice::PicksDiffer {
            region,
            picked: describe(arena, picked.normal, own.defender)?
                .text
                .to_string(),
            found: describe(arena, found, own.defender)?.text.to_string(),
        });
    }
    Ok(notices)
}

/// A point beside own safe stones, liberties first.
fn way_out(question: &Question<'_>, own: &OwnRegion) -> Option<Point> {
    let safe = &own.region.safe[own.defender];
    let beside = question.position.topology().neighborhood(safe);
    let exits = own.region.empty.intersection(&beside);
    let direct = exits.intersection(&own.region.liberties[own.defender]);
    direct.first().or_else(|| exits.first())
}

/// Whether an eye was made in the tree, or the attacker has stones here that may be captured, or some
/// empty point cannot be reached by him from outside: all around it is the defender's or empty, and the
/// empty points around it touch stones of the defender too.
pub(crate) fn has_room_for_eye(question: &Question<'_>, own: &OwnRegion) -> bool {
    let position = question.position;
    let topology = position.topology();
    let attacker = own.defender.opponent();
    let friends = position.stones(own.defender);
    let safe = own.region.safe[attacker];
    let beside_safe = topology.neighborhood(&safe);
    let is_closed_by = |next: Point| {
        if own.region.empty.contains(next) {
            topology
                .neighbors(next)
                .iter()
                .any(|&q| friends.contains(q))
        } else if own.region.unknown.contains(next) && !friends.contains(next) {
            // A stone that its owner can join to his safe stones keeps the point open.
            position
                .block_at(next)
                .is_some_and(|block| block.liberties.is_disjoint(&beside_safe))
        } else {
            !safe.contains(next)
        }
    };
    let is_closed = |point: Point| {
        topology
            .neighbors(point)
            .iter()
            .all(|&next| is_closed_by(next))
    };
    let has_prisoners = !own.region.unknown.is_subset(&friends);
    let is_made_in_tree = own.grown.nodes.iter().any(|node| {
        let mut parts = node.local.parts.iter();
        parts.any(|part| is_eye_space(&node.local.position, part, own.defender))
    });
    is_made_in_tree || has_prisoners || own.region.empty.iter().any(is_closed)
}
