//! Composed exercises as JSON, format `semeai-exercises`, version 1.

use semeai_board::{ByColor, Color, Topology};
use semeai_race::Ending;
use semeai_race::solve::Outcome;
use semeai_session::compose::{Exercise, ExerciseAnswer, ExerciseLine};
use semeai_session::file;
use serde::Serialize;
use serde_json::{Value, json};

use super::options::ComposeArguments;

/// All of them with what they are called by.
pub(super) fn exercises(
    arguments: &ComposeArguments,
    exercises: Vec<Value>,
    is_whole: bool,
) -> impl Serialize + use<> {
    record! {
        format: "semeai-exercises",
        version: 1,
        kind: arguments.kind.id(),
        grade: arguments.grade.number(),
        seed: arguments.seed,
        complete: is_whole,
        exercises: exercises,
    }
}

/// One of them.
pub(super) fn exercise(exercise: &Exercise) -> Value {
    let document = &exercise.document;
    let topology = &**document.topology();
    let lines = exercise.lines.iter();
    let lines: Vec<Value> = lines.map(|each| line(each, topology)).collect();
    json!({
        "number": exercise.number,
        "diagram": file::to_diagram(document).ok(),
        "first": "black",
        "answer": answer(exercise.answer, topology),
        "lines": lines,
        "known": "proved",
    })
}

/// What is proved, by what is asked.
fn answer(answer: ExerciseAnswer, topology: &Topology) -> Value {
    let name = |point| topology.name(point);
    match answer {
        ExerciseAnswer::Endings(ByColor { black, white }) => json!({
            "asks": "endings", "black_first": outcome(black), "white_first": outcome(white),
        }),
        ExerciseAnswer::FirstMove(point) => json!({ "asks": "move", "move": name(point) }),
        ExerciseAnswer::KoThreats { point, side, count } => json!({
            "asks": "ko", "move": name(point), "needs_threats": color(side), "threats": count,
        }),
        ExerciseAnswer::BestMove { point, score } => json!({
            "asks": "best", "move": name(point), "score": score,
        }),
        ExerciseAnswer::Settled(owner) => json!({
            "asks": "life", "class": if owner == Color::Black { "alive" } else { "dead" },
        }),
        ExerciseAnswer::Unsettled(vital) => json!({
            "asks": "life", "class": "unsettled", "lives": name(vital.black), "dies": name(vital.white),
        }),
    }
}

const fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Ends(Ending::Black) => "black",
        Outcome::Ends(Ending::White) => "white",
        Outcome::Ends(Ending::Seki) => "seki",
        Outcome::Ends(Ending::BothLive) => "both-live",
        Outcome::Ko => "ko",
        Outcome::Undecided => "undecided",
    }
}

const fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// A line with its passes.
fn line(line: &ExerciseLine, topology: &Topology) -> Value {
    let moves = line.moves.iter().map(|played| {
        let point = played.point.map_or("pass", |point| topology.name(point));
        format!("{} {point}", color(played.color))
    });
    json!({ "first": color(line.first), "moves": moves.collect::<Vec<_>>() })
}
