//! The banner of a race, the verdict: the first thing the eye meets. A solid edge is final, a dashed one provisional.

use egui::accesskit::Live;
use egui::{Align, Layout, RichText, Ui, vec2};
use semeai_board::Color;
use semeai_race::answer::{Certainty, RaceAnswer};
use semeai_race::report::{Claim, Report, Verdict};
use semeai_race::solve::Outcome;
use semeai_session::Progress;
use semeai_words::labels::Label;
use semeai_words::legend::LegendEntry;
use semeai_words::race::result::{solved_outcome, start_result};
use semeai_words::race::theory::theory_pieces;
use semeai_words::race::verdict::conclusion;

use super::words;
use crate::commands::command::{MarkCommand, RaceCommand, ScienceCommand};
use crate::commands::requests::{RaceRequest, Requests};
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::banner::{CONCLUSION, ROW, has_theory, rows};
use crate::panels::pieces::cover::cover_ui;
use crate::panels::pieces::start_cell::{Edge, Icon, StartCell, cell_ui};
use crate::panels::pieces::theory::theory_ui;
use crate::science::FrameData;

/// Shows the banner.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    match (shown.report, shown.progress) {
        (Some(report), _) if shown.hides_answers() && report.verdict.is_some() => {
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
    let window = ui.ctx().content_rect().size();
    let theory = theory_pieces(report, shown.language());
    let has_theory = has_theory(shown, window) && !theory.is_empty();
    let rows = f32::from(rows(window));
    let room = vec2(ui.available_width(), CONCLUSION + rows * ROW);
    ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Min), |ui| {
        ui.set_min_size(room);
        for color in Color::ALL {
            if let Some(cell) = cell(color) {
                cell_ui(ui, shown, color, &cell);
            }
        }
        ui.add_space(size::GAP_SMALL);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            buttons_and_conclusion_ui(ui, shown, verdict, requests);
            sentence_ui(ui, shown, report);
        });
    });
    if has_theory {
        // A fraction is higher than its text.
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.horizontal(|ui| theory_ui(ui, shown, &theory));
    }
}

/// The sentence, as much of it as there is room for: all of it stands with the steps of the reasoning.
fn sentence_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &Report) {
    let tokens = theme::tokens(ui);
    let ink = if words::has_parted(shown) {
        tokens.error
    } else {
        tokens.ink
    };
    let rows = rows(ui.ctx().content_rect().size());
    let sizes = [size::TEXT, size::TEXT_SMALL];
    let said = words::said(shown, report);
    let sentence = fitting::in_rows(ui, &said, sizes, rows.into(), ink);
    ui.ctx()
        .accesskit_node_builder(sentence.id, |node| node.set_live(Live::Polite));
}

/// That nothing can be said yet, and the button that finds a race.
fn no_verdict_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let has_no_race = shown.has_no_race();
    let said = if has_no_race {
        Label::NoRace
    } else {
        Label::NoVerdict
    };
    ui.horizontal(|ui| {
        ui.label(
            RichText::new(shown.label(said))
                .size(size::TEXT_BANNER)
                .color(theme::tokens(ui).ink_weak),
        );
        if !shown.occupied().is_empty()
            && !has_no_race
            && shown.proposal().is_none()
            && widgets::strong_button(ui, shown.label(Label::Propose)).clicked()
        {
            requests.command(MarkCommand::Propose);
        }
    });
}

fn buttons_and_conclusion_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    verdict: Option<&Verdict>,
    requests: &mut Requests,
) {
    let tokens = theme::tokens(ui);
    let room = vec2(ui.available_width(), CONCLUSION);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        if prove_ui(ui, shown, verdict) {
            requests.command(ScienceCommand::Prove);
        }
        if shown.proved().is_none()
            && verdict.is_some_and(|verdict| !verdict.questions.is_empty())
            && widgets::strong_button(ui, shown.label(Label::Next)).clicked()
        {
            requests.command(RaceCommand::NextQuestion);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let counted =
                || verdict.map(|verdict| conclusion(verdict.conclusion, shown.language()));
            let conclusion = match shown.found() {
                Some(solved) => words::proved_conclusion(shown, solved),
                None => counted().unwrap_or_default(),
            };
            let sizes = [size::TEXT_BANNER, size::TEXT_SMALL];
            fitting::line(ui, &conclusion, sizes, tokens.ink);
        });
    });
}

/// The button that starts a proof: the one most likely wanted where the count has nothing to say.
fn prove_ui(ui: &mut Ui, shown: &FrameData<'_>, verdict: Option<&Verdict>) -> bool {
    let name = shown.label(Label::Prove);
    let is_unknown = verdict.is_none_or(|verdict| verdict.known() == Claim::Undecided);
    let is_wanted = is_unknown && shown.session.race_answer().is_none();
    let button = if is_wanted {
        widgets::strong_button(ui, name)
    } else {
        ui.button(name)
    };
    button.clicked()
}

/// What the count says.
fn counted(shown: &FrameData<'_>, verdict: &Verdict, color: Color) -> StartCell {
    let start = verdict.start(color);
    StartCell {
        head: shown.first(color).to_owned(),
        result: start_result(start.ending, shown.language()).to_owned(),
        icon: match start.ending {
            Claim::Counted(ending) | Claim::Assumed(ending) => Icon::of(ending),
            Claim::Ko => Icon::Ko,
            Claim::Open | Claim::Undecided => Icon::Unknown,
        },
        edge: edge(verdict.known()),
        entry: match verdict.known() {
            Claim::Counted(()) | Claim::Ko => LegendEntry::SolidEdge,
            Claim::Assumed(()) | Claim::Open => LegendEntry::DashedEdge,
            Claim::Undecided => LegendEntry::Undecided,
        },
    }
}

/// What a search found.
fn solved(shown: &FrameData<'_>, solved: &RaceAnswer, color: Color) -> StartCell {
    let start = solved.start(color);
    let (outcome, known) = match start.by {
        Certainty::Proof | Certainty::Count => (start.outcome, Claim::Counted(())),
        Certainty::Nearby => (start.outcome, Claim::Open),
        Certainty::Nothing => (Outcome::Undecided, Claim::Undecided),
    };
    let how = match start.by {
        Certainty::Proof => Some(Label::IsProved),
        Certainty::Nearby => Some(Label::IsNearby),
        Certainty::Count | Certainty::Nothing => None,
    };
    let entry = match start.by {
        Certainty::Proof => LegendEntry::Proved,
        Certainty::Count => LegendEntry::SolidEdge,
        Certainty::Nearby => LegendEntry::NearbyOnly,
        Certainty::Nothing => LegendEntry::Undecided,
    };
    let head = match how {
        Some(how) => format!("{} · {}", shown.first(color), shown.label(how)),
        None => shown.first(color).to_owned(),
    };
    StartCell {
        head,
        result: solved_outcome(outcome, shown.language()).to_owned(),
        icon: match outcome {
            Outcome::Ends(ending) => Icon::of(ending),
            Outcome::Ko => Icon::Ko,
            Outcome::Undecided => Icon::Unknown,
        },
        edge: edge(known),
        entry,
    }
}

/// The edge of what is known so.
const fn edge(known: Claim<()>) -> Edge {
    match known {
        Claim::Counted(()) | Claim::Ko => Edge::Solid,
        Claim::Assumed(()) | Claim::Open => Edge::Dashed,
        Claim::Undecided => Edge::Faint,
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
    use semeai_session::{Action, Count, Depth, Language, Sample, Session, Settings};

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
        for language in Language::ALL {
            for has_theory in [true, false] {
                let settings = Settings {
                    language,
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
                assert_eq!(top(&window), before, "{language:?}, {has_theory}");
            }
        }
    }
}
