//! The buttons of notices and of lines: each does what it says, and nothing else.

use egui::accesskit::Role;
use egui::{Key, Modifiers, OutputCommand, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_race::report::Notice;
use semeai_session::{Document, Phrasing, Repair, Session, StoneMarks, analyze, file};

use crate::race::{BARE, press, read, window_with};
use crate::support::{
    Window, click, has, new_app, settle, type_path, wait_for, wait_for_quick_answers, wait_until,
    window_of,
};

/// A diagram, whether Black's blocks are linked in it, and a notice that it has.
type Noticed = (&'static str, bool, fn(&Notice) -> bool);
const NOTICED: [Noticed; 8] = [
    ("X...\nXX..\nOO..\n....", false, |it| {
        matches!(it, Notice::NoEssential)
    }),
    ("BB..\nOOO.\n....", false, |it| {
        matches!(it, Notice::MissingEssential(_))
    }),
    ("B.B\n.W.\n...", false, |it| {
        matches!(it, Notice::SeveralEssential(..))
    }),
    ("BB.B\nWWWW\n....\n....", true, |it| {
        matches!(it, Notice::CuttableLink { .. })
    }),
    ("@.#\n@..\nBBB\nWWW\n.#.", false, |it| {
        matches!(it, Notice::Escape { .. })
    }),
    ("@.#.\n@...\n@@..\nBBBB\nWWWW\n.#.#", false, |it| {
        matches!(it, Notice::SafeInAtari(_))
    }),
    (
        "XX.O.X...\n.XOO.....\nBBBWWW...\n.........\nX..O...X.",
        false,
        |it| matches!(it, Notice::ManyUnknown(_)),
    ),
    (
        ".O.O.OO\nOOOOOOO\nO.....O\nOBBBBBO\nXWWWWWX\nX.....X\nXXXXXXX\n.X.X.XX",
        false,
        |it| matches!(it, Notice::ManyUnknown(_)),
    ),
];

fn window(document: &Document) -> Window {
    let mut app = new_app();
    app.show_document(document.clone());
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    window
}

/// The document after a repair and nothing else.
fn repaired(document: &Document, repair: &Repair) -> Document {
    let mut session = Session::new(document.clone());
    for action in repair.actions() {
        session.apply(&action).expect("it can be done");
    }
    session.document().clone()
}

/// Clicks the button of this name that belongs to a message: the next one below it.
fn click_below(window: &mut Window, message: &str, name: &str) {
    let said = window.query_all_by_label_contains(message).next();
    let top = said.expect("the message").rect().top();
    let buttons = window.get_all_by_role_and_label(Role::Button, name);
    let below = buttons.filter(|button| button.rect().top() >= top);
    let next = below.min_by(|a, b| a.rect().top().total_cmp(&b.rect().top()));
    next.expect("a button").click();
    settle(window);
}

#[test]
fn each_button_of_a_notice_ends_it_and_changes_what_it_names() {
    for (diagram, is_linked, is_it) in NOTICED {
        let mut race = read(diagram);
        race.race.linked.black = is_linked;
        let report = analyze(&race, None).expect("a position");
        let notice = report.notices.iter().find(|notice| is_it(notice));
        let notice = notice.unwrap_or_else(|| panic!("{diagram}\n{:?}", report.notices));
        let said = semeai_words::race::notice::notice(notice, &report, &race, Phrasing::ENGLISH);
        for (name, repair) in said.repairs {
            let mut window = window(&race);
            assert!(has(&window, &said.message), "{diagram}: {}", said.message);
            click_below(&mut window, &said.message, &name);
            let after = window.state().document();
            let expected = repaired(&race, &repair);
            assert_eq!(
                (after.marks.roles, after.race.linked),
                (expected.marks.roles, expected.race.linked),
                "{name}"
            );
            assert_eq!(after.race.unpicked, expected.race.unpicked, "{name}");
            assert_eq!(
                after.board.setup, race.board.setup,
                "{name} changes no stone"
            );
            assert_eq!(
                (&after.race.picks, after.board.to_move),
                (&race.race.picks, race.board.to_move),
                "{name}"
            );
            let ends = !repair.actions().is_empty() || repair == Repair::Leave;
            if ends {
                assert!(!has(&window, &said.message), "{diagram}: {name}");
                assert_eq!(*after != race, repair != Repair::Leave, "{name}");
            }
        }
    }
}

#[test]
fn what_the_count_cannot_say_is_searched_at_a_click() {
    let race = read("..B.W.X..\n..BBWWX..\n..OBBWXX.\n.OOOBWWW.\n..X.O....");
    let report = analyze(&race, None).expect("a position");
    let is_it = |it: &&Notice| matches!(it, Notice::SharedNotPlain { .. });
    let notice = report.notices.iter().find(is_it).expect("not plain");
    let said = semeai_words::race::notice::notice(notice, &report, &race, Phrasing::ENGLISH);
    let mut window = window(&race);
    click_below(&mut window, &said.message, "Search instead");
    wait_until(&mut window, "an answer", |window| has(window, "hecked by"));
    assert!(!has(&window, &said.message), "the search has answered");
    assert_eq!(*window.state().document(), race);
}

/// What a click of a button puts on the clipboard.
fn copied(window: &mut Window, name: &str) -> String {
    wait_for_quick_answers(window);
    window.get_by_role_and_label(Role::Button, name).click();
    for _ in 0..8 {
        window.step();
        for command in &window.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                return text.clone();
            }
        }
    }
    panic!("{name} copies nothing");
}

/// One liberty each, and White's is taken first.
const PLAIN: &str = "\
@.@.@
@@@@@
.BBBB
WWWWW
.####
##.#.";

#[test]
fn a_proved_line_is_copied_with_numbers_and_kept_as_a_variation() {
    let mut window = window_with(PLAIN);
    settle(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    wait_until(&mut window, "a proof", |window| has(window, "Best line"));
    settle(&mut window);
    let before = window.state().document().clone();
    let text = copied(&mut window, "Copy diagram");
    assert!(text.starts_with("$$") && text.contains('1'), "{text}");
    assert_eq!(
        *window.state().document(),
        before,
        "copying changes nothing"
    );
    click(&mut window, "Keep as variation");
    let document = window.state().document();
    let sgf = file::to_sgf(document, &file::Answers::NOTHING).expect("a rectangle");
    let moves = sgf.matches(";B[").count() + sgf.matches(";W[").count();
    assert!(moves > 0, "{sgf}");
    assert_eq!(
        (document.board.setup.stones, document.marks.roles),
        (before.board.setup.stones, before.marks.roles)
    );
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(*window.state().document(), before, "one step of undo");
}

#[test]
fn a_play_out_is_copied_with_numbers_and_kept_as_a_variation() {
    let mut window = window_with(PLAIN);
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::F5);
    wait_until(&mut window, "a race", |window| has(window, "Ko threats"));
    press(&mut window, Modifiers::NONE, Key::P);
    wait_until(&mut window, "a move", |window| {
        has(window, "Keep as variation")
    });
    settle(&mut window);
    let text = copied(&mut window, "Copy diagram");
    assert!(text.starts_with("$$"), "{text}");
    click(&mut window, "Keep as variation");
    let sgf =
        file::to_sgf(window.state().document(), &file::Answers::NOTHING).expect("a rectangle");
    assert!(
        sgf.matches(";B[").count() + sgf.matches(";W[").count() > 0,
        "{sgf}"
    );
}

#[test]
fn what_is_saved_during_a_play_out_has_its_moves_and_the_marks_of_a_race_that_was_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window_with(BARE);
    settle(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    wait_until(&mut window, "a proof", |window| has(window, "Best line"));
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::F5);
    wait_until(&mut window, "a race", |window| has(window, "Ko threats"));
    press(&mut window, Modifiers::NONE, Key::P);
    wait_until(&mut window, "a move", |window| {
        has(window, "Keep as variation")
    });
    settle(&mut window);
    let path = folder.path().join("played.sgf");
    press(&mut window, Modifiers::COMMAND, Key::S);
    type_path(&mut window, "Save as", &path);
    wait_for(
        &mut window,
        "Saved played.sgf, with the moves you played as a variation.",
    );
    assert!(has(&window, "Ko threats"), "the play-out goes on");
    let text = std::fs::read_to_string(&path).expect("written");
    assert!(text.contains(";B[") || text.contains(";W["), "{text}");
    assert!(text.contains("CR[") && text.contains("SQ["), "{text}");
    // What was found is no mark of the person.
    let read = file::parse("played.sgf", text.as_bytes()).expect("our own");
    assert_eq!(read.document.marks, window.state().document().marks);
    assert_eq!(read.document.marks, StoneMarks::default());
}
