//! Composed exercises: what is asked, and the answer.

use std::time::Duration;

use semeai_board::Color;
use semeai_session::Phrasing;
use semeai_session::compose::{
    Exercise, ExerciseAnswer, ExerciseKind, ExerciseLine, ExerciseName, ExerciseWords, NoExercise,
};

use crate::grammar::{grouped, int, move_name, plural, side};
use crate::labels::{Label, label};
use crate::race::result::solved_outcome;
use crate::simulation::long_time;

/// What a kind of exercises is called.
pub const fn exercise_kind(kind: ExerciseKind, phrasing: Phrasing) -> &'static str {
    match kind {
        ExerciseKind::Plain => say!(phrasing, en = "Counting liberties", ja = "手数の計算"),
        ExerciseKind::Outside => say!(phrasing, en = "Outside first", ja = "外ダメから"),
        ExerciseKind::Shared => say!(phrasing, en = "Shared liberties", ja = "内ダメ"),
        ExerciseKind::Eyes => say!(phrasing, en = "Eyes", ja = "眼"),
        ExerciseKind::Approach => say!(phrasing, en = "Approach moves", ja = "ダメの詰め方"),
        ExerciseKind::ThrowIn => say!(phrasing, en = "Throw-ins", ja = "ホウリコミ"),
        ExerciseKind::Hot => say!(phrasing, en = "The urgent move", ja = "急所"),
        ExerciseKind::Ko => say!(phrasing, en = "Ko threats", ja = "コウ材"),
        ExerciseKind::Corridor => say!(phrasing, en = "Corridors", ja = "通路"),
        ExerciseKind::Gote => say!(phrasing, en = "Gote and sente", ja = "後手と先手"),
        ExerciseKind::Tedomari => say!(phrasing, en = "The last big move", ja = "手止まり"),
        ExerciseKind::Life => say!(phrasing, en = "Alive or dead", ja = "死活"),
    }
}

/// The title of an exercise: its kind, its grade and its number.
pub fn exercise_title(exercise: &ExerciseName, phrasing: Phrasing) -> String {
    let kind = exercise_kind(exercise.choice.kind, phrasing);
    let (grade, number) = (exercise.choice.grade.number(), exercise.number);
    tell!(
        phrasing,
        en = "{kind} {number} (grade {grade})",
        ja = "{kind} {number}（難度{grade}）"
    )
}

/// What is asked, in a sentence or two.
pub const fn exercise_question(exercise: &Exercise, phrasing: Phrasing) -> &'static str {
    match exercise.answer {
        ExerciseAnswer::Endings(_) => say!(
            phrasing,
            en = "How does the race end if Black plays first, and how if White does?",
            ja = "黒先と白先で、攻合いはそれぞれどうなりますか?"
        ),
        ExerciseAnswer::FirstMove(_) => say!(
            phrasing,
            en = "Black plays first. One move wins the race: which?",
            ja = "黒先。攻合いに勝つ手は一つだけです。どこですか?"
        ),
        ExerciseAnswer::KoThreats { .. } => say!(
            phrasing,
            en = "Black plays first, and it will be a ko. Where does he play, and who needs how many ko threats?",
            ja = "黒先でコウになります。どこに打ちますか?どちらにコウ材がいくつ必要ですか?"
        ),
        ExerciseAnswer::BestMove { .. } => say!(
            phrasing,
            en = "Black plays first. One move loses nothing: which, and who is how many points ahead after it?",
            ja = "黒先。損のない手は一つだけです。どこですか?その後、盤面はどちらが何目よいですか?"
        ),
        ExerciseAnswer::Settled(_) | ExerciseAnswer::Unsettled(_) => say!(
            phrasing,
            en = "Is Black's group alive, is it dead, or does that depend on who plays first?",
            ja = "黒は活きていますか、死んでいますか、それともどちらが先に打つかで変わりますか?"
        ),
    }
}

/// The answer, where a line of it begins.
pub fn exercise_answer(exercise: &Exercise, line: &ExerciseLine, phrasing: Phrasing) -> String {
    let topology = exercise.document.topology();
    let name = |point| move_name(Some(point), topology, phrasing);
    match exercise.answer {
        ExerciseAnswer::Endings(outcomes) => {
            let first = starts(line.first, phrasing);
            let ending = solved_outcome(outcomes[line.first], phrasing);
            tell!(
                phrasing,
                en = "{first}: {ending}.",
                ja = "{first}：{ending}。"
            )
        }
        ExerciseAnswer::FirstMove(point) => {
            let point = name(point);
            tell!(
                phrasing,
                en = "{point} wins, and nothing else does.",
                ja = "{point}で黒の勝ち。ほかの手では勝てません。"
            )
        }
        ExerciseAnswer::KoThreats { point, side, count } => ko(&name(point), side, count, phrasing),
        ExerciseAnswer::BestMove { point, score } => best(&name(point), score, phrasing),
        ExerciseAnswer::Settled(owner) => settled(owner, phrasing),
        ExerciseAnswer::Unsettled(vital) => {
            vital_move(line.first, &name(vital[line.first]), phrasing)
        }
    }
}

fn starts(first: Color, phrasing: Phrasing) -> &'static str {
    let name = match first {
        Color::Black => Label::BlackFirst,
        Color::White => Label::WhiteFirst,
    };
    label(name, phrasing)
}

fn ko(point: &str, needs: Color, count: u32, phrasing: Phrasing) -> String {
    let who = side(needs, phrasing);
    let threats = say!(
        phrasing,
        en = plural(count, "more ko threat"),
        ja = count.to_string()
    );
    tell!(
        phrasing,
        en = "{point}, and it is a ko: {who} needs {threats} than the other side.",
        ja = "{point}でコウ。{who}は相手よりコウ材が{threats}つ多く必要です。"
    )
}

fn best(point: &str, score: i64, phrasing: Phrasing) -> String {
    let points = say!(
        phrasing,
        en = plural(score.unsigned_abs(), "point"),
        ja = score.unsigned_abs().to_string()
    );
    match score.signum() {
        0 => tell!(
            phrasing,
            en = "{point}; then the board is even.",
            ja = "{point}。盤面は持碁になります。"
        ),
        sign => {
            let ahead = if sign > 0 { Color::Black } else { Color::White };
            let who = side(ahead, phrasing);
            tell!(
                phrasing,
                en = "{point}; then {who} is {points} ahead on the board.",
                ja = "{point}。盤面は{who}の{points}目勝ちになります。"
            )
        }
    }
}

fn settled(owner: Color, phrasing: Phrasing) -> String {
    match owner {
        Color::Black => tell!(
            phrasing,
            en = "Alive: Black need not play.",
            ja = "活き。黒は手を抜けます。"
        ),
        Color::White => tell!(
            phrasing,
            en = "Dead: White need not play.",
            ja = "死に。白は手を抜けます。"
        ),
    }
}

fn vital_move(first: Color, point: &str, phrasing: Phrasing) -> String {
    match first {
        Color::Black => tell!(
            phrasing,
            en = "Black lives with {point} alone.",
            ja = "黒先なら{point}で活き。ほかの手では活きられません。"
        ),
        Color::White => tell!(
            phrasing,
            en = "White kills with {point} alone.",
            ja = "白先なら{point}で死に。ほかの手では殺せません。"
        ),
    }
}

/// How an exercise is composed again on the command line, and which of those that come of it this one is. It is the same in every
/// language.
pub fn composed_by(exercise: &ExerciseName) -> String {
    let (kind, grade) = (exercise.choice.kind.id(), exercise.choice.grade.number());
    let (seed, number) = (exercise.seed, exercise.number);
    format!("compose --kind {kind} --grade {grade} --seed {seed}: {number}")
}

/// Why there is no exercise to be shown.
pub const fn no_exercise(why: NoExercise, phrasing: Phrasing) -> &'static str {
    match why {
        NoExercise::NoMore => say!(
            phrasing,
            en = "No more exercises were found that are unlike those before: try another kind or grade.",
            ja = "これまでと異なる練習問題はもう見つかりませんでした。別の種類か難度を選んでください。"
        ),
        NoExercise::Stopped => say!(
            phrasing,
            en = "No exercise was found in two minutes: try once more, or another kind or grade.",
            ja = "2分以内に練習問題が見つかりませんでした。もう一度試すか、別の種類か難度を選んでください。"
        ),
    }
}

/// What is asked, as short as a headline.
pub const fn exercise_headline(exercise: &Exercise, phrasing: Phrasing) -> &'static str {
    match exercise.answer {
        ExerciseAnswer::Endings(_) => crate::lesson::race_question(None, phrasing),
        ExerciseAnswer::FirstMove(_) => say!(
            phrasing,
            en = "Black plays first and wins: where?",
            ja = "黒先で勝つ手は?"
        ),
        ExerciseAnswer::KoThreats { .. } => say!(
            phrasing,
            en = "Black plays first, and it is a ko: where?",
            ja = "黒先でコウにする手は?"
        ),
        ExerciseAnswer::BestMove { .. } => say!(
            phrasing,
            en = "Black plays first: which move loses nothing?",
            ja = "黒先で損のない手は?"
        ),
        ExerciseAnswer::Settled(_) | ExerciseAnswer::Unsettled(_) => say!(
            phrasing,
            en = "Does Black's group live?",
            ja = "黒は活きている?"
        ),
    }
}

/// What is asked of a ko after its first move.
pub const fn threats_question(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "Who needs more ko threats?",
        ja = "コウ材が余分に必要なのは?"
    )
}

/// Who needs how many ko threats more, as an answer that can be chosen.
pub fn threats_choice(side_in_need: Color, count: u32, phrasing: Phrasing) -> String {
    let who = side(side_in_need, phrasing);
    tell!(
        phrasing,
        en = "{who}, {count} more",
        ja = "{who}、{count}つ多く"
    )
}

/// What is asked of the score after the best move.
pub const fn ahead_question(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "Who is ahead on the board then?",
        ja = "その後、盤面は?"
    )
}

/// Who is ahead on the board by how much, Black's points minus White's, as an answer that can be chosen.
pub fn ahead_choice(score: i64, phrasing: Phrasing) -> String {
    let points = score.unsigned_abs();
    let who = side(
        if score > 0 {
            Color::Black
        } else {
            Color::White
        },
        phrasing,
    );
    match score {
        0 => say!(phrasing, en = "a draw", ja = "持碁").to_owned(),
        _ => tell!(phrasing, en = "{who} by {points}", ja = "{who}{points}目"),
    }
}

/// What becomes of a black group, as answers that can be chosen: it lives, it is dead, or whoever plays first decides.
pub const fn fate_choices(phrasing: Phrasing) -> [&'static str; 3] {
    [
        say!(phrasing, en = "Alive", ja = "活き"),
        say!(phrasing, en = "Dead", ja = "死に"),
        say!(
            phrasing,
            en = "Whoever plays first decides",
            ja = "先に打つ方で決まる"
        ),
    ]
}

/// Everything that is written of an exercise. Under the question stands how it is composed again.
pub fn exercise_words(exercise: &Exercise, phrasing: Phrasing) -> ExerciseWords {
    let question = exercise_question(exercise, phrasing);
    let again = composed_by(&exercise.name());
    let lines = exercise.lines.iter();
    ExerciseWords {
        title: exercise_title(&exercise.name(), phrasing),
        question: format!("{question}\n\n{again}"),
        answers: lines
            .map(|line| exercise_answer(exercise, line, phrasing))
            .collect(),
    }
}

/// That so many exercises were written to a file.
pub fn exercises_written(count: usize, file: &str, phrasing: Phrasing) -> String {
    let exercises = say!(
        phrasing,
        en = plural(int(count), "exercise"),
        ja = grouped(int(count))
    );
    tell!(
        phrasing,
        en = "{exercises} in {file}.",
        ja = "{file} に{exercises}題を書き出しました。"
    )
}

/// That fewer exercises were composed than were asked for, because somebody stopped it or the time was over.
pub fn exercises_stopped(count: usize, asked: u64, phrasing: Phrasing) -> String {
    let (count, asked) = (grouped(int(count)), grouped(asked));
    tell!(
        phrasing,
        en = "stopped after {count} of {asked} exercises; those are told",
        ja = "{asked}題のうち{count}題で止めました。できた分だけ出力します。"
    )
}

/// That no more exercises were found that are unlike those before.
pub fn exercises_exhausted(count: usize, asked: u64, phrasing: Phrasing) -> String {
    let (count, asked) = (grouped(int(count)), grouped(asked));
    tell!(
        phrasing,
        en = "{count} of {asked} exercises: no more were found that are unlike these; try another seed, grade or kind",
        ja = "{asked}題のうち{count}題です。これらと異なるものはもう見つかりませんでした。乱数の種、難度、種類を変えてみてください。"
    )
}

/// That so many exercises take so long and so much room that it is asked whether they are meant.
pub fn exercises_too_many(count: u64, time: Duration, bytes: u64, phrasing: Phrasing) -> String {
    let (count, time) = (grouped(count), long_time(time, phrasing));
    let megabytes = grouped(bytes.div_ceil(1 << 20));
    tell!(
        phrasing,
        en = "{count} exercises would take about {time} and {megabytes} MB: ask for fewer, or give --seconds",
        ja = "{count}題には約{time}、約{megabytes} MBかかります。数を減らすか、--seconds で時間を限ってください。"
    )
}

/// What an exercise has been proved to be, on one line for the command line: its number, what is asked and the answers.
pub fn exercise_line(exercise: &Exercise, phrasing: Phrasing) -> String {
    let number = exercise.number;
    let answers = exercise.lines.iter();
    let answers: Vec<String> = answers
        .map(|line| exercise_answer(exercise, line, phrasing))
        .collect();
    let answers = answers.join(say!(phrasing, en = " ", ja = ""));
    tell!(
        phrasing,
        en = "{number}: {answers}",
        ja = "{number}：{answers}"
    )
}
