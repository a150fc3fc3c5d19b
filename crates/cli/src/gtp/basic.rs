//! What has to do with no board: names, versions, clocks.

use std::time::Duration;

use semeai_words::gtp as texts;

use super::engine::Engine;
use super::reply::{Refusal, Reply};
use super::words::Words;

/// Of the time that is left for a whole game a move gets one part in so many.
const MOVES_LEFT: u32 = 10;

/// An empty answer.
pub(super) const DONE: Reply = Ok(String::new());

pub(super) fn protocol_version(_: &mut Engine, _: Words<'_>) -> Reply {
    Ok("2".to_owned())
}

pub(super) fn name(_: &mut Engine, _: Words<'_>) -> Reply {
    Ok("Semeai".to_owned())
}

pub(super) fn version(_: &mut Engine, _: Words<'_>) -> Reply {
    Ok(env!("CARGO_PKG_VERSION").to_owned())
}

/// Answers nothing: whatever this stops has ended before, for any line ends it.
pub(super) fn done(_: &mut Engine, _: Words<'_>) -> Reply {
    DONE
}

pub(super) fn clear_cache(engine: &mut Engine, _: Words<'_>) -> Reply {
    engine.forget();
    DONE
}

/// The seconds that the processors have worked for the program.
pub(super) fn cputime(_: &mut Engine, _: Words<'_>) -> Reply {
    let spent = cpu_time::ProcessTime::try_now();
    let spent = spent.map_err(|error| Refusal::because("no clock", &error.to_string()))?;
    Ok(format!("{:.2}", spent.as_duration().as_secs_f64()))
}

/// `time_settings MAIN BYO_YOMI STONES`.
pub(super) fn time_settings(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let (main, overtime) = (seconds(&mut words)?, seconds(&mut words)?);
    let stones = words.number()?;
    words.end()?;
    let time = match stones {
        // What has overtime without stones has no end.
        0 if !overtime.is_zero() => None,
        1.. if main.is_zero() => Some(of_a_move(overtime, stones)),
        _ => Some(of_a_move(main, 0)),
    };
    engine.clocks.black = time;
    engine.clocks.white = time;
    DONE
}

/// `time_left COLOR TIME STONES`.
pub(super) fn time_left(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let (color, time) = (words.color()?, seconds(&mut words)?);
    let stones = words.number()?;
    words.end()?;
    engine.clocks[color] = Some(of_a_move(time, stones));
    DONE
}

/// A number of seconds, perhaps with a fraction.
fn seconds(words: &mut Words<'_>) -> Result<Duration, Refusal> {
    let (word, phrasing) = (words.peek().unwrap_or_default(), words.phrasing());
    let refused = |_| Refusal::syntax(&texts::no_number(word, phrasing));
    let number = words.number()?;
    Duration::try_from_secs_f64(number).map_err(refused)
}

/// How much of so many seconds for so many stones, or for the rest of the game, a move gets.
fn of_a_move(time: Duration, stones: u32) -> Duration {
    let moves = if stones == 0 { MOVES_LEFT } else { stones };
    time / moves
}

/// `report_uncertainty on|off`.
pub(super) fn report_uncertainty(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let word = words.word()?;
    engine.settings.reports_uncertainty = match word {
        "on" => true,
        "off" => false,
        _ => {
            let unknown = texts::unknown_key(word, words.phrasing());
            return Err(Refusal::syntax(&unknown));
        }
    };
    DONE
}
