//! A plane of sums: what stands on its picture, beside it and below it.

use semeai_cgt::Rational;
use semeai_session::Phrasing;
use semeai_sums::{Binary, Boundary, Failures, Plane, PlanePoint, PlaneVerdict};

use crate::sums::line::side;
use crate::sums::thumb::{RULES, choice_text, rule_line};

/// What the rules of thumb do on a plane, in rows.
pub fn plain_failures(
    curve: &[(Rational, Rational)],
    failures: &Failures,
    phrasing: Phrasing,
) -> String {
    let places = |list: &[(Rational, Rational)]| {
        let places = list.iter().map(|(x, y)| format!("({x},{y})"));
        places.collect::<Vec<_>>().join(" ")
    };
    let only = |list: &[((Rational, Rational), Rational)]| {
        let all: Vec<(Rational, Rational)> = list.iter().map(|(place, _)| *place).collect();
        if all.is_empty() {
            "-".to_owned()
        } else {
            places(&all)
        }
    };
    let curve = if curve.is_empty() {
        "-".to_owned()
    } else {
        places(curve)
    };
    let (wrong, undecided) = (only(&failures.wrong), only(&failures.undecided));
    let (largest, points) = (failures.largest, failures.points);
    tell!(
        phrasing,
        en = "Boundary: {curve}\nThe rule of thumb is wrong at: {wrong}\nIt does not decide, and it matters, at: {undecided}\nLargest loss: {largest} ({points} points looked at)\n",
        ja = "境界：{curve}\n経験則が誤る点：{wrong}\n決まらず、差が出る点：{undecided}\n最大の損：{largest}（{points}点を調べました）\n"
    )
}

/// What stands above the picture of a plane: who is first, and the gotes.
pub fn boundary_title(boundary: &Boundary, phrasing: Phrasing) -> String {
    let side = side(boundary.first, phrasing);
    let gotes = boundary.binary.gotes.iter().map(ToString::to_string);
    let gotes = gotes.collect::<Vec<_>>().join(", ");
    let Binary { xl, xr, y, .. } = &boundary.binary;
    let (name, fixed) = match boundary.plane {
        Plane::XlXr => ("y", y),
        Plane::XlY => ("xr", xr),
        Plane::XrY => ("xl", xl),
    };
    tell!(
        phrasing,
        en = "{side} to play, {name} = {fixed}, gotes {gotes}",
        ja = "{side}先、{name} = {fixed}、後手 {gotes}"
    )
}

/// What the signs on the picture of a plane mean, in the order of its legend.
pub const fn boundary_legend(phrasing: Phrasing) -> [&'static str; 9] {
    say!(
        phrasing,
        en = [
            "A is to be played first",
            "B1 is to be played first",
            "either",
            "exact boundary (D = 0)",
            "averaging says either",
            "doubling says either",
            "the rule of thumb is wrong (size: loss)",
            "it does not decide, and it matters",
            "unevenness e of the gotes",
        ],
        ja = [
            "Aが先",
            "B1が先",
            "どちらでもよい",
            "正確な境界（D = 0）",
            "平均の境界",
            "逆先手倍付けの境界",
            "経験則の誤り（大きさは損）",
            "決まらず、差が出る点",
            "後手の不揃いさ e",
        ]
    )
}

/// What holds at a point of a plane.
pub fn plane_point(
    boundary: &Boundary,
    at: PlanePoint,
    status: &PlaneVerdict,
    phrasing: Phrasing,
) -> String {
    let (across, up) = match boundary.plane {
        Plane::XlXr => ("xl", "xr"),
        Plane::XlY => ("xl", "y"),
        Plane::XrY => ("xr", "y"),
    };
    let best = choice_text(Some(status.best), phrasing);
    let rule = rule_line(RULES[2](phrasing), status.rules.rule, status.loss, phrasing);
    let d = status.discriminant.value;
    say!(
        phrasing,
        en = format!(
            "{across} = {}, {up} = {}: D = {d}, to be played: {best}. {rule}",
            at.0, at.1
        ),
        ja = format!(
            "{across} = {}、{up} = {}：D = {d}、打つべきは{best}。{rule}",
            at.0, at.1
        )
    )
}
