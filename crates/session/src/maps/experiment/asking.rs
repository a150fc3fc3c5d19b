//! Asking what the fields of an experiment read as, and how long it will take: beside the window, for boards can be large.

use std::sync::Arc;
use std::time::Duration;

use semeai_search::PositionBudget;
use semeai_tactics::{Experiment, Run, Share};

use super::{EntryFault, ExperimentMarks, ExperimentSheet};
use crate::counting::Subject;
use crate::desk::{Ask, Progress};
use crate::host::{Control, cores};
use crate::kind::Kind;
use crate::session::Session;

/// Asks what the fields of an experiment read as.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadExperiment(pub ExperimentMarks);

impl Ask for ReadExperiment {
    /// What can be played, or everything that is wrong.
    type Answer = Result<ExperimentSheet, Vec<EntryFault>>;
    type Memory = ();
    const NAME: &'static str = "experiment";

    /// For the moment that it takes, what was read before.
    fn still_shows(&self, _: &Self, progress: Progress) -> bool {
        progress.is_unnoticed()
    }

    fn answer(self, (): &mut (), _: &Control) -> Self::Answer {
        self.0.read()
    }
}

impl Kind for ReadExperiment {}

/// Asks about how long an experiment will take on all cores.
#[derive(Clone, Debug)]
pub struct EstimateTime(Arc<Experiment>);

impl PartialEq for EstimateTime {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Ask for EstimateTime {
    /// Nothing if it cannot be played, or it was stopped before.
    type Answer = Option<Duration>;
    type Memory = ();
    const NAME: &'static str = "time of an experiment";

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let run = Run::new(Experiment::clone(&self.0), Share::WHOLE).ok()?;
        let budget = PositionBudget::new(u64::MAX).with_stop(Some(control.stop_flag()));
        let time = run.estimate(cores(), &budget);
        (!control.is_stopped()).then_some(time)
    }
}

impl Kind for EstimateTime {}

/// What somebody looks at of an experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExperimentLook {
    /// Nothing: a document that is opened may hold any experiment, and nothing is made of that by itself.
    Away,
    /// What its fields read as.
    Fields,
    /// The same, and how long it takes.
    FieldsAndTime,
}

/// Experiments of one's own.
impl Session {
    /// Asks about the experiment of the document what is looked at, or nothing any more; call it once a frame. The time is not tried while
    /// the cores play already.
    pub fn look_at_experiment(&mut self, look: ExperimentLook) {
        let document = self.document();
        let is_seen = document.subject == Subject::Maps && look != ExperimentLook::Away;
        let question = is_seen.then(|| ReadExperiment(document.experiment.clone()));
        self.desk_mut().turn(question);
        let is_playing = self.progress::<crate::PlayTable>().is_pending();
        let sheet = self.answer::<ReadExperiment>();
        let sheet = sheet.and_then(|read| read.as_ref().ok());
        let is_timed = look == ExperimentLook::FieldsAndTime;
        let sheet = sheet.filter(|_| is_timed);
        let question = sheet.map(|sheet| EstimateTime(Arc::clone(&sheet.experiment)));
        match question {
            Some(_) if is_playing => {}
            question => self.desk_mut().turn(question),
        }
    }
}
