//! The verdict by the formulas, where their preconditions hold.

use semeai_board::{ByColor, Color};
use semeai_cgt::Error;

use crate::analyze::{Analysis, OwnRegion};
use crate::joint_verdict::FirstMoves;
use crate::judge::{Judgement, SideStanding, Standing};
use crate::local::heat::has_life;
use crate::moves::{Place, Placed, Trial};
use crate::report::{Notice, RaceResult, Verdict};
use crate::transform::{ALIVE, MORE_ALIVE};
use crate::value::describe;
use crate::verdict::{announce, has_winning_moves};

impl Analysis<'_> {
    /// Fills in a verdict by the formulas.
    pub(crate) fn count(&mut self, verdict: &mut Verdict) -> Result<(), Error> {
        let mode = |black, white| ByColor { black, white };
        let (standing, places) = self.standing(mode(0, 0))?;
        let judgement = standing.judge(&mut self.arena)?;
        let (mut is_sure, mut is_free_of_ko) = (judgement.is_sure, judgement.is_free_of_ko);
        let mut results = judgement.results;
        let mut starts = self.starts(&standing, &places, mode(0, 0), is_free_of_ko)?;
        let mut may_live = ByColor::default();
        for color in Color::ALL {
            may_live[color] = self.may_live(color)?;
        }
        if may_live.black && may_live.white {
            // Neither captures what may live: try each side as the stronger, once for each claim.
            let (white_stronger, _) = self.standing(mode(0, 1))?;
            let (black_stronger, _) = self.standing(mode(1, 0))?;
            let black = white_stronger.judge(&mut self.arena)?;
            let white = black_stronger.judge(&mut self.arena)?;
            is_sure = black.is_sure && white.is_sure;
            is_free_of_ko = black.is_free_of_ko && white.is_free_of_ko;
            let (black, white) = (black.results, white.results);
            results = ByColor::new_with(|first| match (black[first], white[first]) {
                (RaceResult::Black, _) => RaceResult::Black,
                (_, RaceResult::White) => RaceResult::White,
                _ => RaceResult::Seki,
            });
            starts = ByColor {
                black: self
                    .starts(&white_stronger, &places, mode(0, 1), is_free_of_ko)?
                    .black,
                white: self
                    .starts(&black_stronger, &places, mode(1, 0), is_free_of_ko)?
                    .white,
            };
        }
        self.describe_totals(verdict, &judgement)?;
        let is_trusted = self.notice_doubts(&standing, is_sure);
        let is_shown = !self.question.auto || has_winning_moves(results, &starts);
        if !self.are_formulas_sound()? || !is_trusted || !is_shown {
            return Ok(());
        }
        if !is_free_of_ko {
            self.notice_narrow();
        }
        announce(verdict, results, Some(judgement.adjusted), &starts);
        Ok(())
    }

    /// Names a liberty that needs an approach move or a throw-in, where a ko for it decides.
    fn notice_narrow(&mut self) {
        let nodes = self.regions.iter().flat_map(|own| &own.grown.nodes);
        let mut points = nodes.filter_map(|node| node.local.narrow_liberties().first());
        if let Some(point) = points.next() {
            self.notices.push(Notice::Ko(point));
        }
    }

    /// The first moves of both sides with their results.
    fn starts(
        &mut self,
        standing: &Standing,
        places: &[Place],
        mode: ByColor<usize>,
        is_free_of_ko: bool,
    ) -> Result<FirstMoves, Error> {
        let mut found = Vec::with_capacity(places.len());
        for (i, place) in places.iter().enumerate() {
            let own = &self.regions[i];
            let is_found = own.found.is_some() && matches!(place, Place::Region(_));
            let (color, number) = (own.defender, own.number);
            let alive = [ALIVE, MORE_ALIVE][mode[color]];
            let moves = is_found.then(|| self.region_moves(color, number, alive));
            found.push(moves.transpose()?);
        }
        let placed: Vec<Placed<'_>> = self
            .regions
            .iter()
            .zip(places)
            .zip(&found)
            .map(|((own, &place), found)| Placed {
                grown: &own.grown,
                worths: &own.worths[mode[own.defender]],
                points: own.region.points,
                place,
                found: found.as_deref(),
            })
            .collect();
        let trial = Trial {
            position: self.question.position,
            roles: self.question.roles,
            standing,
            placed: &placed,
            shared: self.plain_shared(),
            is_free_of_ko,
            essential: self
                .sides
                .stones(Color::Black)
                .union(&self.sides.stones(Color::White)),
        };
        Ok(ByColor {
            black: trial.first_moves(&mut self.arena, Color::Black)?,
            white: trial.first_moves(&mut self.arena, Color::White)?,
        })
    }

    /// Whether a side lives or may come to live, as far as its trees and searches show.
    fn may_live(&mut self, color: Color) -> Result<bool, Error> {
        if self.is_alive(color) {
            return Ok(true);
        }
        for own in self.regions.iter().filter(|own| own.defender == color) {
            if own.has_alive_leaf() {
                return Ok(true);
            }
            if let Some(worths) = own.found_worths
                && has_life(&mut self.arena, worths[0].normal)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    pub(crate) fn describe_totals(
        &mut self,
        verdict: &mut Verdict,
        judgement: &Judgement,
    ) -> Result<(), Error> {
        verdict.threshold = judgement.threshold;
        verdict.rule = judgement.rule;
        verdict.sum = Some(describe(&mut self.arena, judgement.sum, Color::Black)?);
        verdict.external = judgement.external.map(|total| self.arena.as_integer(total));
        for color in Color::ALL {
            let mean = self.arena.mean(judgement.external[color])?;
            verdict.mean[color] = Some(mean.to_rational());
        }
        Ok(())
    }

    /// Says where the count may be wrong; whether it can be trusted all the same.
    fn notice_doubts(&mut self, standing: &Standing, is_sure: bool) -> bool {
        // A refused repetition is a ko, and the value of its tree is not that of a game without loops.
        let has_ko = self
            .notices
            .iter()
            .any(|notice| matches!(notice, Notice::Ko(_)));
        let mut is_trusted = is_sure && !has_ko;
        if !is_sure {
            let regions = self
                .regions
                .iter()
                .enumerate()
                .filter(|(_, own)| {
                    let differs = own.worths[0][0].worth.is_some_and(|w| w.normal != w.last);
                    differs || own.grown.nodes.iter().any(|node| node.count.kos > 0)
                })
                .map(|(i, _)| i)
                .collect();
            self.notices.push(Notice::ApproachOrder { regions });
        }
        for color in Color::ALL {
            let has_hot_eye = self.eyes(color).count() == 1
                && standing.sides[color].eye.is_none()
                && !standing.sides[color].is_alive;
            let is_plain = standing.shared == 0 && standing.sides[color.opponent()].eye.is_none();
            if has_hot_eye && !is_plain {
                is_trusted = false;
                let regions = (0..self.regions.len())
                    .filter(|&i| self.regions[i].is_eye && self.regions[i].defender == color)
                    .collect();
                self.notices.push(Notice::ApproachOrder { regions });
            }
        }
        is_trusted
    }

    /// The standing with each side's life counting as given, and where each region went.
    fn standing(&mut self, mode: ByColor<usize>) -> Result<(Standing, Vec<Place>), Error> {
        let mut standing = Standing {
            shared: crate::eye::to_u32(self.plain_shared().len()),
            ..Standing::default()
        };
        for color in Color::ALL {
            standing.sides[color] = SideStanding {
                is_alive: self.is_alive(color),
                alive: [ALIVE, MORE_ALIVE][mode[color]],
                eye: self.dead_eyes[color],
                is_bounded: self.is_bounded(color),
                with_kos: self.with_kos(color, mode[color])?,
                ..SideStanding::default()
            };
        }
        let mut places = Vec::with_capacity(self.regions.len());
        for own in &self.regions {
            places.push(place(own, mode[own.defender], &mut standing));
        }
        Ok((standing, places))
    }
}

/// Puts a region into the standing of its side.
fn place(own: &OwnRegion, mode: usize, standing: &mut Standing) -> Place {
    let side = &mut standing.sides[own.defender];
    if side.is_alive {
        side.eye = None;
        return Place::Nowhere;
    }
    if own.is_eye && side.eye.is_some() {
        return Place::Eye;
    }
    let found = own.found_worths.map(|worths| worths[mode]);
    let Some(worth) = found.or(own.worths[mode][0].worth) else {
        return Place::Nowhere;
    };
    side.has_threats |= own.has_threats;
    // What a search has found includes approach moves and kos.
    if found.is_none() {
        let kos = own.grown.most(|count| count.kos);
        let narrow = own.grown.most(|count| count.narrow);
        let is_tree = own.grown.nodes.len() > 1;
        side.kos += kos;
        side.has_kos_in_tree |= is_tree && kos > 0;
        side.narrow += narrow;
        side.has_narrow_in_tree |= is_tree && narrow > 0;
        side.approaches += own.grown.most(|count| count.approaches);
        side.loose += own.grown.most(|count| count.loose);
    }
    side.regions.push(worth);
    Place::Region(side.regions.len() - 1)
}
