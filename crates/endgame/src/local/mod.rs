//! Values of regions by search: every move of both sides, to the end.
//!
//! A region is what lies between safe stones: empty points and stones that may be captured. All positions of it that moves of
//! either colour can make are expanded by [`semeai_search`]; blocks that are joined to safe stones, or that live
//! unconditionally, are border, and what is left falls apart into pieces whose values add up. The value of a piece is the
//! canonical form of `{ values after Black's moves + prisoners | values after White's moves - prisoners }`, and an empty
//! room is worth its points. So dead stones and sekis come out by themselves.
//!
//! A position that is met again on its own line (mutual captures; kos have a rule) counts once against Black and once for
//! him. If both find the same value, it is that; else there is none.

mod areas;
mod forms;
mod means;
pub(crate) mod room;
mod settle;
pub(crate) mod standstill;
mod together;
mod values;

use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_cgt::{Arena, GameId};
use semeai_search::{
    Ground, Halt, KoRule, Mask, Piece, PieceMove, PositionBudget, Rest, Stake, pieces,
};

use self::forms::Forms;
use self::means::PieceMeans;
use self::room::{Stranger, room, stranger};
use self::standstill::{AreaValue, surrounded};
use self::values::RuleValues;
use crate::ko::ByKo;
use crate::points::{points, with_points};
use crate::sweep::worth::{KoHeats, KoWorths};

/// The most points of a region that is searched.
pub const MOST_POINTS: usize = Mask::<1>::CAPACITY;

/// Rooms of so many points are looked into for what a move of a stranger loses.
pub(crate) const MOST_ROOM: u32 = 7;

/// A position of a region.
#[derive(Clone, Debug, Default)]
pub(crate) struct LocalPosition {
    /// The pieces that are left.
    pub(crate) pieces: Vec<Piece<1>>,
    /// All its stones, those too that live in it and are border of the pieces.
    stones: ByColor<Mask<1>>,
}

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
    pub(crate) to: LocalPosition,
    /// The value after it, prisoners counted.
    pub(crate) values: ByKo<Result<GameId, Halt>>,
    /// What it counts by area then, in the same way.
    pub(crate) areas: ByKo<Result<AreaValue, Halt>>,
}

/// A move outside settled rooms.
#[derive(Clone, Debug)]
pub(crate) struct OpenMove {
    pub(crate) color: Color,
    pub(crate) point: Point,
    /// The points of the stones that it takes.
    pub(crate) taken: i64,
    /// Where the other side would take back a ko that it takes.
    pub(crate) ban: Option<Point>,
    pub(crate) to: LocalPosition,
}

impl LocalPosition {
    /// The same where everybody has moved elsewhere, so that nobody is banned from taking back a ko; its pieces in an order that
    /// hangs on nothing else.
    pub(crate) fn freed(&self) -> Self {
        let mut freed = self.clone();
        for piece in &mut freed.pieces {
            piece.border.barred = ByColor::default();
        }
        freed.pieces.sort_by_key(|piece| piece.points().lowest());
        freed
    }
}

/// A region with everything that was found out about it.
#[derive(Debug)]
pub(crate) struct LocalSearch {
    ground: Ground<1>,
    root: LocalPosition,
    tables: ByKo<RuleValues>,
    forms: Forms,
    /// The memory that tables and forms may take.
    most_bytes: usize,
    /// What positions with kos are worth.
    pub(crate) ko_worths: KoWorths,
    /// What the next move in a position with kos is worth.
    pub(crate) ko_heats: KoHeats,
}

impl LocalSearch {
    /// A region of a position in which the stones around it are protected. Nothing if it has too many points. A ko that has just
    /// been taken is not taken back while its shape stands, unless a side wins all kos.
    pub(crate) fn new(position: &Position, points: &PointSet) -> Option<Self> {
        if points.len() > MOST_POINTS {
            return None;
        }
        let ground = Ground::new(position, &ByColor::default(), points);
        let stones = ground.stones(position);
        let mut root = cut_apart(&ground, stones);
        if let Some((color, point)) = position.ko()
            && let Some(bit) = ground.index(point)
        {
            for piece in &mut root {
                piece.border.barred[color] |= Mask::of(bit) & piece.empty;
            }
        }
        Some(Self {
            ground,
            root: LocalPosition {
                pieces: root,
                stones,
            },
            tables: ByKo::RULES.map(RuleValues::new),
            forms: Forms::default(),
            most_bytes: usize::MAX,
            ko_worths: KoWorths::default(),
            ko_heats: KoHeats::default(),
        })
    }

    /// The memory that the positions may take from now on, in bytes.
    pub(crate) const fn allow_bytes(&mut self, bytes: usize) {
        self.most_bytes = bytes;
    }

    /// Whether a stranger can live in the region, if it is an empty room.
    pub(crate) fn stranger(&self) -> Stranger {
        let border = self.ground.border();
        let wall = border.wall.black | border.wall.white;
        stranger(&self.ground, self.ground.all(), wall)
    }

    /// Whether a side may not play on a point, for it would take back a ko.
    pub(crate) fn is_banned(&self, spot: &LocalPosition, color: Color, point: Point) -> bool {
        let Some(bit) = self.ground.index(point) else {
            return false;
        };
        let mut pieces = spot.pieces.iter();
        pieces.any(|piece| piece.border.barred[color].meets(Mask::of(bit)))
    }

    /// The points that Black surrounds in a position as the stones stand, minus White's.
    pub(crate) fn at_once(&self, spot: &LocalPosition) -> i64 {
        let near = self.ground.near();
        let pieces = spot.pieces.iter();
        pieces.map(|piece| surrounded(near, piece)).sum()
    }

    /// The position of the board.
    pub(crate) fn root(&self) -> &LocalPosition {
        &self.root
    }

    /// The positions of pieces that were met, if nobody has a ko threat.
    pub(crate) fn positions(&self) -> usize {
        self.tables.no_threats.len()
    }

    /// The memory that the positions take.
    pub(crate) fn bytes(&self) -> usize {
        let ByKo {
            no_threats,
            black_wins_kos,
            white_wins_kos,
        } = self.tables.as_ref().map(RuleValues::bytes);
        no_threats + black_wins_kos + white_wins_kos + self.forms.bytes()
    }

    /// Whether something hangs on that nobody lives in a large room.
    pub(crate) fn takes_rooms(&self) -> bool {
        let all = self.tables.as_ref().map(|table| table.takes_rooms);
        all.no_threats || all.black_wins_kos || all.white_wins_kos
    }

    /// The value of a position however kos go.
    pub(crate) fn values(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &LocalPosition,
    ) -> ByKo<Result<GameId, Halt>> {
        let usual = self.value(arena, budget, spot, KoRule::SIMPLE);
        if !self.tables.no_threats.has_ko(&spot.pieces) {
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
        spot: &LocalPosition,
        rule: KoRule,
    ) -> Result<GameId, Halt> {
        let table = match rule {
            KoRule::Threats(_) => &self.tables.no_threats,
            KoRule::Wins(Color::Black) => &self.tables.black_wins_kos,
            KoRule::Wins(Color::White) => &self.tables.white_wins_kos,
        };
        let others = self.bytes() - table.bytes() - self.forms.bytes();
        let mut means = PieceMeans {
            ground: &self.ground,
            arena,
            forms: &mut self.forms,
            budget,
            most_bytes: self.most_bytes.saturating_sub(others),
        };
        let ByKo {
            no_threats,
            black_wins_kos,
            white_wins_kos,
        } = &mut self.tables;
        let spot = &spot.pieces;
        match rule {
            KoRule::Threats(_) => no_threats.sum(&mut means, None, spot),
            KoRule::Wins(Color::Black) => black_wins_kos.sum(&mut means, Some(no_threats), spot),
            KoRule::Wins(Color::White) => white_wins_kos.sum(&mut means, Some(no_threats), spot),
        }
    }

    /// What a position that was valued counts by area, however kos go.
    pub(crate) fn areas(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &LocalPosition,
    ) -> ByKo<Result<AreaValue, Halt>> {
        let mut means = PieceMeans {
            ground: &self.ground,
            arena,
            forms: &mut self.forms,
            budget,
            most_bytes: self.most_bytes,
        };
        let usual = self.tables.no_threats.area(&mut means, &spot.pieces);
        if !self.tables.no_threats.has_ko(&spot.pieces) {
            return ByKo::all(usual);
        }
        ByKo {
            no_threats: usual,
            black_wins_kos: self.tables.black_wins_kos.area(&mut means, &spot.pieces),
            white_wins_kos: self.tables.white_wins_kos.area(&mut means, &spot.pieces),
        }
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
        spot: &LocalPosition,
    ) -> Result<Vec<LocalMove>, Halt> {
        let mut found = Vec::new();
        for (i, piece) in spot.pieces.iter().enumerate() {
            let owner = self.owner_of_room(piece);
            let is_large = piece.empty.len() > MOST_ROOM;
            let mut means = PieceMeans {
                ground: &self.ground,
                arena,
                forms: &mut self.forms,
                budget,
                most_bytes: self.most_bytes,
            };
            let moves = self.tables.no_threats.moves(&mut means, piece)?;
            for played in moves.into_iter().filter(|played| !played.is_suicide) {
                // What a stranger loses in a large room would take long to say.
                if is_large && owner == Some(played.color.opponent()) {
                    continue;
                }
                let to = self.after(spot, i, &played, owner == Some(played.color));
                let taken = points(played.color, played.captured);
                let values = self.values(arena, budget, &to);
                let areas = self.areas(arena, budget, &to);
                found.push(LocalMove {
                    color: played.color,
                    point: self.ground.point(played.point),
                    captured: played.captured,
                    in_room: owner.is_some(),
                    to,
                    values: values.map(|value| with_points(arena, value?, taken)),
                    areas: areas.map(|area| area?.with_points(arena, taken)),
                });
            }
        }
        found.sort_by_key(|played| (played.point, played.color as u8));
        Ok(found)
    }

    /// Every move of both sides in a position in which nobody is banned, but those in settled rooms.
    ///
    /// # Errors
    ///
    /// Over budget.
    pub(crate) fn open_moves(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &LocalPosition,
    ) -> Result<Vec<OpenMove>, Halt> {
        let mut found = Vec::new();
        for (at, piece) in spot.pieces.iter().enumerate() {
            if self.owner_of_room(piece).is_some() {
                continue;
            }
            let mut means = PieceMeans {
                ground: &self.ground,
                arena,
                forms: &mut self.forms,
                budget,
                most_bytes: self.most_bytes,
            };
            let moves = self.tables.no_threats.moves(&mut means, piece)?;
            for played in moves.into_iter().filter(|played| !played.is_suicide) {
                let to = self.after(spot, at, &played, false);
                let barred = |piece: &Piece<1>| piece.border.barred[played.color.opponent()];
                let ban = to.pieces.iter().find_map(|piece| barred(piece).lowest());
                found.push(OpenMove {
                    color: played.color,
                    point: self.ground.point(played.point),
                    taken: points(played.color, played.captured),
                    ban: ban.map(|bit| self.ground.point(bit)),
                    to,
                });
            }
        }
        Ok(found)
    }

    /// A position without its settled rooms, and what they count.
    pub(crate) fn without_rooms(&self, spot: &LocalPosition) -> (LocalPosition, i64) {
        let mut left = spot.clone();
        let mut settled = 0;
        left.pieces.retain(|piece| {
            let owner = self.owner_of_room(piece);
            settled += owner.map_or(0, |owner| points(owner, piece.empty.len()));
            owner.is_none()
        });
        (left, settled)
    }

    /// The value of a position in which no ko can arise; nothing if one can, or if positions come back.
    ///
    /// # Errors
    ///
    /// Over budget.
    pub(crate) fn value_without_ko(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &LocalPosition,
    ) -> Result<Option<GameId>, Halt> {
        let value = self.value(arena, budget, spot, KoRule::SIMPLE);
        if value == Err(Halt::Budget) {
            return Err(Halt::Budget);
        }
        let has_ko = self.tables.no_threats.has_ko(&spot.pieces);
        Ok(value.ok().filter(|_| !has_ko))
    }

    /// Whose room a piece is, if it is one in which the other side does not live, or is taken not to.
    fn owner_of_room(&self, piece: &Piece<1>) -> Option<Color> {
        match room(&self.ground, piece)? {
            (owner, Stranger::Dies | Stranger::TakenToDie) => Some(owner),
            (_, Stranger::Unknown) => None,
        }
    }

    /// The position after a move in the `at`-th piece. Whoever plays in a room of his own may fill an eye of a block that lives by
    /// it and is border of the pieces, so that it can be captured again: then all of the position is cut apart anew.
    fn after(
        &self,
        spot: &LocalPosition,
        at: usize,
        played: &PieceMove<Piece<1>>,
        is_own_room: bool,
    ) -> LocalPosition {
        let mut left = spot.pieces.clone();
        let piece = left.swap_remove(at);
        if let Rest::Pieces(rest) = &played.rest {
            left.extend(rest);
        }
        let empty = left
            .iter()
            .fold(Mask::EMPTY, |all, piece| all | piece.empty);
        let mut stones = spot.stones;
        stones[played.color] |= Mask::of(played.point);
        let other = played.color.opponent();
        // A point of a stone that was taken is empty in what is left.
        stones[other] = stones[other].without(piece.stones[other] & empty);
        if is_own_room {
            let mut anew = cut_apart(&self.ground, stones);
            for color in Color::ALL {
                let barred = left.iter().map(|piece| piece.border.barred[color]);
                let barred = barred.fold(Mask::EMPTY, |all, barred| all | barred);
                for piece in &mut anew {
                    piece.border.barred[color] |= barred & piece.empty;
                }
            }
            left = anew;
        }
        LocalPosition {
            pieces: left,
            stones,
        }
    }
}

/// The pieces of a position of a ground.
fn cut_apart(ground: &Ground<1>, stones: ByColor<Mask<1>>) -> Vec<Piece<1>> {
    match pieces(ground, 0, stones, Stake::Points) {
        Rest::Pieces(found) => found,
        Rest::Safe(_) => Vec::new(),
    }
}
