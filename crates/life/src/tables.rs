//! Tables that are kept for the next question.

use std::sync::Mutex;

use semeai_search::{Halt, PositionBudget};

use crate::net::Net;
use crate::table::{Goal, Ko, Table, bytes_kept, bytes_needed};

/// So many bytes of tables are kept: one of sixteen points, or many small ones.
const MOST_BYTES: u64 = 400 << 20;

/// How many bytes it takes to make the tables of so many points under so many rules of ko, one after the other, at most: what the
/// last one needs, and what is kept of those before.
#[must_use]
pub fn bytes_of_rules(points: usize, rules: usize) -> u64 {
    let before = u64::try_from(rules.saturating_sub(1)).unwrap_or(u64::MAX);
    let own = bytes_kept(points).max(1);
    let kept = before.min(MOST_BYTES / own);
    bytes_needed(points).saturating_add(kept * own)
}

/// The tables of the last questions. A stone more in the same region needs no new one: a table has all positions of its region.
#[derive(Debug, Default)]
pub struct Tables {
    /// The last used ones last.
    kept: Mutex<Vec<Table>>,
}

impl Tables {
    /// The table of a region if it was made before.
    #[must_use]
    pub fn known(&self, net: &Net, goal: Goal, ko: Ko) -> Option<Table> {
        let mut kept = self.kept.lock().ok()?;
        let is_wanted =
            |table: &Table| table.ko() == ko && table.goal() == goal && table.net() == net;
        let table = kept.iter().position(is_wanted).map(|at| kept.remove(at))?;
        kept.push(table.clone());
        Some(table)
    }

    /// Shows the tables of a region by these rules of ko, in their order: those that were made before, or new ones, of which as many
    /// are kept as there is room for.
    ///
    /// # Errors
    ///
    /// If the budget is spent, or somebody stops it.
    pub fn each(
        &self,
        net: &Net,
        goal: Goal,
        rules: &[Ko],
        threads: usize,
        budget: &mut PositionBudget,
        mut show: impl FnMut(&Table),
    ) -> Result<(), Halt> {
        let known: Vec<Option<Table>> = rules.iter().map(|&ko| self.known(net, goal, ko)).collect();
        let missing = rules
            .iter()
            .zip(&known)
            .filter(|(_, known)| known.is_none());
        let missing: Vec<Ko> = missing.map(|(&ko, _)| ko).collect();
        let mut next = known.into_iter();
        let mut show_known = |show: &mut dyn FnMut(&Table), until_missing: bool| {
            for table in next.by_ref() {
                match table {
                    Some(table) => show(&table),
                    None if until_missing => break,
                    None => {}
                }
            }
        };
        show_known(&mut show, true);
        Table::of_rules(net.clone(), goal, &missing, threads, budget, |table| {
            show(&table);
            self.keep(table);
            show_known(&mut show, true);
        })
    }

    /// How many bytes the kept tables have.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.kept.lock().map_or(0, |kept| bytes(&kept))
    }

    /// Keeps a table, in place of those that were not used for longest, but not in place of one of the same region.
    fn keep(&self, table: Table) {
        let Ok(mut kept) = self.kept.lock() else {
            return;
        };
        let own = bytes_kept(table.net().len());
        while bytes(&kept) + own > MOST_BYTES {
            match kept.first() {
                Some(oldest) if oldest.net() != table.net() => {
                    kept.remove(0);
                }
                _ => return,
            }
        }
        kept.push(table);
    }
}

fn bytes(tables: &[Table]) -> u64 {
    let each = tables.iter().map(|table| bytes_kept(table.net().len()));
    each.sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use semeai_board::ByColor;

    #[test]
    fn a_table_is_made_once_and_shown_in_order() {
        let net = Net::new(3, &[(0, 1), (1, 2)], ByColor::default()).expect("small");
        let tables = Tables::default();
        let ask = |rules: &[Ko]| {
            let mut budget = PositionBudget::new(1_000_000);
            let mut seen = Vec::new();
            let asked = tables.each(&net, Goal::Territory, rules, 1, &mut budget, |table| {
                seen.push(table.ko());
            });
            asked.expect("small");
            (seen, 1_000_000 - budget.left())
        };
        let all = [Ko::Simple, Ko::BlackWins, Ko::WhiteWins];
        assert!(ask(&[Ko::BlackWins]).1 > 0);
        let (seen, spent) = ask(&all);
        assert_eq!(seen, all, "the known one in the middle");
        assert!(spent > 0);
        assert_eq!(ask(&all), (all.to_vec(), 0));
        assert_eq!(tables.bytes(), 3 * 8 * 27);
        assert_eq!(bytes_of_rules(3, 3), (17 + 2 * 8) * 27);
        let one = bytes_of_rules(16, 1);
        assert_eq!(one, bytes_needed(16));
        let three = bytes_of_rules(16, 3);
        assert_eq!(three, one + bytes_kept(16), "there is room for one more");
    }
}
