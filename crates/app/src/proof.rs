//! The proof without its looks: the search at work, what it answered, and the line that is stepped through.

use std::time::Duration;

use semeai_board::Color;
use semeai_race::propose::ProposeError;
use semeai_race::solve::Race;
use semeai_session::play_out::{Person, PlayOut, Style};
use semeai_session::solve::{Solved, SolvedBy};

/// How many positions a first search may look at: some seconds.
const BUDGET: u64 = 30_000_000;
/// How much longer the next search is where one has not been enough.
const LONGER: u64 = 8;

/// Something asked of the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProofRequest {
    /// Shows the panel, or the race again.
    Open(bool),
    /// The start that is looked at.
    First(Color),
    /// The line is shown after so many moves.
    Step(usize),
    /// Stops the search; what it knows by then is shown.
    Cancel,
}

/// The panel.
#[derive(Debug)]
pub(crate) struct Proof {
    /// Whether it stands in the place of the race.
    pub(crate) is_open: bool,
    /// What was found, or why there is no race.
    answer: Option<Box<Result<Solved, ProposeError>>>,
    /// The revision of the document that it is about.
    revision: u64,
    /// How far a running search is: positions and time.
    pub(crate) progress: Option<(u64, Duration)>,
    /// Whether the search broke down: a defect of the program.
    pub(crate) has_failed: bool,
    /// How many positions the last search might look at.
    budget: u64,
    /// Whether the person stopped it.
    was_stopped: bool,
    /// The start that is looked at.
    pub(crate) first: Color,
    /// The best line from that start, standing where the person has stepped to.
    line: Option<Box<PlayOut>>,
    /// How many moves the line has.
    pub(crate) length: usize,
}

impl Default for Proof {
    fn default() -> Self {
        Self {
            is_open: false,
            answer: None,
            revision: 0,
            progress: None,
            has_failed: false,
            budget: BUDGET,
            was_stopped: false,
            first: Color::Black,
            line: None,
            length: 0,
        }
    }
}

impl Proof {
    /// What was found about the present document.
    pub(crate) fn solved(&self) -> Option<&Solved> {
        self.answer.as_ref()?.as_ref().as_ref().ok()
    }

    /// Why there was nothing to search.
    pub(crate) fn problem(&self) -> Option<ProposeError> {
        self.answer.as_ref()?.as_ref().as_ref().err().copied()
    }

    /// The best line, standing where the person has stepped to.
    pub(crate) fn line(&self) -> Option<&PlayOut> {
        self.line.as_deref()
    }

    /// Every position of the line, from the start on.
    pub(crate) fn whole_line(&self) -> Option<PlayOut> {
        let mut line = self.line()?.clone();
        while line.forward() {}
        Some(line)
    }

    /// Forgets what was about another revision of the document.
    pub(crate) fn settle(&mut self, revision: u64) {
        if self.revision != revision {
            self.revision = revision;
            self.begin(BUDGET);
        }
    }

    /// A search of at most so many positions begins: what was known is no longer shown.
    pub(crate) fn begin(&mut self, budget: u64) {
        self.budget = budget;
        self.was_stopped = false;
        self.answer = None;
        self.line = None;
        self.has_failed = false;
    }

    /// The person has stopped the search.
    pub(crate) fn stop(&mut self) {
        self.was_stopped = true;
    }

    /// Takes what was found, and shows the best line of a start.
    pub(crate) fn take(&mut self, answer: Box<Result<Solved, ProposeError>>, first: Color) {
        self.answer = Some(answer);
        self.look_at(first);
    }

    /// How many positions a search may look at now: more if the last one was not stopped and still did not do.
    pub(crate) fn next_budget(&self) -> u64 {
        let has_run_out = self
            .solved()
            .is_some_and(|solved| solved.known() != SolvedBy::Proof);
        if has_run_out && !self.was_stopped {
            self.budget.saturating_mul(LONGER)
        } else {
            self.budget
        }
    }

    /// Looks at a start, from the beginning of its best line.
    pub(crate) fn look_at(&mut self, first: Color) {
        self.first = first;
        self.line = self.solved().and_then(|solved| line(solved, first));
        self.length = self.line.as_ref().map_or(0, |line| line.turns().len());
        self.step_to(0);
    }

    /// Shows the line after so many moves.
    pub(crate) fn step_to(&mut self, step: usize) {
        let Some(line) = &mut self.line else { return };
        while line.turns().len() > step && line.take_back() {}
        while line.turns().len() < step && line.forward() {}
    }
}

/// The best line of a start, played to its end.
fn line(solved: &Solved, first: Color) -> Option<Box<PlayOut>> {
    let steps = &solved.searched(first)?.line;
    let race = Race {
        position: solved.position.clone(),
        essential: solved.proposal.essential,
        relevant: solved.proposal.relevant,
    };
    let mut line = PlayOut::new(race, first, Person::Both, Style::Best);
    for color in Color::ALL {
        let used = |step: &&semeai_race::solve::Step| step.is_after_threat && step.color == color;
        let threats = steps.iter().filter(used).count();
        line.set_threats(color, u8::try_from(threats).unwrap_or(u8::MAX));
    }
    for step in steps {
        let played = match step.point {
            Some(point) => line.play(point),
            None => line.play_elsewhere(),
        };
        if played.is_err() {
            break;
        }
    }
    Some(Box::new(line))
}
