//! The person's folder for settings, and what is kept there between runs.
//!
//! Settings are not worth an error message: if the folder cannot be written, the program works without memory.

use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};
use semeai_session::file::{self, Disk, FileError, NotWritten, Over, Stamp, SystemDisk};
use semeai_session::{Language, Settings};

use crate::panes::Panes;

const SETTINGS: &str = "settings.json";
const PANES: &str = "window.json";
const TURN: &str = "saving.lock";
/// How long a program waits for another one that is saving a file. That takes milliseconds; one that takes longer hangs.
const MOST_WAIT: Duration = Duration::from_secs(5);

/// A folder, or none.
#[derive(Clone, Debug)]
pub struct Store {
    folder: Option<PathBuf>,
    disk: Arc<dyn Disk>,
}

impl Store {
    /// The folder that the system provides for settings.
    pub fn system() -> Self {
        Self {
            folder: folder(),
            ..Self::none()
        }
    }

    /// A given folder, made when something is first written.
    pub fn at(folder: PathBuf) -> Self {
        Self {
            folder: Some(folder),
            ..Self::none()
        }
    }

    /// No folder: nothing is kept.
    pub fn none() -> Self {
        Self {
            folder: None,
            disk: Arc::new(SystemDisk),
        }
    }

    /// The same folder, on a disk of which a test knows what it does.
    #[cfg(test)]
    pub(crate) fn on(self, disk: Arc<dyn Disk>) -> Self {
        Self { disk, ..self }
    }

    /// The folder.
    pub(crate) fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// What the folder is called in a message.
    pub(crate) fn name(&self) -> String {
        let folder = self.folder().unwrap_or(Path::new(""));
        folder.display().to_string()
    }

    /// The settings of the last run, or the usual ones in the language of the system.
    pub fn settings(&self) -> Settings {
        self.read(SETTINGS)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_else(|| Settings {
                language: Language::of_system(|name| env::var_os(name)),
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
        let sizes = [panes.side, panes.inspector];
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

    fn read(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.folder.as_ref()?.join(name)).ok()
    }

    fn write(&self, name: &str, text: &str) {
        if let Some(folder) = &self.folder
            && fs::create_dir_all(folder).is_ok()
        {
            let _ = self.write_at(&folder.join(name), text);
        }
    }

    /// Writes a file of the program's own.
    pub(crate) fn write_at(&self, path: &Path, text: &str) -> Result<(), FileError> {
        match file::write_over(&*self.disk, path, text, Over::Whatever) {
            Ok(_) => Ok(()),
            Err(NotWritten::Failed(error)) => Err(error),
            Err(NotWritten::Taken(_)) => unreachable!("whatever is there is written over"),
        }
    }

    /// Writes a file of the person's. Programs that share this folder do so one after the other, so that none of them
    /// writes over what another one has written since it looked.
    pub(crate) fn save(
        &self,
        path: &Path,
        contents: &[u8],
        over: Over,
    ) -> Result<Stamp, NotWritten> {
        // Without a lock the file is written all the same: two programs at one moment are rarer than a full disk.
        let _turn = self.turn();
        file::write_over(&*self.disk, path, contents, over)
    }

    /// The turn of this program to save, until it is dropped.
    fn turn(&self) -> io::Result<File> {
        let folder = self.folder().ok_or(io::ErrorKind::NotFound)?;
        fs::create_dir_all(folder)?;
        let turn = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(folder.join(TURN))?;
        let begin = Instant::now();
        while turn.try_lock().is_err() && begin.elapsed() < MOST_WAIT {
            thread::sleep(Duration::from_millis(5));
        }
        Ok(turn)
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
    #[cfg(all(unix, not(target_os = "macos")))]
    use std::process::Command;

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
    fn of_two_programs_that_save_one_file_at_a_time_one_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("race.sgf");
        fs::write(&path, "old").expect("written");
        let old = Over::Only(Some(Stamp::of(b"old")));
        for _ in 0..20 {
            fs::write(&path, "old").expect("written");
            let saved = ["one", "other"].map(|text| {
                let (store, path) = (Store::at(folder.path().join("kept")), path.clone());
                thread::spawn(move || store.save(&path, text.as_bytes(), old))
            });
            let saved = saved.map(|thread| thread.join().expect("no panic"));
            let good = saved.iter().filter(|saved| saved.is_ok()).count();
            assert_eq!(good, 1, "{saved:?}");
        }
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
