//! What came of lessons as a file: JSON with a version.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::name::LessonName;
use super::place::LessonPlace;
use super::results::{Asked, LessonResults};
use crate::attempt::LessonResult;
use crate::compose::{ExerciseChoice, ExerciseKind, ExerciseName, Grade};

/// By this a file of results is known.
pub const LESSONS_FORMAT: &str = "semeai-lessons";

/// The version of the file that is written.
const VERSION: u32 = 1;

/// Why a file of results cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonsFault {
    /// It is no such text; where it ceases to be one.
    Text {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It says that it is something else.
    Format,
    /// A newer version of the program has written it.
    Newer,
}

/// What stands before the lessons; of a newer version nothing else is looked at.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct WrittenResults {
    format: String,
    version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    wiped: Option<u64>,
    lessons: Vec<Value>,
}

#[derive(Serialize, Deserialize)]
struct WrittenLesson {
    #[serde(flatten)]
    name: WrittenName,
    result: WrittenResult,
    at: u64,
}

/// Where a position of somebody's own was asked.
#[derive(Serialize, Deserialize)]
struct WrittenPlace {
    file: String,
    /// From zero.
    game: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    node: Option<usize>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
}

#[derive(Serialize)]
struct PlacedLesson {
    #[serde(flatten)]
    written: WrittenLesson,
    #[serde(flatten)]
    place: Option<WrittenPlace>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WrittenName {
    Sample(String),
    Exercise {
        kind: String,
        grade: u8,
        seed: u64,
        number: u64,
    },
    /// In hexadecimal: numbers so large are rounded by many readers of JSON.
    Position(String),
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WrittenResult {
    Solved,
    Missed,
}

impl LessonResults {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// Why it is none. A lesson that this version does not know is no error: it is kept as it is.
    pub fn read(text: &str) -> Result<Self, LessonsFault> {
        let fault = |error: serde_json::Error| LessonsFault::Text {
            line: error.line(),
            column: error.column(),
        };
        let head: Head = serde_json::from_str(text).map_err(fault)?;
        if head.format != LESSONS_FORMAT {
            return Err(LessonsFault::Format);
        }
        if head.version > VERSION {
            return Err(LessonsFault::Newer);
        }
        let written: WrittenResults = serde_json::from_str(text).map_err(fault)?;
        let mut results = Self {
            wiped_secs: written.wiped,
            ..Self::default()
        };
        for lesson in written.lessons {
            match read_lesson(&lesson) {
                Some((name, asked)) => drop(results.asked.insert(name, asked)),
                None => results.others.push(lesson),
            }
        }
        results.shorten();
        Ok(results)
    }

    /// The text of a file, a line for every lesson.
    pub fn written(&self) -> String {
        let own = self
            .asked
            .iter()
            .map(|(name, asked)| write_lesson(name, asked));
        let lessons = own.chain(self.others.iter().cloned());
        let lines: Vec<String> = lessons.map(|lesson| format!("    {lesson}")).collect();
        let wiped = self.wiped_secs;
        let wiped = wiped.map_or_else(String::new, |at| format!("  \"wiped\": {at},\n"));
        let lessons = match lines.is_empty() {
            true => "[]".to_owned(),
            false => format!("[\n{}\n  ]", lines.join(",\n")),
        };
        format!(
            "{{\n  \"format\": \"{LESSONS_FORMAT}\",\n  \"version\": {VERSION},\n{wiped}  \"lessons\": {lessons}\n}}\n"
        )
    }
}

fn read_lesson(lesson: &Value) -> Option<(LessonName, Asked)> {
    let read = WrittenLesson::deserialize(lesson).ok()?;
    let name = match read.name {
        WrittenName::Sample(id) => LessonName::Sample(id),
        WrittenName::Position(hash) => LessonName::Position(u64::from_str_radix(&hash, 16).ok()?),
        WrittenName::Exercise {
            kind,
            grade,
            seed,
            number,
        } => LessonName::Exercise(ExerciseName {
            choice: ExerciseChoice {
                kind: ExerciseKind::of(&kind)?,
                grade: Grade::of(grade)?,
            },
            seed,
            number,
        }),
    };
    let result = match read.result {
        WrittenResult::Solved => LessonResult::Solved,
        WrittenResult::Missed => LessonResult::Missed,
    };
    let asked = Asked {
        result,
        at_secs: read.at,
        place: read_place(lesson),
    };
    Some((name, asked))
}

/// Where a position was asked; nothing where that cannot be understood, for what came of it is known all the same.
fn read_place(lesson: &Value) -> Option<LessonPlace> {
    let place = WrittenPlace::deserialize(lesson).ok()?;
    Some(LessonPlace {
        file: place.file,
        game: place.game,
        node: place.node,
        title: place.title,
    })
}

fn write_lesson(name: &LessonName, asked: &Asked) -> Value {
    let name = match name {
        LessonName::Sample(id) => WrittenName::Sample(id.clone()),
        LessonName::Position(hash) => WrittenName::Position(format!("{hash:016x}")),
        LessonName::Exercise(exercise) => WrittenName::Exercise {
            kind: exercise.choice.kind.id().to_owned(),
            grade: exercise.choice.grade.number(),
            seed: exercise.seed,
            number: exercise.number,
        },
    };
    let result = match asked.result {
        LessonResult::Solved => WrittenResult::Solved,
        LessonResult::Missed => WrittenResult::Missed,
    };
    let place = asked.place.as_ref().map(|place| WrittenPlace {
        file: place.file.clone(),
        game: place.game,
        node: place.node,
        title: place.title.clone(),
    });
    let written = WrittenLesson {
        name,
        result,
        at: asked.at_secs,
    };
    // Names and numbers can always be written.
    serde_json::to_value(PlacedLesson { written, place }).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sample;

    fn some() -> LessonResults {
        let mut results = LessonResults::default();
        results.wipe(5);
        let exercise = LessonName::Exercise(ExerciseName {
            choice: ExerciseChoice::default(),
            seed: u64::MAX,
            number: 3,
        });
        let sample = LessonName::of_sample(Sample::Corner);
        results.record(sample, LessonResult::Solved, 1_764_252_000);
        results.record(exercise, LessonResult::Missed, 1_764_252_060);
        results.record(LessonName::Position(0xf0), LessonResult::Missed, 7);
        let place = LessonPlace {
            file: "/home/安奈/問題.sgf".to_owned(),
            game: 2,
            node: Some(30),
            title: "先に連絡".to_owned(),
        };
        let own = LessonName::Position(0xf1);
        results.record_at(own, LessonResult::Missed, 8, Some(place));
        results
    }

    #[test]
    fn what_is_written_is_read_again() {
        let text = some().written();
        assert_eq!(LessonResults::read(&text), Ok(some()));
        let position = r#"{"at":7,"position":"00000000000000f0","result":"missed"}"#;
        assert!(text.contains(position), "{text}");
        let none = LessonResults::default();
        assert_eq!(LessonResults::read(&none.written()), Ok(none));
    }

    #[test]
    fn a_place_that_is_older_or_damaged_leaves_what_came_of_the_lesson() {
        let lesson = |place: &str| {
            let own = r#"{"at":7,"position":"00000000000000f0","result":"missed""#;
            let text = format!(
                r#"{{"format": "semeai-lessons", "version": 1, "lessons": [{own}{place}}}]}}"#
            );
            LessonResults::read(&text).expect("readable")
        };
        let name = LessonName::Position(0xf0);
        for place in [
            "",
            r#","file":3,"game":0"#,
            r#","file":"a.sgf""#,
            r#","file":"a.sgf","game":-1"#,
            r#","file":"a.sgf","game":1,"node":"x""#,
        ] {
            let read = lesson(place);
            assert_eq!(read.of(&name), Some(LessonResult::Missed), "{place}");
            assert_eq!(read.place(&name), None, "{place}");
        }
        let read = lesson(r#","file":"a.sgf","game":1,"of tomorrow":[]"#);
        let place = read.place(&name).expect("a place");
        assert_eq!(
            (place.file_name(), place.game, place.node),
            ("a.sgf", 1, None)
        );
    }

    #[test]
    fn what_this_version_does_not_know_is_kept() {
        let strange = r#"{"at":9,"exercise":{"grade":1,"kind":"of-tomorrow","number":1,"seed":1},"result":"missed"}"#;
        let text =
            format!(r#"{{"format": "semeai-lessons", "version": 1, "lessons": [{strange}]}}"#);
        let read = LessonResults::read(&text).expect("readable");
        assert_eq!((read.len(), read.missed().len()), (1, 0));
        assert!(read.written().contains(strange), "{}", read.written());
    }

    #[test]
    fn what_is_no_file_of_results_is_refused_with_its_reason() {
        let whole = some().written();
        let half = &whole[..whole.len() / 2];
        let cut = LessonResults::read(half);
        assert!(
            matches!(cut, Err(LessonsFault::Text { line: 4.., .. })),
            "{cut:?}"
        );
        let newer = r#"{"format": "semeai-lessons", "version": 2, "days": []}"#;
        assert_eq!(LessonResults::read(newer), Err(LessonsFault::Newer));
        let other = r#"{"format": "semeai-analysis", "version": 1}"#;
        assert_eq!(LessonResults::read(other), Err(LessonsFault::Format));
        for text in ["", "{}", "[]", "null", "{\"format\": 1}"] {
            assert!(LessonResults::read(text).is_err(), "{text}");
        }
    }
}
