//! Where somebody stands who asks about one point: the point, and the moves in its region.
//!
//! As with endgames a face calls [`LifePlace::follow`] when answers have come, and [`LifePlace::ask`] once it has done what was asked
//! of it.

use semeai_board::{Color, Point};
use semeai_life::{InsideFault, InsidePosition};
use semeai_race::picks::Move;

use super::{Classify, LookAtPoint};
use crate::place::{Place, TreeStep};
use crate::session::Session;

/// A point that is asked about, after some moves in its region.
pub type LifePlace = Place<FirstMoveSteps>;

/// The first moves of a point are stepped through one by one; nothing is kept of those beside them.
#[derive(Clone, Copy, Debug, Default)]
pub struct FirstMoveSteps;

impl LifePlace {
    /// The point that is asked about.
    pub const fn point(&self) -> Option<Point> {
        self.region
    }

    /// Asks about a point that has a class, as the board stands.
    pub fn select(&mut self, session: &Session, point: Point) {
        let report = session.life_report();
        if report.is_none_or(|report| report.class(point).is_none()) {
            return;
        }
        // Inside its region the same moves lead to where another point is looked at.
        let here = self.shown(session).map(|inside| inside.region);
        if here.is_none_or(|region| !region.contains(point)) {
            self.path.clear();
        }
        self.is_new = self.region != Some(point);
        self.region = Some(point);
    }

    /// Asks about no point.
    pub fn leave(&mut self) {
        self.region = None;
        self.path.clear();
    }

    /// Plays a side's move where one stands, if it is one there; says whether.
    pub fn play(&mut self, session: &Session, step: Move) -> bool {
        let is_legal = self.shown(session).is_some_and(|inside| {
            let mut moves = inside.point.moves[step.color].iter();
            moves.any(|first| first.played == step.point)
        });
        if is_legal {
            self.path.push(step);
            self.is_new = true;
        }
        is_legal
    }

    /// Stands after the first of the moves alone, of so many.
    pub fn go_back_to(&mut self, moves: usize) {
        self.path.truncate(moves);
    }

    /// Goes on with the first move that is listed, or back.
    pub fn step(&mut self, session: &Session, step: TreeStep) {
        let below = |path: &[Move]| {
            let here = self.shown(session).filter(|_| path == self.path());
            here.map_or_else(Vec::new, moves)
        };
        if let Some(path) = self.after(step, below) {
            self.is_new = self.path != path;
            self.path = path;
        }
    }

    /// What is known of where one stands; nothing while it is still asked.
    pub fn shown<'s>(&self, session: &'s Session) -> Option<&'s InsidePosition> {
        let asked = session.desk().shown::<LookAtPoint>()?;
        let is_here = Some(asked.ask.point) == self.region && asked.ask.moves == steps(&self.path);
        asked.answer.as_ref().ok().filter(|_| is_here)
    }

    /// Keeps the place true to what has been found out: a point without a class is asked about no longer, and a move that turned
    /// out to be impossible is taken back with those after it.
    pub fn follow(&mut self, session: &mut Session) {
        let report = session.answer::<Classify>();
        let has_no_class = |point| match report {
            Some(Ok(report)) => report.class(point).is_none(),
            Some(Err(_)) => true,
            None => false,
        };
        if self.region.is_some_and(has_no_class) {
            self.leave();
        }
        let asked = session.desk().shown::<LookAtPoint>();
        let fault = asked.filter(|asked| asked.ask.moves == steps(&self.path));
        match fault.and_then(|asked| asked.answer.as_ref().err()) {
            Some(InsideFault::Illegal(index)) => self.path.truncate(*index),
            Some(InsideFault::NoClass) => self.leave(),
            Some(InsideFault::NoTable(_)) | None => {}
        }
    }

    /// Asks about the point where one stands, as soon as the board has its classes.
    pub fn ask(&mut self, session: &mut Session) {
        let Some(of) = session.desk().wanted::<Classify>().cloned() else {
            self.path.clear();
            session.desk_mut().withdraw::<LookAtPoint>();
            return;
        };
        let before = session.desk().wanted::<LookAtPoint>();
        if before.is_some_and(|before| !before.of.is_about(&of)) {
            // What is asked in another way is looked at from its beginning.
            self.path.clear();
        }
        let asked = self
            .region
            .filter(|_| session.answer::<Classify>().is_some());
        let question = asked.map(|point| LookAtPoint {
            of,
            point,
            moves: steps(&self.path),
        });
        session.desk_mut().turn(question);
    }
}

fn steps(path: &[Move]) -> Vec<(Color, Point)> {
    path.iter().map(|step| (step.color, step.point)).collect()
}

/// Every move that is listed, those of Black first.
fn moves(inside: &InsidePosition) -> Vec<Move> {
    let sides = inside.point.moves.iter();
    let moves = sides.flat_map(|(color, moves)| {
        moves.iter().map(move |first| Move {
            color,
            point: first.played,
        })
    });
    moves.collect()
}
