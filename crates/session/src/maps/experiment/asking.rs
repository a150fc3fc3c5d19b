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

impl Kind for ReadExperiment {
    fn follow(session: &mut Session) {
        let document = session.document();
        let question =
            (document.subject == Subject::Maps).then(|| Self(document.experiment.clone()));
        session.desk_mut().turn(question);
    }
}

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

impl Kind for EstimateTime {
    /// It is not tried while the cores play already.
    fn follow(session: &mut Session) {
        let is_playing = session.progress::<crate::PlayTable>().is_pending();
        let sheet = session.answer::<ReadExperiment>();
        let sheet = sheet.and_then(|read| read.as_ref().ok());
        let question = sheet.map(|sheet| Self(Arc::clone(&sheet.experiment)));
        match question {
            Some(_) if is_playing => {}
            question => session.desk_mut().turn(question),
        }
    }
}
