//! Starting: a window if there is a display, the analysis as text if there is none.

use std::ffi::OsString;
use std::panic;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use egui::{IconData, Vec2, ViewportBuilder, vec2};
use semeai_picture::Size;
use semeai_picture::png::{Pixels, pixels};
use semeai_session::printable::printable;
use semeai_session::{Document, analyze, file};
use semeai_words::file::error::file_error;
use semeai_words::labels::{Label, label};
use semeai_words::position::position_error;
use semeai_words::race::plain::plain_report;

use crate::app::App;
use crate::samples;
use crate::storage::dialogs::SystemDialogs;
use crate::storage::store::Store;

/// Runs the program with the arguments after its name: at most a file.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let file: Option<PathBuf> = arguments.into_iter().next().map(PathBuf::from);
    if has_window(file.clone()) {
        return ExitCode::SUCCESS;
    }
    let phrasing = Store::system().settings().phrasing();
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
    matches!(shown, Ok(Ok(())))
}

/// The smallest window: everything shrinks to fit in.
const SMALLEST: Vec2 = vec2(320.0, 240.0);

/// The size with which the window opens: that of the last run, but never so small that nobody could take hold of it.
fn first_size(last: Option<[f32; 2]>) -> Vec2 {
    last.map_or(vec2(1280.0, 800.0), Vec2::from).max(SMALLEST)
}

fn show(file: Option<PathBuf>) -> eframe::Result {
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
    eframe::run_native(
        "semeai",
        options,
        Box::new(move |context| {
            // From here on there is a window: a panic is a defect and should be seen.
            let _ = panic::take_hook();
            let mut app = App::start(Arc::new(SystemDialogs), store);
            app.set_up(&context.egui_ctx);
            if let Some(file) = file.or_else(|| app.last_file()) {
                app.begin_with(file);
            }
            Ok(Box::new(app))
        }),
    )
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
    fn a_window_that_was_too_small_to_be_held_opens_larger() {
        assert_eq!(first_size(None), vec2(1280.0, 800.0));
        assert_eq!(first_size(Some([900.0, 600.0])), vec2(900.0, 600.0));
        assert_eq!(first_size(Some([5.0, 700.0])), vec2(320.0, 700.0));
    }
}
