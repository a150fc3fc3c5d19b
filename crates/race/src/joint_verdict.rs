//! The part of an analysis that regions play which are searched by the program itself.

use semeai_board::{ByColor, Color, Point, Region};
use semeai_cgt::{Error, GameId};

use crate::analyze::Analysis;
use crate::expand::Grown;
use crate::joint::{RegionFound, Searched, cools_to, first_moves, results};
use crate::judge::{Judgement, SideStanding, Standing};
use crate::local::heat::{has_life, heat, raise};
use crate::local::{Bounds, Cooled, Mode, Patience};
use crate::local_tree::Found;
use crate::report::{NodeState, Notice, RaceResult};
use crate::settle::{Local, Settlement};
use crate::transform::{ALIVE, MORE_ALIVE, Worth};
use crate::value::describe;

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
    /// Searches the regions of each side that has one block.
    pub(crate) fn search(&mut self) {
        if !self.question.auto {
            return;
        }
        let limits = self.limits;
        let is_stopped = || limits.is_stopped();
        for color in Color::ALL {
            if self.sides.blocks[color].len() != 1 {
                continue;
            }
            let own = self.sides.own.iter();
            let regions: Vec<&Region> = own.filter(|r| r.0 == color).map(|r| &r.1).collect();
            let mut patience = Patience::new(limits.positions(), &is_stopped);
            self.searched[color] = Some(Searched::new(
                self.question.position,
                self.question.roles,
                color,
                &regions,
                &mut self.arena,
                &mut patience,
            ));
            self.positions[color] = patience.positions();
        }
    }

    /// Which of the two values of a region is shown: the one that adds up to that of the whole side, else the one
    /// that is no mere chance of an eye.
    fn shown_mode(&mut self, color: Color, number: usize) -> Result<Mode, Error> {
        let arena = &mut self.arena;
        let Some(searched) = &self.searched[color] else {
            return Ok(Mode::Normal);
        };
        let has_shared = !self.sides.shared.is_empty();
        let found = searched.regions[number];
        let values = |of: fn(&RegionFound) -> Option<Bounds>| -> Option<Vec<Cooled>> {
            let values = searched.regions.iter().map(of);
            values
                .map(|bounds| bounds.and_then(Bounds::value))
                .collect()
        };
        let whole = searched.whole.and_then(Bounds::value);
        if let (false, Some(whole)) = (has_shared, whole) {
            for (mode, values) in [
                (Mode::Normal, values(|found| found.normal)),
                (Mode::Last, values(|found| found.last)),
            ] {
                if let Some(values) = values {
                    let mut sum = Cooled::Count(0);
                    for value in values {
                        sum = sum.add(arena, value)?;
                    }
                    if sum == whole {
                        return Ok(mode);
                    }
                }
            }
        }
        Ok(match found.normal.and_then(Bounds::value) {
            Some(value) => {
                let game = value.game(arena)?;
                if has_life(arena, game)? {
                    Mode::Last
                } else {
                    Mode::Normal
                }
            }
            None => Mode::Last,
        })
    }

    /// The tree of a region that a search knows, if it does.
    pub(crate) fn grow_found(
        &mut self,
        color: Color,
        number: usize,
        region: &Region,
    ) -> Option<(Grown, RegionFound)> {
        let mode = self.shown_mode(color, number).ok()?;
        let limits = self.limits;
        let is_stopped = || limits.is_stopped();
        let searched = self.searched[color].as_ref()?;
        let found = searched.regions[number];
        let bounds = match mode {
            Mode::Normal => found.normal,
            Mode::Last => found.last,
        };
        let value = bounds?.value()?;
        let is_known =
            found.anywhere().is_some() || searched.whole.and_then(Bounds::value).is_some();
        if !is_known && self.is_counted(color, region) {
            return None;
        }
        let searched = self.searched[color].as_mut()?;
        let mut patience = Patience::new(self.positions[color], &is_stopped);
        let question = self.question;
        let mut tree = Found {
            side: &mut searched.side,
            arena: &mut self.arena,
            patience: &mut patience,
            number,
            mode,
        };
        let mut grown = tree.grow(
            question.position,
            question.roles,
            color,
            region,
            question.picks,
        );
        if grown.nodes[0].found.is_none() {
            grown.root_found = Some(value);
        }
        self.positions[color] = patience.positions();
        Some((grown, found))
    }

    /// Whether approach moves and throw-ins of a region are counted without a search.
    fn is_counted(&self, defender: Color, region: &Region) -> bool {
        let (position, roles) = (self.question.position, self.question.roles);
        let root = Local::new(position.without_ko(), *roles, defender, &region.points);
        matches!(root.settle(), Settlement::Count(_))
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
        let mut patience = Patience::new(limits.positions(), &is_stopped);
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
        let mut patience = Patience::new(limits.positions(), &is_stopped);
        let position = self.question.position;
        let mut tried = |mode| {
            let (side, arena) = (&mut searched.side, &mut self.arena);
            side.options(arena, &mut patience, number, position, mode)
        };
        let (normal, last) = (tried(Mode::Normal), tried(Mode::Last));
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
