//! `semeai-cli simulate`: games by maps or at random on any boards, how often Black wins, and which boards and maps stand out.

mod json;
mod options;
mod source;

use std::io::{Read, Write};
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use semeai_search::PositionBudget;
use semeai_session::Phrasing;
use semeai_tactics::{
    Experiment, ExperimentFault, Exploration, ExploreReport, JoinedTable, MOST_CELLS, Player, Run,
    Share, SimulationReport, exploration_json, explore, join_parts, report_parts, simulate,
    usual_budget,
};
use semeai_words::simulation::{
    experiment_fault, exploration_sentences, first_cells_sentence, incomplete_sentence, join_error,
    paper_notes, replay_sentences, simulation_sentences, stopped_sentence, too_long,
    unread_sentence, wants_one_cell,
};

pub(crate) use self::options::{SimulateArguments, depth};
use self::source::{experiment, text_of};
use crate::input::Format;
use crate::interrupt::stop_flag;
use crate::output::{pretty, write_file};
use crate::progress::ProgressTeller;
use crate::status::{ANSWERED, CommandError, Failure, NO_ANSWER};
use crate::terminal::{complain, write_answer};

/// Whoever asks for more than this and names no end is asked back.
const LONG: Duration = Duration::from_secs(24 * 3600);

/// From so many games on it is looked how long they take.
const MANY_GAMES: u64 = 10_000_000;

/// Answers. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &SimulateArguments,
    input: &mut (dyn Read + Send),
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    let mut answer = Answer {
        begun: Instant::now(),
        arguments,
        phrasing,
        output,
        errors,
    };
    if !arguments.join.is_empty() {
        return answer.join(input);
    }
    let experiment = experiment(arguments, input, phrasing)?;
    if let Some(path) = &arguments.save {
        write_file(path, experiment.to_file(), phrasing)?;
    }
    match (arguments.replay, arguments.explore) {
        (Some(number), _) => answer.replay(&experiment, number),
        (None, Some(depth)) => answer.explore(&experiment, depth),
        (None, None) => answer.simulate(experiment),
    }
}

/// One answer, and where it goes.
struct Answer<'a> {
    /// From when on its time runs.
    begun: Instant,
    arguments: &'a SimulateArguments,
    phrasing: Phrasing,
    output: &'a mut dyn Write,
    errors: &'a mut dyn Write,
}

impl Answer<'_> {
    fn threads(&self) -> usize {
        let cores = || available_parallelism().map_or(1, usize::from);
        let asked = self.arguments.threads;
        asked.map_or_else(cores, |threads| usize::try_from(threads).unwrap_or(1))
    }

    /// Until Ctrl+C or the time that was named.
    fn budget(&self, progress: Option<&ProgressTeller>) -> PositionBudget {
        let seconds = self.arguments.seconds;
        let deadline = seconds.and_then(|seconds| self.begun.checked_add(seconds));
        PositionBudget::new(u64::MAX)
            .with_deadline(deadline)
            .with_stop(Some(stop_flag()))
            .with_progress(progress.map(|it| Arc::clone(&it.counter)))
    }

    fn write(&mut self, mut text: String) -> Result<(), CommandError> {
        text.truncate(text.trim_end().len());
        text.push('\n');
        let format = Format::of(self.arguments.json || self.arguments.csv);
        write_answer(self.output, &text, format, self.phrasing)?;
        Ok(())
    }

    fn simulate(&mut self, experiment: Experiment) -> Result<u8, Failure> {
        let run = self.run_of(experiment);
        let run = run.map_err(|fault| experiment_fault(&fault, self.phrasing))?;
        self.ask_back(&run)?;
        let progress = ProgressTeller::new(self.phrasing);
        simulate(&run, self.threads(), &self.budget(Some(&progress)));
        drop(progress);
        if self.arguments.shard.is_some() {
            let lines = report_parts(&run).join("\n");
            write_answer(self.output, &(lines + "\n"), Format::Json, self.phrasing)?;
        } else {
            self.table(&SimulationReport::finished_of(&run))?;
        }
        Ok(self.status(&run))
    }

    /// What is played: with a time, as far as that goes; else all of it or nothing.
    fn run_of(&mut self, experiment: Experiment) -> Result<Run, ExperimentFault> {
        let Some(share) = self.arguments.shard else {
            if self.arguments.seconds.is_some() {
                let run = Run::beginning(experiment)?;
                if run.cells_asked() > MOST_CELLS {
                    complain(self.errors, &first_cells_sentence(self.phrasing));
                }
                return Ok(run);
            }
            experiment.check_table()?;
            return Run::new(experiment, Share::WHOLE);
        };
        experiment.check_table()?;
        Run::new(experiment, share)
    }

    /// Refuses what takes very long, unless it is to be stopped.
    fn ask_back(&self, run: &Run) -> Result<(), CommandError> {
        let games = run.games();
        if self.arguments.seconds.is_some() || games < MANY_GAMES {
            return Ok(());
        }
        let time = run.estimate(self.threads(), &self.budget(None));
        if time <= LONG {
            return Ok(());
        }
        Err(too_long(games, time, self.phrasing))
    }

    fn table(&mut self, report: &SimulationReport) -> Result<(), CommandError> {
        let text = if self.arguments.json {
            report.to_json()
        } else if self.arguments.csv {
            report.to_csv()
        } else {
            let mut lines = simulation_sentences(report, self.phrasing);
            if report.cells.iter().any(|cell| cell.paper.is_some()) {
                lines.extend(paper_notes(self.phrasing));
            }
            lines.join("\n")
        };
        self.write(text)
    }

    /// What is finished was printed; whether that is all.
    fn status(&mut self, run: &Run) -> u8 {
        let (finished, all) = (run.progress().cells, run.cells_asked());
        if finished as u64 == all {
            return ANSWERED;
        }
        let told = stopped_sentence(finished, all, self.phrasing);
        complain(self.errors, &told);
        NO_ANSWER
    }

    fn join(&mut self, input: &mut dyn Read) -> Result<u8, Failure> {
        let mut texts = Vec::new();
        for path in &self.arguments.join {
            texts.push(text_of(path, input, self.phrasing)?);
        }
        let lines = texts.iter().flat_map(|text| text.lines());
        let joined = join_parts(lines, &mut self.budget(None))
            .map_err(|error| join_error(&error, self.phrasing))?;
        self.table(&joined.report)?;
        Ok(self.joined(&joined))
    }

    fn joined(&mut self, joined: &JoinedTable) -> u8 {
        if joined.is_whole() {
            return ANSWERED;
        }
        let open = joined
            .report
            .cells
            .iter()
            .filter(|cell| !cell.is_finished());
        if joined.is_stopped {
            complain(self.errors, unread_sentence(self.phrasing));
        }
        let told = incomplete_sentence(joined.missing, open.count(), self.phrasing);
        complain(self.errors, &told);
        NO_ANSWER
    }

    fn replay(&mut self, experiment: &Experiment, number: u64) -> Result<u8, Failure> {
        let count = experiment.cell_count();
        let one = experiment.cell(0).filter(|_| count == 1);
        let cell = one.ok_or_else(|| wants_one_cell(count, self.phrasing))?;
        let replay = cell.replay(experiment.seed, number);
        // That the board has the points of every map was looked at before.
        let replay = replay.map_err(|missing| missing.to_string())?;
        let text = if self.arguments.json {
            pretty(&json::game(&cell, experiment.seed, number, &replay))?
        } else {
            replay_sentences(&replay, &cell.board.topology, self.phrasing).join("\n")
        };
        self.write(text)?;
        Ok(ANSWERED)
    }

    fn explore(&mut self, experiment: &Experiment, depth: u32) -> Result<u8, Failure> {
        let ([board], [white]) = (&experiment.boards[..], &experiment.players.white[..]) else {
            let cells = experiment.boards.len() as u64 * experiment.players.white.len() as u64;
            return Err(wants_one_cell(cells, self.phrasing).into());
        };
        let entered = experiment
            .players
            .black
            .iter()
            .filter_map(|player| match player {
                Player::Map(map) => Some(map.clone()),
                Player::Random => None,
            });
        let question = Exploration {
            board: board.clone(),
            white: white.clone(),
            rules: experiment.rules,
            depth,
            entered: entered.collect(),
            games: experiment.games,
            seed: experiment.seed,
            budget_games: usual_budget(depth),
        };
        let progress = ProgressTeller::new(self.phrasing);
        let found = explore(
            &question,
            self.threads(),
            &self.budget(Some(&progress)),
            |_| {},
        );
        drop(progress);
        let report = found.map_err(|missing| missing.to_string())?;
        self.found(&question, &report)?;
        Ok(if report.is_finished {
            ANSWERED
        } else {
            NO_ANSWER
        })
    }

    fn found(
        &mut self,
        question: &Exploration,
        report: &ExploreReport,
    ) -> Result<(), CommandError> {
        let text = if self.arguments.json {
            exploration_json(question, report)
        } else if self.arguments.csv {
            report.table(question).to_csv()
        } else {
            exploration_sentences(question, report, self.phrasing).join("\n")
        };
        self.write(text)
    }
}
