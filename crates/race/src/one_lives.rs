//! Races in which one side can never be captured: what is left is whether the other side lives.
//!
//! The stones of the side that lives are as good as safe, so that liberties of both sides are liberties of the other
//! side alone, whatever else stands between. One search of all of them tells.

use semeai_board::{ByColor, Color, PointSet, Region, Role, partition};
use semeai_cgt::Error;

use crate::analyze::{Analysis, OwnRegion};
use crate::joint::{Searched, first_moves, results};
use crate::joint_verdict::{FirstMoves, JointVerdict};
use crate::local::{Bounds, Cooled, Patience};
use crate::report::{RaceResult, Rule};
use crate::verdict::has_winning_moves;

impl Analysis<'_> {
    /// The verdict if a side lives without another move, and a search leaves no doubt about the other one.
    pub(crate) fn one_sided_verdict(&mut self) -> Result<Option<(Rule, JointVerdict)>, Error> {
        if !self.question.auto || self.sides.shared.is_empty() {
            return Ok(None);
        }
        let living = ByColor::new_with(|color| self.is_immortal(color));
        let living = match (living.black, living.white) {
            (true, false) => Color::Black,
            (false, true) => Color::White,
            (true, true) if self.are_shared_plain() => return Ok(None),
            (true, true) => return Ok(Some((Rule::BothAlive, both_live()))),
            (false, false) => return Ok(None),
        };
        let verdict = self.hunt(living)?;
        Ok(verdict.map(|verdict| (Rule::Alive(living), verdict)))
    }

    /// Whether a side is joined to safe stones, or has two eyes that are liberties all through: it lives if it never
    /// answers (D. B. Benson, "Life in the game of Go", 1976).
    fn is_immortal(&self, color: Color) -> bool {
        let [block] = &self.sides.blocks[color][..] else {
            return false;
        };
        let is_vital = |own: &&OwnRegion| own.region.points.is_subset(&block.liberties);
        self.question.roles.is_joined_to_safe(block)
            || self.eyes(color).filter(is_vital).count() > 1
    }

    /// Searches all that the other side has.
    fn hunt(&mut self, living: Color) -> Result<Option<JointVerdict>, Error> {
        let hunted = living.opponent();
        if self.sides.blocks[hunted].len() != 1 {
            return Ok(None);
        }
        let essential: PointSet = self.sides.stones(living);
        let position = self.question.position;
        let position = position.protecting(position.protected().union(&essential));
        let mut roles = *self.question.roles;
        for point in &essential {
            roles.set(point, Role::Safe);
        }
        let regions = partition(&position, &roles);
        let own = |region: &&Region| region.defender() == Some(hunted);
        let own: Vec<&Region> = regions.iter().filter(own).collect();
        let limits = self.limits;
        let is_stopped = || limits.is_stopped();
        let mut patience = Patience::new(limits.positions(), &is_stopped);
        let arena = &mut self.arena;
        let searched = Searched::new(&position, &roles, hunted, &own, arena, &mut patience);
        let Some(whole) = searched.whole else {
            return Ok(None);
        };
        let mut bounds = ByColor::new_with(|_| Bounds::exact(Cooled::LIFE));
        bounds[hunted] = whole;
        let results = results(arena, bounds)?;
        if results
            .iter()
            .any(|(_, result)| *result == RaceResult::Undecided)
        {
            return Ok(None);
        }
        let mut sides: ByColor<Option<Searched>> = ByColor::default();
        sides[hunted] = Some(searched);
        let moves = first_moves(arena, &mut patience, &mut sides, bounds)?;
        if !has_winning_moves(results, &moves) {
            return Ok(None);
        }
        Ok(Some(JointVerdict {
            results,
            judgement: None,
            moves,
        }))
    }
}

fn both_live() -> JointVerdict {
    JointVerdict {
        results: ByColor::new_with(|_| RaceResult::Seki),
        judgement: None,
        moves: FirstMoves::default(),
    }
}
