//! The answer to a race in one line, and what each start comes to with the moves that reach it.

use semeai_board::{ByColor, Color, Point, PointSet, Topology};
use semeai_race::Ending;
use semeai_race::answer::RaceAnswer;
use semeai_race::report::{Claim, Verdict};
use semeai_race::solve::Outcome;
use semeai_search::Known;
use semeai_session::Phrasing;

use crate::grammar::{one_of, side};
use crate::labels::{Label, label};
use crate::race::result::solved_outcome;
use crate::race::solution::start::{conclusion_by_points, solved_conclusion};
use crate::texts::race::answer as texts;

/// The most first moves that are named; where more of them win, none is a key point.
const MOST_NAMED: usize = 5;

/// What is known of a start: how the race ends, and the first moves that reach that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartAnswer {
    /// How it ends.
    pub outcome: Outcome,
    /// First moves of the starter that keep it; empty where they are not known or none is needed.
    pub moves: Vec<Point>,
    /// Whether other first moves may keep it too, of which that is not known.
    pub may_be_more: bool,
    /// Whether the starter is known to need one of them: elsewhere he gives it away.
    pub needs_move: bool,
}

/// What is known of both starts, by one way of knowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BothStarts {
    /// Each start.
    pub starts: ByColor<StartAnswer>,
    /// By what the less certain of them is known.
    pub by: Known,
}

impl BothStarts {
    /// What a search and a count found together, if either has found anything.
    pub fn of_search(solved: &RaceAnswer) -> Self {
        let starts = ByColor::new_with(|color| {
            let start = solved.start(color);
            let is_known = start.by != Known::Undecided;
            StartAnswer {
                outcome: if is_known {
                    start.outcome
                } else {
                    Outcome::Undecided
                },
                moves: if is_known {
                    start.moves.clone()
                } else {
                    Vec::new()
                },
                may_be_more: solved
                    .searched(color)
                    .is_some_and(|start| !start.unjudged.is_empty()),
                needs_move: start.is_searched() && !start.may_pass,
            }
        });
        let by = solved.known();
        Self { starts, by }
    }

    /// What a count came to whose conditions were checked; nothing where they do not hold or questions are left.
    pub fn of_count(verdict: &Verdict) -> Option<Self> {
        let outcome = |color| match verdict.start(color).ending {
            Claim::Counted(ending) => Some(Outcome::Ends(ending)),
            Claim::Ko => Some(Outcome::Ko),
            Claim::Assumed(_) | Claim::Open | Claim::Undecided => None,
        };
        let [black, white] = Color::ALL.map(outcome);
        let answer = |outcome, color| StartAnswer {
            outcome,
            moves: verdict.start(color).winning_moves.clone(),
            may_be_more: false,
            needs_move: false,
        };
        Some(Self {
            starts: ByColor {
                black: answer(black?, Color::Black),
                white: answer(white?, Color::White),
            },
            by: Known::Counted,
        })
    }

    /// Whether nothing is known of either start.
    pub fn is_unknown(&self) -> bool {
        Color::ALL
            .into_iter()
            .all(|color| self.starts[color].outcome == Outcome::Undecided)
    }

    /// A side to which it is worth something to play first, with the first moves that reach that.
    pub fn deciding_moves(&self) -> Option<(Color, PointSet)> {
        let mut sides = Color::ALL.into_iter();
        sides.find_map(|color| Some((color, self.deciding_moves_of(color)?)))
    }

    /// Those of this side; nothing if it is worth nothing to it to play first.
    pub fn deciding_moves_of(&self, color: Color) -> Option<PointSet> {
        let [own, other] = [color, color.opponent()].map(|first| self.starts[first].outcome);
        let moves: PointSet = self.starts[color].moves.iter().copied().collect();
        let is_gain = worth(own, color)? > worth(other, color)?;
        (is_gain && !moves.is_empty()).then_some(moves)
    }

    /// Those of either side; of one whose start alone is asked about also the moves that win and that it needs, whatever the other start
    /// comes to.
    pub fn asked_moves(&self, start: Option<Color>) -> Option<(Color, PointSet)> {
        let Some(color) = start else {
            return self.deciding_moves();
        };
        let answer = &self.starts[color];
        let winning = || answer.moves.iter().copied().collect();
        let needed = (answer.needs_move && self.wins(color)).then(winning);
        let needed = needed.filter(|moves: &PointSet| !moves.is_empty());
        Some((color, self.deciding_moves_of(color).or(needed)?))
    }

    /// Whether a side wins if it plays first.
    fn wins(&self, color: Color) -> bool {
        self.starts[color].outcome == Outcome::won_by(color)
    }

    /// The first moves that are right for whoever begins: where both sides begin, those of both.
    fn key_points(&self) -> Vec<Point> {
        let wins = |color| self.wins(color);
        let moves = |color: Color| &self.starts[color].moves;
        let found = match (wins(Color::Black), wins(Color::White)) {
            (true, true) => {
                let both = |point: &&Point| moves(Color::White).contains(point);
                let both = moves(Color::Black).iter().filter(both);
                both.copied().collect()
            }
            (true, false) => moves(Color::Black).clone(),
            (false, true) => moves(Color::White).clone(),
            (false, false) => Vec::new(),
        };
        // A side that wins anyway needs no point.
        let is_settled = Color::ALL.into_iter().any(|color| {
            let won = Outcome::won_by(color);
            self.starts.black.outcome == won && self.starts.white.outcome == won
        });
        match found.len() {
            1..=MOST_NAMED if !is_settled => found,
            _ => Vec::new(),
        }
    }
}

/// How good an outcome is for a side; nothing is said of kos.
fn worth(outcome: Outcome, color: Color) -> Option<u8> {
    match outcome {
        _ if outcome == Outcome::won_by(color) => Some(2),
        _ if outcome == Outcome::won_by(color.opponent()) => Some(0),
        Outcome::Ends(Ending::Seki) => Some(1),
        _ => None,
    }
}

/// The answer in one line: "Whoever plays first wins: H9".
pub fn race_headline(found: &BothStarts, topology: &Topology, phrasing: Phrasing) -> String {
    if found.is_unknown() {
        return label(Label::TooMuchIsOpen, phrasing).to_owned();
    }
    let outcomes = Color::ALL.map(|color| found.starts[color].outcome);
    let said = || solved_conclusion(outcomes[0], outcomes[1], phrasing);
    let points = found.key_points();
    if points.is_empty() {
        return said();
    }
    let points = one_of(&points, topology, phrasing);
    let mut winners = Color::ALL.into_iter().filter(|&color| found.wins(color));
    match (winners.next(), winners.next()) {
        // Behind the other start they would read as its moves.
        (Some(first), None) => {
            let other = found.starts[first.opponent()].outcome;
            conclusion_by_points(first, &points, other, phrasing)
        }
        _ => {
            let said = said();
            texts::race_headline(&points, &said, phrasing)
        }
    }
}

/// What a start comes to: "Black wins at H9", or White wins where nothing helps.
pub fn start_answer(
    start: &StartAnswer,
    first: Color,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let said = solved_outcome(start.outcome, phrasing);
    let is_lost = start.outcome == Outcome::won_by(first.opponent());
    let moves = start.moves.len();
    if is_lost || moves == 0 || start.outcome == Outcome::Undecided {
        return said.to_owned();
    }
    if moves > MOST_NAMED {
        return texts::start_answer_any_moves(&moves, &said, phrasing);
    }
    let points = one_of(&start.moves, topology, phrasing);
    match start.may_be_more {
        true => texts::start_answer_yes(&points, &said, phrasing),
        false => texts::start_answer_no(&points, &said, phrasing),
    }
}

/// "Black to play", as the head of a row.
pub fn first_name(first: Color, phrasing: Phrasing) -> String {
    let first = side(first, phrasing);
    texts::first_name(&first, phrasing)
}

#[cfg(test)]
mod tests {
    use semeai_board::BoardKind;

    use super::*;

    fn told(outcomes: [Outcome; 2], moves: [&[&str]; 2]) -> [String; 4] {
        let board = Topology::new(BoardKind::rectangle(9, 9).expect("a board"));
        let points = |names: &[&str]| {
            let points = names.iter().map(|name| board.point(name).expect("a point"));
            points.collect::<Vec<_>>()
        };
        let start = |side: usize| StartAnswer {
            outcome: outcomes[side],
            moves: points(moves[side]),
            may_be_more: false,
            needs_move: false,
        };
        let found = BothStarts {
            starts: ByColor {
                black: start(0),
                white: start(1),
            },
            by: Known::Proved,
        };
        let row = |color, phrasing| start_answer(&found.starts[color], color, &board, phrasing);
        [
            race_headline(&found, &board, Phrasing::ENGLISH),
            race_headline(&found, &board, Phrasing::JAPANESE),
            row(Color::Black, Phrasing::ENGLISH),
            row(Color::White, Phrasing::JAPANESE),
        ]
    }

    #[test]
    fn moves_that_were_not_judged_are_told() {
        let board = Topology::new(BoardKind::rectangle(9, 9).expect("a board"));
        let start = StartAnswer {
            outcome: Outcome::Ends(Ending::Black),
            moves: board.point("D1").into_iter().collect(),
            may_be_more: true,
            needs_move: false,
        };
        let told = |phrasing| start_answer(&start, Color::Black, &board, phrasing);
        assert_eq!(
            [Phrasing::ENGLISH, Phrasing::JAPANESE].map(told),
            [
                "Black wins at D1; others not read",
                "D1で黒の勝ち（他は未確認）"
            ]
        );
    }

    #[test]
    fn of_a_side_that_plays_first_the_moves_are_asked_that_it_needs_to_win() {
        let board = Topology::new(BoardKind::rectangle(9, 9).expect("a board"));
        let found = |needs_move, white| {
            let start = |outcome, needs_move| StartAnswer {
                outcome,
                moves: board.point("D1").into_iter().collect(),
                may_be_more: false,
                needs_move,
            };
            BothStarts {
                starts: ByColor {
                    black: start(Outcome::won_by(Color::Black), needs_move),
                    white: start(white, false),
                },
                by: Known::Proved,
            }
        };
        let asked = |found: &BothStarts, start| found.asked_moves(start).map(|(first, _)| first);
        let (won, lost) = (Outcome::won_by(Color::Black), Outcome::won_by(Color::White));
        for (needs_move, white, of_black, of_either) in [
            (true, lost, true, true),
            (false, lost, true, true),
            (true, won, true, false),
            (false, won, false, false),
        ] {
            let found = found(needs_move, white);
            let black = Some(Color::Black);
            assert_eq!(asked(&found, black).is_some(), of_black, "{found:?}");
            assert_eq!(asked(&found, None).is_some(), of_either, "{found:?}");
        }
    }

    #[test]
    fn a_headline_names_the_point_that_decides() {
        let [black, white] = [Ending::Black, Ending::White].map(Outcome::Ends);
        let seki = Outcome::Ends(Ending::Seki);
        for (outcomes, moves, expected) in [
            (
                [black, white],
                [&["H9"][..], &["H9", "H2"]],
                [
                    "Whoever plays first wins: H9",
                    "先に打ったほうの勝ち：H9",
                    "Black wins at H9",
                    "H9かH2で白の勝ち",
                ],
            ),
            (
                [black, black],
                [&["H9"][..], &[]],
                ["Black wins", "黒の勝ち", "Black wins at H9", "黒の勝ち"],
            ),
            (
                [black, seki],
                [&["C7"][..], &["D2"]],
                [
                    "Black to play wins at C7, else seki",
                    "黒先ならC7で黒の勝ち、白先ならセキ",
                    "Black wins at C7",
                    "D2でセキ",
                ],
            ),
            (
                [black, Outcome::Ko],
                [&["B1"][..], &["D2"]],
                [
                    "Black wins at B1; a ko if White starts",
                    "黒先ならB1で黒の勝ち、白先ならコウ",
                    "Black wins at B1",
                    "D2でコウ",
                ],
            ),
            (
                [Outcome::Ends(Ending::BothLive), white],
                [&[][..], &["D2"]],
                [
                    "Black to play: Both live; White to play: White wins at D2",
                    "黒先なら両方活き、白先ならD2で白の勝ち",
                    "Both live",
                    "D2で白の勝ち",
                ],
            ),
            (
                [Outcome::Undecided, Outcome::Undecided],
                [&[][..], &[]],
                [
                    "Can't score this yet: too much is undecided",
                    "まだ数えられません。未確定の所が多すぎます",
                    "Undecided",
                    "判定不能",
                ],
            ),
        ] {
            let said = told(outcomes, moves);
            assert_eq!(said.each_ref().map(String::as_str), expected);
        }
    }
}
