//! The trees of the sum, and what is found for each start.

use egui::accesskit::Role;
use egui::{RichText, Sense, Ui};
use semeai_board::Color;
use semeai_cgt::Player;
use semeai_picture::Theme;
use semeai_picture::sum::{MOST_NODES, SumPicture, sum};
use semeai_session::SolveSum;
use semeai_sums::{Binary, StartResult, SumReport, TermName};
use semeai_words::grammar::in_print;
use semeai_words::labels::Label;
use semeai_words::sums::line::SumLineKind;
use semeai_words::sums::plain::{plain_endings, sum_warnings};
use semeai_words::sums::start::{sum_loss, sum_start};
use semeai_words::sums::thumb::no_discriminant;

use crate::drawing_view;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// The least width of a column; where there is no room for two, they stand one below the other.
const COLUMN: f32 = 250.0;
/// Longer sentences are cut on the screen; copying gives the whole.
const LONGEST: usize = 1_000;

/// What was found about the sum, for the moment that it takes about the one before.
pub(super) fn report<'a>(shown: &FrameData<'a>) -> Option<&'a SumReport> {
    shown.session.shown::<SolveSum>()?.as_ref().ok()
}

/// Whether a sum has a plane: it is one tree of depth 2 among gotes.
pub(super) fn has_plane(report: &SumReport) -> bool {
    Binary::of(&report.sum).is_some_and(|(binary, _)| !binary.gotes.is_empty())
}

/// The theme of pictures in the window.
pub(super) fn theme_of(ui: &Ui) -> Theme {
    if ui.visuals().dark_mode {
        Theme::Dark
    } else {
        Theme::Light
    }
}

/// Shows the trees with what each side's first move in each loses.
pub(super) fn trees_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    let report = report(shown).filter(|report| report.sum.terms().len() <= MOST_NODES);
    let Some(report) = report else { return };
    let names: Vec<String> = report.names.iter().map(ToString::to_string).collect();
    let notes = |term: usize| -> Vec<String> {
        let starts = report.starts.iter();
        let phrasing = shown.phrasing();
        starts
            .filter_map(|(player, start)| sum_loss(*player, start, term, phrasing))
            .map(|note| in_print(&note))
            .collect()
    };
    let notes: Vec<Vec<String>> = (0..names.len()).map(notes).collect();
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by_key(|&term| match report.names[term] {
        TermName::OnlyTree => (0, 0),
        TermName::Tree(number) => (0, number),
        TermName::Gote(number) => (1, number),
        TermName::Number => (2, term),
    });
    let picture = sum(&SumPicture {
        sum: &report.sum,
        names: &names,
        notes: &notes,
        order: &order,
        width: ui.available_width(),
        theme: theme_of(ui),
    });
    if let Some(drawing) = picture {
        let (rect, response) = ui.allocate_exact_size(drawing.size.into(), Sense::hover());
        let told = report.sum.to_string();
        let name = format!("{}: {told}", shown.label(Label::SumTrees));
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Image, true, &name));
        drawing_view::paint(ui.painter(), rect.min, &drawing.marks);
    }
}

/// Shows both starts, side by side where there is room.
pub(super) fn starts_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    let Some(report) = report(shown) else { return };
    for warning in sum_warnings(report, shown.phrasing()) {
        widgets::wrapped(ui, warning, theme::tokens(ui).warning);
    }
    let room = ui.available_width();
    if room >= 2.0 * COLUMN + size::GAP_LARGE {
        let wide = (room - size::GAP_LARGE) / 2.0;
        ui.horizontal_top(|ui| {
            for (player, start) in &report.starts {
                ui.vertical(|ui| {
                    ui.set_width(wide);
                    start_ui(ui, shown, report, *player, start);
                });
            }
        });
    } else {
        for (player, start) in &report.starts {
            start_ui(ui, shown, report, *player, start);
            ui.add_space(size::GAP_SMALL);
        }
    }
    if let Some(endings) = &report.endings {
        let told = plain_endings(endings, shown.phrasing());
        widgets::quiet_wrapped(ui, told.trim_end());
    }
    if !has_plane(report) {
        widgets::quiet_wrapped(ui, no_discriminant(shown.phrasing()));
    }
}

fn start_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    report: &SumReport,
    player: Player,
    start: &StartResult,
) {
    let tokens = theme::tokens(ui);
    let is_pale = shown.session.progress::<SolveSum>().is_noticed();
    let strength = if is_pale { theme::PALE } else { 1.0 };
    for line in sum_start(report, player, start, shown.phrasing()) {
        let color = match line.kind {
            SumLineKind::Score | SumLineKind::Plain => tokens.ink,
            SumLineKind::Wrong => tokens.error,
        };
        let mut told = in_print(&line.text);
        if let Some((end, _)) = told.char_indices().nth(LONGEST) {
            told.truncate(end);
            told.push('…');
        }
        let text = RichText::new(told).color(theme::faded(color, strength));
        if line.kind == SumLineKind::Score {
            ui.horizontal_wrapped(|ui| {
                widgets::stone_ui(ui, 14.0, color_of(player));
                ui.add(egui::Label::new(text.size(size::TEXT_HEADING)).wrap());
            });
        } else {
            ui.add(egui::Label::new(text.size(size::TEXT_SMALL + 1.0)).wrap());
        }
    }
}

/// Whose stones a player has.
pub(super) const fn color_of(player: Player) -> Color {
    match player {
        Player::Left => Color::Black,
        Player::Right => Color::White,
    }
}
