//! The answer to who lives in one line.

use semeai_life::{Class, LifeReport, RegionState};
use semeai_session::Phrasing;

use crate::grammar::in_print;
use crate::texts::life::answer as texts;

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
        _ if !report.known().is_sure() => texts::life_answer_too_much_open(phrasing).to_owned(),
        0 if report.regions.contains(&RegionState::Aside) => {
            texts::life_answer_none_points_asked(phrasing).to_owned()
        }
        0 => texts::life_answer_matters_nowhere_who(phrasing).to_owned(),
        1 => texts::life_answer_matters_point_who(phrasing).to_owned(),
        _ => texts::life_answer_matters_points_who(&open, phrasing),
    };
    in_print(&said)
}

#[cfg(test)]
mod tests {
    use semeai_board::Role;
    use semeai_life::{LifeLimits, LifeQuestion, Tables, life_report};
    use semeai_search::PositionBudget;
    use semeai_session::Document;

    use super::*;

    /// What varies is more than what depends on who plays first.
    #[test]
    fn the_headline_counts_the_points_at_which_it_matters_who_plays_first() {
        // White takes two stones at E2; Black takes back at D2.
        let board = "square:5x4".parse().expect("a board");
        let signs = "######@@@#@@XX.##@@#";
        let document = Document::with_stones(board, signs).expect("as many signs");
        let safe = document.marks.said_roles().points(Role::Safe);
        let question = LifeQuestion::new(document.board.position(safe).expect("a position"));
        let mut budget = PositionBudget::new(u64::MAX);
        let limits = LifeLimits::default();
        let report = life_report(&question, &Tables::default(), &limits, &mut budget);
        let said = life_answer(&report, Phrasing::ENGLISH);
        assert_eq!(said, "Who plays first matters at 1 point: click it");
        assert!(report.variable().len() > 1);
    }
}
