//! What regions with kos are worth: walls of thermographs by a sweep over all positions.
//!
//! A ko that was taken may not be taken back at once; any other move, one elsewhere included, lifts that. So what a region with kos is
//! worth shows beside a pile of coupons that go down to nothing in small steps: a turn is a move here or the top coupon (E. Berlekamp,
//! *The Economist's View of Combinatorial Games*, 1996; M. Müller, E. Berlekamp and W. Spight, *Generalized Thermography*, 1996;
//! W. Spight, "Extended Thermography for Multiple Kos in Go", 1998). Three environments are looked at: nobody has a ko threat; Black has
//! a fixed number of them and White none, so that Black wins every ko but has to finish it (he is *komaster*); and the other way round.
//!
//! All positions from which a ko can arise are listed ([`spots`]), with who moves, what he may not take back, and the threats left
//! ([`nodes`]); then the temperature rises from -1, where the board is counted as it stands, to where everything is a mast
//! ([`sweeping`]). Nothing is guessed: where play has no end that decides, or positions are too many, there is no answer, with the
//! reason ([`NoKoWorth`]).

mod components;
pub(crate) mod curve;
mod nodes;
mod spots;
mod sweeping;
pub(crate) mod worth;

use semeai_board::{ByColor, Color};
use semeai_cgt::{Arena, Rational};
use semeai_search::PositionBudget;

use self::curve::Curve;
use self::nodes::{Nodes, Threats};
use self::spots::{Spot, SpotMove, Spots};
use self::sweeping::{Swept, sweep};
use self::worth::{KoMove, KoThermograph, KoWorth, NoKoWorth};
use crate::local::{LocalPosition, LocalSearch};

/// A komaster has so many threats. That the last of them changes nothing is looked at; if it does, nothing is told.
const THREATS: u8 = 3;

impl LocalSearch {
    /// What a position is worth, prisoners not counted, in all three environments; those in which a side has threats may be absent. A
    /// ban on taking back counts for nothing: it is lifted by a move elsewhere.
    ///
    /// # Errors
    ///
    /// Why it is not known, if nobody has a threat.
    pub(crate) fn ko_worth(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &LocalPosition,
    ) -> Result<KoWorth, NoKoWorth> {
        let key = spot.freed().pieces;
        if let Some(known) = self.ko_worths.get(&key) {
            return known.clone();
        }
        let found = self.find_ko_worth(arena, budget, spot);
        // What was given up in the middle is looked for again.
        if !is_cut(&found) {
            self.ko_worths.insert(key, found.clone());
        }
        found
    }

    fn find_ko_worth(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &LocalPosition,
    ) -> Result<KoWorth, NoKoWorth> {
        let spots = Spots::of(self, arena, budget, spot)?;
        let mut found = worth(&spots, arena, &budget.clone().with_half_of_the_time())?;
        for side in Color::ALL {
            let budget = budget.clone().with_half_of_the_time();
            let master = komaster(&spots, arena, side, &budget);
            found.is_cut |= master.as_ref().is_err_and(|why| why.is_cut());
            let place = match side {
                Color::Black => &mut found.black_komaster,
                Color::White => &mut found.white_komaster,
            };
            *place = master.ok().flatten();
        }
        Ok(found.with_points(spots.settled))
    }

    /// What the next move in a position is worth, if nobody has a threat; nothing where nobody gains by one.
    ///
    /// # Errors
    ///
    /// Why it is not known.
    pub(crate) fn ko_heat(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &LocalPosition,
    ) -> Result<Option<Rational>, NoKoWorth> {
        let key = self.without_rooms(&spot.freed()).0.pieces;
        if let Some(heat) = self.ko_heats.get(&key) {
            return Ok(*heat);
        }
        let spots = Spots::of(self, arena, budget, spot)?;
        let nodes = Nodes::of(&spots, arena, NOBODY)?;
        let found = both_ways(&nodes, &[], budget)?;
        let heats = spots.numbers.iter().filter_map(|(pieces, number)| {
            let [low, high] =
                [&found[0], &found[1]].map(|swept| heat(&spots, arena, &nodes, swept, *number));
            (low == high).then(|| (pieces.clone(), low))
        });
        self.ko_heats.extend(heats);
        let heat = self.ko_heats.get(&key);
        heat.copied().ok_or(NoKoWorth::Unsettled)
    }
}

/// Whether a longer search may find more than this.
pub(crate) fn is_cut(found: &Result<KoWorth, NoKoWorth>) -> bool {
    match found {
        Ok(worth) => worth.is_cut,
        Err(why) => why.is_cut(),
    }
}

/// Nobody has a threat.
const NOBODY: Threats = Threats {
    side: Color::Black,
    count: 0,
};

/// What a position is worth if nobody has a threat.
fn worth(spots: &Spots, arena: &mut Arena, budget: &PositionBudget) -> Result<KoWorth, NoKoWorth> {
    let nodes = Nodes::of(spots, arena, NOBODY)?;
    let arena = &*arena;
    let root = |mover: Color| {
        nodes
            .at(spots, arena, 0, mover, 0)
            .ok_or(NoKoWorth::Unsettled)
    };
    let roots = [root(Color::Black)?, root(Color::White)?];
    let moves: &[SpotMove] = match &spots.all[0] {
        Spot::Open { moves, .. } => moves,
        Spot::Value(_) => &[],
    };
    let after = moves.iter().filter_map(|played| {
        let edge = nodes.after(spots, arena, played)?;
        Some((played, edge))
    });
    let after: Vec<_> = after.collect();
    let watched = roots.iter().chain(after.iter().map(|(_, edge)| edge));
    let watched: Vec<u32> = watched.map(|edge| edge.to).collect();
    let found = both_ways(&nodes, &watched, budget)?;
    let wall = |swept: &Swept, at: usize, points: i64| {
        swept.curves[at].with_points(Rational::from_integer(points.into()))
    };
    let walls = |swept: &Swept| {
        let [left, right] = [0, 1].map(|at| wall(swept, at, roots[at].points));
        KoThermograph::of(left, right)
    };
    let no_threats = walls(&found[0]).filter(|walls_| walls(&found[1]).as_ref() == Some(walls_));
    let no_threats = no_threats.ok_or(NoKoWorth::Unsettled)?;
    let mut all = KoWorth {
        no_threats,
        black_komaster: None,
        white_komaster: None,
        best: ByColor::default(),
        after: ByColor::default(),
        moves: Vec::new(),
        is_cut: false,
    };
    let mut unknown = ByColor::default();
    for (at, (played, edge)) in (2..).zip(&after) {
        let curve = wall(&found[0], at, edge.points);
        if curve != wall(&found[1], at, edge.points) {
            unknown[played.color] = true;
            continue;
        }
        let side = played.color;
        all.after[side] = Some(match &all.after[side] {
            Some(best) => best.better(&curve, side),
            None => curve.clone(),
        });
        if is_best(&all.no_threats, played.color, &curve) {
            all.best[played.color].push(played.point);
        }
        let follow_up = heat(spots, arena, &nodes, &found[0], played.to);
        all.moves
            .push(ko_move(&all.no_threats, played, &curve, follow_up));
    }
    // A move of which nothing is known may be the best.
    all.after = ByColor::new_with(|side| all.after[side].take().filter(|_| !unknown[side]));
    for points in [&mut all.best.black, &mut all.best.white] {
        points.sort_unstable();
    }
    all.moves
        .sort_by_key(|played| (played.point, played.color as u8));
    Ok(all)
}

/// The thermograph if a side has the threats; nothing if one threat more changes it.
fn komaster(
    spots: &Spots,
    arena: &mut Arena,
    side: Color,
    budget: &PositionBudget,
) -> Result<Option<KoThermograph>, NoKoWorth> {
    let threats = Threats {
        side,
        count: THREATS,
    };
    let nodes = Nodes::of(spots, arena, threats)?;
    let mut watched = Vec::new();
    for count in [THREATS - 1, THREATS] {
        for mover in Color::ALL {
            let root = nodes.at(spots, arena, 0, mover, count);
            watched.push(root.ok_or(NoKoWorth::Unsettled)?);
        }
    }
    let numbers: Vec<u32> = watched.iter().map(|edge| edge.to).collect();
    let mut all = Vec::with_capacity(4);
    for swept in both_ways(&nodes, &numbers, budget)? {
        for at in [0, 2] {
            let wall = |at: usize| {
                let points = Rational::from_integer(watched[at].points.into());
                swept.curves[at].with_points(points)
            };
            all.push(KoThermograph::of(wall(at), wall(at + 1)));
        }
    }
    let is_one = all.iter().all(|one| *one == all[0]);
    Ok(all.swap_remove(0).filter(|_| is_one))
}

/// A sweep in which play without end counts against Black, and one in which it counts against White: the same one where there is none.
fn both_ways(
    nodes: &Nodes,
    watched: &[u32],
    budget: &PositionBudget,
) -> Result<[Swept; 2], NoKoWorth> {
    let low = sweep(nodes, Color::Black, watched, budget)?;
    let high = match nodes.cycles.is_empty() {
        true => low.clone(),
        false => sweep(nodes, Color::White, watched, budget)?,
    };
    Ok([low, high])
}

/// What the next move in a position is worth; nothing where nobody gains by one.
fn heat(spots: &Spots, arena: &Arena, nodes: &Nodes, swept: &Swept, spot: u32) -> Option<Rational> {
    let top = |mover: Color| {
        let node = nodes.at(spots, arena, spot, mover, 0)?;
        Some(swept.masts[node.to as usize].1)
    };
    let heat = top(Color::Black)?.max(top(Color::White)?);
    (heat >= Rational::from_integer(0)).then_some(heat)
}

/// Whether a move comes to what its side gets, at the temperature of the region and just below it.
fn is_best(whole: &KoThermograph, color: Color, after: &Curve) -> bool {
    let t = whole.temperature;
    if t < Rational::from_integer(0) {
        return false;
    }
    let (wall, cost) = match color {
        Color::Black => (&whole.left, -1),
        Color::White => (&whole.right, 1),
    };
    let turn = wall.turn_below(t).max(after.turn_below(t));
    let below = (turn + t) / Rational::from_integer(2);
    let is_on = |t: Rational| wall.at(t) == after.at(t) + t * Rational::from_integer(cost);
    is_on(t) && is_on(below)
}

/// What a move changes.
fn ko_move(
    whole: &KoThermograph,
    played: &SpotMove,
    after: &Curve,
    follow_up: Option<Rational>,
) -> KoMove {
    let t = whole.temperature.max(Rational::from_integer(0));
    let (change, left) = (after.mast() - whole.mast, after.at(t));
    let (gain, lost) = match played.color {
        Color::Black => (change, whole.mast + t - left),
        Color::White => (-change, left - (whole.mast - t)),
    };
    KoMove {
        color: played.color,
        point: played.point,
        gain,
        lost,
        follow_up,
    }
}
