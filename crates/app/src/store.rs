//! What is kept between runs: settings and the position that was not saved, in the person's folder for settings.
//!
//! Nothing here is worth an error message: if the folder cannot be written, the program works without memory.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use semeai_session::{Document, Settings, file};

const SETTINGS: &str = "settings.json";
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
        Self { folder: Some(folder) }
    }

    /// No folder: nothing is kept.
    pub const fn none() -> Self {
        Self { folder: None }
    }

    /// The settings of the last run, or the usual ones.
    pub fn settings(&self) -> Settings {
        self.read(SETTINGS)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    pub(crate) fn write_settings(&self, settings: &Settings) {
        if let Ok(text) = serde_json::to_string_pretty(settings) {
            self.write(SETTINGS, &text);
        }
    }

    pub(crate) fn autosave(&self) -> Option<Document> {
        let path = self.folder.as_ref()?.join(AUTOSAVE);
        Some(file::read(&path).ok()?.document)
    }

    pub(crate) fn write_autosave(&self, document: &Document) {
        self.write(AUTOSAVE, &file::to_sgf(document, None));
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

/// The folder for settings after the habits of the system.
fn folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let path = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
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
        assert_eq!(from(&[("XDG_CONFIG_HOME", "/x"), ("HOME", "/h")]), Some("/x/semeai".into()));
        assert_eq!(from(&[("XDG_CONFIG_HOME", ""), ("HOME", "/h")]), Some("/h/.config/semeai".into()));
        assert_eq!(from(&[]), None);
    }

    #[test]
    fn settings_that_cannot_be_read_are_the_usual_ones() {
        assert_eq!(Store::none().settings(), Settings::default());
    }
}
