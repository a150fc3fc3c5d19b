//! What does not fit the theory, or needs the person's word.

use semeai_board::{ByColor, Color, Point, Region, Role};
use semeai_cgt::Error;

use crate::analyze::{Analysis, OwnRegion};
use crate::eye::is_eye_space;
use crate::joint::cools_to;
use crate::local::heat::heat;
use crate::report::{NodeState, Notice};
use crate::value::describe;

impl Analysis<'_> {
    /// Notices about the marks.
    pub(crate) fn notice_sides(&mut self) {
        let counts = ByColor::new_with(|color| self.sides.blocks[color].len());
        if counts.black == 0 && counts.white == 0 {
            self.notices.push(Notice::NoEssential);
            return;
        }
        for color in Color::ALL {
            match counts[color] {
                0 => self.notices.push(Notice::MissingEssential(color)),
                1 => {}
                _ => self.notice_several(color),
            }
        }
        if counts.black > 0 && counts.white > 0 && !self.sides.is_in_contact(self.question.position)
        {
            self.notices.push(Notice::NotInContact);
        }
        self.notice_atari();
        for (shared, (_, obstacle)) in self.sides.shared.iter().enumerate() {
            if let Some(obstacle) = *obstacle {
                self.notices
                    .push(Notice::SharedNotPlain { shared, obstacle });
            }
        }
        self.notice_blocks();
    }

    fn notice_several(&mut self, color: Color) {
        let blocks = &self.sides.blocks[color];
        let anchors: Vec<Point> = blocks.iter().map(|block| block.anchor).collect();
        if !self.question.linked[color] {
            self.notices.push(Notice::SeveralEssential(color, anchors));
            return;
        }
        let first = blocks[0].liberties;
        let common = blocks
            .iter()
            .fold(first, |all, block| all.intersection(&block.liberties));
        if let (1, Some(cut)) = (common.len(), common.first()) {
            self.notices.push(Notice::CuttableLink {
                color,
                blocks: anchors,
                cut,
            });
        }
    }

    fn notice_atari(&mut self) {
        let color = self.question.to_move.opponent();
        let liberties = self.sides.liberties(color);
        if let (1, Some(point)) = (liberties.len(), liberties.first())
            && self
                .question
                .position
                .is_legal(self.question.to_move, point)
        {
            self.notices.push(Notice::InAtari { color, point });
        }
    }

    fn notice_blocks(&mut self) {
        let position = self.question.position;
        let blocks = position.blocks();
        for block in &blocks {
            if self.question.roles.of(block) == Role::Safe && block.liberties.len() == 1 {
                self.notices.push(Notice::SafeInAtari(block.anchor));
            }
        }
        let open: Vec<&Region> = self
            .sides
            .own
            .iter()
            .map(|(_, region)| region)
            .chain(self.sides.shared.iter().map(|(region, _)| region))
            .filter(|region| region.safe.black.is_empty() && region.safe.white.is_empty())
            .collect();
        let unknown: Vec<Point> = blocks
            .iter()
            .filter(|block| {
                open.iter()
                    .any(|region| block.stones.is_subset(&region.unknown))
            })
            .map(|block| block.anchor)
            .collect();
        if unknown.len() > 1 {
            self.notices.push(Notice::ManyUnknown(unknown));
        }
    }

    /// Notices about single regions: ways out to safe stones, and room for an eye.
    pub(crate) fn notice_regions(&mut self) {
        let mut notices = Vec::new();
        for (i, own) in self.regions.iter().enumerate() {
            if self.is_alive(own.defender) || own.found.is_some() {
                continue;
            }
            let color = own.defender;
            if let Some(point) = self.way_out(own) {
                notices.push(Notice::Escape {
                    region: i,
                    color,
                    point,
                });
            } else if own.grown.is_filling_open
                || (!own.is_eye && self.has_inside_or_more(color) && self.has_room_for_eye(own))
            {
                notices.push(Notice::EyePotential { region: i, color });
            }
        }
        self.notices.extend(notices);
    }

    /// Says which regions could not be expanded, and why.
    pub(crate) fn notice_unexpanded(&mut self) {
        for (region, own) in self.regions.iter().enumerate() {
            let Some(searched) = &self.searched[own.defender] else {
                continue;
            };
            let found = searched.regions[own.number];
            let is_open = own.grown.nodes.iter().any(|n| n.state == NodeState::Nil);
            if own.found.is_none() && is_open {
                let is_ko = found.normal.or(found.last).is_some();
                self.notices.push(Notice::NotExpanded { region, is_ko });
            }
        }
    }

    /// Says where the tree that a person's picks make is worth something else than what the search found.
    pub(crate) fn notice_differences(&mut self) -> Result<(), Error> {
        let mut notices = Vec::new();
        for (region, own) in self.regions.iter().enumerate() {
            let (Some(found), Some(picked)) = (own.grown.root_found, own.worths[0][0].worth) else {
                continue;
            };
            let found = found.game(&mut self.arena)?;
            if cools_to(&mut self.arena, picked.normal, found)? {
                continue;
            }
            let found = heat(&mut self.arena, found)?;
            notices.push(Notice::PicksDiffer {
                region,
                picked: describe(&mut self.arena, picked.normal, own.defender)?.text,
                found: describe(&mut self.arena, found, own.defender)?.text,
            });
        }
        self.notices.extend(notices);
        Ok(())
    }

    /// A point beside own safe stones, liberties first.
    fn way_out(&self, own: &OwnRegion) -> Option<Point> {
        let safe = &own.region.safe[own.defender];
        let beside = self.question.position.topology().neighborhood(safe);
        let exits = own.region.empty.intersection(&beside);
        let direct = exits.intersection(&own.region.liberties[own.defender]);
        direct.first().or_else(|| exits.first())
    }

    /// Whether an eye in one region would make the block's other liberties count more.
    fn has_inside_or_more(&self, color: Color) -> bool {
        !self.sides.shared.is_empty() || self.sides_regions(&self.regions, color) > 1
    }

    /// Whether an eye was made in the tree, or the attacker has stones here that may be captured, or some
    /// empty point cannot be reached by him from outside: all around it is the defender's or empty, and the
    /// empty points around it touch stones of the defender too.
    pub(crate) fn has_room_for_eye(&self, own: &OwnRegion) -> bool {
        let position = self.question.position;
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
}
