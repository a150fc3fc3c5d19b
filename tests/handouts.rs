//! Handouts: what is on their pages and where, and what a reader of PDF files finds in them.

use std::time::Duration;

use lopdf::Document as Pdf;
use semeai_picture::drawing::{Anchor, Fill, Mark, Place, Stroke, Style, Text};
use semeai_picture::handout::pages;
use semeai_picture::pdf::{PdfHead, pdf};
use semeai_picture::png::pixels;
use semeai_picture::{Drawing, Size, font};
use semeai_search::PositionBudget;
use semeai_search::compose::Grade;
use semeai_session::compose::{Exercise, ExerciseAnswer, ExerciseKind};
use semeai_session::handout::{HandoutProblem, HandoutTexts, solved};
use semeai_session::{Control, Document, Phrasing, Sample};
use semeai_sheets::handout::handout_texts;
use semeai_words::exercise::exercise_words;
use semeai_words::samples::sample_document;

/// Six races, endgames and a question of life: a page of problems.
const SAMPLES: [Sample; 6] = [
    Sample::ConnectFirst,
    Sample::SameCount,
    Sample::Corridors,
    Sample::CountTheKoThreats,
    Sample::TwoFates,
    Sample::Snapback,
];

fn problems(samples: &[Sample]) -> Vec<HandoutProblem> {
    let documents = samples.iter().map(|&sample| sample_document(sample));
    let time = Duration::from_secs(60);
    solved(documents.collect(), time, &Control::default())
}

fn handout(problems: &[HandoutProblem], phrasing: Phrasing) -> Vec<Drawing> {
    pages(problems, &handout_texts(problems, "A lesson", phrasing))
}

fn written(pages: &[Drawing], phrasing: Phrasing) -> Vec<u8> {
    let head = PdfHead {
        title: "A lesson",
        language: phrasing.language.code(),
    };
    pdf(pages, head)
}

/// What stands on each page as a reader of the file copies it, without the blanks between its pieces.
fn copied(bytes: &[u8]) -> Vec<String> {
    let file = Pdf::load_mem(bytes).expect("a PDF file");
    let pages = file.get_pages().into_keys();
    let text = |page| file.extract_text(&[page]).expect("its text");
    pages
        .map(|page| text(page).split_whitespace().collect())
        .collect()
}

/// Every text of marks, in their order.
fn texts(marks: &[Mark]) -> Vec<&Text> {
    let each = marks.iter().flat_map(|mark| match mark {
        Mark::Text(text) => vec![text],
        Mark::Group(_, marks) | Mark::Within(_, _, marks) => texts(marks),
        _ => Vec::new(),
    });
    each.collect()
}

#[test]
fn both_languages_can_be_copied_from_every_page() {
    let problems = problems(&SAMPLES);
    for (phrasing, expected) in [
        (
            Phrasing::ENGLISH,
            [
                "Problems|A lesson|Problem1|Problem6|Who wins if Black plays first?|safe: never captured|1/",
                "Answers|A lesson|Problem1: Connect first|Black to play: Black wins. H9 wins|Proved: every line was tried.|2/",
            ],
        ),
        (
            Phrasing::JAPANESE,
            [
                "問題|A lesson|問題1|問題6|黒先ならどちらの勝ち?|安全な石|1/",
                "解答|A lesson|問題1Connect first|黒先：黒の勝ち。|すべての変化を調べて確認しました。|2/",
            ],
        ),
    ] {
        let drawn = handout(&problems, phrasing);
        let found = copied(&written(&drawn, phrasing));
        assert_eq!(found.len(), drawn.len());
        for (page, expected) in found.iter().zip(expected) {
            for text in expected.split('|') {
                let bare: String = text.split_whitespace().collect();
                assert!(page.contains(&bare), "{text} in {page}");
            }
        }
    }
}

#[test]
fn answers_stand_on_pages_of_their_own() {
    for (count, asked) in [(1, 1), (4, 1), (6, 1), (12, 2)] {
        let problems = problems(&SAMPLES.repeat(2)[..count]);
        let drawn = handout(&problems, Phrasing::ENGLISH);
        let is_answers = |page: &Drawing| {
            let said = texts(&page.marks);
            said.iter().any(|text| text.text.ends_with("Answers"))
        };
        assert_eq!(drawn.iter().filter(|page| !is_answers(page)).count(), asked);
        assert!(is_answers(&drawn[asked]));
        // No title of a problem gives its answer away.
        for page in &drawn[..asked] {
            assert!(
                texts(&page.marks)
                    .iter()
                    .all(|text| !text.text.contains("Connect"))
            );
        }
    }
}

/// How many problems are named on each page.
fn named(pages: &[Drawing]) -> Vec<usize> {
    let is_name = |text: &&&Text| {
        let number = ["Problem ", "問題"].map(|name| text.text.strip_prefix(name));
        let mut numbers = number.into_iter().flatten();
        numbers.any(|number| number.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    let count = |page: &Drawing| texts(&page.marks).iter().filter(is_name).count();
    pages.iter().map(count).collect()
}

#[test]
fn four_large_boards_stand_on_a_page() {
    let board = semeai_board::BoardKind::rectangle(19, 19).expect("a board");
    for (count, asked) in [(4, &[4][..]), (5, &[3, 2]), (9, &[3, 3, 3])] {
        let empty = vec![Document::empty(board); count];
        let problems = solved(empty, Duration::from_secs(5), &Control::default());
        let named = named(&handout(&problems, Phrasing::ENGLISH));
        assert_eq!(&named[..asked.len()], asked);
        assert_eq!(named[asked.len()..].iter().sum::<usize>(), count);
    }
}

#[test]
fn small_boards_share_pages_with_their_answers_behind_them() {
    let budget = PositionBudget::new(u64::MAX);
    for (kind, grade, asked) in [
        (ExerciseKind::Outside, Grade::Second, &[10][..]),
        (ExerciseKind::Life, Grade::First, &[10]),
        (ExerciseKind::Corridor, Grade::Second, &[5, 5]),
    ] {
        let found = (1..).filter_map(|number| Exercise::compose(kind, grade, 7, number, &budget));
        for phrasing in [Phrasing::ENGLISH, Phrasing::JAPANESE] {
            let asked_as = |it: Exercise| it.asked(&exercise_words(&it, phrasing));
            let documents = found.clone().take(10).map(asked_as).collect();
            let problems = solved(documents, Duration::from_secs(60), &Control::default());
            let drawn = handout(&problems, phrasing);
            drawn.iter().for_each(check_inside);
            assert_eq!(
                drawn.len(),
                asked.len() + 1,
                "{kind:?}: the answers on one page"
            );
            let all = asked.iter().chain(&[10]).copied();
            assert_eq!(named(&drawn), all.collect::<Vec<_>>(), "{kind:?}");
        }
    }
}

#[test]
fn the_answer_about_a_group_names_the_moves_that_decide() {
    let budget = PositionBudget::new(u64::MAX);
    let composed = |number| Exercise::compose(ExerciseKind::Life, Grade::First, 7, number, &budget);
    let vital = |exercise: Exercise| match exercise.answer {
        ExerciseAnswer::Unsettled(vital) => Some((exercise, vital)),
        _ => None,
    };
    let (exercise, vital) = (1..).find_map(|it| vital(composed(it)?)).expect("one");
    let names = vital.map(|point| exercise.document.topology().name(point).to_owned());
    let documents = vec![exercise.document];
    let problems = solved(documents, Duration::from_secs(20), &Control::default());
    let told = handout_texts(&problems, "A lesson", Phrasing::ENGLISH);
    let answer = told.problems[0].answer.join("\n");
    for (side, name) in [("Black", names.black), ("White", names.white)] {
        let said = format!("{side} takes it by playing at {name}.");
        assert!(answer.contains(&said), "{said}: {answer}");
    }
}

/// The corners of a rectangle that holds all that is seen of a mark.
fn corners(mark: &Mark) -> Vec<Place> {
    let around =
        |(x, y): Place, radius: f32| vec![(x - radius, y - radius), (x + radius, y + radius)];
    match mark {
        Mark::Line(places, _) | Mark::Area(places, _) => places.clone(),
        Mark::Lines(all, _) | Mark::Areas(all, _) => all.concat(),
        Mark::Disc(middle, radius, _) | Mark::Half(middle, radius, ..) => around(*middle, *radius),
        Mark::Rect((x, y), (width, height), ..) => vec![(*x, *y), (x + width, y + height)],
        Mark::Text(text) => {
            let width = font::width(&text.text, text.size);
            let x = match text.anchor {
                Anchor::Start => text.at.0,
                Anchor::Middle => text.at.0 - width / 2.0,
                Anchor::End => text.at.0 - width,
            };
            let y = text.at.1;
            vec![(x, y - 0.8 * text.size), (x + width, y + 0.2 * text.size)]
        }
        Mark::Value(at, ..) => vec![*at],
        Mark::Group(_, marks) => marks.iter().flat_map(corners).collect(),
        Mark::Within(corner, size, _) => vec![*corner, (corner.0 + size.0, corner.1 + size.1)],
    }
}

fn check_inside(page: &Drawing) {
    for mark in &page.marks {
        for (x, y) in corners(mark) {
            let is_inside =
                (-0.1..=page.size.0 + 0.1).contains(&x) && (-0.1..=page.size.1 + 0.1).contains(&y);
            assert!(is_inside, "{x} {y}: {mark:?}");
        }
    }
}

#[test]
fn nothing_lies_outside_of_a_page_however_long_its_texts_are() {
    let problems = problems(&[Sample::ConnectFirst, Sample::Star, Sample::Corner]);
    let usual = handout_texts(&problems, &"Long title ".repeat(60), Phrasing::JAPANESE);
    for words in ["one two three ", "攻合い、セキ。", "W", "12345\n"] {
        let long = words.repeat(1500);
        let mut texts = HandoutTexts {
            ring: long.clone(),
            square: long.clone(),
            ..usual.clone()
        };
        for problem in &mut texts.problems {
            problem.name.clone_from(&long);
            problem.question.clone_from(&long);
            problem.answer = vec![long.clone(), String::new(), "end".to_owned()];
        }
        let drawn = pages(&problems, &texts);
        assert!(drawn.len() > 2, "answers go on");
        drawn.iter().for_each(check_inside);
        let last = drawn.iter().flat_map(|page| self::texts(&page.marks));
        assert_eq!(last.filter(|text| text.text == "end").count(), 3);
    }
}

#[test]
fn a_page_is_black_and_white_and_has_ink_where_a_board_is() {
    let drawn = handout(&problems(&SAMPLES), Phrasing::JAPANESE);
    for page in &drawn {
        check_inside(page);
        let size = Size::new(1123).expect("a size");
        let picture = pixels(page, size);
        let grey = picture
            .rgba
            .chunks(4)
            .all(|it| it[0] == it[1] && it[1] == it[2] && it[3] == 255);
        assert!(grey, "a colour on a page");
        // What is grey is an edge or a thin line between pixels, or the square on a black stone.
        let all = picture.rgba.chunks(4);
        let (count, between) = (
            all.len(),
            all.filter(|it| (64..=192).contains(&it[0])).count(),
        );
        assert!(between * 20 < count, "{between} of {count} pixels are grey");
        let dark = picture.rgba.chunks(4).filter(|it| it[0] < 64).count();
        assert!(dark > 2000, "{dark} dark pixels");
    }
}

#[test]
fn the_same_handout_is_the_same_file() {
    let write = || {
        let problems = problems(&SAMPLES[..2]);
        written(&handout(&problems, Phrasing::ENGLISH), Phrasing::ENGLISH)
    };
    assert_eq!(write(), write());
}

/// What is not on a handout: lit stones, shadows, frames, dashes, values.
#[test]
fn every_shape_can_be_on_a_page() {
    let ink = semeai_picture::drawing::Ink::new(0x33_66_99);
    let style = Style {
        fill: Some(Fill::Ball {
            light: ink,
            body: ink.faded(0.5),
        }),
        stroke: Some(Stroke::new(ink, 1.0).dashed(3.0)),
    };
    let soft = Style {
        fill: Some(Fill::Soft(ink)),
        stroke: None,
    };
    let side = semeai_picture::drawing::Side::Left;
    let marks = vec![
        Mark::Disc((20.0, 20.0), 10.0, style),
        Mark::Disc((20.0, 20.0), 0.0, style),
        Mark::Half((20.0, 20.0), 10.0, side, soft),
        Mark::Rect((5.0, 5.0), (0.0, 0.0), 3.0, style),
        Mark::Rect((5.0, 5.0), (10.0, 10.0), 3.0, Style::default()),
        Mark::Line(Vec::new(), Stroke::new(ink, 1.0)),
        Mark::Area(vec![(1.0, 1.0)], style),
        Mark::Areas(
            vec![Vec::new(), vec![(1.0, 1.0), (9.0, 1.0), (5.0, 9.0)]],
            ink,
        ),
        Mark::Within(
            (0.0, 0.0),
            (0.0, 9.0),
            vec![Mark::Disc((1.0, 1.0), 1.0, style)],
        ),
        Mark::Within(
            (0.0, 0.0),
            (9.0, 9.0),
            vec![Mark::Disc((1.0, 1.0), 1.0, style)],
        ),
        Mark::text((1.0, 30.0), "", Anchor::End, 12.0, ink),
        Mark::text(
            (20.0, 30.0),
            "no sign: \u{1F600}\u{7}",
            Anchor::Middle,
            12.0,
            ink,
        ),
    ];
    for size in [(40.0, 40.0), (0.0, 0.0)] {
        let marks = marks.clone();
        let bytes = written(&[Drawing { size, marks }], Phrasing::ENGLISH);
        let file = Pdf::load_mem(&bytes).expect("a PDF file");
        assert_eq!(file.get_pages().len(), 1);
        let [text] = &copied(&bytes)[..] else {
            panic!("one page");
        };
        assert_eq!(
            text, "nosign:\u{1F600}\u{7}",
            "copied though it has no shape"
        );
    }
    // A file has a page.
    assert_eq!(copied(&written(&[], Phrasing::ENGLISH)), [""]);
}

#[test]
fn a_document_without_stones_is_a_problem_too() {
    let board = semeai_board::BoardKind::rectangle(19, 19).expect("a board");
    let empty = vec![Document::empty(board)];
    let problems = solved(empty, Duration::from_secs(5), &Control::default());
    let drawn = handout(&problems, Phrasing::ENGLISH);
    assert_eq!(drawn.len(), 2);
    drawn.iter().for_each(check_inside);
}
