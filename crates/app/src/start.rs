//! Starting: a window if there is a display, the analysis as text if there is none; what only asks is answered on the terminal.

use std::cell::Cell;
use std::ffi::OsString;
use std::io::{self, Write};
use std::panic;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use eframe::UserEvent;
use egui::{IconData, Vec2, ViewportBuilder, vec2};
use semeai_picture::Size;
use semeai_picture::png::{Pixels, pixels};
use semeai_session::printable::printable;
use semeai_session::{Document, analyze, file};
use semeai_words::file::error::file_error;
use semeai_words::labels::{Label, label};
use semeai_words::position::position_error;
use semeai_words::race::plain::plain_report;
use semeai_words::usage::{unexpected_argument, window_help};
use winit::event_loop::EventLoop;

use crate::app::App;
use crate::samples;
use crate::storage::dialogs::SystemDialogs;
use crate::storage::store::Store;
use crate::wheel::WithWheel;

/// What the arguments ask for.
#[derive(Debug, PartialEq, Eq)]
enum Wish {
    /// The window, with this file.
    Window(Option<PathBuf>),
    /// How the program is called.
    Help,
    /// Which version it is.
    Version,
    /// Nothing: this is no argument that is known, or one too many.
    Unexpected(String),
}

impl Wish {
    /// Arguments that begin with a minus are options, but for those behind `--`.
    fn of(arguments: impl IntoIterator<Item = OsString>) -> Self {
        let (mut file, mut has_options) = (None, true);
        for argument in arguments {
            let said = argument.to_string_lossy().into_owned();
            match said.as_str() {
                "--" if has_options => has_options = false,
                "-h" | "--help" if has_options => return Self::Help,
                "-V" | "--version" if has_options => return Self::Version,
                option if has_options && option.starts_with('-') => return Self::Unexpected(said),
                _ if file.is_some() => return Self::Unexpected(said),
                _ => file = Some(PathBuf::from(argument)),
            }
        }
        Self::Window(file)
    }
}

/// Runs the program with the arguments after its name: at most a file. Exit status 2 for arguments that are not understood.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let phrasing = || Store::system().settings().phrasing();
    // Whoever reads no further wants no more of it.
    let print = |said: &str| drop(writeln!(io::stdout(), "{said}"));
    let file = match Wish::of(arguments) {
        Wish::Window(file) => file,
        Wish::Help => {
            print(window_help(phrasing()));
            return ExitCode::SUCCESS;
        }
        Wish::Version => {
            print(concat!("semeai ", env!("CARGO_PKG_VERSION")));
            return ExitCode::SUCCESS;
        }
        Wish::Unexpected(argument) => {
            let said = unexpected_argument(&printable(&argument), phrasing());
            drop(writeln!(io::stderr(), "semeai: {said}"));
            return ExitCode::from(2);
        }
    };
    if has_window(file.clone()) {
        return ExitCode::SUCCESS;
    }
    let phrasing = phrasing();
    eprintln!("{}", label(Label::NoDisplay, phrasing));
    match document(file.as_deref()) {
        Ok(document) => print_analysis(&document),
        Err(message) => eprintln!("{}", printable(&message)),
    }
    ExitCode::FAILURE
}

/// Shows the window until it is closed; says whether there was one. A missing system library is reported by the window
/// library as a panic, which is caught and not shown: the person gets one sentence instead.
fn has_window(file: Option<PathBuf>) -> bool {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let shown = panic::catch_unwind(|| show(file));
    panic::set_hook(usual);
    matches!(shown, Ok(Ok(true)))
}

/// The smallest window: everything shrinks to fit in.
const SMALLEST: Vec2 = vec2(320.0, 240.0);

/// The size with which the window opens: that of the last run, but never so small that nobody could take hold of it.
fn first_size(last: Option<[f32; 2]>) -> Vec2 {
    last.map_or(vec2(1280.0, 800.0), Vec2::from).max(SMALLEST)
}

/// Shows the window until it is closed; says whether it has opened.
fn show(file: Option<PathBuf>) -> eframe::Result<bool> {
    let store = Store::system();
    let size = first_size(store.panes().map(|panes| panes.window));
    let options = eframe::NativeOptions {
        viewport: ViewportBuilder::default()
            .with_title("Semeai")
            .with_app_id("semeai")
            .with_icon(icon())
            .with_inner_size(size)
            .with_min_inner_size(SMALLEST)
            .with_drag_and_drop(true),
        ..eframe::NativeOptions::default()
    };
    let event_loop = EventLoop::<UserEvent>::with_user_event().build()?;
    let has_opened = Cell::new(false);
    let program = eframe::create_native(
        "semeai",
        options,
        Box::new(|context| {
            // From here on there is a window: a panic is a defect and should be seen.
            let _ = panic::take_hook();
            has_opened.set(true);
            let mut app = App::start(Arc::new(SystemDialogs), store);
            app.set_up(&context.egui_ctx);
            if let Some(file) = file.or_else(|| app.last_file()) {
                app.begin_with(file);
            }
            Ok(Box::new(app))
        }),
        &event_loop,
    );
    event_loop.run_app(&mut WithWheel::new(program))?;
    Ok(has_opened.get())
}

/// The side of the sign of the window, in pixels: desktops make smaller ones of it.
const ICON: u64 = 128;

/// The sign of the window, in task bars and where one changes between windows.
fn icon() -> IconData {
    let size = Size::new(ICON).expect("pictures have this size");
    let Pixels {
        width,
        height,
        rgba,
    } = pixels(&semeai_picture::icon::icon(), size);
    IconData {
        rgba,
        width,
        height,
    }
}

fn document(file: Option<&Path>) -> Result<Document, String> {
    let Some(path) = file else {
        return Ok(samples::opening());
    };
    match file::read(path) {
        Ok(opened) => Ok(opened.document),
        Err(error) => {
            let phrasing = Store::system().settings().phrasing();
            Err(file_error(&error, phrasing))
        }
    }
}

fn print_analysis(document: &Document) {
    let phrasing = Store::system().settings().phrasing();
    match analyze(document, None) {
        Ok(report) => print!(
            "{}",
            printable(&plain_report(&report, document, None, phrasing))
        ),
        Err(error) => {
            let message = position_error(&error, phrasing).message;
            eprintln!("{}", printable(&message));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_begins_with_a_minus_is_no_file_but_behind_two() {
        let of = |arguments: &[&str]| Wish::of(arguments.iter().map(OsString::from));
        let window = |file: &str| Wish::Window(Some(PathBuf::from(file)));
        assert_eq!(of(&[]), Wish::Window(None));
        assert_eq!(of(&["a.sgf"]), window("a.sgf"));
        assert_eq!(of(&["--", "-a.sgf"]), window("-a.sgf"));
        assert_eq!(of(&["a.sgf", "--help"]), Wish::Help);
        assert_eq!(of(&["-V"]), Wish::Version);
        let unexpected = |argument: &str| Wish::Unexpected(argument.to_owned());
        assert_eq!(of(&["--lessons"]), unexpected("--lessons"));
        assert_eq!(of(&["a.sgf", "b.sgf"]), unexpected("b.sgf"));
    }

    #[test]
    fn a_window_that_was_too_small_to_be_held_opens_larger() {
        assert_eq!(first_size(None), vec2(1280.0, 800.0));
        assert_eq!(first_size(Some([900.0, 600.0])), vec2(900.0, 600.0));
        assert_eq!(first_size(Some([5.0, 700.0])), vec2(320.0, 700.0));
    }
}
