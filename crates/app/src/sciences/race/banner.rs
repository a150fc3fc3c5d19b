//! The banner of a race, the verdict: the first thing the eye meets. A solid edge is final, a dashed one provisional.

use egui::{Align, Layout, RichText, Ui, vec2};
use semeai_board::Color;
use semeai_race::answer::RaceAnswer;
use semeai_race::report::{Claim, Report, Verdict};
use semeai_race::solve::Outcome;
use semeai_search::Known;
use semeai_session::Progress;
use semeai_words::labels::Label;
use semeai_words::legend::LegendEntry;
use semeai_words::race::result::{solved_outcome, start_result};
use semeai_words::race::theory::theory_pieces;
use semeai_words::race::verdict::conclusion;

use super::{answer, words};
use crate::commands::command::{Command, MarkCommand, RaceCommand, ScienceCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::banner::{CONCLUSION, has_theory, headline_ui, sentence_ui, space_out};
use crate::panels::pieces::cover::cover_ui;
use crate::panels::pieces::start_cell::{Icon, StartCell, cells_ui};
use crate::panels::pieces::theory::theory_ui;
use crate::science::FrameData;
use crate::sciences::race::request::RaceRequest;
use crate::sheet_view::{self, start_ui};

/// Shows the banner.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    // What a search has found is an answer too, and what is to be marked says that none is counted.
    let is_found = |report: &Report| report.verdict.is_some() || shown.found().is_some();
    match (shown.report, shown.progress) {
        (Some(report), _) if shown.is_covered() || shown.hides_answers() && is_found(report) => {
            cover_ui(ui, shown, requests);
        }
        (Some(report), _) => verdict_ui(ui, shown, report, requests),
        (None, progress) if progress.is_unnoticed() => {}
        (None, Progress::Waiting | Progress::Running { .. }) => running_ui(ui, shown, requests),
        (None, Progress::Cancelled) => stopped_ui(ui, shown, Label::Cancelled, requests),
        (None, Progress::Failed) => stopped_ui(ui, shown, Label::Failed, requests),
        (None, Progress::Ready | Progress::Unasked) => {
            ui.label(RichText::new(shown.label(Label::Undecided)).size(size::TEXT_BANNER));
        }
    }
}

fn verdict_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &Report, requests: &mut Requests) {
    let solved = shown.found();
    let verdict = report.verdict.as_ref();
    let cell = |color| match (solved, verdict) {
        (Some(solved), _) => Some(self::solved(shown, solved, color)),
        (None, Some(verdict)) => Some(counted(shown, verdict, color)),
        (None, None) => None,
    };
    if cell(Color::Black).is_none() && !report.notices.is_empty() {
        // What is missing is said beside the board, with the button that helps.
        no_verdict_ui(ui, shown, requests);
        return;
    }
    space_out(ui);
    conclusion_ui(ui, shown, verdict, requests);
    cells_ui(ui, shown, cell);
    let tokens = theme::tokens(ui);
    let ink = if words::has_parted(shown) {
        tokens.error
    } else {
        tokens.ink
    };
    sentence_ui(ui, &words::said(shown, report), ink);
    let theory = theory_pieces(report, shown.phrasing());
    if has_theory(shown, ui.ctx().content_rect().size()) && !theory.is_empty() {
        ui.horizontal_wrapped(|ui| theory_ui(ui, shown, &theory));
    }
}

/// That nothing can be said yet, and the button that finds a race; fights that were found are told as everywhere.
fn no_verdict_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if let Some(sheet) = answer::of_fights(shown) {
        sheet_view::banner_ui(ui, shown, &sheet, requests);
        if !shown.hides_answers() {
            for row in &sheet.starts {
                start_ui(ui, row, requests);
            }
        }
        return;
    }
    let has_no_race = shown.has_no_race();
    let said = if has_no_race {
        Label::NoRace
    } else {
        Label::NoVerdict
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(
            RichText::new(shown.label(said))
                .size(size::TEXT_BANNER)
                .color(theme::tokens(ui).ink_weak),
        );
        if !shown.occupied().is_empty()
            && !has_no_race
            && shown.proposal().is_none()
            && widgets::step_button(ui, shown.label(Label::Propose), shown.leads_on()).clicked()
        {
            requests.command(MarkCommand::Propose);
        }
    });
}

/// The conclusion, and the one button that leads on.
fn conclusion_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    verdict: Option<&Verdict>,
    requests: &mut Requests,
) {
    let room = vec2(ui.available_width(), CONCLUSION);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        let (name, command) = next(shown, verdict);
        if widgets::step_button(ui, shown.label(name), shown.leads_on()).clicked() {
            requests.command(command);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let counted =
                || verdict.map(|verdict| conclusion(verdict.conclusion, shown.phrasing()));
            let conclusion = match shown.found() {
                Some(solved) => words::proved_conclusion(shown, solved),
                None => counted().unwrap_or_default(),
            };
            headline_ui(ui, &conclusion);
        });
    });
}

/// The next step: a question, the proof, or the race itself on the board.
fn next(shown: &FrameData<'_>, verdict: Option<&Verdict>) -> (Label, Command) {
    if shown.proved().is_some() {
        return (Label::PlayIt, Mode::PlayOut.into());
    }
    match verdict {
        Some(verdict) if !verdict.questions.is_empty() => {
            (Label::Next, RaceCommand::NextQuestion.into())
        }
        _ => (Label::Prove, ScienceCommand::Prove.into()),
    }
}

/// What the count says.
fn counted(shown: &FrameData<'_>, verdict: &Verdict, color: Color) -> StartCell {
    let start = verdict.start(color);
    StartCell {
        head: shown.first(color).to_owned(),
        result: start_result(start.ending, shown.phrasing()).to_owned(),
        icon: match start.ending {
            Claim::Counted(ending) | Claim::Assumed(ending) => Icon::of(ending),
            Claim::Ko => Icon::Ko,
            Claim::Open | Claim::Undecided => Icon::Unknown,
        },
        known: verdict.known(),
        entry: match verdict.known() {
            Known::Proved | Known::Counted => LegendEntry::SolidEdge,
            Known::Provisional => LegendEntry::DashedEdge,
            Known::Undecided => LegendEntry::Undecided,
        },
    }
}

/// What a search found.
fn solved(shown: &FrameData<'_>, solved: &RaceAnswer, color: Color) -> StartCell {
    let start = solved.start(color);
    let outcome = match start.by {
        Known::Undecided => Outcome::Undecided,
        _ => start.outcome,
    };
    let how = match start.by {
        Known::Proved => Some(Label::IsProved),
        Known::Provisional => Some(Label::IsNearby),
        Known::Counted | Known::Undecided => None,
    };
    let entry = match start.by {
        Known::Proved => LegendEntry::Proved,
        Known::Counted => LegendEntry::SolidEdge,
        Known::Provisional => LegendEntry::NearbyOnly,
        Known::Undecided => LegendEntry::Undecided,
    };
    let head = match how {
        Some(how) => format!("{} · {}", shown.first(color), shown.label(how)),
        None => shown.first(color).to_owned(),
    };
    StartCell {
        head,
        result: solved_outcome(outcome, shown.phrasing()).to_owned(),
        icon: match outcome {
            Outcome::Ends(ending) => Icon::of(ending),
            Outcome::Ko => Icon::Ko,
            Outcome::Undecided => Icon::Unknown,
        },
        known: start.by,
        entry,
    }
}

fn running_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(shown.label(Label::Computing)).size(size::TEXT_BANNER));
        if ui.button(shown.label(Label::Cancel)).clicked() {
            requests.ask(RaceRequest::Cancel);
        }
    });
}

fn stopped_ui(ui: &mut Ui, shown: &FrameData<'_>, why: Label, requests: &mut Requests) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(shown.label(why)).size(size::TEXT_BANNER));
        if ui.button(shown.label(Label::AnalyzeAgain)).clicked() {
            requests.ask(RaceRequest::AnalyzeAgain);
        }
    });
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use egui::accesskit::Role;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;
    use semeai_session::host::{Host, Queue};
    use semeai_session::{Action, Count, Depth, Sample, Session, Settings};

    use crate::app::App;
    use crate::storage::dialogs::NoDialogs;
    use crate::storage::jobs::Jobs;
    use crate::storage::store::Store;

    fn app(settings: Settings) -> App {
        let mut app = App::new(settings, Jobs::new(Arc::new(NoDialogs), Store::none()));
        let host: Arc<dyn Host> = Arc::new(Queue::with_set_clock());
        app.session = Session::on(host, Sample::SameCount.document());
        app
    }

    #[test]
    fn nothing_moves_in_the_moment_before_a_verdict() {
        for phrasing in semeai_words::PHRASINGS {
            for has_theory in [true, false] {
                let settings = Settings {
                    language: phrasing.language,
                    has_theory,
                    depth: Depth::Theory,
                    ..Settings::default()
                };
                let mut is_set_up = false;
                let mut window = Harness::builder().build_ui_state(
                    move |ui, app: &mut App| {
                        if !is_set_up {
                            app.set_up(ui.ctx());
                            is_set_up = true;
                        }
                        app.contents(ui);
                    },
                    app(settings),
                );
                let top = |window: &Harness<'_, App>| {
                    let corner = window.get_by_role_and_label(Role::Button, "A8");
                    corner.rect().min
                };
                window.step();
                window.step();
                let before = top(&window);
                // Another board of this size: nothing of the old analysis is shown.
                let other = Sample::OneMore.document();
                let replace = Action::Replace(Box::new(other));
                window.state_mut().session.apply(&replace).expect("a board");
                window.step();
                assert!(window.state().session.shown::<Count>().is_none());
                assert_eq!(top(&window), before, "{phrasing:?}, {has_theory}");
            }
        }
    }
}
