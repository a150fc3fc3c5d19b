//! What single regions leave open.

use semeai_board::{Color, Point, PointSet};
use semeai_race::report::{Report, SharedObstacle};
use semeai_session::Language;

use crate::grammar::{all_of, side};

pub(super) fn shared_not_plain(
    shared: usize,
    obstacle: SharedObstacle,
    report: &Report,
    language: Language,
) -> String {
    let shared = report.shared.get(shared);
    let points = shared.map_or(PointSet::EMPTY, |shared| shared.points);
    // By a liberty, for the region may reach across the board.
    let is_liberty = |point: &Point| {
        let told = report.points.get(point.index());
        told.is_some_and(|told| told.liberty.black || told.liberty.white)
    };
    let place = points.iter().find(is_liberty).or_else(|| points.first());
    let place = place.map_or("", |point| report.topology.name(point));
    let reason = reason(obstacle, report, language);
    say!(
        language,
        en = format!(
            "The region at {place} holds liberties of both sides. Plain shared liberties are fine; this one is not \
             plain ({reason})."
        ),
        ja = format!("{place}の領域は双方のダメを含みます。単純な内ダメではありません({reason})。")
    )
}

fn reason(obstacle: SharedObstacle, report: &Report, language: Language) -> String {
    let (SharedObstacle::OneSided(point)
    | SharedObstacle::UnknownStone(point)
    | SharedObstacle::SafeStone(point)) = obstacle;
    let name = report.topology.name(point);
    match obstacle {
        SharedObstacle::OneSided(_) => say!(
            language,
            en = format!("{name} does not touch both blocks"),
            ja = format!("{name}は片方にしか接していません")
        ),
        SharedObstacle::UnknownStone(_) => say!(
            language,
            en = format!("there is an unknown stone at {name}"),
            ja = format!("{name}にその他の石があります")
        ),
        SharedObstacle::SafeStone(_) => say!(
            language,
            en = format!("the safe stone at {name} borders it"),
            ja = format!("{name}の安全な石に接しています")
        ),
    }
}

pub(super) fn eye_potential(
    region: usize,
    color: Color,
    report: &Report,
    language: Language,
) -> String {
    let (id, color) = (letters(&[region], report, language), side(color, language));
    say!(
        language,
        en = format!(
            "{color} might make an eye in region {id}. The count takes it that no eye is made."
        ),
        ja = format!(
            "{color}は領域{id}で眼を作れるかもしれません。眼はないものとして数えています。"
        )
    )
}

pub(super) fn approach_order(regions: &[usize], report: &Report, language: Language) -> String {
    let ids = letters(regions, report, language);
    say!(
        language,
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
    language: Language,
) -> String {
    let id = letter(region, report);
    if is_ko {
        say!(
            language,
            en = format!(
                "Region {id} depends on a ko and has no single value; pick candidates in it or prove the race."
            ),
            ja = format!(
                "領域{id}はコウ次第で、値が1つに決まりません。候補点を指定するか、証明してください。"
            )
        )
    } else {
        say!(
            language,
            en = format!(
                "Region {id} is too large to be expanded automatically; pick candidates in it or prove the race."
            ),
            ja = format!(
                "領域{id}は大きすぎて自動では展開できません。候補点を指定するか、証明してください。"
            )
        )
    }
}

/// A tree made by hand that is worth something else than the search found.
pub(super) fn picks_differ(
    region: usize,
    picked: &str,
    found: &str,
    report: &Report,
    language: Language,
) -> String {
    let id = letter(region, report);
    say!(
        language,
        en = format!(
            "In region {id} the tree with your candidates is worth {picked}, but all moves together give {found}; \
             the verdict uses the latter."
        ),
        ja = format!(
            "領域{id}では、指定した候補点の木の値は{picked}ですが、すべての手を調べた値は{found}です。結論には後者を使います。"
        )
    )
}

fn letter(region: usize, report: &Report) -> &str {
    report.regions.get(region).map_or("?", |region| &region.id)
}

/// The letters of those regions that there are.
fn letters(indices: &[usize], report: &Report, language: Language) -> String {
    let regions = indices.iter().filter_map(|&i| report.regions.get(i));
    let ids: Vec<&str> = regions.map(|region| region.id.as_str()).collect();
    all_of(&ids, language)
}
