//! An answer, whatever it is about.

use semeai_board::{Color, PointSet};
use semeai_life::Class;
use semeai_words::labels::Label;

/// The answer to what a position is looked at for. All of it is told from one report.
///
/// `A` is what can be asked for from it: a request of the window, or a science's own.
#[derive(Clone, Debug)]
pub struct Sheet<A> {
    /// The answer in one line; never cut.
    pub headline: String,
    /// How it is known; nothing where nothing is known, or it is still being looked at.
    pub known: Option<HowKnown>,
    /// What stands below the headline, a paragraph each, where the rest of the sheet does not say it.
    pub sentences: Vec<String>,
    /// What each start comes to.
    pub starts: Vec<Row>,
    /// Everything else, in the order in which it is told.
    pub parts: Vec<Part<A>>,
    /// What is most likely wanted next.
    pub next: Option<Step<A>>,
    /// What else can be looked at.
    pub more: Vec<Step<A>>,
    /// What goes back to what was answered before, where this was asked for in its place.
    pub back: Option<Step<A>>,
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
            parts: Vec::new(),
            next: None,
            more: Vec::new(),
            back: None,
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
pub struct HowKnown {
    /// In a word.
    pub word: Label,
    /// In a sentence, for who points at the word; empty if the word says it all.
    pub sentence: String,
}

impl HowKnown {
    /// What a word alone says.
    pub const fn word(word: Label) -> Self {
        Self {
            word,
            sentence: String::new(),
        }
    }
}

/// A part of a sheet.
#[derive(Clone, Debug)]
pub enum Part<A> {
    /// How it is asked. It stays where the answer is covered, and is not printed.
    Form(Vec<Field<A>>),
    /// Rows below each other.
    Facts(Facts),
    /// The moves to where the board stands. They are not printed.
    Path(Vec<PathStep<A>>),
    /// First moves of both sides.
    Moves(Moves<A>),
    /// What follows from two things.
    Table(Table),
    /// What a hand can do, or what is not there. It is not printed.
    Hint(Label),
}

/// A choice of how it is asked.
#[derive(Clone, Debug)]
pub struct Field<A> {
    /// What is chosen.
    pub name: Label,
    /// All that can be.
    pub choices: Vec<FieldChoice<A>>,
}

/// One of the choices of a field.
#[derive(Clone, Debug)]
pub struct FieldChoice<A> {
    /// What it is called.
    pub name: Label,
    /// What choosing it means.
    pub hint: Label,
    /// Whether it is the one now.
    pub is_chosen: bool,
    /// What a click asks for; nothing where it would change nothing.
    pub asks: Option<A>,
}

/// Rows below each other.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// Over them, if anything is. It is not printed.
    pub heading: Option<Label>,
    /// In the order in which they are told.
    pub rows: Vec<Row>,
}

impl Facts {
    /// Sentences with the points that they speak of.
    pub fn said(heading: Label, said: Vec<(String, PointSet)>) -> Self {
        let rows = said.into_iter().map(|(text, points)| Row {
            text,
            points,
            ..Row::default()
        });
        Self {
            heading: Some(heading),
            rows: rows.collect(),
        }
    }
}

/// A line of a sheet.
#[derive(Clone, Debug, Default)]
pub struct Row {
    /// Before it.
    pub sign: Option<Sign>,
    /// "Black to play"; empty where it says what it is about by itself.
    pub head: String,
    /// "Black wins by H9".
    pub text: String,
    /// The points that it speaks of, where these are known: they light up while somebody points at the row.
    pub points: PointSet,
    /// Whether it is about a list of points, which are named where no board shows them.
    pub is_list: bool,
}

impl Row {
    /// A sentence.
    pub fn sentence(text: String) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }

    /// What is said of some points, which are named where no board shows them.
    pub fn list(text: String, points: PointSet) -> Self {
        Self {
            text,
            points,
            is_list: true,
            ..Self::default()
        }
    }
}

/// What stands for something as it stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A side.
    Stone(Color),
    /// A class of a point, in the letters that are wanted.
    Class(Class),
}

/// A move to where the board stands.
#[derive(Clone, Debug)]
pub struct PathStep<A> {
    /// Whose move; nothing for the position itself.
    pub color: Option<Color>,
    /// Where; for the position itself how the way back to it is called.
    pub name: String,
    /// What goes back to the position after it; nothing where the board stands there.
    pub asks: Option<A>,
}

/// First moves of both sides.
#[derive(Clone, Debug)]
pub struct Moves<A> {
    /// Over them. It is not printed.
    pub heading: Label,
    /// What can be done with them.
    pub hint: Label,
    /// Those of each side.
    pub lines: Vec<MoveLine<A>>,
}

/// First moves of a side.
#[derive(Clone, Debug)]
pub struct MoveLine<A> {
    /// Whose.
    pub color: Color,
    /// What they are, or that there is none, in words.
    pub head: String,
    /// In the order in which they are told.
    pub moves: Vec<MoveCell<A>>,
}

/// A first move.
#[derive(Clone, Debug)]
pub struct MoveCell<A> {
    /// Where.
    pub name: String,
    /// What comes of it.
    pub sign: Sign,
    /// What a click asks for, if it can be clicked.
    pub asks: Option<A>,
}

/// What follows from two things: one by row, one by column.
#[derive(Clone, Debug)]
pub struct Table {
    /// Above it.
    pub caption: Label,
    /// The names of the columns.
    pub columns: Vec<TableHead>,
    /// The name of each row, and its cells by column.
    pub rows: Vec<(TableHead, Vec<TableCell>)>,
    /// What the cell says that applies, in a sentence.
    pub sentence: String,
}

/// The name of a row or of a column.
#[derive(Clone, Debug)]
pub struct TableHead {
    /// Before it.
    pub sign: Sign,
    /// The name.
    pub name: String,
    /// The same in full.
    pub said: String,
}

/// A cell of a table.
#[derive(Clone, Copy, Debug)]
pub struct TableCell {
    /// What stands in it.
    pub sign: Sign,
    /// Whether it is the one that applies.
    pub is_lit: bool,
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
