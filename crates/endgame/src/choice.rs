//! What a rule for choosing a move chooses in a position of which everything is known.

use semeai_board::{Color, Point};
use semeai_cgt::{Rational, Thermograph};

use crate::play::widest::{for_player, widest};
use crate::player;
use crate::position_report::{EndgameReport, RegionReport};

/// The move of thermostrat in a position of which everything is known, among those that can be played; the first of equal ones.
/// Nothing where nobody gains by moving. Regions without a value are left out.
#[must_use]
pub fn thermostrat(
    report: &EndgameReport,
    color: Color,
    is_legal: impl Fn(Point) -> bool,
) -> Option<Point> {
    let open: Vec<(&RegionReport, &Thermograph)> = (report.regions.iter())
        .filter_map(|region| {
            let value = region.value.as_ref()?;
            value.worth.map(|_| (region, &value.thermograph))
        })
        .collect();
    let graphs: Vec<&Thermograph> = open.iter().map(|(_, graph)| *graph).collect();
    let (widest, t) = widest(&graphs, color)?;
    let side = player(color);
    let mut best: Option<(Rational, Point)> = None;
    for (region, _) in widest.into_iter().map(|at| open[at]) {
        let own = region.moves.iter().filter(|each| each.color == color);
        for each in own.filter(|each| is_legal(each.point)) {
            let Some(graph) = &each.thermograph else {
                continue;
            };
            let wall = graph.value_at(side.opponent(), t.to_rational()).ok()?;
            let wall = for_player(wall, side);
            if best.is_none_or(|(most, _)| wall > most) {
                best = Some((wall, each.point));
            }
        }
        if best.is_some() {
            break;
        }
    }
    best.map(|(_, point)| point)
}
