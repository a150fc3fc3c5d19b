//! Who wins an endgame by how much if either side starts, the biggest move, and the line of theory.

use egui::{Align, Layout, RichText, Ui, vec2};
use semeai_board::Color;
use semeai_cgt::Rational;
use semeai_endgame::position_report::{Between, EndgameReport, KnownBy, Why};
use semeai_search::Known;
use semeai_session::{Komi, Progress, ProveEndgame, SolveEndgame};
use semeai_words::endgame::assumptions::endgame_warnings;
use semeai_words::endgame::board::{
    endgame_known, endgame_result, endgame_sentence, endgame_theory,
};
use semeai_words::grammar::grouped;
use semeai_words::labels::Label;
use semeai_words::legend::LegendEntry;

use crate::commands::command::{MarkCommand, ScienceCommand, ShowCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::{Requests, Step, step};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::banner::{CONCLUSION, has_theory, headline_ui, sentence_ui, space_out};
use crate::panels::pieces::cover::cover_ui;
use crate::panels::pieces::start_cell::{Icon, StartCell, cells_ui};
use crate::panels::pieces::theory::theory_ui;
use crate::science::FrameData;
use crate::sciences::endgame::request::EndgameRequest;
use crate::sheet_view::step_ui;

/// Shows the banner.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let progress = shown.session.progress::<SolveEndgame>();
    match shown.endgame() {
        Some(_) if shown.hides_answers() => cover_ui(ui, shown, requests),
        Some(report) if !progress.is_noticed() => scores_ui(ui, shown, report, requests),
        _ if progress.is_noticed() => running_ui(ui, shown, progress, requests),
        _ if progress.is_unnoticed() => {}
        _ => nothing_ui(ui, shown, requests),
    }
}

fn scores_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &EndgameReport, requests: &mut Requests) {
    space_out(ui);
    let proving = shown.session.progress::<ProveEndgame>();
    let steps = steps(shown, report);
    let others: &[Step] = match proving.is_noticed() {
        // What is known stays in sight.
        true => {
            running_ui(ui, shown, proving, requests);
            &[]
        }
        false => {
            head_ui(ui, shown, report, &steps[0], requests);
            &steps[1..]
        }
    };
    cells_ui(ui, shown, |color| Some(start_cell(shown, report, color)));
    let document = shown.document;
    let komi = document.endgame.counting.komi;
    let said = endgame_sentence(report, &document.board.setup, komi, shown.phrasing());
    let tokens = theme::tokens(ui);
    let has_parted = |why: &Why| matches!(why, Why::ProofDiffers(_));
    let ink = match report.why.iter().any(has_parted) {
        true => tokens.error,
        false => tokens.ink,
    };
    sentence_ui(ui, &said, ink);
    let theory = endgame_theory(report, shown.phrasing());
    if has_theory(shown, ui.ctx().content_rect().size()) && !theory.is_empty() {
        ui.horizontal_wrapped(|ui| theory_ui(ui, shown, &theory));
    }
    if !others.is_empty() {
        ui.horizontal_wrapped(|ui| {
            for step in others {
                step_ui(ui, shown, step, false, requests);
            }
        });
    }
}

/// How the scores are known, and the step that comes next.
fn head_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    report: &EndgameReport,
    next: &Step,
    requests: &mut Requests,
) {
    let room = vec2(ui.available_width(), CONCLUSION);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        step_ui(ui, shown, next, shown.leads_on(), requests);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let head = headline_ui(ui, endgame_known(report, shown.phrasing()));
            let board = shown.document.topology();
            let assumed = endgame_warnings(report, board, shown.phrasing());
            if !assumed.is_empty() {
                head.on_hover_text(assumed.join("\n"));
            }
        });
    });
}

/// What can be done to know more, and at last the endgame itself on the board: first what comes next.
fn steps(shown: &FrameData<'_>, report: &EndgameReport) -> Vec<Step> {
    let ask = |name, request: EndgameRequest| Step::new(name, request.into());
    let only = report.meeting.is_some().then(|| {
        ask(Label::OnlyMeeting, EndgameRequest::OnlyMeeting).hinted(Label::OnlyMeetingHint)
    });
    let longer = shown.session.has_longer::<SolveEndgame>();
    let longer = longer.then(|| ask(Label::SearchLonger, EndgameRequest::SearchLonger));
    let last = match report.known.how_sure() {
        Known::Proved => step(Label::PlayIt, Mode::PlayOut),
        _ => step(Label::Prove, ScienceCommand::Prove),
    };
    only.into_iter().chain(longer).chain([last]).collect()
}

fn start_cell(shown: &FrameData<'_>, report: &EndgameReport, color: Color) -> StartCell {
    let komi = shown.document.endgame.counting.komi;
    let head = shown.first(color).to_owned();
    let Some(start) = &report.starts[color] else {
        return StartCell {
            head,
            result: shown.label(Label::NotKnownYet).to_owned(),
            icon: Icon::Unknown,
            known: Known::Undecided,
            entry: LegendEntry::Undecided,
        };
    };
    // A start may have one score though the other hangs on a ko.
    let by_hand = report.regions.iter().any(|region| region.by_hand);
    let is_one = report.known == KnownBy::Bounded && start.score.one().is_some();
    let known = match report.known.how_sure() {
        Known::Undecided if is_one && !by_hand => Known::Counted,
        // What lies between two numbers is told.
        Known::Undecided => Known::Provisional,
        known => known,
    };
    StartCell {
        head,
        result: endgame_result(start.score, komi, shown.phrasing()),
        icon: icon(start.score, komi),
        known,
        entry: match known {
            Known::Proved => LegendEntry::Proved,
            Known::Counted => LegendEntry::SolidEdge,
            Known::Provisional | Known::Undecided => LegendEntry::DashedEdge,
        },
    }
}

/// The sign of who wins with a score: a stone, both for a draw, a ko where that decides.
fn icon(score: Between, komi: Komi) -> Icon {
    let net = |score: i64| Rational::from_integer(score.into()) - komi.points();
    let zero = Rational::from_integer(0);
    if net(score.low) > zero {
        Icon::Stone(Color::Black)
    } else if net(score.high) < zero {
        Icon::Stone(Color::White)
    } else if score.one().is_some() {
        Icon::Both
    } else {
        Icon::Ko
    }
}

fn running_ui(ui: &mut Ui, shown: &FrameData<'_>, progress: Progress, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| at_work_ui(ui, shown, progress, requests));
}

/// How far a search is, and the button that stops it.
fn at_work_ui(ui: &mut Ui, shown: &FrameData<'_>, progress: Progress, requests: &mut Requests) {
    ui.label(RichText::new(shown.label(Label::Computing)).size(size::TEXT_BANNER));
    let positions = grouped(progress.positions());
    widgets::quiet(ui, format!("{positions} {}", shown.label(Label::Positions)));
    if ui.button(shown.label(Label::Cancel)).clicked() {
        requests.command(ShowCommand::StopSearch);
    }
}

/// What to do before anything is taken as safe, or why nothing can be said.
fn nothing_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let is_failed = shown.session.progress::<SolveEndgame>() == Progress::Failed;
    let has_proposal = shown.safe_proposal().is_some();
    let said = if is_failed {
        Label::Failed
    } else if has_proposal {
        Label::NothingSeenSafe
    } else {
        Label::NoRegionsYet
    };
    ui.horizontal_wrapped(|ui| {
        let text = RichText::new(shown.label(said))
            .size(size::TEXT_BANNER)
            .color(theme::tokens(ui).ink_weak);
        ui.label(text);
        if !shown.occupied().is_empty()
            && shown.problem.is_none()
            && !has_proposal
            && widgets::step_button(ui, shown.label(Label::ProposeSafe), shown.leads_on()).clicked()
        {
            requests.command(MarkCommand::Propose);
        }
    });
    let why = match has_proposal {
        true => Label::NothingSafe,
        false => Label::NoRegionsWhy,
    };
    widgets::quiet_wrapped(ui, shown.label(why));
}
