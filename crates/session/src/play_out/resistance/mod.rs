//! Every best defence against a move that is right: the other side tries one after the other, and each has to be met.

#[cfg(test)]
mod tests;

use semeai_board::{Point, PointSet};

use super::course::Course;
use super::rules::Rules;
use crate::host::Control;

/// The moves of the side to move that keep what comes of a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RightMoves {
    /// Where it can play.
    pub points: PointSet,
    /// Where it is not known whether it can.
    pub open: PointSet,
    /// Whether playing elsewhere, or a pass, keeps it too.
    pub is_elsewhere: bool,
}

impl RightMoves {
    /// The moves, each with whether it is right if that is known.
    pub(super) fn of(
        judged: impl Iterator<Item = (Point, Option<bool>)>,
        is_elsewhere: bool,
    ) -> Self {
        let mut moves = Self {
            is_elsewhere,
            ..Self::default()
        };
        for (point, is_right) in judged {
            match is_right {
                Some(true) => moves.points.insert(point),
                None => moves.open.insert(point),
                Some(false) => false,
            };
        }
        moves
    }

    /// How many are known to be right, elsewhere counted as one.
    pub fn count(&self) -> usize {
        self.points.len() + usize::from(self.is_elsewhere)
    }
}

/// A reply that has to be answered: whoever plays elsewhere has lost something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defence {
    /// The reply.
    pub reply: Point,
    /// The answers that keep what comes of it, one at least.
    pub answers: PointSet,
    /// The answers of which that is not known.
    pub open: PointSet,
}

/// The best defences of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Defences {
    /// Of its replies that have to be answered, and lose nothing by themselves, those with the fewest right answers.
    pub best: Vec<Defence>,
    /// Whether it is not known of some reply whether it has to be answered.
    pub has_open: bool,
}

impl Defences {
    /// Those of the side to move; nothing if it is not known what comes of this moment.
    ///
    /// It costs one judgement of every reply, and of every answer to each.
    pub fn of<S: Rules>(now: &S, memory: &mut S::Memory, control: &Control) -> Option<Self> {
        let replies = now.right_moves(memory, control)?;
        let mut all = Self {
            best: Vec::new(),
            has_open: !replies.open.is_empty(),
        };
        for reply in replies.points.iter() {
            let Ok(played) = now.played(reply) else {
                continue;
            };
            match played.situation.right_moves(memory, control) {
                None => all.has_open = true,
                Some(right) if right.is_elsewhere || right.points.is_empty() => {}
                Some(right) => all.best.push(Defence {
                    reply,
                    answers: right.points,
                    open: right.open,
                }),
            }
        }
        let fewest = all.best.iter().map(|defence| defence.answers.len()).min();
        all.best
            .retain(|defence| Some(defence.answers.len()) == fewest);
        Some(all)
    }
}

/// A moment at which the other side has tried a defence.
#[derive(Clone, Debug)]
struct Stand {
    /// How many moves have been made before its reply.
    moves: usize,
    /// What it has tried last.
    tried: Defence,
    /// What it has still to try.
    left: Vec<Defence>,
}

/// How far a resistance has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stance {
    /// The first move is still to be made.
    #[default]
    Begins,
    /// What the other side can do is being looked for.
    Looking,
    /// A defence is on the board and has to be met.
    Tried,
    /// The answer to it is none of those that are known to be right; the other side shows what that leads to.
    Stray,
    /// It was met, and there is another defence.
    Met,
    /// None is left.
    Over,
}

/// The resistance against a first move: at first every best defence, and further on, as long as one move alone meets it, the best
/// ones against each answer. One that is met by an answer which was given to another one of the same moment needs no answer of
/// its own.
#[derive(Clone, Debug, Default)]
pub struct Resistance {
    stance: Stance,
    /// From the first reply to the last.
    stands: Vec<Stand>,
    has_open: bool,
    met: usize,
    strays: usize,
}

impl Resistance {
    /// How far it has come.
    pub const fn stance(&self) -> Stance {
        self.stance
    }

    /// How many defences have been met.
    pub const fn met(&self) -> usize {
        self.met
    }

    /// How many answers were wrong.
    pub const fn strays(&self) -> usize {
        self.strays
    }

    /// Whether what the other side can do could not be found out somewhere: then those that were met need not be all.
    pub const fn has_open(&self) -> bool {
        self.has_open
    }

    /// Whether the program makes a move of its own choice when it is to move.
    pub(super) const fn leaves_choice(&self) -> bool {
        matches!(self.stance, Stance::Stray)
    }

    /// The person has answered what was tried; elsewhere if there is no point.
    fn hear(&mut self, point: Option<Point>) {
        let Some(stand) = self.stands.last_mut() else {
            self.stance = Stance::Looking;
            return;
        };
        let is_in = |points: &PointSet| point.is_some_and(|point| points.contains(point));
        let Some(point) = point.filter(|_| is_in(&stand.tried.answers)) else {
            self.stance = Stance::Stray;
            self.strays += usize::from(!is_in(&stand.tried.open));
            return;
        };
        let before = stand.left.len();
        stand.left.retain(|other| !other.answers.contains(point));
        self.met += 1 + before - stand.left.len();
        self.stance = Stance::Looking;
    }

    /// The defences after so many moves, if they were found out; says what is tried of them.
    fn find(&mut self, moves: usize, found: Option<Defences>) -> Option<Point> {
        self.has_open |= found.as_ref().is_none_or(|found| found.has_open);
        let mut found = found.unwrap_or_default().best;
        if !self.stands.is_empty() {
            // Further on only what one move alone meets is worth asking for.
            found.retain(|defence| defence.answers.len() == 1);
        }
        if found.is_empty() {
            self.leave();
            return None;
        }
        let tried = found.remove(0);
        let reply = tried.reply;
        self.stands.push(Stand {
            moves,
            tried,
            left: found,
        });
        self.stance = Stance::Tried;
        Some(reply)
    }

    /// Nothing more is to be met on this way.
    fn leave(&mut self) {
        while self
            .stands
            .last()
            .is_some_and(|stand| stand.left.is_empty())
        {
            self.stands.pop();
        }
        self.stance = match self.stands.is_empty() {
            true => Stance::Over,
            false => Stance::Met,
        };
    }
}

impl<S: Rules> Course<S> {
    /// The other side resists from here on: its defences are tried one after the other.
    pub fn resist(&mut self) {
        self.resistance = Some(Resistance::default());
    }

    /// The resistance, if the other side does not just play on.
    pub const fn resistance(&self) -> Option<&Resistance> {
        self.resistance.as_ref()
    }

    /// Whether it is to be found out how the other side can resist.
    pub(super) fn wants_defences(&self) -> bool {
        let is_looking = |it: &Resistance| it.stance == Stance::Looking;
        self.is_programs_turn() && self.resistance.as_ref().is_some_and(is_looking)
    }

    /// Whether the program is to make a move of its own choice.
    pub(super) fn wants_choice(&self) -> bool {
        let resistance = self.resistance.as_ref();
        self.is_programs_turn() && resistance.is_none_or(Resistance::leaves_choice)
    }

    /// The person has made a move, elsewhere if there is no point.
    pub(super) fn answer_resistance(&mut self, point: Option<Point>) {
        if let Some(resistance) = &mut self.resistance
            && matches!(resistance.stance, Stance::Begins | Stance::Tried)
        {
            resistance.hear(point);
        }
        self.end_resistance();
    }

    /// Where it is over on the board nothing more can be tried.
    pub(super) fn end_resistance(&mut self) {
        let is_over = self.end().is_some();
        if let Some(resistance) = &mut self.resistance
            && is_over
            && resistance.stance == Stance::Looking
        {
            resistance.leave();
        }
    }

    /// Takes the defences that were found at this moment, and tries one.
    pub(super) fn try_defence(&mut self, found: Option<Defences>) {
        let moves = self.turns().len();
        let tried = self
            .resistance
            .as_mut()
            .and_then(|it| it.find(moves, found));
        if let Some(reply) = tried {
            self.reply(reply);
        }
    }

    /// Goes on with the next defence, once the last one was met.
    pub fn next_defence(&mut self) {
        let Some(resistance) = self.resistance.as_mut() else {
            return;
        };
        let is_met = resistance.stance == Stance::Met;
        let Some(stand) = resistance.stands.last_mut().filter(|_| is_met) else {
            return;
        };
        stand.tried = stand.left.remove(0);
        let (moves, reply) = (stand.moves, stand.tried.reply);
        resistance.stance = Stance::Tried;
        self.go_to(moves);
        self.reply(reply);
    }

    /// Takes back what did not meet a defence.
    pub(super) fn take_back_stray(&mut self) {
        let Some(resistance) = self.resistance.as_mut() else {
            return;
        };
        let is_stray = resistance.stance == Stance::Stray;
        if let Some(stand) = resistance.stands.last().filter(|_| is_stray) {
            let moves = stand.moves + 1;
            resistance.stance = Stance::Tried;
            self.go_to(moves);
        }
    }
}
