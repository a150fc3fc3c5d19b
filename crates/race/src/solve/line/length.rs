//! How long a race lasts: the winner hurries, the loser holds out.
//!
//! A search that finds a win finds a way to it, not the shortest, so the length that it tells is a bound from above. Here it is made
//! exact where every capture decides and it takes few looks: is there a shorter way? The winner makes the last move, so lengths from one
//! position differ by twos, and they are bounded from below by the liberties of the loser, of which a move takes one.

use semeai_board::Color;
use semeai_search::Several;

use super::reply::{LineMoves, LinePosition};
use crate::solve::both_kos::Attack;
use crate::solve::prover::Prover;

/// What a line may spend on positions beside those on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct LookBudget {
    /// How many of them it may look at.
    pub(super) left: u32,
    /// The positions of a search for what is not known of one.
    pub(super) positions: u64,
    /// It is over once the prover has made so many positions.
    pub(super) end: u64,
}

/// More moves are not looked into.
const MOST_MOVES: u16 = 60;

impl Prover {
    /// The number of moves until a side wins, where this many are enough; as few as can be told. Where there are no looks nothing is.
    pub(super) fn shortened(
        &mut self,
        now: &LinePosition,
        winner: Color,
        known: u16,
        looks: &mut LookBudget,
    ) -> u16 {
        let mut length = known;
        while let Some(fewer) = length.checked_sub(2)
            && self.wins_within(now, winner, fewer, looks) == Some(true)
        {
            length = fewer;
        }
        length
    }

    /// Whether a side wins within so many moves where every capture decides; absent if that is not found out.
    fn wins_within(
        &mut self,
        now: &LinePosition,
        winner: Color,
        most: u16,
        looks: &mut LookBudget,
    ) -> Option<bool> {
        looks.left = looks.left.checked_sub(1)?;
        if self.positions_made() > looks.end || most > MOST_MOVES {
            return None;
        }
        if now.now.lost.is_some() {
            // Who has filled an eye of his own may be captured after it.
            let is_won = now.now.lost == Some(winner.opponent());
            return (!self.is_robbed(&now.now.position)).then_some(is_won);
        }
        if most < least(self, now, winner)? {
            return Some(false);
        }
        match self.attack(&now.now, winner, now.ko, looks.positions)? {
            Attack::Fails => return Some(false),
            Attack::Wins(enough) if enough <= most => return Some(true),
            Attack::Wins(_) => {}
        }
        let is_winner = now.now.mover == winner;
        let mut is_open = false;
        let wanted = LineMoves::by(now.now.mover, winner);
        let [sensible, robbing] = self.moves_by_sense(now, wanted);
        let moves = if sensible.is_empty() {
            robbing
        } else {
            sensible
        };
        // One move is enough for the side that moves, and all are needed against it. So an open one matters only if no other decides, and
        // then nothing is told.
        for (_, after) in moves {
            match self.wins_within(&after, winner, most - 1, looks) {
                Some(wins) if wins == is_winner => return Some(wins),
                Some(_) => {}
                None => is_open = true,
            }
        }
        (!is_open).then_some(!is_winner)
    }
}

/// So many moves a win takes at least; absent if that cannot be told.
fn least(prover: &Prover, now: &LinePosition, winner: Color) -> Option<u16> {
    let race = prover.race();
    let loser = winner.opponent();
    let standing = race.essential[loser].difference(&now.now.gone);
    let blocks = now.now.position.blocks().into_iter();
    let own = blocks.filter(|block| block.color == loser && !block.stones.is_disjoint(&standing));
    let liberties = own.map(|block| block.liberties.len());
    let most = match race.several {
        Several::All => liberties.max(),
        Several::First => liberties.min(),
    };
    let liberties = u16::try_from(most?).ok()?;
    let is_his_turn = now.now.mover == winner;
    Some((2 * liberties).saturating_sub(u16::from(is_his_turn)))
}
