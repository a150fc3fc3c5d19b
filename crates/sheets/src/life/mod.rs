//! Who lives: the sheet of a document, for every face and both depths.

mod answers;
mod best_play;
mod learner;
mod question;
mod theory;

use semeai_board::{Color, Role};
use semeai_life::LifeReport;
use semeai_session::{Depth, Document, Phrasing, Progress};
use semeai_words::grammar::grouped;
use semeai_words::labels::{Label, label};
use semeai_words::life::{class_answer, life_fault, taken_as_safe, taking_moves};

use self::answers::cost;
use self::learner::{of_all, of_learner};
use self::theory::{form, of_theory};
use crate::plain::{plain, plain_facts};
use crate::sheet::{Row, Sheet};

pub use self::answers::{LifeAnswers, LifeAsk, LifeStand};
pub use self::best_play::{BestPlayAnswers, BoardAsk, best_play_sheet};
pub use self::question::{exercise_question, question};
pub use self::theory::classes;

/// The sheet: for learners the answer alone, of the point that was clicked if one was.
pub fn sheet<A: From<LifeAsk>>(
    known: &LifeAnswers<'_>,
    depth: Depth,
    phrasing: Phrasing,
) -> Sheet<A> {
    let said = |each| Sheet::line(label(each, phrasing).to_owned());
    let is_learner = depth == Depth::Learner;
    let mut sheet = match known.found {
        _ if known.progress.is_noticed() && !is_learner => Sheet {
            sentences: at_work(known, phrasing),
            ..said(Label::Computing)
        },
        Some(Ok(report)) if is_learner => of_learner(known, report, phrasing),
        Some(Ok(report)) => of_theory(known, report, phrasing),
        Some(Err(fault)) => Sheet::line(life_fault(fault, known.topology(), phrasing)),
        None if known.progress == Progress::Failed => said(Label::Failed),
        None => said(Label::IsReading),
    };
    if !is_learner {
        sheet.parts.insert(0, form(known));
    }
    sheet.is_reading = match depth {
        Depth::Learner => known.progress.is_pending(),
        Depth::Theory => known.progress.is_noticed(),
    };
    sheet
}

/// The comment of a file, line by line and always in English; empty if no point has a class.
pub fn comment(document: &Document, report: &LifeReport) -> Vec<String> {
    match report.classes.is_empty() {
        true => Vec::new(),
        false => lines(&LifeAnswers::of_report(document, report), Phrasing::ENGLISH),
    }
}

/// Everything that is known, line by line.
pub fn lines(known: &LifeAnswers<'_>, phrasing: Phrasing) -> Vec<String> {
    let sheet: Sheet<LifeAsk> = sheet(known, Depth::Theory, phrasing);
    plain(&sheet, known.topology(), phrasing)
}

/// The answer on paper: of a target what becomes of it and by which moves, else of the point that is asked about and of all others; and
/// which stones are taken as safe though nobody has marked them.
pub fn in_print(document: &Document, report: &LifeReport, phrasing: Phrasing) -> Vec<String> {
    let known = LifeAnswers::of_report(document, report);
    let topology = known.topology();
    let target = report.point.as_ref();
    let to_ask = || report.point_to_ask().map(|it| (it.point, it.class));
    let asked = target.map(|it| (it.point, it.class)).or_else(to_ask);
    let asked = asked.map(|(point, class)| {
        let point = phrasing.point(topology, point);
        class_answer(&point, class, class.letters(), phrasing)
    });
    let headline = asked.unwrap_or_else(|| of_all(&known, report, phrasing));
    let moves = target.map(|it| taking_moves(it, topology, phrasing));
    let moves = moves.filter(|moves| !moves.is_empty());
    let said = document.marks.said_roles().points(Role::Safe);
    let assumed = Color::ALL.map(|color| {
        let points = report.ground.safe[color].difference(&said);
        Row::list(taken_as_safe(color, phrasing), points)
    });
    let assumed = assumed.into_iter().filter(|row| !row.points.is_empty());
    let mut rows = classes(&known, report, phrasing);
    // Of a target its stones alone have a class.
    rows.rows
        .retain(|row| target.is_none() || row.sign.is_none());
    rows.rows.extend(assumed);
    let rows = plain_facts(&rows, topology, phrasing);
    std::iter::once(headline).chain(moves).chain(rows).collect()
}

/// How far the tables are that are being made, and what they take.
fn at_work(known: &LifeAnswers<'_>, phrasing: Phrasing) -> Vec<String> {
    let positions = grouped(known.progress.positions());
    let positions = format!("{positions} {}", label(Label::Positions, phrasing));
    std::iter::once(positions)
        .chain(cost(known, phrasing))
        .collect()
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_life::{LifeLimits, LifeQuestion, Tables, life_report};
    use semeai_search::PositionBudget;

    use super::*;
    use crate::sheet::Part;

    fn report(question: &LifeQuestion) -> LifeReport {
        let mut budget = PositionBudget::new(1_000_000);
        life_report(
            question,
            &Tables::default(),
            &LifeLimits::default(),
            &mut budget,
        )
    }

    #[test]
    fn what_is_taken_as_safe_is_not_said_to_live_by_itself() {
        let drawn = diagram::parse("#.@\n#.@\n#.@").expect("a diagram");
        let report = report(&LifeQuestion::new(drawn.position().expect("a position")));
        let document = Document::on(std::sync::Arc::clone(report.question.position.topology()));
        for phrasing in semeai_words::PHRASINGS {
            let said = lines(&LifeAnswers::of_report(&document, &report), phrasing);
            assert!(said.iter().all(|line| !line.is_empty()), "{said:?}");
        }
        let said = lines(
            &LifeAnswers::of_report(&document, &report),
            Phrasing::ENGLISH,
        );
        let has = |line: &str| said.iter().any(|it| it == line);
        assert!(has("Taken as safe for Black: A3 A2 A1"), "{said:?}");
        assert!(has("Taken as safe for White: C3 C2 C1"), "{said:?}");
        assert!(
            !said.iter().any(|line| line.contains("Settled")),
            "{said:?}"
        );
    }

    /// Both depths are told from the same answers: learners get no parts, and nobody's line is told twice.
    #[test]
    fn nothing_is_told_twice_and_what_is_named_is_lit() {
        let board = "square:5x4".parse().expect("a board");
        let signs = "######@@@#@@XX.##@@#";
        let document = Document::with_stones(board, signs).expect("as many signs");
        let safe = document.marks.said_roles().points(Role::Safe);
        let position = document.board.position(safe).expect("a position");
        let asked = LifeQuestion {
            point: position.topology().point("C2"),
            ..LifeQuestion::new(position)
        };
        let report = report(&asked);
        let known = LifeAnswers::of_report(&document, &report);
        for phrasing in semeai_words::PHRASINGS {
            let mut said = lines(&known, phrasing);
            let count = said.len();
            said.sort();
            said.dedup();
            assert_eq!(said.len(), count, "{said:?}");
            let learner: Sheet<LifeAsk> = sheet(&known, Depth::Learner, phrasing);
            assert!(learner.parts.is_empty() && learner.next.is_some());
            let theory: Sheet<LifeAsk> = sheet(&known, Depth::Theory, phrasing);
            let rows = theory.parts.iter().filter_map(|part| match part {
                Part::Facts(facts) => Some(&facts.rows),
                _ => None,
            });
            let mut listed = rows.flatten().filter(|row| row.is_list);
            assert!(listed.all(|row| !row.points.is_empty()));
        }
        let said = lines(&known, Phrasing::ENGLISH);
        assert_eq!(
            said[0],
            "3 points to classify (ending: territory; all three ko rules)."
        );
        assert!(
            said[1].starts_with("The game can't end yet"),
            "the answer first: {said:?}"
        );
        assert!(
            said.iter()
                .any(|line| line.starts_with("After a first move of Black: "))
        );
    }
}
