//! What a lesson asks of a position and what it answers, as the person wrote it in any number of languages.

use std::cell::RefCell;
use std::collections::BTreeSet;

use semeai_board::{Image, PointSet};

use crate::document::part::Part;
use crate::file::sgf::markup::{Markup, MarkupAction};
use crate::file::sgf::names;
use crate::file::sgf::property::{FileProperty, flag};
use crate::file::sgf::reading::lists::Lists;
use crate::file::sgf::value::{as_read, escape, unescape};
use crate::settings::Language;

/// What a lesson asks of a position, and the answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonText {
    /// What the position is called, where it is in more than one language; one of them is the title of the position.
    pub title: Translations,
    /// The question.
    pub question: Translations,
    /// The answer, for whoever gives up or has found it.
    pub answer: Translations,
    /// The marks that are covered until the answer is shown, beside those that are always seen.
    pub marks: Markup,
    /// Whether it is asked only what comes of it if the side that is to move starts, and not what if the other one does.
    pub asks_one_start: bool,
    /// Whether of that side its move alone is asked, and not what comes of it: as exercises with one move do.
    pub asks_move: bool,
}

/// A text in as many languages as somebody has written it in.
///
/// Languages that the program does not speak stay: files of later versions may have them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translations {
    /// The codes of languages with their texts, in the order of the codes; no text is empty.
    texts: Vec<(String, String)>,
}

/// Changes of what a lesson says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// The title in a language, on one line; none if the text is empty.
    Title(Language, String),
    /// The question in a language; none if the text is empty.
    Question(Language, String),
    /// The answer in a language; none if the text is empty.
    Answer(Language, String),
    /// A mark that is covered until the answer is shown. What stands at its place for everybody goes.
    Mark(MarkupAction),
}

impl Translations {
    /// The text in this language, or if it lacks that in one that it has; nothing if nobody wrote any.
    ///
    /// ```
    /// use semeai_session::{Language, Translations};
    ///
    /// let mut asked = Translations::default();
    /// asked.write(Language::JAPANESE, "黒先でどうなりますか。");
    /// assert_eq!(asked.told(Language::ENGLISH), Some("黒先でどうなりますか。"));
    /// asked.write(Language::ENGLISH, "What if Black starts?");
    /// assert_eq!(asked.told(Language::ENGLISH), Some("What if Black starts?"));
    /// ```
    pub fn told(&self, language: Language) -> Option<&str> {
        let any = || self.texts.first().map(|(_, text)| &**text);
        self.of(language.code()).or_else(any)
    }

    /// The text in this language alone.
    pub fn in_language(&self, language: Language) -> Option<&str> {
        self.of(language.code())
    }

    /// Writes the text in a language, without spaces around it; an empty text takes it away.
    pub fn write(&mut self, language: Language, text: &str) {
        self.set(language.code(), &as_read(text));
    }

    /// What the root of a game says under this name, whatever else is wrong with it.
    pub(crate) fn of_values<'a>(values: impl Iterator<Item = &'a str>) -> Self {
        let mut texts = Self::default();
        for raw in values {
            let text = unescape(raw);
            let text = text.split_once(':');
            if let Some((code, text)) = text.filter(|(code, _)| is_code(code.trim()))
                && texts.of(code.trim()).is_none()
            {
                texts.set(code.trim(), text);
            }
        }
        texts
    }

    /// The same if one of them is this text.
    pub(crate) fn with_text(self, text: &str) -> Option<Self> {
        let is_there = self.texts.iter().any(|(_, each)| each == text);
        is_there.then_some(self)
    }

    /// Whether it is in one language alone.
    pub(crate) const fn is_one(&self) -> bool {
        self.texts.len() == 1
    }

    /// Whether nobody has written anything.
    pub const fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    fn of(&self, code: &str) -> Option<&str> {
        let found = self.texts.iter().find(|(of, _)| of == code);
        found.map(|(_, text)| &**text)
    }

    fn set(&mut self, code: &str, text: &str) {
        self.texts.retain(|(of, _)| of != code);
        let text = text.trim();
        if !text.is_empty() {
            let at = self.texts.partition_point(|(of, _)| &**of < code);
            self.texts.insert(at, (code.to_owned(), text.to_owned()));
        }
    }

    /// The values of a property, `en:text` each. What has no language, or one that came before, is told and left out.
    fn read(name: &str, lists: &mut Lists<'_>) -> Self {
        let seen = RefCell::new(BTreeSet::new());
        let read = lists.each(name, |_, raw| {
            let text = unescape(raw);
            let (code, text) = text.split_once(':')?;
            let code = code.trim();
            let is_new = is_code(code) && seen.borrow_mut().insert(code.to_owned());
            is_new.then(|| (code.to_owned(), text.to_owned()))
        });
        let mut texts = Self::default();
        for (code, text) in read {
            texts.set(&code, &text);
        }
        texts
    }

    fn written(&self) -> Vec<String> {
        let texts = self.texts.iter();
        texts
            .map(|(code, text)| format!("{code}:{}", escape(text)))
            .collect()
    }
}

/// Whether a word can be the code of a language: `en`, `pt-BR`.
fn is_code(word: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
    (2..=16).contains(&word.len()) && word.chars().all(is_sign)
}

impl LessonText {
    /// Whether nothing is asked or answered.
    pub fn is_empty(&self) -> bool {
        self.question.is_empty() && self.answer.is_empty() && self.marks.is_empty()
    }
}

/// The marks that a property lists one by one; a place has the last of several.
fn marks(name: &str, lists: &mut Lists<'_>) -> Markup {
    let mut markup = Markup::default();
    for mark in lists.each(name, Markup::read_value) {
        markup.make_room_for(&mark);
        markup.change(&mark);
    }
    markup
}

impl Part for LessonText {
    fn rearrange(&mut self, image: &Image) {
        self.marks = self.marks.through(image);
    }

    /// What is asked of stones that are taken away is asked of nothing.
    fn clear(&mut self) {
        *self = Self::default();
    }

    fn take_marks(&mut self, from: &Self) {
        self.clone_from(from);
    }

    /// What is asked of a position is asked of no other one of its game.
    fn go_along(&mut self, _stay: &PointSet) {
        *self = Self::default();
    }

    fn properties() -> &'static [FileProperty<Self>] {
        const OWN: &[FileProperty<LessonText>] = &[
            FileProperty {
                name: names::QUESTION,
                read: |lesson, lists| lesson.question = Translations::read(names::QUESTION, lists),
                write: |lesson, _| lesson.question.written(),
            },
            FileProperty {
                name: names::ANSWER,
                read: |lesson, lists| lesson.answer = Translations::read(names::ANSWER, lists),
                write: |lesson, _| lesson.answer.written(),
            },
            FileProperty {
                name: names::TITLES,
                read: |lesson, lists| lesson.title = Translations::read(names::TITLES, lists),
                write: |lesson, _| lesson.title.written(),
            },
            FileProperty {
                name: names::ANSWER_MARKS,
                read: |lesson, lists| lesson.marks = marks(names::ANSWER_MARKS, lists),
                write: |lesson, topology| lesson.marks.values(topology),
            },
            FileProperty {
                name: names::ONE_START,
                read: |lesson, lists| {
                    lesson.asks_one_start = lists.has_value(names::ONE_START, "1");
                },
                write: |lesson, _| flag(lesson.asks_one_start),
            },
            FileProperty {
                name: names::ASKS_MOVE,
                read: |lesson, lists| lesson.asks_move = lists.has_value(names::ASKS_MOVE, "1"),
                write: |lesson, _| flag(lesson.asks_move),
            },
        ];
        OWN
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{BoardKind, Color, Symmetry};

    use super::*;
    use crate::file::sgf::markup::{MarkupLine, MarkupSign};
    use crate::file::{Answers, FileNotice, parse, to_sgf};
    use crate::{Action, BoardAction, Document, RaceAction, Session, TextAction};

    fn session() -> Session {
        let board = BoardKind::rectangle(5, 5).expect("a board");
        Session::new(Document::empty(board))
    }

    fn write(session: &mut Session, action: LessonAction) {
        let action = Action::Text(TextAction::Lesson(action));
        session.apply(&action).expect("words");
    }

    #[test]
    fn a_question_is_undone_and_comes_back_from_a_file() {
        let mut session = session();
        let ask = |text: &str| LessonAction::Question(Language::ENGLISH, text.to_owned());
        write(&mut session, ask("  Who wins: [Black]\\White?\nSay why. "));
        let answer = "黒の勝ち:A1。".to_owned();
        write(
            &mut session,
            LessonAction::Answer(Language::JAPANESE, answer),
        );
        let document = Document::clone(session.document());
        let asked = document.lesson.question.told(Language::ENGLISH);
        assert_eq!(asked, Some("Who wins: [Black]\\White?\nSay why."));
        let text = to_sgf(&document, &Answers::NOTHING).expect("a rectangle");
        assert!(
            text.contains("SEMQT[en:Who wins: [Black\\]\\\\White?"),
            "{text}"
        );
        let read = parse("lesson.sgf", text.as_bytes()).expect("our own");
        assert_eq!((read.document, read.notices), (document, Vec::new()));
        assert!(session.undo() && session.undo());
        assert_eq!(session.document().lesson, LessonText::default());
    }

    #[test]
    fn nothing_is_asked_of_stones_that_are_taken_away() {
        let mut session = session();
        write(
            &mut session,
            LessonAction::Question(Language::ENGLISH, "Who?".to_owned()),
        );
        let clear = Action::Board(BoardAction::Clear);
        session.apply(&clear).expect("a board");
        assert!(session.document().lesson.question.is_empty());
        assert!(session.undo());
        assert!(!session.document().lesson.question.is_empty());
    }

    #[test]
    fn languages_of_later_versions_stay_and_what_is_odd_is_told() {
        let text = "(;SZ[5]SEMV[1]SEMQT[fr:Qui gagne ?][en:Who?][en:Who else?]SEMAT[:no language])";
        let read = parse("lesson.sgf", text.as_bytes()).expect("readable");
        let lesson = &read.document.lesson;
        assert_eq!(lesson.question.told(Language::ENGLISH), Some("Who?"));
        assert_eq!(lesson.question.told(Language::JAPANESE), Some("Who?"));
        assert_eq!(lesson.answer.told(Language::ENGLISH), None);
        let odd = |property: &str| {
            let is_it = |notice: &FileNotice| matches!(notice, FileNotice::Unreadable { property: of, .. } if of == property);
            read.notices.iter().any(is_it)
        };
        assert!(odd("SEMQT") && odd("SEMAT"), "{:?}", read.notices);
        let written = to_sgf(&read.document, &Answers::NOTHING).expect("a rectangle");
        assert!(
            written.contains("SEMQT[en:Who?][fr:Qui gagne ?]"),
            "{written}"
        );
    }

    fn document_of(text: &str) -> Document {
        parse("lesson.sgf", text.as_bytes())
            .expect("readable")
            .document
    }

    fn text_of(document: &Document) -> String {
        to_sgf(document, &Answers::NOTHING).expect("a rectangle")
    }

    #[test]
    fn who_alone_starts_is_said_kept_and_changed_with_the_colours() {
        let mut session = session();
        let ask = |session: &mut Session, start| {
            let action = Action::Race(RaceAction::AskStart(start));
            session.apply(&action).expect("always");
        };
        assert_eq!(session.document().asked_start(), None);
        ask(&mut session, Some(Color::White));
        assert_eq!(session.document().asked_start(), Some(Color::White));
        let text = text_of(session.document());
        assert!(
            text.contains("PL[W]") && text.contains("SEMPL[1]"),
            "{text}"
        );
        assert_eq!(document_of(&text), Document::clone(session.document()));
        let swap = Action::Board(BoardAction::SwapColors);
        session.apply(&swap).expect("a board");
        assert_eq!(session.document().asked_start(), Some(Color::Black));
        ask(&mut session, None);
        assert_eq!(session.document().asked_start(), None);
        assert!(!text_of(session.document()).contains("SEMPL"));
        assert!(session.undo() && session.undo());
        assert_eq!(session.document().asked_start(), Some(Color::White));
    }

    #[test]
    fn a_problem_from_elsewhere_is_asked_of_the_side_that_it_names() {
        for (text, start) in [
            ("(;SZ[5]AB[bb]AW[cc])", None),
            ("(;SZ[5]AB[bb]AW[cc]PL[W])", Some(Color::White)),
            ("(;SZ[5]AB[bb]AW[cc];W[dd])", Some(Color::White)),
            ("(;SZ[5]AB[bb]AW[cc]C[白先])", Some(Color::White)),
            ("(;SZ[5]AB[bb]AW[cc]PL[B])", Some(Color::Black)),
            // What this program has written before says nothing by its side to move.
            ("(;SZ[5]AB[bb]AW[cc]PL[W]SEMV[1])", None),
        ] {
            let document = document_of(text);
            assert_eq!(document.asked_start(), start, "{text}");
            assert_eq!(document_of(&text_of(&document)).asked_start(), start);
        }
    }

    #[test]
    fn a_title_is_written_in_two_languages_and_other_programs_see_one() {
        let mut session = session();
        let call = |session: &mut Session, language, text: &str| {
            write(session, LessonAction::Title(language, text.to_owned()));
        };
        call(&mut session, Language::JAPANESE, "一線のハネ");
        let text = text_of(session.document());
        assert!(
            text.contains("GN[一線のハネ]") && !text.contains("SEMGN"),
            "{text}"
        );
        assert_eq!(session.document().title_in(Language::ENGLISH), None);
        call(&mut session, Language::ENGLISH, "First-line hane");
        let document = Document::clone(session.document());
        let [english, japanese] =
            [Language::ENGLISH, Language::JAPANESE].map(|language| document.title(language));
        assert_eq!((english, japanese), ("First-line hane", "一線のハネ"));
        let text = text_of(&document);
        assert!(text.contains("GN[一線のハネ]"), "it stays: {text}");
        assert_eq!(document_of(&text), document);
        // Another program has called it something else.
        let renamed = document_of(&text.replace("GN[一線のハネ]", "GN[Hane]"));
        assert_eq!(renamed.title(Language::JAPANESE), "Hane");
        assert!(renamed.lesson.title.is_empty());
        call(&mut session, Language::JAPANESE, "");
        assert_eq!(session.document().text.title, "First-line hane");
        assert!(!text_of(session.document()).contains("SEMGN"));
        call(&mut session, Language::ENGLISH, "");
        assert_eq!(session.document().text.title, "");
    }

    #[test]
    fn marks_of_the_answer_are_kept_apart_and_go_along_with_the_board() {
        let mut session = session();
        let [at, other] = ["A1", "B2"].map(|name| session.document().topology().point(name));
        let (at, other) = (at.expect("a point"), other.expect("a point"));
        let arrow = MarkupLine {
            from: at,
            to: other,
            is_arrow: true,
        };
        let sign = MarkupAction::Sign(at, MarkupSign::Triangle);
        let always = Action::Text(TextAction::Markup(sign.clone()));
        session.apply(&always).expect("always");
        for action in [
            sign,
            MarkupAction::Label(other, "a:b]".to_owned()),
            MarkupAction::Line(arrow),
        ] {
            write(&mut session, LessonAction::Mark(action));
        }
        let document = Document::clone(session.document());
        assert!(document.markup().is_empty(), "it has come to the others");
        assert_eq!(document.markup_with_answer(), document.lesson.marks);
        assert!(document.is_of_lesson(), "something is covered");
        let text = text_of(&document);
        assert!(
            text.contains("SEMAM[TR:ae][LB:bd:a:b\\]][AR:ae:bd]"),
            "{text}"
        );
        assert_eq!(document_of(&text), document);
        let odd = text.replace("[TR:ae]", "[TR:zz][XX:aa][LB:aa]");
        let read = parse("lesson.sgf", odd.as_bytes()).expect("readable");
        let is_told = |notice: &FileNotice| matches!(notice, FileNotice::Unreadable { property, .. } if property == "SEMAM");
        assert!(read.notices.iter().any(is_told));
        assert_eq!(read.document.lesson.marks.lines, [arrow]);
        let mirror = BoardAction::Transform(Symmetry::MirrorLeftRight);
        session.apply(&Action::Board(mirror)).expect("a board");
        let mirrored = session.document().topology().point("E1").expect("a point");
        let marks = &session.document().lesson.marks;
        assert_eq!(marks.sign(mirrored), Some(MarkupSign::Triangle));
        let clear = Action::Text(TextAction::Markup(MarkupAction::Clear));
        session.apply(&clear).expect("always");
        assert!(session.document().markup_with_answer().is_empty());
    }
}
