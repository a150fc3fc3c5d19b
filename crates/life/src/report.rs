//! Who lives on a board, as plain data.

use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_search::PositionBudget;

use crate::class::Class;
use crate::end::{self, End};
use crate::ground::{self, Ground};
use crate::moves::Reach;
use crate::question::{Ending, LifeLimits, LifeQuestion};
use crate::table::{Goal, Place, Table, bytes_needed};
use crate::tables::Tables;
use crate::ultimate::{Eyes, eyes};

/// The answer to a [`LifeQuestion`].
#[derive(Clone, Debug, PartialEq)]
pub struct LifeReport {
    /// What was asked.
    pub question: LifeQuestion,
    /// What lies outside, and the regions.
    pub ground: Ground,
    /// What became of each region, in their order.
    pub regions: Vec<RegionState>,
    /// The classes of all points that have one, by point. By the ending of a target only its stones have one.
    pub classes: Vec<PointClass>,
    /// Whether the whole board as it stands is ultimate.
    pub eyes: Eyes,
    /// Whether the game may be ended; nothing if a point has no class.
    pub end: Option<End>,
    /// The point that was asked about, if it has a class.
    pub point: Option<PointReport>,
}

/// What became of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionState {
    /// All positions were looked at.
    Classified {
        /// How many legal positions it has.
        positions: u64,
        /// How many sweeps over them it took under the first rule of ko.
        sweeps: u32,
    },
    /// It was not asked about.
    Aside,
    /// So many points vary, more than there may be.
    TooLarge(usize),
    /// A table would take so many bytes, more than there may be.
    TooMuchMemory(u64),
    /// The budget was spent, or somebody stopped it.
    Halted,
}

impl RegionState {
    /// Whether it was asked about and there is no answer.
    #[must_use]
    pub const fn is_undecided(self) -> bool {
        matches!(
            self,
            Self::TooLarge(_) | Self::TooMuchMemory(_) | Self::Halted
        )
    }
}

/// A point with its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointClass {
    /// The point.
    pub point: Point,
    /// By the first rule of ko that was asked about.
    pub class: Class,
    /// With Black and with White winning all kos, if that was asked and differs.
    pub by_ko: Option<ByColor<Class>>,
    /// Whether it varies; else it is safe or settled.
    pub varies: bool,
}

/// A first move on the board, and what it makes of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveClass {
    /// Where the stone is put.
    pub played: Point,
    /// The class of the point that is asked about after it.
    pub class: Class,
}

/// One point with the rule by which its class follows from all first moves, under the first rule of ko.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointReport {
    /// The point.
    pub point: Point,
    /// Its class.
    pub class: Class,
    /// Every legal move of each side in its region, by point; none if it is decided already. A pass leaves the class as it is.
    pub moves: ByColor<Vec<MoveClass>>,
    /// The best that the moves of each side lead to: the cell of the table. Nothing if it is decided already.
    pub reach: Option<ByColor<Reach>>,
}

impl LifeReport {
    /// The points that vary, in all regions that were asked about.
    #[must_use]
    pub fn variable(&self) -> PointSet {
        let regions = self.ground.regions.iter().zip(&self.regions);
        regions
            .filter(|(_, state)| **state != RegionState::Aside)
            .fold(PointSet::EMPTY, |all, (region, _)| all.union(region))
    }

    /// How many legal positions were looked at, under one rule of ko.
    #[must_use]
    pub fn positions(&self) -> u64 {
        let each = self.regions.iter().map(|state| match state {
            RegionState::Classified { positions, .. } => *positions,
            _ => 0,
        });
        each.sum()
    }

    /// Whether everything that was asked about has an answer.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.regions.iter().any(|state| state.is_undecided())
    }

    /// The class of a point.
    #[must_use]
    pub fn class(&self, point: Point) -> Option<&PointClass> {
        let found = self.classes.binary_search_by_key(&point, |it| it.point);
        found.ok().map(|at| &self.classes[at])
    }

    /// How many points have each class, in the order of [`Class::ALL`].
    #[must_use]
    pub fn counts(&self) -> [(Class, usize); 6] {
        Class::ALL.map(|class| {
            let same = self.classes.iter().filter(|it| it.class == class);
            (class, same.count())
        })
    }
}

/// Finds out who lives.
///
/// Tables that were made before are looked up. What is over the limits or the budget stands in the report as that; everything else in
/// it holds without it.
#[must_use]
pub fn life_report(
    question: &LifeQuestion,
    tables: &Tables,
    limits: &LifeLimits,
    budget: &mut PositionBudget,
) -> LifeReport {
    let position = &question.position;
    let ground = Ground::new(position, question.ending);
    let mut survey = Survey {
        question,
        tables,
        limits,
        ground: &ground,
        classes: outside(question, &ground),
        to_gain: ByColor::default(),
        point: None,
    };
    let regions = ground.regions.iter();
    let regions: Vec<RegionState> = regions
        .map(|region| survey.region(region, budget))
        .collect();
    let Survey {
        mut classes,
        to_gain,
        mut point,
        ..
    } = survey;
    classes.sort_by_key(|it| it.point);
    let of = |point: Point| {
        let found = classes.binary_search_by_key(&point, |it| it.point);
        found.ok().map(|at| classes[at].class)
    };
    let is_whole = classes.len() == position.topology().points().len();
    let end = is_whole.then(|| {
        // Every point has a class, so none is taken in place of one.
        end::end(position, |at| of(at).unwrap_or(Class::StandOff), to_gain)
    });
    point = point.or_else(|| decided_point(question.point?, of(question.point?)?));
    LifeReport {
        question: question.clone(),
        regions,
        eyes: eyes(position),
        end,
        point,
        classes,
        ground,
    }
}

/// A point that is safe or settled.
fn decided_point(point: Point, class: Class) -> Option<PointReport> {
    class.owner().map(|_| PointReport {
        point,
        class,
        moves: ByColor::default(),
        reach: None,
    })
}

/// The points whose class needs no table.
fn outside(question: &LifeQuestion, ground: &Ground) -> Vec<PointClass> {
    let points = question.position.topology().points();
    let target = match question.ending {
        Ending::Target(point) => target_stones(&question.position, point),
        Ending::Territory | Ending::Ultimate => points,
    };
    let owned = target
        .iter()
        .filter_map(|point| Some((point, ground.owner(point)?)));
    owned
        .map(|(point, owner)| PointClass {
            point,
            class: match owner {
                Color::Black => Class::Black,
                Color::White => Class::White,
            },
            by_ko: None,
            varies: false,
        })
        .collect()
}

/// The stones of the string on a point.
fn target_stones(position: &Position, point: Point) -> PointSet {
    let block = position.block_at(point);
    block.map_or(PointSet::EMPTY, |block| block.stones)
}

/// What is gathered region by region.
struct Survey<'a> {
    question: &'a LifeQuestion,
    tables: &'a Tables,
    limits: &'a LifeLimits,
    ground: &'a Ground,
    classes: Vec<PointClass>,
    to_gain: ByColor<PointSet>,
    point: Option<PointReport>,
}

impl Survey<'_> {
    fn region(&mut self, region: &PointSet, budget: &mut PositionBudget) -> RegionState {
        let Some((goal, asked)) = self.goal(region) else {
            return RegionState::Aside;
        };
        let net = self.ground.net(&self.question.position, region);
        let net = net.filter(|net| net.len() <= self.limits.points);
        let Some(net) = net else {
            return RegionState::TooLarge(region.len());
        };
        let rules = self.question.kos.rules();
        let bytes = bytes_needed(net.len());
        let is_known = |&ko| self.tables.known(&net, goal, ko).is_some();
        if bytes > self.limits.bytes && !rules.iter().all(is_known) {
            return RegionState::TooMuchMemory(bytes);
        }
        let place = Place::free(ground::stones(&self.question.position, region));
        let mut found: Vec<Vec<Class>> = Vec::new();
        let mut first = None;
        let (tables, threads) = (self.tables, self.limits.threads);
        let done = tables.each(&net, goal, &rules, threads, budget, |table| {
            if found.is_empty() {
                first = Some(self.under_first_rule(table, place, region));
            }
            found.push(table.classes(place));
        });
        match (done, first) {
            (Ok(()), Some(state)) => {
                self.take(region, &asked, &found);
                state
            }
            _ => RegionState::Halted,
        }
    }

    /// What decides the points of a region, and which of them are asked about; nothing if none is.
    fn goal(&self, region: &PointSet) -> Option<(Goal, PointSet)> {
        let is_aside = |only: Point| !region.contains(only);
        if self.question.region.is_some_and(is_aside) {
            return None;
        }
        let position = &self.question.position;
        match self.question.ending {
            Ending::Territory => Some((Goal::Territory, *region)),
            Ending::Ultimate => Some((Goal::Ultimate, *region)),
            Ending::Target(point) => {
                let number = region.iter().position(|it| it == point)?;
                let color = position.stone(point)?;
                let goal = Goal::Target {
                    color,
                    point: number,
                };
                let stones = target_stones(position, point);
                Some((goal, stones.intersection(region)))
            }
        }
    }

    /// What is told under the first rule of ko alone.
    fn under_first_rule(&mut self, table: &Table, place: Place, region: &PointSet) -> RegionState {
        for (color, gains) in table.to_gain(place).iter() {
            let gains = ground::points(region, *gains);
            self.to_gain[color] = self.to_gain[color].union(&gains);
        }
        if let Some(point) = self.question.point {
            let number = region.iter().position(|it| it == point);
            if let Some(number) = number {
                self.point = Some(point_report(table, place, region, point, number));
            }
        }
        RegionState::Classified {
            positions: table.positions(),
            sweeps: table.sweeps(),
        }
    }

    fn take(&mut self, region: &PointSet, asked: &PointSet, found: &[Vec<Class>]) {
        for (number, point) in region.iter().enumerate() {
            if !asked.contains(point) {
                continue;
            }
            let class = found[0][number];
            let by_ko = match found {
                [_, black, white] => Some(ByColor {
                    black: black[number],
                    white: white[number],
                }),
                _ => None,
            };
            self.classes.push(PointClass {
                point,
                class,
                by_ko: by_ko.filter(|by_ko| by_ko.black != class || by_ko.white != class),
                varies: true,
            });
        }
    }
}

fn point_report(
    table: &Table,
    place: Place,
    region: &PointSet,
    point: Point,
    number: usize,
) -> PointReport {
    let first = table.first_moves(place, number);
    let points: Vec<Point> = region.iter().collect();
    let decided = table.is_decided(place.stones, number);
    PointReport {
        point,
        class: first.class,
        reach: (!decided).then(|| first.reach()),
        moves: first.moves.as_ref().map(|moves| {
            let moves = moves.iter().filter(|_| !decided);
            moves
                .map(|first| MoveClass {
                    played: points[first.played],
                    class: first.class,
                })
                .collect()
        }),
    }
}
