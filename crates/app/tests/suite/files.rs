//! Files in the window: nothing that somebody has made is written over or forgotten.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Vec2, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::kittest::Queryable as _;
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_board::BoardKind;
use semeai_session::Document;
use semeai_session::file::{self, Answers, to_sgf};

use crate::support::{
    Window, click, has, new_app, press, settle, settle_when, theory, type_path, wait_until,
    window_of,
};

/// A file with an empty board of this size.
fn board(folder: &Path, name: &str, side: usize) -> PathBuf {
    let path = folder.join(name);
    let document = Document::empty(BoardKind::rectangle(side, side).expect("a board"));
    let text = to_sgf(&document, &Answers::NOTHING).expect("a rectangle");
    fs::write(&path, text).expect("written");
    path
}

fn window() -> Window {
    window_of(new_app(), Vec2::new(1280.0, 800.0))
}

fn side(window: &Window) -> usize {
    let size = window.state().document().topology().shape().size();
    size.expect("a rectangle").0
}

fn open(window: &mut Window, path: &Path, expected: usize) {
    window.state_mut().open(path.to_path_buf());
    settle_when(window, |window| side(window) == expected);
}

/// Puts a stone on a point, in Set up.
fn put(window: &mut Window, point: &str) {
    press(window, Modifiers::COMMAND, Key::Num1);
    click(window, point);
}

fn stones_of(window: &Window) -> usize {
    let stones = &window.state().document().board.setup.stones;
    stones.black.len() + stones.white.len()
}

fn save(window: &mut Window) {
    press(window, Modifiers::COMMAND, Key::S);
}

fn wait_for(window: &mut Window, text: &'static str) {
    settle_when(window, |window| {
        window.query_by_label_contains(text).is_some()
    });
}

fn stones(path: &Path) -> usize {
    let document = file::read(path).expect("readable").document;
    let stones = &document.board.setup.stones;
    stones.black.len() + stones.white.len()
}

#[test]
fn what_comes_back_by_undo_is_saved_in_its_own_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let one = board(folder.path(), "one.sgf", 5);
    let two = board(folder.path(), "two.sgf", 7);
    let before = fs::read(&two).expect("read");
    let mut window = window();
    open(&mut window, &one, 5);
    put(&mut window, "C3");
    open(&mut window, &two, 7);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(side(&window), 5);
    window.get_by_label_contains("one.sgf · changed");
    save(&mut window);
    wait_for(&mut window, "Saved ");
    assert_eq!(stones(&one), 1);
    assert_eq!(fs::read(&two).expect("read"), before);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(side(&window), 7);
    assert!(window.query_by_label_contains("changed").is_none());
}

#[test]
fn two_windows_on_one_file_lose_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = board(folder.path(), "race.sgf", 5);
    let [mut one, mut other] = [window(), window()];
    for each in [&mut one, &mut other] {
        open(each, &path, 5);
    }
    put(&mut one, "C3");
    save(&mut one);
    wait_for(&mut one, "Saved ");
    for point in ["B2", "D4"] {
        put(&mut other, point);
    }
    save(&mut other);
    wait_for(&mut other, "has been changed elsewhere");
    assert_eq!(stones(&path), 1, "that of the first window");
    // The question stays as long as it is not answered, and is asked once.
    put(&mut other, "A1");
    save(&mut other);
    wait_for(&mut other, "has been changed elsewhere");
    assert_eq!(stones(&path), 1);
    // What stands in the file can be looked at; undo brings the own work back.
    click(&mut other, "Open that file");
    settle_when(&mut other, |window| {
        window.state().document().board.setup.stones.black.len() == 1
    });
    press(&mut other, Modifiers::COMMAND, Key::Z);
    assert_eq!(other.state().document().board.setup.stones.black.len(), 3);
    save(&mut other);
    wait_for(&mut other, "has been changed elsewhere");
    click(&mut other, "Overwrite");
    wait_for(&mut other, "Saved ");
    assert_eq!(stones(&path), 3);
    assert!(other.query_by_label_contains("elsewhere").is_none());
    put(&mut other, "A2");
    save(&mut other);
    settle_when(&mut other, |_| stones(&path) == 4);
    // Now it is the first window that is asked; it keeps its work under another name.
    put(&mut one, "E5");
    save(&mut one);
    wait_for(&mut one, "has been changed elsewhere");
    click(&mut one, "Save as…");
    wait_for(&mut one, "Save as");
    let beside = folder.path().join("mine.sgf");
    type_path(&mut one, "Save as", &beside);
    settle_when(&mut one, |_| beside.exists());
    assert_eq!((stones(&path), stones(&beside)), (4, 2));
}

#[test]
fn a_file_that_is_there_is_not_written_over_without_a_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = board(folder.path(), "there.sgf", 5);
    let mut window = window();
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    wait_for(&mut window, "Save as");
    type_path(&mut window, "Save as", &path);
    wait_for(&mut window, "already exists");
    assert_eq!(stones(&path), 0);
    // What was seen is consented to, and nothing else.
    let newer = board(folder.path(), "there.sgf", 7);
    click(&mut window, "Overwrite");
    wait_for(&mut window, "already exists");
    assert_eq!(stones(&newer), 0);
    click(&mut window, "Overwrite");
    wait_for(&mut window, "Saved ");
    assert!(stones(&path) > 0);
    assert!(window.query_by_label_contains("already exists").is_none());
}

#[test]
fn a_question_about_a_file_ends_with_the_document_that_it_was_asked_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = board(folder.path(), "there.sgf", 5);
    let leave: [fn(&mut Window); 3] = [
        |window| press(window, Modifiers::COMMAND, Key::N),
        |window| press(window, Modifiers::NONE, Key::PageDown),
        |window| press(window, Modifiers::COMMAND, Key::Z),
    ];
    for leave in leave {
        let mut window = window();
        let document = Document::empty(BoardKind::rectangle(8, 8).expect("a board"));
        window.state_mut().show_document(document);
        settle(&mut window);
        press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        wait_for(&mut window, "Save as");
        type_path(&mut window, "Save as", &path);
        wait_for(&mut window, "already exists");
        leave(&mut window);
        assert!(window.query_by_label("Overwrite").is_none());
    }
    assert_eq!(stones(&path), 0);
}

#[test]
fn a_file_that_comes_late_replaces_nothing_newer() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = board(folder.path(), "late.sgf", 5);
    let mut window = window();
    window.state_mut().open(path);
    // It is changed before the next frame takes what was read.
    let document = Document::empty(BoardKind::rectangle(8, 8).expect("a board"));
    window.state_mut().show_document(document);
    wait_for(&mut window, "late.sgf is loaded");
    assert_eq!(side(&window), 8);
    put(&mut window, "C3");
    click(&mut window, "Show it");
    assert_eq!(side(&window), 5);
    assert!(
        window
            .query_by_label_contains("late.sgf is loaded")
            .is_none()
    );
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(side(&window), 8);
}

#[test]
fn what_is_pasted_is_saved_over_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = board(folder.path(), "one.sgf", 5);
    let mut window = window();
    open(&mut window, &path, 5);
    window.event(Event::Paste("....\n.B..\n....".to_owned()));
    settle(&mut window);
    save(&mut window);
    wait_for(&mut window, "Save as");
    // The file before is not simply taken, although it was open.
    type_path(&mut window, "Save as", &path);
    wait_for(&mut window, "already exists");
    assert_eq!(stones(&path), 0);
}

#[test]
fn what_was_said_follows_the_language() {
    let mut window = window();
    window.event(Event::Paste("AB[ no record".to_owned()));
    settle(&mut window);
    let said = |window: &Window, text| window.query_by_label_contains(text).is_some();
    assert!(said(&window, "clipboard"));
    click(&mut window, "日本語");
    assert!(!said(&window, "clipboard"));
    assert!(said(&window, "クリップボード"));
}

#[test]
fn what_was_pasted_is_not_called_by_the_file_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = board(folder.path(), "mine.sgf", 5);
    let mut window = window();
    open(&mut window, &path, 5);
    window.event(Event::Paste("(;SZ[7])".to_owned()));
    settle_when(&mut window, |window| side(window) == 7);
    assert!(window.query_by_label_contains("mine.sgf").is_none());
    press(&mut window, Modifiers::COMMAND, Key::S);
    wait_until(&mut window, "a field", |window| {
        let field = window.query_by_role_and_label(Role::TextInput, "Save as");
        field.is_some()
    });
    let field = window.get_by_role_and_label(Role::TextInput, "Save as");
    let offered = field.value().unwrap_or_default();
    assert_eq!(
        offered,
        folder.path().join("race.sgf").display().to_string()
    );
}

#[test]
fn work_that_another_document_takes_the_place_of_is_kept_and_that_is_said() {
    let mut window = window();
    put(&mut window, "A1");
    press(&mut window, Modifiers::COMMAND, Key::N);
    let kept = |window: &Window| {
        window
            .query_by_label_contains("Your previous position had unsaved changes")
            .is_some()
    };
    assert!(kept(&window));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!kept(&window), "it is there again");
    press(&mut window, Modifiers::COMMAND, Key::N);
    assert!(kept(&window));
    put(&mut window, "A1");
    assert!(!kept(&window), "undo takes the new stone back first");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, Modifiers::COMMAND, Key::N);
    assert!(!kept(&window), "nothing is lost with an empty board");
}

/// Asks for a picture by the menu.
fn save_picture(window: &mut Window, name: &str) {
    click(window, "File");
    click(window, "Save picture");
    click(window, name);
}

#[test]
fn the_board_is_saved_as_a_picture_and_nothing_is_written_over_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window();
    let path = folder.path().join("mine.svg");
    fs::write(&path, "old").expect("written");
    save_picture(&mut window, "Board (SVG)…");
    type_path(&mut window, "Save as", &path);
    wait_for(&mut window, "mine.svg");
    assert_eq!(fs::read_to_string(&path).expect("read"), "old");
    click(&mut window, "Overwrite");
    wait_for(&mut window, "Saved ");
    let svg = fs::read_to_string(&path).expect("read");
    assert!(
        svg.contains("id=\"stones\"") && svg.contains(">A</text>"),
        "{svg}"
    );
    // The name of a file says what it is, whatever was chosen.
    let path = folder.path().join("mine.png");
    save_picture(&mut window, "Board (SVG)…");
    type_path(&mut window, "Save as", &path);
    wait_until(&mut window, "a picture", |_| path.exists());
    assert_eq!(&fs::read(&path).expect("read")[..4], b"\x89PNG");
}

#[test]
fn a_picture_that_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window();
    save_picture(&mut window, "Board (PNG)…");
    let nowhere = folder.path().join("missing").join("mine.png");
    type_path(&mut window, "Save as", &nowhere);
    wait_for(&mut window, "mine.png");
    assert!(!nowhere.exists());
}

#[test]
fn what_cannot_be_written_can_be_saved_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let nowhere = folder.path().join("missing").join("mine.sgf");
    let mut window = window();
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    wait_for(&mut window, "Save as");
    type_path(&mut window, "Save as", &nowhere);
    wait_for(&mut window, "Nothing was written.");
    assert!(window.query_by_label_contains("unharmed").is_none());
    // Whatever is done meanwhile, the work is not saved yet.
    put(&mut window, "A1");
    click(&mut window, "Save as…");
    wait_for(&mut window, "Save as");
    assert!(
        window
            .query_by_label_contains("Nothing was written.")
            .is_none()
    );
    let beside = folder.path().join("mine.sgf");
    type_path(&mut window, "Save as", &beside);
    wait_for(&mut window, "Saved ");
    assert!(beside.exists());
}

/// The picture that frames have put on the clipboard.
fn copied(window: &mut Window) -> Arc<egui::ColorImage> {
    for _ in 0..2000 {
        window.step();
        let commands = &window.output().platform_output.commands;
        for command in commands {
            if let egui::OutputCommand::CopyImage(image) = command {
                return Arc::new(image.clone());
            }
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("no picture was copied");
}

#[test]
fn the_board_is_copied_as_a_picture() {
    let mut window = window();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::C);
    let image = copied(&mut window);
    // Nine lines of eighty pixels, with room for the names of the lines.
    assert_eq!(image.size, [824, 824]);
    wait_for(&mut window, "Copied.");
    // As systems say it: whatever copies, with what is held.
    window.event_modifiers(Event::Copy, Modifiers::COMMAND | Modifiers::SHIFT);
    assert_eq!(copied(&mut window).size, [824, 824]);
}

#[test]
fn the_file_that_the_program_begins_with_has_nothing_before_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let [one, two] =
        [("one.sgf", 5), ("two.sgf", 7)].map(|(name, side)| board(folder.path(), name, side));
    let mut window = window();
    window.state_mut().begin_with(one);
    settle_when(&mut window, |window| side(window) == 5);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(side(&window), 5, "the opening sample is not behind it");
    // What is opened later has it before it, and what comes back is named.
    open(&mut window, &two, 7);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(side(&window), 5);
    window.get_by_label("Back to one.sgf. Ctrl+Y returns.");
    put(&mut window, "C3");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(stones_of(&window), 0);
    let again = window.query_by_label_contains("Ctrl+Y returns");
    assert!(again.is_none(), "it is the same document");
}

/// Another document was being set up, not the one that comes back.
#[test]
fn a_game_that_comes_back_behind_a_new_position_is_not_being_set_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    fs::write(&path, "(;GM[1]FF[4]SZ[5];B[cc];W[bb])").expect("written");
    let mut window = window();
    window.state_mut().begin_with(path);
    settle_when(&mut window, |window| stones_of(window) == 2);
    press(&mut window, Modifiers::COMMAND, Key::N);
    assert_eq!(stones_of(&window), 0);
    assert!(has(&window, "Rotate"), "it is set up");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(stones_of(&window), 2);
    assert!(!has(&window, "Rotate"));
}

#[test]
fn what_was_done_before_something_went_wrong_is_no_news_any_more() {
    let mut window = window();
    window.event(Event::Copy);
    settle(&mut window);
    window.get_by_label("Copied.");
    window.event(Event::Paste("AB[ no record".to_owned()));
    settle(&mut window);
    assert!(window.query_by_label_contains("clipboard").is_some());
    assert!(window.query_by_label("Copied.").is_none());
}

/// Asks the window to close, as Ctrl+Q and its frame do; whether it stays.
fn stays(window: &mut Window) -> bool {
    let viewports = &mut window.input_mut().viewports;
    let events = &mut viewports.entry(ViewportId::ROOT).or_default().events;
    events.push(ViewportEvent::Close);
    does(window, &ViewportCommand::CancelClose)
}

/// Whether the window is told to do this in one of the next frames.
fn does(window: &mut Window, command: &ViewportCommand) -> bool {
    (0..4).any(|_| {
        window.step();
        let mut outputs = window.output().viewport_output.values();
        outputs.any(|output| output.commands.contains(command))
    })
}

#[test]
fn a_window_whose_work_is_nowhere_else_closes_only_if_it_is_told_what_to_lose() {
    // A file is no folder, so nothing can be put by.
    let file = tempfile::NamedTempFile::new().expect("a file");
    let store = Store::at(file.path().to_path_buf());
    let app = App::new(theory(), Jobs::new(Arc::new(NoDialogs), store));
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    assert!(!stays(&mut window), "nothing is lost");
    put(&mut window, "C3");
    for _ in 0..3 {
        assert!(stays(&mut window));
        settle(&mut window);
        assert!(has(&window, "Not closed yet: the unsaved changes in"));
    }
    let button = window.get_by_role_and_label(Role::Button, "Close without saving");
    button.click();
    assert!(does(&mut window, &ViewportCommand::Close));
    assert!(!stays(&mut window), "it was said");
    settle(&mut window);
    put(&mut window, "D3");
    assert!(stays(&mut window), "of other work it was not");
}
