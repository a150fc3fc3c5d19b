//! What is asked about a sum of trees: its score for each start, and in which term the first move is made where that matters.

use semeai_board::{Color, PointSet};
use semeai_cgt::{Player, Rational};
use semeai_session::attempt::Wanted;
use semeai_session::{Session, SolveSum};
use semeai_sheets::{Choice, Hint, Question, QuestionPart};
use semeai_sums::{StartAnswer, SumReport};
use semeai_words::lesson::hint_turn;
use semeai_words::sums::question::{
    hint_term, hint_terms, sum_first, sum_question, sum_score, sum_term_loses, sum_term_question,
};

use super::starts::color_of;
use crate::science::FrameData;
use crate::view::View;

/// How many scores are offered; they follow each other, and the right one is among them.
const OFFERED: i64 = 4;

/// What is to be solved for the lesson that asks about a sum.
pub(super) fn ask(session: &mut Session, view: &View) {
    let is_asked = view.lesson.as_ref().is_some_and(|it| it.is_of_sum);
    let text = session.document().sum.clone().filter(|_| is_asked);
    let check = view.sum.check;
    if let Some(ask) = text.map(|text| SolveSum { text, check })
        && session.desk().wanted::<SolveSum>() != Some(&ask)
    {
        session.ask(ask);
    }
}

/// The question, or nothing where the sum is none or has no score.
pub(super) fn question(shown: &FrameData<'_>) -> Option<Question> {
    let text = shown.document.sum.as_deref()?;
    let (session, phrasing) = (shown.session, shown.phrasing());
    let headline = sum_question(text, phrasing);
    let wanted = session.desk().wanted::<SolveSum>();
    let is_wanted = wanted.is_some_and(|wanted| wanted.text == text);
    if !is_wanted || session.progress::<SolveSum>().is_pending() {
        return Some(Question::that_is_read(headline));
    }
    let report = session.answer::<SolveSum>()?.as_ref().ok()?;
    let mut parts = Vec::new();
    for (player, start) in &report.starts {
        let start = start.as_ref().ok()?;
        parts.push(score_part(text, *player, start.answer.score, shown)?);
    }
    let first = shown.view.sum.first;
    let term = start_of(report, first).and_then(|start| term_part(report, first, start, shown));
    parts.extend(term.map(|part| {
        let hints = term_hints(first, &part, shown);
        part.hinted(hints)
    }));
    Some(Question {
        headline,
        parts,
        hints: hints(report, shown),
        is_reading: false,
    })
}

fn start_of(report: &SumReport, first: Player) -> Option<&StartAnswer> {
    let mut starts = report.starts.iter();
    let start = starts.find(|(player, _)| *player == first);
    start.and_then(|(_, start)| start.as_ref().ok())
}

/// The score if a player moves first.
fn score_part(
    text: &str,
    player: Player,
    score: Rational,
    shown: &FrameData<'_>,
) -> Option<QuestionPart> {
    // Where the right one stands among them is fixed for a sum, and says nothing.
    let length = i64::try_from(text.len()).ok()?;
    let right = (length + i64::from(player == Player::Right)).rem_euclid(OFFERED);
    let choice = |at: i64| Choice {
        why: String::new(),
        text: sum_score(score + Rational::from_integer((at - right).into())),
        shown_by: Color::Black,
        first: None,
    };
    let part = part(
        sum_first(player, shown.phrasing()).to_owned(),
        (0..OFFERED).map(choice).collect(),
        Wanted::Choice(usize::try_from(right).ok()?),
    );
    Some(part)
}

/// In which term a player moves first, if it matters.
fn term_part(
    report: &SumReport,
    first: Player,
    start: &StartAnswer,
    shown: &FrameData<'_>,
) -> Option<QuestionPart> {
    let zero = Rational::from_integer(0);
    let mut offered: Vec<(String, Rational)> = Vec::new();
    let written = written(report, shown);
    for each in &start.answer.moves {
        let text = written[each.played.term].clone();
        match offered.iter_mut().find(|(other, _)| *other == text) {
            Some((_, loss)) => *loss = (*loss).min(each.loss),
            None => offered.push((text, each.loss)),
        }
    }
    let right = offered.iter().enumerate();
    let right = right.filter(|(_, (_, loss))| *loss == zero);
    let right: Vec<usize> = right.map(|(number, _)| number).collect();
    if right.is_empty() || right.len() == offered.len() {
        return None;
    }
    let choice = |(text, loss): (String, Rational)| Choice {
        why: sum_term_loses(loss, shown.phrasing()),
        text,
        shown_by: color_of(first),
        first: None,
    };
    Some(part(
        sum_term_question(first, shown.phrasing()),
        offered.into_iter().map(choice).collect(),
        Wanted::OneOf(right),
    ))
}

/// The terms as they are written, `A(7,0,3)`, where each stands between two signs of the sum; else in full.
fn written(report: &SumReport, shown: &FrameData<'_>) -> Vec<String> {
    let terms = report.sum.terms();
    let text = shown.document.sum.as_deref().unwrap_or_default();
    let written: Vec<String> = text.split(" + ").map(str::to_owned).collect();
    match written.len() == terms.len() {
        true => written,
        false => terms.iter().map(|&term| report.sum.text(term)).collect(),
    }
}

const fn part(asked: String, choices: Vec<Choice>, wanted: Wanted) -> QuestionPart {
    QuestionPart {
        asked,
        first: None,
        about: PointSet::EMPTY,
        choices,
        wanted,
        hints: None,
    }
}

/// On the way to a score: what to compare, and then whether it matters who moves first.
fn hints(report: &SumReport, shown: &FrameData<'_>) -> [Hint; 2] {
    let phrasing = shown.phrasing();
    let both = [Player::Left, Player::Right];
    let scores = both.map(|player| start_of(report, player).map(|it| it.answer.score));
    let last = hint_turn(scores[0] != scores[1], phrasing);
    [hint_terms(phrasing), last].map(|said| Hint::word(said.to_owned()))
}

/// On the way to a term: what to compare, and then the term.
fn term_hints(first: Player, part: &QuestionPart, shown: &FrameData<'_>) -> [Hint; 2] {
    let phrasing = shown.phrasing();
    let right = match &part.wanted {
        Wanted::OneOf(right) => right.first().and_then(|&right| part.choices.get(right)),
        _ => None,
    };
    let near = right.map(|choice| hint_term(first, &choice.text, phrasing));
    [hint_terms(phrasing).to_owned(), near.unwrap_or_default()].map(Hint::word)
}
