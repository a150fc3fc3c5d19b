//! What is kept between runs: settings and the position that was not saved, in the person's folder for settings.
//!
//! Nothing here is worth an error message: if the folder cannot be written, the program works without memory.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

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
        Self {
            folder: folder(|name| env::var_os(name)),
        }
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

    /// Writes beside the old file and then puts the new one in its place, so that one of the two is always whole.
    fn write(&self, name: &str, text: &str) {
        if let Some(folder) = &self.folder {
            let _ = replace(folder, name, text);
        }
    }
}

fn replace(folder: &Path, name: &str, text: &str) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let new = folder.join(format!("{name}.new"));
    let mut file = fs::File::create(&new)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(new, folder.join(name))
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
fn folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let path = |name: &str| {
        variable(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let base = if cfg!(windows) {
        path("APPDATA")
    } else if cfg!(target_os = "macos") {
        path("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        path("XDG_CONFIG_HOME").or_else(|| path("HOME").map(|home| home.join(".config")))
    };
    base.map(|base| base.join("semeai"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(all(unix, not(target_os = "macos")))]
    fn the_folder_follows_the_system() {
        let from = |pairs: &[(&str, &str)]| {
            folder(|name| {
                let found = pairs.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| OsString::from(value))
            })
        };
        assert_eq!(
            from(&[("XDG_CONFIG_HOME", "/x"), ("HOME", "/h")]),
            Some("/x/semeai".into())
        );
        assert_eq!(
            from(&[("XDG_CONFIG_HOME", ""), ("HOME", "/h")]),
            Some("/h/.config/semeai".into())
        );
        assert_eq!(from(&[]), None);
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
