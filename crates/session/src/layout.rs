//! A board that is laid out anew.

use std::sync::Arc;

use semeai_board::{Edit, Point, Topology, layout};

use crate::action::{Action, BoardAction};
use crate::desk::Ask;
use crate::host::Control;
use crate::kind::Kind;
use crate::session::Session;

/// Where the points of a board come to lie when it is laid out anew ([`layout`]), in the order of the points. The answer is one
/// change of the document, if the board is still the same.
#[derive(Clone, Debug, PartialEq)]
pub struct LayOut(Arc<Topology>);

impl LayOut {
    /// Asks it of the board of the document at work.
    pub fn of(session: &Session) -> Self {
        Self(Arc::clone(session.document().topology()))
    }
}

impl Ask for LayOut {
    type Answer = Vec<(f32, f32)>;
    type Memory = ();
    const NAME: &'static str = "layout";

    fn answer(self, (): &mut (), _control: &Control) -> Vec<(f32, f32)> {
        layout(self.0.len(), &self.0.edges())
    }
}

impl Kind for LayOut {
    fn learn(session: &mut Session) {
        let Some(news) = session.desk_mut().news::<Self>().cloned() else {
            return;
        };
        if *session.document().topology() == news.ask.0 {
            let before: Vec<(f32, f32)> = (0..news.ask.0.len())
                .map_while(Point::new)
                .map(|point| news.ask.0.coordinates(point))
                .collect();
            if before != news.answer {
                let edit = Action::Board(BoardAction::Edit(vec![Edit::Flat(news.answer)]));
                // The places of a layout are finite and as many as the points.
                let _ = session.apply(&edit);
            }
        }
        Self::leave(session);
    }

    fn leave(session: &mut Session) {
        session.desk_mut().withdraw::<Self>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Document;
    use crate::host::Queue;

    #[test]
    fn a_torus_is_laid_flat_in_one_step_of_undo() {
        let kind = "torus:4x4".parse().expect("a board");
        let queue = Arc::new(Queue::with_set_clock());
        let mut session = Session::on(queue, Document::empty(kind));
        session.ask(LayOut::of(&session));
        session.start();
        session.desk_mut().finish::<LayOut>();
        session.update();
        let board = session.document().topology();
        assert!(board.shape().periods().is_empty());
        assert_eq!(board.edges().len(), 32);
        session.undo();
        assert_eq!(session.document().topology().shape().kind(), Some(kind));
    }
}
