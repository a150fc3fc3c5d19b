//! A line of play in words.

use semeai_board::Topology;
use semeai_race::solve::Step;
use semeai_session::Phrasing;

use crate::grammar::side;
use crate::texts::race::solution::line as texts;

/// The most moves of a line that are told.
const MAX_LINE: usize = 60;

/// A line of play: "Black C3, White D4, Black elsewhere".
pub fn line_text(line: &[Step], topology: &Topology, phrasing: Phrasing) -> String {
    let mut moves: Vec<String> = line
        .iter()
        .take(MAX_LINE)
        .map(|step| step_text(*step, topology, phrasing))
        .collect();
    if line.len() > MAX_LINE {
        moves.push("…".to_owned());
    }
    moves.join(crate::grammar::comma(phrasing))
}

fn step_text(step: Step, topology: &Topology, phrasing: Phrasing) -> String {
    let color = side(step.color, phrasing);
    let Some(point) = step.point else {
        return texts::step_text_elsewhere(&color, phrasing);
    };
    let point = phrasing.point(topology, point);
    if step.is_after_threat {
        texts::step_text_after_ko_threat(&color, &point, phrasing)
    } else {
        texts::step_text(&color, &point, phrasing)
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::Color;
    use semeai_race::solve::Outcome;

    use super::*;
    use crate::example::{PLAIN, solved};

    #[test]
    fn lines_name_moves_elsewhere_and_threats() {
        let race = solved(PLAIN, Outcome::Undecided);
        let board = race.position.topology();
        let step = |color, point, is_after_threat| Step {
            color,
            point,
            is_after_threat,
        };
        let line = [
            step(Color::Black, board.point("A4"), false),
            step(Color::White, None, false),
            step(Color::Black, board.point("C4"), true),
        ];
        assert_eq!(
            line_text(&line, board, Phrasing::ENGLISH),
            "Black A4, White elsewhere, Black C4 (after a ko threat)"
        );
        assert_eq!(
            line_text(&line, board, Phrasing::JAPANESE),
            "黒A4、白手抜き、黒C4（コウ材を打ってから）"
        );
    }
}
