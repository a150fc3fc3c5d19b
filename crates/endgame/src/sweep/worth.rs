//! What a region with kos is worth, as plain data.

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color, Point};
use semeai_cgt::Rational;
use semeai_search::{Halt, Piece, PositionBudget};

use super::curve::Curve;
use crate::kind::RegionKind;
use crate::limits::LimitMet;

/// More positions, or positions with who moves and what is banned, are not looked at.
pub(super) const MOST_NODES: usize = 50_000;

/// What is kept of regions with kos, by the pieces that are left.
pub(crate) type KoWorths = FxHashMap<Vec<Piece<1>>, Result<KoWorth, NoKoWorth>>;

/// What the next move in a position of them is worth.
pub(crate) type KoHeats = FxHashMap<Vec<Piece<1>>, Option<Rational>>;

/// What a region with kos is worth; everything counts for Black, prisoners included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KoWorth {
    /// If nobody has a ko threat: what books count with.
    pub no_threats: KoThermograph,
    /// If Black has the ko threats, and has to finish the kos that he wins with them; absent where it was not worked out.
    pub black_komaster: Option<KoThermograph>,
    /// If White has them.
    pub white_komaster: Option<KoThermograph>,
    /// Where each side plays as long as moves elsewhere are worth a little less, nobody having a threat; none where it needs no move.
    pub best: ByColor<Vec<Point>>,
    /// What comes of the best move of each side at every temperature, nobody having a threat, the price of the move not counted: the
    /// scaffold of Black is less than this by t, that of White more. Absent without a move, and where of one it is not known.
    pub after: ByColor<Option<Curve>>,
    /// What every move changes, nobody having a threat, by point.
    pub moves: Vec<KoMove>,
    /// Whether a limit has ended the search for what it is worth with threats of a side: a longer one may find it.
    pub is_cut: bool,
}

/// Both walls of a region with kos, which may be one slanted line for a while: then a side holds the ko.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KoThermograph {
    /// What comes of it with Black first, at every temperature.
    pub left: Curve,
    /// The same with White first.
    pub right: Curve,
    /// Where both stay in the end: what it counts.
    pub mast: Rational,
    /// From where on they do; below 0 nobody gains by moving.
    pub temperature: Rational,
    /// What players call it.
    pub kind: RegionKind,
}

/// What a move changes, if nobody has a ko threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KoMove {
    /// The side that moves.
    pub color: Color,
    /// Where it moves.
    pub point: Point,
    /// How much it changes the count in his favour.
    pub gain: Rational,
    /// What it gives away where moves elsewhere are worth as much as the best here.
    pub lost: Rational,
    /// What the next move there is worth; absent if nobody gains by one.
    pub follow_up: Option<Rational>,
}

/// How much hangs on who has the ko threats (E. Berlekamp; W. Spight).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoClass {
    /// Count and worth are the same whoever has them.
    Placid,
    /// Only the count is.
    Active,
    /// The count is another.
    Hyperactive,
}

/// Why it is not known what a region with kos is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoKoWorth {
    /// It has too many positions.
    TooLarge,
    /// Positions come back without end.
    Unsettled,
    /// Its fractions are too fine to be kept.
    TooFine,
    /// A limit was met.
    Limit(LimitMet),
}

impl KoWorth {
    /// How much hangs on who has the ko threats; absent where that was not worked out.
    #[must_use]
    pub fn class(&self) -> Option<KoClass> {
        let masters = [self.black_komaster.as_ref()?, self.white_komaster.as_ref()?];
        let usual = &self.no_threats;
        let is_count = masters.iter().all(|it| it.mast == usual.mast);
        let is_worth = masters.iter().all(|it| it.temperature == usual.temperature);
        Some(match (is_count, is_worth) {
            (true, true) => KoClass::Placid,
            (true, false) => KoClass::Active,
            (false, _) => KoClass::Hyperactive,
        })
    }

    /// The scaffold of a side, which its wall follows until it meets the other: corners, temperature and value, from 0 on. After the last
    /// one Black's falls and White's rises by one for each degree (A. Siegel, *Combinatorial Game Theory*, 2013, II.5). None without a
    /// move, and where of one it is not known what comes of it.
    #[must_use]
    pub fn scaffold(&self, side: Color) -> Vec<(Rational, Rational)> {
        let curve = self.after[side].as_ref();
        let corners = curve.map_or_else(Vec::new, Curve::corners).into_iter();
        let priced = corners.map(|(t, value)| match side {
            Color::Black => (t, value - t),
            Color::White => (t, value + t),
        });
        priced.collect()
    }

    /// The same with prisoners that were taken before, as Black's points.
    pub(crate) fn with_points(mut self, points: i64) -> Self {
        let points = Rational::from_integer(points.into());
        let masters = [&mut self.black_komaster, &mut self.white_komaster];
        let all = std::iter::once(&mut self.no_threats).chain(masters.into_iter().flatten());
        for graph in all {
            graph.left = graph.left.with_points(points);
            graph.right = graph.right.with_points(points);
            graph.mast += points;
        }
        let after = [&mut self.after.black, &mut self.after.white];
        for curve in after.into_iter().flatten() {
            *curve = curve.with_points(points);
        }
        self
    }
}

impl NoKoWorth {
    /// Whether a longer search may find more.
    pub(crate) const fn is_cut(self) -> bool {
        matches!(self, Self::Limit(_))
    }

    /// What a search that ended early says.
    pub(super) fn of(halt: Halt, budget: &PositionBudget) -> Self {
        match halt {
            Halt::Budget => Self::Limit(LimitMet::of(budget)),
            Halt::Repetition => Self::Unsettled,
        }
    }
}

impl KoThermograph {
    /// The thermograph of two walls; nothing if they do not meet.
    pub(super) fn of(left: Curve, right: Curve) -> Option<Self> {
        let (mast, temperature) = (left.mast(), left.top().max(right.top()));
        if right.mast() != mast {
            return None;
        }
        let kind = kind(&left, &right, temperature);
        Some(Self {
            left,
            right,
            mast,
            temperature,
            kind,
        })
    }

    /// What a move is worth; absent where nobody gains by moving.
    #[must_use]
    pub fn worth(&self) -> Option<Rational> {
        let is_cold = self.temperature < Rational::from_integer(0);
        (!is_cold).then_some(self.temperature)
    }

    /// How fast both walls part just below the temperature: the moves by which the two sides' ways differ, as 2 in gote, 1 in sente and
    /// 3 in a direct ko. Absent where nobody gains by moving, or a side holds the ko.
    #[must_use]
    pub fn moves_between(&self) -> Option<Rational> {
        let t = self.temperature;
        let zero = Rational::from_integer(0);
        let between = self.right.slope_below(t) - self.left.slope_below(t);
        (t > zero && between != zero).then_some(between)
    }

    /// The points that are decided by these moves; absent as [`Self::moves_between`].
    #[must_use]
    pub fn swing(&self) -> Option<Rational> {
        Some(self.moves_between()? * self.temperature)
    }

    /// What it comes to if Black wins the ko and if White does, with the side whose stone is in it, where it is a direct ko and nothing
    /// else is at stake: one side's wall falls by two moves, the other's rises by one, from a temperature of 0 on.
    #[must_use]
    pub fn direct_ko(&self) -> Option<(ByColor<Rational>, Color)> {
        let (zero, t) = (Rational::from_integer(0), self.temperature);
        let slopes = (self.left.slope_below(t), self.right.slope_below(t));
        let two = Rational::from_integer(2);
        let holder = match slopes {
            (left, right) if left == -two && right * two == two => Color::White,
            (left, right) if left * two == -two && right == two => Color::Black,
            _ => return None,
        };
        let is_straight = [&self.left, &self.right]
            .into_iter()
            .all(|wall| wall.turn_below(t) <= zero);
        let wins = ByColor {
            black: self.left.at(zero),
            white: self.right.at(zero),
        };
        (t > zero && is_straight).then_some((wins, holder))
    }
}

/// What players call a region by its walls just below the temperature.
fn kind(left: &Curve, right: &Curve, t: Rational) -> RegionKind {
    let zero = Rational::from_integer(0);
    match t {
        t if t < zero => return RegionKind::Settled,
        t if t == zero => return RegionKind::Tedomari,
        _ => {}
    }
    let (falls, rises) = (left.slope_below(t), right.slope_below(t));
    if falls == rises {
        return match falls < zero {
            true => RegionKind::BlackHolds,
            false => RegionKind::WhiteHolds,
        };
    }
    match (falls == zero, rises == zero) {
        (true, _) => RegionKind::BlackSente,
        (_, true) => RegionKind::WhiteSente,
        _ => RegionKind::Gote,
    }
}
