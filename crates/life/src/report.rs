//! Who lives on a board, as plain data.

use semeai_board::{ByColor, Point, PointSet, Position};
use semeai_search::{Halt, Known, PositionBudget};

use crate::class::Class;
use crate::end::{self, End};
use crate::ground::{self, Ground};
use crate::history::MOST_POINTS_WITH_HISTORY;
use crate::moves::{FirstMoves, Reach};
use crate::net::Points;
use crate::question::{Ending, Kos, LifeLimits, LifeQuestion};
use crate::region::{Region, RegionState};
use crate::superko::Superko;
use crate::table::{Ko, Place, Table, bytes_needed};
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

impl PointClass {
    /// A point that varies, with what the other rules of ko say of it, if they were asked.
    pub(crate) fn new(point: Point, class: Class, by_ko: Option<ByColor<Class>>) -> Self {
        Self {
            point,
            class,
            by_ko: by_ko.filter(|by_ko| by_ko.black != class || by_ko.white != class),
            varies: true,
        }
    }
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
    /// Every legal move of each side in its region, by point; none if it is decided already.
    pub moves: ByColor<Vec<MoveClass>>,
    /// Its class after a pass of either side: its own, unless the pass lifts a ban by ko.
    pub after_pass: Class,
    /// The best that the moves of each side lead to: the cell of the table. Nothing if it is decided already, or where a ban by ko holds:
    /// there a pass, which lifts it, may be worth something by itself.
    pub reach: Option<ByColor<Reach>>,
    /// Whether it is decided already.
    pub is_decided: bool,
}

impl LifeReport {
    /// The point that whoever is to find out who lives is asked about: one that varies, whose class no ko changes and is one
    /// that is asked for.
    /// Which one is fixed for a position: neither always the first nor always one that is open.
    #[must_use]
    pub fn point_to_ask(&self) -> Option<&PointClass> {
        let is_offered =
            |it: &&PointClass| it.varies && it.by_ko.is_none() && Class::ASKED.contains(&it.class);
        let points: Vec<_> = self.classes.iter().filter(is_offered).collect();
        points.get(points.len() / 2).copied()
    }

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

    /// How what was asked about is known: proved, if all of it has an answer.
    #[must_use]
    pub fn known(&self) -> Known {
        match self.regions.iter().any(|state| state.is_undecided()) {
            true => Known::Undecided,
            false => Known::Proved,
        }
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
    let ground = Ground::of(question);
    let mut survey = Survey {
        question,
        tables,
        limits,
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
    point = point.or_else(|| {
        let (point, class) = (question.point?, of(question.point?)?);
        class.owner().map(|_| decided_point(point, class))
    });
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
pub(crate) fn decided_point(point: Point, class: Class) -> PointReport {
    PointReport {
        point,
        class,
        moves: ByColor::default(),
        after_pass: class,
        reach: None,
        is_decided: true,
    }
}

/// What stands in the way of the tables of a region by these rules of ko, if none of them may be made.
pub(crate) fn cost(
    region: &Region,
    rules: &[Ko],
    tables: &Tables,
    limits: &LifeLimits,
) -> Result<(), RegionState> {
    let net = region.net();
    let is_known = |&ko: &Ko| tables.known(net, region.goal(), ko).is_some();
    let bytes = bytes_needed(net.len());
    if rules.iter().all(is_known) {
        return Ok(());
    }
    if net.len() > limits.points {
        return Err(RegionState::TooLarge(net.len()));
    }
    if bytes > limits.bytes {
        return Err(RegionState::TooMuchMemory(bytes));
    }
    Ok(())
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
            class: Class::owned_by(owner),
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
    classes: Vec<PointClass>,
    to_gain: ByColor<PointSet>,
    point: Option<PointReport>,
}

impl Survey<'_> {
    fn region(&mut self, points: &PointSet, budget: &mut PositionBudget) -> RegionState {
        let rules = self.question.kos.rules();
        let region = match Region::new(self.question, points) {
            Ok(region) => region,
            Err(state) => return state,
        };
        let has_history = self.question.kos == Kos::Superko;
        if has_history && points.len() > MOST_POINTS_WITH_HISTORY {
            return RegionState::TooLargeForHistory(points.len());
        }
        if let Err(state) = cost(&region, &rules, self.tables, self.limits) {
            return state;
        }
        if has_history {
            let found = self.with_history(&region, budget);
            return found.unwrap_or(RegionState::Halted);
        }
        let mut found: Vec<Vec<Class>> = Vec::new();
        let mut first = None;
        let (net, goal, threads) = (region.net(), region.goal(), self.limits.threads);
        let done = (self.tables).each(net, goal, &rules, threads, budget, |table| {
            let place = region.place(table.ko());
            if found.is_empty() {
                first = Some(self.under_first_rule(table, place, points));
            }
            found.push(table.classes(place));
        });
        match (done, first) {
            (Ok(()), Some(state)) => {
                self.take(&region, &found);
                state
            }
            _ => RegionState::Halted,
        }
    }

    /// A region by positional superko.
    fn with_history(
        &mut self,
        region: &Region,
        budget: &mut PositionBudget,
    ) -> Result<RegionState, Halt> {
        let (net, goal, threads) = (region.net(), region.goal(), self.limits.threads);
        let table = Table::new(net.clone(), goal, Ko::Simple, threads, budget)?;
        let place = region.place(Ko::Simple);
        let mut superko = Superko::new(&table, place);
        let classes = superko.classes(budget)?;
        // What may be gained is told only where nothing is open.
        if !classes.iter().any(|class| class.is_open()) {
            self.gain(region.points(), superko.gains(budget)?);
        }
        let point = self.question.point;
        if let Some((point, number)) = point.and_then(|it| Some((it, region.number(it)?))) {
            let first = superko.first_moves(number, budget)?;
            let mut free = Superko::new(&table, Place::free(place.stones));
            let after_pass = free.classes(budget)?[number];
            let report = told(
                &table,
                place,
                region.points(),
                (point, number),
                first,
                after_pass,
            );
            self.point = Some(report);
        }
        self.take(region, &[classes]);
        Ok(RegionState::Classified {
            positions: table.positions(),
            sweeps: table.sweeps(),
        })
    }

    fn gain(&mut self, region: &PointSet, gains: ByColor<Points>) {
        for (color, gains) in gains.iter() {
            let gains = ground::points(region, *gains);
            self.to_gain[color] = self.to_gain[color].union(&gains);
        }
    }

    /// What is told under the first rule of ko alone.
    fn under_first_rule(&mut self, table: &Table, place: Place, region: &PointSet) -> RegionState {
        self.gain(region, table.to_gain(place));
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

    fn take(&mut self, region: &Region, found: &[Vec<Class>]) {
        let asked = region.asked(region.place(Ko::Free));
        for (number, point) in region.points().iter().enumerate() {
            if !asked.contains(point) {
                continue;
            }
            let by_ko = match found {
                [_, black, white] => Some(ByColor {
                    black: black[number],
                    white: white[number],
                }),
                _ => None,
            };
            let class = PointClass::new(point, found[0][number], by_ko);
            self.classes.push(class);
        }
    }
}

pub(crate) fn point_report(
    table: &Table,
    place: Place,
    region: &PointSet,
    point: Point,
    number: usize,
) -> PointReport {
    let first = table.first_moves(place, number);
    let after_pass = table.class(Place::free(place.stones), number);
    told(table, place, region, (point, number), first, after_pass)
}

/// A point and its number with its first moves.
fn told(
    table: &Table,
    place: Place,
    region: &PointSet,
    (point, number): (Point, usize),
    first: FirstMoves,
    after_pass: Class,
) -> PointReport {
    let points: Vec<Point> = region.iter().collect();
    let decided = table.is_decided(place.stones, number);
    PointReport {
        point,
        class: first.class,
        reach: (!decided && place.ban.is_none()).then(|| first.reach()),
        is_decided: decided,
        after_pass,
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
