//! A small board solved: the score with best play, what first moves lose, and a best line.

use semeai_board::{Color, PositionError};
use semeai_life::{BestPlayReport, Repetition, Scoring};
use semeai_session::{BoardRules, Phrasing, Progress};
use semeai_words::grammar::grouped;
use semeai_words::labels::{Label, label};
use semeai_words::life::{best_play_moves, best_play_result, best_play_rules, best_play_unsolved};
use semeai_words::position::position_error;

use crate::sheet::{Facts, Field, FieldChoice, HowKnown, Part, Row, Sheet, Sign, Step};

/// What can be asked for from the sheet of a board that is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAsk {
    /// It is to be solved by other rules.
    Rules(BoardRules),
    /// A table that takes a while is to be made.
    SolveLarger,
    /// The board is to be played.
    PlayOut,
}

/// What is known of a board that is solved.
#[derive(Clone, Copy, Debug)]
pub struct BestPlayAnswers<'a> {
    /// By which rules it is solved.
    pub rules: BoardRules,
    /// What was found; nothing while it is looked for.
    pub found: Option<Result<&'a BestPlayReport, &'a PositionError>>,
    /// How far it is looked for.
    pub progress: Progress,
    /// Whether a larger table may be made.
    pub has_longer: bool,
    /// Who is to move on the board: what that comes to is told first.
    pub to_move: Color,
}

/// The sheet: what it comes to for who is to move, and in its parts the rules and everything about both starts.
pub fn best_play_sheet<A: From<BoardAsk>>(
    known: &BestPlayAnswers<'_>,
    phrasing: Phrasing,
) -> Sheet<A> {
    let said = |each| Sheet::line(label(each, phrasing).to_owned());
    let mut sheet = match known.found {
        _ if known.progress.is_noticed() => Sheet {
            sentences: vec![positions(known.progress.positions(), phrasing)],
            is_reading: true,
            ..said(Label::Computing)
        },
        Some(Ok(report)) => of_report(known, report, phrasing),
        Some(Err(error)) => Sheet::line(position_error(error, phrasing).message),
        None if known.progress == Progress::Failed => said(Label::Failed),
        None => said(Label::IsReading),
    };
    sheet.parts.insert(0, form(known.rules));
    sheet
}

fn positions(count: u64, phrasing: Phrasing) -> String {
    format!("{} {}", grouped(count), label(Label::Positions, phrasing))
}

fn of_report<A: From<BoardAsk>>(
    known: &BestPlayAnswers<'_>,
    report: &BestPlayReport,
    phrasing: Phrasing,
) -> Sheet<A> {
    let order = [known.to_move, known.to_move.opponent()];
    let facts = |color: Color| {
        let result = Row {
            sign: Some(Sign::Stone(color)),
            ..Row::sentence(best_play_result(report, color, phrasing)?)
        };
        let moves = best_play_moves(report, color, phrasing).into_iter();
        let moves = moves.map(|(text, points)| Row {
            points,
            ..Row::sentence(text)
        });
        Some(Part::Facts(Facts {
            heading: Some(match color {
                Color::Black => Label::BlackToPlay,
                Color::White => Label::WhiteToPlay,
            }),
            rows: std::iter::once(result).chain(moves).collect(),
        }))
    };
    let unsolved = report.unsolved.as_ref();
    let unsolved = unsolved.map(|why| best_play_unsolved(why, phrasing));
    let headline = best_play_result(report, known.to_move, phrasing).or(unsolved);
    let next = match known.has_longer {
        true => Some(Step::new(Label::SolveLarger, BoardAsk::SolveLarger.into()))
            .map(|step| step.hinted(Label::SolveLargerHint)),
        false => (report.unsolved.is_none() && !known.rules.repetition.has_history())
            .then(|| Step::new(Label::PlayIt, BoardAsk::PlayOut.into()).hinted(Label::PlayItHint)),
    };
    Sheet {
        known: (report.unsolved.is_none()).then(|| HowKnown::word(Label::IsProved)),
        sentences: vec![best_play_rules(report, phrasing)],
        parts: order.into_iter().filter_map(facts).collect(),
        next,
        ..Sheet::line(headline.unwrap_or_default())
    }
}

/// How points are counted, and what happens where a position comes back.
fn form<A: From<BoardAsk>>(rules: BoardRules) -> Part<A> {
    let choice = |name, hint, other: BoardRules| FieldChoice {
        name,
        hint,
        is_chosen: other == rules,
        asks: (other != rules).then(|| BoardAsk::Rules(other).into()),
    };
    let scoring = |name, hint, scoring| choice(name, hint, BoardRules { scoring, ..rules });
    let repetition = |name, hint, repetition| {
        choice(
            name,
            hint,
            BoardRules {
                repetition,
                ..rules
            },
        )
    };
    let scorings = vec![
        scoring(Label::ScoreByArea, Label::ScoreByAreaHint, Scoring::Area),
        scoring(
            Label::ScoreByTerritory,
            Label::ScoreByTerritoryHint,
            Scoring::Territory,
        ),
    ];
    let repetitions = vec![
        repetition(
            Label::RepetitionIsDraw,
            Label::RepetitionIsDrawHint,
            Repetition::Draw,
        ),
        repetition(
            Label::RepetitionHasNoResult,
            Label::RepetitionHasNoResultHint,
            Repetition::NoResult,
        ),
        repetition(
            Label::RepetitionSuperko,
            Label::RepetitionSuperkoHint,
            Repetition::Positional,
        ),
        repetition(
            Label::RepetitionSituational,
            Label::RepetitionSituationalHint,
            Repetition::Situational,
        ),
    ];
    let field = |name, choices| Field { name, choices };
    Part::Form(vec![
        field(Label::ScoringRow, scorings),
        field(Label::RepetitionRow, repetitions),
    ])
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{ByColor, Position, Setup, Topology};
    use semeai_life::{BestPlayQuestion, LifeLimits, best_play};
    use semeai_search::PositionBudget;

    use super::*;

    fn report(board: &str, points: usize) -> BestPlayReport {
        let board = Arc::new(Topology::new(board.parse().expect("a board")));
        let question = BestPlayQuestion {
            position: Position::new(Setup::new(board)).expect("an empty board"),
            scoring: Scoring::Area,
            repetition: Repetition::Draw,
            first: ByColor {
                black: true,
                white: true,
            },
        };
        let limits = LifeLimits {
            points,
            ..LifeLimits::default()
        };
        best_play(&question, &limits, &mut PositionBudget::new(10_000_000))
    }

    fn known(report: &BestPlayReport, has_longer: bool) -> BestPlayAnswers<'_> {
        BestPlayAnswers {
            rules: BoardRules::default(),
            found: Some(Ok(report)),
            progress: Progress::Ready,
            has_longer,
            to_move: Color::Black,
        }
    }

    #[test]
    fn the_score_is_said_first_and_what_moves_lose_lights_up() {
        let report = report("square:3x3", 16);
        let sheet: Sheet<BoardAsk> = best_play_sheet(&known(&report, false), Phrasing::ENGLISH);
        assert_eq!(sheet.headline, "Black to play: Black wins by 9.");
        let facts = sheet.parts.iter().filter_map(|part| match part {
            Part::Facts(facts) => Some(&facts.rows),
            _ => None,
        });
        let rows: Vec<&Row> = facts.flatten().collect();
        let best = rows.iter().find(|row| row.text.starts_with("Best first"));
        let best = best.expect("the best moves");
        assert_eq!(
            (best.text.as_str(), best.points.len()),
            ("Best first moves: B2.", 1)
        );
        let losing = rows.iter().filter(|row| row.text.contains("lost by"));
        assert!(losing.clone().count() > 1 && losing.clone().all(|row| !row.points.is_empty()));
        let next = sheet.next.expect("a step");
        assert_eq!(next.asks, BoardAsk::PlayOut);
    }

    #[test]
    fn a_board_that_takes_a_while_is_solved_at_a_word() {
        let report = report("square:4x4", 12);
        for phrasing in semeai_words::PHRASINGS {
            let sheet: Sheet<BoardAsk> = best_play_sheet(&known(&report, true), phrasing);
            assert!(sheet.headline.contains("16") && sheet.headline.contains("12"));
            assert_eq!(sheet.next.expect("a step").asks, BoardAsk::SolveLarger);
            assert!(sheet.known.is_none());
        }
    }
}
