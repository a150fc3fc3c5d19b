//! Values of regions by search: every move of both sides, to the end.
//!
//! A region is what lies between safe stones: empty points and stones that may be captured. All positions of it that moves of
//! either colour can make are expanded by [`semeai_search`]; blocks that are joined to safe stones, or that live
//! unconditionally, are border, and what is left falls apart into pieces whose values add up. The value of a piece is the
//! canonical form of `{ values after Black's moves + prisoners | values after White's moves - prisoners }`, and an empty
//! room is worth its points. So dead stones and sekis come out by themselves.
//!
//! A position that is met again on its own line (mutual captures; kos have a rule) counts once against Black and once for
//! him; each search is repeated with what it found in place of that position until nothing changes. If both find the same
//! value, it is that; else there is none.

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_cgt::{Arena, Error, GameId};
use semeai_search::{
    Ground, Halt, KoRule, Leaves, Mask, Means, Near, Piece, PieceId, PieceMove, PieceValues,
    PositionBudget, Rest, Stake, pieces,
};

use crate::ko::ByKo;
use crate::settled::{Stranger, room, stranger};

/// The most points of a region that is searched.
pub(crate) const MOST_POINTS: usize = Mask::<1>::CAPACITY;

/// Rooms of so many points are looked into for what a move of a stranger loses.
pub(crate) const MOST_ROOM: u32 = 7;

/// So often a search is repeated where positions come back.
const MOST_ROUNDS: u32 = 12;

/// A position of a region: the pieces that are left.
pub(crate) type Spot = Vec<Piece<1>>;

/// A move in a region.
#[derive(Clone, Debug)]
pub(crate) struct LocalMove {
    pub(crate) color: Color,
    pub(crate) point: Point,
    /// How many stones it takes.
    pub(crate) captured: u32,
    /// Whether it is played in an empty room that is settled.
    pub(crate) in_room: bool,
    /// The position after it, if nobody has a ko threat.
    pub(crate) to: Spot,
    /// The value after it, prisoners counted.
    pub(crate) values: ByKo<Result<GameId, Halt>>,
}

/// A region with everything that was found out about it.
#[derive(Debug)]
pub(crate) struct Local {
    ground: Ground<1>,
    root: Spot,
    tables: ByKo<Table>,
    /// Whether a ko was met.
    has_ko: bool,
    /// Whether something hangs on that nobody lives in a large room.
    pub(crate) takes_rooms: bool,
}

impl Local {
    /// A region of a position in which the stones around it are protected. Nothing if it has too many points. A ko that has just
    /// been taken is not taken back while its shape stands, unless a side wins all kos.
    pub(crate) fn new(position: &Position, points: &PointSet) -> Option<Self> {
        if points.len() > MOST_POINTS {
            return None;
        }
        let ground = Ground::new(position, &ByColor::default(), points);
        let mut root = match pieces(&ground, 0, ground.stones(position), Stake::Points) {
            Rest::Pieces(root) => root,
            Rest::Safe(_) => Vec::new(),
        };
        let mut has_ko = false;
        if let Some((color, point)) = position.ko()
            && let Some(bit) = ground.index(point)
        {
            has_ko = true;
            for piece in &mut root {
                piece.border.barred[color] |= Mask::of(bit) & piece.empty;
            }
        }
        Some(Self {
            ground,
            root,
            tables: ByKo::RULES.map(Table::new),
            has_ko,
            takes_rooms: false,
        })
    }

    /// Whether a stranger can live in the region, if it is an empty room.
    pub(crate) fn stranger(&self) -> Stranger {
        let border = self.ground.border();
        let wall = border.wall.black | border.wall.white;
        stranger(self.ground.near(), self.ground.all(), wall)
    }

    /// Whether a side may not play on a point, for it would take back a ko.
    pub(crate) fn is_banned(&self, spot: &Spot, color: Color, point: Point) -> bool {
        let Some(bit) = self.ground.index(point) else {
            return false;
        };
        let mut pieces = spot.iter();
        pieces.any(|piece| piece.border.barred[color].meets(Mask::of(bit)))
    }

    /// The points that Black surrounds in a position as the stones stand, minus White's.
    pub(crate) fn at_once(&self, spot: &Spot) -> i64 {
        let near = self.ground.near();
        let mut sum = 0;
        for piece in spot {
            let mut left = piece.empty;
            while !left.is_empty() {
                let part = near.flood(left.first(), piece.empty);
                left = left.without(part);
                let is_beside = |color| {
                    let around = near.beside(part) & piece.stones[color];
                    !around.is_empty() || part.meets(piece.border.wall[color])
                };
                let count = part.len();
                sum += match (is_beside(Color::Black), is_beside(Color::White)) {
                    _ if part.meets(piece.border.outside) => 0,
                    (true, false) => points(Color::Black, count),
                    (false, true) => points(Color::White, count),
                    _ => 0,
                };
            }
        }
        sum
    }

    /// The position of the board.
    pub(crate) fn root(&self) -> &Spot {
        &self.root
    }

    /// The positions of pieces that were expanded, if nobody has a ko threat.
    pub(crate) fn positions(&self) -> usize {
        self.tables.no_threats.free.len()
    }

    /// The positions of pieces that are held in memory.
    pub(crate) fn held(&self) -> usize {
        let ByKo {
            no_threats,
            black_wins_kos,
            white_wins_kos,
        } = self.tables.as_ref().map(Table::held);
        no_threats + black_wins_kos + white_wins_kos
    }

    /// The value of a position however kos go.
    pub(crate) fn values(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &Spot,
    ) -> ByKo<Result<GameId, Halt>> {
        let usual = self.value(arena, budget, spot, KoRule::SIMPLE);
        if !self.has_ko {
            return ByKo::all(usual);
        }
        ByKo {
            no_threats: usual,
            black_wins_kos: self.value(arena, budget, spot, KoRule::Wins(Color::Black)),
            white_wins_kos: self.value(arena, budget, spot, KoRule::Wins(Color::White)),
        }
    }

    /// The value of a position under one rule.
    pub(crate) fn value(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &Spot,
        rule: KoRule,
    ) -> Result<GameId, Halt> {
        let (table, mut work) = self.work(arena, budget, rule);
        let value = table.value(&mut work, spot);
        let (has_ko, takes_rooms) = (work.has_ko, work.takes_rooms);
        self.has_ko |= has_ko;
        self.takes_rooms |= takes_rooms;
        value
    }

    /// Every move of both sides in a position, by point, with the value after it.
    ///
    /// # Errors
    ///
    /// Over budget.
    pub(crate) fn moves(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &Spot,
    ) -> Result<Vec<LocalMove>, Halt> {
        let usual = self.moves_under(arena, budget, spot, KoRule::SIMPLE)?;
        let others = if self.has_ko {
            let mut under = |color| self.moves_under(arena, budget, spot, KoRule::Wins(color));
            Some([under(Color::Black)?, under(Color::White)?])
        } else {
            None
        };
        let found = usual.into_iter().map(|tried| {
            let Tried {
                played,
                to,
                in_room,
                value,
            } = tried;
            let (color, point) = (played.color, played.point);
            let same = |moves: &[Tried]| {
                let mut moves = moves.iter();
                let same =
                    moves.find(|other| (other.played.color, other.played.point) == (color, point));
                same.map_or(Err(Halt::Budget), |same| same.value)
            };
            LocalMove {
                color,
                point: self.ground.point(point),
                captured: played.captured,
                in_room,
                to,
                values: match &others {
                    None => ByKo::all(value),
                    Some([black, white]) => ByKo {
                        no_threats: value,
                        black_wins_kos: same(black),
                        white_wins_kos: same(white),
                    },
                },
            }
        });
        let mut found: Vec<LocalMove> = found.collect();
        found.sort_by_key(|played| (played.point, played.color as u8));
        Ok(found)
    }

    fn moves_under(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &Spot,
        rule: KoRule,
    ) -> Result<Vec<Tried>, Halt> {
        let (table, mut work) = self.work(arena, budget, rule);
        let mut found = Vec::new();
        for (i, piece) in spot.iter().enumerate() {
            let id = table.number(piece);
            let settled = room(work.ground.near(), piece);
            let owner = settled.filter(|(_, stranger)| *stranger != Stranger::Unknown);
            let owner = owner.map(|(owner, _)| owner);
            let is_large = piece.empty.len() > MOST_ROOM;
            let moves = work.with(None, |means| table.free.moves(means, id))?;
            for played in moves.iter().filter(|played| !played.is_suicide) {
                // What a stranger loses in a large room would take long to say.
                if is_large && owner == Some(played.color.opponent()) {
                    continue;
                }
                let rest = match &played.rest {
                    Rest::Pieces(rest) => &rest[..],
                    Rest::Safe(_) => &[],
                };
                let mut to = spot.clone();
                to.swap_remove(i);
                to.extend(rest.iter().map(|id| table.free.piece(*id)));
                let value = table.value(&mut work, &to);
                let value = value.and_then(|value| with_prisoners(work.arena, played, value));
                work.has_ko |= played.is_ko;
                found.push(Tried {
                    played: played.clone(),
                    to,
                    in_room: owner.is_some(),
                    value,
                });
            }
        }
        let (has_ko, takes_rooms) = (work.has_ko, work.takes_rooms);
        self.has_ko |= has_ko;
        self.takes_rooms |= takes_rooms;
        Ok(found)
    }

    fn work<'a>(
        &'a mut self,
        arena: &'a mut Arena,
        budget: &'a mut PositionBudget,
        rule: KoRule,
    ) -> (&'a mut Table, Work<'a>) {
        let table = match rule {
            KoRule::Threats(_) => &mut self.tables.no_threats,
            KoRule::Wins(Color::Black) => &mut self.tables.black_wins_kos,
            KoRule::Wins(Color::White) => &mut self.tables.white_wins_kos,
        };
        let work = Work {
            ground: &self.ground,
            arena,
            budget,
            has_ko: false,
            takes_rooms: false,
        };
        (table, work)
    }
}

/// A move under one rule.
#[derive(Debug)]
struct Tried {
    played: PieceMove<PieceId>,
    to: Spot,
    in_room: bool,
    value: Result<GameId, Halt>,
}

/// What a search works with.
#[derive(Debug)]
struct Work<'a> {
    ground: &'a Ground<1>,
    arena: &'a mut Arena,
    budget: &'a mut PositionBudget,
    has_ko: bool,
    takes_rooms: bool,
}

impl Work<'_> {
    fn with<T>(
        &mut self,
        guesses: Option<Guesses<'_>>,
        search: impl FnOnce(&mut Means<'_, 1, Points<'_>>) -> T,
    ) -> T {
        let mut leaves = Points {
            near: self.ground.near(),
            arena: self.arena,
            has_ko: &mut self.has_ko,
            takes_rooms: &mut self.takes_rooms,
            guesses,
        };
        search(&mut Means {
            grounds: std::slice::from_ref(self.ground),
            leaves: &mut leaves,
            budget: self.budget,
        })
    }
}

/// What is known of the positions of a region under one rule.
#[derive(Debug)]
struct Table {
    rule: KoRule,
    /// As long as no position comes back.
    free: PieceValues<1, GameId>,
    /// Where positions come back: against Black, and for him.
    again: ByColor<Option<Again>>,
}

/// A search in which positions come back.
#[derive(Debug)]
struct Again {
    values: PieceValues<1, GameId>,
    /// What those positions are worth, as far as it was found.
    found: FxHashMap<PieceId, GameId>,
}

impl Table {
    fn new(rule: KoRule) -> Self {
        Self {
            rule,
            free: PieceValues::new(Stake::Points, Some(rule)),
            again: ByColor::default(),
        }
    }

    /// The number of a piece. Where a side wins all kos nobody is banned.
    fn number(&mut self, piece: &Piece<1>) -> PieceId {
        let mut piece = *piece;
        if self.rule.loser().is_some() {
            piece.border.barred = ByColor::default();
        }
        self.free.number(piece)
    }

    fn held(&self) -> usize {
        let again = self.again.iter().filter_map(|(_, again)| again.as_ref());
        let again = again.map(|again| again.values.len());
        self.free.len() + again.sum::<usize>()
    }

    fn value(&mut self, work: &mut Work<'_>, spot: &Spot) -> Result<GameId, Halt> {
        let ids: Vec<PieceId> = spot.iter().map(|piece| self.number(piece)).collect();
        let found = sum(&mut self.free, work, &ids, None);
        match found {
            Err(Halt::Repetition) => {
                self.free.settle();
                let spot: Spot = ids.iter().map(|id| *self.free.piece(*id)).collect();
                self.value_again(work, &spot)
            }
            Err(halt) => {
                self.free.settle();
                Err(halt)
            }
            found => found,
        }
    }

    /// The value where positions come back.
    fn value_again(&mut self, work: &mut Work<'_>, spot: &Spot) -> Result<GameId, Halt> {
        let rule = self.rule;
        let mut bound = |color: Color| {
            let again = self.again[color].get_or_insert_with(|| Again::new(rule));
            again.value(work, spot, color)
        };
        let [low, high] = [bound(Color::Black)?, bound(Color::White)?];
        if low == high {
            Ok(low)
        } else {
            Err(Halt::Repetition)
        }
    }
}

impl Again {
    fn new(rule: KoRule) -> Self {
        Self {
            values: PieceValues::new(Stake::Points, Some(rule)),
            found: FxHashMap::default(),
        }
    }

    /// The value where what comes back counts against a side, as long as nothing better is known.
    fn value(&mut self, work: &mut Work<'_>, spot: &Spot, against: Color) -> Result<GameId, Halt> {
        let ids: Vec<PieceId> = (spot.iter())
            .map(|piece| self.values.number(*piece))
            .collect();
        // No region is worth so much.
        let most = 4 * u32::try_from(MOST_POINTS).unwrap_or(u32::MAX);
        let worst = work.arena.integer(points(against.opponent(), most));
        let worst = worst.map_err(too_large)?;
        for _ in 0..MOST_ROUNDS {
            let mut asked = Vec::new();
            let guesses = Guesses {
                found: &self.found,
                worst,
                asked: &mut asked,
            };
            let value = sum(&mut self.values, work, &ids, Some(guesses));
            if value.is_err() {
                self.values.settle();
            }
            let value = value?;
            let mut is_stable = true;
            asked.sort_unstable();
            asked.dedup();
            for id in asked {
                let now = sum(&mut self.values, work, &[id], None)?;
                is_stable &= self.found.insert(id, now) == Some(now);
            }
            if is_stable {
                return Ok(value);
            }
            self.values.forget();
        }
        Err(Halt::Repetition)
    }
}

/// What positions are taken to be worth that come back.
#[derive(Debug)]
struct Guesses<'a> {
    found: &'a FxHashMap<PieceId, GameId>,
    worst: GameId,
    asked: &'a mut Vec<PieceId>,
}

/// Points of territory and prisoners.
#[derive(Debug)]
struct Points<'a> {
    near: &'a Near<1>,
    arena: &'a mut Arena,
    has_ko: &'a mut bool,
    takes_rooms: &'a mut bool,
    guesses: Option<Guesses<'a>>,
}

/// The value of pieces together.
fn sum(
    values: &mut PieceValues<1, GameId>,
    work: &mut Work<'_>,
    ids: &[PieceId],
    guesses: Option<Guesses<'_>>,
) -> Result<GameId, Halt> {
    work.with(guesses, |means| values.sum(means, ids))
}

impl Leaves<1> for Points<'_> {
    type Value = GameId;

    fn nothing(&self) -> GameId {
        self.arena.zero()
    }

    /// There is no target.
    fn safe(&self, _: Color) -> GameId {
        self.arena.zero()
    }

    fn leaf(&mut self, piece: &Piece<1>) -> Result<Option<GameId>, Halt> {
        let owner = match room(self.near, piece) {
            Some((owner, Stranger::Dies)) => owner,
            Some((owner, Stranger::TakenToDie)) => {
                *self.takes_rooms = true;
                owner
            }
            Some((_, Stranger::Unknown)) | None => return Ok(None),
        };
        let value = self.arena.integer(points(owner, piece.empty.len()));
        value.map(Some).map_err(too_large)
    }

    fn moved(&mut self, played: &PieceMove<PieceId>, rest: GameId) -> Result<GameId, Halt> {
        *self.has_ko |= played.is_ko;
        with_prisoners(self.arena, played, rest)
    }

    fn node(&mut self, _: &Piece<1>, after: &ByColor<Vec<GameId>>) -> Result<GameId, Halt> {
        self.arena
            .game(&after.black, &after.white)
            .map_err(too_large)
    }

    fn sum(&mut self, one: GameId, other: GameId) -> Result<GameId, Halt> {
        self.arena.add(one, other).map_err(too_large)
    }

    fn repeated(&self, _: Option<Color>) -> Result<GameId, Halt> {
        Err(Halt::Repetition)
    }

    fn met_again(&mut self, piece: PieceId, _: Option<Color>) -> Result<GameId, Halt> {
        let Some(guesses) = &mut self.guesses else {
            return Err(Halt::Repetition);
        };
        guesses.asked.push(piece);
        Ok(guesses.found.get(&piece).copied().unwrap_or(guesses.worst))
    }
}

/// A value with the stones that a move took.
fn with_prisoners(
    arena: &mut Arena,
    played: &PieceMove<PieceId>,
    rest: GameId,
) -> Result<GameId, Halt> {
    with_points(arena, rest, points(played.color, played.captured))
}

/// A value with so many points of Black's.
pub(crate) fn with_points(arena: &mut Arena, value: GameId, points: i64) -> Result<GameId, Halt> {
    if points == 0 {
        return Ok(value);
    }
    let points = arena.integer(points);
    let sum = points.and_then(|points| arena.add(value, points));
    sum.map_err(too_large)
}

/// So many points for a side.
pub(crate) fn points(color: Color, count: u32) -> i64 {
    match color {
        Color::Black => i64::from(count),
        Color::White => -i64::from(count),
    }
}

/// A value that the arena cannot hold ends a search as a position too many does.
pub(crate) fn too_large(_: Error) -> Halt {
    Halt::Budget
}
