//! Composed exercises: what is asked, and the answer.

use std::time::Duration;

use semeai_board::Color;
use semeai_session::Language;
use semeai_session::compose::{
    Exercise, ExerciseAnswer, ExerciseKind, ExerciseLine, ExerciseName, ExerciseWords, NoExercise,
};

use crate::grammar::{grouped, int, move_name, plural, side};
use crate::labels::{Label, label};
use crate::race::result::solved_outcome;
use crate::simulation::long_time;

/// What a kind of exercises is called.
pub const fn exercise_kind(kind: ExerciseKind, language: Language) -> &'static str {
    match kind {
        ExerciseKind::Plain => say!(language, en = "Counting liberties", ja = "手数の計算"),
        ExerciseKind::Outside => say!(language, en = "Outside first", ja = "外ダメから"),
        ExerciseKind::Shared => say!(language, en = "Shared liberties", ja = "内ダメ"),
        ExerciseKind::Eyes => say!(language, en = "Eyes", ja = "眼"),
        ExerciseKind::Approach => say!(language, en = "Approach moves", ja = "ダメの詰め方"),
        ExerciseKind::Hot => say!(language, en = "The urgent move", ja = "急所"),
        ExerciseKind::Ko => say!(language, en = "Ko threats", ja = "コウ材"),
        ExerciseKind::Corridor => say!(language, en = "Corridors", ja = "通路"),
        ExerciseKind::Gote => say!(language, en = "Gote and sente", ja = "後手と先手"),
        ExerciseKind::Tedomari => say!(language, en = "The last big move", ja = "手止まり"),
        ExerciseKind::Life => say!(language, en = "Alive or dead", ja = "死活"),
    }
}

/// The title of an exercise: its kind, its grade and its number.
pub fn exercise_title(exercise: &ExerciseName, language: Language) -> String {
    let kind = exercise_kind(exercise.choice.kind, language);
    let (grade, number) = (exercise.choice.grade.number(), exercise.number);
    tell!(
        language,
        en = "{kind} {number} (grade {grade})",
        ja = "{kind} {number}(難度{grade})"
    )
}

/// What is asked, in a sentence or two.
pub const fn exercise_question(exercise: &Exercise, language: Language) -> &'static str {
    match exercise.answer {
        ExerciseAnswer::Endings(_) => say!(
            language,
            en = "How does the race end if Black plays first, and how if White does?",
            ja = "黒先と白先で、攻合いはそれぞれどうなりますか?"
        ),
        ExerciseAnswer::FirstMove(_) => say!(
            language,
            en = "Black plays first. One move wins the race: which?",
            ja = "黒先。攻合いに勝つ手は一つだけです。どこですか?"
        ),
        ExerciseAnswer::KoThreats { .. } => say!(
            language,
            en = "Black plays first, and it will be a ko. Where does he play, and who needs how many ko threats?",
            ja = "黒先でコウになります。どこに打ちますか?どちらにコウ材がいくつ必要ですか?"
        ),
        ExerciseAnswer::BestMove { .. } => say!(
            language,
            en = "Black plays first. One move loses nothing: which, and who is how many points ahead after it?",
            ja = "黒先。損のない手は一つだけです。どこですか?その後、盤面はどちらが何目よいですか?"
        ),
        ExerciseAnswer::Settled(_) | ExerciseAnswer::Unsettled(_) => say!(
            language,
            en = "Is Black's group alive, is it dead, or does that depend on who plays first?",
            ja = "黒は活きていますか、死んでいますか、それともどちらが先に打つかで変わりますか?"
        ),
    }
}

/// The answer, where a line of it begins.
pub fn exercise_answer(exercise: &Exercise, line: &ExerciseLine, language: Language) -> String {
    let topology = exercise.document.topology();
    let name = |point| move_name(Some(point), topology, language);
    match exercise.answer {
        ExerciseAnswer::Endings(outcomes) => {
            let first = starts(line.first, language);
            let ending = solved_outcome(outcomes[line.first], language);
            tell!(
                language,
                en = "{first}: {ending}.",
                ja = "{first}:{ending}。"
            )
        }
        ExerciseAnswer::FirstMove(point) => {
            let point = name(point);
            tell!(
                language,
                en = "{point} wins, and nothing else does.",
                ja = "{point}で黒の勝ち。ほかの手では勝てません。"
            )
        }
        ExerciseAnswer::KoThreats { point, side, count } => ko(name(point), side, count, language),
        ExerciseAnswer::BestMove { point, score } => best(name(point), score, language),
        ExerciseAnswer::Settled(owner) => settled(owner, language),
        ExerciseAnswer::Unsettled(vital) => {
            vital_move(line.first, name(vital[line.first]), language)
        }
    }
}

fn starts(first: Color, language: Language) -> &'static str {
    let name = match first {
        Color::Black => Label::BlackFirst,
        Color::White => Label::WhiteFirst,
    };
    label(name, language)
}

fn ko(point: &str, needs: Color, count: u32, language: Language) -> String {
    let who = side(needs, language);
    let threats = say!(
        language,
        en = plural(count, "more ko threat"),
        ja = count.to_string()
    );
    tell!(
        language,
        en = "{point}, and it is a ko: {who} needs {threats} than the other side.",
        ja = "{point}でコウ。{who}は相手よりコウ材が{threats}つ多く必要です。"
    )
}

fn best(point: &str, score: i64, language: Language) -> String {
    let points = say!(
        language,
        en = plural(score.unsigned_abs(), "point"),
        ja = score.unsigned_abs().to_string()
    );
    match score.signum() {
        0 => tell!(
            language,
            en = "{point}; then the board is even.",
            ja = "{point}。盤面は持碁になります。"
        ),
        sign => {
            let ahead = if sign > 0 { Color::Black } else { Color::White };
            let who = side(ahead, language);
            tell!(
                language,
                en = "{point}; then {who} is {points} ahead on the board.",
                ja = "{point}。盤面は{who}の{points}目勝ちになります。"
            )
        }
    }
}

fn settled(owner: Color, language: Language) -> String {
    match owner {
        Color::Black => tell!(
            language,
            en = "Alive: Black need not play.",
            ja = "活き。黒は手を抜けます。"
        ),
        Color::White => tell!(
            language,
            en = "Dead: White need not play.",
            ja = "死に。白は手を抜けます。"
        ),
    }
}

fn vital_move(first: Color, point: &str, language: Language) -> String {
    match first {
        Color::Black => tell!(
            language,
            en = "Black lives with {point} alone.",
            ja = "黒先なら{point}で活き。ほかの手では活きられません。"
        ),
        Color::White => tell!(
            language,
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
pub const fn no_exercise(why: NoExercise, language: Language) -> &'static str {
    match why {
        NoExercise::NoMore => say!(
            language,
            en = "No more exercises were found that are unlike those before: try another kind or grade.",
            ja = "これまでと異なる練習問題はもう見つかりませんでした。別の種類か難度を選んでください。"
        ),
        NoExercise::Stopped => say!(
            language,
            en = "No exercise was found in two minutes: try once more, or another kind or grade.",
            ja = "2分以内に練習問題が見つかりませんでした。もう一度試すか、別の種類か難度を選んでください。"
        ),
    }
}

/// What is asked, as short as a headline.
pub const fn exercise_headline(exercise: &Exercise, language: Language) -> &'static str {
    match exercise.answer {
        ExerciseAnswer::Endings(_) => crate::lesson::race_question(language),
        ExerciseAnswer::FirstMove(_) => say!(
            language,
            en = "Black plays first and wins: where?",
            ja = "黒先で勝つ手は?"
        ),
        ExerciseAnswer::KoThreats { .. } => say!(
            language,
            en = "Black plays first, and it is a ko: where?",
            ja = "黒先でコウにする手は?"
        ),
        ExerciseAnswer::BestMove { .. } => say!(
            language,
            en = "Black plays first: which move loses nothing?",
            ja = "黒先で損のない手は?"
        ),
        ExerciseAnswer::Settled(_) | ExerciseAnswer::Unsettled(_) => say!(
            language,
            en = "Does Black's group live?",
            ja = "黒は活きている?"
        ),
    }
}

/// What is asked of a ko after its first move.
pub const fn threats_question(language: Language) -> &'static str {
    say!(
        language,
        en = "Who needs more ko threats?",
        ja = "コウ材が余分に必要なのは?"
    )
}

/// Who needs how many ko threats more, as an answer that can be chosen.
pub fn threats_choice(side_in_need: Color, count: u32, language: Language) -> String {
    let who = side(side_in_need, language);
    tell!(
        language,
        en = "{who}, {count} more",
        ja = "{who}、{count}つ多く"
    )
}

/// What is asked of the score after the best move.
pub const fn ahead_question(language: Language) -> &'static str {
    say!(
        language,
        en = "Who is ahead on the board then?",
        ja = "その後、盤面は?"
    )
}

/// Who is ahead on the board by how much, Black's points minus White's, as an answer that can be chosen.
pub fn ahead_choice(score: i64, language: Language) -> String {
    let points = score.unsigned_abs();
    let who = side(
        if score > 0 {
            Color::Black
        } else {
            Color::White
        },
        language,
    );
    match score {
        0 => say!(language, en = "Even", ja = "持碁").to_owned(),
        _ => tell!(language, en = "{who} by {points}", ja = "{who}{points}目"),
    }
}

/// What becomes of a black group, as answers that can be chosen: it lives, it is dead, or whoever plays first decides.
pub const fn fate_choices(language: Language) -> [&'static str; 3] {
    [
        say!(language, en = "Alive", ja = "活き"),
        say!(language, en = "Dead", ja = "死に"),
        say!(
            language,
            en = "Whoever plays first decides",
            ja = "先に打つ方で決まる"
        ),
    ]
}

/// Everything that is written of an exercise. Under the question stands how it is composed again.
pub fn exercise_words(exercise: &Exercise, language: Language) -> ExerciseWords {
    let question = exercise_question(exercise, language);
    let again = composed_by(&exercise.name());
    let lines = exercise.lines.iter();
    ExerciseWords {
        title: exercise_title(&exercise.name(), language),
        question: format!("{question}\n\n{again}"),
        answers: lines
            .map(|line| exercise_answer(exercise, line, language))
            .collect(),
    }
}

/// That so many exercises were written to a file.
pub fn exercises_written(count: usize, file: &str, language: Language) -> String {
    let exercises = say!(
        language,
        en = plural(int(count), "exercise"),
        ja = grouped(int(count))
    );
    tell!(
        language,
        en = "{exercises} in {file}.",
        ja = "{file} に{exercises}題を書き出しました。"
    )
}

/// That fewer exercises were composed than were asked for, because somebody stopped it or the time was over.
pub fn exercises_stopped(count: usize, asked: u64, language: Language) -> String {
    let (count, asked) = (grouped(int(count)), grouped(asked));
    tell!(
        language,
        en = "stopped after {count} of {asked} exercises; those are told",
        ja = "{asked}題のうち{count}題で止めました。できた分だけ出力します。"
    )
}

/// That no more exercises were found that are unlike those before.
pub fn exercises_exhausted(count: usize, asked: u64, language: Language) -> String {
    let (count, asked) = (grouped(int(count)), grouped(asked));
    tell!(
        language,
        en = "{count} of {asked} exercises: no more were found that are unlike these; try another seed, grade or kind",
        ja = "{asked}題のうち{count}題です。これらと異なるものはもう見つかりませんでした。乱数の種、難度、種類を変えてみてください。"
    )
}

/// That so many exercises take so long and so much room that it is asked whether they are meant.
pub fn exercises_too_many(count: u64, time: Duration, bytes: u64, language: Language) -> String {
    let (count, time) = (grouped(count), long_time(time, language));
    let megabytes = grouped(bytes.div_ceil(1 << 20));
    tell!(
        language,
        en = "{count} exercises would take about {time} and {megabytes} MB: ask for fewer, or give --seconds",
        ja = "{count}題には約{time}、約{megabytes} MBかかります。数を減らすか、--seconds で時間を限ってください。"
    )
}

/// What an exercise has been proved to be, on one line for the command line: its number, what is asked and the answers.
pub fn exercise_line(exercise: &Exercise, language: Language) -> String {
    let number = exercise.number;
    let answers = exercise.lines.iter();
    let answers: Vec<String> = answers
        .map(|line| exercise_answer(exercise, line, language))
        .collect();
    let answers = answers.join(say!(language, en = " ", ja = ""));
    tell!(
        language,
        en = "{number}: {answers}",
        ja = "{number}:{answers}"
    )
}
