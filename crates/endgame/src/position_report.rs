//! Everything about an endgame on a board as plain data.
//!
//! Points are points of the board that was asked about, games are written in canonical form, and every number counts for
//! Black. What could not be found out is absent, never guessed.

use std::cmp::Ordering;

use semeai_board::{Assumption, Block, ByColor, Color, Point, PointSet, Role, Roles, SafeReason};
use semeai_cgt::{Formula, Rational, Thermograph};
use semeai_search::Known;

pub use crate::final_count::FinalCount;
use crate::kind::RegionKind;
pub use crate::ko::Between;
use crate::ko::ByKo;
use crate::limits::LimitMet;
pub use crate::meeting::TooEarly;
use crate::strategy::StrategyReport;
use crate::sweep::worth::{KoClass, KoWorth, NoKoWorth};
use crate::verify::{Proof, Repetition};
use crate::walls::WallBounds;

/// Everything about an endgame, what could not be found out among it: it is absent, and [`why`](Self::why) says the reason.
#[derive(Clone, Debug)]
pub struct EndgameReport {
    /// What is taken as safe, by anchor, with reasons.
    pub safe: Vec<Assumption>,
    /// The blocks that were accepted as safe ([`Endgame::accepted`](crate::Endgame::accepted)) and are not seen to be so here: they are
    /// not taken as safe. By anchor.
    pub doubted: Vec<Block>,
    /// The stones of each side that look dead and were taken as dead ([`Border`](crate::Border)): that was not proved.
    pub looks_dead: ByColor<PointSet>,
    /// The stones that were taken off with these and are proved to be dead.
    pub proved_dead: ByColor<PointSet>,
    /// The empty points that one side surrounds, by first point.
    pub rooms: Vec<Room>,
    /// What is settled for each side: the points of its rooms, and where nothing but dead stones of the other side stand.
    pub territory: ByColor<PointSet>,
    /// Empty points of regions in which a move gains nothing but a turn.
    pub dame: PointSet,
    /// What is not an empty room, by first point.
    pub regions: Vec<RegionReport>,
    /// The settled points with the prisoners taken before, Black's minus White's.
    pub settled: i64,
    /// The sum of everything; absent while of a region it is not known what it counts.
    pub total: Option<Total>,
    /// The territory score by who is first, without komi; absent while a region has no value.
    pub territory_score: Option<ByColor<Between>>,
    /// The same for the area score; absent too where it hangs on points that may stay neutral.
    pub area_score: Option<ByColor<Between>>,
    /// The answers by who is first, under the scoring that was asked for; absent if not asked, or where its score is
    /// not known.
    pub starts: ByColor<Option<StartReport>>,
    /// What rules of play make of the position, against best play, under the scoring that was asked for; none where a region depends
    /// on who wins a ko, or the scores hang on a border that is not proved.
    pub strategies: Vec<StrategyReport>,
    /// The territory scores by who is first for each way in which kos may go, if that matters.
    pub ko: Option<ByKo<ByColor<i64>>>,
    /// The board counted as it stands: where both have passed, and where the regions say that nothing is left to be gained.
    pub finished: Option<FinalCount>,
    /// How the scores are known, and how sure they are.
    pub known: KnownBy,
    /// Why they are not known, or only between two numbers.
    pub why: Vec<Why>,
    /// The search of the whole board, if it was asked for.
    pub proof: Option<Proof>,
    /// The points that may be asked about alone ([`Endgame::only`](crate::Endgame::only)) where regions have no value because they
    /// are too large, or because nothing safe is beside them: those where the two sides meet, as a player sees it. Absent if there
    /// is no such region, or if in all of them the sides still lie open to each other.
    ///
    /// A point belongs to the side whose stones are nearer over empty points; where both are near they meet. Groups with hardly a
    /// point of their own among groups that have more are taken as dead. It is no search, and so no proof.
    pub meeting: Option<PointSet>,
}

impl EndgameReport {
    /// The regions by number, those in which a move is worth most first. Those without a value come before all: what is not
    /// known may be the biggest of all.
    #[must_use]
    pub fn hottest_first(&self) -> Vec<usize> {
        let heat = |number: usize| {
            let region = &self.regions[number];
            region.is_valued().then(|| region.worth())
        };
        let mut order: Vec<usize> = (0..self.regions.len()).collect();
        order.sort_by(|&one, &other| match (heat(one), heat(other)) {
            (None, None) => one.cmp(&other),
            (None, Some(_)) => Ordering::Less,
            (Some(_), None) => Ordering::Greater,
            (Some(a), Some(b)) => b.cmp(&a).then(one.cmp(&other)),
        });
        order
    }
}

impl EndgameReport {
    /// A side for whom its first move decides, with those that lose nothing: another one is known to lose something.
    #[must_use]
    pub fn deciding_moves(&self) -> Option<(Color, PointSet)> {
        self.asked_moves(None)
    }

    /// The same of a side whose start alone is asked about, or of either.
    #[must_use]
    pub fn asked_moves(&self, start: Option<Color>) -> Option<(Color, PointSet)> {
        let mut sides = Color::ALL.into_iter();
        sides.find_map(|first| {
            if start.is_some_and(|start| start != first) {
                return None;
            }
            let start = self.starts[first].as_ref()?;
            let loses = |loss: Option<Between>| loss.is_some_and(|loss| loss.low > 0);
            let is_choice = start.losses.iter().any(|it| loses(it.loss));
            let moves: PointSet = start.best.iter().copied().collect();
            (is_choice && !moves.is_empty()).then_some((first, moves))
        })
    }
}

impl EndgameReport {
    /// Where a side plays best in a region by its number, as its values say. Where a search of the whole board has found something else
    /// than they do for this side, or they say nothing, these are the moves there that are proved to lose nothing. So are they where all
    /// that are best in the region alone lose something on the board, and others there do not: of moves that are worth as much one may
    /// leave the last move to the other side.
    #[must_use]
    pub fn best_in(&self, number: usize, color: Color) -> Vec<Point> {
        let region = &self.regions[number];
        let is_other =
            |why: &Why| matches!(why, Why::ProofDiffers(parting) if parting.first == color);
        let is_corrected = !region.is_valued() || self.why.iter().any(is_other);
        let alone = region.best_points(color);
        let Some(start) = &self.starts[color] else {
            return alone.to_vec();
        };
        let best = start.best.iter().copied();
        let here: Vec<Point> = best
            .filter(|&point| region.points.contains(point))
            .collect();
        let loses = |point: &Point| {
            let known = start.losses.iter().find(|loss| loss.point == *point);
            known.is_some_and(|known| known.loss.is_some_and(|loss| loss.low > 0))
        };
        match self.known == KnownBy::Searched && is_corrected {
            true => here,
            false if !here.is_empty() && alone.iter().all(loses) => here,
            false => alone.to_vec(),
        }
    }

    /// These roles as far as they hold on this board: blocks that were accepted as safe and are [`doubted`](Self::doubted) have none.
    #[must_use]
    pub fn roles_that_hold(&self, mut roles: Roles) -> Roles {
        for block in &self.doubted {
            roles.set_block(block, Role::Unknown);
        }
        roles
    }

    /// The stones of a side round points that somebody has named, or of a board as it looks, of which it is proved that they are dead.
    #[must_use]
    pub fn dead(&self, color: Color) -> PointSet {
        let rooms = self.rooms.iter().filter(|room| room.owner != color);
        rooms.fold(self.proved_dead[color], |all, room| all.union(&room.dead))
    }

    /// Whether stones are taken as dead, or as border, because they look so.
    #[must_use]
    pub fn takes_looks(&self) -> bool {
        let looks_safe = |safe: &Assumption| safe.reason == SafeReason::Looks;
        self.looks_dead != ByColor::default() || self.safe.iter().any(looks_safe)
    }

    /// Whether a region depends on who wins a ko: it has no value, and the scores are bounds unless they are proved.
    #[must_use]
    pub fn leaves_out_ko(&self) -> bool {
        let mut regions = self.regions.iter();
        regions.any(|region| region.state == RegionState::Ko)
    }

    /// Whether the count of the whole is only about that of its regions: what a region with a ko counts hangs on threats, and another
    /// may hold some.
    #[must_use]
    pub fn is_about(&self) -> bool {
        let hangs_on_threats = |region: &RegionReport| {
            let ko = region.ko_worth();
            ko.is_some_and(|ko| !matches!(ko.class(), Some(KoClass::Placid | KoClass::Active)))
        };
        self.regions.len() > 1 && self.regions.iter().any(hangs_on_threats)
    }

    /// Whether the scores hang on a border that is not proved: what is told of them holds if it does, and is no score.
    #[must_use]
    pub fn hangs_on_border(&self) -> bool {
        self.known == KnownBy::AlongBorder
    }

    /// Whether the scores hang on blocks that only look alive or dead: what is told of them holds if they are, and is no score.
    #[must_use]
    pub fn hangs_on_looks(&self) -> bool {
        self.known == KnownBy::Supposed
    }

    /// Whether the search of the whole board has answered what the regions leave out.
    #[must_use]
    pub fn has_proved_ko(&self) -> bool {
        self.known == KnownBy::Searched && self.leaves_out_ko()
    }

    /// How sure all that was asked about is: not decided where positions come back for ever from one of the starts.
    #[must_use]
    pub fn how_sure(&self) -> Known {
        let comes_back = |why: &Why| matches!(why, Why::ComesBack(..));
        match self.why.iter().any(comes_back) {
            true => Known::Undecided,
            false => self.known.how_sure(),
        }
    }

    /// What the biggest move is worth before the best line of a start and after each of its moves, 0 where nobody gains by moving;
    /// absent if that start was not asked about or has no score, or if a ko matters on the way.
    #[must_use]
    pub fn worths(&self, first: Color) -> Option<Vec<Rational>> {
        let begin = self.total.as_ref()?.temperature;
        let line = &self.starts[first].as_ref()?.line;
        if self.leaves_out_ko() || line.iter().any(|played| played.count.is_none()) {
            return None;
        }
        let after = line.iter().map(|played| played.temperature);
        let worths = std::iter::once(begin).chain(after);
        Some(worths.map(Option::unwrap_or_default).collect())
    }
}

/// Points that safe stones of one side surround, empty but for dead stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    /// Its points, those under dead stones too.
    pub points: PointSet,
    /// The side that surrounds them, and scores them by territory.
    pub owner: Color,
    /// Whether it is only assumed that the other side cannot live in there: it was too much to search, or lies round points that
    /// somebody has named.
    pub is_assumed: bool,
    /// The other side's stones among the points: it is proved that they are dead.
    pub dead: PointSet,
}

/// What is known of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegionState {
    /// Its value is exact.
    Exact,
    /// It depends on who wins a ko.
    Ko,
    /// Positions come back, and who gains by that is not told.
    Repetition,
    /// It has more than [`MOST_POINTS`](crate::MOST_POINTS) points, which are not searched.
    TooLarge,
    /// The search met a limit ([`RegionReport::limit`]).
    OverBudget,
    /// No safe stone stands beside it.
    Open,
}

/// A region with all that is known of it.
#[derive(Clone, Debug)]
pub struct RegionReport {
    /// What other programs know it by: `A`, `B`, …, `Z`, `AA`, … in the order of the first points.
    pub id: String,
    /// What people read it as: `I`, `II`, …, for candidate points have letters.
    pub sign: String,
    /// Its points: empty ones, and stones that are not safe.
    pub points: PointSet,
    /// The stones in it, by whose they are.
    pub stones: ByColor<PointSet>,
    /// Whether it has a value, or why not.
    pub state: RegionState,
    /// Its value; absent if it was not found, or if it depends on who wins a ko.
    pub value: Option<Valuation>,
    /// Its value for each way in which kos may go, if that matters: bounds of what is got here, and no more.
    pub ko: Option<ByKo<Valuation>>,
    /// What it is worth if it depends on a ko, or why that is not known; absent if it does not, or was not looked at.
    pub ko_worth: Option<Result<KoWorth, NoKoWorth>>,
    /// Between which numbers it lies, where it was too large for a value; absent too where not even that is known.
    pub walls: Option<WallBounds>,
    /// What players call it; absent where it is not known what it is worth.
    pub kind: Option<RegionKind>,
    /// The best move of each side here, if it has a value and a good move.
    pub best: ByColor<Option<LocalBest>>,
    /// Every legal move in it, by point, with the value after it.
    pub moves: Vec<RegionMove>,
    /// How many positions were expanded for its value.
    pub positions: usize,
    /// Whether it is assumed that nobody lives in a large room that a move can close.
    pub takes_rooms: bool,
    /// Whether somebody has named its points: what lies round it is taken as it stands.
    pub by_hand: bool,
    /// The limit that has ended its search, where it has no value for that.
    pub limit: Option<LimitMet>,
}

impl RegionReport {
    /// Whether a person calls it so: by its sign, or by its id in any case.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        self.sign == name || self.id.eq_ignore_ascii_case(name)
    }

    /// What it is worth if it depends on a ko, and that is known.
    #[must_use]
    pub fn ko_worth(&self) -> Option<&KoWorth> {
        self.ko_worth.as_ref()?.as_ref().ok()
    }

    /// What it counts; absent where that is not known.
    #[must_use]
    pub fn count(&self) -> Option<Rational> {
        let value = self.value.as_ref().map(|value| value.mean);
        let value = value.or_else(|| Some(self.ko_worth()?.no_threats.mast));
        value.or_else(|| self.exact_walls()?.exact_count())
    }

    /// What a move in it is worth; absent where nobody gains by moving, and where that is not known.
    #[must_use]
    pub fn worth(&self) -> Option<Rational> {
        match &self.value {
            Some(value) => value.worth,
            None => match self.exact_walls() {
                Some(_) if self.kind == Some(RegionKind::Settled) => None,
                Some(walls) => walls.exact_worth(),
                None => self.ko_worth()?.no_threats.worth(),
            },
        }
    }

    /// The difference between the moves of both sides; absent as [`RegionReport::worth`], and where a side holds a ko.
    #[must_use]
    pub fn swing(&self) -> Option<Rational> {
        match &self.value {
            Some(value) => Some(value.worth? * Rational::from_integer(self.kind?.swings().into())),
            None if self.exact_walls().is_some() => {
                Some(self.worth()? * Rational::from_integer(self.kind?.swings().into()))
            }
            None => {
                let usual = &self.ko_worth()?.no_threats;
                let last = usual
                    .worth()
                    .filter(|worth| *worth == Rational::from_integer(0));
                usual.swing().or(last)
            }
        }
    }

    /// What the next move in it is worth after a side's best move; absent if nobody gains by one, and where that is not known.
    #[must_use]
    pub fn follow_up(&self, color: Color) -> Option<Rational> {
        match &self.best[color] {
            Some(best) => best.follow_up,
            None => {
                let point = self.best_points(color).first()?;
                let mut moves = self.ko_worth()?.moves.iter();
                let best = moves.find(|played| (played.color, played.point) == (color, *point));
                best?.follow_up
            }
        }
    }

    /// Whether it is known what it counts and what a move in it is worth.
    #[must_use]
    pub fn is_valued(&self) -> bool {
        self.value.is_some() || self.ko_worth().is_some() || self.exact_walls().is_some()
    }

    /// Whether what it counts and what a move in it is worth are one number each, though it may not be known what players call it.
    pub(crate) fn is_known(&self) -> bool {
        let walls = self.walls.as_ref();
        let is_one =
            |walls: &WallBounds| walls.exact_count().is_some() && walls.exact_worth().is_some();
        self.is_valued() || walls.is_some_and(is_one)
    }

    /// Its walls, if count and worth are one number each and it is known what players call it.
    fn exact_walls(&self) -> Option<&WallBounds> {
        let walls = self.walls.as_ref()?;
        walls.kind.is_some().then_some(walls)
    }

    /// Where a side plays best here; none where that is not known, or where nobody gains by moving.
    #[must_use]
    pub fn best_points(&self, color: Color) -> &[Point] {
        match (&self.best[color], self.ko_worth(), &self.walls) {
            (Some(best), ..) => &best.points,
            (None, Some(ko), _) => &ko.best[color],
            (None, None, Some(walls)) => &walls.best[color],
            (None, None, None) => &[],
        }
    }
}

/// A value with what players read off it.
#[derive(Clone, Debug)]
pub struct Valuation {
    /// The canonical form, Black being Left.
    pub text: Formula,
    /// The same cooled by 1: what scores are rounded from.
    pub chilled: Formula,
    /// What it counts: its mean, in points for Black.
    pub mean: Rational,
    /// What a move is worth; absent where nobody gains by moving.
    pub worth: Option<Rational>,
    /// What both sides get at every price of a move.
    pub thermograph: Thermograph,
}

/// The best moves of a side in a region, alone at its temperature.
#[derive(Clone, Debug)]
pub struct LocalBest {
    /// Where they are, by point; at least one.
    pub points: Vec<Point>,
    /// What they make of the region, prisoners counted.
    pub to: Formula,
    /// What the next move there is worth; absent if nobody gains by one.
    pub follow_up: Option<Rational>,
}

/// A legal move in a region, with what it makes of it.
#[derive(Clone, Debug)]
pub struct RegionMove {
    /// The side that moves, be it to move on the board or not.
    pub color: Color,
    /// Where it moves, on an empty point of the region.
    pub point: Point,
    /// How many stones it takes off the board.
    pub captured: u32,
    /// Whether it is in an empty room, where nobody gains by moving.
    pub in_room: bool,
    /// What it makes of the region, prisoners counted; absent where that depends on who wins a ko.
    pub to: Option<Formula>,
    /// The thermograph of what it leads to; absent as that is.
    pub thermograph: Option<Thermograph>,
    /// How much it changes the count in his favour, prisoners counted; absent where the count before it or after it is.
    pub gain: Option<Rational>,
    /// What it gives away where moves elsewhere are worth as much as the best here: 0 for the best ones. A threat that is answered
    /// gives nothing away, however much it gains for the moment.
    pub lost: Option<Rational>,
    /// Whether what it makes of the region depends on who wins a ko.
    pub makes_ko: bool,
}

/// The sum of everything on the board, settled points included.
#[derive(Clone, Debug)]
pub struct Total {
    /// The count of the board, prisoners included, komi not.
    pub mean: Rational,
    /// What the biggest move is worth; absent where nobody gains by moving.
    pub temperature: Option<Rational>,
    /// The chilled value; absent if it is too large to be told.
    pub chilled: Option<Formula>,
}

/// The answer where a side is first.
#[derive(Clone, Debug)]
pub struct StartReport {
    /// Black's points minus White's, without komi.
    pub score: Between,
    /// The best first moves, in the order of points: those outside settled rooms of which it is known that they lose nothing, however
    /// kos go.
    pub best: Vec<Point>,
    /// What every legal first move loses, in the order of points.
    pub losses: Vec<Loss>,
    /// One best line, as far as its moves keep the score however kos go; where the whole board is searched, one that keeps it by the
    /// rules. Empty where the score is not one number.
    pub line: Vec<LineMove>,
}

impl StartReport {
    /// A score of which no move is known.
    pub(crate) const fn of_score(score: Between) -> Self {
        Self {
            score,
            best: Vec::new(),
            losses: Vec::new(),
            line: Vec::new(),
        }
    }
}

/// What a first move loses against the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Where the side to move plays first.
    pub point: Point,
    /// In which region, counted from 0; absent in a room.
    pub region: Option<usize>,
    /// Whether it is in an empty room, where nobody gains by moving.
    pub in_room: bool,
    /// The points lost; absent if it is not known, as where a side fills an eye of a block that is safe by it.
    pub loss: Option<Between>,
}

/// A move of a line, with what the regions say of the board after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineMove {
    /// The side that moves, in turn with the other.
    pub color: Color,
    /// Where it moves; passes are not on the line.
    pub point: Point,
    /// In which region, counted from 0; absent in a room.
    pub region: Option<usize>,
    /// How much it changes the count in his favour; absent where the count before it or after it is. By area that is one point more
    /// than by territory: the stone itself.
    pub gain: Option<Rational>,
    /// The count of the board after it, under the scoring that was asked for; absent where the regions have no values, and on a
    /// proved line as long as a ko matters. Where a proved line ends, what was proved.
    pub count: Option<Rational>,
    /// What the biggest move is worth after it; absent where nobody gains by moving, or where the count is absent.
    pub temperature: Option<Rational>,
}

/// By what scores are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KnownBy {
    /// By the values of the regions.
    Regions,
    /// By the values of the regions, where somebody has named the points of one: of a real game no more than a guess.
    ByHand,
    /// By the values of the regions, where the program has taken something as border of which that is not proved: a block because
    /// of its many liberties, or what lies behind the points where the two sides meet. What is told holds if the border does.
    AlongBorder,
    /// By the search of the whole board.
    Searched,
    /// Both have passed, and the board was counted as it stands: of best play nothing is said.
    Counted,
    /// Both have passed, and the board was counted as it looks ([`FinalCount::supposed`]): what is told holds if the blocks live and
    /// die of which that was not proved.
    Supposed,
    /// Between two numbers: a ko matters.
    Bounded,
    /// A region has no value.
    Undecided,
}

impl KnownBy {
    /// How sure they are. Between two numbers no score is told.
    #[must_use]
    pub const fn how_sure(self) -> Known {
        match self {
            Self::Searched => Known::Proved,
            Self::Regions | Self::Counted => Known::Counted,
            Self::ByHand | Self::AlongBorder | Self::Supposed => Known::Provisional,
            Self::Bounded | Self::Undecided => Known::Undecided,
        }
    }
}

/// Why scores are not known, or only between two numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It cannot be said either where the sides meet in regions that are too large: it is too early in the game.
    TooEarly(TooEarly),
    /// Nothing is taken as safe, so there are no regions.
    NothingSafe,
    /// A region has no safe stone beside it.
    NoBorder(usize),
    /// A region has more points than are searched.
    TooLarge(usize),
    /// The search of a region met a limit.
    OverBudget(usize, LimitMet),
    /// Positions of a region come back.
    Repetition(usize),
    /// A region depends on who wins a ko.
    Ko(usize),
    /// In a region points may stay neutral, in a seki above all, and by area the score hangs on how many.
    Neutral(usize),
    /// Somebody has named the points of a region.
    ByHand(usize),
    /// Behind points that were named stand blocks that look dead, and it is not proved that they are; the points count as if they
    /// were, and nothing else does. By anchor.
    UnknownStatus(Vec<Block>),
    /// The regions are known, but adding them up met a limit.
    NotAddedUp(LimitMet),
    /// The search of the whole board met a limit.
    NotProved(LimitMet),
    /// Where this side is first positions come back for ever with best play, so that the rules give no score.
    ComesBack(Color, Repetition),
    /// No time was left to prove which blocks live and which are dead.
    BlocksOutOfTime,
    /// The whole board is too large to be tried to the end, however long.
    BoardTooLarge,
    /// The search of the whole board found something else than the regions.
    ProofDiffers(Parting),
}

/// Where the search of the whole board and the regions part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// Who is first where they differ.
    pub first: Color,
    /// What they say differently: the first thing found.
    pub difference: Difference,
    /// The moves of the proved line to the last position of which their scores still differ; none where that is the board itself.
    pub line: Vec<(Color, Point)>,
}

/// What the search of the whole board and the regions say differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The score: Black's points minus White's.
    Score {
        /// By the regions.
        regions: Between,
        /// By the search of the whole board.
        board: i64,
    },
    /// What a first move loses, where the scores agree.
    Loss {
        /// The move.
        point: Point,
        /// By the regions.
        regions: Between,
        /// By the search of the whole board.
        board: i64,
    },
}
