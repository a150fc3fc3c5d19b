//! What is told of a start on whose result both bounds agree.
//!
//! That a side wins holds in a race to its opponent's advantage. Which of its moves win, and how far it is ahead, may differ beyond:
//! what wins there wins on the whole board, and what does not win in a race to its own advantage does not. What lies between the
//! two is left open.

use semeai_board::{Color, Point, PointSet};

use super::search::{BoundsSearch, FOR_DETAILS};
use super::sure::SureStart;
use crate::ending::Ending;
use crate::solve::{BothKos, Ko, KoTurn, Lead, LeftOpen, Outcome, SolvedStart};

/// How many positions a race gets for details that has not been decided before.
const FOR_A_RACE: u64 = 50_000;

/// The answer of one of the races.
struct BoundStart {
    /// Which race it is.
    of: usize,
    start: SolvedStart,
}

/// The answers of the races for one start, from near to far, in each way.
#[derive(Clone, Copy)]
struct BothBounds<'a> {
    /// Where the opponent of the side that hopes for the outcome is favoured: what holds here holds at least.
    least: &'a [BoundStart],
    /// Where that side itself is favoured: what does not hold here never does.
    most: &'a [BoundStart],
}

impl<'a> BothBounds<'a> {
    fn all(self) -> impl Iterator<Item = &'a BoundStart> {
        self.least.iter().chain(self.most)
    }
}

impl BoundsSearch<'_> {
    /// Everything that holds of a start whatever lies beyond.
    pub(super) fn start(&mut self, first: Color, known: &BothKos) -> SureStart {
        let winner = known.outcome().winner();
        let hoped = winner.unwrap_or(first);
        let least = self.explained(first, known, hoped.opponent());
        let most = self.explained(first, known, hoped);
        let bounds = BothBounds {
            least: &least,
            most: &most,
        };
        let widest = least.iter().map(|told| told.of).max();
        let nearest = least.first().map(|told| told.start.clone());
        let mut start = nearest.unwrap_or_else(|| known.as_start());
        start.may_pass = self.may_pass(first, known, bounds);
        let is_judged = winner != Some(first.opponent()) && !least.is_empty();
        let is_open = known.outcome() == Outcome::Ko && !is_same_ko(bounds);
        let judged = is_judged.then(|| match is_open {
            true => self.leave_open(first, &mut start, bounds),
            false => self.judge(first, &mut start, bounds),
        });
        start.ahead = winner.and_then(|winner| {
            let passes = start.may_pass.filter(|_| winner == first);
            ahead(passes, bounds)
        });
        if let Some(ko) = start.ko {
            depend_on(&mut start, agreed(ko, &most, first), known);
        }
        let ending = start.outcome.ending();
        if ending.is_some_and(|ending| ending.winner().is_none()) {
            self.name(first, known, &mut start);
        }
        SureStart {
            start,
            widest,
            judged,
        }
    }

    /// Whether the starter keeps the outcome if he plays elsewhere first, if that is known.
    fn may_pass(&self, first: Color, known: &BothKos, bounds: BothBounds<'_>) -> Option<bool> {
        if known.outcome() == Outcome::won_by(first.opponent()) {
            return Some(false);
        }
        let lives = |color: Color| self.life[color].zone.is_some();
        // Blocks that live though the other side moves first do not need a move.
        if lives(Color::Black) && lives(Color::White) {
            return Some(true);
        }
        let other = self.sure.iter().find(|(other, _)| *other != first);
        let other = other.and_then(|(_, known)| known.outcome().ending());
        // Who plays elsewhere leaves the board as it is with the other to move, which is the other start. A ban by ko would be lifted
        // by it, so with one these are two questions.
        if let (Some(now), Some(then), None) = (known.outcome().ending(), other, self.position.ko())
        {
            return Some(now == then);
        }
        let says =
            |told: &[BoundStart], answer| told.iter().any(|it| it.start.may_pass == Some(answer));
        if says(bounds.least, true) {
            return Some(true);
        }
        says(bounds.most, false).then_some(false)
    }

    /// Names the first moves that keep the outcome, that give it away, and that may do either, of the points of the races that are
    /// told, which are given back.
    fn judge(&self, first: Color, start: &mut SolvedStart, bounds: BothBounds<'_>) -> PointSet {
        let all = |told: &[BoundStart], points: fn(&SolvedStart) -> &Vec<Point>| {
            let points = told.iter().flat_map(|it| points(&it.start));
            points.copied().collect::<PointSet>()
        };
        let sure = all(bounds.least, |start| &start.moves);
        let losing = all(bounds.most, |start| &start.losing).difference(&sure);
        let judged = self.points_of(bounds);
        let mut open = judged.difference(&sure).difference(&losing);
        for told in bounds.most {
            let inside = self.sides[told.of].bound.race.relevant;
            let kept = told.start.moves.iter().chain(&told.start.unjudged);
            let kept: PointSet = kept.copied().collect();
            // A race in which the hoping side is favoured gives it more than the board does: a move that keeps nothing there keeps nothing
            // here, so that only what keeps it in every such race stays open. Beyond a race a move is like one elsewhere.
            let beyond = match told.start.may_pass {
                Some(false) => PointSet::EMPTY,
                Some(true) | None => open.difference(&inside),
            };
            open = open.intersection(&kept).union(&beyond);
        }
        start.moves = sure.iter().collect();
        start.losing = losing.iter().collect();
        start.unjudged = self.legal(first, &open);
        judged
    }

    /// Leaves open which first moves keep the outcome of all points of the races that are told, which are given back, and with them
    /// the line: what they fight a ko for differs beyond.
    fn leave_open(
        &self,
        first: Color,
        start: &mut SolvedStart,
        bounds: BothBounds<'_>,
    ) -> PointSet {
        let judged = self.points_of(bounds);
        start.moves.clear();
        start.losing.clear();
        start.line.clear();
        start.repeats = false;
        start.unjudged = self.legal(first, &judged);
        judged
    }

    /// The points of the races that are told.
    fn points_of(&self, bounds: BothBounds<'_>) -> PointSet {
        bounds.all().fold(PointSet::EMPTY, |all, told| {
            all.union(&self.sides[told.of].bound.race.relevant)
        })
    }

    fn legal(&self, first: Color, points: &PointSet) -> Vec<Point> {
        let is_legal = |point: &Point| self.position.play(first, *point).is_ok();
        points.iter().filter(is_legal).collect()
    }

    /// Says of a start in which nobody wins whether both live. A block lives by itself if it does though its opponent is favoured.
    fn name(&mut self, first: Color, known: &BothKos, start: &mut SolvedStart) {
        let lives = |search: &mut Self, color: Color| {
            search.life[color].zone.is_some() || {
                let told = search.explained(first, known, color.opponent());
                told.first()
                    .is_some_and(|told| told.start.outcome == Outcome::Ends(Ending::BothLive))
            }
        };
        let both_live = lives(self, Color::Black) && lives(self, Color::White);
        let named = if both_live {
            Ending::BothLive
        } else {
            Ending::Seki
        };
        start.outcome = Outcome::Ends(named);
        if !both_live {
            start.left_open = Some(LeftOpen::SekiOrBothLive);
        }
        start.possible = if both_live {
            vec![Ending::BothLive]
        } else {
            vec![Ending::Seki, Ending::BothLive]
        };
    }

    /// Everything about a start from the races to the advantage of a side that end like this, from near to far, as far as they are
    /// decided with little.
    fn explained(&mut self, first: Color, sure: &BothKos, favoured: Color) -> Vec<BoundStart> {
        let is_same = |known: BothKos| match known.outcome() {
            // Which kos it hangs on may differ.
            Outcome::Ko => known == *sure,
            outcome => outcome == sure.outcome(),
        };
        let mut left = self.limits.positions() / FOR_DETAILS / 4;
        let mut told = Vec::new();
        for of in 0..self.sides.len() {
            let side = &mut self.sides[of];
            if side.bound.favoured != favoured {
                continue;
            }
            let solver = side.solver();
            let before = solver.positions_made();
            if !solver.known(first).is_some_and(|known| known.is_decided()) {
                let little = left.min(FOR_A_RACE) / solver.cost();
                solver.search(little);
                solver.follow(little);
            }
            let known = solver.known(first).filter(BothKos::is_decided);
            if known.is_some_and(is_same) {
                let start = solver.start(first, left / solver.cost());
                told.extend(start.map(|start| BoundStart { of, start }));
            }
            let spent = (solver.positions_made() - before) * solver.cost();
            self.spent += spent;
            left = left.saturating_sub(spent);
            // What is farther costs more.
            if known.is_none() || left == 0 || self.limits.is_stopped() {
                break;
            }
        }
        told
    }
}

/// Says of a start that it depends on a ko.
fn depend_on(start: &mut SolvedStart, ko: Ko, known: &BothKos) {
    start.ko = Some(ko);
    start.outcome = ko.outcome();
    start.left_open = (ko.turn == KoTurn::Open).then_some(LeftOpen::KoThreats);
    start.possible = match start.outcome.ending() {
        Some(ending) => vec![ending],
        None => known.as_start().possible,
    };
}

/// How often the winner can play elsewhere: at least as often as where his opponent is favoured, at most as often as where he is.
fn ahead(passes: Option<bool>, bounds: BothBounds<'_>) -> Option<Lead> {
    let BothBounds { least, most } = bounds;
    let count = |told: &BoundStart| match told.start.ahead {
        Some(Lead::Moves(count) | Lead::AtLeast(count)) => Some(count),
        Some(Lead::Endless) | None => None,
    };
    if least
        .iter()
        .any(|told| told.start.ahead == Some(Lead::Endless))
    {
        return Some(Lead::Endless);
    }
    if passes == Some(false) {
        return Some(Lead::Moves(0));
    }
    // Where his opponent is favoured the winner can do no more than on the board, so that the greatest of these numbers is reached;
    // where he himself is, no less, so that the least of those is not passed. Where the two meet, that is the number.
    let low = least.iter().filter_map(count).max().unwrap_or(0);
    let low = low.max(u32::from(passes == Some(true)));
    let exact = most.iter().filter_map(|told| match told.start.ahead {
        Some(Lead::Moves(count)) => Some(count),
        _ => None,
    });
    if exact.min() == Some(low) {
        return Some(Lead::Moves(low));
    }
    (low > 0).then_some(Lead::AtLeast(low))
}

/// Whether all races say the same of a ko: what is without threats, and how many turn it. By that its first moves are judged.
fn is_same_ko(bounds: BothBounds<'_>) -> bool {
    let told = |it: &BoundStart| {
        let ko = it.start.ko?;
        Some((ko.no_threats?, ko.turn))
    };
    let mut all = bounds.all().map(told);
    let first = all.next().flatten();
    !bounds.most.is_empty() && first.is_some() && all.all(|it| it == first)
}

/// What both bounds say of a ko, if this side starts. Whether a race without a winner is a seki they do not know.
fn agreed(ko: Ko, most: &[BoundStart], first: Color) -> Ko {
    let unnamed = |ko: Ko| {
        ko.named(|ending| match ending {
            Ending::BothLive => Ending::Seki,
            ending => ending,
        })
    };
    let ko = unnamed(ko);
    let other = most.iter().find_map(|told| told.start.ko).map(unnamed);
    let Some(other) = other.filter(|other| other.no_threats == ko.no_threats) else {
        return Ko {
            no_threats: None,
            turn: KoTurn::Open,
            ..ko
        };
    };
    let turner = |turn| match turn {
        KoTurn::At(color, _) | KoTurn::Within(color) => Some(color),
        KoTurn::Never | KoTurn::Open => None,
    };
    let turn = if ko.turn == other.turn {
        ko.turn
    } else if turner(ko.turn) == Some(first) {
        // What the starter turns though all that lies beyond is bad for him he turns in any case.
        KoTurn::Within(first)
    } else if turner(other.turn) == Some(first.opponent()) {
        KoTurn::Within(first.opponent())
    } else {
        KoTurn::Open
    };
    Ko { turn, ..ko }
}
