//! How fast exercises of every kind and grade are composed, on one core.
//!
//! `cargo bench -p semeai-session --bench compose` prints a line a kind and grade: exercises a second, and the longest one. Kinds are
//! left out whose names are not among the arguments, where there are any.

use std::time::{Duration, Instant};

use semeai_search::PositionBudget;
use semeai_session::compose::{Exercise, ExerciseKind, Grade};

/// So many exercises of each kind and grade are composed, or fewer in this time.
const MOST: u64 = 40;
const TIME: Duration = Duration::from_secs(10);

fn main() {
    let asked: Vec<String> = std::env::args()
        .skip(1)
        .filter(|it| !it.starts_with('-'))
        .collect();
    let is_asked = |kind: ExerciseKind| asked.is_empty() || asked.iter().any(|it| it == kind.id());
    for &kind in ExerciseKind::ALL.iter().filter(|kind| is_asked(**kind)) {
        for grade in Grade::ALL {
            println!("{}", measured(kind, grade));
        }
    }
}

fn measured(kind: ExerciseKind, grade: Grade) -> String {
    let (budget, begun) = (PositionBudget::new(u64::MAX), Instant::now());
    let (mut count, mut longest) = (0_u32, Duration::ZERO);
    for number in 1..=MOST {
        let one = Instant::now();
        count += u32::from(Exercise::compose(kind, grade, 1, number, &budget).is_some());
        longest = longest.max(one.elapsed());
        if begun.elapsed() > TIME {
            break;
        }
    }
    let speed = f64::from(count) / begun.elapsed().as_secs_f64();
    format!(
        "{:<9} {}  {speed:>9.1} a second, longest {longest:.2?}",
        kind.id(),
        grade.number()
    )
}
