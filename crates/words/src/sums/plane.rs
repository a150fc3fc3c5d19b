//! A plane of sums: what stands on its picture, beside it and below it.

use semeai_cgt::Rational;
use semeai_session::Phrasing;
use semeai_sums::{Binary, Boundary, Failures, Plane, PlanePoint, PlaneVerdict};

use crate::sums::line::side;
use crate::sums::thumb::{RULES, choice_text, rule_line};
use crate::texts::sums::plane as texts;

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
    texts::plain_failures(&curve, &largest, &points, &undecided, &wrong, phrasing)
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
    texts::boundary_title(&fixed, &gotes, &name, &side, phrasing)
}

/// What the signs on the picture of a plane mean, in the order of its legend.
pub const fn boundary_legend(phrasing: Phrasing) -> [&'static str; 9] {
    [
        texts::boundary_legend_played_first(phrasing),
        texts::boundary_legend_b_played_first(phrasing),
        texts::boundary_legend_either(phrasing),
        texts::boundary_legend_exact_boundary_d(phrasing),
        texts::boundary_legend_averaging_says_either(phrasing),
        texts::boundary_legend_doubling_says_either(phrasing),
        texts::boundary_legend_rule_thumb_wrong(phrasing),
        texts::boundary_legend_does_not_decide(phrasing),
        texts::boundary_legend_unevenness_e_gotes(phrasing),
    ]
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
    texts::plane_point(&across, &at.0, &at.1, &best, &d, &rule, &up, phrasing)
}
