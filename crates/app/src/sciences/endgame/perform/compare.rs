//! Two moves beside each other.

use semeai_board::{ByColor, Point};
use semeai_endgame::{Comparison, NoComparison};
use semeai_session::Session;
use semeai_words::endgame::compare::{
    comparison_headline, comparison_rows, comparison_scores, first_to_compare, no_comparison,
};

use crate::local_text::LocalText;
use crate::messages::{Strip, Topic};
use crate::sciences::endgame::frame::report;
use crate::view::View;

/// Chooses a move of the side to move: the second of two is told beside the first.
pub(super) fn choose(session: &Session, view: &mut View, point: Point) {
    let stones = session.document().board.setup.stones;
    let chosen = view.endgame.compared.take();
    view.messages.drop(Topic::Compared);
    match chosen.filter(|(_, among)| *among == stones) {
        Some((first, _)) => compare(session, view, [first, point]),
        None => {
            view.endgame.compared = Some((point, stones));
            let topology = session.document().topology().clone();
            let said = LocalText::new(move |phrasing| first_to_compare(point, &topology, phrasing));
            view.messages.hold(Topic::Compared, Strip::answer(said));
        }
    }
}

fn compare(session: &Session, view: &mut View, points: [Point; 2]) {
    let document = session.document();
    let (Some(report), Ok(position)) = (report(session).cloned(), document.said_position()) else {
        return;
    };
    let first = document.board.to_move;
    let topology = document.topology().clone();
    let komi = document.endgame.counting.komi;
    let compared: Result<Comparison, NoComparison> = report.compare(&position, first, points);
    let said = LocalText::new(move |phrasing| match &compared {
        Err(error) => no_comparison(*error, &topology, phrasing),
        Ok(compared) => {
            let headline = comparison_headline(compared, &topology, phrasing);
            let rows = comparison_rows(compared, &topology, phrasing);
            let scores = comparison_scores(compared, &report, komi, &topology, phrasing);
            let lines = std::iter::once(headline).chain(rows).chain(scores);
            lines.collect::<Vec<_>>().join("\n")
        }
    });
    let mut moves = ByColor::default();
    moves[first] = points.to_vec();
    let strip = Strip::answer(said).with_first_moves(moves);
    view.messages.hold(Topic::Compared, strip);
}
