//! What is kept between runs without anybody asking for it: settings, sizes of panes, and unsaved work.

use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use semeai_session::file::{FileError, FileErrorKind};
use semeai_session::host::Host;
use semeai_session::lesson_results::LessonResults;
use semeai_session::{Document, Saving, Session, Settings, Snapshot, Version, Waker};

use crate::panes::Panes;
use crate::samples;
use crate::storage::lane::Lane;
use crate::storage::store::{FoundResults, Occupant, Store, standing};
use crate::storage::unsaved_work::{self, NotKept, Offer, Shelf, Slot};

/// How long after a change unsaved work is put by: a program that ends loses no more than this.
const DELAY: Duration = Duration::from_secs(5);
/// How often it is looked whether what was put by is still there: somebody may have removed it.
const LOOK: Duration = Duration::from_secs(5);
/// How long until it is tried again if it failed.
const RETRY: Duration = Duration::from_secs(30);
/// How long the end of the program waits for the disk.
const LIMIT: Duration = Duration::from_secs(10);

/// Something to be told about unsaved work.
#[derive(Debug)]
pub(crate) enum News {
    /// There is some from an earlier run.
    Found,
    /// It cannot be put by. This is told once until it can be again.
    NotKept(NotKept),
    /// The program has not ended, for this would be lost.
    Refused(AtRisk),
    /// What could not be put by is put by now, or is saved.
    KeptAgain,
    /// Another document took the place of one with unsaved work, which is kept.
    Left,
    /// That document is at work again.
    Back,
    /// The oldest document with unsaved work had to go, for there are too many.
    Dropped,
}

/// Unsaved work that is nowhere but in the window.
#[derive(Debug)]
pub(crate) struct AtRisk {
    /// Why it cannot be put by.
    pub(crate) error: NotKept,
    /// One of the documents, that at work if it is one of them, with the file that it belongs to.
    pub(crate) document: Snapshot,
    pub(crate) file: Option<PathBuf>,
    /// How many there are.
    pub(crate) count: usize,
}

/// The most documents with unsaved work that are kept beside the one at work. It is told if one more makes the oldest go.
const MOST_LEFT: usize = 50;

/// A document with unsaved work.
#[derive(Clone, Debug)]
struct UnsavedWork {
    saving: Saving,
    version: Version,
    document: Snapshot,
    /// The file that it belongs to.
    file: Option<PathBuf>,
}

/// Keeps things, beside the window.
#[derive(Debug)]
pub(crate) struct Keeper {
    store: Store,
    host: Arc<dyn Host>,
    lane: Lane<WorkResult>,
    /// The settings that were given to be written last.
    settings: Option<Settings>,
    /// How often what came of lessons had changed when it was given to be written last; nothing is written where there is nothing here.
    results: Option<u64>,
    /// Where work is put by; not here while something is being done with it.
    shelf: Option<Shelf>,
    /// The state of the document that is put by.
    kept: Option<Version>,
    /// The state that no file can say.
    unsayable: Option<Version>,
    /// Whether a state has work that is worth being put by.
    worth: Option<(Version, bool)>,
    /// When work is to be put by.
    due: Option<Duration>,
    /// When it is to be looked at what was put by.
    look_due: Option<Duration>,
    /// Why work cannot be put by, which has been told.
    failure: Option<NotKept>,
    /// The states of the documents that somebody has said may be lost.
    given_up: Vec<Version>,
    /// The document at work as it was seen last, if it had unsaved work.
    last: Option<UnsavedWork>,
    /// Documents that have been left with unsaved work, to be put by.
    leaving: Vec<UnsavedWork>,
    /// When that is to be tried again.
    leaving_due: Option<Duration>,
    /// Where they are put by: undo leads back to them, and so does the next start.
    left: Vec<(UnsavedWork, Shelf)>,
    /// Work of earlier runs that nobody has answered for yet.
    offers: VecDeque<Offer>,
    /// Where work that was taken back is still put by, until this program has put it by itself.
    restored: Vec<Slot>,
    news: Vec<News>,
}

/// What has come of a piece of work.
#[derive(Debug)]
enum WorkResult {
    Nothing,
    Found(Vec<Offer>),
    Put {
        shelf: Shelf,
        restored: Vec<Slot>,
        version: Version,
        result: Result<(), NotKept>,
    },
    Left {
        unsaved: UnsavedWork,
        shelf: Shelf,
        result: Result<(), NotKept>,
    },
    Emptied(Shelf),
    /// Files in which something was put by, and which somebody has removed.
    Missing(Vec<PathBuf>),
    /// The shelf broke down; whatever is on it will be offered at the next start.
    Broken(String),
}

impl Keeper {
    /// Looks for work of earlier runs at once.
    pub(crate) fn new(host: Arc<dyn Host>, store: Store) -> Self {
        let mut keeper = Self {
            lane: Lane::on(Arc::clone(&host)),
            host,
            store: store.clone(),
            settings: None,
            results: None,
            shelf: Some(Shelf::default()),
            kept: None,
            unsayable: None,
            worth: None,
            due: None,
            look_due: None,
            failure: None,
            given_up: Vec::new(),
            last: None,
            leaving: Vec::new(),
            leaving_due: None,
            left: Vec::new(),
            offers: VecDeque::new(),
            restored: Vec::new(),
            news: Vec::new(),
        };
        let look = move || WorkResult::Found(unsaved_work::look(&store));
        keeper.lane.push("look", look, |_| WorkResult::Nothing);
        keeper
    }

    /// Says whom to call when something has been done.
    pub(crate) fn set_waker(&mut self, waker: Waker) {
        self.lane.set_waker(waker);
    }

    /// The sizes that the panes had at the end of the last run.
    pub(crate) fn panes(&self) -> Option<Panes> {
        self.store.panes()
    }

    /// What came of lessons in earlier runs. From here on it is kept, unless what is there must be left alone.
    pub(crate) fn take_results(&mut self) -> FoundResults {
        let found = self.store.take_results();
        self.results = found.is_kept.then_some(0);
        found
    }

    /// Keeps what came of lessons, if it has changed since: so often by now.
    pub(crate) fn keep_results(&mut self, results: &LessonResults, changes: u64) {
        let Some(kept) = self.results.as_mut().filter(|kept| **kept != changes) else {
            return;
        };
        *kept = changes;
        let (store, results) = (self.store.clone(), results.clone());
        self.push_quietly("results", move || store.write_results(&results));
    }

    /// Puts settings and unsaved work by, if they are new and it is time. Says what is to be told, and after how long it
    /// must be called again.
    pub(crate) fn keep(
        &mut self,
        session: &Session,
        settings: &Settings,
    ) -> (Vec<News>, Option<Duration>) {
        self.take_all();
        self.keep_settings(settings);
        self.follow(session);
        let wait = self.keep_work(session);
        let now = self.host.now();
        let again = self.leaving_due.map(|due| due.saturating_sub(now));
        let wait = wait.into_iter().chain(again).min();
        (std::mem::take(&mut self.news), wait)
    }

    fn keep_settings(&mut self, settings: &Settings) {
        if self.settings.as_ref() == Some(settings) {
            return;
        }
        self.settings = Some(settings.clone());
        let (store, settings) = (self.store.clone(), settings.clone());
        self.push_quietly("settings", move || store.write_settings(&settings));
    }

    /// Does what is not worth a message if it fails.
    fn push_quietly(&mut self, name: &'static str, work: impl FnOnce() + Send + 'static) {
        let work = move || {
            work();
            WorkResult::Nothing
        };
        self.lane.push(name, work, |_| WorkResult::Nothing);
    }

    /// Keeps a document that has been left with unsaved work, and goes on with one that is at work again.
    fn follow(&mut self, session: &Session) {
        let (saving, version) = (session.history().saving(), session.history().version());
        let is_left = |last: &mut UnsavedWork| !last.saving.is_of_same_home(&saving);
        if let Some(last) = self.last.take_if(is_left) {
            let is_kept = self
                .left
                .iter()
                .any(|(kept, _)| kept.version == last.version);
            if !is_kept && !session.history().is_version_saved(last.version) {
                self.leaving.push(last);
                self.leaving_due = None;
                self.news.push(News::Left);
            }
        }
        self.last = self.has_work(session).then(|| UnsavedWork {
            saving,
            version,
            document: session.history().document().clone(),
            file: session.history().file().map(Path::to_path_buf),
        });
        self.put_left();
        let is_saved =
            |(left, _): &mut (UnsavedWork, Shelf)| session.history().is_version_saved(left.version);
        let saved: Vec<(UnsavedWork, Shelf)> = self.left.extract_if(.., is_saved).collect();
        for (_, shelf) in saved {
            self.throw_away(shelf);
        }
        let back = self
            .left
            .iter()
            .position(|(left, _)| left.version == version);
        if let Some(back) = back
            && let Some(shelf) = &mut self.shelf
        {
            let (_, left) = self.left.remove(back);
            let before = std::mem::replace(shelf, left);
            self.kept = Some(version);
            self.throw_away(before);
            self.news.push(News::Back);
        }
        while self.left.len() > MOST_LEFT {
            let (_, shelf) = self.left.remove(0);
            self.throw_away(shelf);
            self.news.push(News::Dropped);
        }
    }

    /// Whether the document at work has changes that are worth being put by.
    fn has_work(&mut self, session: &Session) -> bool {
        if !session.history().is_modified() {
            return false;
        }
        let version = session.history().version();
        match self.worth {
            Some((known, is_worth)) if known == version => is_worth,
            _ => {
                let is_worth = !samples::is_only_tried(session.document());
                self.worth = Some((version, is_worth));
                is_worth
            }
        }
    }

    fn throw_away(&mut self, mut shelf: Shelf) {
        if shelf.is_used {
            self.push_quietly("throw away", move || shelf.empty());
        }
    }

    /// Puts by what has been left, if it is time.
    fn put_left(&mut self) {
        if self.leaving_due.is_some_and(|due| self.host.now() < due) {
            return;
        }
        self.leaving_due = None;
        for unsaved in std::mem::take(&mut self.leaving) {
            let store = self.store.clone();
            let work = move || {
                let mut shelf = Shelf::default();
                let result = shelf.put(&store, &unsaved.document, unsaved.file.as_deref());
                WorkResult::Left {
                    unsaved,
                    shelf,
                    result,
                }
            };
            self.lane.push("left", work, WorkResult::Broken);
        }
    }

    fn keep_work(&mut self, session: &Session) -> Option<Duration> {
        if !self.has_work(session) {
            self.due = None;
            self.recover();
            self.empty();
            return self.look_again();
        }
        let version = Some(session.history().version());
        if self.shelf.is_none() || [self.kept, self.unsayable].contains(&version) {
            return self.look_again();
        }
        let now = self.host.now();
        let due = *self.due.get_or_insert(now + DELAY);
        if now < due {
            return Some(due - now);
        }
        self.put(session);
        None
    }

    /// Looks from time to time whether what was put by is still there. Says how long until it must be called again.
    fn look_again(&mut self) -> Option<Duration> {
        self.shelves().next()?;
        let now = self.host.now();
        let due = *self.look_due.get_or_insert(now + LOOK);
        if now < due {
            return Some(due - now);
        }
        self.look();
        None
    }

    /// The files in which something is put by.
    fn shelves(&self) -> impl Iterator<Item = PathBuf> {
        let left = self.left.iter().map(|(_, shelf)| shelf);
        self.shelf.iter().chain(left).filter_map(Shelf::path)
    }

    /// Looks whether what was put by is still there. What is not will be put by anew.
    fn look(&mut self) {
        self.look_due = None;
        let mut files: Vec<PathBuf> = self.shelves().collect();
        let work = move || {
            files.retain(|file| standing(file) != Occupant::File);
            WorkResult::Missing(files)
        };
        self.lane.push("look again", work, |_| WorkResult::Nothing);
    }

    fn put(&mut self, session: &Session) {
        let Some(mut shelf) = self.shelf.take() else {
            return;
        };
        self.due = None;
        let mut restored = std::mem::take(&mut self.restored);
        let (store, version) = (self.store.clone(), session.history().version());
        let document = session.history().document().clone();
        let file = session.history().file().map(Path::to_path_buf);
        let work = move || {
            let result = shelf.put(&store, &document, file.as_deref());
            if result.is_ok() {
                for slot in restored.drain(..) {
                    slot.empty();
                }
            }
            WorkResult::Put {
                shelf,
                restored,
                version,
                result,
            }
        };
        self.lane.push("put by", work, WorkResult::Broken);
    }

    /// Removes what is put by, for it is saved.
    fn empty(&mut self) {
        if let Some(mut shelf) = self.shelf.take_if(|shelf| shelf.is_used) {
            self.kept = None;
            let work = move || {
                shelf.empty();
                WorkResult::Emptied(shelf)
            };
            self.lane.push("empty", work, WorkResult::Broken);
        }
    }

    fn take_all(&mut self) {
        for kept in self.lane.take() {
            self.take(kept);
        }
    }

    fn take(&mut self, kept: WorkResult) {
        match kept {
            WorkResult::Nothing => {}
            WorkResult::Found(offers) => {
                self.offers.extend(offers);
                if !self.offers.is_empty() {
                    self.news.push(News::Found);
                }
            }
            WorkResult::Emptied(shelf) => self.shelf = Some(shelf),
            WorkResult::Missing(files) => {
                let is_missing = |shelf: &Shelf| shelf.path().is_some_and(|at| files.contains(&at));
                if self.shelf.as_ref().is_some_and(is_missing) {
                    self.kept = None;
                    self.due = Some(self.host.now());
                }
                let lost = self.left.extract_if(.., |(_, shelf)| is_missing(shelf));
                self.leaving.extend(lost.map(|(unsaved, _)| unsaved));
            }
            WorkResult::Left {
                unsaved,
                shelf,
                result,
            } => match result {
                Ok(()) => self.left.push((unsaved, shelf)),
                Err(error) => {
                    if !matches!(error, NotKept::Format(_)) {
                        self.leaving.push(unsaved);
                        self.leaving_due = Some(self.host.now() + RETRY);
                    }
                    self.fail(error);
                }
            },
            WorkResult::Put {
                shelf,
                restored,
                version,
                result,
            } => {
                self.shelf = Some(shelf);
                self.restored.extend(restored);
                match result {
                    Ok(()) => {
                        (self.kept, self.unsayable) = (Some(version), None);
                        self.recover();
                    }
                    Err(error) => {
                        if matches!(error, NotKept::Format(_)) {
                            self.unsayable = Some(version);
                        }
                        self.fail(error);
                    }
                }
            }
            WorkResult::Broken(message) => {
                self.shelf = Some(Shelf::default());
                self.kept = None;
                self.fail(NotKept::Broken(message));
            }
        }
    }

    fn fail(&mut self, error: NotKept) {
        self.due = Some(self.host.now() + RETRY);
        if self.failure.replace(error.clone()).is_none() {
            self.news.push(News::NotKept(error));
        }
    }

    fn recover(&mut self) {
        if self.leaving.is_empty() && self.failure.take().is_some() {
            self.news.push(News::KeptAgain);
        }
    }

    /// How many pieces of work of earlier runs wait for an answer, and the latest of them.
    pub(crate) fn offer(&self) -> Option<(usize, &Offer)> {
        Some((self.offers.len(), self.offers.front()?))
    }

    /// Hands over the latest work of earlier runs. It stays put by until this program has put it by itself.
    pub(crate) fn restore(&mut self) -> Option<Document> {
        let offer = self.offers.pop_front_if(|offer| offer.found.is_ok())?;
        self.restored.push(offer.slot);
        self.due = Some(self.host.now());
        offer.found.ok().map(|document| *document)
    }

    /// Throws the latest work of earlier runs away.
    pub(crate) fn discard(&mut self) {
        if let Some(Offer { slot, .. }) = self.offers.pop_front() {
            self.push_quietly("discard", move || slot.empty());
        }
    }

    /// Puts work by before the program ends, and looks whether all of it is there. Says whether it may end: not with work that is
    /// nowhere else, unless somebody has said that just this may be lost. Waits for it, but not forever.
    pub(crate) fn may_leave(&mut self, session: &Session) -> bool {
        self.put_all(session);
        let lost = self.nowhere(session);
        let Some(first) = lost.first() else {
            return true;
        };
        if lost.iter().all(|it| self.given_up.contains(&it.version)) {
            return true;
        }
        // Where it did not fail, the disk has not answered in time.
        let late = || {
            NotKept::File(FileError {
                name: self.store.name(),
                spot: None,
                kind: FileErrorKind::Write {
                    error: io::ErrorKind::TimedOut,
                    is_old_there: false,
                },
            })
        };
        let refused = AtRisk {
            error: self.failure.clone().unwrap_or_else(late),
            document: first.document.clone(),
            file: first.file.clone(),
            count: lost.len(),
        };
        self.fail(refused.error.clone());
        self.news.push(News::Refused(refused));
        false
    }

    /// Lets the program end with what is nowhere but in the window: it is lost.
    pub(crate) fn give_up(&mut self, session: &Session) {
        let lost = self.nowhere(session);
        self.given_up = lost.iter().map(|it| it.version).collect();
    }

    /// The documents with unsaved work that are not put by, the one at work before those that were left.
    fn nowhere(&mut self, session: &Session) -> Vec<UnsavedWork> {
        let at_work = (!self.is_at_work_put_by(session)).then(|| self.last.clone());
        let left = self.leaving.iter().cloned();
        at_work.flatten().into_iter().chain(left).collect()
    }

    /// Puts by what is not, and what somebody has removed. A disk that does not answer is not asked again.
    fn put_all(&mut self, session: &Session) {
        self.follow(session);
        if !self.finish() {
            return;
        }
        self.look();
        if !self.finish() {
            return;
        }
        self.leaving_due = None;
        self.put_left();
        if self.finish() && !self.is_at_work_put_by(session) {
            self.put(session);
            self.finish();
        }
    }

    fn is_at_work_put_by(&mut self, session: &Session) -> bool {
        !self.has_work(session) || self.kept == Some(session.history().version())
    }

    /// Puts everything by at the end. Waits for it, but not forever; nobody is there any more to be told.
    pub(crate) fn leave(&mut self, session: &Session, settings: &Settings, panes: Option<Panes>) {
        self.put_all(session);
        self.keep_settings(settings);
        if let Some(panes) = panes {
            let store = self.store.clone();
            self.push_quietly("panes", move || store.write_panes(&panes));
        }
        if !self.has_work(session) {
            self.empty();
        }
        self.finish();
        // From here on this program's work is that of a program that has ended.
        self.shelf = None;
        self.left.clear();
        self.offers.clear();
        self.restored.clear();
    }

    /// Waits for the disk, but not forever. Says whether everything is done.
    fn finish(&mut self) -> bool {
        for kept in self.lane.finish(LIMIT) {
            self.take(kept);
        }
        self.lane.is_idle()
    }
}

#[cfg(test)]
mod tests;
