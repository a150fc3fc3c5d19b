//! What readers of a file are told of an endgame, and that none of it comes back as something that a person has said.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use proptest::prelude::*;
use semeai_board::{Role, Roles};
use semeai_endgame::position_report::EndgameReport;
use semeai_endgame::{EndgameLimits, endgame_report};

use crate::file::sgf::value::point_name;
use crate::file::{self, Answers, parse};
use crate::play_out::endgame::beginning;
use crate::{Document, Sample, Subject};

fn load(text: &str) -> Document {
    let loaded = parse("test.sgf", text.as_bytes());
    loaded.unwrap_or_else(|error| panic!("{error}")).document
}

fn written(document: &Document, endgame: Option<&EndgameReport>) -> String {
    let told = Answers {
        endgame,
        ..Answers::NOTHING
    };
    file::to_sgf(document, &told).expect("a rectangle")
}

fn answered(document: &Document) -> EndgameReport {
    let start = beginning(document, &document.marks).expect("an endgame");
    endgame_report(&start.endgame(), &EndgameLimits::default())
}

/// Every sample of an endgame with its answer.
static SAMPLES: LazyLock<Vec<(Document, EndgameReport)>> = LazyLock::new(|| {
    let samples = Sample::ALL.iter().copied();
    let endgames = samples.filter(|sample| sample.subject() == Subject::Endgame);
    let documents = endgames.map(Sample::document);
    let marked = documents.filter(|it| !it.marks.roles.points(Role::Safe).is_empty());
    marked.map(|it| (it.clone(), answered(&it))).collect()
});

/// The values of a property of the root; empty without it.
fn values<'a>(text: &'a str, name: &str) -> &'a str {
    let line = text.lines().find(|line| {
        line.strip_prefix(name)
            .is_some_and(|rest| rest.starts_with('['))
    });
    line.map_or("", |line| line[name.len()..].trim_end_matches(')'))
}

/// The single values.
fn set(values: &str) -> BTreeSet<&str> {
    values.split_inclusive(']').collect()
}

#[test]
fn others_see_safe_blocks_territory_and_the_letters_of_regions() {
    let drawn = parse("x.txt", b"#####@@\n@...#@.\n#####@@").expect("a diagram");
    let document = drawn.document;
    let text = written(&document, Some(&answered(&document)));
    assert_eq!(values(&text, "SQ"), "[aa][fa][ab]", "{text}");
    assert_eq!(values(&text, "LB"), "[bb:A]");
    assert_eq!(values(&text, "TW"), "[gb]");
    assert_eq!(values(&text, "SEMB"), "[w:gb][A:bb]");
}

#[test]
fn others_see_a_race_that_was_found_and_none_of_it_comes_back() {
    let document = load("(;SZ[9]AB[cc][cd][ii]AW[ee]CR[ii])");
    let mut roles = Roles::new();
    for (name, role) in [
        ("C7", Role::Essential),
        ("C6", Role::Essential),
        ("E5", Role::Safe),
    ] {
        let point = document.topology().point(name).expect("on the board");
        roles.set(point, role);
    }
    let told = Answers {
        roles: Some(&roles),
        ..Answers::NOTHING
    };
    let text = file::to_sgf(&document, &told).expect("a rectangle");
    assert_eq!(values(&text, "CR"), "[cc][ii]SQ[ee]", "{text}");
    assert_eq!(values(&text, "SEMB"), "[CR:cc][SQ:ee]");
    let again = load(&text);
    assert_eq!(again, document);
    assert_eq!(written(&again, None), written(&document, None));
    // Somebody else puts a stone to the block: what was found is no mark of his.
    let changed = load(&text.replacen("AB[", "AB[cb][", 1));
    assert_eq!(changed.marks.roles, Roles::new());
}

#[test]
fn an_answer_leaves_no_trace() {
    assert!(SAMPLES.len() >= 10, "{}", SAMPLES.len());
    for (document, report) in SAMPLES.iter() {
        let told = written(document, Some(report));
        assert!(!values(&told, "SEMB").is_empty(), "{told}");
        let again = load(&told);
        assert_eq!(again, *document);
        assert_eq!(written(&again, None), written(document, None));
        assert_eq!(written(&again, Some(report)), told);
    }
}

#[test]
fn marks_of_a_file_by_somebody_else_are_no_choices_and_stay() {
    let marks = "LB[ee:A][ff:x]TB[aa:cc]TW[gg:ii]";
    let document = load(&format!("(;SZ[9]AB[dd]AW[fe]{marks})"));
    assert!(document.race.picks.is_empty() && document.marks.roles == Roles::new());
    let report = &SAMPLES[0].1;
    let text = written(&document, Some(report));
    for mark in marks.split_inclusive(']') {
        assert!(text.contains(mark), "{mark} in\n{text}");
    }
    assert_eq!(values(&text, "SEMB"), "", "{text}");
    assert_eq!(load(&text), document);
}

/// What somebody else does to a file of ours.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// A point is added to the list.
    Add,
    /// The list is cut down to one point.
    Cut,
}

proptest! {
    #[test]
    fn what_others_change_in_our_marks_is_theirs_from_then_on(
        sample in 0..SAMPLES.len(),
        name in proptest::sample::select(&["TB", "TW", "LB"][..]),
        change in proptest::sample::select(&[Change::Add, Change::Cut][..]),
        at in 0..25_usize,
    ) {
        let (document, report) = &SAMPLES[sample];
        let told = written(document, Some(report));
        let ours = values(&told, name).to_owned();
        let point = document.topology().points().iter().nth(at).expect("boards are larger");
        let point = point_name(document.topology(), point);
        let value = if name == "LB" { format!("[{point}:?]") } else { format!("[{point}]") };
        let theirs = match change {
            Change::Add => ours.clone() + &value,
            Change::Cut => value,
        };
        let line = |values: &str| format!("\n{name}{values}\n");
        let edited = if ours.is_empty() {
            told.replacen("\nSEMV", &format!("{}SEMV", line(&theirs)), 1)
        } else {
            told.replacen(&line(&ours), &line(&theirs), 1)
        };
        let read = load(&edited);
        prop_assert_eq!(&read.marks.roles, &document.marks.roles);
        prop_assert_eq!(&read.race.picks, &document.race.picks);
        let again = written(&read, Some(report));
        if set(&ours) != set(&theirs) {
            prop_assert_eq!(values(&again, name), theirs, "{}", again);
        }
        prop_assert_eq!(load(&again), read);
    }
}
