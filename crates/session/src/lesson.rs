//! What a lesson asks of a position and what it answers, as the person wrote it in any number of languages.

use std::cell::RefCell;
use std::collections::BTreeSet;

use semeai_board::PointSet;

use crate::document::part::Part;
use crate::file::sgf::names;
use crate::file::sgf::property::FileProperty;
use crate::file::sgf::reading::lists::Lists;
use crate::file::sgf::value::{as_read, escape, unescape};
use crate::settings::Language;

/// What a lesson asks of a position, and the answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonText {
    /// The question.
    pub question: Translations,
    /// The answer, for whoever gives up or has found it.
    pub answer: Translations,
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
    /// The question in a language; none if the text is empty.
    Question(Language, String),
    /// The answer in a language; none if the text is empty.
    Answer(Language, String),
}

impl Translations {
    /// The text in this language, or if it lacks that in one that it has; nothing if nobody wrote any.
    ///
    /// ```
    /// use semeai_session::{Language, Translations};
    ///
    /// let mut asked = Translations::default();
    /// asked.write(Language::Japanese, "黒先でどうなりますか。");
    /// assert_eq!(asked.told(Language::English), Some("黒先でどうなりますか。"));
    /// asked.write(Language::English, "What if Black starts?");
    /// assert_eq!(asked.told(Language::English), Some("What if Black starts?"));
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
    pub const fn is_empty(&self) -> bool {
        self.question.is_empty() && self.answer.is_empty()
    }

    /// Says something else.
    pub(crate) fn change(&mut self, action: &LessonAction) {
        match action {
            LessonAction::Question(language, text) => self.question.write(*language, text),
            LessonAction::Answer(language, text) => self.answer.write(*language, text),
        }
    }
}

impl Part for LessonText {
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
        ];
        OWN
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::BoardKind;

    use super::*;
    use crate::file::{Answers, FileNotice, parse, to_sgf};
    use crate::{Action, BoardAction, Document, Session, TextAction};

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
        let ask = |text: &str| LessonAction::Question(Language::English, text.to_owned());
        write(&mut session, ask("  Who wins: [Black]\\White?\nSay why. "));
        let answer = "黒の勝ち:A1。".to_owned();
        write(
            &mut session,
            LessonAction::Answer(Language::Japanese, answer),
        );
        let document = Document::clone(session.document());
        let asked = document.lesson.question.told(Language::English);
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
            LessonAction::Question(Language::English, "Who?".to_owned()),
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
        assert_eq!(lesson.question.told(Language::English), Some("Who?"));
        assert_eq!(lesson.question.told(Language::Japanese), Some("Who?"));
        assert_eq!(lesson.answer.told(Language::English), None);
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
}
