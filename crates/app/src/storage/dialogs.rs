//! The system's file dialogs, behind a trait so that tests never open one.

use std::path::{Path, PathBuf};

use semeai_session::file::FileFormat;

/// Asks the person for a file; waits for the answer.
pub trait Dialogs: Send + Sync {
    /// A file to read. Nothing if the person cancelled or no dialog could be shown.
    fn open(&self, beside: Option<&Path>) -> Option<PathBuf>;
    /// Several files to read. None if the person cancelled or no dialog could be shown.
    fn several(&self, beside: Option<&Path>) -> Vec<PathBuf>;
    /// A folder of files to read. Nothing if the person cancelled or no dialog could be shown.
    fn folder(&self, beside: Option<&Path>) -> Option<PathBuf>;
    /// A file to write. Nothing if the person cancelled or no dialog could be shown.
    fn save(&self, suggestion: Option<&Path>) -> Option<PathBuf>;
}

/// The dialogs of the system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDialogs;

impl Dialogs for SystemDialogs {
    fn open(&self, beside: Option<&Path>) -> Option<PathBuf> {
        of_positions(beside).pick_file()
    }

    fn several(&self, beside: Option<&Path>) -> Vec<PathBuf> {
        of_positions(beside).pick_files().unwrap_or_default()
    }

    fn folder(&self, beside: Option<&Path>) -> Option<PathBuf> {
        let mut dialog = rfd::FileDialog::new();
        if let Some(folder) = beside.and_then(Path::parent) {
            dialog = dialog.set_directory(folder);
        }
        dialog.pick_folder()
    }

    fn save(&self, suggestion: Option<&Path>) -> Option<PathBuf> {
        let extension = suggestion.and_then(Path::extension);
        let extension = extension.and_then(|extension| extension.to_str());
        let kind = extension.unwrap_or(FileFormat::Sgf.ending());
        let mut dialog = rfd::FileDialog::new().add_filter(kind.to_uppercase(), &[kind]);
        let folder = suggestion.and_then(Path::parent);
        if let Some(folder) = folder.filter(|folder| !folder.as_os_str().is_empty()) {
            dialog = dialog.set_directory(folder);
        }
        let name = suggestion.and_then(Path::file_name);
        dialog = dialog
            .set_file_name(name.map_or_else(|| "race.sgf".into(), |name| name.to_string_lossy()));
        dialog.save_file()
    }
}

/// One for files of positions.
fn of_positions(beside: Option<&Path>) -> rfd::FileDialog {
    let dialog = rfd::FileDialog::new()
        .add_filter("Go", &FileFormat::endings())
        .add_filter("*", &["*"]);
    match beside.and_then(Path::parent) {
        Some(folder) => dialog.set_directory(folder),
        None => dialog,
    }
}

/// No dialogs at all, as on a machine without that service.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoDialogs;

impl Dialogs for NoDialogs {
    fn open(&self, _beside: Option<&Path>) -> Option<PathBuf> {
        None
    }

    fn several(&self, _beside: Option<&Path>) -> Vec<PathBuf> {
        Vec::new()
    }

    fn folder(&self, _beside: Option<&Path>) -> Option<PathBuf> {
        None
    }

    fn save(&self, _suggestion: Option<&Path>) -> Option<PathBuf> {
        None
    }
}
