//! How often the winner may play elsewhere.

use super::{Judge, State};

/// How often the winner may pass on his next turns and still win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lead {
    Passes(u32),
    /// However often: he never has to answer.
    Unlimited,
}

impl Judge {
    /// How often this side may pass before the first capture, or nothing if it does not win.
    ///
    /// # Panics
    ///
    /// If the state cannot arise.
    pub(crate) fn lead(&self, state: &State, player: usize) -> Option<Lead> {
        let root = self.number(state);
        let won = |i: usize| self.distances[player].of(i).is_some();
        let mut won: Vec<bool> = (0..self.len()).map(won).collect();
        if !won[root] {
            return None;
        }
        // Each round is one more pass of the winner, and who wins with more passes wins with fewer: the sets shrink.
        for passes in 0.. {
            let fewer = self.after_one_more_pass(&won, player);
            if !fewer[root] {
                return Some(Lead::Passes(passes));
            }
            if fewer == won {
                return Some(Lead::Unlimited);
            }
            won = fewer;
        }
        unreachable!("sets cannot shrink for ever")
    }

    /// Where a player wins if he passes on his next turn and has to win from one of these states then.
    fn after_one_more_pass(&self, won: &[bool], player: usize) -> Vec<bool> {
        let is_his = |i: usize| self.graph.state(i).mover() == player;
        let mut more = won.to_vec();
        let open = || (0..self.len()).filter(|&i| self.winners[i].is_none());
        for i in open().filter(|&i| is_his(i)) {
            more[i] = won[self.graph.after(i)[0] as usize];
        }
        for i in open().filter(|&i| !is_his(i)) {
            let mut after = self.graph.after(i).iter();
            more[i] = after.all(|&to| more[to as usize]);
        }
        more
    }
}
