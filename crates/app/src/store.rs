//! What is kept between runs: settings and the position that was not saved, in the person's folder for settings.
//!
//! Nothing here is worth an error message: if the folder cannot be written, the program works without memory.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};
use semeai_session::file::{self, FormatError};
use semeai_session::{Document, Language, Settings};

use crate::panes::Panes;

const SETTINGS: &str = "settings.json";
const PANES: &str = "window.json";
const AUTOSAVE: &str = "unsaved.sgf";

/// A folder, or none.
#[derive(Clone, Debug, Default)]
pub struct Store {
    folder: Option<PathBuf>,
}

impl Store {
    /// The folder that the system provides for settings.
    pub fn system() -> Self {
        Self { folder: folder() }
    }

    /// A given folder, made when something is first written.
    pub const fn at(folder: PathBuf) -> Self {
        Self {
            folder: Some(folder),
        }
    }

    /// No folder: nothing is kept.
    pub const fn none() -> Self {
        Self { folder: None }
    }

    /// The settings of the last run, or the usual ones in the language of the system.
    pub fn settings(&self) -> Settings {
        self.read(SETTINGS)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_else(|| Settings {
                language: language(|name| env::var_os(name)),
                ..Settings::default()
            })
    }

    pub(crate) fn write_settings(&self, settings: &Settings) {
        if let Ok(text) = serde_json::to_string_pretty(settings) {
            self.write(SETTINGS, &text);
        }
    }

    pub(crate) fn panes(&self) -> Option<Panes> {
        let text = self.read(PANES)?;
        let panes: Panes = serde_json::from_str(&text).ok()?;
        let sizes = [panes.side, panes.regions, panes.inspector];
        let is_sane = |size: &f32| size.is_finite() && *size > 0.0 && *size < 20_000.0;
        sizes
            .iter()
            .chain(&panes.window)
            .all(is_sane)
            .then_some(panes)
    }

    pub(crate) fn write_panes(&self, panes: &Panes) {
        if let Ok(text) = serde_json::to_string_pretty(panes) {
            self.write(PANES, &text);
        }
    }

    pub(crate) fn autosave(&self) -> Option<Document> {
        let path = self.folder.as_ref()?.join(AUTOSAVE);
        Some(file::read(&path).ok()?.document)
    }

    /// Puts a document by. What was put by before stays whole if this one cannot be said in a file.
    pub(crate) fn write_autosave(&self, document: &Document) -> Result<(), FormatError> {
        self.write(AUTOSAVE, &file::to_sgf(document, None, &[])?);
        Ok(())
    }

    pub(crate) fn remove_autosave(&self) {
        if let Some(folder) = &self.folder {
            let _ = fs::remove_file(folder.join(AUTOSAVE));
        }
    }

    fn read(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.folder.as_ref()?.join(name)).ok()
    }

    fn write(&self, name: &str, text: &str) {
        if let Some(folder) = &self.folder
            && fs::create_dir_all(folder).is_ok()
        {
            let _ = file::write(&folder.join(name), text);
        }
    }
}

/// The language of the system, as far as the environment tells it.
fn language(variable: impl Fn(&str) -> Option<OsString>) -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty());
    match said {
        Some(said) if said.to_string_lossy().starts_with("ja") => Language::Japanese,
        _ => Language::English,
    }
}

/// The folder for settings after the habits of the system.
fn folder() -> Option<PathBuf> {
    let base = choose_native_strategy().ok()?;
    // On a Mac settings that the system does not manage itself lie beside the data of a program.
    let folder = if cfg!(target_os = "macos") {
        base.data_dir()
    } else {
        base.config_dir()
    };
    Some(folder.join("semeai"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use semeai_board::Topology;
    #[cfg(all(unix, not(target_os = "macos")))]
    use std::process::Command;
    use std::sync::Arc;

    /// What another process finds with these variables.
    #[cfg(all(unix, not(target_os = "macos")))]
    fn folder_with(variables: &[(&str, &str)]) -> String {
        let tests = env::current_exe().expect("this program");
        let told = Command::new(tests)
            .args(["--exact", "store::tests::the_folder_is_told", "--nocapture"])
            .env_remove("XDG_CONFIG_HOME")
            .envs(variables.iter().copied())
            .output()
            .expect("another process");
        let told = String::from_utf8(told.stdout).expect("a text");
        let line = told.lines().find_map(|line| line.split_once("folder: "));
        line.map(|(_, folder)| folder.to_owned()).expect("a line")
    }

    #[test]
    fn the_folder_is_told() {
        println!("\nfolder: {:?}", folder().expect("a folder"));
    }

    #[test]
    #[cfg(all(unix, not(target_os = "macos")))]
    fn the_folder_follows_the_system() {
        assert_eq!(
            folder_with(&[("XDG_CONFIG_HOME", "/x"), ("HOME", "/h")]),
            "\"/x/semeai\""
        );
        assert_eq!(
            folder_with(&[("XDG_CONFIG_HOME", ""), ("HOME", "/h")]),
            "\"/h/.config/semeai\""
        );
        assert_eq!(folder_with(&[("HOME", "/h")]), "\"/h/.config/semeai\"");
    }

    #[test]
    fn what_cannot_be_put_by_leaves_what_was() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::at(folder.path().to_path_buf());
        let document = Document::empty(5, 4).expect("a board");
        assert_eq!(store.write_autosave(&document), Ok(()));
        let lone = Topology::graph(vec![("a".to_owned(), (0.0, 0.0))], &[]).expect("a graph");
        let free = Document::on(Arc::new(lone));
        assert_eq!(store.write_autosave(&free), Err(FormatError::Sgf));
        assert_eq!(store.autosave(), Some(document));
    }

    #[test]
    fn the_first_start_is_in_the_language_of_the_system() {
        let from = |value: &str| language(|name| (name == "LANG").then(|| OsString::from(value)));
        assert_eq!(from("ja_JP.UTF-8"), Language::Japanese);
        assert_eq!(from("de_DE.UTF-8"), Language::English);
        assert_eq!(language(|_| None), Language::English);
    }

    #[test]
    fn what_is_kept_comes_back_and_nonsense_does_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::at(folder.path().join("new"));
        let settings = Settings {
            has_coordinates: false,
            ..Settings::default()
        };
        store.write_settings(&settings);
        assert_eq!(store.settings(), settings);
        store.write(PANES, "{\"side\": 1e9}");
        assert_eq!(store.panes(), None);
    }
}
