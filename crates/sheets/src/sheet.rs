//! An answer, whatever it is about.

use semeai_board::{Color, PointSet};
use semeai_words::labels::Label;

/// The answer to what a position is looked at for. All of it is told from one report.
///
/// `A` is what can be asked for from it: a request of the window, or a science's own.
#[derive(Clone, Debug)]
pub struct Sheet<A> {
    /// The answer in one line; never cut.
    pub headline: String,
    /// How it is known; nothing where nothing is known, or it is still being looked at.
    pub known: Option<Known>,
    /// What stands below the headline, a paragraph each, where the rest of the sheet does not say it.
    pub sentences: Vec<String>,
    /// What each start comes to.
    pub starts: Vec<Row>,
    /// What is most likely wanted next.
    pub next: Option<Step<A>>,
    /// What else can be looked at.
    pub more: Vec<Step<A>>,
    /// Whether more is being found out.
    pub is_reading: bool,
}

impl<A> Sheet<A> {
    /// A headline alone.
    pub const fn line(headline: String) -> Self {
        Self {
            headline,
            known: None,
            sentences: Vec::new(),
            starts: Vec::new(),
            next: None,
            more: Vec::new(),
            is_reading: false,
        }
    }

    /// How the way back to it is called: where nothing is known it is no way to an answer.
    pub const fn way_back(&self) -> Label {
        match self.known {
            Some(_) => Label::BackToAnswer,
            None => Label::BackHere,
        }
    }
}

/// One paragraph, or none if it says nothing.
pub fn paragraph(said: String) -> Vec<String> {
    let is_said = !said.is_empty();
    is_said.then_some(said).into_iter().collect()
}

/// How an answer is known.
#[derive(Clone, Debug)]
pub struct Known {
    /// In a word.
    pub word: Label,
    /// In a sentence, for who points at the word; empty if the word says it all.
    pub sentence: String,
}

impl Known {
    /// What a word alone says.
    pub const fn word(word: Label) -> Self {
        Self {
            word,
            sentence: String::new(),
        }
    }
}

/// What a start comes to.
#[derive(Clone, Debug)]
pub struct Row {
    /// Who starts.
    pub first: Color,
    /// "Black to play".
    pub head: String,
    /// "Black wins by H9".
    pub text: String,
    /// The points that it depends on, where these are known: they light up while somebody points at the row.
    pub points: PointSet,
}

/// A button, with what it asks for.
#[derive(Clone, Debug)]
pub struct Step<A> {
    /// What it is called.
    pub name: Label,
    /// A word on what it does.
    pub hint: Option<Label>,
    /// What a click asks for.
    pub asks: A,
}

impl<A> Step<A> {
    /// A step without a word on what it does.
    pub const fn new(name: Label, asks: A) -> Self {
        Self {
            name,
            hint: None,
            asks,
        }
    }

    /// The same with a word on what it does.
    #[must_use]
    pub fn hinted(self, hint: Label) -> Self {
        Self {
            hint: Some(hint),
            ..self
        }
    }
}
