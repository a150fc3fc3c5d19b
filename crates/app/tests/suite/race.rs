//! What tests of races in the window share.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_board::{Point, Role as BlockRole};
use semeai_session::{Document, file};

use crate::support::{Window, new_app, wait_for_quick_answers, window_of};

/// White G2 races with the black blocks at E2 and K2, and nothing is marked.
pub(crate) const BARE: &str = "\
.X.X.XXXXXXXXXX
XXXXXXXXXXXXXXX
OOOOOOXXXOOOOOO
OOOOXXOOOXXOOOO
.O.O...X...O.O.";

pub(crate) fn read(text: &str) -> Document {
    file::parse("test", text.as_bytes())
        .expect("a diagram")
        .document
}

pub(crate) fn window_with(text: &str) -> Window {
    let mut app = new_app();
    app.show_document(read(text));
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    window.run_steps(2);
    window
}

pub(crate) fn click(window: &mut Window, name: &str) {
    wait_for_quick_answers(window);
    window.get_by_role_and_label(Role::Button, name).click();
    window.run_steps(2);
}

pub(crate) fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_steps(2);
}

fn point(window: &Window, name: &str) -> Point {
    let topology = window.state().document().topology();
    topology.point(name).expect("on the board")
}

pub(crate) fn role(window: &Window, name: &str) -> BlockRole {
    let document = window.state().document();
    let block = document.board.setup.block_at(point(window, name));
    document.marks.roles.of(&block.expect("a stone"))
}

/// How many texts of the window contain this.
pub(crate) fn count(window: &Window, text: &str) -> usize {
    window.query_all_by_label_contains(text).count()
}
