//! The answer to an endgame: the score of each start, as far as it is known.

use semeai_board::Color;
use semeai_endgame::position_report::EndgameReport;
use semeai_session::file::ListGames;
use semeai_session::{FindSafe, Progress, ProveEndgame, Session, SolveEndgame};
use semeai_sheets::{Facts, HowKnown, Part, Row, Sign, paragraph};
use semeai_words::endgame::answer::{endgame_badge, endgame_headline};
use semeai_words::endgame::board::{endgame_known_sentence, endgame_result, endgame_sentence};
use semeai_words::endgame::practice::played_in_game;
use semeai_words::endgame::sizes::endgame_sizes;
use semeai_words::endgame::unknown::endgame_wants_marks;
use semeai_words::game_head::recorded_result;
use semeai_words::labels::Label;
use semeai_words::race::answer::first_name;

use crate::commands::command::MarkCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::{Request, Sheet, Step, step};
use crate::science::FrameData;
use crate::sciences::endgame::command::EndgameCommand;
use crate::sciences::endgame::request::EndgameRequest;
use crate::sciences::endgame::review::has_more;
use crate::sciences::endgame::state::Practice;

/// The answer, or why there is none.
pub(super) fn answer(shown: &FrameData<'_>) -> Sheet {
    let solving = shown.session.progress::<SolveEndgame>();
    let proving = shown.session.progress::<ProveEndgame>();
    let mut answer = if shown.endgame().is_some() {
        known(shown)
    } else if solving.is_pending() {
        reading(shown)
    } else {
        nothing(shown)
    };
    answer.is_reading = solving.is_noticed() || proving.is_pending();
    answer
}

/// What the record says until more is known, else where the game stands, else that it is being read.
fn reading(shown: &FrameData<'_>) -> Sheet {
    let said = recorded(shown).or_else(|| shown.game_move());
    Sheet::line(said.unwrap_or_else(|| shown.label(Label::IsReading).to_owned()))
}

fn known(shown: &FrameData<'_>) -> Sheet {
    let Some(report) = shown.endgame() else {
        return nothing(shown);
    };
    let (document, phrasing) = (shown.document, shown.phrasing());
    let komi = document.endgame.counting.komi;
    let rows = Color::ALL.into_iter().filter_map(|first| {
        let start = report.starts[first].as_ref()?;
        Some(Row {
            sign: Some(Sign::Stone(first)),
            head: first_name(first, phrasing),
            text: endgame_result(start.score, komi, phrasing),
            ..Row::default()
        })
    });
    let starts = Color::ALL
        .into_iter()
        .filter_map(|first| report.starts[first].as_ref());
    let has_line = starts.into_iter().any(|start| !start.line.is_empty());
    let order = has_line.then(|| step(Label::ShowLine, EndgameCommand::Order));
    let mark = endgame_wants_marks(report)
        .then(|| step(Label::MarkSafeStones, Mode::Mark).hinted(Label::MarkSafeStonesHint));
    let practice = has_more(shown).then(|| match shown.view.endgame.practice {
        Some(_) => step(Label::NextPractice, EndgameCommand::Practise),
        None => step(Label::PractiseGame, EndgameCommand::Practise).hinted(Label::PractiseGameHint),
    });
    let counted = endgame_headline(report, document.topology(), komi, phrasing);
    let recorded = recorded(shown).filter(|_| counted.is_none());
    // What the record says is not known by anything that was found here.
    let known = recorded.is_none().then(|| HowKnown {
        word: endgame_badge(report),
        sentence: endgame_known_sentence(report, phrasing).to_owned(),
    });
    let headline = counted.or(recorded);
    let headline = headline.unwrap_or_else(|| shown.label(Label::TooMuchIsOpen).to_owned());
    Sheet {
        known,
        starts: rows.collect(),
        sentences: [
            paragraph(endgame_sentence(
                report,
                &document.board.setup,
                komi,
                phrasing,
            )),
            played(shown).into_iter().collect(),
        ]
        .concat(),
        parts: moves(shown, report).into_iter().collect(),
        next: Some(next(shown, report.meeting.is_some())),
        more: practice.into_iter().chain(order).chain(mark).collect(),
        ..Sheet::line(headline)
    }
}

/// What was played here in the game that is practised, and what that lost.
fn played(shown: &FrameData<'_>) -> Option<String> {
    let Some(Practice::At(number)) = shown.view.endgame.practice else {
        return None;
    };
    let is_here = shown.document.move_number() == Some(number - 1);
    let mut moves = shown.session.review()?.moves().iter();
    let each = moves.find(|each| each.number == number && is_here)?;
    let topology = shown.document.topology();
    Some(played_in_game(
        each.played,
        each.loss()?,
        topology,
        shown.phrasing(),
    ))
}

/// The moves by size, if there is a choice.
fn moves(shown: &FrameData<'_>, report: &EndgameReport) -> Option<Part<Request>> {
    let moves = endgame_sizes(report, shown.document.topology(), shown.phrasing());
    (moves.len() > 1).then(|| Part::Facts(Facts::said(Label::MovesBySize, moves)))
}

/// How a game that is over ended by its record.
fn recorded(shown: &FrameData<'_>) -> Option<String> {
    let beside = shown.session.answer::<ListGames>()?;
    let head = beside.head(shown.document)?;
    let is_over = shown.document.is_over();
    recorded_result(head, shown.phrasing()).filter(|_| is_over)
}

/// What finds out more, else trying it.
fn next(shown: &FrameData<'_>, has_meeting: bool) -> Step {
    if has_meeting {
        let asks = Request::Endgame(EndgameRequest::OnlyMeeting);
        return Step::new(Label::OnlyMeeting, asks).hinted(Label::OnlyMeetingHint);
    }
    if shown.session.has_longer::<SolveEndgame>() {
        let asks = Request::Endgame(EndgameRequest::SearchLonger);
        return Step::new(Label::ReadOn, asks);
    }
    step(Label::PlayIt, Mode::PlayOut).hinted(Label::PlayItHint)
}

fn nothing(shown: &FrameData<'_>) -> Sheet {
    let said = |label| Sheet::line(shown.label(label).to_owned());
    if shown.occupied().is_empty() {
        return shown.of_empty_board();
    }
    if shown.session.progress::<FindSafe>().is_pending() {
        return said(Label::IsReading);
    }
    if shown
        .safe_proposal()
        .is_some_and(|it| !it.safe().is_empty())
    {
        return said(Label::AreTheseSafe);
    }
    if shown.session.safe_proposal().is_some() {
        let next = match shown.view.mode {
            Mode::Mark => step(Label::AcceptProposal, MarkCommand::AcceptProposal),
            _ => step(Label::Mark, Mode::Mark),
        };
        return Sheet {
            next: Some(next),
            sentences: vec![shown.label(Label::NothingSafe).to_owned()],
            ..said(Label::NothingSeenSafe)
        };
    }
    Sheet {
        next: Some(step(Label::FindSafe, MarkCommand::Propose)),
        sentences: vec![shown.label(Label::NoRegionsWhy).to_owned()],
        ..said(Label::NoRegionsYet)
    }
}

/// Finds what can be taken as safe without being asked, where nothing is marked and the game is not over: once for every state
/// of the document. What follows from it is told as what stands on an assumption.
pub(super) fn look(session: &mut Session) {
    let is_unasked = session.progress::<FindSafe>() == Progress::Unasked;
    if is_unasked && FindSafe::is_wanted(session.document()) {
        session.ask(FindSafe::of(session));
    }
}
