//! From a name to an exercise.

use semeai_board::{
    Block, ByColor, Color, Diagram, Likeness, Point, PointSet, Position, Role, diagram,
};
use semeai_search::compose::{Grade, drawn};
use semeai_search::{PositionBudget, Random};

use super::draw;
use crate::class::Class;
use crate::ground::Ground;
use crate::question::{Ending, Kos, LifeLimits, LifeQuestion};
use crate::report::{LifeReport, life_report};
use crate::table::Ko;
use crate::tables::Tables;

/// Names of races and of endgames come before.
const SERIES: u64 = 2_000;

/// An exercise about a group: is Black's group alive, dead, or is it for who plays first to say?
#[derive(Clone, Debug)]
pub struct LifeExercise {
    /// How hard it is.
    pub grade: Grade,
    /// The position with the roles of its stones.
    pub diagram: Diagram,
    /// A stone of the group.
    pub group: Point,
    /// What becomes of it, whoever wins the kos: Black's, White's, or taken by who is first.
    pub class: Class,
    /// Where it is for who plays first to say: the only move by which each side has what it wants.
    pub vital: Option<ByColor<Point>>,
    /// What is proved of it, with every first move.
    pub report: LifeReport,
}

impl LifeExercise {
    /// What it has in common with exercises that are turned, mirrored, or have the colours exchanged.
    #[must_use]
    pub fn likeness(&self) -> Likeness {
        Likeness::of(&self.diagram.setup, &self.diagram.roles)
    }
}

/// The most points that vary in a grade: those of the group, of its eye space, and its liberties.
#[must_use]
pub const fn most_points(grade: Grade) -> usize {
    grade.of_three([10, 11, 12])
}

/// The exercise of this name: the same on every machine. Nothing if the budget is stopped, or if none was found in many draws. Its
/// positions are not counted; who stops it is heard.
///
/// ```
/// use semeai_life::Class;
/// use semeai_life::compose::compose_life;
/// use semeai_search::PositionBudget;
/// use semeai_search::compose::Grade;
///
/// let free = PositionBudget::new(u64::MAX);
/// let life = compose_life(Grade::First, 7, 1, &free).expect("there are many");
/// assert_eq!(life.class == Class::First, life.vital.is_some());
/// ```
#[must_use]
pub fn compose_life(
    grade: Grade,
    seed: u64,
    number: u64,
    budget: &PositionBudget,
) -> Option<LifeExercise> {
    let series = SERIES + u64::from(grade.number());
    let mut random = Random::of(seed, series, number);
    // Of drawn groups many more are dead than open.
    let wanted = random.pick(&[Class::Black, Class::White, Class::First, Class::First]);
    drawn(&mut random, budget, |random| {
        let board = draw::board(grade, random);
        accepted(grade, &board, budget).filter(|found| found.class == wanted)
    })
}

/// A drawn board, if it is an exercise.
fn accepted(grade: Grade, board: &str, budget: &PositionBudget) -> Option<LifeExercise> {
    let mut diagram = diagram::parse(board).ok()?;
    diagram.to_move = Some(Color::Black);
    let position = diagram.position().ok()?;
    let group = group(&diagram, &position)?;
    let question = question(&position, group.anchor);
    let ground = Ground::of(&question);
    let varying = ground.region_of(group.anchor)?;
    let least = grade.of_three([0, most_points(Grade::First), most_points(Grade::Second)]);
    if ground.regions.len() > 1 || varying.len() <= least || varying.len() > most_points(grade) {
        return None;
    }
    let tables = Tables::default();
    let class = class(&question, Kos::One(Ko::Simple), &tables, budget)?;
    let report = report(&question, Kos::All, &tables, budget);
    let told = report.class(group.anchor)?;
    if told.by_ko.is_some() || !matches!(class, Class::Black | Class::White | Class::First) {
        return None;
    }
    let vital = vital(&report)?;
    let is_open = class == Class::First;
    if is_open != vital.is_some() || !needs_every_stone(&diagram, &group, class, vital, budget) {
        return None;
    }
    Some(LifeExercise {
        grade,
        diagram,
        group: group.anchor,
        class,
        vital,
        report,
    })
}

/// The largest black block, if all others in the eye space are smaller.
fn group(diagram: &Diagram, position: &Position) -> Option<Block> {
    let blocks = position.blocks().into_iter();
    let own = blocks
        .filter(|block| block.color == Color::Black && diagram.roles.of(block) == Role::Unknown);
    own.max_by_key(|block| block.stones.len())
}

fn question(position: &Position, group: Point) -> LifeQuestion {
    let mut question = LifeQuestion::new(position.clone());
    question.ending = Ending::Target(group);
    question.point = Some(group);
    question
}

fn report(
    question: &LifeQuestion,
    kos: Kos,
    tables: &Tables,
    budget: &PositionBudget,
) -> LifeReport {
    let question = LifeQuestion {
        kos,
        ..question.clone()
    };
    let mut budget = budget.clone().with_positions(u64::MAX);
    life_report(&question, tables, &LifeLimits::default(), &mut budget)
}

/// The class of the group under a rule of ko.
fn class(
    question: &LifeQuestion,
    kos: Kos,
    tables: &Tables,
    budget: &PositionBudget,
) -> Option<Class> {
    let report = report(question, kos, tables, budget);
    report.class(question.point?).map(|it| it.class)
}

/// The only move of each side that takes a group or saves it, if it is for who plays first to say; nothing at all if there are
/// several.
fn vital(report: &LifeReport) -> Option<Option<ByColor<Point>>> {
    let point = report.point.as_ref()?;
    if point.class != Class::First {
        return Some(None);
    }
    let only = |color: Color| {
        let good = point.moves[color].iter();
        let mut good = good.filter(|it| it.class == Class::owned_by(color));
        let first = good.next()?.played;
        good.next().is_none().then_some(first)
    };
    Some(Some(ByColor {
        black: only(Color::Black)?,
        white: only(Color::White)?,
    }))
}

/// Whether every stone in the eye space is needed: without it there is no such position, or another answer. The group itself is what is
/// asked about.
fn needs_every_stone(
    diagram: &Diagram,
    group: &Block,
    class: Class,
    vital: Option<ByColor<Point>>,
    budget: &PositionBudget,
) -> bool {
    let Ok(position) = diagram.position() else {
        return false;
    };
    let stones = |color| diagram.roles.stones(&position, color, Role::Unknown);
    let all: PointSet = stones(Color::Black).union(&stones(Color::White));
    all.difference(&group.stones).iter().all(|stone| {
        let mut without = diagram.clone();
        without.setup.set(stone, None);
        let Ok(position) = without.position() else {
            return true;
        };
        let question = question(&position, group.anchor);
        let report = report(&question, Kos::One(Ko::Simple), &Tables::default(), budget);
        let other = report.class(group.anchor).map(|it| it.class);
        other != Some(class) || self::vital(&report) != Some(vital)
    })
}
