//! What became of a region.

use semeai_board::{PointSet, Topology};
use semeai_life::{MOST_POINTS, RegionState};
use semeai_session::Language;

use crate::grammar::{grouped, int, plural};

/// What became of a region, with what can be done where there is no answer; nothing where it was not asked about.
pub fn region_sentence(
    region: &PointSet,
    state: RegionState,
    topology: &Topology,
    language: Language,
) -> Option<String> {
    let place = region.first().map_or("", |point| topology.name(point));
    let varying = say!(
        language,
        en = plural(int(region.len()), "point"),
        ja = region.len().to_string()
    );
    Some(match state {
        RegionState::Aside => return None,
        RegionState::Classified { positions, .. } => {
            let positions = grouped(positions);
            tell!(
                language,
                en = "The region of {place}: {varying}, {positions} positions.",
                ja = "{place}の領域:{varying}点、{positions}局面。"
            )
        }
        RegionState::TooLarge(_) => tell!(
            language,
            en = "The region of {place} has {varying}, more than {MOST_POINTS}: mark more stones as safe, or look at a part of the board.",
            ja = "{place}の領域は{varying}点あり、{MOST_POINTS}点を超えています。安全な石を増やすか、盤の一部を調べてください。"
        ),
        RegionState::TooMuchMemory(bytes) => {
            let megabytes = grouped(bytes.div_ceil(1 << 20));
            tell!(
                language,
                en = "The region of {place} has {varying}: its table would need {megabytes} MB, more than there may be.",
                ja = "{place}の領域は{varying}点あり、表に{megabytes} MB必要で、使える量を超えます。"
            )
        }
        RegionState::Halted => tell!(
            language,
            en = "The region of {place} has {varying}: its table was not finished within the time or the positions allowed.",
            ja = "{place}の領域は{varying}点あり、限られた時間や局面数では表ができませんでした。"
        ),
    })
}
