//! What single regions leave open.

use std::borrow::Cow;

use semeai_board::{ByColor, Color, Point};
use semeai_race::report::{Report, SharedObstacle};
use semeai_session::Phrasing;

use crate::grammar::{all_of, side};

pub(super) fn shared_not_plain(
    shared: usize,
    obstacle: SharedObstacle,
    report: &Report,
    phrasing: Phrasing,
) -> String {
    let name = |point: Point| phrasing.point(&report.topology, point);
    let stone = match obstacle {
        SharedObstacle::Open => return open(shared, report, phrasing),
        SharedObstacle::OneSided(point) => say!(
            phrasing,
            en = format!("{} does not touch both blocks", name(point)),
            ja = format!("{}は片方にしか接していません", name(point))
        ),
        SharedObstacle::UnknownStone(point) => say!(
            phrasing,
            en = format!("there is an unknown stone at {}", name(point)),
            ja = format!("{}にその他の石があります", name(point))
        ),
        SharedObstacle::SafeStone(point) => say!(
            phrasing,
            en = format!("the safe stone at {} borders it", name(point)),
            ja = format!("{}の安全な石に接しています", name(point))
        ),
    };
    let place = place(shared, report, phrasing);
    tell!(
        phrasing,
        en = "The region at {place} holds liberties of both sides. Plain shared liberties are fine; this one is not \
             plain ({stone}).",
        ja = "{place}の領域は双方のダメを含みます。単純な内ダメではありません（{stone}）。"
    )
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
    tell!(
        phrasing,
        en = "The race is open to the rest of the board, from {place} on. Analyse it, or close it in with safe stones.",
        ja =
            "攻合いが{place}から盤の残りに開いています。読んで調べるか、安全な石で囲ってください。"
    )
}

pub(super) fn eye_potential(
    region: usize,
    color: Color,
    report: &Report,
    phrasing: Phrasing,
) -> String {
    let (id, color) = (letters(&[region], report, phrasing), side(color, phrasing));
    tell!(
        phrasing,
        en = "{color} might make an eye in region {id}. The count takes it that no eye is made.",
        ja = "{color}は領域{id}で眼を作れるかもしれません。眼はないものとして数えています。"
    )
}

pub(super) fn approach_order(regions: &[usize], report: &Report, phrasing: Phrasing) -> String {
    if regions.is_empty() {
        return tell!(
            phrasing,
            en = "The order of filling may change the result; counting does not tell.",
            ja = "詰める順序で結果が変わるかもしれず、数えるだけでは決まりません。"
        );
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
            format!(
                "The order of filling {noun} {ids} may change the result; counting does not tell."
            )
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
        tell!(
            phrasing,
            en = "Region {id} depends on a ko and has no single value; pick candidates in it or prove the race.",
            ja = "領域{id}はコウ次第で、値が1つに決まりません。候補点を指定するか、証明してください。"
        )
    } else {
        tell!(
            phrasing,
            en = "Region {id} is too large to be expanded automatically; pick candidates in it or prove the race.",
            ja = "領域{id}は大きすぎて自動では展開できません。候補点を指定するか、証明してください。"
        )
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
    tell!(
        phrasing,
        en = "In region {id} the tree with your candidates is worth {picked}, but all moves together give {found}; \
             the verdict uses the latter.",
        ja = "領域{id}では、指定した候補点の木の値は{picked}ですが、すべての手を調べた値は{found}です。結論には後者を使います。"
    )
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
