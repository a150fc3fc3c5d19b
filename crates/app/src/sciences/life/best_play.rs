//! A small board solved, beside the board: the score with best play, and what every first move loses.

use egui::{ScrollArea, Ui};
use semeai_board::Point;
use semeai_life::{BestPlay, FirstPlay};
use semeai_picture::scene::{LossSign, Scene};
use semeai_session::SolveBoard;
use semeai_sheets::life::{BestPlayAnswers, BoardAsk, best_play_sheet};
use semeai_words::labels::Label;
use semeai_words::life::best_play_move;

use crate::commands::command::Command;
use crate::commands::mode::Mode;
use crate::commands::requests::{Request, Requests, Sheet};
use crate::look::theme::size;
use crate::science::{FrameData, Tab};
use crate::sciences::life::request::LifeRequest;
use crate::sheet_view::part_ui;
use crate::view::Beside;

/// What who lives has beside the board.
pub(super) const TAB: Tab = Tab {
    name: Label::BestPlayTab,
    beside: Beside::BestPlay,
    is_offered: |_| true,
    open: |requests| requests.ask(LifeRequest::BestPlay),
    ui: |ui, shown, _, requests| best_play_ui(ui, shown, requests),
    buttons_ui: None,
};

impl From<BoardAsk> for Request {
    fn from(ask: BoardAsk) -> Self {
        match ask {
            BoardAsk::Rules(rules) => LifeRequest::SolveBy(rules).into(),
            BoardAsk::SolveLarger => LifeRequest::SolveLarger.into(),
            BoardAsk::PlayOut => Command::from(Mode::PlayOut).into(),
        }
    }
}

impl<'a> FrameData<'a> {
    /// Whether the board is looked at as one that is solved.
    pub(super) fn is_board_solved(&self) -> bool {
        self.view.is_beside(Beside::BestPlay) && self.view.mode == Mode::Analyse
    }

    /// Everything that its sheet is made of.
    fn best_play_answers(&self) -> BestPlayAnswers<'a> {
        let found = self.session.shown::<SolveBoard>();
        BestPlayAnswers {
            rules: self.view.life.rules,
            found: found.map(|found| found.as_ref()),
            progress: self.session.progress::<SolveBoard>(),
            has_longer: self.session.has_longer::<SolveBoard>(),
            to_move: self.document.board.to_move,
        }
    }
}

/// What is told while it is looked at.
pub(super) fn sheet(shown: &FrameData<'_>) -> Sheet {
    best_play_sheet(&shown.best_play_answers(), shown.phrasing())
}

/// The parts of the answer, which stands above.
fn best_play_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ScrollArea::vertical()
        .id_salt("best play")
        .auto_shrink(false)
        .show(ui, |ui| {
            for part in &sheet(shown).parts {
                part_ui(ui, shown, part, requests);
                ui.add_space(size::GAP_SMALL);
            }
        });
}

/// What a first move of who is to move comes to.
pub(super) fn told_of(shown: &FrameData<'_>, point: Point) -> Option<String> {
    let first = shown.document.board.to_move;
    best_play_move(shown.session.best_play()?, first, point, shown.phrasing())
}

/// What every first move of who is to move loses, on its point.
pub(super) fn add_losses(scene: &mut Scene, shown: &FrameData<'_>) {
    let first = shown.document.board.to_move;
    let solved = shown.session.best_play();
    let Some(BestPlay { moves, .. }) = solved.and_then(|it| it.starts[first].as_ref()) else {
        return;
    };
    let sign = |play: &FirstPlay| {
        let sign = match play.loss? {
            0 => LossSign::Best(first),
            loss => LossSign::Loses(format!("−{loss}")),
        };
        Some((play.played?, sign))
    };
    scene.losses.extend(moves.iter().filter_map(sign));
}
