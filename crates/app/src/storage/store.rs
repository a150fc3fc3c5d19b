//! The person's folder for settings, and what is kept there between runs.
//!
//! Settings are not worth an error message: if the folder cannot be written, the program works without memory. What cannot be
//! read is told and kept aside, for it would be written over. Nothing that stands where a file should be is waited for.

use std::env;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};
use semeai_session::file::{
    self, Disk, FileError, FileErrorKind, NotWritten, Over, Spot, Stamp, SystemDisk,
};
use semeai_session::lesson_results::{LessonResults, LessonsFault};
use semeai_session::{Language, Settings};
use semeai_words::spoken;

use crate::panes::Panes;

const SETTINGS: &str = "settings.json";
const PANES: &str = "window.json";
const LESSONS: &str = "lessons.json";
const TURN: &str = "saving.lock";
/// How long a program waits for another one that is saving a file. That takes milliseconds; one that takes longer hangs.
const MOST_WAIT: Duration = Duration::from_secs(5);
/// No file of settings is larger.
const MOST_BYTES: u64 = 1 << 20;
/// Nor one of results.
const MOST_LESSON_BYTES: u64 = 16 << 20;
/// The most files of settings that are kept aside.
const MOST_ASIDE: usize = 100;

/// A folder, or none.
#[derive(Clone, Debug)]
pub struct Store {
    folder: Option<PathBuf>,
    /// Whether there should be a folder.
    is_missed: bool,
    disk: Arc<dyn Disk>,
}

impl Store {
    /// The folder that the system provides for settings.
    pub fn system() -> Self {
        let folder = folder();
        Self {
            is_missed: folder.is_none(),
            folder,
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
            is_missed: false,
            disk: Arc::new(SystemDisk),
        }
    }

    /// The same, as where there should be a folder.
    #[cfg(test)]
    pub(crate) fn missed(self) -> Self {
        Self {
            is_missed: true,
            ..self
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

    /// Whether things should be kept, and the system names no folder for them.
    pub(crate) const fn is_missed(&self) -> bool {
        self.is_missed
    }

    /// What the folder is called in a message.
    pub(crate) fn name(&self) -> String {
        let folder = self.folder().unwrap_or(Path::new(""));
        folder.display().to_string()
    }

    /// The settings of the last run, or the usual ones in the language of the system.
    pub fn settings(&self) -> Settings {
        self.read_settings().unwrap_or_else(|_| usual())
    }

    /// The settings for a run that will write them: a file that this version cannot read, or not the whole of, is kept aside.
    pub(crate) fn take_settings(&self) -> FoundSettings {
        let read = self.read_settings();
        let Some(path) = self.folder().map(|folder| folder.join(SETTINGS)) else {
            return read.map_or_else(|_| usual().into(), Into::into);
        };
        match read {
            Ok(settings) if settings.version > Settings::VERSION => FoundSettings {
                unread: Some(Unread {
                    reason: UnreadReason::Newer,
                    aside: aside(&path, |path, aside| fs::copy(path, aside).map(drop)),
                }),
                settings: Settings {
                    version: Settings::VERSION,
                    ..settings
                },
            },
            Ok(settings) if spoken(settings.language).is_none() => FoundSettings {
                unread: Some(Unread {
                    reason: UnreadReason::Language(settings.language),
                    aside: None,
                }),
                settings: Settings {
                    language: Language::ENGLISH,
                    ..settings
                },
            },
            Ok(settings) => settings.into(),
            Err(reason) => FoundSettings {
                settings: usual(),
                // Where it cannot be renamed it cannot be written over either: both is done by a new name in its folder.
                unread: Some(Unread {
                    reason: UnreadReason::Broken(reason.into_error(&path)),
                    aside: aside(&path, |path, aside| fs::rename(path, aside)),
                }),
            },
        }
    }

    fn read_settings(&self) -> Result<Settings, SettingsFault> {
        let text = self.read(SETTINGS, MOST_BYTES);
        let text = text.map_err(SettingsFault::System)?;
        text.map_or_else(
            || Ok(usual()),
            |text| serde_json::from_str(&text).map_err(SettingsFault::Text),
        )
    }

    pub(crate) fn write_settings(&self, settings: &Settings) {
        if let Ok(text) = serde_json::to_string_pretty(settings) {
            self.write(SETTINGS, &text);
        }
    }

    pub(crate) fn panes(&self) -> Option<Panes> {
        let text = self.read(PANES, MOST_BYTES).ok()??;
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

    /// What came of lessons in earlier runs, for a run that will write it: a file that is damaged is kept aside.
    pub(crate) fn take_results(&self) -> FoundResults {
        let path = self.folder().map(|folder| folder.join(LESSONS));
        let (reason, path) = match (self.read_results(), path) {
            (Ok(results), _) => return results.into(),
            (Err(reason), Some(path)) => (reason, path),
            (Err(_), None) => return LessonResults::default().into(),
        };
        let reason = match reason {
            ResultsFault::Text(LessonsFault::Newer) => {
                return FoundResults {
                    unread: Some(UnreadResults::Newer(path)),
                    is_kept: false,
                    ..LessonResults::default().into()
                };
            }
            ResultsFault::Text(fault) => ResultsReason::Fault(fault),
            ResultsFault::System(error) => ResultsReason::System(FileError {
                name: path.display().to_string(),
                spot: None,
                kind: FileErrorKind::Read(error.kind()),
            }),
        };
        let aside = aside(&path, |path, aside| fs::rename(path, aside));
        FoundResults {
            is_kept: aside.is_some(),
            unread: Some(UnreadResults::Damaged { reason, aside }),
            ..LessonResults::default().into()
        }
    }

    fn read_results(&self) -> Result<LessonResults, ResultsFault> {
        let text = self.read(LESSONS, MOST_LESSON_BYTES);
        let text = text.map_err(ResultsFault::System)?;
        text.map_or_else(
            || Ok(LessonResults::default()),
            |text| LessonResults::read(&text).map_err(ResultsFault::Text),
        )
    }

    /// Keeps what came of lessons, with what other programs have written since: whole, or not at all. A file that cannot be read is
    /// written over by none.
    pub(crate) fn write_results(&self, results: &LessonResults) {
        let _turn = self.turn();
        if let Ok(mut all) = self.read_results() {
            all.merge(results.clone());
            self.write(LESSONS, &all.written());
        }
    }

    /// The text of a file of the program's own; nothing if there is none.
    fn read(&self, name: &str, most_bytes: u64) -> io::Result<Option<String>> {
        let Some(folder) = &self.folder else {
            return Ok(None);
        };
        let path = folder.join(name);
        match standing(&path) {
            Occupant::Nothing => Ok(None),
            Occupant::Other => Err(io::ErrorKind::Unsupported.into()),
            Occupant::File => {
                let mut text = String::new();
                let mut file = File::open(path)?.take(most_bytes + 1);
                match file.read_to_string(&mut text)? as u64 <= most_bytes {
                    true => Ok(Some(text)),
                    false => Err(io::ErrorKind::FileTooLarge.into()),
                }
            }
        }
    }

    fn write(&self, name: &str, text: &str) {
        if let Some(folder) = &self.folder
            && fs::create_dir_all(folder).is_ok()
        {
            let _ = self.write_at(&folder.join(name), text);
        }
    }

    /// Writes a file of the program's own.
    pub(crate) fn write_at(
        &self,
        path: &Path,
        contents: impl AsRef<[u8]>,
    ) -> Result<(), FileError> {
        refuse_pipe(path)?;
        match file::write_over(&*self.disk, path, contents, Over::Whatever) {
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
        refuse_pipe(path).map_err(NotWritten::Failed)?;
        // Without a lock the file is written all the same: two programs at one moment are rarer than a full disk.
        let _turn = self.turn();
        file::write_over(&*self.disk, path, contents, over)
    }

    /// The turn of this program to save, until it is dropped.
    fn turn(&self) -> io::Result<File> {
        let folder = self.folder().ok_or(io::ErrorKind::NotFound)?;
        fs::create_dir_all(folder)?;
        let turn = open_lock(&folder.join(TURN))?;
        let begin = Instant::now();
        while turn.try_lock().is_err() && begin.elapsed() < MOST_WAIT {
            thread::sleep(Duration::from_millis(5));
        }
        Ok(turn)
    }
}

/// The usual settings in the language of the system.
fn usual() -> Settings {
    Settings {
        language: semeai_words::language_of(|name| env::var_os(name)),
        ..Settings::default()
    }
}

/// Settings to begin with.
#[derive(Debug)]
pub(crate) struct FoundSettings {
    pub(crate) settings: Settings,
    /// What was there and is not a part of them.
    pub(crate) unread: Option<Unread>,
}

impl From<Settings> for FoundSettings {
    fn from(settings: Settings) -> Self {
        Self {
            settings,
            unread: None,
        }
    }
}

/// A file of settings that could not be read, or not the whole of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unread {
    pub(crate) reason: UnreadReason,
    /// Where it is kept now, if it could be.
    pub(crate) aside: Option<PathBuf>,
}

/// Why settings were not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum UnreadReason {
    /// This is wrong with them.
    Broken(FileError),
    /// A newer version has written them, which may know more.
    Newer,
    /// They ask for a language that has no texts here.
    Language(Language),
}

/// What is wrong with a file of settings.
#[derive(Debug)]
enum SettingsFault {
    System(io::Error),
    Text(serde_json::Error),
}

impl SettingsFault {
    fn into_error(self, path: &Path) -> FileError {
        let (spot, kind) = match self {
            Self::System(error) => (None, FileErrorKind::Read(error.kind())),
            Self::Text(error) => {
                let (line, column) = (error.line(), error.column());
                (Some(Spot { line, column }), FileErrorKind::Settings)
            }
        };
        FileError {
            name: path.display().to_string(),
            spot,
            kind,
        }
    }
}

/// What came of lessons, to begin with.
#[derive(Debug)]
pub(crate) struct FoundResults {
    pub(crate) results: LessonResults,
    /// What was there and could not be read.
    pub(crate) unread: Option<UnreadResults>,
    /// Whether what comes of lessons from now on may be written.
    pub(crate) is_kept: bool,
}

impl From<LessonResults> for FoundResults {
    fn from(results: LessonResults) -> Self {
        Self {
            results,
            unread: None,
            is_kept: true,
        }
    }
}

/// A file of results that was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum UnreadResults {
    /// A newer version has written it; it is left alone.
    Newer(PathBuf),
    /// It cannot be read.
    Damaged {
        reason: ResultsReason,
        /// Where it is kept now, if it could be.
        aside: Option<PathBuf>,
    },
}

/// Why a file of results cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ResultsReason {
    Fault(LessonsFault),
    System(FileError),
}

/// What is wrong with a file of results.
#[derive(Debug)]
enum ResultsFault {
    System(io::Error),
    Text(LessonsFault),
}

/// Keeps a file under a name beside it that nothing has, and says under which.
fn aside(path: &Path, keep: impl FnOnce(&Path, &Path) -> io::Result<()>) -> Option<PathBuf> {
    let stem = path.file_stem()?.to_string_lossy().into_owned();
    let named = |number| path.with_file_name(format!("{stem}-unread-{number}.json"));
    let mut names = (1..=MOST_ASIDE).map(named);
    let free = names.find(|name| fs::symlink_metadata(name).is_err())?;
    keep(path, &free).ok().map(|()| free)
}

/// What stands at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occupant {
    /// Nothing, or a link to nothing: a file can be put there.
    Nothing,
    /// A file.
    File,
    /// A folder, a pipe, a device, or what cannot be looked at.
    Other,
}

/// What stands at a path, without opening it: a pipe to which nobody writes would be waited for.
pub(crate) fn standing(path: &Path) -> Occupant {
    match fs::metadata(path) {
        Ok(found) if found.is_file() => Occupant::File,
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
            ) =>
        {
            Occupant::Nothing
        }
        _ => Occupant::Other,
    }
}

/// Opens the file of a lock, which may not be there yet.
///
/// # Errors
///
/// As the system says, and if something else stands there.
pub(crate) fn open_lock(path: &Path) -> io::Result<File> {
    if standing(path) == Occupant::Other {
        return Err(io::ErrorKind::Unsupported.into());
    }
    File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)
}

/// A pipe that nobody reads would keep everything else from being written; a folder is refused by whoever writes.
fn refuse_pipe(path: &Path) -> Result<(), FileError> {
    match fs::metadata(path) {
        Ok(found) if !found.is_file() && !found.is_dir() => Err(FileError {
            name: path.display().to_string(),
            spot: None,
            kind: FileErrorKind::Write {
                error: io::ErrorKind::Unsupported,
                is_old_there: false,
            },
        }),
        _ => Ok(()),
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
    #[cfg(unix)]
    use std::process::Command;

    /// What another process finds with these variables.
    #[cfg(all(unix, not(target_os = "macos")))]
    fn folder_with(variables: &[(&str, &str)]) -> String {
        let tests = env::current_exe().expect("this program");
        let told = Command::new(tests)
            .args([
                "--exact",
                "storage::store::tests::the_folder_is_told",
                "--nocapture",
            ])
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
        assert_eq!(store.take_settings().unread, None);
        store.write(PANES, "{\"side\": 1e9}");
        assert_eq!(store.panes(), None);
    }

    #[test]
    fn settings_that_cannot_be_read_are_kept_aside() {
        let utf16: Vec<u8> = "{}".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let broken: [&[u8]; 5] = [
            b"",
            b"{\"zoom\": 2",
            b"{\"language\": \"klingon\"}",
            b"{\"recent\": [\"\x8d\x95.sgf\"]}",
            &utf16,
        ];
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::at(folder.path().to_path_buf());
        assert_eq!(store.take_settings().unread, None, "there are none");
        for (number, text) in (1..).zip(broken) {
            fs::write(folder.path().join(SETTINGS), text).expect("written");
            assert_eq!(store.settings(), usual());
            let found = store.take_settings();
            assert_eq!(found.settings, usual());
            let unread = found.unread.expect("told");
            assert!(matches!(unread.reason, UnreadReason::Broken(_)));
            let aside = folder.path().join(format!("settings-unread-{number}.json"));
            assert_eq!(unread.aside.as_ref(), Some(&aside));
            store.write_settings(&found.settings);
            assert_eq!(fs::read(aside).expect("kept"), text);
            assert_eq!(store.take_settings().unread, None, "once");
        }
    }

    #[test]
    fn settings_of_a_newer_version_are_read_and_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::at(folder.path().to_path_buf());
        let newer = "{\"version\": 2, \"has_theory\": false, \"has_sound\": true}";
        fs::write(folder.path().join(SETTINGS), newer).expect("written");
        let found = store.take_settings();
        assert!(!found.settings.has_theory);
        assert_eq!(found.settings.version, Settings::VERSION);
        let unread = found.unread.expect("told");
        assert_eq!(unread.reason, UnreadReason::Newer);
        store.write_settings(&found.settings);
        let kept = fs::read_to_string(unread.aside.expect("kept")).expect("there");
        assert_eq!(kept, newer);
    }

    #[test]
    fn a_language_without_texts_is_told_once_and_is_english() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::at(folder.path().to_path_buf());
        let of_another_build = "{\"language\": \"xx\", \"has_theory\": false}";
        fs::write(folder.path().join(SETTINGS), of_another_build).expect("written");
        let found = store.take_settings();
        assert_eq!(found.settings.language, Language::ENGLISH);
        assert!(!found.settings.has_theory);
        let unread = found.unread.expect("told");
        assert!(
            matches!(unread.reason, UnreadReason::Language(language) if language.code() == "xx")
        );
        store.write_settings(&found.settings);
        assert_eq!(store.take_settings().unread, None, "once");
        fs::write(folder.path().join(SETTINGS), "{\"language\": \"japanese\"}").expect("written");
        assert_eq!(store.take_settings().settings.language, Language::JAPANESE);
    }

    /// Whatever stands where a file of ours should be, nothing waits for it, and what can be renamed is out of the way.
    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_not_waited_for() {
        let put: [fn(&Path); 3] = [pipe, folder_at, link_to_nothing];
        for (at, put) in put.into_iter().enumerate() {
            let folder = tempfile::tempdir().expect("a folder");
            for name in [SETTINGS, PANES, TURN] {
                put(&folder.path().join(name));
            }
            let store = Store::at(folder.path().to_path_buf());
            assert_eq!(store.panes(), None);
            let found = store.take_settings();
            assert_eq!(
                found.unread.is_some(),
                at < 2,
                "a link to nothing is nothing"
            );
            store.write_settings(&found.settings);
            assert_eq!(store.settings(), found.settings);
            assert!(folder.path().join(SETTINGS).is_file());
            // And the person's own files are written, but into no pipe.
            let path = folder.path().join("race.sgf");
            assert!(store.save(&path, b"(;SZ[5])", Over::Only(None)).is_ok());
            fs::remove_file(&path).expect("removed");
            put(&path);
            let over = store.save(&path, b"(;SZ[5])", Over::Whatever);
            assert_eq!(over.is_ok(), at == 2);
        }
    }

    #[cfg(unix)]
    fn pipe(path: &Path) {
        let made = Command::new("mkfifo").arg(path).status();
        assert!(made.expect("a program of the system").success());
    }

    #[cfg(unix)]
    fn folder_at(path: &Path) {
        fs::create_dir(path).expect("a folder");
    }

    #[cfg(unix)]
    fn link_to_nothing(path: &Path) {
        std::os::unix::fs::symlink("nowhere", path).expect("a link");
    }
}
