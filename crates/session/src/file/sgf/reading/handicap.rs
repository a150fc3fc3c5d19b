//! Whether a record has the stones that its handicap names.

use std::ops::Range;

use semeai_board::{PointSet, Topology};

use crate::file::error::FileNotice;
use crate::file::sgf::games::Root;
use crate::file::sgf::scan::{Scanner, spot};
use crate::file::sgf::value;

/// What is to be said of a handicap of two stones or more (`HA`), of which fewer black stones are set up or played before White's
/// first move. None are put: where they stood is not certain.
pub(crate) fn missing(
    text: &str,
    root: &Root<'_>,
    range: &Range<usize>,
    topology: &Topology,
) -> Option<FileNotice> {
    let property = root.first("HA")?;
    let said: usize = value::unescape(property.value()).trim().parse().ok()?;
    let there = before_white(text, range, topology);
    (said >= 2 && there < said).then(|| FileNotice::HandicapMissing {
        said,
        there,
        spot: spot(text, property.at),
    })
}

/// How many black stones are set up or played in a main line before White's first move.
fn before_white(text: &str, range: &Range<usize>, topology: &Topology) -> usize {
    let line = Scanner::within(text, range.clone()).main_line();
    let before = line.take_while(|property| property.name() != "W");
    let stones = before.filter(|property| matches!(&*property.name(), "AB" | "B"));
    let points = stones.flat_map(|property| property.values());
    let points = points.filter_map(|(_, raw)| value::points(topology, raw).ok());
    let all = points.fold(PointSet::EMPTY, |all, points| all.union(&points.what));
    all.len()
}

#[cfg(test)]
mod tests {
    use crate::file::{FileNotice, Spot, parse};

    fn told(text: &str) -> Option<(usize, usize)> {
        let loaded = parse("x.sgf", text.as_bytes()).expect("a record");
        loaded.notices.iter().find_map(|notice| match notice {
            FileNotice::HandicapMissing { said, there, spot } => {
                assert_eq!(spot.line, 1);
                Some((*said, *there))
            }
            _ => None,
        })
    }

    #[test]
    fn stones_that_are_named_and_not_there_are_told() {
        for (text, expected) in [
            ("(;SZ[19]HA[7]KM[0.5];W[qf];B[qh])", Some((7, 0))),
            ("(;SZ[19]HA[2]AB[pd];W[dd])", Some((2, 1))),
            ("(;SZ[19]HA[2])", Some((2, 0))),
            ("(;SZ[9]HA[2]AB[gc][cg];W[ee];B[ff])", None),
            ("(;SZ[9]HA[4]AB[aa:bb];W[ee])", None),
            ("(;SZ[9]HA[2];AB[gc][cg];W[ee])", None),
            // Put by the player himself.
            ("(;SZ[9]HA[2];B[gc];B[cg];W[ee])", None),
            ("(;SZ[9]HA[0];B[gc])", None),
            ("(;SZ[9]HA[1];B[gc])", None),
            ("(;SZ[9]HA[];B[gc])", None),
        ] {
            assert_eq!(told(text), expected, "{text}");
        }
        let loaded = parse("x.sgf", b"(;SZ[19]HA[7];W[qf])").expect("a record");
        let spot = Spot { line: 1, column: 9 };
        let notice = FileNotice::HandicapMissing {
            said: 7,
            there: 0,
            spot,
        };
        assert!(loaded.notices.contains(&notice));
    }
}
