//! The answer to a race: what was read where something was, else what the count is sure of.

use semeai_board::{Color, PointSet, Role, Topology};
use semeai_race::propose::ProposeError;
use semeai_race::{About, Alone, NoRace};
use semeai_search::Known;
use semeai_session::{Document, Phrasing, Progress, Prove, Session};
use semeai_sheets::{Facts, HowKnown, Part, Row, Sign, paragraph};
use semeai_words::grammar::sentences;
use semeai_words::labels::Label;
use semeai_words::race::answer::{
    BothStarts, StartAnswer, first_name, race_headline, start_answer,
};
use semeai_words::race::fight::{fight_headline, other_fights, start_words};
use semeai_words::race::solution::known_sentence;
use semeai_words::race::solution::refusal::{known_blocks, no_race_why};

use super::tools::is_unmarked;
use super::{proposal, words};
use crate::commands::command::{ScienceCommand, ShowCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::{Request, Sheet, Step, step};
use crate::science::FrameData;
use crate::sciences::race::request::RaceRequest;

/// What is known of both starts.
pub(super) fn found(shown: &FrameData<'_>) -> Option<BothStarts> {
    let searched = shown.session.race_answer().map(BothStarts::of_search);
    let searched = searched.filter(|found| !found.is_unknown());
    let verdict = shown.report.and_then(|report| report.verdict.as_ref());
    searched.or_else(|| verdict.and_then(BothStarts::of_count))
}

/// The answer, or why there is none.
pub(super) fn answer(shown: &FrameData<'_>) -> Sheet {
    if let Some(said) = while_marking(shown) {
        return Sheet::line(said);
    }
    let phrasing = shown.phrasing();
    let progress = shown.session.progress::<Prove>();
    let mut answer = match found(shown) {
        Some(found) => {
            let board = shown.document.topology();
            let row = |first| {
                // As long as it is read, more moves may come.
                let start = StartAnswer {
                    may_be_more: progress.is_pending() || found.starts[first].may_be_more,
                    ..found.starts[first].clone()
                };
                Row {
                    sign: Some(Sign::Stone(first)),
                    head: first_name(first, phrasing),
                    text: start_answer(&start, first, board, phrasing),
                    ..Row::default()
                }
            };
            Sheet {
                known: Some(HowKnown {
                    word: badge(found.by),
                    sentence: known(shown),
                }),
                starts: Color::ALL.map(row).into(),
                next: Some(play()),
                more: more(shown),
                ..Sheet::line(race_headline(&found, board, phrasing))
            }
        }
        None => nothing(shown, progress),
    };
    answer.is_reading = progress.is_pending();
    let wanted = shown.session.desk().wanted::<Prove>();
    if wanted.is_some_and(|wanted| !wanted.points.is_empty()) {
        // What was asked about one block is not what is true of the board.
        let name = match answer.starts.is_empty() {
            // What becomes of a block says nothing of the board, which may have no answer.
            true => Label::BackHere,
            false => answer.way_back(),
        };
        let back = Step::new(name, RaceRequest::ReadBoard.into());
        answer.back = Some(back);
    }
    answer
}

/// What is to be done in Mark: a proposal wants an answer, and blocks are to be marked before anything can be read.
fn while_marking(shown: &FrameData<'_>) -> Option<String> {
    if shown.view.mode != Mode::Mark || shown.occupied().is_empty() {
        return None;
    }
    if shown.proposal().is_some() {
        return Some(proposal::told(shown));
    }
    let marked = shown.document.marks.roles.points(Role::Essential);
    let stones = &shown.document.board.setup.stones;
    let has_both = Color::ALL
        .into_iter()
        .all(|color| !stones[color].is_disjoint(&marked));
    let said = match has_both {
        false => Label::ClickTheTwo,
        true if found(shown).is_none() => Label::TwoMarked,
        true => return None,
    };
    Some(shown.label(said).to_owned())
}

/// How it is known, in a word.
const fn badge(by: Known) -> Label {
    match by {
        Known::Proved => Label::IsProved,
        Known::Counted => Label::IsCounted,
        Known::Provisional => Label::IsNearby,
        Known::Undecided => Label::IsOpenStill,
    }
}

/// How it is known in a sentence: what was searched and up to where, else what was counted.
pub(super) fn known(shown: &FrameData<'_>) -> String {
    let searched = shown.session.race_answer();
    let searched = searched.filter(|found| !BothStarts::of_search(found).is_unknown());
    searched.map_or_else(
        || sentence(shown),
        |found| known_sentence(found, shown.phrasing()),
    )
}

fn sentence(shown: &FrameData<'_>) -> String {
    let report = shown.report;
    report.map_or_else(String::new, |report| words::said(shown, report))
}

fn play() -> Step {
    step(Label::PlayIt, Mode::PlayOut).hinted(Label::PlayItHint)
}

/// The reasons, and the line once there is one.
fn more(shown: &FrameData<'_>) -> Vec<Step> {
    let why = step(Label::Why, ShowCommand::Why);
    let line = shown
        .session
        .race_answer()
        .map(|_| Step::new(Label::ShowLine, Request::Race(RaceRequest::OpenProof)));
    std::iter::once(why).chain(line).collect()
}

/// The answer where blocks hang on who moves and nobody has named two that race.
pub(super) fn of_fights(shown: &FrameData<'_>) -> Option<Sheet> {
    match shown.session.shown::<Prove>()? {
        Err(ProposeError::NoRace(found)) if !found.fights.is_empty() => Some(fight(shown, found)),
        _ => None,
    }
}

/// Why there is no answer, and what helps.
fn nothing(shown: &FrameData<'_>, progress: Progress) -> Sheet {
    let said = |label| Sheet::line(shown.label(label).to_owned());
    if shown.occupied().is_empty() {
        return shown.of_empty_board();
    }
    if let Some(told) = of_fights(shown) {
        return told;
    }
    match shown.session.shown::<Prove>() {
        _ if progress.is_pending() => said(Label::IsReading),
        Some(Err(error)) => nothing_hangs(shown, error),
        Some(Ok(_)) => Sheet {
            next: shown
                .session
                .has_longer::<Prove>()
                .then(|| step(Label::ReadOn, ScienceCommand::Prove)),
            more: more(shown),
            sentences: paragraph(sentence(shown)),
            ..said(Label::TooMuchIsOpen)
        },
        // Nothing is fought out any more, and nobody has said of what it is asked.
        None if is_unmarked(shown) && shown.document.is_over() => Sheet {
            next: Some(step(Label::ReadIt, ScienceCommand::Prove)),
            ..no_race(shown)
        },
        None if is_unmarked(shown) => Sheet {
            next: Some(step(Label::ReadIt, ScienceCommand::Prove)),
            ..said(Label::ChooseBlock)
        },
        None => Sheet {
            next: Some(step(Label::ReadIt, ScienceCommand::Prove)),
            ..said(Label::CountingCannot)
        },
    }
}

/// The fight that most hangs on, with what each start of it comes to, and the others in a sentence each.
fn fight(shown: &FrameData<'_>, found: &NoRace) -> Sheet {
    let (board, phrasing) = (shown.document.topology(), shown.phrasing());
    let main = &found.fights[0];
    let row = |first| Row {
        sign: Some(Sign::Stone(first)),
        head: first_name(first, phrasing),
        text: start_words(main, first, true, board, phrasing),
        points: main.starts[first]
            .as_ref()
            .map_or(PointSet::EMPTY, |start| start.holds_on),
        ..Row::default()
    };
    let starts = Color::ALL.into_iter();
    let starts = starts.filter_map(|first| main.starts[first].as_ref());
    let known = starts.map(|start| start.by).max();
    Sheet {
        known: known.map(badge).map(HowKnown::word),
        starts: Color::ALL.map(row).into(),
        parts: others(found, board, phrasing).into_iter().collect(),
        next: Some(play()),
        ..Sheet::line(fight_headline(main, board, phrasing))
    }
}

/// The fights beside the biggest, if there are any.
fn others(found: &NoRace, board: &Topology, phrasing: Phrasing) -> Option<Part<Request>> {
    let others = other_fights(found, board, phrasing);
    (!others.is_empty()).then(|| Part::Facts(Facts::said(Label::OtherFights, others)))
}

/// What is true of the blocks in question where nothing races: of a block that was asked about whatever was found out, of a board first
/// of the largest, where no game is looked through.
fn nothing_hangs(shown: &FrameData<'_>, error: &ProposeError) -> Sheet {
    let (board, phrasing) = (shown.document.topology(), shown.phrasing());
    let headline = |said: String| said.trim_end_matches(['.', '。']).to_owned();
    let mut said = match error {
        ProposeError::NoRace(found) if found.about == About::Block && !found.blocks.is_empty() => {
            let mut said = no_race_why(found, board, phrasing);
            let is_known = found.blocks[0].alone != Alone::Open;
            return Sheet {
                known: is_known.then(|| HowKnown::word(Label::IsProved)),
                ..Sheet::line(headline(said.remove(0)))
            };
        }
        ProposeError::NoRace(found) => known_blocks(found, board, phrasing),
        _ => Vec::new(),
    };
    let mut answer = no_race(shown);
    if shown.document.game.is_none() && !said.is_empty() {
        answer.headline = headline(said.remove(0));
    }
    said.push(shown.label(Label::ClickABlock).to_owned());
    answer.sentences = paragraph(sentences(&said, phrasing));
    answer
}

/// Where the game stands, or that nothing races, and what can be asked.
fn no_race(shown: &FrameData<'_>) -> Sheet {
    let head = shown.game_move();
    Sheet {
        sentences: vec![shown.label(Label::ClickABlock).to_owned()],
        ..Sheet::line(head.unwrap_or_else(|| shown.label(Label::NoRace).to_owned()))
    }
}

/// Whether a race is read without being asked. A game that is over has none, unless somebody says which.
pub(super) fn is_read_unasked(document: &Document) -> bool {
    let stones = &document.board.setup.stones;
    let has_both = Color::ALL
        .into_iter()
        .all(|color| !stones[color].is_empty());
    let is_marked = !document.marks.roles.points(Role::Essential).is_empty();
    let is_wanted = is_marked || !document.is_over();
    has_both && is_wanted && document.position().is_ok()
}

/// Reads it, where nobody has: what is quick to know first.
pub(super) fn look(session: &mut Session) {
    if is_read_unasked(session.document()) {
        session.read_race();
    }
}
