//! `semeai-cli gtp`: other programs talk to this one, by the Go Text Protocol (version 2) on standard input and output.
//!
//! One thread reads lines ([`queue`]), one works. Everything that is told is made of the reports and words of the other subcommands; here
//! they only get the forms that `GoGui`, Sabaki, `q5Go`, `LizGoban` and `LizzieYzy` read. A command that takes long has the time of an answer, and
//! tells what is known by then.
//!
//! The protocol: Gunnar Farnebäck, *Specification of the Go Text Protocol, version 2, draft 2* (2002). What the interfaces add to it is
//! theirs: `gogui-…` of `GoGui` 1.6, `kata-…` of `KataGo`, `lz-…` of Leela Zero, the commands without a prefix of GNU Go 3.8.

mod analysis;
mod basic;
mod board;
mod commands;
mod endgame;
mod engine;
mod fates;
mod files;
mod genmove;
mod gogui;
mod line;
mod queue;
mod race;
mod reply;
mod settings;
mod table;
mod words;

use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;
use std::thread::{Builder, scope, sleep};
use std::time::Duration;

use clap::Args;
use semeai_session::Phrasing;
use semeai_words::argument::unwritable_answer;
use semeai_words::gtp as texts;
use semeai_words::help::options as help;

use self::commands::Work;
use self::engine::Engine;
use self::queue::{Queue, Waiting};
use self::reply::{Refusal, framed};
use self::words::Words;
use crate::input::Tongue;
use crate::limits::TimeLimit;
use crate::status::{ANSWERED, CommandError};

/// How long whoever reads has to see that nobody listens.
const TO_SEE: Duration = Duration::from_millis(50);

/// Arguments of `gtp`.
#[derive(Debug, Args)]
pub(crate) struct GtpArguments {
    #[command(flatten)]
    limit: TimeLimit,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    language: Tongue,
}

/// Answers commands until the input ends. Returns the exit status: it is always that of an answer.
///
/// # Errors
///
/// If the system gives no thread, or lets nothing be written though somebody reads.
pub(crate) fn run(
    arguments: &GtpArguments,
    input: &mut (dyn Read + Send),
    output: &mut dyn Write,
) -> Result<u8, CommandError> {
    let phrasing = Phrasing::from(arguments.language);
    let mut engine = Engine::new(arguments.limit.allowance(), phrasing);
    let queue = Queue::default();
    let served = scope(|scope| {
        let named = Builder::new().name("lines".to_owned());
        named.spawn_scoped(scope, || queue.fill(BufReader::new(input)))?;
        let served = serve(&mut engine, &queue, output);
        queue.leave();
        leave(&queue);
        served
    });
    match served {
        Ok(()) => Ok(ANSWERED),
        // Whoever reads the answers has stopped reading.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ANSWERED),
        Err(error) => Err(unwritable_answer(&error, phrasing)),
    }
}

/// Ends the program where nobody listens any more and yet the thread that reads waits for a line that may never come: nothing ends a
/// read from outside.
fn leave(queue: &Queue) {
    if !queue.is_closed() {
        sleep(TO_SEE);
    }
    if !queue.is_closed() {
        std::process::exit(ANSWERED.into());
    }
}

/// Answers every command.
fn serve(engine: &mut Engine, queue: &Queue, output: &mut dyn Write) -> io::Result<()> {
    let mut send = |text: &str| {
        output.write_all(text.as_bytes())?;
        output.flush()
    };
    while let Some(waiting) = queue.next() {
        let Waiting { command, stop, .. } = &waiting;
        engine.listen(Arc::clone(stop));
        let phrasing = engine.phrasing();
        let words = Words::new(&command.words, phrasing);
        let reply = match commands::work(&command.name) {
            _ if command.is_cut => {
                let long = texts::line_too_long(phrasing);
                Err(Refusal::syntax(long))
            }
            None => Err(commands::unknown_command()),
            Some(Work::Answer(answer)) => answer(engine, words),
            Some(Work::Table(answer)) => answer(phrasing, words),
            Some(Work::Quit) => Ok(String::new()),
            Some(Work::Analyze(dialect)) => {
                analysis::analyze(engine, dialect, &waiting, queue, &mut send)?;
                continue;
            }
            Some(Work::Genmove(dialect)) => {
                analysis::genmove_analyze(engine, dialect, &waiting, &mut send)?;
                continue;
            }
        };
        send(&framed(&command.id, &reply))?;
    }
    Ok(())
}
