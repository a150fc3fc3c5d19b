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
    Experiment, Exploration, ExploreReport, JoinedTable, Player, Run, Share, SimulationReport,
    exploration_json, explore, join_parts, report_parts, simulate, usual_budget,
};
use semeai_words::simulation::{
    experiment_fault, exploration_sentences, incomplete_sentence, join_error, paper_notes,
    replay_sentences, simulation_sentences, stopped_sentence, too_long, wants_one_cell,
};

pub(crate) use self::options::SimulateArguments;
use self::source::{experiment, text_of};
use crate::input::Format;
use crate::interrupt::stop_flag;
use crate::output::{pretty, write_file};
use crate::progress::ProgressTeller;
use crate::terminal::{complain, write_answer};
use crate::{ANSWERED, CommandError, Failure, NO_ANSWER};

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
        let deadline = seconds.and_then(|seconds| Instant::now().checked_add(seconds));
        PositionBudget::new(u64::MAX)
            .with_deadline(deadline)
            .with_stop(Some(stop_flag()))
            .with_progress(progress.map(|it| Arc::clone(&it.counter)))
    }

    fn write(&mut self, text: &str) -> Result<(), CommandError> {
        let format = Format::of(self.arguments.json || self.arguments.csv);
        write_answer(
            self.output,
            &format!("{}\n", text.trim_end()),
            format,
            self.phrasing,
        )?;
        Ok(())
    }

    fn simulate(&mut self, experiment: Experiment) -> Result<u8, Failure> {
        let share = self.arguments.shard.unwrap_or(Share::WHOLE);
        let run = Run::new(experiment, share);
        let run = run.map_err(|fault| experiment_fault(&fault, self.phrasing))?;
        self.ask_back(&run)?;
        let progress = ProgressTeller::new(self.phrasing);
        simulate(&run, self.threads(), &self.budget(Some(&progress)));
        drop(progress);
        let report = SimulationReport::of(&run);
        if self.arguments.shard.is_some() {
            let lines = report_parts(&run).join("\n");
            write_answer(self.output, &(lines + "\n"), Format::Json, self.phrasing)?;
        } else {
            self.table(&report.finished())?;
        }
        Ok(self.status(&report))
    }

    /// Refuses what takes very long, unless it is to be stopped.
    fn ask_back(&self, run: &Run) -> Result<(), CommandError> {
        let games: u64 = run.counts().iter().map(|cell| cell.asked).sum();
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
        self.write(&text)
    }

    /// What is finished was printed; whether that is all.
    fn status(&mut self, report: &SimulationReport) -> u8 {
        if report.is_finished() {
            return ANSWERED;
        }
        let finished = report
            .cells
            .iter()
            .filter(|cell| cell.is_finished())
            .count();
        let told = stopped_sentence(finished, report.cells.len(), self.phrasing);
        complain(self.errors, &told);
        NO_ANSWER
    }

    fn join(&mut self, input: &mut dyn Read) -> Result<u8, Failure> {
        let mut texts = Vec::new();
        for path in &self.arguments.join {
            texts.push(text_of(path, input, self.phrasing)?);
        }
        let lines = texts.iter().flat_map(|text| text.lines());
        let joined = join_parts(lines).map_err(|error| join_error(&error, self.phrasing))?;
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
        let told = incomplete_sentence(joined.missing, open.count(), self.phrasing);
        complain(self.errors, &told);
        NO_ANSWER
    }

    fn replay(&mut self, experiment: &Experiment, number: u64) -> Result<u8, Failure> {
        let cells = experiment.cells();
        let [cell] = cells[..] else {
            return Err(wants_one_cell(cells.len(), self.phrasing).into());
        };
        let replay = cell.replay(experiment.seed, number);
        // That the board has the points of every map was looked at before.
        let replay = replay.map_err(|missing| missing.to_string())?;
        let text = if self.arguments.json {
            pretty(&json::game(&cell, experiment.seed, number, &replay))?
        } else {
            replay_sentences(&replay, &cell.board.topology, self.phrasing).join("\n")
        };
        self.write(&text)?;
        Ok(ANSWERED)
    }

    fn explore(&mut self, experiment: &Experiment, depth: u32) -> Result<u8, Failure> {
        let ([board], [white]) = (&experiment.boards[..], &experiment.players.white[..]) else {
            let cells = experiment.boards.len() * experiment.players.white.len();
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
        self.write(&text)
    }
}
