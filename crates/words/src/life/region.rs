//! What became of a region.

use semeai_board::{PointSet, Topology};
use semeai_life::{MOST_POINTS, RegionState, bytes_needed};
use semeai_session::Phrasing;

use crate::grammar::{grouped, int, plural};

/// What became of a region, with what can be done where there is no answer; nothing where it was not asked about.
pub fn region_sentence(
    region: &PointSet,
    state: RegionState,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let place = region
        .first()
        .map(|point| phrasing.point(topology, point))
        .unwrap_or_default();
    let varying = say!(
        phrasing,
        en = plural(int(region.len()), "point"),
        ja = region.len().to_string()
    );
    Some(match state {
        RegionState::Aside => return None,
        RegionState::Classified { positions, .. } => {
            let positions = grouped(positions);
            tell!(
                phrasing,
                en = "The region of {place}: {varying}, {positions} positions.",
                ja = "{place}の領域：{varying}点、{positions}局面。"
            )
        }
        RegionState::TooLarge(points) if points <= MOST_POINTS => tell!(
            phrasing,
            en = "The region of {place} has {varying}: it is classified when that is asked for.",
            ja = "{place}の領域は{varying}点あり、求めに応じて分類します。"
        ),
        RegionState::TooLarge(points) => {
            let needs = needs(points, phrasing);
            tell!(
                phrasing,
                en = "The region of {place} has {varying}, more than {MOST_POINTS}{needs}: mark more stones as safe, or look at a part of the board.",
                ja = "{place}の領域は{varying}点あり、{MOST_POINTS}点を超えています{needs}。安全な石を増やすか、盤の一部を調べてください。"
            )
        }
        RegionState::TooMuchMemory(bytes) => {
            let megabytes = grouped(bytes.div_ceil(1 << 20));
            tell!(
                phrasing,
                en = "The region of {place} has {varying}: its table would need {megabytes} MB, more than there may be.",
                ja = "{place}の領域は{varying}点あり、表に{megabytes} MB必要で、使える量を超えます。"
            )
        }
        RegionState::Halted => tell!(
            phrasing,
            en = "The region of {place} has {varying}: its table was not finished, as it was stopped or had too little time or too few positions.",
            ja = "{place}の領域は{varying}点あり、中断されたか、時間か局面数が足りず、表ができませんでした。"
        ),
    })
}

/// What a table of so many points would need; nothing where that is more than anybody has.
fn needs(points: usize, phrasing: Phrasing) -> String {
    let gigabytes = bytes_needed(points).div_ceil(1 << 30);
    if gigabytes > 10_000 {
        return String::new();
    }
    let gigabytes = grouped(gigabytes);
    tell!(
        phrasing,
        en = " (its table would need {gigabytes} GB)",
        ja = "（表に{gigabytes} GB必要です）"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use semeai_board::Topology;

    #[test]
    fn a_region_that_is_too_large_is_told_with_what_it_would_need() {
        let board = Topology::rectangle(5, 4).expect("a board");
        let region = board.points();
        let said = |phrasing| {
            region_sentence(&region, RegionState::TooLarge(20), &board, phrasing)
                .expect("a sentence")
        };
        let english = said(Phrasing::ENGLISH);
        assert!(
            english.starts_with(
                "The region of A4 has 20 points, more than 16 (its table would need 56 GB)"
            ),
            "{english}"
        );
        assert!(said(Phrasing::JAPANESE).contains("56 GB"));
        let some = region_sentence(
            &region,
            RegionState::TooLarge(15),
            &board,
            Phrasing::ENGLISH,
        );
        assert!(some.is_some_and(|said| said.contains("when that is asked for")));
        assert_eq!(
            region_sentence(&region, RegionState::Aside, &board, Phrasing::ENGLISH),
            None
        );
        let huge = Topology::rectangle(19, 19).expect("a board");
        let points = huge.points();
        let state = RegionState::TooLarge(points.len());
        let english = region_sentence(&points, state, &huge, Phrasing::ENGLISH);
        assert!(english.is_some_and(|said| said.contains("361 points") && !said.contains("GB")));
    }
}
