//! What is said to the person, apart from what the analysis itself has to say.

use semeai_board::Point;
use semeai_race::report::Notice;
use semeai_session::Document;
use semeai_session::Repair;
use semeai_words::labels::Label;

/// Messages and what they point at.
#[derive(Debug, Default)]
pub(crate) struct Messages {
    /// Messages from what the person did.
    pub(crate) strips: Vec<Strip>,
    /// Notices of the analysis that were dismissed.
    pub(crate) dismissed: Vec<Notice>,
    /// Points that a message speaks of.
    pub(crate) shown_points: Vec<Point>,
    /// What a button of the Values panel has just done.
    pub(crate) said: Option<Label>,
    /// Whether a picture could not be drawn: a defect of the program.
    pub(crate) has_picture_failed: bool,
}

impl Messages {
    /// Says something in a strip.
    pub(crate) fn say(&mut self, text: impl Into<String>) {
        self.strips.push(Strip {
            text: text.into(),
            is_error: false,
            buttons: Vec::new(),
        });
    }

    /// Says in a strip what went wrong.
    pub(crate) fn say_error(&mut self, text: impl Into<String>) {
        self.say(text);
        if let Some(strip) = self.strips.last_mut() {
            strip.is_error = true;
        }
    }

    /// Removes what was said of the document as it was: it changes.
    pub(crate) fn settle(&mut self) {
        self.shown_points.clear();
        self.clear_errors();
    }

    /// Removes what went wrong before.
    pub(crate) fn clear_errors(&mut self) {
        self.strips.retain(|strip| !strip.is_error);
    }

    /// Removes the strips; a question about unsaved work stays until it is answered.
    pub(crate) fn clear(&mut self) {
        self.strips.retain(|strip| {
            let mut buttons = strip.buttons.iter();
            buttons.any(|(_, remedy)| matches!(remedy, Remedy::Restore(_)))
        });
    }
}

/// A line under the banner that came from something the person did.
#[derive(Clone, Debug)]
pub(crate) struct Strip {
    /// What is said.
    pub(crate) text: String,
    /// Whether something went wrong.
    pub(crate) is_error: bool,
    /// Buttons that help.
    pub(crate) buttons: Vec<(String, Remedy)>,
}

/// What a button of a message does about what it says.
#[derive(Clone, Debug)]
pub(crate) enum Remedy {
    /// What the message itself offers.
    Repair(Repair),
    /// Takes the position of the last session.
    Restore(Box<Document>),
    /// Throws that position away.
    DiscardRestore,
}
