//! The menu bar, made from the table of commands.

use egui::accesskit::Role;
use egui::{Button, MenuBar, ScrollArea, TextWrapMode, Ui, WidgetInfo};
use semeai_board::Color;
use semeai_session::printable::inline;
use semeai_session::{Depth, Sample, Subject, ThemeChoice};
use semeai_words::labels::{Label, label};
use semeai_words::samples::{sample_note, sample_title};

use crate::board_view::pen;
use crate::commands::command::{
    Command, EditCommand, FileCommand, GameCommand, LessonCommand, ShowCommand,
};
use crate::commands::entry::{CommandEntry, Menu};
use crate::commands::meaning::place_among_games;
use crate::commands::requests::{FileRequest, Requests, ShowRequest};
use crate::commands::shortcuts::{find, table};
use crate::look::fonts::own_name;
use crate::look::theme::size;
use crate::look::widgets;
use crate::panes::Pane;
use crate::science::FrameData;
use crate::sciences;
use crate::typed_texts::{Picture, PictureKind, PictureSubject};
use crate::view::Beside;

/// The height that a menu leaves free: the bar above it and its own edges.
const BESIDE: f32 = 64.0;

/// Shows the menu bar.
pub(super) fn menu_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    samples: &[Sample],
    requests: &mut Requests,
) {
    MenuBar::new().ui(ui, |ui| {
        for (menu, name) in MENUS {
            ui.menu_button(shown.label(name), |ui| {
                // What is long stands in menus of its own: the bar has to stay in reach.
                scrolled_ui(ui, |ui| {
                    menu_content_ui(ui, shown, menu, requests);
                    match menu {
                        Menu::File => file_rest_ui(ui, shown, samples, requests),
                        Menu::Edit => submenus_ui(ui, shown, &EDITING, requests),
                        Menu::View => {
                            submenus_ui(ui, shown, &VIEWING, requests);
                            theme_ui(ui, shown, requests);
                        }
                        // Those that belong to one science each stand in that of all.
                        Menu::Analysis => {
                            let all = sciences::abouts();
                            let menus: Vec<_> = all
                                .map(|it| (Menu::Science(it.subject), it.label))
                                .collect();
                            submenus_ui(ui, shown, &menus, requests);
                        }
                        _ => {}
                    }
                });
            });
        }
        widgets::at_right(ui, |ui| {
            language_ui(ui, shown, requests);
            ui.add_space(size::GAP);
            depth_ui(ui, shown, requests);
        });
    });
}

/// The menus in their order.
const MENUS: [(Menu, Label); 6] = [
    (Menu::File, Label::File),
    (Menu::Edit, Label::Edit),
    (Menu::View, Label::View),
    (Menu::Analysis, Label::Analysis),
    (Menu::Game, Label::Game),
    (Menu::Help, Label::Help),
];
/// What is in the menu Edit, and in the menu View.
const EDITING: [(Menu, Label); 1] = [(Menu::Turn, Label::TurnMenu)];
const VIEWING: [(Menu, Label); 2] = [
    (Menu::Board, Label::OnTheBoard),
    (Menu::Size, Label::SizeMenu),
];
/// As much of a menu as the window has room for: a low one cuts it off otherwise.
fn scrolled_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.set_min_width(220.0);
    // What is too long makes the menu wider.
    ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
    let room = ui.ctx().content_rect().height() - BESIDE;
    ScrollArea::vertical()
        .max_height(room)
        .min_scrolled_height(room)
        .show(ui, add);
}

/// The commands of a menu.
fn menu_content_ui(ui: &mut Ui, shown: &FrameData<'_>, menu: Menu, requests: &mut Requests) {
    if let Menu::Science(subject) = menu
        && let Some(entries) = sciences::of(subject).about.menu.entries
    {
        let is_on = shown.document.subject == subject;
        entries_ui(ui, shown, entries, is_on, requests);
        return;
    }
    let has_pen = pen::is_held(shown);
    let own = table().filter(|entry| entry.menu == Some(menu));
    for entry in own.filter(|entry| has_pen || !draws_board(entry.command)) {
        entry_ui(ui, shown, entry, entry.label, requests);
    }
}

/// Whether a command changes a board that is drawn, and means nothing elsewhere.
const fn draws_board(command: Command) -> bool {
    matches!(
        command,
        Command::Edit(EditCommand::SpreadOut | EditCommand::Straighten | EditCommand::RenamePoint)
    )
}

/// Menus inside a menu.
fn submenus_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    menus: &[(Menu, Label)],
    requests: &mut Requests,
) {
    ui.separator();
    for &(menu, name) in menus {
        submenu_ui(ui, shown.label(name), |ui| {
            scrolled_ui(ui, |ui| menu_content_ui(ui, shown, menu, requests));
        });
    }
}

/// What a menu of one science holds; all but the first need it to be looked at.
fn entries_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    entries: &[(Command, Label, bool)],
    is_on: bool,
    requests: &mut Requests,
) {
    for (i, &(command, name, has_line)) in entries.iter().enumerate() {
        let entry = &CommandEntry {
            has_line: false,
            ..*find(command)
        };
        if has_line {
            ui.separator();
        }
        ui.add_enabled_ui(is_on || i == 0, |ui| {
            entry_ui(ui, shown, entry, name, requests);
        });
    }
}

fn entry_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    entry: &CommandEntry,
    name: Label,
    requests: &mut Requests,
) {
    if entry.has_line {
        ui.separator();
    }
    let name = shown.label(name);
    let is_on = state(shown, entry.command);
    let mut button = Button::new((widgets::tick_atom(is_on == Some(true)), name));
    if let Some(key) = entry.key_text(ui.ctx()) {
        button = button.shortcut_text(key);
    }
    let is_possible = is_possible(shown, entry.command);
    let button = ui.add_enabled(is_possible, button);
    if let Some(is_on) = is_on {
        button.widget_info(|| WidgetInfo::selected(Role::Button, is_possible, is_on, name));
    }
    if button.clicked() {
        requests.command(entry.command);
        ui.close();
    }
}

/// A menu inside a menu, which begins where entries do.
fn submenu_ui(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui)) {
    ui.menu_button((widgets::tick_atom(false), name), add);
}

/// An entry that is no command.
fn item(name: impl Into<String>) -> Button<'static> {
    Button::new((widgets::tick_atom(false), name.into()))
}

/// Whether a command that switches something is on.
pub(super) fn state(shown: &FrameData<'_>, command: Command) -> Option<bool> {
    match command {
        Command::Show(ShowCommand::Coordinates) => Some(shown.settings.has_coordinates),
        Command::Show(ShowCommand::Regions) => Some(shown.settings.has_regions),
        Command::Show(ShowCommand::Counts) => Some(!shown.view.looks.are_counts_hidden),
        Command::Show(ShowCommand::Answers) => Some(shown.hides_answers()),
        Command::Show(ShowCommand::Theory) => Some(shown.settings.has_theory),
        Command::Show(ShowCommand::ForLearners) => Some(shown.is_for_learners()),
        Command::Show(ShowCommand::ForTheory) => Some(!shown.is_for_learners()),
        Command::Show(ShowCommand::Values) => Some(shown.view.is_beside(Beside::Values)),
        Command::Show(ShowCommand::Sums) => Some(shown.view.is_beside(Beside::Sums)),
        Command::Show(ShowCommand::Lessons) => Some(shown.view.is_beside(Beside::Lessons)),
        Command::Show(ShowCommand::Folder) => Some(shown.view.is_beside(Beside::Folder)),
        Command::Show(ShowCommand::Positions) => Some(shown.view.is_beside(Beside::Positions)),
        Command::Show(ShowCommand::Game) => Some(shown.view.is_beside(Beside::Game)),
        Command::Lesson(LessonCommand::Exercises) => Some(shown.view.is_beside(Beside::Exercises)),
        Command::Show(ShowCommand::MoveNumbers) => Some(shown.view.looks.has_numbers),
        Command::Show(ShowCommand::BoardAlone) => Some(shown.view.open.is_board_alone),
        Command::Show(ShowCommand::FoldTree) => Some(shown.view.open.folded.has(Pane::Tree)),
        Command::Edit(EditCommand::BlackToMove) => {
            Some(shown.document.board.to_move == Color::Black)
        }
        Command::Edit(EditCommand::WhiteToMove) => {
            Some(shown.document.board.to_move == Color::White)
        }
        Command::Subject(subject) => Some(shown.document.subject == subject),
        _ => {
            let mut all = sciences::abouts();
            all.find_map(|about| (about.menu.state)(shown, command))
        }
    }
}

fn is_possible(shown: &FrameData<'_>, command: Command) -> bool {
    match command {
        Command::Edit(EditCommand::Undo) => shown.has_undo,
        Command::Edit(EditCommand::Redo) => shown.has_redo,
        Command::Show(ShowCommand::Folder) => shown.view.set.is_some(),
        Command::Show(ShowCommand::WholeBoard) => shown.document.board.crop.is_some(),
        Command::Game(GameCommand::PreviousGame) => place_among_games(shown.session).0 > 0,
        Command::Game(GameCommand::NextGame) => {
            let (here, count) = place_among_games(shown.session);
            here + 1 < count
        }
        Command::Game(_) => shown.document.game.is_some(),
        _ => {
            let mut all = sciences::abouts();
            all.all(|about| (about.menu.is_possible)(shown, command))
        }
    }
}

/// The samples of one subject, numbered among all.
fn samples_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    samples: &[Sample],
    subject: Subject,
    requests: &mut Requests,
) {
    ui.set_min_width(220.0);
    let numbered = samples.iter().enumerate();
    for (i, &sample) in numbered.filter(|(_, sample)| sample.subject() == subject) {
        let title = sample_title(sample, shown.phrasing());
        let button = ui.add(item(format!("{}. {title}", i + 1)));
        let note = sample_note(sample, shown.phrasing());
        if button.on_hover_text(note).clicked() {
            requests.ask(FileRequest::Sample(i));
            ui.close();
        }
    }
}

fn file_rest_ui(ui: &mut Ui, shown: &FrameData<'_>, samples: &[Sample], requests: &mut Requests) {
    ui.separator();
    submenu_ui(ui, shown.label(Label::Samples), |ui| {
        for about in sciences::abouts() {
            let subject = about.subject;
            if !samples.iter().any(|sample| sample.subject() == subject) {
                continue;
            }
            let Some(menu) = about.samples else {
                samples_ui(ui, shown, samples, subject, requests);
                ui.separator();
                // While a lesson asks their keys are its steps.
                let steps = [FileCommand::PreviousSample, FileCommand::NextSample];
                let is_asked = shown.is_asked();
                for entry in steps.into_iter().filter(|_| !is_asked).map(find) {
                    entry_ui(ui, shown, entry, entry.label, requests);
                }
                ui.separator();
                continue;
            };
            submenu_ui(ui, shown.label(menu), |ui| {
                samples_ui(ui, shown, samples, subject, requests);
            });
        }
    });
    submenu_ui(ui, shown.label(Label::Recent), |ui| {
        if shown.settings.recent.is_empty() {
            widgets::quiet(ui, shown.label(Label::NoRecent));
        }
        for path in &shown.settings.recent {
            let name = path.display().to_string();
            if ui.add(item(inline(&name))).clicked() {
                requests.ask(FileRequest::Open(path.clone()));
                ui.close();
            }
        }
    });
    submenu_ui(ui, shown.label(Label::SavePicture), |ui| {
        pictures_ui(ui, shown, requests);
    });
    ui.separator();
    entry_ui(ui, shown, find(FileCommand::Quit), Label::Quit, requests);
}

/// What can be saved as a picture, as lines and as points.
fn pictures_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let has_line = shown.is_replaying();
    let parts = shown.about.pictures.iter();
    let parts = parts.map(|it| (it.of, it.name, (it.is_there)(shown)));
    let board = [
        (PictureSubject::Board, Label::BoardPicture, true),
        (PictureSubject::Line, Label::LinePicture, has_line),
    ];
    for (of, name, is_possible) in board.into_iter().chain(parts) {
        for kind in [PictureKind::Png, PictureKind::Svg] {
            let extension = kind.extension().to_uppercase();
            let name = format!("{} ({extension})…", shown.label(name));
            let button = ui.add_enabled(is_possible, item(name));
            if button.clicked() {
                requests.ask(FileRequest::SavePicture(Picture { of, kind }));
                ui.close();
            }
        }
    }
}

fn theme_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    submenu_ui(ui, shown.label(Label::Theme), |ui| {
        for (choice, name) in [
            (ThemeChoice::System, Label::ThemeSystem),
            (ThemeChoice::Light, Label::ThemeLight),
            (ThemeChoice::Dark, Label::ThemeDark),
        ] {
            let is_chosen = shown.settings.theme == choice;
            if widgets::choice(ui, is_chosen, shown.label(name)).clicked() {
                requests.ask(ShowRequest::Theme(choice));
                ui.close();
            }
        }
    });
}

/// How much is shown.
fn depth_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    // Menus fill from the right here.
    for depth in Depth::ALL.into_iter().rev() {
        let (name, hint, command) = match depth {
            Depth::Learner => (
                Label::ForLearners,
                Label::ForLearnersHint,
                ShowCommand::ForLearners,
            ),
            Depth::Theory => (
                Label::ForTheory,
                Label::ForTheoryHint,
                ShowCommand::ForTheory,
            ),
        };
        let is_chosen = shown.settings.depth == depth;
        let tab = widgets::tab(ui, shown.label(name), is_chosen, size::TEXT_SMALL + 1.0);
        if tab.on_hover_text(shown.label(hint)).clicked() {
            requests.command(command);
        }
    }
}

/// Every other language under its own name, so that it is found by who needs it.
fn language_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    // Menus fill from the right here.
    for language in semeai_words::LANGUAGES.into_iter().rev() {
        // The one that is read already is no news.
        if shown.settings.language == language {
            continue;
        }
        let name = own_name(ui, language);
        let tab = widgets::tab(ui, &name, false, size::TEXT_SMALL + 1.0);
        if tab
            .on_hover_text(label(Label::LanguageSwitch, language.into()))
            .clicked()
        {
            requests.ask(ShowRequest::Language(language));
        }
    }
}
