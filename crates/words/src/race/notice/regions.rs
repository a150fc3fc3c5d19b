//! What single regions leave open.

use std::borrow::Cow;

use semeai_board::{ByColor, Color, Point};
use semeai_race::report::{Report, SharedObstacle};
use semeai_session::Phrasing;

use crate::grammar::{all_of, side};
use crate::texts::race::notice::regions as texts;

pub(super) fn shared_not_plain(
    shared: usize,
    obstacle: SharedObstacle,
    report: &Report,
    phrasing: Phrasing,
) -> String {
    let name = |point: Point| phrasing.point(&report.topology, point);
    let stone = match obstacle {
        SharedObstacle::Open => return open(shared, report, phrasing),
        SharedObstacle::OneSided(point) => {
            texts::shared_not_plain_one_sided(&name(point), phrasing)
        }
        SharedObstacle::UnknownStone(point) => {
            texts::shared_not_plain_unknown_stone(&name(point), phrasing)
        }
        SharedObstacle::SafeStone(point) => {
            texts::shared_not_plain_safe_stone(&name(point), phrasing)
        }
    };
    let place = place(shared, report, phrasing);
    texts::shared_not_plain_region_holds_liberties(&place, &stone, phrasing)
}

/// By a liberty, for the region may reach across the board.
fn place(shared: usize, report: &Report, phrasing: Phrasing) -> Cow<'_, str> {
    let place = report.shared.get(shared).and_then(|shared| {
        let ByColor { black, white } = shared.liberties;
        let liberties = black.union(&white);
        liberties.first().or_else(|| shared.points.first())
    });
    place
        .map(|point| phrasing.point(&report.topology, point))
        .unwrap_or_default()
}

/// Nothing is shared there to a player's eye: the liberties are not closed in.
fn open(shared: usize, report: &Report, phrasing: Phrasing) -> String {
    let place = place(shared, report, phrasing);
    texts::open(&place, phrasing)
}

pub(super) fn eye_potential(
    region: usize,
    color: Color,
    report: &Report,
    phrasing: Phrasing,
) -> String {
    let (id, color) = (letters(&[region], report, phrasing), side(color, phrasing));
    texts::eye_potential(&color, &id, phrasing)
}

pub(super) fn approach_order(regions: &[usize], report: &Report, phrasing: Phrasing) -> String {
    if regions.is_empty() {
        return texts::approach_order(phrasing).to_owned();
    }
    let ids = letters(regions, report, phrasing);
    say!(
        phrasing,
        en = {
            let noun = if regions.len() == 1 {
                "region"
            } else {
                "regions"
            };
            format!("The order of filling {noun} {ids} may change the result; counting can't tell.")
        },
        ja = format!("領域{ids}を詰める順で結果が変わるため、数えるだけでは決まりません。")
    )
}

/// A region that could not be expanded automatically.
pub(super) fn not_expanded(
    region: usize,
    is_ko: bool,
    report: &Report,
    phrasing: Phrasing,
) -> String {
    let id = letter(region, report);
    if is_ko {
        texts::not_expanded_region_depends_ko(&id, phrasing)
    } else {
        texts::not_expanded_region_too_large(&id, phrasing)
    }
}

/// A tree made by hand that is worth something else than the search found.
pub(super) fn picks_differ(
    region: usize,
    picked: &str,
    found: &str,
    report: &Report,
    phrasing: Phrasing,
) -> String {
    let id = letter(region, report);
    texts::picks_differ(&found, &id, &picked, phrasing)
}

fn letter(region: usize, report: &Report) -> &str {
    report
        .regions
        .get(region)
        .map_or("?", |region| &region.sign)
}

/// The letters of those regions that there are.
fn letters(indices: &[usize], report: &Report, phrasing: Phrasing) -> String {
    let regions = indices.iter().filter_map(|&i| report.regions.get(i));
    let ids: Vec<&str> = regions.map(|region| region.sign.as_str()).collect();
    all_of(&ids, phrasing)
}
