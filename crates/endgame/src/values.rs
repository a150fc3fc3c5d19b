//! Values of the pieces of a region under one rule for kos, where positions may come back.
//!
//! The positions that can be reached from each other hang together (a strongly connected component, R. Tarjan, "Depth-first
//! search and linear graph algorithms", 1972); all others are valued once, after everything that they lead to. Where positions
//! hang together, one that is met again on its own line counts once as the worst for Black and once as the worst for White, and
//! the positions are valued again with what was found in its place until nothing changes. So there is a lower and an upper value;
//! nearly always they are the same.

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color};
use semeai_cgt::{Arena, GameId};
use semeai_search::{
    Ground, Halt, KoRule, Look, Piece, PieceMove, PositionBudget, Rest, Stake, moves,
};

use crate::points::{points, too_large, with_points};
use crate::settled::{Stranger, room};

/// Lines of more moves are not followed.
const MOST_DEPTH: u32 = 300;

/// So often positions that hang together are valued.
const MOST_ROUNDS: u32 = 12;

/// No region is worth so much: four for every point of the largest.
const MOST_WORTH: u32 = 256;

/// It hangs together with none that was begun before.
const CLOSED: u32 = u32::MAX;

/// What a search works with.
#[derive(Debug)]
pub(crate) struct Means<'a> {
    pub(crate) ground: &'a Ground<1>,
    pub(crate) arena: &'a mut Arena,
    /// One for every piece whose moves are listed.
    pub(crate) budget: &'a mut PositionBudget,
}

/// Every piece that was met, and what is known of it.
#[derive(Debug)]
pub(crate) struct Values {
    rule: KoRule,
    pieces: Vec<Piece<1>>,
    numbers: FxHashMap<Piece<1>, u32>,
    known: Vec<Known>,
    /// Those whose moves have all been followed, but that hang together with one that is still open.
    finished: Vec<(u32, Ways)>,
    /// How many have been begun.
    visits: u32,
    look: Look<1>,
    /// Whether something hangs on that nobody lives in a large room.
    pub(crate) takes_rooms: bool,
}

/// What is known of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    Nothing,
    /// It is being looked at, and hangs together with the one that was begun after so many.
    Open(u32),
    Done(Found),
}

/// What was found of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Found {
    /// The value where positions that come back count against Black, and for him; nothing if that has no end.
    bounds: Option<[GameId; 2]>,
    /// The value, if it is one integer: most pieces are settled soon, and integers are added up without the arena.
    whole: Option<i64>,
    /// Whether a ko can arise in it.
    has_ko: bool,
}

/// The moves in a piece that count under the rule.
#[derive(Debug, Default)]
struct Ways {
    ways: Vec<Way>,
    /// The pieces that they leave, one after the other.
    rests: Vec<u32>,
    has_ko: bool,
}

/// A move.
#[derive(Clone, Copy, Debug)]
struct Way {
    color: Color,
    /// The points of the stones that it takes.
    taken: i64,
    /// Where in the list what it leaves ends.
    end: usize,
}

impl Values {
    pub(crate) fn new(rule: KoRule) -> Self {
        Self {
            rule,
            pieces: Vec::new(),
            numbers: FxHashMap::default(),
            known: Vec::new(),
            finished: Vec::new(),
            visits: 0,
            look: Look::default(),
            takes_rooms: false,
        }
    }

    /// How many pieces have been met.
    pub(crate) fn len(&self) -> usize {
        self.pieces.len()
    }

    /// The value of pieces together. `usual` has been asked before: what no ko plays a part in is the same there.
    ///
    /// # Errors
    ///
    /// Over budget, or positions come back and the bounds differ.
    pub(crate) fn sum(
        &mut self,
        means: &mut Means<'_>,
        usual: Option<&Self>,
        spot: &[Piece<1>],
    ) -> Result<GameId, Halt> {
        let mut sums = [means.arena.zero(); 2];
        for piece in spot {
            let id = self.number(*piece);
            let found = self.found(means, usual, id)?;
            let bounds = found.bounds.ok_or(Halt::Repetition)?;
            for (sum, bound) in sums.iter_mut().zip(bounds) {
                *sum = means.arena.add(*sum, bound).map_err(too_large)?;
            }
        }
        let [low, high] = sums;
        if low == high {
            Ok(low)
        } else {
            Err(Halt::Repetition)
        }
    }

    /// Whether a ko can arise in pieces that were valued.
    pub(crate) fn has_ko(&self, spot: &[Piece<1>]) -> bool {
        let has_ko = |piece: &Piece<1>| match self.numbers.get(piece) {
            Some(&id) => !matches!(
                self.known[id as usize],
                Known::Done(Found { has_ko: false, .. })
            ),
            None => true,
        };
        spot.iter().any(has_ko)
    }

    /// Every move of both sides in a piece, with what it leaves.
    ///
    /// # Errors
    ///
    /// Over budget.
    pub(crate) fn moves(
        &mut self,
        means: &mut Means<'_>,
        piece: &Piece<1>,
    ) -> Result<Vec<PieceMove<Piece<1>>>, Halt> {
        means.budget.spend(1)?;
        let terms = (Stake::Points, Some(self.rule));
        Ok(moves(means.ground, piece, &mut self.look, terms, |piece| {
            piece
        }))
    }

    /// The number of a piece. Where a side wins all kos nobody is banned.
    fn number(&mut self, mut piece: Piece<1>) -> u32 {
        if self.rule.loser().is_some() {
            piece.border.barred = ByColor::default();
        }
        let next = u32::try_from(self.pieces.len()).expect("fewer pieces than a budget has");
        let id = *self.numbers.entry(piece).or_insert(next);
        if id == next {
            self.pieces.push(piece);
            self.known.push(Known::Nothing);
        }
        id
    }

    fn found(
        &mut self,
        means: &mut Means<'_>,
        usual: Option<&Self>,
        id: u32,
    ) -> Result<Found, Halt> {
        if let Known::Nothing = self.known[id as usize]
            && let Err(halt) = self.visit(means, usual, id, 0)
        {
            // Lines that were given up in the middle are forgotten; what is known stays.
            self.finished.clear();
            for known in &mut self.known {
                if matches!(known, Known::Open(_)) {
                    *known = Known::Nothing;
                }
            }
            return Err(halt);
        }
        match self.known[id as usize] {
            Known::Done(found) => Ok(found),
            Known::Open(_) | Known::Nothing => Err(Halt::Budget),
        }
    }

    /// Follows all moves of a piece. Says with which earlier one it hangs together, unless its value is known by now.
    fn visit(
        &mut self,
        means: &mut Means<'_>,
        usual: Option<&Self>,
        id: u32,
        depth: u32,
    ) -> Result<u32, Halt> {
        let piece = self.pieces[id as usize];
        let found = usual.and_then(|usual| usual.without_ko(&piece));
        let found = match found {
            Some(found) => Some(found),
            None => self.leaf(means, &piece)?,
        };
        if let Some(found) = found {
            self.known[id as usize] = Known::Done(found);
            return Ok(CLOSED);
        }
        if depth >= MOST_DEPTH {
            return Err(Halt::Budget);
        }
        let number = self.visits;
        self.visits += 1;
        self.known[id as usize] = Known::Open(number);
        let begin = self.finished.len();
        let ways = self.ways(means, &piece)?;
        let mut first = number;
        for &rest in &ways.rests {
            first = first.min(match self.known[rest as usize] {
                Known::Nothing => self.visit(means, usual, rest, depth + 1)?,
                Known::Open(other) => other,
                Known::Done(_) => CLOSED,
            });
        }
        self.finished.push((id, ways));
        if first < number {
            self.known[id as usize] = Known::Open(first);
            return Ok(first);
        }
        let together = self.finished.split_off(begin);
        self.settle(means, &together)?;
        Ok(CLOSED)
    }

    /// What is known of a piece in which no ko can arise.
    fn without_ko(&self, piece: &Piece<1>) -> Option<Found> {
        match self.known[*self.numbers.get(piece)? as usize] {
            Known::Done(found) if !found.has_ko => Some(found),
            _ => None,
        }
    }

    /// The value of an empty room.
    fn leaf(&mut self, means: &mut Means<'_>, piece: &Piece<1>) -> Result<Option<Found>, Halt> {
        let owner = match room(means.ground.near(), piece) {
            Some((owner, Stranger::Dies)) => owner,
            Some((owner, Stranger::TakenToDie)) => {
                self.takes_rooms = true;
                owner
            }
            Some((_, Stranger::Unknown)) | None => return Ok(None),
        };
        let whole = points(owner, piece.empty.len());
        let value = means.arena.integer(whole).map_err(too_large)?;
        Ok(Some(Found {
            bounds: Some([value; 2]),
            whole: Some(whole),
            has_ko: false,
        }))
    }

    fn ways(&mut self, means: &mut Means<'_>, piece: &Piece<1>) -> Result<Ways, Halt> {
        let mut ways = Ways {
            has_ko: piece.border.barred != ByColor::default(),
            ..Ways::default()
        };
        for played in self.moves(means, piece)? {
            let is_left_out = played.is_ko && self.rule.loser() == Some(played.color);
            if played.is_suicide || is_left_out {
                continue;
            }
            ways.has_ko |= played.is_ko;
            if let Rest::Pieces(rest) = played.rest {
                for piece in rest {
                    ways.rests.push(self.number(piece));
                }
            }
            ways.ways.push(Way {
                color: played.color,
                taken: points(played.color, played.captured),
                end: ways.rests.len(),
            });
        }
        Ok(ways)
    }

    /// Values pieces that hang together, in the order in which they were finished.
    fn settle(&mut self, means: &mut Means<'_>, together: &[(u32, Ways)]) -> Result<(), Halt> {
        let (mut has_ko, mut is_exact) = (false, true);
        for (_, ways) in together {
            has_ko |= ways.has_ko;
            for &rest in &ways.rests {
                match self.known[rest as usize] {
                    Known::Done(found) => {
                        has_ko |= found.has_ko;
                        is_exact &= found.bounds.is_some_and(|[low, high]| low == high);
                    }
                    Known::Open(_) | Known::Nothing => is_exact = false,
                }
            }
        }
        let low = self.bound(means, together, Color::Black)?;
        let high = if is_exact {
            low.clone()
        } else {
            self.bound(means, together, Color::White)?
        };
        for (at, (id, _)) in together.iter().enumerate() {
            let bounds = low.as_ref().zip(high.as_ref());
            let bounds = bounds.map(|(low, high)| [low[at], high[at]]);
            let one = bounds.filter(|[low, high]| low == high);
            let whole = one.and_then(|[value, _]| means.arena.as_integer(value));
            self.known[*id as usize] = Known::Done(Found {
                bounds,
                whole: whole.and_then(|whole| i64::try_from(whole).ok()),
                has_ko,
            });
        }
        Ok(())
    }

    /// The values where what comes back counts against a side as long as nothing better is known; nothing if that has no end.
    fn bound(
        &self,
        means: &mut Means<'_>,
        together: &[(u32, Ways)],
        against: Color,
    ) -> Result<Option<Vec<GameId>>, Halt> {
        let places = together.iter().enumerate().skip(1);
        let places: FxHashMap<u32, usize> = places.map(|(at, (id, _))| (*id, at)).collect();
        let worst = means.arena.integer(points(against.opponent(), MOST_WORTH));
        let worst = worst.map_err(too_large)?;
        let mut before = vec![worst; together.len()];
        for _ in 0..MOST_ROUNDS {
            let mut now: Vec<GameId> = Vec::with_capacity(together.len());
            let mut guessed: Vec<(usize, GameId)> = Vec::new();
            for (_, ways) in together {
                let mut after = ByColor::new_with(|_: Color| Vec::with_capacity(ways.ways.len()));
                let mut begin = 0;
                for way in &ways.ways {
                    let (mut sum, mut points) = (means.arena.zero(), way.taken);
                    for rest in &ways.rests[begin..way.end] {
                        let value = match self.known[*rest as usize] {
                            Known::Done(Found { bounds: None, .. }) => return Ok(None),
                            Known::Done(Found {
                                whole: Some(whole), ..
                            }) => {
                                points += whole;
                                continue;
                            }
                            Known::Done(Found {
                                bounds: Some([low, high]),
                                ..
                            }) => match against {
                                Color::Black => low,
                                Color::White => high,
                            },
                            Known::Open(_) | Known::Nothing => {
                                let at = places.get(rest).copied().unwrap_or(0);
                                now.get(at).copied().unwrap_or_else(|| {
                                    guessed.push((at, before[at]));
                                    before[at]
                                })
                            }
                        };
                        sum = if sum == means.arena.zero() {
                            value
                        } else {
                            means.arena.add(sum, value).map_err(too_large)?
                        };
                    }
                    begin = way.end;
                    after[way.color].push(with_points(means.arena, sum, points)?);
                }
                let value = means.arena.game(&after.black, &after.white);
                now.push(value.map_err(too_large)?);
            }
            if guessed.iter().all(|(at, guess)| now[*at] == *guess) {
                return Ok(Some(now));
            }
            before = now;
        }
        Ok(None)
    }
}
