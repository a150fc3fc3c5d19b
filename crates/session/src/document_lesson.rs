//! What a document says as a position of a lesson: who plays, what it is called, and which marks are seen when.

use semeai_board::Color;

use crate::document::Document;
use crate::file::sgf::markup::{Markup, MarkupAction};
use crate::file::sgf::value::one_line;
use crate::lesson::{LessonAction, Translations};
use crate::settings::Language;

impl Document {
    /// The side of which alone it is asked what comes of it if it starts; nothing where both starts are asked about.
    ///
    /// ```
    /// use semeai_board::Color;
    /// use semeai_session::file::parse;
    ///
    /// let of = |text: &str| parse("problem.sgf", text.as_bytes()).expect("a file").document.asked_start();
    /// assert_eq!(of("(;SZ[5]AB[bb]AW[cc])"), None);
    /// assert_eq!(of("(;SZ[5]AB[bb]AW[cc]PL[W])"), Some(Color::White));
    /// ```
    pub fn asked_start(&self) -> Option<Color> {
        self.lesson.asks_one_start.then_some(self.board.to_move)
    }

    /// Says of which side alone it is asked, or that both starts are asked about.
    pub(crate) fn ask_start(&mut self, start: Option<Color>) {
        self.lesson.asks_one_start = start.is_some();
        self.lesson.asks_move = false;
        self.board.to_move = start.unwrap_or(self.board.to_move);
    }

    /// Whether nothing is on the board, and nothing is said of it: a position that somebody is about to set up.
    pub fn is_blank(&self) -> bool {
        let stones = &self.board.setup.stones;
        let is_bare = stones.black.is_empty() && stones.white.is_empty() && self.game.is_none();
        let lesson = &self.lesson;
        let texts = [&lesson.title, &lesson.question, &lesson.answer];
        is_bare && self.text.title.is_empty() && texts.into_iter().all(Translations::is_empty)
    }

    /// What the position is called in a language, or if it lacks that in another; empty if nobody has called it anything.
    pub fn title(&self, language: Language) -> &str {
        let told = self.lesson.title.told(language);
        told.unwrap_or(&self.text.title)
    }

    /// What it is called in this language alone: a title that nobody has translated is in the language in which it is written.
    pub fn title_in(&self, language: Language) -> Option<&str> {
        let titles = &self.lesson.title;
        let alone = Some(self.text.title.as_str()).filter(|title| !title.is_empty());
        match titles.is_empty() {
            true => alone.filter(|title| written_in(title) == language),
            false => titles.in_language(language),
        }
    }

    /// All marks for readers: those that are always seen, and those that are seen with the answer.
    pub fn markup_with_answer(&self) -> Markup {
        let mut all = self.markup();
        let marks = &self.lesson.marks;
        let labels = marks.labels.iter();
        all.labels
            .extend(labels.map(|(&at, text)| (at, text.clone())));
        for (&sign, on) in &marks.signs {
            for point in on {
                if all.sign(point) != Some(sign) {
                    all.change(&MarkupAction::Sign(point, sign));
                }
            }
        }
        all.lines.extend(marks.lines.iter().copied());
        all
    }

    /// Says something else of what is asked.
    pub(crate) fn change_lesson(&mut self, action: &LessonAction) {
        let lesson = &mut self.lesson;
        match action {
            LessonAction::Title(language, text) => self.write_title(*language, &one_line(text)),
            LessonAction::Question(language, text) => lesson.question.write(*language, text),
            LessonAction::Answer(language, text) => lesson.answer.write(*language, text),
            LessonAction::Mark(action) => {
                lesson.marks.change(action);
                let mut always = self.markup();
                always.make_room_for(action);
                self.set_markup(&always);
            }
        }
    }

    /// Calls the position something else in one language. Its title, which other programs show, stays in the language that it is in.
    fn write_title(&mut self, language: Language, text: &str) {
        let (title, titles) = (&mut self.text.title, &mut self.lesson.title);
        if titles.is_empty() && !title.is_empty() {
            titles.write(written_in(title), title);
        }
        let is_of_title = titles.in_language(language) == Some(title.as_str());
        titles.write(language, text);
        if is_of_title || title.is_empty() {
            *title = titles.told(language).unwrap_or_default().to_owned();
        }
        // In one language the title alone says it.
        let is_said = titles.in_language(written_in(title)) == Some(title.as_str());
        if is_said && titles.is_one() {
            *titles = Translations::default();
        }
    }

    /// The title is another one, in whatever language it is.
    pub(crate) fn set_title(&mut self, title: &str) {
        title.clone_into(&mut self.text.title);
        self.lesson.title = Translations::default();
    }

    /// Forgets the titles of a file in which another program has changed the one that it shows.
    pub(crate) fn follow_title(&mut self) {
        let titles = std::mem::take(&mut self.lesson.title);
        self.lesson.title = titles.with_text(&self.text.title).unwrap_or_default();
    }
}

/// In which language a title is written: Japanese has signs that English lacks.
fn written_in(title: &str) -> Language {
    let is_japanese =
        |sign: char| matches!(sign, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}');
    match title.contains(is_japanese) {
        true => Language::JAPANESE,
        false => Language::ENGLISH,
    }
}
