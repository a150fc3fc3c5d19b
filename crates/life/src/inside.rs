//! A position inside a region: where moves from the board as it stands lead to, and what becomes of one point there.

use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_search::PositionBudget;

use crate::class::Class;
use crate::ground::Ground;
use crate::question::{LifeLimits, LifeQuestion};
use crate::region::{Region, RegionState};
use crate::report::{PointClass, PointReport, cost, decided_point, point_report};
use crate::table::{Ko, Place, Table};
use crate::tables::Tables;

/// A position inside a region, looked at for one point.
#[derive(Clone, Debug, PartialEq)]
pub struct InsidePosition {
    /// The board after the moves.
    pub position: Position,
    /// The points of the region; empty if the point is safe or settled.
    pub region: PointSet,
    /// The classes of all points of the region there, by point; by the ending of a target those of its stones that are left.
    pub classes: Vec<PointClass>,
    /// The point, with every first move there.
    pub point: PointReport,
}

/// Why there is no such position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InsideFault {
    /// The point has no class: it is not asked about.
    NoClass,
    /// The move of this index cannot be played in the region.
    Illegal(usize),
    /// There is no table of the region.
    NoTable(RegionState),
}

/// Where moves lead to from the board of a question, in the region of its point and under its first rule of ko.
///
/// Whether the three rules differ there is told if the tables of all of them are at hand; none is made for that.
///
/// # Errors
///
/// If the point has no class, a move cannot be played, or there is no table.
pub fn inside_position(
    question: &LifeQuestion,
    point: Point,
    moves: &[(Color, Point)],
    tables: &Tables,
    limits: &LifeLimits,
    budget: &mut PositionBudget,
) -> Result<InsidePosition, InsideFault> {
    let ground = Ground::of(question);
    let Some(points) = ground.region_of(point) else {
        return decided(question, &ground, point, moves);
    };
    let region = Region::new(question, points).map_err(|state| match state {
        RegionState::Aside => InsideFault::NoClass,
        state => InsideFault::NoTable(state),
    })?;
    let table = first_table(&region, question, tables, limits, budget)?;
    let place = walk(&region, &table, moves)?;
    let number = region.number(point).ok_or(InsideFault::NoClass)?;
    let last = InsideFault::Illegal(moves.len().saturating_sub(1));
    Ok(InsidePosition {
        position: region.position(place).ok_or(last)?,
        region: *region.points(),
        classes: classes(&region, question, &table, place, tables),
        point: point_report(&table, place, region.points(), point, number),
    })
}

/// A point that is safe or settled has no first moves, so nothing can be played for its sake.
fn decided(
    question: &LifeQuestion,
    ground: &Ground,
    point: Point,
    moves: &[(Color, Point)],
) -> Result<InsidePosition, InsideFault> {
    let owner = ground.owner(point).ok_or(InsideFault::NoClass)?;
    if !moves.is_empty() {
        return Err(InsideFault::Illegal(0));
    }
    Ok(InsidePosition {
        position: question.position.clone(),
        region: PointSet::EMPTY,
        classes: Vec::new(),
        point: decided_point(point, Class::owned_by(owner)),
    })
}

fn first_table(
    region: &Region,
    question: &LifeQuestion,
    tables: &Tables,
    limits: &LifeLimits,
    budget: &mut PositionBudget,
) -> Result<Table, InsideFault> {
    let rules = &question.kos.rules()[..1];
    cost(region, rules, tables, limits).map_err(InsideFault::NoTable)?;
    let mut made = None;
    let (net, goal) = (region.net(), region.goal());
    let done = tables.each(net, goal, rules, limits.threads, budget, |table| {
        made = Some(table.clone());
    });
    let made = made.filter(|_| done.is_ok());
    made.ok_or(InsideFault::NoTable(RegionState::Halted))
}

fn walk(region: &Region, table: &Table, moves: &[(Color, Point)]) -> Result<Place, InsideFault> {
    let mut place = region.place(table.ko());
    for (index, &(color, point)) in moves.iter().enumerate() {
        let number = region.number(point);
        let next = number.and_then(|number| table.after(place, color, number));
        place = next.ok_or(InsideFault::Illegal(index))?;
    }
    Ok(place)
}

fn classes(
    region: &Region,
    question: &LifeQuestion,
    table: &Table,
    place: Place,
    tables: &Tables,
) -> Vec<PointClass> {
    let rules = question.kos.rules();
    // A ban that holds under one rule may not hold under another.
    let by_rule = |ko: Ko| {
        let ban = place.ban.filter(|(color, _)| ko.bans(*color));
        let table = tables.known(region.net(), region.goal(), ko)?;
        Some(table.classes(Place { ban, ..place }))
    };
    let others: Option<Vec<Vec<Class>>> = rules[1..].iter().map(|&ko| by_rule(ko)).collect();
    let others = others.filter(|others| others.len() == 2);
    let asked = region.asked(place);
    let numbered = region.points().iter().zip(table.classes(place)).enumerate();
    numbered
        .filter(|(_, (point, _))| asked.contains(*point))
        .map(|(number, (point, class))| {
            let by_ko = others.as_ref().map(|others| ByColor {
                black: others[0][number],
                white: others[1][number],
            });
            PointClass::new(point, class, by_ko)
        })
        .collect()
}
