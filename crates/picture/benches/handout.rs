//! How long a handout of twelve problems takes: its pages and its file once everything is known, and with the answers found first.

use std::time::Duration;

use divan::Bencher;
use semeai_picture::handout::pages;
use semeai_picture::pdf::{PdfHead, pdf};
use semeai_session::handout::{HandoutProblem, HandoutTexts, ProblemTexts, solved};
use semeai_session::{Control, Document, Sample};

fn main() {
    divan::main();
}

/// Races, endgames and questions of life, of book size.
fn documents() -> Vec<Document> {
    let samples = [
        Sample::ConnectFirst,
        Sample::SameCount,
        Sample::LiveTogether,
        Sample::CountTheKoThreats,
        Sample::Corridors,
        Sample::Snapback,
    ];
    let twice = samples.iter().chain(&samples);
    twice.map(|sample| sample.document()).collect()
}

fn problems() -> Vec<HandoutProblem> {
    solved(documents(), Duration::from_secs(10), &Control::default())
}

fn texts(count: usize) -> HandoutTexts {
    let problem = ProblemTexts {
        name: "問題12".to_owned(),
        question: "黒先ならどちらの勝ちですか。白先ならどうですか。".to_owned(),
        solution: "問題12：先につなぐ".to_owned(),
        answer: vec![
            "Black to play: Black wins. H9 wins; Black can't afford to tenuki.".to_owned();
            6
        ],
    };
    HandoutTexts {
        title: "Twelve problems".to_owned(),
        problems: vec![problem; count],
        ..HandoutTexts::default()
    }
}

fn file(problems: &[HandoutProblem]) -> Vec<u8> {
    let head = PdfHead {
        title: "Twelve problems",
        language: "ja",
    };
    pdf(&pages(problems, &texts(problems.len())), head)
}

#[divan::bench]
fn twelve_known(bencher: Bencher<'_, '_>) {
    let problems = problems();
    bencher.bench_local(|| file(&problems));
}

#[divan::bench(sample_count = 10)]
fn twelve_with_answers(bencher: Bencher<'_, '_>) {
    bencher.bench_local(|| file(&problems()));
}
