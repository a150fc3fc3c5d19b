//! What is typed into the window itself: the one thing that drawing changes.

use semeai_words::labels::Label;
use std::path::Path;

use semeai_board::Point;
use semeai_cgt::Rational;
use semeai_sums::{Binary, Sum};

/// What the Values panel shows before anything is typed: the sum of the system paper's first example.
const FIRST_EXPRESSION: &str = "{4|0} + {6||4|0} - 7";

/// The texts that are typed.
#[derive(Debug, Default)]
pub(crate) struct TypedTexts {
    /// The strip for paths.
    pub(crate) path: Option<PathField>,
    /// The fields of the Values panel.
    pub(crate) values: Fields,
    /// The name of a point to go to.
    pub(crate) point: String,
    /// What is being written about the position.
    pub(crate) comment: WrittenField,
    /// What is being written about a position of a lesson.
    pub(crate) lesson: LessonFields,
    /// The sum of trees.
    pub(crate) sum: SumField,
    /// Whether a field had the keyboard at the end of the last frame.
    pub(crate) was_typing: bool,
}

/// What is being written as a part of the document. It becomes a part of the document when the hand rests, leaves the field, or asks
/// for anything else.
#[derive(Clone, Debug, Default)]
pub(crate) struct WrittenField {
    /// The text as typed.
    pub(crate) text: String,
    /// Whether it is not in the document yet; if so, when it was changed last.
    pub(crate) changed_secs: Option<f64>,
}

/// The texts of a position of a lesson.
#[derive(Clone, Debug, Default)]
pub(crate) struct LessonFields {
    pub(crate) title: WrittenField,
    pub(crate) question: WrittenField,
    pub(crate) answer: WrittenField,
    /// The label of a point, and of which: where it is another one, the field takes the keyboard.
    pub(crate) label: WrittenField,
    pub(crate) labelled: Option<Point>,
}

impl WrittenField {
    /// Shows this text, unless something is being written. Spaces round it may just have been typed.
    pub(crate) fn follow(&mut self, text: &str) {
        if self.changed_secs.is_none() && self.text.trim() != text.trim() {
            text.clone_into(&mut self.text);
        }
    }
}

/// More gotes are not dragged one by one.
const MOST_GOTES: usize = 20;

/// The sum of trees as it is typed and dragged.
#[derive(Clone, Debug)]
pub(crate) struct SumField {
    /// Its text.
    pub(crate) written: WrittenField,
    /// Whether it should take the keyboard in the next frame.
    pub(crate) wants_focus: bool,
    /// The text that was read last, and its numbers if it is one tree of depth 2 among gotes: with the points that are left
    /// over.
    read: Option<(String, Option<(Binary, Rational)>)>,
    /// How far the rules of thumb are tested.
    pub(crate) tested: u32,
}

impl Default for SumField {
    fn default() -> Self {
        Self {
            written: WrittenField::default(),
            wants_focus: false,
            read: None,
            tested: 12,
        }
    }
}

impl SumField {
    /// The numbers of the sum as it is typed, if it is one tree of depth 2 among so few gotes that each has a field.
    pub(crate) fn numbers(&mut self) -> Option<&(Binary, Rational)> {
        let text = &self.written.text;
        if self.read.as_ref().is_none_or(|(read, _)| read != text) {
            let sum = Sum::parse(text).ok();
            let numbers = sum.and_then(|sum| Binary::of(&sum));
            let numbers = numbers.filter(|(binary, _)| binary.gotes.len() <= MOST_GOTES);
            self.read = Some((text.clone(), numbers));
        }
        self.read.as_ref()?.1.as_ref()
    }

    /// Writes the sum of other numbers.
    pub(crate) fn write(&mut self, binary: &Binary, points: Rational, now_secs: f64) {
        let Binary { xl, xr, y, gotes } = binary;
        let mut text = format!("A({xl},{xr},{y})");
        for gote in gotes {
            text += &format!(" + {{{gote}|0}}");
        }
        let zero = Rational::from_integer(0);
        if points > zero {
            text += &format!(" + {points}");
        } else if points < zero {
            text += &format!(" - {}", -points);
        }
        self.written.text = text;
        self.written.changed_secs = Some(now_secs);
    }
}

/// Why the strip for paths is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PathUse {
    /// To read a file.
    Open,
    /// To read the files of a folder, one after the other.
    OpenFolder,
    /// To add the positions of files to a lesson.
    Gather,
    /// To write one.
    Save,
    /// To write a picture.
    Picture(Picture),
    /// To write the positions of the file as a handout.
    Handout,
    /// To write what came of lessons.
    Results,
    /// To write a table as a text.
    Table(TableFormat),
}

/// The strip in which a path can be typed.
#[derive(Clone, Debug)]
pub(crate) struct PathField {
    /// What for.
    pub(crate) purpose: PathUse,
    /// What has been typed.
    pub(crate) text: String,
    /// Whether it should take the keyboard in the next frame.
    pub(crate) wants_focus: bool,
    /// Whether more has come behind what was typed, where the next letter is to go.
    pub(crate) is_completed: bool,
}

/// The texts of the fields of the Values panel, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fields {
    /// The expression.
    pub(crate) expression: String,
    /// By how much to cool.
    pub(crate) cool: String,
    /// The expression to compare with; empty for none.
    pub(crate) other: String,
    /// Whether the expression should take the keyboard in the next frame.
    pub(crate) wants_focus: bool,
}

impl Default for Fields {
    fn default() -> Self {
        Self {
            expression: FIRST_EXPRESSION.to_owned(),
            cool: "2".to_owned(),
            other: String::new(),
            wants_focus: false,
        }
    }
}

/// A picture that is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    /// What it shows.
    pub(crate) of: PictureSubject,
    /// What it is written as, if the name of its file does not say.
    pub(crate) kind: PictureKind,
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PictureSubject {
    /// The board as it is seen.
    Board,
    /// The whole best line, or the play-out so far, with numbers.
    Line,
    /// The tree of the region that is chosen.
    Tree,
    /// The thermograph of the node, or of the position inside a region, in which the board stands.
    Thermograph,
    /// What the biggest move of an endgame is worth along its best line.
    Curve,
    /// The thermograph of the Values panel.
    Values,
    /// The plane of the sum.
    Plane,
    /// The table of games.
    Table,
    /// What is looked at of one of its cells.
    Plot,
}

/// What a table of games is written as, for other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableFormat {
    Csv,
    Markdown,
    Json,
    /// What was played, for who plays it again; it needs no finished cell.
    Experiment,
}

impl TableFormat {
    /// All of them, each with its name.
    pub(crate) const ALL: [(Label, Self); 4] = [
        (Label::FormatCsv, Self::Csv),
        (Label::FormatMarkdown, Self::Markdown),
        (Label::FormatJson, Self::Json),
        (Label::FormatExperiment, Self::Experiment),
    ];

    /// The name of a file of it.
    pub(crate) const fn file_name(self) -> &'static str {
        match self {
            Self::Csv => "table.csv",
            Self::Markdown => "table.md",
            Self::Json => "table.json",
            Self::Experiment => "experiment.json",
        }
    }
}

/// The kinds of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PictureKind {
    /// Lines, for printing.
    Svg,
    /// Points, for everything else.
    Png,
}

impl Picture {
    /// The name of a file of this kind.
    pub(crate) fn file_name(self) -> String {
        let name = match self.of {
            PictureSubject::Board => "board",
            PictureSubject::Line => "line",
            PictureSubject::Tree => "tree",
            PictureSubject::Thermograph | PictureSubject::Values => "thermograph",
            PictureSubject::Curve => "temperature",
            PictureSubject::Plane => "boundary",
            PictureSubject::Table => "table",
            PictureSubject::Plot => "plot",
        };
        format!("{name}.{}", self.kind.extension())
    }
}

impl PictureKind {
    /// How the names of such files end.
    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The kind that the name of a file says, if it says one.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        let extension = path.extension()?;
        let kinds = [Self::Svg, Self::Png].into_iter();
        let mut named = kinds.filter(|kind| extension.eq_ignore_ascii_case(kind.extension()));
        named.next()
    }
}
