//! A plain, independent judge of small races: every position that can arise is listed, and wins spread
//! backwards from where play is over. It shares no code with the crates: own diagram reader, own rules, no
//! pruning, no table that could be wrong.
//!
//! Rules: safe stones are never captured, suicide is illegal unless it captures, passing is always allowed, and a
//! line without end captures nothing. A side loses if what it has essential is captured, and it cannot, moving next,
//! capture what the other side has essential in turn: a capture wins only if the capturer lives. The points of what
//! was captured are ordinary points then, and the second capture is final. The plainer question, who captures first,
//! is answered too; see [`Goal`]. Several essential blocks of a side are read in one of the ways of [`Several`]. Ko is
//! simple, or one side wins all kos, or a side may spend ko threats; see [`Ko`]. A [`Judge`] knows one of these rules
//! of ko, [`Judged`] asks several and says what the board is.
//!
//! A search from the root that takes a repeated position for a seki would be no plainer, only wrong: what it
//! says of a position depends on the way to it. Here every state has one answer.

pub(crate) mod best_play;
mod graph;
mod judged;
mod lead;
mod life;
mod rules;
mod trust;

pub(crate) use graph::Goal;
use graph::{Distances, Graph};
pub(crate) use judged::{Judged, Verdict};
pub(crate) use lead::Lead;
pub(crate) use rules::{Board, Ko, Several, State};

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
    goal: Goal,
    rule: Ko,
    graph: Graph,
    /// Who wins where a side has lost what it had essential.
    winners: Vec<Option<u8>>,
    /// How far each player is from a capture that wins.
    distances: [Distances; 2],
}

impl Judge {
    /// Judges all that can arise if either side starts, or nothing if those are more than `limit` states.
    pub(crate) fn new(board: &Board, goal: Goal, rule: Ko, limit: usize) -> Option<Self> {
        let starts = [0, 1].map(|mover| board.start(mover, rule));
        let graph = Graph::grow(board, goal, rule, &starts, limit)?;
        let back = graph.backwards();
        // First whether whoever has lost a block takes one in turn; then who can bring about what is a win.
        let retaken = [0, 1].map(|player: u8| {
            let is_taken = |i: usize| graph.state(i).winner() == Some(player);
            let has_lost = |i: usize| graph.state(i).lost() == [player == 0, player == 1];
            graph.distances(&back, player, is_taken, has_lost)
        });
        let winner = |i: usize| match graph.state(i).lost() {
            [false, false] => None,
            [true, true] => graph.state(i).winner(),
            [true, false] => Some(u8::from(retaken[0].of(i).is_none())),
            [false, true] => Some(u8::from(retaken[1].of(i).is_some())),
        };
        let winners: Vec<Option<u8>> = (0..graph.len()).map(winner).collect();
        let distances = [0, 1].map(|player| {
            let is_won = |i: usize| winners[i] == Some(player);
            graph.distances(&back, player, is_won, |i| winners[i].is_none())
        });
        Some(Self {
            board: board.clone(),
            goal,
            rule,
            graph,
            winners,
            distances,
        })
    }

    /// The state if this side starts.
    pub(crate) fn start(&self, mover: usize) -> State {
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

    /// How many moves it takes until this side captures, or lets itself be captured, and has won, if it can force that:
    /// it hurries and the other holds out. What comes after that capture is not counted.
    ///
    /// # Panics
    ///
    /// If the state cannot arise.
    pub(crate) fn distance(&self, state: &State, player: usize) -> Option<u32> {
        self.distances[player].of(self.number(state))
    }

    /// Whether this side still wins if it has to pass on its next turns, so many.
    ///
    /// # Panics
    ///
    /// If the state cannot arise.
    pub(crate) fn is_won_after_passes(&self, state: &State, player: usize, passes: u32) -> bool {
        self.is_won_from(self.number(state), player, passes)
    }

    fn is_won_from(&self, i: usize, player: usize, passes: u32) -> bool {
        if passes == 0 || self.winners[i].is_some() {
            return self.distances[player].of(i).is_some();
        }
        let after = self.graph.after(i);
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

    /// Whether a state was judged. Others cannot arise, or only once somebody who could have won at once has played elsewhere:
    /// what follows such a move is left out, see [`graph`].
    pub(crate) fn is_listed(&self, state: &State) -> bool {
        self.find(state).is_some()
    }

    fn number(&self, state: &State) -> usize {
        self.find(state).expect("a state that can arise")
    }

    fn find(&self, state: &State) -> Option<usize> {
        let settled = self.goal.settled(&self.board, *state);
        self.graph.find(&settled)
    }
}

/// Whether this side could not be captured although it had nothing to gain by a capture itself, the other side moved
/// first and won all kos; nothing if more than `limit` states arise.
fn lives(board: &Board, side: usize, limit: usize) -> Option<bool> {
    let attacker = 1 - side;
    let board = board.sheltering(attacker);
    let captured = is_captured(&board, side, (attacker, Ko::Wins(attacker)), limit)?;
    Some(!captured)
}

/// Whether the one essential block of a board, which is this side's, is captured if a side moves first by a rule of ko; nothing if
/// more than `limit` states arise.
pub(crate) fn is_captured(
    board: &Board,
    side: usize,
    (first, rule): (usize, Ko),
    limit: usize,
) -> Option<bool> {
    let starts = [board.start(first, rule)];
    let graph = Graph::grow(board, Goal::CaptureAndLive, rule, &starts, limit)?;
    let player = u8::from(side == 0);
    let is_taken = |i: usize| graph.state(i).winner() == Some(player);
    let distances = graph.distances(&graph.backwards(), player, is_taken, |_| true);
    Some(distances.of(0).is_some())
}

/// Who captures first by simple ko if Black starts and if White starts, or nothing if more than `limit` positions arise
/// or the board has more than 128 points.
pub(crate) fn judge(diagram: &[&str], limit: usize) -> Option<(Ending, Ending)> {
    let judge = Judge::new(&Board::read(diagram)?, Goal::Capture, Ko::SIMPLE, limit)?;
    let [black, white] = [0, 1].map(|mover| judge.ending(&judge.start(mover)));
    Some((black, white))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn endings(diagram: &[&str], rule: Ko) -> [Ending; 2] {
        let board = Board::read(diagram).expect("a small board");
        let judge = Judge::new(&board, Goal::Capture, rule, 100_000).expect("a small race");
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
        let judge = Judge::new(&board, Goal::Capture, Ko::SIMPLE, 100_000).expect("a small race");
        let root = judge.start(1);
        assert_eq!(judge.distance(&root, 0), Some(2));
        assert_eq!(judge.distance(&root, 1), None);
        let is_won = |passes| judge.is_won_after_passes(&root, 0, passes);
        assert_eq!([0, 1, 2].map(is_won), [true, true, false]);
    }
}
