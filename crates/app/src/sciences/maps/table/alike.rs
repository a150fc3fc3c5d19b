//! Which boards are alike: the distance of every two, as a matrix and a sentence.

use std::collections::HashMap;

use egui::{Grid, RichText, ScrollArea, Ui};
use semeai_session::TableProgress;
use semeai_tactics::{Alike, MOST_ALIKE};
use semeai_words::labels::Label;
use semeai_words::simulation::alike_sentence;

use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// Shows them, as soon as two boards have a player in common.
pub(super) fn alike_ui(ui: &mut Ui, shown: &FrameData<'_>, table: &TableProgress) {
    let alike = table.report.alike();
    if alike.is_empty() {
        return;
    }
    let heading = widgets::heading(ui, shown.label(Label::TableAlike));
    heading.on_hover_text(shown.label(Label::TableAlikeHint));
    let mut boards = table.report.boards();
    boards.truncate(MOST_ALIKE);
    ScrollArea::horizontal().id_salt("alike").show(ui, |ui| {
        Grid::new("alike").min_col_width(60.0).show(ui, |ui| {
            matrix_ui(ui, &boards, &alike);
        });
    });
    if let Some(said) = alike_sentence(&alike, shown.phrasing()) {
        widgets::wrapped(ui, said, theme::tokens(ui).ink);
    }
    widgets::quiet_wrapped(ui, shown.label(Label::TableAlikeHint));
}

fn matrix_ui(ui: &mut Ui, boards: &[&str], alike: &[Alike]) {
    let tokens = theme::tokens(ui);
    let head = |text: &str| {
        RichText::new(text.replace(':', ":\n"))
            .size(size::TEXT_SMALL - 1.0)
            .color(tokens.ink_weak)
    };
    ui.label("");
    for board in &boards[..boards.len() - 1] {
        ui.label(head(board));
    }
    ui.end_row();
    let pairs: HashMap<[&str; 2], &Alike> = alike
        .iter()
        .map(|pair| (pair.boards.each_ref().map(String::as_str), pair))
        .collect();
    for (number, row) in boards.iter().enumerate().skip(1) {
        ui.label(head(row));
        for column in &boards[..number] {
            // The first one of the table is the first of a pair.
            let pair = pairs.get(&[*column, *row]);
            let text = pair.map_or_else(String::new, |pair| {
                format!("{:.1} ± {:.1}", pair.distance.points, pair.distance.error)
            });
            ui.label(RichText::new(text).size(size::TEXT_SMALL).color(tokens.ink));
        }
        ui.end_row();
    }
}
