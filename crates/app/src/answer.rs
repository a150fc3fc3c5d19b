//! What a science answers about the position, for who wants the answer and no more.

use semeai_board::{Color, PointSet};
use semeai_words::labels::Label;

use crate::commands::command::Command;
use crate::commands::mode::Mode;
use crate::commands::requests::Request;

/// The answer to what a position is looked at for. All of it is told from one report.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// The answer in one line; never cut.
    pub(crate) headline: String,
    /// How it is known, in a word; nothing where nothing is known, or it is still being looked at.
    pub(crate) badge: Option<Label>,
    /// How it is known in a sentence, for who points at the word.
    pub(crate) known: String,
    /// What stands below it in a sentence or two, where the rows do not say it.
    pub(crate) sentence: String,
    /// What each start comes to.
    pub(crate) rows: Vec<AnswerRow>,
    /// What is most likely wanted next.
    pub(crate) next: Option<NextStep>,
    /// What else can be looked at.
    pub(crate) more: Vec<NextStep>,
    /// Whether more is being found out.
    pub(crate) is_reading: bool,
}

impl Answer {
    /// A headline alone.
    pub(crate) const fn line(headline: String) -> Self {
        Self {
            headline,
            badge: None,
            known: String::new(),
            sentence: String::new(),
            rows: Vec::new(),
            next: None,
            more: Vec::new(),
            is_reading: false,
        }
    }
}

impl Answer {
    /// How the way back to it is called: where nothing is answered it is no way to an answer.
    pub(crate) const fn way_back(&self) -> Label {
        match self.badge {
            Some(_) => Label::BackToAnswer,
            None => Label::BackHere,
        }
    }

    /// Whether what it says can be tried on the board.
    pub(crate) const fn is_playable(&self) -> bool {
        matches!(
            self.next,
            Some(NextStep {
                asks: Request::Command(Command::Mode(Mode::PlayOut)),
                ..
            })
        )
    }
}

/// What a start comes to.
#[derive(Clone, Debug)]
pub(crate) struct AnswerRow {
    /// Who starts.
    pub(crate) first: Color,
    /// "Black to play".
    pub(crate) head: String,
    /// "Black wins at H9".
    pub(crate) text: String,
    /// The points that it depends on, where these are known: they light up while somebody points at the row.
    pub(crate) holds_on: PointSet,
}

/// A button, with what it asks for.
#[derive(Clone, Debug)]
pub(crate) struct NextStep {
    pub(crate) name: Label,
    pub(crate) hint: Option<Label>,
    pub(crate) asks: Request,
}

impl NextStep {
    /// A step that a command does.
    pub(crate) fn command(name: Label, command: impl Into<Command>) -> Self {
        Self {
            name,
            hint: None,
            asks: Request::Command(command.into()),
        }
    }

    /// The same with a word on what it does.
    pub(crate) fn hinted(self, hint: Label) -> Self {
        Self {
            hint: Some(hint),
            ..self
        }
    }
}
