//! Everything that a search keeps, worked out again from nothing and compared.
//!
//! An audit costs much more than a move, so searches never ask for one; tests do after every move of random play. In a build
//! without debug assertions it checks nothing.

use semeai_board::{ByColor, Color};

use crate::expand::Piece;
use crate::field::Field;
use crate::ground::{Border, Ground, Near};
use crate::ko::{NO_KO, PART_KO};
use crate::look::{Look, Stones};
use crate::mask::Mask;
use crate::state::State;

impl<const W: usize> State<W> {
    /// Checks that the hash is that of what is in it, that the stones stand apart on the ground, that the ban can be, that
    /// every part has a position, and that no block is without a liberty. Does nothing without debug assertions.
    ///
    /// # Panics
    ///
    /// If something is not as it must be.
    pub fn audit(&self, field: &Field<W>) {
        let ground = field.ground();
        debug_assert_eq!(self.key, self.hash(field), "the hash");
        let stones = self.stones.black | self.stones.white;
        debug_assert!(!self.stones.black.meets(self.stones.white), "apart");
        debug_assert!(stones.is_within(ground.all()), "on the ground");
        for (i, &number) in self.parts.iter().enumerate() {
            let most = field.parts().get(i).map_or(1, |part| part.reduced().len());
            debug_assert!(usize::from(number) < most, "a position of the part");
        }
        match self.ko {
            NO_KO => {}
            PART_KO.. => {
                let index = usize::from(self.ko - PART_KO);
                let reduced = field.parts()[index].reduced();
                debug_assert!(reduced.is_banned(self.parts[index]), "a ban in a part");
            }
            point => {
                let free = ground.all().without(stones);
                debug_assert!(Mask::of(point).is_within(free), "a ban on an empty point");
            }
        }
        let mut look = Look::default();
        look.renew(field, self);
        look.audit(ground.near(), ground.border(), ground.all(), self.stones);
        for color in Color::ALL {
            for block in &look.others[color] {
                debug_assert!(block.is_fixed || !block.liberties.is_empty(), "a liberty");
            }
        }
    }
}

impl<const W: usize> Look<W> {
    /// Checks that the blocks are those of the stones, point by point. Does nothing without debug assertions.
    ///
    /// # Panics
    ///
    /// If they are not.
    pub fn audit(
        &self,
        near: &Near<W>,
        border: &Border<W>,
        all: Mask<W>,
        stones: ByColor<Mask<W>>,
    ) {
        debug_assert_eq!(self.empty, all.without(stones.black | stones.white));
        for color in Color::ALL {
            let target = &self.target[color];
            let mut seen = target.mask;
            self.audit_block(near, target, border.target[color]);
            let joined = stones[color] & border.target[color];
            debug_assert!(
                joined.is_within(target.mask),
                "what touches the target is joined to it"
            );
            for block in &self.others[color] {
                debug_assert!(!block.mask.meets(seen), "blocks are apart");
                debug_assert_eq!(block.mask, near.flood(block.mask.first(), stones[color]));
                let is_fixed = block.mask.meets(border.wall[color] | border.outside);
                debug_assert_eq!(block.is_fixed, is_fixed, "captured never or not");
                self.audit_block(near, block, Mask::EMPTY);
                seen |= block.mask;
            }
            debug_assert_eq!(seen, stones[color], "every stone is in a block");
        }
    }

    fn audit_block(&self, near: &Near<W>, block: &Stones<W>, beside: Mask<W>) {
        let is_liberty = |&point: &u16| {
            let here = Mask::of(point);
            beside.meets(here) || near.of(point).meets(block.mask)
        };
        let liberties = self.empty.points().filter(is_liberty).collect();
        debug_assert_eq!(block.liberties, liberties, "the liberties");
    }
}

impl<const W: usize> Piece<W> {
    /// Checks that the sets are apart and connected, that what lies around is said of its points alone, that no stone is joined to
    /// a target or to stones that are never captured, and that every block has a liberty. Does nothing without debug
    /// assertions.
    ///
    /// # Panics
    ///
    /// If something is not as it must be.
    pub fn audit(&self, ground: &Ground<W>) {
        let (near, points) = (ground.near(), self.points());
        let lengths = self.empty.len() + self.stones.black.len() + self.stones.white.len();
        debug_assert_eq!(lengths, points.len(), "apart");
        debug_assert_eq!(near.flood(points.first(), points), points, "connected");
        debug_assert!(points.is_within(ground.all()), "on the ground");
        let border = &self.border;
        debug_assert_eq!(border.is_immortal, ByColor::default());
        let mut look = Look::default();
        look.see(near, border, points, self.stones);
        look.audit(near, border, points, self.stones);
        for color in Color::ALL {
            let tied = border.target[color] | border.wall[color] | border.outside;
            debug_assert!(tied.is_within(points), "around these points");
            debug_assert!(!tied.meets(self.stones[color]), "what is joined is border");
            for block in &look.others[color] {
                debug_assert!(!block.liberties.is_empty(), "a liberty");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{Point, Position};

    use super::*;
    use crate::diagrams::{FIGURE_2, KO, ROOM, ground_of};
    use crate::expand::{Rest, Stake, moves as moves_of, pieces};
    use crate::hash::mix;
    use crate::ko::KoRule;
    use crate::moves::{MovePlace, Successor, moves};
    use crate::part::Care;

    /// Kos on both sides, a cut, and eyes with stones inside.
    const KOS: &str = ".XO.XO..\nXO.OX.OO\n.XBBBBB.\nBBBBBBBB\nWWWWWWWW\n.O.X.OX.\n.XO.O.X#";

    const RULES: [KoRule; 3] = [
        KoRule::Wins(Color::Black),
        KoRule::Wins(Color::White),
        KoRule::Threats(ByColor { black: 1, white: 2 }),
    ];

    /// Every capture decides.
    const FINAL: ByColor<bool> = ByColor {
        black: true,
        white: true,
    };

    struct Random(u64);

    impl Random {
        fn below(&mut self, end: usize) -> usize {
            self.0 = self.0.wrapping_add(1);
            usize::try_from(mix(self.0) % end as u64).expect("small")
        }
    }

    /// The same move on the board; a ko that is taken back at once is played as after a threat.
    fn played(position: &Position, mover: Color, point: Option<Point>) -> Option<Position> {
        let Some(point) = point else {
            return Some(position.without_ko());
        };
        let is_back = position.ko() == Some((mover, point));
        let before = if is_back {
            position.without_ko()
        } else {
            position.clone()
        };
        Some(before.play(mover, point).ok()?.position)
    }

    /// Plays at random in a field without reduced parts and on the board, and audits both after every move.
    fn play_at_random(rows: &str, rule: KoRule, random: &mut Random) -> usize {
        let (mut position, ground) = ground_of(rows);
        let field = Field::new(ground);
        let simple = [
            KoRule::Wins(Color::Black),
            KoRule::Wins(Color::White),
            KoRule::SIMPLE,
        ];
        let reduced = field.reduced(&position, simple, Care::Quick);
        let attacker = Color::ALL[random.below(2)];
        let skips = u8::try_from(random.below(3)).expect("small");
        let mover = Color::ALL[random.below(2)];
        let mut state = State::new(&field, &position, mover, rule, skips).expect("no parts");
        let (mut look, mut found) = (Look::default(), Vec::new());
        let mut kos = 0;
        for _ in 0..60 {
            state.audit(&field);
            look.renew(&field, &state);
            found.clear();
            moves(&field, &look, &state, rule, FINAL, &mut found);
            found.push(Successor {
                place: MovePlace::Elsewhere,
                state: state.pass(&field, attacker),
                captured: 0,
                ends: false,
                begins_ko: false,
            });
            let play = found[random.below(found.len())];
            let point = match play.place {
                MovePlace::Point(point) => Some(field.ground().point(point)),
                MovePlace::Part(_) | MovePlace::Elsewhere => None,
            };
            let after = played(&position, state.mover, point);
            position = after.expect("a legal move on the board, too");
            if play.ends {
                break;
            }
            let count = |state: &State<1>| state.stones.map(Mask::len);
            let (before, now) = (count(&state), count(&play.state));
            let put = u32::from(point.is_some());
            assert_eq!(before[state.mover] + put, now[state.mover]);
            let enemy = state.mover.opponent();
            assert_eq!(
                before[enemy] - play.captured,
                now[enemy],
                "what is captured"
            );
            state = play.state;
            kos += usize::from(state.is_banned());
            let rule = match rule {
                KoRule::Threats(_) => KoRule::Threats(state.threats),
                wins @ KoRule::Wins(_) => wins,
            };
            let anew = State::new(&field, &position, state.mover, rule, state.skips);
            assert_eq!(anew, Some(state), "the board says the same");
            for (field, rule) in reduced.iter().zip(simple) {
                if let Some(state) = State::new(field, &position, state.mover, rule, 0) {
                    state.audit(field);
                }
            }
        }
        kos
    }

    #[test]
    fn a_state_is_what_the_board_says_after_every_move() {
        let mut random = Random(14);
        let mut kos = 0;
        // One block a side: several count as linked, which the board knows nothing of.
        for rows in [FIGURE_2, ROOM, KOS] {
            for rule in RULES {
                for _ in 0..20 {
                    kos += play_at_random(rows, rule, &mut random);
                }
            }
        }
        assert!(kos > 10, "{kos} positions with a ban");
    }

    /// Plays at random in a field with reduced parts and audits after every move.
    #[test]
    fn a_state_with_reduced_parts_is_sound_after_every_move() {
        let mut random = Random(15);
        let rules = [
            KoRule::Wins(Color::Black),
            KoRule::Wins(Color::White),
            KoRule::SIMPLE,
        ];
        let (mut in_parts, mut banned) = (0, 0);
        for rows in [FIGURE_2, KO, ROOM, KOS] {
            let (position, ground) = ground_of(rows);
            let fields = Field::new(ground).reduced(&position, rules, Care::Quick);
            for (field, rule) in fields.iter().zip(rules) {
                for _ in 0..100 {
                    let mover = Color::ALL[random.below(2)];
                    let start = State::new(field, &position, mover, rule, 0);
                    let mut state = start.expect("it arises from itself");
                    let (mut look, mut found) = (Look::default(), Vec::new());
                    for _ in 0..40 {
                        state.audit(field);
                        look.renew(field, &state);
                        found.clear();
                        moves(field, &look, &state, rule, FINAL, &mut found);
                        found.retain(|play| !play.ends);
                        state = match found.get(random.below(found.len() + 1)) {
                            Some(play) => play.state,
                            None => state.pass(field, Color::Black),
                        };
                        in_parts += usize::from(!found.is_empty());
                        banned += usize::from(state.tied_part().is_some());
                    }
                }
            }
        }
        assert!(in_parts > 5_000 && banned > 5, "{in_parts}, {banned}");
    }

    #[test]
    fn pieces_are_sound_after_every_move() {
        let mut random = Random(16);
        for rows in [FIGURE_2, KO, ROOM, KOS] {
            let (position, ground) = ground_of(rows);
            for stake in [
                Stake::Target(Color::Black),
                Stake::Target(Color::White),
                Stake::Points,
            ] {
                for _ in 0..40 {
                    let mut rest = pieces(&ground, 0, ground.stones(&position), stake);
                    let mut look = Look::default();
                    while let Rest::Pieces(found) = &rest {
                        found.iter().for_each(|piece| piece.audit(&ground));
                        let Some(piece) = found.get(random.below(found.len().max(1))) else {
                            break;
                        };
                        let mut moves =
                            moves_of(&ground, piece, &mut look, stake, None, |rest| rest);
                        moves.retain(|played| !played.is_suicide);
                        if moves.is_empty() || random.below(30) == 0 {
                            break;
                        }
                        let i = random.below(moves.len());
                        rest = moves.swap_remove(i).rest;
                    }
                }
            }
        }
    }
}
