//! A plain, independent judge of small races: every position that can arise is listed, and wins spread
//! backwards from the captures. It shares no code with the crates: own diagram reader, own rules, no
//! pruning, no table that could be wrong.
//!
//! Rules: safe stones are never captured, suicide is illegal unless it captures, passing is always allowed,
//! play that never captures an essential stone is a seki. Ko is simple, or one side wins all kos, or a side may
//! spend ko threats; see [`Ko`].
//!
//! A search from the root that takes a repeated position for a seki would be no plainer, only wrong: what it
//! says of a position depends on the way to it. Here every state has one answer.

mod graph;
mod rules;

use graph::{Distances, Graph};
pub(crate) use rules::{Board, Ko, State};

/// How a race ends under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Black,
    White,
    Seki,
}

/// Every state of a race, judged under one rule of ko.
pub(crate) struct Judge {
    board: Board,
    rule: Ko,
    graph: Graph,
    distances: [Distances; 2],
}

impl Judge {
    /// Judges all that can arise if either side starts, or nothing if those are more than `limit` states.
    pub(crate) fn new(board: &Board, rule: Ko, limit: usize) -> Option<Self> {
        let starts = [0, 1].map(|mover| board.start(mover, rule));
        let graph = Graph::grow(board, rule, &starts, limit)?;
        let distances = [0, 1].map(|player| graph.distances(player));
        Some(Self {
            board: board.clone(),
            rule,
            graph,
            distances,
        })
    }

    /// The state if this side starts.
    pub(crate) const fn start(&self, mover: usize) -> State {
        self.board.start(mover, self.rule)
    }

    /// The state after a move at a point, or after a pass; nothing if the move is illegal.
    pub(crate) fn after(&self, state: &State, point: Option<usize>) -> Option<State> {
        match point {
            None => Some(state.pass()),
            Some(point) => self.board.play(state, point, self.rule),
        }
    }

    /// # Panics
    ///
    /// If the state cannot arise.
    pub(crate) fn ending(&self, state: &State) -> Ending {
        match [0, 1].map(|player| self.distance(state, player)) {
            [Some(_), _] => Ending::Black,
            [_, Some(_)] => Ending::White,
            _ => Ending::Seki,
        }
    }

    /// How many moves it takes until this side captures, if it can force that: it hurries and the other holds out.
    ///
    /// # Panics
    ///
    /// If the state cannot arise.
    pub(crate) fn distance(&self, state: &State, player: usize) -> Option<u32> {
        self.distances[player].of(self.number(state))
    }

    /// Whether this side still captures if it has to pass on its next turns, so many.
    ///
    /// # Panics
    ///
    /// If the state cannot arise.
    pub(crate) fn is_won_after_passes(&self, state: &State, player: usize, passes: u32) -> bool {
        self.is_won_from(self.number(state), player, passes)
    }

    fn is_won_from(&self, i: usize, player: usize, passes: u32) -> bool {
        let after = self.graph.after(i);
        if passes == 0 || after.is_empty() {
            return self.distances[player].of(i).is_some();
        }
        if self.graph.state(i).mover() == player {
            return self.is_won_from(after[0] as usize, player, passes - 1);
        }
        let mut after = after.iter().map(|&to| to as usize);
        after.all(|to| self.is_won_from(to, player, passes))
    }

    /// Whether a ban by ko can arise. If not, the rule of ko makes no difference.
    pub(crate) const fn has_ko(&self) -> bool {
        self.graph.has_ko()
    }

    /// The number of states.
    pub(crate) const fn len(&self) -> usize {
        self.graph.len()
    }

    fn number(&self, state: &State) -> usize {
        self.graph.find(state).expect("a state that can arise")
    }
}

/// The endings by simple ko if Black starts and if White starts, or nothing if more than `limit` positions arise
/// or the board has more than 128 points.
pub(crate) fn judge(diagram: &[&str], limit: usize) -> Option<(Ending, Ending)> {
    let judge = Judge::new(&Board::read(diagram)?, Ko::SIMPLE, limit)?;
    let [black, white] = [0, 1].map(|mover| judge.ending(&judge.start(mover)));
    Some((black, white))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn endings(diagram: &[&str], rule: Ko) -> [Ending; 2] {
        let board = Board::read(diagram).expect("a small board");
        let judge = Judge::new(&board, rule, 100_000).expect("a small race");
        [0, 1].map(|mover| judge.ending(&judge.start(mover)))
    }

    /// Black takes a stone at the side and White takes it back: the last liberty of Black against one of White.
    const KO: [&str; 4] = ["BO.@@", "BB@@@", "BBBBB", "WWWW."];

    #[test]
    fn who_may_take_back_wins_the_ko() {
        use Ending::{Black, White};
        // Black fills the liberty at once if he starts.
        assert_eq!(endings(&KO, Ko::SIMPLE), [Black, White]);
        let lesson = [
            "@@@@#####",
            "@.BBWW###",
            "@.BO.W.##",
            "@@BBWW###",
            "@@@@#####",
        ];
        for (rule, expected) in [
            (Ko::SIMPLE, [Black, Black]),
            (Ko::Threats([0, 1]), [Black, White]),
            (Ko::Threats([1, 1]), [Black, Black]),
            (Ko::Threats([1, 2]), [Black, White]),
            (Ko::Wins(0), [Black, Black]),
            (Ko::Wins(1), [Black, White]),
        ] {
            assert_eq!(endings(&lesson, rule), expected, "{rule:?}");
        }
    }

    #[test]
    fn passes_are_counted_against_the_winner() {
        let board = Board::read(&[".@.@.", "BBBBB", "WWWWW", ".####"]).expect("a small board");
        let judge = Judge::new(&board, Ko::SIMPLE, 100_000).expect("a small race");
        let root = judge.start(1);
        assert_eq!(judge.distance(&root, 0), Some(2));
        assert_eq!(judge.distance(&root, 1), None);
        let is_won = |passes| judge.is_won_after_passes(&root, 0, passes);
        assert_eq!([0, 1, 2].map(is_won), [true, true, false]);
    }
}
