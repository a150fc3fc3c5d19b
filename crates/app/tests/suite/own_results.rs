//! What came of the positions of somebody's own lesson: kept, asked again from their file, and told where that is not possible.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::file::{Answers, to_sgf};
use semeai_session::{Language, Sample, Settings};
use tempfile::TempDir;

use crate::support::{
    Window, click, has, press, settle, settle_when, type_path, wait_for, wait_until, window_of,
};

/// A folder in which a lesson stands, and what the program keeps.
struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Self {
        let desk = Self {
            folder: tempfile::tempdir().expect("a folder"),
        };
        desk.write(&[Sample::ConnectFirst, Sample::SameCount]);
        desk
    }

    fn lesson(&self) -> PathBuf {
        self.folder.path().join("lesson.sgf")
    }

    fn kept(&self) -> String {
        let path = self.folder.path().join("kept/lessons.json");
        fs::read_to_string(path).unwrap_or_default()
    }

    /// Writes the lesson as one of these positions.
    fn write(&self, samples: &[Sample]) {
        let games = samples.iter().map(|sample| {
            let mut document = sample.document();
            document.text.title = String::new();
            let asked = &mut document.lesson.question;
            asked.write(Language::ENGLISH, &format!("What of {}?", sample.id()));
            to_sgf(&document, &Answers::NOTHING).expect("a rectangle")
        });
        let text: String = games.collect();
        fs::write(self.lesson(), text).expect("written");
    }

    /// A run of the program, which knows what came of lessons from the runs before.
    fn run(&self, language: Language) -> Window {
        let settings = Settings {
            language,
            ..Settings::default()
        };
        let store = Store::at(self.folder.path().join("kept"));
        let jobs = Jobs::new(Arc::new(NoDialogs), store);
        let mut window = window_of(App::new(settings, jobs), Vec2::new(1280.0, 800.0));
        settle(&mut window);
        window
    }

    /// The first problem is missed.
    fn missed(&self) {
        let mut window = self.run(Language::ENGLISH);
        open(&mut window, &self.lesson());
        settle_when(&mut window, |window| {
            has(window, "Problem 1 of 2") && has(window, "Hint")
        });
        click(&mut window, "Show me");
        settle_when(&mut window, |_| self.kept().contains("\"file\""));
    }
}

fn open(window: &mut Window, path: &Path) {
    window.state_mut().begin_with(path.to_path_buf());
    wait_until(window, "the file", |window| !has(window, "Connect first"));
}

const ROW: &str = "lesson.sgf, problem 1";

#[test]
fn what_was_missed_of_a_lesson_is_asked_again_in_another_run_until_it_is_solved() {
    let desk = Desk::new();
    desk.missed();
    // The order is another one by now.
    desk.write(&[
        Sample::LiveTogether,
        Sample::SameCount,
        Sample::ConnectFirst,
    ]);
    let mut window = desk.run(Language::ENGLISH);
    click(&mut window, "Lessons");
    assert!(has(&window, "Missed: try again"));
    click(&mut window, ROW);
    settle_when(&mut window, |window| {
        has(window, "Problem 3 of 3") && has(window, "Hint")
    });
    assert!(has(&window, "What of connect-first?"));
    assert!(!has(&window, "Whoever plays first wins"), "it is asked");
    for _ in 0..2 {
        for choice in ["Black wins", "White wins"] {
            if window
                .query_all_by_role_and_label(Role::Button, choice)
                .next()
                .is_some()
            {
                click(&mut window, choice);
            }
        }
    }
    // The first move is asked too, and has to meet the best defence.
    click(&mut window, "H9");
    wait_for(&mut window, "White resists");
    click(&mut window, "H3");
    settle_when(&mut window, |_| desk.kept().contains("\"solved\""));
    click(&mut window, "Lessons");
    assert!(!has(&window, ROW));
}

#[test]
fn the_end_of_a_lesson_tells_what_came_of_it_and_leads_back_to_what_was_missed() {
    let desk = Desk::new();
    desk.missed();
    for (language, shown, summary, problem, pane) in [
        (
            Language::ENGLISH,
            "Show me",
            "2 problems: 0 solved, 2 missed.",
            "Problem 1",
            ["File", "My lesson"],
        ),
        (
            Language::JAPANESE,
            "答えを見る",
            "全2問中、正解0問、未正解2問",
            "問題1",
            ["ファイル", "自作の問題集"],
        ),
    ] {
        let mut window = desk.run(language);
        open(&mut window, &desk.lesson());
        settle_when(&mut window, |window| has(window, shown));
        click(&mut window, shown);
        press(&mut window, Modifiers::NONE, Key::PageDown);
        settle_when(&mut window, |window| has(window, shown));
        assert!(!has(&window, summary), "it is still asked");
        click(&mut window, shown);
        settle_when(&mut window, |window| has(window, summary));
        // Where results are shown they are exported.
        let export = match language {
            Language::JAPANESE => "成績を書き出す…",
            _ => "Export results…",
        };
        assert!(has(&window, export));
        click(&mut window, problem);
        settle_when(&mut window, |window| has(window, shown));
        assert!(has(&window, "What of connect-first?"));
        // Beside the list of the positions too.
        let [menu, entry] = pane;
        click(&mut window, menu);
        window.get_by_label_contains(entry).click();
        settle(&mut window);
        let missed = match language {
            Language::JAPANESE => "未正解",
            _ => "missed",
        };
        assert_eq!(window.query_all_by_label(missed).count(), 2);
        assert!(has(&window, summary));
    }
}

#[test]
fn who_takes_every_hint_by_its_button_has_missed_it() {
    let desk = Desk::new();
    let mut window = desk.run(Language::ENGLISH);
    open(&mut window, &desk.lesson());
    settle_when(&mut window, |window| {
        has(window, "Problem 1 of 2") && has(window, "Hint") && !has(window, "Reading…")
    });
    for _ in 0..2 {
        click(&mut window, "Hint");
    }
    assert!(!desk.kept().contains("missed"), "a hint is no miss");
    click(&mut window, "Hint");
    assert!(has(&window, "This is the answer."));
    settle_when(&mut window, |_| desk.kept().contains("\"missed\""));
}

#[test]
fn what_is_only_presented_is_not_recorded() {
    let desk = Desk::new();
    let mut window = desk.run(Language::ENGLISH);
    open(&mut window, &desk.lesson());
    settle_when(&mut window, |window| has(window, "Hint"));
    for _ in 0..4 {
        press(&mut window, Modifiers::NONE, Key::PageDown);
    }
    settle_when(&mut window, |window| has(window, "Problem 2 of 2"));
    for _ in 0..3 {
        press(&mut window, Modifiers::NONE, Key::PageDown);
    }
    settle_when(&mut window, |window| has(window, "This is the answer."));
    assert!(!has(&window, "missed"));
    assert!(!desk.kept().contains("position"), "{}", desk.kept());
}

#[test]
fn a_folder_marks_its_files_and_tells_at_its_end_what_came_of_them() {
    let desk = Desk::new();
    let set = desk.folder.path().join("set");
    fs::create_dir(&set).expect("a folder");
    for (name, sample) in [
        ("1.sgf", Sample::ConnectFirst),
        ("2.sgf", Sample::SameCount),
    ] {
        let text = to_sgf(&sample.document(), &Answers::NOTHING).expect("a rectangle");
        fs::write(set.join(name), text).expect("written");
    }
    let mut window = desk.run(Language::ENGLISH);
    open(&mut window, &set);
    for problem in ["Problem 1 of 2", "Problem 2 of 2"] {
        settle_when(&mut window, |window| {
            has(window, problem) && has(window, "Show me")
        });
        click(&mut window, "Show me");
        if problem == "Problem 1 of 2" {
            press(&mut window, Modifiers::NONE, Key::PageDown);
        }
    }
    let summary = "2 problems: 0 solved, 2 missed.";
    settle_when(&mut window, |window| has(window, summary));
    click(&mut window, "1.sgf");
    settle_when(&mut window, |window| has(window, "Problem 1 of 2"));
    // In another run the list has its marks from the files themselves.
    let mut window = desk.run(Language::ENGLISH);
    open(&mut window, &set);
    settle_when(&mut window, |window| has(window, "Problem 1 of 2"));
    click(&mut window, "File");
    window.get_by_label_contains("Files in this folder").click();
    settle_when(&mut window, |window| has(window, summary));
    assert_eq!(window.query_all_by_label("missed").count(), 2);
}

#[test]
fn a_file_that_is_gone_is_told_and_its_position_offered_no_more() {
    let desk = Desk::new();
    desk.missed();
    fs::remove_file(desk.lesson()).expect("it was there");
    let mut window = desk.run(Language::ENGLISH);
    click(&mut window, "Lessons");
    click(&mut window, ROW);
    wait_for(&mut window, "can't be asked again");
    assert!(has(&window, "lesson.sgf"));
    click(&mut window, "Don't offer it again");
    assert!(!has(&window, ROW) && !has(&window, "can't be asked again"));
    settle_when(&mut window, |_| !desk.kept().contains("\"file\""));
    assert!(desk.kept().contains("\"missed\""), "what came of it stays");
}

#[test]
fn a_position_that_was_changed_is_told_and_its_file_shown_when_that_is_wanted() {
    let desk = Desk::new();
    desk.missed();
    desk.write(&[Sample::SameCount]);
    let mut window = desk.run(Language::JAPANESE);
    click(&mut window, "例題集");
    click(&mut window, "lesson.sgf 問題1");
    wait_for(&mut window, "にもうありません");
    let before = window.state().document().clone();
    // The menu is called so too.
    let shows = window.get_all_by_role_and_label(Role::Button, "表示");
    shows.last().expect("two").click();
    settle(&mut window);
    wait_until(&mut window, "the file", |window| {
        *window.state().document() != before
    });
    assert!(!has(&window, "にもうありません"));
}

#[test]
fn positions_are_a_part_of_what_is_exported_and_wiped() {
    let desk = Desk::new();
    desk.missed();
    let mut window = desk.run(Language::ENGLISH);
    click(&mut window, "Lessons");
    let press = |window: &mut Window, name: &str| {
        let button = window.get_by_role_and_label(Role::Button, name);
        button.click_accesskit();
        settle(window);
    };
    press(&mut window, "Export results…");
    let path = desk.folder.path().join("results.csv");
    type_path(&mut window, "Save as", &path);
    settle_when(&mut window, |_| path.exists());
    let text = fs::read_to_string(&path).expect("written");
    let readable = "What of connect-first?,lesson.sgf,1,missed,";
    assert!(text.contains(readable), "{text}");
    press(&mut window, "Wipe results…");
    click(&mut window, "Wipe");
    assert!(!has(&window, ROW));
    settle_when(&mut window, |_| !desk.kept().contains("position"));
}

#[test]
fn results_of_older_versions_and_damaged_places_are_read() {
    let desk = Desk::new();
    desk.missed();
    let path = desk.folder.path().join("kept/lessons.json");
    let damaged = desk.kept().replace("\"game\":0", "\"game\":\"first\"");
    assert_ne!(damaged, desk.kept());
    fs::write(&path, damaged).expect("written");
    let mut window = desk.run(Language::ENGLISH);
    click(&mut window, "Lessons");
    assert!(!has(&window, "Couldn't read your results file") && !has(&window, ROW));
    assert!(
        !has(&window, "Missed: try again"),
        "nobody knows where it is"
    );
}
