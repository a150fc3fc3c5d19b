//! What a final position counts.

use semeai_board::{ByColor, Color};
use semeai_search::Mask;

use crate::model::Neighborhoods;
use crate::rules::Scoring;

/// Black's points minus White's. `taken` is how many stones each side took. All stones count as alive.
#[must_use]
pub(crate) fn margin<const W: usize>(
    board: &Neighborhoods<W>,
    stones: ByColor<Mask<W>>,
    taken: ByColor<u32>,
    scoring: Scoring,
) -> i32 {
    let on_board = difference(stones.map(Mask::len));
    match scoring {
        Scoring::Stones => on_board,
        Scoring::Area => on_board + difference(regions(board, stones)),
        Scoring::Territory => difference(regions(board, stones)) + difference(taken),
    }
}

/// How many empty points are in regions that touch stones of one side only.
fn regions<const W: usize>(board: &Neighborhoods<W>, stones: ByColor<Mask<W>>) -> ByColor<u32> {
    let vacant = board.all().without(stones.black | stones.white);
    let mut counts = ByColor::default();
    let mut rest = vacant;
    while !rest.is_empty() {
        let region = board.flood(rest.first(), vacant);
        let around = board.closed_of(region);
        let touches = stones.map(|stones| around.meets(stones));
        for color in Color::ALL {
            if touches[color] && !touches[color.opponent()] {
                counts[color] += region.len();
            }
        }
        rest = rest.without(region);
    }
    counts
}

/// Black's minus White's. No board has more points, and no game more plies, than such a number can be.
fn difference(counts: ByColor<u32>) -> i32 {
    let [black, white] =
        [counts.black, counts.white].map(|count| i32::try_from(count).unwrap_or(i32::MAX));
    black - white
}

#[cfg(test)]
mod tests {
    use semeai_board::{BoardKind, Topology};
    use semeai_search::{AnyWidth, fitting};
    use serde_json::Value;

    use super::*;

    struct DrawnPosition<'a> {
        board: Topology,
        text: &'a str,
        scoring: Scoring,
        taken: ByColor<u32>,
    }

    impl AnyWidth for DrawnPosition<'_> {
        type Answer = i32;

        fn with_words<const W: usize>(self) -> i32 {
            let signs = ByColor {
                black: 'X',
                white: 'O',
            };
            let stones = signs.map(|sign| {
                let points = (0..).zip(self.text.chars());
                points
                    .filter(|(_, it)| *it == sign)
                    .map(|(x, _)| x)
                    .collect()
            });
            margin(
                &Neighborhoods::<W>::new(&self.board),
                stones,
                self.taken,
                self.scoring,
            )
        }
    }

    fn count(board: &str, text: &str, scoring: Scoring, taken: ByColor<u32>) -> i32 {
        let board = Topology::new(board.parse::<BoardKind>().expect("a board"));
        let drawn = DrawnPosition {
            board,
            text,
            scoring,
            taken,
        };
        fitting(drawn.board.len(), drawn)
    }

    /// Cases by name, from the specification: `tests/fixtures/areas.json`.
    #[test]
    fn cases_come_out() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../tests/fixtures/areas.json"
        );
        let text = std::fs::read_to_string(path).expect("the cases");
        let file: Value = serde_json::from_str(&text).expect("JSON");
        let cases = file["cases"].as_array().expect("cases");
        assert_eq!(cases.len(), 5);
        for case in cases {
            let [board, position] =
                ["board", "position"].map(|key| case[key].as_str().expect("text"));
            let counted = count(board, position, Scoring::Area, ByColor::default());
            assert_eq!(case["black_minus_white"], counted, "{}", case["id"]);
        }
    }

    #[test]
    fn the_scorings_differ_in_what_they_count() {
        let taken = ByColor { black: 2, white: 7 };
        let position = "X.X..O";
        for (scoring, expected) in [
            (Scoring::Area, 2),
            (Scoring::Stones, 1),
            (Scoring::Territory, -4),
        ] {
            assert_eq!(
                count("path:6", position, scoring, taken),
                expected,
                "{scoring:?}"
            );
        }
        assert_eq!(count("path:1", ".", Scoring::Area, ByColor::default()), 0);
    }
}
