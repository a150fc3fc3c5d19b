//! The moves of a game that lost points: a list, and what is written about them in its file.

use semeai_board::Topology;
use semeai_endgame::position_report::KnownBy;
use semeai_session::play_out::endgame::{GameSlip, GameSlips};
use semeai_session::{Komi, Phrasing};

use crate::endgame::play::{lead, points};
use crate::grammar::{move_name, side};
use crate::texts::endgame::slips as texts;

/// The list, a line each: a heading with the moves under it, or that there are none, and of how many nothing is known.
pub fn slip_lines(slips: &GameSlips, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    let (moves, unknown) = (slips.moves, slips.unknown);
    if moves == 0 {
        return vec![texts::slips_no_moves(phrasing).to_owned()];
    }
    if unknown == moves {
        return vec![texts::slips_none_known(&moves, phrasing)];
    }
    let mut lines = Vec::new();
    if slips.slips.is_empty() {
        lines.push(texts::slips_none(phrasing).to_owned());
    } else {
        lines.push(texts::slips_heading(phrasing).to_owned());
        let rows = slips.slips.iter();
        lines.extend(rows.map(|slip| slip_row(slip, topology, phrasing)));
    }
    if unknown > 0 {
        lines.push(texts::slips_unknown(&moves, &unknown, phrasing));
    }
    lines
}

/// "Move 231, White D6: lost 2 points; F1 was better".
fn slip_row(slip: &GameSlip, topology: &Topology, phrasing: Phrasing) -> String {
    texts::slip_row(
        &move_name(slip.played.point, topology, phrasing),
        &lost(slip, topology, phrasing),
        &slip.number,
        &side(slip.played.color, phrasing),
        phrasing,
    )
}

fn lost(slip: &GameSlip, topology: &Topology, phrasing: Phrasing) -> String {
    let better = match slip.better {
        None => String::new(),
        Some(None) => texts::slip_better_pass(phrasing).to_owned(),
        Some(point) => texts::slip_better(&move_name(point, topology, phrasing), phrasing),
    };
    texts::slip_lost(
        &better,
        &points(slip.loss, phrasing),
        &proviso(slip.known, phrasing),
        phrasing,
    )
}

/// On what that hangs which is known so; empty if on nothing.
pub(crate) const fn proviso(known: KnownBy, phrasing: Phrasing) -> &'static str {
    match known {
        KnownBy::AlongBorder => texts::slip_if_border(phrasing),
        KnownBy::Supposed => texts::slip_if_looks(phrasing),
        KnownBy::ByHand => texts::slip_if_by_hand(phrasing),
        KnownBy::Regions
        | KnownBy::Searched
        | KnownBy::Counted
        | KnownBy::Bounded
        | KnownBy::Undecided => "",
    }
}

/// What is written at a move that lost points: "231. White lost 2 points; F1 was better."
pub fn slip_comment(slip: &GameSlip, topology: &Topology, phrasing: Phrasing) -> String {
    texts::slip_comment(
        &lost(slip, topology, phrasing),
        &slip.number,
        &side(slip.played.color, phrasing),
        phrasing,
    )
}

/// What is written at the move that came first: "Better: with best play White +3½."
pub fn better_comment(slip: &GameSlip, komi: Komi, phrasing: Phrasing) -> String {
    texts::slip_better_comment(
        &proviso(slip.known, phrasing),
        &lead(slip.score, komi, phrasing),
        phrasing,
    )
}

#[cfg(test)]
mod tests {
    use semeai_board::Color;
    use semeai_endgame::position_report::Between;
    use semeai_session::RecordMove;

    use super::*;

    fn slips(known: KnownBy, unknown: usize) -> (GameSlips, Topology) {
        let board = Topology::rectangle(9, 9).expect("a board");
        let slip = GameSlip {
            number: 31,
            played: RecordMove {
                color: Color::White,
                point: board.point("D6"),
            },
            loss: Between::exact(2),
            better: Some(board.point("F1")),
            score: Between::exact(3),
            known,
        };
        let slips = GameSlips {
            slips: vec![slip],
            moves: 12,
            unknown,
        };
        (slips, board)
    }

    #[test]
    fn a_move_is_told_with_its_loss_what_came_first_and_on_what_that_hangs() {
        let told = |known, phrasing| {
            let (slips, board) = slips(known, 0);
            slip_lines(&slips, &board, phrasing)[1].clone()
        };
        assert_eq!(
            told(KnownBy::Regions, Phrasing::ENGLISH),
            "Move 31, White D6: lost 2 points; F1 was better"
        );
        assert_eq!(
            told(KnownBy::AlongBorder, Phrasing::ENGLISH),
            "Move 31, White D6: lost 2 points if the border holds; F1 was better"
        );
        assert_eq!(
            told(KnownBy::AlongBorder, Phrasing::JAPANESE),
            "31手目、白D6：2目の損（境界が破れなければ）。F1が先でした"
        );
    }

    #[test]
    fn of_how_many_moves_nothing_is_known_is_told() {
        let (mut slips, board) = slips(KnownBy::Regions, 5);
        let told = |slips: &GameSlips| slip_lines(slips, &board, Phrasing::ENGLISH);
        assert_eq!(
            told(&slips)[2],
            "5 of 12 moves couldn't be judged: the score before or after isn't known."
        );
        slips.slips.clear();
        assert_eq!(told(&slips)[0], "No move is known to have lost points.");
        slips.unknown = 12;
        assert_eq!(
            told(&slips),
            ["Too much is undecided to judge any of the 12 moves."]
        );
    }

    #[test]
    fn what_is_written_in_the_file_says_the_same() {
        let (slips, board) = slips(KnownBy::Regions, 0);
        let komi = Komi::parse("6.5").expect("half points");
        let said = slip_comment(&slips.slips[0], &board, Phrasing::ENGLISH);
        assert_eq!(said, "31. White lost 2 points; F1 was better.");
        let better = better_comment(&slips.slips[0], komi, Phrasing::ENGLISH);
        assert_eq!(better, "Better: with best play White +3½.");
    }
}
