//! The search: every move of the opponent, and the answers that are joined, with more and more of them in a row.

use rustc_hash::FxHashMap;

use super::part::{RoomPart, RoomParts, points};
use crate::budget::Halt;

/// So many answers in a row are looked at.
const MOST_ANSWERS: u8 = 30;

/// With fewer points two eyes are never made if the opponent moves first.
const LEAST_FOR_TWO: u32 = 4;

/// How many eyes are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Eyes {
    /// One, beside another that is sure.
    One = 1,
    /// Two.
    Two = 2,
}

/// Whether something is found within so many answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RoomAnswer {
    Yes,
    No,
    /// Not within so many.
    Deeper,
}

impl RoomAnswer {
    /// Of two ways one is enough.
    fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Yes, _) | (_, Self::Yes) => Self::Yes,
            (Self::Deeper, _) | (_, Self::Deeper) => Self::Deeper,
            (Self::No, Self::No) => Self::No,
        }
    }
}

/// What is known of a part.
#[derive(Clone, Copy, Debug)]
struct PartFacts {
    found: RoomAnswer,
    answers: u8,
    /// The move that is hard to answer.
    hard: u64,
}

/// A room with everything learned about it.
#[derive(Debug)]
pub(super) struct RoomSearch {
    /// For every point those beside it.
    near: Vec<u64>,
    /// The points beside what the opponent holds for good.
    open: u64,
    /// The points of which it is not known what stands there.
    doubtful: u64,
    /// Where a stone of the opponent is never captured.
    lasting: u64,
    known: FxHashMap<(RoomPart, Eyes), PartFacts>,
    /// The answers that may be looked at, and those that may still be.
    most: u64,
    left: u64,
}

impl RoomSearch {
    /// A room whose points are beside these, with those beside what the opponent holds for good, and those of which it is not known
    /// what stands there.
    pub(super) fn new(near: Vec<u64>, open: u64, doubtful: u64, most: u64) -> Self {
        let room = Self {
            near,
            open,
            doubtful,
            lasting: 0,
            known: FxHashMap::default(),
            most,
            left: most,
        };
        Self {
            lasting: open | doubtful | room.beside(doubtful),
            ..room
        }
    }

    /// The answers that were looked at.
    pub(super) fn spent(&self) -> u64 {
        self.most - self.left
    }

    /// Whether it is found that the block has these eyes in the whole room, or can be joined there.
    pub(super) fn lives(&mut self, whole: RoomPart, wanted: Eyes) -> bool {
        let Some(whole) = self.absorbed(whole) else {
            return true;
        };
        let parts = self.parts(&whole);
        let mut tries = (1..=MOST_ANSWERS).map(|answers| self.is_enough(&parts, wanted, answers));
        tries.find(|found| *found != Ok(RoomAnswer::Deeper)) == Some(Ok(RoomAnswer::Yes))
    }

    /// Whether the parts together have the eyes that are wanted, the opponent to move and the owner to answer so often.
    fn is_enough(
        &mut self,
        parts: &RoomParts,
        wanted: Eyes,
        answers: u8,
    ) -> Result<RoomAnswer, Halt> {
        let mut eyes = parts.eyes;
        if eyes >= wanted as usize || parts.joints > 1 {
            return Ok(RoomAnswer::Yes);
        }
        let mut found = RoomAnswer::No;
        let all = parts.all();
        if all.len() > 1 || wanted == Eyes::One {
            for part in all {
                if self.is_eye(part) {
                    continue;
                }
                match self.holds(part, Eyes::One, answers)? {
                    RoomAnswer::Yes => eyes += 1,
                    other => found = found.or(other),
                }
                if eyes >= wanted as usize {
                    return Ok(RoomAnswer::Yes);
                }
            }
        }
        if wanted == Eyes::Two {
            for part in all {
                found = found.or(self.holds(part, Eyes::Two, answers)?);
                if found == RoomAnswer::Yes {
                    break;
                }
            }
        }
        Ok(found)
    }

    /// Whether a part is an eye that needs no answer.
    fn is_eye(&self, part: &RoomPart) -> bool {
        if part.rest & self.open != 0 || part.rest & !self.doubtful == 0 {
            return false;
        }
        let inner = part.rest & !part.block;
        let is_plain = part.rest & self.doubtful == 0 && part.own == 0;
        let is_small = || inner.count_ones() == 1 && part.rest.count_ones() > 2;
        inner == 0 || is_plain && self.has_liberty(part) && (inner & !part.enemy == 0 || is_small())
    }

    /// Whether the block surely has a liberty in a part: beside a point that may be the owner's there has to be another.
    fn has_liberty(&self, part: &RoomPart) -> bool {
        let empty = part.empty();
        let sure = empty & !self.doubtful;
        part.block & sure != 0 || self.beside(part.block & empty & self.doubtful) & sure != 0
    }

    /// Whether a part has these eyes, or the block is joined in it, whatever the opponent does, who moves.
    fn holds(&mut self, part: &RoomPart, wanted: Eyes, answers: u8) -> Result<RoomAnswer, Halt> {
        if !self.has_liberty(part) || self.is_hopeless(part, wanted) {
            return Ok(RoomAnswer::No);
        }
        let joints = part.joints();
        let moves = match joints.count_ones() {
            // All else is answered there.
            1 => joints,
            0 => part.empty(),
            _ => return Ok(RoomAnswer::Yes),
        };
        let before = self.known.get(&(*part, wanted)).copied();
        let mut hard = 0;
        if let Some(known) = before {
            if known.found != RoomAnswer::Deeper || known.answers >= answers {
                return Ok(known.found);
            }
            hard = known.hard & moves;
        }
        if answers == 0 {
            return Ok(RoomAnswer::Deeper);
        }
        let (mut hint, mut found) = (0, RoomAnswer::Yes);
        for move_ in points(hard).chain(points(moves & !hard)) {
            let attacked = self.attacked(part, move_);
            found = if wanted == Eyes::Two && !self.has_liberty(&attacked) {
                RoomAnswer::No
            } else if self.stands(&attacked, move_) {
                self.is_answered(&attacked, wanted, move_, answers, &mut hint)?
            } else {
                RoomAnswer::Yes
            };
            if found != RoomAnswer::Yes {
                hard = 1 << move_;
                break;
            }
        }
        self.known.insert(
            (*part, wanted),
            PartFacts {
                found,
                answers,
                hard,
            },
        );
        Ok(found)
    }

    /// Whether there is too little room for these eyes.
    fn is_hopeless(&self, part: &RoomPart, wanted: Eyes) -> bool {
        let least = match wanted {
            Eyes::One => 1,
            Eyes::Two => LEAST_FOR_TWO,
        };
        part.walls == 0 && part.rest.count_ones() < least
    }

    /// Whether the owner has an answer in an attacked part. What answered before is tried first.
    fn is_answered(
        &mut self,
        part: &RoomPart,
        wanted: Eyes,
        last: u32,
        answers: u8,
        hint: &mut u64,
    ) -> Result<RoomAnswer, Halt> {
        if part.joints() != 0 {
            return Ok(RoomAnswer::Yes);
        }
        let places = (part.block | part.walls) & part.empty();
        let first = *hint & places;
        let mut tried: Vec<(u32, u32, RoomParts)> = Vec::new();
        let mut found = RoomAnswer::No;
        for place in points(first).chain(points(places & !first)) {
            self.left = self.left.checked_sub(1).ok_or(Halt::Budget)?;
            let parts = self.answer(part, place);
            if parts.eyes >= wanted as usize || parts.joints > 1 {
                *hint = 1 << place;
                return Ok(RoomAnswer::Yes);
            }
            if first == 1 << place {
                found = found.or(self.is_enough(&parts, wanted, answers - 1)?);
                if found == RoomAnswer::Yes {
                    return Ok(found);
                }
            } else {
                tried.push((self.promise(&parts, part, place, last), place, parts));
            }
        }
        tried.sort_by_key(|&(promise, ..)| std::cmp::Reverse(promise));
        for (_, place, parts) in tried {
            found = found.or(self.is_enough(&parts, wanted, answers - 1)?);
            if found == RoomAnswer::Yes {
                *hint = 1 << place;
                break;
            }
        }
        Ok(found)
    }

    /// How promising an answer looks. Only the order of the search depends on it.
    fn promise(&self, parts: &RoomParts, before: &RoomPart, place: u32, last: u32) -> u32 {
        let all = parts.all();
        let parts_with_liberties = all.iter().filter(|part| self.has_liberty(part)).count();
        let near = self.near[place as usize];
        let opened = (near & before.rest & !before.enemy & !before.block).count_ones();
        let contact = u32::from(near >> last & 1 == 1);
        let eyes = u32::try_from(parts.eyes).unwrap_or(0);
        let joints = parts.joints;
        let parts = u32::try_from(parts_with_liberties).unwrap_or(0);
        16 * eyes + 8 * (parts + joints) + 2 * opened + contact
    }

    /// A part in which the opponent has played.
    fn attacked(&self, part: &RoomPart, place: u32) -> RoomPart {
        let enemy = part.enemy | 1 << place;
        let empty = part.empty() & !(1 << place);
        // No stone of the owner lasts that is joined to nothing.
        let taken = self.caught(self.near[place as usize] & part.own, part.own, empty);
        let own = part.own & !taken;
        RoomPart {
            enemy,
            own,
            ..*part
        }
    }

    /// What a stone of the owner leaves.
    fn answer(&self, part: &RoomPart, place: u32) -> RoomParts {
        let here = 1 << place;
        let is_joined = part.block & here != 0;
        let near = self.near[place as usize];
        let joined = self.flood(near & part.own, part.own);
        let rest = part.rest & !here & !joined;
        let empty = part.empty() & !here;
        let lasting = self.flood(part.enemy & self.lasting, part.enemy);
        let mortal = part.enemy & !lasting;
        let enemy = part.enemy & !self.caught(near & mortal, mortal, empty);
        let beside = near | self.beside(joined);
        let grown = |before: u64, grows: bool| if grows { before | beside } else { before };
        self.parts(&RoomPart {
            rest,
            enemy,
            own: part.own & !joined,
            block: grown(part.block, is_joined) & rest,
            walls: grown(part.walls, !is_joined) & rest,
        })
    }

    /// The stones with one of these that have no liberty.
    fn caught(&self, mut attacked: u64, stones: u64, empty: u64) -> u64 {
        let mut caught = 0;
        while attacked != 0 {
            let joined = self.flood(attacked & attacked.wrapping_neg(), stones);
            attacked &= !joined;
            if self.beside(joined) & empty == 0 {
                caught |= joined;
            }
        }
        caught
    }

    /// The room once stones of the owner beside the block or the walls count as such; absent if that joins these.
    fn absorbed(&self, whole: RoomPart) -> Option<RoomPart> {
        let mut part = whole;
        let joined = self.flood(part.own & part.block, part.own);
        if joined & part.walls != 0 {
            return None;
        }
        part.block |= self.beside(joined);
        let tied = self.flood(part.own & part.walls, part.own);
        part.walls |= self.beside(tied);
        part.own &= !(joined | tied);
        part.rest &= !(joined | tied);
        part.block &= part.rest;
        part.walls &= part.rest;
        Some(part)
    }

    /// The parts that the points fall into.
    fn parts(&self, whole: &RoomPart) -> RoomParts {
        let mut found = RoomParts::default();
        let mut left = whole.rest;
        while left != 0 {
            let rest = self.flood(left & left.wrapping_neg(), left);
            left &= !rest;
            let part = RoomPart {
                rest,
                enemy: whole.enemy & rest,
                own: whole.own & rest,
                block: whole.block & rest,
                walls: whole.walls & rest,
            };
            found.push(part, self.is_eye(&part));
        }
        found
    }

    /// Whether a stone of the opponent that was just played has a liberty.
    fn stands(&self, part: &RoomPart, place: u32) -> bool {
        let stones = self.flood(1 << place, part.enemy);
        stones & self.lasting != 0 || self.beside(stones) & part.empty() != 0
    }

    fn beside(&self, mask: u64) -> u64 {
        points(mask).fold(0, |all, point| all | self.near[point as usize])
    }

    fn flood(&self, start: u64, within: u64) -> u64 {
        let (mut all, mut fresh) = (start, start);
        while fresh != 0 {
            fresh = self.beside(fresh) & within & !all;
            all |= fresh;
        }
        all
    }
}
