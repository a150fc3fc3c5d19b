//! The pieces of a board, each with a number, its hash, and every move in it: what a search looks up instead of making it anew.

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color, PointSet, Position};
use semeai_search::{
    Ground, KoRule, Look, Mask, Near, Piece, PieceMove, Rest, Stake, moves, pieces,
};

use super::table::Key;
use crate::local::room::{Stranger, has_endless_ko, is_hopeless, room};

/// The number of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PieceNumber(u32);

/// A move in a piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceStep {
    pub(super) point: u8,
    pub(super) captured: u8,
    /// The points of what is left of the piece.
    pub(super) points: u8,
    /// The area that is settled by it, Black's minus White's.
    pub(super) settled: i8,
    /// The key of what is left of it.
    pub(super) key: Key,
    rest: Span,
}

/// Neighbours in a list.
#[derive(Clone, Copy, Debug)]
struct Span {
    start: u32,
    end: u32,
}

impl Span {
    fn new(start: usize, end: usize) -> Self {
        let short = |at: usize| u32::try_from(at).expect("memory ends before");
        Self {
            start: short(start),
            end: short(end),
        }
    }

    const fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// What is known of a piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    pub(super) key: Key,
    pub(super) points: u8,
    /// Its area as it stands, Black's minus White's.
    pub(super) area: i8,
    /// Whether a side may not take back a ko in it.
    pub(super) is_barred: ByColor<bool>,
    /// The same where a side may, as it has moved elsewhere.
    pub(super) freed: ByColor<PieceNumber>,
    steps: Option<ByColor<Span>>,
}

/// More pieces, some 300 bytes each, are not kept: where hardly anything is safe a board is one piece, and every position another.
const MOST_PIECES: usize = 1 << 20;

/// Nor more moves in them, some 40 bytes each.
const MOST_STEPS: usize = 1 << 22;

/// All pieces that were met on a board.
#[derive(Debug)]
pub(crate) struct Pieces {
    ground: Ground<1>,
    /// By the rule of the board the ban of a ko is lifted by a move elsewhere; where a side wins all kos the other never takes one.
    rule: KoRule,
    pieces: Vec<Piece<1>>,
    facts: Vec<Facts>,
    numbers: FxHashMap<Piece<1>, PieceNumber>,
    steps: Vec<PieceStep>,
    rests: Vec<PieceNumber>,
    look: Look<1>,
    /// Whether in one of them a ko can go on without end.
    has_endless_ko: bool,
    /// Whether somebody is taken not to live in a large room.
    pub(crate) takes_rooms: bool,
    /// Whether a line of moves became longer than any search follows.
    pub(super) has_long_line: bool,
    /// The memory of a search with these pieces, in bytes, and whether it is taken.
    most_bytes: usize,
    pub(super) is_out_of_memory: bool,
}

impl Pieces {
    /// What is open on a board in which what is safe is protected.
    pub(crate) fn new(
        position: &Position,
        open: &PointSet,
        rule: KoRule,
        most_bytes: usize,
    ) -> Self {
        Self {
            ground: Ground::new(position, &ByColor::default(), open),
            rule,
            pieces: Vec::new(),
            facts: Vec::new(),
            numbers: FxHashMap::default(),
            steps: Vec::new(),
            rests: Vec::new(),
            look: Look::default(),
            has_endless_ko: false,
            takes_rooms: false,
            has_long_line: false,
            most_bytes,
            is_out_of_memory: false,
        }
    }

    /// Looks whether there is memory for one more position where the table of a search would take so much: a third for each of the two
    /// tables, and for the pieces.
    pub(super) fn note_memory(&mut self, table: usize) {
        self.is_out_of_memory |= table.max(self.bytes()) > self.most_bytes / 3;
    }

    /// The memory that the pieces take.
    pub(crate) fn bytes(&self) -> usize {
        let number = size_of::<(Piece<1>, PieceNumber)>() + 1;
        self.pieces.capacity() * size_of::<Piece<1>>()
            + self.facts.capacity() * size_of::<Facts>()
            + self.numbers.capacity() * number
            + self.steps.capacity() * size_of::<PieceStep>()
            + self.rests.capacity() * size_of::<PieceNumber>()
    }

    /// Whether no search of them comes to an end that can be told: there are too many, no memory is left, or in one of them a ko has no end, so that every
    /// move that is left anywhere, in what is settled too, is one more to take it back.
    pub(super) fn gives_up(&self) -> bool {
        self.has_endless_ko || self.is_out_of_memory || self.lifts_bans() && self.is_full()
    }

    /// Whether there are so many, or lines so long, that no longer search ends.
    pub(super) fn is_full(&self) -> bool {
        self.has_long_line || self.pieces.len() > MOST_PIECES || self.steps.len() > MOST_STEPS
    }

    pub(super) fn ground(&self) -> &Ground<1> {
        &self.ground
    }

    /// The pieces of a position of the board in which a side is to move, and the area of what stands outside them, to the end.
    pub(crate) fn root(&mut self, position: &Position, first: Color) -> (Vec<PieceNumber>, i32) {
        let stones = self.ground.stones(position);
        let mut found = match pieces(&self.ground, 0, stones, Stake::Points) {
            Rest::Pieces(found) => found,
            Rest::Safe(_) => Vec::new(),
        };
        let banned = position
            .ko()
            .filter(|(banned, _)| *banned == first && self.lifts_bans());
        if let Some((_, point)) = banned
            && let Some(index) = self.ground.index(point)
        {
            for piece in &mut found {
                if piece.points().meets(Mask::of(index)) {
                    piece.border.barred[first] |= Mask::of(index);
                }
            }
        }
        let left = points_of(&found);
        let joined = stones.map(|all| all.without(left).len());
        let mut settled = balance(joined);
        let kept = self.keep(found, &mut settled);
        (kept, settled)
    }

    /// What is known of a piece.
    #[inline]
    pub(super) fn facts(&self, number: PieceNumber) -> &Facts {
        &self.facts[number.0 as usize]
    }

    pub(super) fn points(&self, number: PieceNumber) -> Mask<1> {
        self.pieces[number.0 as usize].points()
    }

    #[inline]
    pub(super) fn step(&self, index: usize) -> PieceStep {
        self.steps[index]
    }

    /// What is left of a piece after a move.
    #[inline]
    pub(super) fn rest(&self, step: PieceStep) -> &[PieceNumber] {
        &self.rests[step.rest.range()]
    }

    /// The moves of a side in a piece.
    #[inline]
    pub(super) fn steps(&mut self, number: PieceNumber, color: Color) -> std::ops::Range<usize> {
        let steps = match self.facts(number).steps {
            Some(steps) => steps,
            None => self.list(number),
        };
        steps[color].range()
    }

    /// Lists every move in a piece.
    fn list(&mut self, number: PieceNumber) -> ByColor<Span> {
        let piece = self.pieces[number.0 as usize];
        let mut look = std::mem::take(&mut self.look);
        let (stake, rule) = (Stake::Points, Some(self.rule));
        let mut played = moves(&self.ground, &piece, &mut look, stake, rule, |piece| piece);
        self.look = look;
        let loser = self.rule.loser();
        let is_left_out = |played: &PieceMove<_>| played.is_ko && Some(played.color) == loser;
        played.retain(|played| !(played.is_suicide || is_left_out(played)));
        played.sort_by_key(|played| std::cmp::Reverse(played.captured));
        let steps = ByColor::new_with(|color| {
            let own = played.iter().filter(|played| played.color == color);
            let steps: Vec<PieceStep> = own.map(|played| self.step_of(&piece, played)).collect();
            let start = self.steps.len();
            self.steps.extend(steps);
            Span::new(start, self.steps.len())
        });
        self.facts[number.0 as usize].steps = Some(steps);
        steps
    }

    fn step_of(&mut self, piece: &Piece<1>, played: &PieceMove<Piece<1>>) -> PieceStep {
        let mut rest = match &played.rest {
            Rest::Pieces(rest) => rest.clone(),
            Rest::Safe(_) => Vec::new(),
        };
        let left = points_of(&rest);
        // Whoever has moved may take back again.
        if self.lifts_bans() {
            for piece in &mut rest {
                piece.border.barred[played.color] = Mask::EMPTY;
            }
        }
        let mut stones = piece.stones;
        stones[played.color] |= Mask::of(played.point);
        let mut settled = balance(stones.map(|stones| stones.without(left).len()));
        let rest = self.keep(rest, &mut settled);
        let (mut key, mut points) = (Key::NONE, 0);
        for number in &rest {
            let facts = self.facts(*number);
            key = key.with(facts.key);
            points += facts.points;
        }
        let start = self.rests.len();
        self.rests.extend(rest);
        PieceStep {
            point: short(u32::from(played.point)),
            captured: short(played.captured),
            points,
            settled: whole(settled),
            key,
            rest: Span::new(start, self.rests.len()),
        }
    }

    /// The numbers of pieces in which something is left to be played for; what is settled for good is counted.
    fn keep(&mut self, found: Vec<Piece<1>>, settled: &mut i32) -> Vec<PieceNumber> {
        let mut kept = Vec::new();
        for piece in found {
            match self.owner(&piece) {
                Some(Color::Black) => *settled += piece.empty.len().cast_signed(),
                Some(Color::White) => *settled -= piece.empty.len().cast_signed(),
                None => kept.push(self.number(piece)),
            }
        }
        kept
    }

    /// Whether kos are banned from being taken back, until a move elsewhere lifts that.
    fn lifts_bans(&self) -> bool {
        self.rule == KoRule::SIMPLE
    }

    /// Whose room a piece is, if no stranger in it could ever live or threaten to. Where no ban is lifted a move that waits gains nothing,
    /// and it is enough that none lives, or that he is taken not to.
    fn owner(&mut self, piece: &Piece<1>) -> Option<Color> {
        if self.lifts_bans() {
            return owner(self.ground.near(), piece);
        }
        let (owner, stranger) = room(&self.ground, piece)?;
        self.takes_rooms |= stranger == Stranger::TakenToDie;
        (stranger != Stranger::Unknown).then_some(owner)
    }

    fn number(&mut self, piece: Piece<1>) -> PieceNumber {
        if let Some(number) = self.numbers.get(&piece) {
            return *number;
        }
        self.has_endless_ko |= self.lifts_bans() && has_endless_ko(&self.ground, &piece);
        let number = PieceNumber(u32::try_from(self.pieces.len()).expect("memory ends before"));
        self.numbers.insert(piece, number);
        self.pieces.push(piece);
        self.facts.push(Facts {
            key: Key::of(number.0.into()),
            points: short(piece.points().len()),
            area: whole(area(
                self.ground.near(),
                piece.empty,
                piece.stones,
                piece.border.wall,
            )),
            is_barred: piece
                .border
                .barred
                .map(|barred| self.lifts_bans() && !barred.is_empty()),
            freed: ByColor::new_with(|_| number),
            steps: None,
        });
        if !self.lifts_bans() {
            return number;
        }
        for color in Color::ALL {
            let mut free = piece;
            free.border.barred[color] = Mask::EMPTY;
            self.facts[number.0 as usize].freed[color] = self.number(free);
        }
        number
    }
}

/// The area of stones and the empty points between them as they stand, by which of these points lie beside walls of a side.
pub(super) fn area(
    near: &Near<1>,
    mut empty: Mask<1>,
    stones: ByColor<Mask<1>>,
    wall: ByColor<Mask<1>>,
) -> i32 {
    let mut area = balance(stones.map(Mask::len));
    while !empty.is_empty() {
        let space = near.flood(empty.first(), empty);
        empty = empty.without(space);
        let around = near.beside(space);
        let reaches = |color: Color| around.meets(stones[color]) || space.meets(wall[color]);
        area += match (reaches(Color::Black), reaches(Color::White)) {
            (true, false) => space.len().cast_signed(),
            (false, true) => -space.len().cast_signed(),
            _ => 0,
        };
    }
    area
}

/// Whose room a piece is, if no stranger in it could ever live or threaten to.
fn owner(near: &Near<1>, piece: &Piece<1>) -> Option<Color> {
    if piece.stones != ByColor::default() {
        return None;
    }
    let wall = piece.border.wall;
    let owner = match (wall.black.is_empty(), wall.white.is_empty()) {
        (false, true) => Color::Black,
        (true, false) => Color::White,
        _ => return None,
    };
    is_hopeless(near, piece.empty, wall[owner]).then_some(owner)
}

fn points_of(pieces: &[Piece<1>]) -> Mask<1> {
    let points = pieces.iter().map(Piece::points);
    points.fold(Mask::EMPTY, |all, points| all | points)
}

/// Black's minus White's.
pub(super) fn balance(counts: ByColor<u32>) -> i32 {
    counts.black.cast_signed() - counts.white.cast_signed()
}

fn short(count: u32) -> u8 {
    u8::try_from(count).expect("no more than the points of a piece")
}

fn whole(points: i32) -> i8 {
    i8::try_from(points).expect("no more than the points of a piece")
}
