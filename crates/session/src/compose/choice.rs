//! What is chosen of exercises, and what one of them is called.

use semeai_search::compose::Grade;
use serde::{Deserialize, Deserializer, Serialize};

use super::kind::ExerciseKind;

/// What exercises are to be about, and how hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "WrittenChoice")]
pub struct ExerciseChoice {
    /// What they are about.
    pub kind: ExerciseKind,
    /// How hard they are.
    pub grade: Grade,
}

impl Default for ExerciseChoice {
    /// The first kind for beginners.
    fn default() -> Self {
        Self {
            kind: ExerciseKind::Plain,
            grade: Grade::First,
        }
    }
}

/// The same as it is written.
#[derive(Debug, Serialize, Deserialize)]
struct WrittenChoice {
    kind: String,
    grade: u8,
}

impl From<ExerciseChoice> for WrittenChoice {
    fn from(choice: ExerciseChoice) -> Self {
        Self {
            kind: choice.kind.id().to_owned(),
            grade: choice.grade.number(),
        }
    }
}

impl WrittenChoice {
    fn read(&self) -> Option<ExerciseChoice> {
        Some(ExerciseChoice {
            kind: ExerciseKind::of(&self.kind)?,
            grade: Grade::of(self.grade)?,
        })
    }
}

impl<'de> Deserialize<'de> for ExerciseChoice {
    /// A kind or a grade of another version is no error: then the usual ones are chosen.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = WrittenChoice::deserialize(deserializer)?;
        Ok(written.read().unwrap_or_default())
    }
}

/// By what an exercise is composed again, the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExerciseName {
    /// What it is about, and how hard it is.
    pub choice: ExerciseChoice,
    /// What its random numbers are made from.
    pub seed: u64,
    /// Which of its series it is, from 1 on.
    pub number: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_kept_and_one_of_another_version_is_none() {
        for &kind in ExerciseKind::ALL {
            let choice = ExerciseChoice {
                kind,
                grade: Grade::Third,
            };
            let text = serde_json::to_string(&choice).expect("written");
            assert_eq!(serde_json::from_str(&text).ok(), Some(choice), "{text}");
        }
        let other = r#"{"kind": "of-tomorrow", "grade": 9}"#;
        let read = serde_json::from_str(other).ok();
        assert_eq!(read, Some(ExerciseChoice::default()));
    }
}
