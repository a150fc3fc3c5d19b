//! Races of tests, from diagrams.

use std::sync::Arc;
use std::time::Duration;

use semeai_board::{Color, Point, Role, diagram};
use semeai_race::Ending;
use semeai_race::answer::{RaceAnswer, RaceQuestion, answer_race};
use semeai_race::report::{Notice, Report};
use semeai_race::solve::{Effort, Outcome, SolvedStart};
use semeai_session::{Document, Phrasing, analyze};

use crate::race::notice::notice;
use crate::race::plain::plain_report;
use crate::race::repair::NoticeText;
use crate::race::verdict::verdict_sentence;
use crate::race::why::why;

/// Black has three moves, White two.
pub(crate) const PLAIN: &str = ".@.@.\nBBBBB\nWWWWW\n.#.##";

pub(crate) struct Example {
    pub(crate) document: Document,
    pub(crate) report: Report,
}

impl Example {
    pub(crate) fn new(text: &str) -> Self {
        Self::with_picks(text, &[])
    }

    /// With candidate points, each after moves as `bB3` or at the root.
    pub(crate) fn with_picks(text: &str, picks: &[(&[&str], &str)]) -> Self {
        let parsed = diagram::parse(text).expect("a diagram");
        let mut document = Document::on(Arc::clone(&parsed.setup.topology));
        document.board.setup = parsed.setup;
        document.marks.roles = parsed.roles;
        let point = |name: &str| {
            document
                .board
                .setup
                .topology
                .point(name)
                .expect("on the board")
        };
        for (path, names) in picks {
            let path: Vec<_> = path
                .iter()
                .map(|name| semeai_race::picks::Move {
                    color: if name.starts_with('b') {
                        Color::Black
                    } else {
                        Color::White
                    },
                    point: point(&name[1..]),
                })
                .collect();
            for name in names.split(' ') {
                document.race.picks.add(&path, point(name));
            }
        }
        Self::of(document)
    }

    pub(crate) fn of(document: Document) -> Self {
        let report = analyze(&document, None).expect("a position");
        Self { document, report }
    }

    pub(crate) fn point(&self, name: &str) -> Point {
        self.document.topology().point(name).expect("on the board")
    }

    pub(crate) fn mark(mut self, name: &str, role: Role) -> Self {
        let point = self.point(name);
        let block = self.document.board.setup.block_at(point).expect("a stone");
        self.document.marks.roles.set_block(&block, role);
        Self::of(self.document)
    }

    pub(crate) fn sentence(&self, phrasing: Phrasing) -> String {
        verdict_sentence(&self.report, &self.document, phrasing)
    }

    pub(crate) fn plain(&self, phrasing: Phrasing) -> String {
        plain_report(&self.report, &self.document, None, phrasing)
    }

    pub(crate) fn why(&self, phrasing: Phrasing) -> Vec<String> {
        why(&self.report, true, phrasing)
    }

    /// The words of the first such notice.
    pub(crate) fn notice(&self, is_it: impl Fn(&Notice) -> bool, phrasing: Phrasing) -> NoticeText {
        let found = self.report.notices.iter().find(|notice| is_it(notice));
        let found = found.unwrap_or_else(|| panic!("not among {:?}", self.report.notices));
        notice(found, &self.report, &self.document, phrasing)
    }
}

/// A start of which nothing but the outcome is known.
pub(crate) fn start(outcome: Outcome) -> SolvedStart {
    let possible = match outcome {
        Outcome::Undecided => Ending::ALL.to_vec(),
        Outcome::Ko => vec![Ending::Black, Ending::White],
        Outcome::Ends(ending) => vec![ending],
    };
    SolvedStart {
        outcome,
        ..SolvedStart::open(possible)
    }
}

/// A race with marks, Black starts; what the search answered is replaced by this outcome, after 1,234 positions.
pub(crate) fn solved(text: &str, outcome: Outcome) -> RaceAnswer {
    let parsed = diagram::parse(text).expect("a diagram");
    let question = RaceQuestion {
        first: Some(Color::Black),
        ..RaceQuestion::new(parsed.position().expect("a position"), parsed.roles)
    };
    let mut solved = answer_race(&question).expect("a race");
    solved.solution.starts.black = Some(start(outcome));
    solved.solution.effort = Effort {
        positions: 1234,
        elapsed: Duration::from_millis(5),
        table_bytes: 1 << 16,
    };
    solved
}
