//! Races of tests, from diagrams.

use std::sync::Arc;

use semeai_board::{Color, Point, Role, diagram};
use semeai_race::report::{Notice, Report};

use super::{NoticeText, notice, plain_report, verdict_sentence, why};
use crate::{Document, Language, analyze};

pub(super) struct Example {
    pub(super) document: Document,
    pub(super) report: Report,
}

impl Example {
    pub(super) fn new(text: &str) -> Self {
        Self::with_picks(text, &[])
    }

    /// With candidate points, each after moves as `bB3` or at the root.
    pub(super) fn with_picks(text: &str, picks: &[(&[&str], &str)]) -> Self {
        let parsed = diagram::parse(text).expect("a diagram");
        let mut document = Document::on(Arc::clone(&parsed.setup.topology));
        document.setup = parsed.setup;
        document.roles = parsed.roles;
        let point = |name: &str| document.setup.topology.point(name).expect("on the board");
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
                document.picks.add(&path, point(name));
            }
        }
        Self::of(document)
    }

    pub(super) fn of(document: Document) -> Self {
        let report = analyze(&document, None).expect("a position");
        Self { document, report }
    }

    pub(super) fn point(&self, name: &str) -> Point {
        self.document.topology().point(name).expect("on the board")
    }

    pub(super) fn mark(mut self, name: &str, role: Role) -> Self {
        let point = self.point(name);
        let block = self.document.setup.block_at(point).expect("a stone");
        self.document.roles.set_block(&block, role);
        Self::of(self.document)
    }

    pub(super) fn sentence(&self, language: Language) -> String {
        verdict_sentence(&self.report, &self.document, language)
    }

    pub(super) fn plain(&self, language: Language) -> String {
        plain_report(&self.report, &self.document, None, language)
    }

    pub(super) fn why(&self, language: Language) -> Vec<String> {
        why(&self.report, language)
    }

    /// The words of the first such notice.
    pub(super) fn notice(&self, is_it: impl Fn(&Notice) -> bool, language: Language) -> NoticeText {
        let found = self.report.notices.iter().find(|notice| is_it(notice));
        let found = found.unwrap_or_else(|| panic!("not among {:?}", self.report.notices));
        notice(found, &self.report, &self.document, language)
    }
}
