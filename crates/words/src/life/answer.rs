//! The answer to who lives in one line.

use semeai_life::{Class, LifeReport, RegionState};
use semeai_session::Phrasing;

use crate::grammar::in_print;

/// At how many points of what was asked about it matters who plays first, by the first rule of ko; or that a part is too large to be
/// read.
pub fn life_answer(report: &LifeReport, phrasing: Phrasing) -> String {
    let is_open = |class| match class {
        Class::First | Class::BlackOrStandOff | Class::WhiteOrStandOff => true,
        Class::Black | Class::White | Class::StandOff => false,
    };
    let open = report.classes.iter();
    let open = open.filter(|it| it.varies && is_open(it.class)).count();
    let said = match open {
        _ if !report.is_complete() => tell!(
            phrasing,
            en = "Too much is open to read all of it: find the stones that live first",
            ja = "未確定の所が多すぎます。まず活きている石を探してください"
        ),
        0 if report.regions.contains(&RegionState::Aside) => tell!(
            phrasing,
            en = "At none of the points asked about it matters who plays first",
            ja = "調べた点に、先に打つ側で変わる点はありません"
        ),
        0 => tell!(
            phrasing,
            en = "It matters nowhere who plays first",
            ja = "どちらが先に打っても変わる点はありません"
        ),
        1 => tell!(
            phrasing,
            en = "It matters at 1 point who plays first: click it",
            ja = "先に打つ側で変わる点が1点あります。クリックしてください"
        ),
        _ => tell!(
            phrasing,
            en = "It matters at {open} points who plays first: click one",
            ja = "先に打つ側で変わる点が{open}点あります。クリックしてください"
        ),
    };
    in_print(&said)
}

#[cfg(test)]
mod tests {
    use semeai_board::Role;
    use semeai_life::{LifeLimits, LifeQuestion, Tables, life_report};
    use semeai_search::PositionBudget;
    use semeai_session::Sample;

    use super::*;

    /// What varies is more than what depends on who plays first.
    #[test]
    fn the_headline_counts_the_points_at_which_it_matters_who_plays_first() {
        let document = Sample::TwoFates.document();
        let safe = document.marks.said_roles().points(Role::Safe);
        let question = LifeQuestion::new(document.board.position(safe).expect("a position"));
        let mut budget = PositionBudget::new(u64::MAX);
        let limits = LifeLimits::default();
        let report = life_report(&question, &Tables::default(), &limits, &mut budget);
        let said = life_answer(&report, Phrasing::ENGLISH);
        assert_eq!(said, "It matters at 1 point who plays first: click it");
        assert!(report.variable().len() > 1);
    }
}
