//! A window over everything; what lies below it stays usable.

use egui::{Align2, Id, Ui, Vec2, Window, vec2};

use crate::look::theme::size;

/// What the window is, where it stands, and the room that it takes.
pub(crate) struct Page<'a> {
    /// What it is known by; no two are the same.
    pub(crate) id: &'static str,
    /// What stands at its top.
    pub(crate) title: &'a str,
    /// How large its content is at most.
    pub(crate) most: Vec2,
    /// How much of the window of the program its content leaves free at least.
    pub(crate) beside: Vec2,
    /// Where in the window of the program it stands.
    pub(crate) at: Align2,
}

impl Page<'_> {
    /// Shows the page with its content, which is told how much room it has; says whether it stays open.
    pub(crate) fn ui(&self, ui: &Ui, content: impl FnOnce(&mut Ui, Vec2)) -> bool {
        let window = ui.ctx().content_rect();
        let room = (window.size() - self.beside).max(vec2(160.0, 40.0));
        let room = room.min(self.most);
        let mut is_open = true;
        Window::new(self.title)
            .id(Id::unique(self.id))
            .open(&mut is_open)
            .collapsible(false)
            .resizable(false)
            .pivot(self.at)
            .default_pos(self.at.pos_in_rect(&window.shrink(size::GAP)))
            .constrain(true)
            .show(ui.ctx(), |ui| {
                ui.set_width(room.x);
                content(ui, room);
            });
        is_open
    }
}
