//! The moves that were really played from where the game stands on, each with what it lost.

use egui::{ScrollArea, Ui};
use semeai_session::Progress;
use semeai_session::play_out::endgame::{GameMove, LookAt, MomentReport, Review};
use semeai_words::endgame::play as text;
use semeai_words::grammar::move_name;
use semeai_words::labels::Label;

use crate::commands::requests::{GameRequest, Requests};
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::move_rows::{MoveRow, head_ui, row_ui};
use crate::science::FrameData;
use crate::sciences::endgame::request::EndgameRequest;

/// Where the columns after the move begin: loss, what came first, the score after it with best play.
const COLUMNS: [f32; 3] = [0.26, 0.42, 0.62];

/// The height of the row of buttons and the names of the columns, with the air round them.
const ABOVE: f32 = 88.0;

/// The height that all moves need.
pub(super) fn height(shown: &FrameData<'_>) -> f32 {
    let moves = shown
        .session
        .review()
        .map_or(0, |review| review.moves().len());
    ABOVE + f32::from(u16::try_from(moves).unwrap_or(u16::MAX)) * size::ROW
}

/// Shows the moves, if they are looked at.
pub(super) fn review_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(review) = shown.session.review() else {
        return;
    };
    ui.horizontal(|ui| {
        button_ui(ui, shown, requests);
        progress_ui(ui, shown, review, requests);
        slips_button_ui(ui, shown, review, requests);
    });
    let names = [
        Label::MoveColumn,
        Label::Lost,
        Label::CameFirst,
        Label::ThenBestPlay,
    ];
    // The scroll bar floats over the end of the rows.
    let width = ui.available_width() - size::GAP;
    ui.scope(|ui| {
        ui.set_width(width);
        head_ui(ui, &COLUMNS, &names.map(|name| shown.label(name)));
    });
    let here = shown.document.move_number();
    ScrollArea::vertical()
        .id_salt("moves of the game")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.y = 0.0;
            for index in listed(shown, review) {
                let each = &review.moves()[index];
                let topology = shown.document.topology();
                let told = MoveRow {
                    number: each.number,
                    color: each.played.color,
                    place: &move_name(each.played.point, topology, shown.phrasing()),
                    cells: &cells(shown, review, index),
                    is_here: here == Some(each.number),
                    is_wrong: each.loss().is_some_and(|loss| loss.low > 0),
                };
                if row_ui(ui, &COLUMNS, &told).clicked() {
                    // Before the move there is something to be seen of it.
                    requests.ask(GameRequest::Move(each.number - 1));
                }
            }
        });
}

/// The moves that are listed, by their indices.
fn listed(shown: &FrameData<'_>, review: &Review) -> Vec<usize> {
    match shown.view.endgame.slips_only {
        true => review.slips(),
        false => (0..review.moves().len()).collect(),
    }
}

/// The button that lists only the moves that lost points, where there are such.
fn slips_button_ui(ui: &mut Ui, shown: &FrameData<'_>, review: &Review, requests: &mut Requests) {
    let is_on = shown.view.endgame.slips_only;
    if !is_on && review.slips().is_empty() {
        return;
    }
    let button = widgets::turned_button(ui, shown.label(Label::SlipsOnly), is_on);
    let hint = shown.label(Label::SlipsOnlyHint);
    if button.on_hover_text(hint).clicked() {
        requests.ask(EndgameRequest::SlipsOnly(!is_on));
    }
}

/// The button that looks at the moves.
pub(super) fn button_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if !has_more(shown) {
        return;
    }
    let button = widgets::small_button(ui, shown.label(Label::FromThisGame));
    let hint = shown.label(Label::FromThisGameHint);
    if button.on_hover_text(hint).clicked() {
        requests.ask(EndgameRequest::Review);
    }
}

/// Whether moves follow in the game of the document.
pub(super) fn has_more(shown: &FrameData<'_>) -> bool {
    let number = shown.document.move_number();
    let game = shown.document.game.as_ref();
    game.zip(number)
        .is_some_and(|(game, number)| number < game.moves())
}

/// How many moves have been looked at, while that goes on.
fn progress_ui(ui: &mut Ui, shown: &FrameData<'_>, review: &Review, requests: &mut Requests) {
    let progress = shown.session.progress::<LookAt>();
    let (done, all) = (review.looked_at(), review.moves().len());
    if done == all {
        return;
    }
    widgets::quiet(ui, format!("{done} / {all}"));
    if progress == Progress::Cancelled {
        if widgets::small_button(ui, shown.label(Label::GoOn)).clicked() {
            requests.ask(EndgameRequest::Review);
        }
    } else if widgets::small_button(ui, shown.label(Label::Cancel)).clicked() {
        requests.ask(EndgameRequest::StopReview);
    }
}

fn cells(shown: &FrameData<'_>, review: &Review, index: usize) -> [String; 3] {
    let each: &GameMove = &review.moves()[index];
    let phrasing = shown.phrasing();
    let unknown = || if each.known().is_some() { "?" } else { "…" }.to_owned();
    let loss = each.loss();
    let topology = shown.document.topology();
    let better = each.better();
    let better = better.map(|point| move_name(point, topology, phrasing));
    let komi = shown.document.endgame.counting.komi;
    let score = review.score_after(index);
    [
        loss.map_or_else(unknown, |loss| text::loss(loss, phrasing)),
        better.unwrap_or_default().into_owned(),
        score.map_or_else(unknown, |score| {
            let report = review.told_by(index).map(MomentReport::report);
            text::known_lead(score, report, komi, phrasing)
        }),
    ]
}
