//! A move that gave something away: what it was, what was right, how it is answered, and the way back.

use egui::Ui;
use semeai_board::Color;
use semeai_session::play_out::{PlayAction, PlayChoice};
use semeai_words::labels::Label;
use semeai_words::slip::{followed_by, what_was_right};

use crate::commands::requests::Requests;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// Shows what is said of a move, by its number and whose it was; what should have been played, unless a lesson still asks for that, and
/// the program's answer.
pub(crate) fn slip_row_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    said: &str,
    (number, color): (usize, Color),
    (better, answer): (Option<PlayChoice>, Option<PlayChoice>),
    requests: &mut Requests,
) {
    let (topology, phrasing) = (shown.document.topology(), shown.phrasing());
    if widgets::small_button(ui, shown.label(Label::TakeBack)).clicked() {
        requests.ask(PlayAction::TakeBackTo(number));
    }
    let better = better.filter(|_| !shown.asks_for_move());
    let right = what_was_right(better, answer, color, topology, phrasing);
    let said = followed_by(said, &right, phrasing);
    let sizes = [size::TEXT, size::TEXT_SMALL];
    let warning = theme::tokens(ui).warning;
    let row = fitting::in_rows(ui, &said, sizes, 1, warning);
    row.on_hover_text(said);
}
