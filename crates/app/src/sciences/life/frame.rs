//! What a frame shows of who lives.

use semeai_board::Point;
use semeai_life::{InsidePosition, LifeReport};
use semeai_session::play_out::life::PlayOut;
use semeai_session::play_out::{Stage, board};
use semeai_session::{Classify, SafeProposal};
use semeai_sheets::life::{LifeAnswers, LifeStand};

use crate::commands::mode::Mode;
use crate::science::FrameData;

impl<'a> FrameData<'a> {
    /// The classes, or for a moment those of the state before.
    pub(super) fn life(&self) -> Option<&'a LifeReport> {
        self.session.life_report()
    }

    /// Everything that its sheet is made of.
    pub(super) fn life_answers(&self) -> LifeAnswers<'a> {
        let found = self.session.shown::<Classify>();
        let inside = self.life_inside();
        let is_asked_about = self.view.mode == Mode::Analyse || self.is_for_learners();
        LifeAnswers {
            document: self.document,
            found: found.map(|found| found.as_ref()),
            progress: self.session.progress::<Classify>(),
            komi: self.document.endgame.counting.komi,
            has_longer: self.session.has_longer::<Classify>(),
            longer: self.session.points_of_longer(),
            has_proposal: self.life_proposal().is_some_and(|it| !it.safe().is_empty()),
            place: is_asked_about.then(|| LifeStand {
                point: self.life_point(),
                path: self.view.life.place.path(),
                here: inside.map(|inside| &inside.point),
                inside,
            }),
            race: self.session.race_class(),
            letters: self.class_letters(),
            was_asked: self.view.lesson.is_some(),
        }
    }

    /// The point that is asked about.
    pub(super) fn life_point(&self) -> Option<Point> {
        self.view.life.place.point()
    }

    /// What is known of that point where the board stands.
    pub(super) fn life_inside(&self) -> Option<&'a InsidePosition> {
        let is_on = self.view.mode == Mode::Analyse;
        let place = &self.view.life.place;
        place.shown(self.session).filter(|_| is_on)
    }

    /// The same below the position itself.
    pub(super) fn life_below(&self) -> Option<&'a InsidePosition> {
        let is_below = !self.view.life.place.path().is_empty();
        self.life_inside().filter(|_| is_below)
    }

    /// The fight for a point that is being played out.
    pub(super) fn life_game(&self) -> Option<&'a PlayOut> {
        let is_on = self.view.mode == Mode::PlayOut;
        self.session.play().life().filter(|_| is_on)
    }

    /// The small board that is being played.
    pub(super) fn board_game(&self) -> Option<&'a board::PlayOut> {
        let is_on = self.view.mode == Mode::PlayOut;
        self.session.play().board().filter(|_| is_on)
    }

    /// Whether a small board is played, or why none is stands in place of it.
    pub(super) fn is_board_played(&self) -> bool {
        matches!(
            self.session.play().stage(),
            Stage::Board(_) | Stage::NoBoard(_)
        )
    }

    /// What is proposed to be taken as safe, where blocks are marked.
    pub(super) fn life_proposal(&self) -> Option<&'a SafeProposal> {
        let is_marking = self.view.mode == Mode::Mark;
        self.session.safe_proposal().filter(|_| is_marking)
    }
}
