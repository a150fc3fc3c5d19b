//! All legal positions of a board, by what they are.

use semeai_board::{ByColor, Color};
use semeai_search::{Halt, PositionBudget};

use crate::class::{Class, Value};
use crate::ground;
use crate::question::{Ending, LifeLimits, LifeQuestion};
use crate::region::RegionState;
use crate::table::{Goal, Place, Table, bytes_needed};
use crate::ultimate;

/// How many legal positions a board has, and what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllPositions {
    /// How many there are.
    pub legal: u64,
    /// How many of them are ultimate.
    pub ultimate: u64,
    /// How many points of all of them have each class under the first rule of ko, in the order of [`Class::ALL`].
    pub classes: [(Class, u64); 6],
}

/// Looks at every legal position of the board of a question, whatever stones are on it; those that are protected stay. Its first rule of ko
/// and its ending hold, a target taken as territory. Costs what its table does, and as much again.
///
/// # Errors
///
/// If there are more points, or a larger table, than there may be, or the budget is spent.
pub fn all_positions(
    question: &LifeQuestion,
    limits: &LifeLimits,
    budget: &mut PositionBudget,
) -> Result<AllPositions, RegionState> {
    let position = &question.position;
    let points = position.topology().points();
    let points = points.difference(&position.protected());
    let too_large = RegionState::TooLarge(points.len());
    let net = ground::net(position, &points).filter(|net| net.len() <= limits.points);
    let net = net.ok_or(too_large)?;
    let bytes = bytes_needed(net.len());
    if bytes > limits.bytes {
        return Err(RegionState::TooMuchMemory(bytes));
    }
    let goal = match question.ending {
        Ending::Ultimate => Goal::Ultimate,
        Ending::Territory | Ending::Target(_) => Goal::Territory,
    };
    let ko = question.kos.rules()[0];
    let table = Table::new(net, goal, ko, limits.threads, budget);
    let table = table.map_err(|_| RegionState::Halted)?;
    count(&table, budget).map_err(|_| RegionState::Halted)
}

fn count(table: &Table, budget: &mut PositionBudget) -> Result<AllPositions, Halt> {
    let net = table.net();
    let mut found = AllPositions {
        legal: 0,
        ultimate: 0,
        classes: Class::ALL.map(|class| (class, 0)),
    };
    let all = net.all();
    for black in 0..=all {
        budget.spend(1 << (!black & all).count_ones())?;
        // Every set of white stones that leaves the black ones free.
        let free = all & !black;
        let mut white = free;
        loop {
            let stones = ByColor { black, white };
            if net.is_legal(stones) {
                found.legal += 1;
                found.ultimate += u64::from(ultimate::decided(net, stones).is_some());
                add(table, Place::free(stones), &mut found.classes);
            }
            if white == 0 {
                break;
            }
            white = (white - 1) & free;
        }
    }
    Ok(found)
}

fn add(table: &Table, place: Place, classes: &mut [(Class, u64); 6]) {
    let forced = ByColor::new_with(|first: Color| table.forced(place, first));
    for point in 0..table.net().len() {
        let value = |first: Color| {
            let ByColor { black, white } = forced[first];
            match (black >> point & 1, white >> point & 1) {
                (1, _) => Value::Black,
                (_, 1) => Value::White,
                _ => Value::StandOff,
            }
        };
        let class = Class::of(ByColor::new_with(value));
        for (known, count) in classes.iter_mut() {
            *count += u64::from(*known == class);
        }
    }
}
