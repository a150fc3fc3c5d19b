//! The question asked of a position on a ground: a target with the room that it has.

use semeai_board::{ByColor, Color};

use super::part::RoomPart;
use super::search::{Eyes, RoomSearch};
use crate::ground::Ground;
use crate::look::Look;
use crate::mask::Mask;

/// Larger rooms are not searched.
const MOST_POINTS: u32 = u64::BITS;

/// Whether it is found that the target of a side is never captured, though its opponent moves first and wins all kos; with the
/// answers that were looked at, at most so many.
pub(crate) fn lives_in_room<const W: usize>(
    ground: &Ground<W>,
    look: &Look<W>,
    stones: ByColor<Mask<W>>,
    owner: Color,
    most: u64,
) -> (bool, u64) {
    let (near, border) = (ground.near(), ground.border());
    if border.has_prizes(owner) {
        // Of several blocks one has to live, which is another question.
        return (false, 0);
    }
    let enemy = owner.opponent();
    let (target, fixed) = (look.target[owner].mask, look.fixed(owner));
    // Where he does not play his opponent never loses what he has.
    let held = border.barred[owner];
    let free = ground.all().without(target | fixed | held);
    let beside = near.beside(target) | border.target[owner];
    let space = near.flood(beside & free, free);
    // A stone of his that the opponent takes where he does not play himself stands until then, and what it took away comes back.
    let mut loose = look.others[owner].iter();
    let is_taken_there = loose.any(|own| own.mask.meets(space) && own.reach.meets(held));
    if space.len() > MOST_POINTS || is_taken_there {
        return (false, 0);
    }
    let points: Vec<u16> = space.points().collect();
    let mask = |mask: Mask<W>| -> u64 {
        let inside = (mask & space).points();
        let bits = inside.filter_map(|point| points.binary_search(&point).ok());
        bits.fold(0, |all, bit| all | 1 << bit)
    };
    let open = border.fixed(enemy) | near.beside(held);
    let room = points.iter().map(|&point| mask(near.of(point)));
    let mut room = RoomSearch::new(room.collect(), mask(open), 0, most);
    let whole = RoomPart {
        rest: mask(space),
        enemy: mask(stones[enemy]),
        own: mask(stones[owner]),
        block: mask(beside),
        walls: mask(border.fixed(owner) | near.beside(fixed)),
    };
    let lives = room.lives(whole, Eyes::Two);
    (lives, room.spent())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{PointSet, Position, Setup, Topology};

    use super::*;
    use crate::budget::PositionBudget;
    use crate::field::Field;
    use crate::hash::mix;
    use crate::ko::KoRule;
    use crate::prove::{Memory, NoShortcut, Search};
    use crate::state::State;

    /// A position by chance with its ground, where Black may have to keep off some points.
    fn by_chance(seed: u64) -> Option<(Position, Ground<1>)> {
        let topology = Arc::new(Topology::rectangle(5, 4).expect("a size"));
        let (mut setup, mut safe) = (Setup::new(Arc::clone(&topology)), PointSet::EMPTY);
        let mut barred = PointSet::EMPTY;
        for point in topology.points().iter() {
            let stone = match mix(seed << 8 | point.index() as u64) % 24 {
                0..=10 => Some(Color::Black),
                11 | 12 => Some(Color::White),
                13 => safe.insert(point).then_some(Color::White),
                14 => safe.insert(point).then_some(Color::Black),
                15 if seed.is_multiple_of(3) => {
                    barred.insert(point);
                    None
                }
                _ => None,
            };
            setup.set(point, stone);
        }
        let position = Position::with_protected(setup, safe).ok()?;
        let mut blocks = position.blocks();
        blocks.retain(|block| block.color == Color::Black && block.stones.is_disjoint(&safe));
        let block = blocks.iter().max_by_key(|block| block.stones.len())?.stones;
        let mut targets = ByColor::default();
        targets[Color::Black] = block;
        let points = topology.points().difference(&block).difference(&safe);
        let ground = Ground::new(&position, &targets, &points).barring(Color::Black, &barred);
        Some((position, ground))
    }

    #[test]
    fn who_is_said_to_live_on_the_board_is_never_captured() {
        let rule = KoRule::Wins(Color::White);
        let (mut living, mut with_stones) = (0, 0);
        // Among the last a stone falls to a move where Black may not play.
        for seed in (0..6_000).chain(49_000..49_100) {
            let Some((position, ground)) = by_chance(seed) else {
                continue;
            };
            let field = Arc::new(Field::new(ground));
            let state = State::new(&field, &position, Color::White, rule, 0).expect("no parts");
            let mut look = Look::default();
            look.renew(&field, &state);
            if look.target[Color::Black].is_fixed {
                continue;
            }
            let ground = field.ground();
            let (lives, _) = lives_in_room(ground, &look, state.stones(), Color::Black, 2_000);
            if !lives {
                continue;
            }
            let memory = Memory {
                table_bytes: 1 << 20,
                exact_until: u64::MAX,
            };
            let other = Search::new(NoShortcut, Arc::clone(&field), Color::White, rule, memory)
                .captures(&state, PositionBudget::new(u64::MAX));
            assert_eq!(other, Ok(None), "seed {seed}: {position:?}");
            living += 1;
            let loose = !look.others[Color::Black].is_empty();
            with_stones += u32::from(loose && !state.stones()[Color::White].is_empty());
        }
        assert!(living > 500 && with_stones > 100, "{living}, {with_stones}");
    }
}
