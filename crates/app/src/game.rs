//! The game that the position came from: any of its positions can be put on the board.

use semeai_board::Roles;
use semeai_race::picks::Picks;
use semeai_session::file::Moment;
use semeai_session::{Action, Document};

use crate::app::App;
use crate::perform::{act, clear_strips, set_mode};
use crate::view::Mode;

/// The positions of a game.
#[derive(Debug, Default)]
pub(crate) struct Game {
    line: Vec<Moment>,
    /// The one that was put on the board last.
    last: usize,
}

impl Game {
    /// A game, standing at its end; nothing without moves.
    pub(crate) fn new(line: Vec<Moment>) -> Option<Self> {
        let last = line.len().checked_sub(1).filter(|&last| last > 0)?;
        Some(Self { line, last })
    }

    /// How many moves it has.
    pub(crate) fn moves(&self) -> usize {
        self.line.len() - 1
    }

    /// After how many of them the document stands; nothing if its stones are others.
    pub(crate) fn at(&self, document: &Document) -> Option<usize> {
        let is_at = |number: &usize| self.line[*number].stones == document.setup.stones;
        // A pass leaves the stones alone, so there may be several.
        let all = 0..self.line.len();
        all.filter(is_at)
            .min_by_key(|&number| number.abs_diff(self.last))
    }
}

/// Puts the position after so many moves on the board, as a step of undo. Marks belong to the position that is left.
pub(crate) fn go(app: &mut App, number: usize) {
    let Some(game) = &mut app.view.game else {
        return;
    };
    let document = app.session.document();
    let Some(moment) = game.line.get(number).copied() else {
        return;
    };
    if game.at(document).is_none_or(|at| at == number) {
        return;
    }
    game.last = number;
    let mut next = document.clone();
    next.setup.stones = moment.stones;
    next.to_move = moment.to_move;
    next.ban = moment.ban;
    next.roles = Roles::new();
    next.picks = Picks::default();
    // Looking through a game changes nothing that would have to be saved.
    let file = app.session.file().map(std::path::Path::to_path_buf);
    let is_unchanged = !app.session.is_modified();
    clear_strips(app);
    act(app, &Action::Replace(Box::new(next)));
    if is_unchanged {
        app.session.set_saved(file);
    }
    if app.view.mode == Mode::PlayOut {
        set_mode(app, Mode::Analyse);
    }
    let game = app.view.game.take();
    app.view.reset();
    app.view.game = game;
}

/// So many moves on, or back.
pub(crate) fn step(app: &mut App, by: isize) {
    let at = app.view.game.as_ref();
    let at = at.and_then(|game| game.at(app.session.document()));
    if let Some(number) = at.and_then(|at| at.checked_add_signed(by)) {
        go(app, number);
    }
}
