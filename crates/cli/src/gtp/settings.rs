//! What an interface says of the stones, and what it sets.

use semeai_board::PointSet;
use semeai_endgame::Scoring;
use semeai_race::solve::Several;
use semeai_session::{Language, Phrasing};
use semeai_words::gtp as texts;
use semeai_words::{LANGUAGES, spoken};

use super::basic::DONE;
use super::engine::Engine;
use super::reply::{Refusal, Reply};
use super::table::Mark;
use super::words::Words;
use crate::limits::seconds;

/// `semeai-essential [show | VERTEX …]`.
pub(super) fn essential(engine: &mut Engine, words: Words<'_>) -> Reply {
    mark(engine, words, Mark::Essential)
}

/// `semeai-safe [show | VERTEX …]`.
pub(super) fn safe(engine: &mut Engine, words: Words<'_>) -> Reply {
    mark(engine, words, Mark::Safe)
}

/// `semeai-only [show | VERTEX …]`.
pub(super) fn only(engine: &mut Engine, words: Words<'_>) -> Reply {
    mark(engine, words, Mark::Only)
}

fn mark(engine: &mut Engine, mut words: Words<'_>, mark: Mark) -> Reply {
    if words.peek() == Some("show") {
        words.word()?;
        words.end()?;
        let marked = engine.table.marked(mark);
        return Ok(engine.table.topology().names(&marked).join(" "));
    }
    let mut points = PointSet::EMPTY;
    while !words.is_empty() {
        points.insert(match mark {
            Mark::Only => words.point(engine.table.topology())?,
            Mark::Essential | Mark::Safe => words.block(&engine.table)?.anchor,
        });
    }
    engine.table.mark(mark, &points);
    DONE
}

/// `semeai-param [KEY VALUE]`.
pub(super) fn param(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    if words.is_empty() {
        return Ok(listed(engine));
    }
    let (key, value) = (words.word()?, words.word()?);
    words.end()?;
    let unknown = |word: &str| Refusal::syntax(&texts::unknown_key(word, words.phrasing()));
    let refused = || unknown(value);
    let settings = &mut engine.settings;
    match key {
        "seconds" => {
            let number = |_| Refusal::syntax(&texts::no_number(value, words.phrasing()));
            settings.seconds = seconds(value).map_err(number)?;
        }
        "scoring" => {
            engine.table.counting_mut().scoring = match value {
                "territory" => Scoring::Territory,
                "area" => Scoring::Area,
                _ => return Err(refused()),
            }
        }
        "language" => {
            let language = Language::named(value).and_then(spoken);
            settings.phrasing = Phrasing::of(language.ok_or_else(refused)?);
        }
        "several" => {
            settings.several = match value {
                "all" => Several::All,
                "first" => Several::First,
                _ => return Err(refused()),
            }
        }
        "accept_nearby" => {
            settings.accepts_nearby = match value {
                "0" => false,
                "1" => true,
                _ => return Err(refused()),
            }
        }
        _ => return Err(unknown(key)),
    }
    DONE
}

/// Every setting with its type, as `GoGui` reads them.
fn listed(engine: &Engine) -> String {
    let settings = &engine.settings;
    let languages: Vec<&str> = LANGUAGES.iter().map(Language::code).collect();
    let scoring = match engine.table.counting().scoring {
        Scoring::Territory => "territory",
        Scoring::Area => "area",
    };
    let several = match settings.several {
        Several::All => "all",
        Several::First => "first",
    };
    [
        format!("[string] seconds {}", settings.seconds.as_secs_f64()),
        format!("[list/territory/area] scoring {scoring}"),
        format!(
            "[list/{}] language {}",
            languages.join("/"),
            settings.phrasing.language.code()
        ),
        format!("[list/all/first] several {several}"),
        format!("[bool] accept_nearby {}", u8::from(settings.accepts_nearby)),
    ]
    .join("\n")
}
