//! A diagram does not say what it is about: where there is no answer to what it was taken for, the other subject is tried.

use semeai_session::{Depth, Session, Settings, Subject};
use semeai_words::labels::Label;

use super::subject::turn_subject;
use crate::commands::mode::Mode;
use crate::sciences;
use crate::subject_guess::SubjectGuess;
use crate::view::View;

/// An answer that does not come in so many frames without any work does not come: between two questions there are such frames.
const STILL: u8 = 3;

/// Looks whether there is an answer by now, and tries the other subject if there is none. Who has gone on by himself knows what he wants.
pub(super) fn follow(session: &mut Session, view: &mut View, settings: &Settings) {
    let Some(guess) = view.source.guess.take() else {
        return;
    };
    let is_as_it_came = session.document().subject == guess.now()
        && settings.depth == Depth::Learner
        && view.mode == Mode::Analyse
        && view.lesson.is_none();
    if !is_as_it_came {
        return;
    }
    let shown = sciences::frame(session, view, settings);
    let answer = shown.science.sheet(&shown, Depth::Learner);
    let has_starts = answer.is_some_and(|answer| !answer.starts.is_empty());
    let is_at_work = session.desk().is_pending();
    let still = if is_at_work { 0 } else { guess.still + 1 };
    let next = match (has_starts, guess.is_other) {
        (true, false) => None,
        (true, true) => {
            view.messages.say(match guess.now() {
                Subject::Endgame => Label::ShownAsEndgame,
                _ => Label::ShownAsRace,
            });
            None
        }
        (false, _) if still < STILL => Some(SubjectGuess { still, ..guess }),
        (false, is_other) => {
            let other = guess.other().filter(|_| !is_other);
            turn_subject(session, view, other.unwrap_or(guess.first));
            other.map(|_| SubjectGuess {
                is_other: true,
                still: 0,
                ..guess
            })
        }
    };
    view.source.guess = next;
}
