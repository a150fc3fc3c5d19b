//! A game of a cell by its number.

use egui::{ComboBox, DragValue, Ui};
use semeai_session::TableProgress;
use semeai_tactics::CellReport;
use semeai_words::labels::Label;
use semeai_words::tactics::players_name;

use crate::commands::requests::Requests;
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::maps::request::MapsRequest;

/// A cell and a number to choose, and the button that shows that game.
pub(super) fn replay_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    table: &TableProgress,
    requests: &mut Requests,
) {
    let heading = widgets::heading(ui, shown.label(Label::TableReplay));
    heading.on_hover_text(shown.label(Label::TableReplayHint));
    let name = |cell: &CellReport| {
        let players = players_name(&cell.players, shown.phrasing());
        format!("{players} · {}", cell.board)
    };
    let cells = &table.report.cells;
    let maps = &shown.view.maps;
    ui.horizontal_wrapped(|ui| {
        let chosen = cells.get(maps.cell).map_or_else(String::new, name);
        let list = ComboBox::from_id_salt("cell")
            .width(230.0)
            .selected_text(chosen)
            .show_ui(ui, |ui| {
                for (number, cell) in cells.iter().enumerate() {
                    let is_chosen = number == maps.cell;
                    if ui.selectable_label(is_chosen, name(cell)).clicked() {
                        requests.ask(MapsRequest::Cell(number));
                    }
                }
            });
        widgets::quiet(ui, shown.label(Label::TableGame));
        let games = cells.get(maps.cell).map_or(1, |cell| cell.asked);
        let mut game = maps.game;
        let field = DragValue::new(&mut game).range(0..=games.saturating_sub(1));
        let field = ui.add(field);
        if field.changed() {
            requests.ask(MapsRequest::GameNumber(game));
        }
        for (id, name) in [
            (list.response.id, Label::TableCell),
            (field.id, Label::TableGame),
        ] {
            let name = shown.label(name);
            ui.ctx()
                .accesskit_node_builder(id, |node| node.set_label(name));
        }
        let show = ui.button(shown.label(Label::TableShowGame));
        if show
            .on_hover_text(shown.label(Label::TableReplayHint))
            .clicked()
        {
            requests.ask(MapsRequest::Replay);
        }
    });
    widgets::quiet_wrapped(ui, shown.label(Label::TableReplayHint));
}
