//! What is said to the person, apart from what the analysis itself has to say.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use semeai_board::{ByColor, Point};
use semeai_race::report::Notice;
use semeai_session::Repair;
use semeai_session::compose::ComposedExercises;
use semeai_session::file::{FileContent, GatheredPositions, Stamp};
use semeai_session::lesson_results::LessonName;

use crate::local_text::LocalText;
use crate::typed_texts::PathUse;

/// Messages and what they point at.
#[derive(Debug, Default)]
pub(crate) struct Messages {
    /// What was done just now.
    pub(crate) note: Option<Note>,
    /// Messages from what the person did.
    pub(crate) strips: Vec<Strip>,
    /// Notices of the analysis that were dismissed.
    pub(crate) dismissed: Vec<Notice>,
    /// Points that a message speaks of.
    pub(crate) shown_points: Vec<Point>,
    /// Whether a picture could not be drawn: a defect of the program.
    pub(crate) has_picture_failed: bool,
}

impl Messages {
    /// Says something in the bottom line, for a moment.
    pub(crate) fn say(&mut self, text: impl Into<LocalText>) {
        self.note = Some(Note {
            said: text.into(),
            until: None,
        });
    }

    /// Forgets what was said for a moment when that is over; says how long the next of it is not.
    pub(crate) fn fade(&mut self, now: f64) -> Option<Duration> {
        let mut left = Vec::new();
        if let Some(note) = &mut self.note {
            left.push(*note.until.get_or_insert(now + NOTE_SECS) - now);
        }
        let is_over = |note: &Note| note.until.is_some_and(|until| until <= now);
        self.note = self.note.take().filter(|note| !is_over(note));
        for strip in self.strips.iter_mut().filter(|strip| strip.is_no_news()) {
            left.push(*strip.until.get_or_insert(now + STRIP_SECS) - now);
        }
        self.strips
            .retain(|strip| strip.until.is_none_or(|until| until > now));
        let left = left.into_iter().filter(|left| *left > 0.0);
        left.map(Duration::from_secs_f64).min()
    }

    /// Says in a strip what went wrong.
    pub(crate) fn say_error(&mut self, text: impl Into<LocalText>) {
        // What was done before that is no news any more.
        self.note = None;
        self.strips.push(Strip::error(text.into(), Vec::new()));
    }

    /// Says what stays until it is answered or no longer true, instead of what was said of the same before.
    pub(crate) fn hold(&mut self, topic: Topic, strip: Strip) {
        self.drop(topic);
        self.strips.push(Strip {
            topic: Some(topic),
            ..strip
        });
    }

    /// What was said of this is answered, or true no longer.
    pub(crate) fn drop(&mut self, topic: Topic) {
        self.strips.retain(|strip| strip.topic != Some(topic));
    }

    /// Removes what was said of the document as it was: it changes.
    pub(crate) fn settle(&mut self) {
        self.shown_points.clear();
        self.drop(Topic::CutOff);
        self.drop(Topic::Compared);
        self.clear_answer();
        self.strips.retain(|strip| !strip.is_passing());
    }

    /// Removes what was answered before, and what went wrong: something else is asked.
    pub(crate) fn clear_answer(&mut self) {
        self.drop(Topic::NoRace);
        self.retain(|strip| strip.tone != Tone::Error);
    }

    /// Whether it is said that what was asked about does not race.
    pub(crate) fn has_answer(&self) -> bool {
        self.holds(Topic::NoRace)
    }

    /// What was asked about and is not there, if it was answered.
    pub(crate) fn answer(&self) -> Option<&Strip> {
        let is_it = |strip: &&Strip| strip.topic == Some(Topic::NoRace);
        self.strips.iter().find(is_it)
    }

    /// Whether it is said that a file is still being read.
    pub(crate) fn is_reading(&self) -> bool {
        self.holds(Topic::Reading)
    }

    fn holds(&self, topic: Topic) -> bool {
        self.strips.iter().any(|strip| strip.topic == Some(topic))
    }

    /// Removes the strips.
    pub(crate) fn clear(&mut self) {
        self.drop(Topic::NoRace);
        self.retain(|_| false);
    }

    /// Keeps these strips, and what is held.
    fn retain(&mut self, is_kept: impl Fn(&Strip) -> bool) {
        self.strips
            .retain(|strip| strip.topic.is_some() || is_kept(strip));
    }
}

/// How long something is said that is no news for long, in seconds.
const NOTE_SECS: f64 = 4.0;
/// How long a strip is shown that is no news for long, unless something is done before.
const STRIP_SECS: f64 = 12.0;

/// Something that was done, said for a moment.
#[derive(Clone, Debug)]
pub(crate) struct Note {
    /// What is said.
    pub(crate) said: LocalText,
    /// When it ends, once it has been seen.
    until: Option<f64>,
}

/// What must not be overlooked: said once, and until it is answered or no longer true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// Unsaved work of earlier runs.
    Unsaved,
    /// Unsaved work of the document before.
    Left,
    /// Unsaved work that had to go for newer one.
    Dropped,
    /// Work that cannot be put by.
    NotKept,
    /// What the file tells of a proof.
    Stored,
    /// Settings that could not be read.
    Settings,
    /// A file that could not be written, or holds something else than what was to be written over.
    NotWritten,
    /// A file that was read too late to be shown without a question.
    Late,
    /// A file that is still being read.
    Reading,
    /// An exercise that is being composed.
    Composing,
    /// An exercise that came too late to be shown without a question.
    Exercise,
    /// What came of lessons and could not be read.
    Results,
    /// A position that was missed and is not where it was.
    Missed,
    /// Whether what came of lessons is to be forgotten.
    Wipe,
    /// A handout of which the answers are still being found.
    Handout,
    /// What was asked about and is not there: blocks that do not race, an endgame in which nothing is safe.
    NoRace,
    /// Stones that stood outside a board that was made smaller.
    CutOff,
    /// Two moves of an endgame beside each other.
    Compared,
}

/// A message beside the board that came from something the person did.
#[derive(Clone, Debug)]
pub(crate) struct Strip {
    /// What is said.
    pub(crate) text: LocalText,
    /// How it is meant.
    pub(crate) tone: Tone,
    /// What it is about, if it is held.
    pub(crate) topic: Option<Topic>,
    /// Buttons that help.
    pub(crate) buttons: Vec<(LocalText, Remedy)>,
    /// The first moves of each side that it names: as long as it is read, the board shows them.
    pub(crate) first_moves: ByColor<Vec<Point>>,
    /// When it ends, once it has been seen, if it is no news for long.
    until: Option<f64>,
}

/// How a message is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// It answers what was asked: there is nothing to mend.
    Answer,
    /// It is worth minding.
    Remark,
    /// Something went wrong.
    Error,
}

impl Strip {
    /// Whether it is no news for long: what it tells of can be taken back all the same.
    fn is_no_news(&self) -> bool {
        self.topic == Some(Topic::Left)
    }

    /// Whether it only tells what was done: nothing went wrong, and no answer is wanted.
    fn is_passing(&self) -> bool {
        self.tone != Tone::Error && self.buttons.is_empty() && self.topic.is_none()
    }

    /// What was asked, answered.
    pub(crate) fn answer(text: LocalText) -> Self {
        Self {
            tone: Tone::Answer,
            ..Self::remark(text, Vec::new())
        }
    }

    /// The same with the first moves that it names.
    pub(crate) fn with_first_moves(self, first_moves: ByColor<Vec<Point>>) -> Self {
        Self {
            first_moves,
            ..self
        }
    }

    /// What went wrong, with buttons that help.
    pub(crate) fn error(text: LocalText, buttons: Vec<(LocalText, Remedy)>) -> Self {
        Self {
            tone: Tone::Error,
            ..Self::remark(text, buttons)
        }
    }

    /// What is worth knowing, with buttons that help.
    pub(crate) fn remark(text: LocalText, buttons: Vec<(LocalText, Remedy)>) -> Self {
        Self {
            text,
            tone: Tone::Remark,
            topic: None,
            buttons,
            first_moves: ByColor::default(),
            until: None,
        }
    }
}

/// What a button of a message does about what it says.
#[derive(Clone, Debug)]
pub(crate) enum Remedy {
    /// What the message itself offers.
    Repair(Repair),
    /// Takes the unsaved work of an earlier run.
    Restore,
    /// Throws it away.
    DiscardRestore,
    /// Throws all of it away.
    DiscardAll,
    /// Ends the program with work that is nowhere else.
    LeaveWithout,
    /// Writes over a file that holds this.
    WriteOver(PathUse, PathBuf, Stamp),
    /// Writes somewhere else.
    WriteElsewhere(PathUse),
    /// Opens a file.
    Open(PathBuf),
    /// Gives up what is being read.
    StopReading,
    /// Gives up the exercise that is being composed.
    StopComposing,
    /// Shows exercises.
    ShowExercises(ComposedExercises),
    /// Forgets what came of lessons.
    Wipe,
    /// Forgets nothing.
    KeepResults,
    /// Offers a position no more that is not in its file.
    DropMissed(LessonName),
    /// Adds positions that have been read.
    AddPositions(Arc<GatheredPositions>),
    /// Shows a file that has been read.
    Show(PathBuf, Box<(FileContent, Stamp)>),
}

#[cfg(test)]
mod tests {
    use semeai_words::labels::Label;

    use super::*;

    #[test]
    fn what_is_no_news_goes_by_itself_and_all_else_stays() {
        let mut messages = Messages::default();
        let told = || Strip::remark(Label::LeftUnsaved.into(), Vec::new());
        messages.hold(Topic::Left, told());
        messages.hold(Topic::NotKept, told());
        messages.say_error(Label::NothingToPaste);
        let left = messages.fade(1.0);
        assert_eq!(left, Some(Duration::from_secs_f64(STRIP_SECS)));
        assert_eq!(messages.strips.len(), 3, "all of it can be read");
        assert_eq!(messages.fade(1.0 + STRIP_SECS), None);
        let topics = messages.strips.iter().map(|strip| strip.topic);
        assert_eq!(topics.collect::<Vec<_>>(), [Some(Topic::NotKept), None]);
    }

    #[test]
    fn the_next_act_puts_away_what_only_tells() {
        let mut messages = Messages::default();
        let told = Strip::remark(Label::LeftUnsaved.into(), Vec::new());
        messages.strips.push(told.clone());
        messages.hold(Topic::NotKept, told);
        messages.settle();
        assert_eq!(messages.strips.len(), 1);
    }
}
