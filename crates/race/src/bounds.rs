//! What searches say of regions whose values the formulas add up.

use semeai_board::{Color, Point};
use semeai_cgt::{Error, GameId};

use crate::analyze::Analysis;
use crate::joint::{RegionFound, cools_to};
use crate::local::heat::{has_life, heat, raise};
use crate::local::{Cooled, Mode, Patience};
use crate::report::{NodeState, Notice};
use crate::transform::{ALIVE, MORE_ALIVE, Worth};

impl Analysis<'_> {
    /// Whether the formulas may be used for every region of an automatic analysis; says which regions forbid it.
    pub(crate) fn are_formulas_sound(&mut self) -> Result<bool, Error> {
        if !self.question.auto {
            return Ok(true);
        }
        let mut sound = Vec::with_capacity(self.regions.len());
        for region in 0..self.regions.len() {
            sound.push(self.is_formula_sound(region)?);
        }
        for (region, own) in self.regions.iter().enumerate() {
            if !sound[region] && own.found.is_some() {
                self.notices.push(Notice::EyePotential {
                    region,
                    color: own.defender,
                });
            }
        }
        Ok(sound.into_iter().all(|is_sound| is_sound))
    }

    /// Whether the formulas may be used for a region in an automatic analysis: its value is the same wherever else
    /// the block has liberties, or it is an eye that stays one, or a row of approach moves that is counted.
    fn is_formula_sound(&mut self, region: usize) -> Result<bool, Error> {
        let own = &self.regions[region];
        let is_eye = own.is_eye && self.dead_eyes[own.defender].is_some();
        if is_eye || self.is_alive(own.defender) {
            return Ok(true);
        }
        let Some(found) = own.found else {
            let is_settled = matches!(own.grown.nodes[0].state, NodeState::Count(_));
            return Ok(is_settled && own.grown.nodes.len() == 1 && !self.has_room_for_eye(own));
        };
        if self.is_bounded(own.defender) {
            return Ok(found.normal.is_some() && found.last.is_some());
        }
        let Some(value) = found.anywhere() else {
            return Ok(false);
        };
        let value = value.game(&mut self.arena)?;
        Ok(!has_life(&mut self.arena, value)?)
    }

    /// The bounds of a region before cooling: from below as the last of the block, from above as one of several.
    /// `shown` is taken where it is the value.
    pub(crate) fn found_worths(
        &mut self,
        found: &RegionFound,
        shown: Option<Worth>,
    ) -> Result<Option<[Worth; 2]>, Error> {
        let (Some(normal), Some(last)) = (found.normal, found.last) else {
            return Ok(None);
        };
        let mut worths = [
            self.worth(normal.high, last.low, ALIVE)?,
            self.worth(normal.high, last.low, MORE_ALIVE)?,
        ];
        if let (Some(value), Some(shown)) = (found.anywhere(), shown) {
            let value = value.game(&mut self.arena)?;
            if !has_life(&mut self.arena, value)? && cools_to(&mut self.arena, shown.normal, value)?
            {
                worths = [Worth {
                    last: shown.normal,
                    ..shown
                }; 2];
            }
        }
        Ok(Some(worths))
    }

    fn worth(&mut self, normal: Cooled, last: Cooled, alive: i64) -> Result<Worth, Error> {
        let arena = &mut self.arena;
        let mut raw = |value: Cooled| {
            let mut game = value.game(arena)?;
            if alive != ALIVE {
                game = raise(arena, game)?;
            }
            heat(arena, game)
        };
        Ok(Worth {
            normal: raw(normal)?,
            last: raw(last)?,
        })
    }

    /// Whether the values of a side's regions are bounds from searches. Where one region was not searched, what is
    /// known of it is a count with approach moves, which the formulas treat in their own way.
    pub(crate) fn is_bounded(&self, color: Color) -> bool {
        let mut own = self.regions.iter().filter(|own| own.defender == color);
        self.searched[color].is_some() && own.all(|own| own.found_worths.is_some())
    }

    /// What the regions of a side but for its eye are worth at least and at most whoever wins the kos, cooled by 2,
    /// if searches know.
    pub(crate) fn with_kos(
        &mut self,
        color: Color,
        mode: usize,
    ) -> Result<Option<[GameId; 2]>, Error> {
        let Some(searched) = &self.searched[color] else {
            return Ok(None);
        };
        let has_dead_eye = self.dead_eyes[color].is_some();
        let arena = &mut self.arena;
        let (mut low, mut high) = (Cooled::Count(0), Cooled::Count(0));
        for own in self.regions.iter().filter(|own| own.defender == color) {
            if own.is_eye && has_dead_eye {
                continue;
            }
            let found = searched.regions[own.number];
            let (Some(normal), Some(last)) = (found.normal, found.last) else {
                return Ok(None);
            };
            low = low.add(arena, last.low)?;
            high = high.add(arena, normal.high)?;
        }
        let mut bounds = [low.game(arena)?, high.game(arena)?];
        if mode > 0 {
            bounds = [raise(arena, bounds[0])?, raise(arena, bounds[1])?];
        }
        Ok(Some(bounds))
    }

    /// The moves of both sides in a region with the bounds of what it is worth after them, life counting as given.
    pub(crate) fn region_moves(
        &mut self,
        color: Color,
        number: usize,
        alive: i64,
    ) -> Result<Vec<(Color, Point, Worth)>, Error> {
        let limits = self.limits;
        let is_stopped = || limits.is_stopped();
        let Some(searched) = &mut self.searched[color] else {
            return Ok(Vec::new());
        };
        let mut patience = Patience::new(self.positions[color], &is_stopped);
        let position = self.question.position;
        let mut tried = |mode| {
            let (side, arena) = (&mut searched.side, &mut self.arena);
            side.options(arena, &mut patience, number, position, mode)
        };
        let (normal, last) = (tried(Mode::Normal), tried(Mode::Last));
        self.positions[color] = patience.positions();
        let mut moves = Vec::new();
        for high in normal {
            let low = last
                .iter()
                .find(|low| (low.color, low.point) == (high.color, high.point));
            let bounds = (high.bounds, low.and_then(|low| low.bounds));
            if let (Some(normal), Some(last)) = bounds {
                let worth = self.worth(normal.high, last.low, alive)?;
                moves.push((high.color, high.point, worth));
            }
        }
        Ok(moves)
    }
}
