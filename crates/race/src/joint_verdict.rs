//! The verdict on all regions of both sides together, where searches leave no doubt.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::{Error, GameId};

use crate::analyze::Analysis;
use crate::joint::{cools_to, first_moves, results};
use crate::judge::{Judgement, SideStanding, Standing};
use crate::local::heat::heat;
use crate::local::{Bounds, Patience};
use crate::report::RaceResult;
use crate::transform::{ALIVE, Worth};

/// The first moves of each side with what they lead to.
pub(crate) type FirstMoves = ByColor<Vec<(Point, RaceResult)>>;

/// A verdict on all regions together.
pub(crate) struct JointVerdict {
    pub(crate) results: ByColor<RaceResult>,
    /// The numbers behind it; absent if only bounds are known.
    pub(crate) judgement: Option<Judgement>,
    pub(crate) moves: FirstMoves,
}

impl Analysis<'_> {
    /// The verdict on all regions together, if searches leave no doubt.
    pub(crate) fn joint_verdict(&mut self) -> Result<Option<JointVerdict>, Error> {
        if !self.sides.shared.is_empty() {
            return Ok(None);
        }
        let whole = |color: Color| self.searched[color].as_ref()?.whole;
        let (Some(black), Some(white)) = (whole(Color::Black), whole(Color::White)) else {
            return Ok(None);
        };
        let bounds = ByColor { black, white };
        let results = results(&mut self.arena, bounds)?;
        if Color::ALL
            .iter()
            .any(|&c| results[c] == RaceResult::Undecided)
        {
            return Ok(None);
        }
        let judgement = self.joint_judgement(results)?;
        let limits = self.limits;
        let is_stopped = || limits.is_stopped();
        let left = self.positions.black + self.positions.white;
        let mut patience = Patience::new(left, &is_stopped);
        let arena = &mut self.arena;
        let moves = first_moves(arena, &mut patience, &mut self.searched, bounds)?;
        Ok(Some(JointVerdict {
            results,
            judgement,
            moves,
        }))
    }

    /// The sum and the rule as the formulas have them.
    fn joint_judgement(
        &mut self,
        results: ByColor<RaceResult>,
    ) -> Result<Option<Judgement>, Error> {
        let mut standing = Standing::default();
        for color in Color::ALL {
            let Some(raw) = self.raw(color)? else {
                return Ok(None);
            };
            let eye = self.dead_eyes[color];
            let inside = self
                .arena
                .integer(eye.map_or(0, |eye| eye.liberties.into()))?;
            let outside = self.arena.sub(raw, inside)?;
            standing.sides[color] = SideStanding {
                is_alive: self.is_alive(color),
                alive: ALIVE,
                regions: vec![Worth {
                    normal: outside,
                    last: outside,
                }],
                eye,
                ..SideStanding::default()
            };
        }
        let mut judgement = standing.judge(&mut self.arena)?;
        judgement.results = results;
        Ok(Some(judgement))
    }

    /// The value of a whole side before cooling: the sum of what is shown, if that cools to it.
    fn raw(&mut self, color: Color) -> Result<Option<GameId>, Error> {
        let Some(searched) = &self.searched[color] else {
            return Ok(None);
        };
        let Some(value) = searched.whole.and_then(Bounds::value) else {
            return Ok(None);
        };
        let value = value.game(&mut self.arena)?;
        let mut sum = self.arena.zero();
        for own in self.regions.iter().filter(|own| own.defender == color) {
            match own.worths[0][0].worth {
                Some(worth) => sum = self.arena.add(sum, worth.normal)?,
                None => return heat(&mut self.arena, value).map(Some),
            }
        }
        if cools_to(&mut self.arena, sum, value)? {
            return Ok(Some(sum));
        }
        heat(&mut self.arena, value).map(Some)
    }
}
