//! Files and dialogs at work on threads of their own, and what is kept between runs.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Context;
use semeai_session::file::{self, FileError, FormatError, Loaded, Stamp};
use semeai_session::host::{self, Host, Job, JobState};
use semeai_session::{Control, Document, Saving, Session, Settings, Waker};

use crate::dialogs::Dialogs;
use crate::panes::Panes;
use crate::store::Store;
use crate::typed::PathUse;

/// An answer of a dialog that comes so fast was not given by a person.
const NO_PERSON: Duration = Duration::from_millis(250);
/// How often unsaved changes are put by.
const AUTOSAVE: Duration = Duration::from_secs(30);

/// What has come of a job.
#[derive(Debug)]
pub(crate) enum Finished {
    /// A dialog was answered, or none could be opened.
    Chosen {
        /// What for.
        purpose: PathUse,
        /// The file, if one was chosen.
        path: Option<PathBuf>,
        /// Whether a person can have answered.
        was_shown: bool,
    },
    /// A file was read.
    Read(PathBuf, Box<Result<(Loaded, Stamp), FileError>>),
    /// A file was written, with this state of a document; what stands in it now.
    Written(PathBuf, Saving, Result<Stamp, FileError>),
    /// A picture was written, or could not even be drawn.
    Drawn(Option<Result<(), FileError>>),
}

/// Everything that goes on beside the window.
pub struct Jobs {
    host: Arc<dyn Host>,
    dialogs: Arc<dyn Dialogs>,
    store: Store,
    waker: Option<Waker>,
    running: Vec<Job<Finished>>,
    kept_settings: Option<Settings>,
    kept_revision: Option<u64>,
    /// The revision that could not be put by, until one can.
    unkept_revision: Option<u64>,
    kept_at: Option<Instant>,
    title: String,
}

impl std::fmt::Debug for Jobs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jobs")
            .field("store", &self.store)
            .field("running", &self.running.len())
            .finish_non_exhaustive()
    }
}

impl Jobs {
    /// No job yet.
    pub fn new(dialogs: Arc<dyn Dialogs>, store: Store) -> Self {
        Self {
            host: host::system(),
            dialogs,
            store,
            waker: None,
            running: Vec::new(),
            kept_settings: None,
            kept_revision: None,
            unkept_revision: None,
            kept_at: None,
            title: String::new(),
        }
    }

    pub(crate) fn set_waker(&mut self, waker: Waker) {
        self.waker = Some(waker);
    }

    /// Asks for a file in a dialog.
    pub(crate) fn choose(
        &mut self,
        purpose: PathUse,
        suggestion: Option<PathBuf>,
    ) -> std::io::Result<()> {
        let dialogs = Arc::clone(&self.dialogs);
        self.start("dialog", move || {
            let begin = Instant::now();
            let path = match purpose {
                PathUse::Open => dialogs.open(suggestion.as_deref()),
                PathUse::Save | PathUse::Picture(_) => dialogs.save(suggestion.as_deref()),
            };
            Finished::Chosen {
                purpose,
                path,
                was_shown: begin.elapsed() > NO_PERSON,
            }
        })
    }

    /// Reads a file.
    pub(crate) fn read(&mut self, path: PathBuf) -> std::io::Result<()> {
        self.start("read", move || {
            let read = file::read_stamped(&path);
            Finished::Read(path, Box::new(read))
        })
    }

    /// Writes a file; the old one stays whole if that fails.
    pub(crate) fn write(
        &mut self,
        path: PathBuf,
        text: String,
        saving: Saving,
    ) -> std::io::Result<()> {
        self.start("write", move || {
            let written = file::write(&path, &text).map(|()| Stamp::of(text.as_bytes()));
            Finished::Written(path, saving, written)
        })
    }

    /// Draws a picture and writes it.
    pub(crate) fn write_picture(
        &mut self,
        path: PathBuf,
        draw: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
    ) -> std::io::Result<()> {
        self.start("picture", move || {
            Finished::Drawn(draw().map(|picture| file::write(&path, picture)))
        })
    }

    fn start(
        &mut self,
        name: &str,
        work: impl FnOnce() -> Finished + Send + 'static,
    ) -> std::io::Result<()> {
        let control = Control::default();
        let job = Job::start(&self.host, name, self.waker.as_ref(), control, |_| work());
        self.running.push(job.map_err(std::io::Error::other)?);
        Ok(())
    }

    /// What has finished since the last frame.
    pub(crate) fn take_finished(&mut self) -> Vec<Finished> {
        let mut finished = Vec::new();
        self.host.turn();
        self.running.retain(|job| match job.poll() {
            JobState::Running => true,
            JobState::Done(answer) => {
                finished.push(answer);
                false
            }
            JobState::Failed(_) => false,
        });
        finished
    }

    /// The position that the last session did not save.
    pub(crate) fn unsaved(&self) -> Option<Document> {
        self.store.autosave()
    }

    /// The sizes that the panes had at the end of the last run.
    pub(crate) fn panes(&self) -> Option<Panes> {
        self.store.panes()
    }

    /// Forgets that position.
    pub(crate) fn forget_unsaved(&self) {
        self.store.remove_autosave();
    }

    /// Puts settings and unsaved changes by, if they are new and it is time. Says why changes cannot be put by, once until
    /// they can again.
    pub(crate) fn keep(
        &mut self,
        ctx: &Context,
        session: &Session,
        settings: &Settings,
    ) -> Option<FormatError> {
        if self.kept_settings.as_ref() != Some(settings) {
            self.store.write_settings(settings);
            self.kept_settings = Some(settings.clone());
        }
        let revision = Some(session.revision());
        if !session.is_modified() || [self.kept_revision, self.unkept_revision].contains(&revision)
        {
            return None;
        }
        let since = self.kept_at.map(|at| at.elapsed());
        match since {
            Some(since) if since < AUTOSAVE => ctx.request_repaint_after(AUTOSAVE - since),
            Some(_) => {
                self.kept_at = Some(Instant::now());
                return self.put_by(session).err();
            }
            None => {
                self.kept_at = Some(Instant::now());
                ctx.request_repaint_after(AUTOSAVE);
            }
        }
        None
    }

    /// Puts unsaved changes by.
    ///
    /// # Errors
    ///
    /// If they cannot be said in a file, and could be before.
    fn put_by(&mut self, session: &Session) -> Result<(), FormatError> {
        let revision = Some(session.revision());
        match self.store.write_autosave(session.document()) {
            Ok(()) => {
                self.kept_revision = revision;
                self.unkept_revision = None;
                Ok(())
            }
            Err(error) => {
                // What was put by before is not of these changes: it must not be removed with them.
                let is_known = std::mem::replace(&mut self.unkept_revision, revision).is_some();
                if is_known { Ok(()) } else { Err(error) }
            }
        }
    }

    /// Puts everything by at the end.
    pub(crate) fn leave(&self, session: &Session, settings: &Settings, panes: Option<Panes>) {
        self.store.write_settings(settings);
        if let Some(panes) = panes {
            self.store.write_panes(&panes);
        }
        if session.is_modified() {
            // Nobody is there any more to be told that it cannot be put by; it was said before.
            let _ = self.store.write_autosave(session.document());
        } else if self.kept_revision.is_some() {
            self.store.remove_autosave();
        }
    }

    /// Whether the window should get another title.
    pub(crate) fn has_new_title(&mut self, title: &str) -> bool {
        let is_new = self.title != title;
        if is_new {
            title.clone_into(&mut self.title);
        }
        is_new
    }
}
