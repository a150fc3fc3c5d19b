//! Which boards are alike, and whether the pairs of the source come back.

use semeai_session::Phrasing;
use semeai_tactics::paper::PaperBoard;
use semeai_tactics::{Alike, MOST_ALIKE, SimulationReport};

use crate::texts::simulation::alike as texts;

/// The distance of every two boards, and what they say of the pairs that the source's own numbers make.
pub fn alike_sentences(report: &SimulationReport, phrasing: Phrasing) -> Vec<String> {
    let alike = report.alike();
    let each = alike.iter().map(|pair| distance(pair, phrasing));
    let most = report.boards().len() > MOST_ALIKE;
    let most = most.then(|| first_boards(phrasing));
    each.chain(alike_sentence(&alike, phrasing))
        .chain(most)
        .collect()
}

/// That not all boards are compared.
fn first_boards(phrasing: Phrasing) -> String {
    let most = MOST_ALIKE;
    texts::first_boards(&most, phrasing)
}

fn distance(pair: &Alike, phrasing: Phrasing) -> String {
    let [first, second] = &pair.boards;
    let (points, error) = (points(pair.distance.points), points(pair.distance.error));
    let maps = pair.maps;
    texts::distance(&error, &first, &maps, &points, &second, phrasing)
}

/// Which two boards are nearest, which one is far from all others; for the four boards of the source whether its pairs come back.
/// Absent if there are fewer than three boards.
pub fn alike_sentence(alike: &[Alike], phrasing: Phrasing) -> Option<String> {
    let nearest = least(alike.iter())?;
    let boards = boards(alike);
    if boards.len() < 3 {
        return None;
    }
    let [first, second] = &nearest.boards;
    let near = points(nearest.distance.points);
    let mut text = texts::alike_sentence(&first, &near, &second, phrasing);
    text += &farthest(alike, &boards, phrasing);
    text += &pairing(alike, &boards, phrasing);
    Some(text)
}

/// The boards in the order in which they come.
fn boards(alike: &[Alike]) -> Vec<&str> {
    let mut boards: Vec<&str> = Vec::new();
    for name in alike.iter().flat_map(|pair| &pair.boards) {
        if !boards.contains(&&**name) {
            boards.push(name);
        }
    }
    boards
}

fn least<'a>(pairs: impl Iterator<Item = &'a Alike>) -> Option<&'a Alike> {
    pairs.min_by(|a, b| a.distance.points.total_cmp(&b.distance.points))
}

fn nearest_of<'a>(board: &str, alike: &'a [Alike]) -> Option<&'a Alike> {
    least(
        alike
            .iter()
            .filter(|pair| pair.boards.iter().any(|name| name == board)),
    )
}

/// The board whose nearest neighbour is farthest.
fn farthest(alike: &[Alike], boards: &[&str], phrasing: Phrasing) -> String {
    let nearest = boards
        .iter()
        .filter_map(|board| Some((board, nearest_of(board, alike)?)));
    let farthest = nearest.max_by(|(_, a), (_, b)| a.distance.points.total_cmp(&b.distance.points));
    let Some((board, pair)) = farthest else {
        return String::new();
    };
    let far = points(pair.distance.points);
    texts::farthest(&board, &far, phrasing)
}

/// By the printed numbers (b) is nearest to (d), and (a) to (c).
fn pairing(alike: &[Alike], boards: &[&str], phrasing: Phrasing) -> String {
    let all = PaperBoard::ALL.map(PaperBoard::name);
    if boards.len() != all.len() || !all.iter().all(|name| boards.contains(name)) {
        return String::new();
    }
    let [a, b, c, d] = all;
    let are_nearest = |first: &str, second: &str| {
        [first, second].iter().all(|board| {
            nearest_of(board, alike).is_some_and(|pair| {
                [first, second]
                    .iter()
                    .all(|name| pair.boards.iter().any(|it| it == name))
            })
        })
    };
    let comes_back = are_nearest(a, c) && are_nearest(b, d);
    let printed = texts::pairing_printed(&a, &b, &c, &d, phrasing);
    let verdict = if comes_back {
        texts::pairing_these_players_comes(phrasing)
    } else {
        texts::pairing_these_players_does(phrasing)
    };
    printed + verdict
}

fn points(points: f64) -> String {
    format!("{points:.2}")
}

#[cfg(test)]
mod tests {
    use semeai_tactics::Distance;

    use super::*;

    fn pairs(distances: &[(PaperBoard, PaperBoard, f64)]) -> Vec<Alike> {
        let pair = |(first, second, points): &(PaperBoard, PaperBoard, f64)| Alike {
            boards: [first.name().to_owned(), second.name().to_owned()],
            maps: 6,
            distance: Distance {
                points: *points,
                error: 0.3,
            },
        };
        distances.iter().map(pair).collect()
    }

    #[test]
    fn the_sentence_says_whether_the_pairs_of_the_source_come_back() {
        use PaperBoard::{A, B, C, D};
        let printed = SimulationReport::printed_alike();
        let printed: Vec<_> = printed
            .into_iter()
            .map(|([first, second], distance)| (first, second, distance.points))
            .collect();
        let said = |pairs: &[_]| alike_sentence(pairs, Phrasing::ENGLISH).expect("four boards");
        let sentence = said(&pairs(&printed));
        assert!(
            sentence.ends_with("these players reproduce that."),
            "{sentence}"
        );
        assert!(
            sentence.starts_with("Nearest are tri-hexagon:4 and square:6x6 (2.06 points)."),
            "{sentence}"
        );
        let own = [
            (A, B, 9.0),
            (A, C, 8.0),
            (A, D, 6.6),
            (B, C, 1.0),
            (B, D, 3.1),
            (C, D, 2.8),
        ];
        let sentence = said(&pairs(&own));
        assert!(
            sentence.ends_with("these players don't reproduce that."),
            "{sentence}"
        );
        assert!(
            sentence.contains("Farthest from all others is honey-hexagon:3: 6.60 points"),
            "{sentence}"
        );
        assert_eq!(alike_sentence(&pairs(&own[..1]), Phrasing::ENGLISH), None);
    }
}
