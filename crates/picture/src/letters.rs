//! The letters by which candidate points are called.

use semeai_board::Point;
use semeai_race::picks::Move;
use semeai_race::report::Report;

/// The letter of the candidate of this number: `a`, `b`, …, `z`, `aa`, ….
fn letter(index: usize) -> String {
    let mut text = String::new();
    let mut rest = index + 1;
    while rest > 0 {
        rest -= 1;
        let digit = u8::try_from(rest % 26).expect("a remainder of 26 fits");
        text.insert(0, char::from(b'a' + digit));
        rest /= 26;
    }
    text
}

/// The letters of the candidates that the board shows: of all regions on the position itself, of one node below it.
pub fn letters(report: &Report, region: Option<usize>, path: &[Move]) -> Vec<(Point, String)> {
    let node = region.and_then(|i| {
        let tree = &report.regions.get(i)?.tree;
        Some(tree.node(tree.find(path)?))
    });
    let mut points: Vec<Point> = match node {
        Some(node) if !path.is_empty() => node.slots.iter().map(|slot| slot.point).collect(),
        _ => report
            .regions
            .iter()
            .flat_map(|region| region.root().slots.iter().map(|slot| slot.point))
            .collect(),
    };
    points.sort_unstable();
    points.dedup();
    points
        .into_iter()
        .enumerate()
        .map(|(i, point)| (point, letter(i)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!(
            [0, 25, 26, 27, 52, 701, 702].map(letter),
            ["a", "z", "aa", "ab", "ba", "zz", "aaa"]
        );
    }
}
