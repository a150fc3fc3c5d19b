//! Everything that the prover says of a board, beside what the judge says.

use std::fmt::{Debug, Write};

use semeai_board::{Color, Point, PointSet, Role};
use semeai_race::propose::propose;
use semeai_race::solve::{
    Ko as KoReport, KoTurn, Lead, Outcome, Prover, Race, RacePosition, Several, SolveLimits,
    SolvedStart, Step, solve,
};

use super::board::{
    Both, Judged, RULES, ko_rule, limits, outcome, player, race, threats_of, unnamed,
};
use crate::oracle::{Ending, Ko, Lead as JudgedLead};
use crate::random::Random;
use crate::support;

/// What came of a board.
#[derive(Debug)]
pub(crate) enum Compared {
    Same(Found),
    /// What differs, a line each.
    Different(String),
    /// No legal race of two sides.
    NoRace,
    /// Too large for the judge.
    TooLarge,
}

/// What a board was.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) outcomes: [Outcome; 2],
    pub(crate) has_ko: bool,
    pub(crate) states: usize,
    /// Whether a side has several essential blocks.
    pub(crate) has_several: bool,
    /// Whether a line is not as short as the winner can make it, or not as long as the loser can.
    pub(crate) has_inexact_line: bool,
    /// Whether the search was one whose lines should be exact.
    pub(crate) is_exact: bool,
    /// Whether an answer left something open.
    pub(crate) is_left_open: bool,
    /// Whether a first move was not tried to the end.
    pub(crate) has_unjudged: bool,
}

impl Found {
    pub(super) fn new(judged: &Judged, has_several: bool, is_exact: bool) -> Self {
        Self {
            outcomes: Color::ALL.map(|first| judged.outcome(first)),
            has_ko: judged.has_ko(),
            states: judged.len(),
            has_several,
            has_inexact_line: false,
            is_exact,
            is_left_open: false,
            has_unjudged: false,
        }
    }
}

/// Compares everything on a board by this reading of several essential blocks, with random play from a seed. With an odd seed the search leans on similar positions from
/// the start, which long searches do.
pub(super) fn compare<R: AsRef<str>>(
    rows: &[R],
    several: Several,
    limit: usize,
    seed: u64,
) -> Compared {
    let marked = support::Race::try_new(rows).ok();
    let Some(marked) = marked.filter(support::Race::has_two_sides) else {
        return Compared::NoRace;
    };
    let Some(mut judged) = Judged::new(rows, several, limit) else {
        return Compared::TooLarge;
    };
    compare_with(&marked, &mut judged, several, seed)
}

/// The same of a race on any board, by what the judge has said of that.
pub(crate) fn compare_with(
    marked: &support::Race,
    judged: &mut Judged,
    several: Several,
    seed: u64,
) -> Compared {
    let race = Race {
        several,
        ..race(marked)
    };
    let blocks = Color::ALL.map(|color| essential_blocks(&race, color));
    let leans = !seed.is_multiple_of(2);
    let found = Found::new(judged, blocks != [1, 1], !leans);
    let mut comparison = Comparison {
        race,
        judged,
        limits: if leans {
            limits().with_exact_until(0)
        } else {
            limits()
        },
        differences: String::new(),
        has_inexact_line: false,
        is_left_open: false,
        has_unjudged: false,
    };
    comparison.prover(&mut Random::new(seed));
    comparison.solution();
    comparison.proposal(marked);
    if comparison.differences.is_empty() {
        Compared::Same(Found {
            has_inexact_line: comparison.has_inexact_line,
            is_left_open: comparison.is_left_open,
            has_unjudged: comparison.has_unjudged,
            ..found
        })
    } else {
        Compared::Different(comparison.differences)
    }
}

/// Whether the outcome differs with who wins all kos, and yet no number of threats changes it: then it is told as without any.
fn is_settled(start: &SolvedStart) -> bool {
    start.ko.is_some_and(|ko| ko.turn == KoTurn::Never)
}

/// How many blocks the essential stones of a side are.
fn essential_blocks(race: &Race, color: Color) -> usize {
    let topology = race.position.topology();
    topology.components(&race.essential[color]).len()
}

struct Comparison<'a> {
    race: Race,
    judged: &'a mut Judged,
    limits: SolveLimits,
    differences: String,
    has_inexact_line: bool,
    is_left_open: bool,
    has_unjudged: bool,
}

impl Comparison<'_> {
    fn differ(&mut self, what: &str, expected: impl Debug, found: impl Debug) {
        let differences = &mut self.differences;
        writeln!(
            differences,
            "{what}: expected {expected:?}, found {found:?}"
        )
        .expect("text");
    }

    fn same<T: Debug + PartialEq>(&mut self, what: &str, expected: T, found: T) {
        if expected != found {
            self.differ(what, expected, found);
        }
    }

    fn names(&self, points: impl IntoIterator<Item = Point>) -> String {
        let points: PointSet = points.into_iter().collect();
        self.race.position.topology().names(&points).join(" ")
    }

    /// One prover for all rules and starts and for positions deep in play, so that what it keeps is put to use.
    fn prover(&mut self, random: &mut Random) {
        let mut prover = match Prover::new(&self.race, &self.limits) {
            Ok(prover) => prover,
            Err(error) => return self.differ("a prover", "some", error),
        };
        for rule in RULES {
            for first in Color::ALL {
                let expected = self.judged.outcome_by(rule, first);
                let found = prover.outcome(&self.race.position, first, ko_rule(rule));
                self.same(&format!("{rule:?}, {first} first"), expected, found);
                self.walk(&mut prover, rule, first, random);
            }
        }
        for first in Color::ALL {
            let expected = self.judged.outcome(first);
            let found = prover.outcome_with_kos(&self.race.position, first);
            self.same(&format!("with kos, {first} first"), expected, found);
        }
    }

    /// Compares the positions of some random play.
    fn walk(&mut self, prover: &mut Prover, rule: Ko, first: Color, random: &mut Random) {
        let mut differences = Vec::new();
        let judge = self.judged.of(rule);
        let mut play = Both::new(judge, &self.race.position, first);
        let points: Vec<Point> = self.race.relevant.iter().collect();
        let mut moves = Vec::new();
        for _ in 0..12 {
            let point = (!points.is_empty() && random.percent(90)).then(|| random.pick(&points));
            if !play.play(point) {
                continue;
            }
            moves.extend(point);
            if self.is_over(&play) {
                break;
            }
            let threats = match rule {
                Ko::Wins(_) => ko_rule(rule),
                Ko::Threats(_) => ko_rule(Ko::Threats(play.state.threats())),
            };
            let found = prover.outcome(&play.position, play.mover(), threats);
            let expected = outcome(judge.ending(&play.state));
            if expected != unnamed(found) {
                let names: Vec<&str> = moves
                    .iter()
                    .map(|&point| self.race.position.topology().name(point))
                    .collect();
                let what = format!(
                    "{rule:?}, {first} first, after {} (passes left out), {} to move, ko {:?}, {threats:?}",
                    names.join(" "),
                    play.mover(),
                    play.position.ko()
                );
                differences.push((what, expected, found));
            }
        }
        for (what, expected, found) in differences.into_iter().take(1) {
            self.differ(&what, expected, found);
        }
    }

    /// Whether an essential stone has been captured.
    fn is_over(&self, play: &Both<'_>) -> bool {
        let is_whole = |color| self.race.essential[color].is_subset(&play.position.stones(color));
        !Color::ALL.into_iter().all(is_whole)
    }

    /// A marked diagram is the same race whoever finds the points that matter. So is a bare one if nothing is left out.
    fn proposal(&mut self, marked: &support::Race) {
        let proposal = match propose(&marked.position, &marked.roles, &[]) {
            Ok(proposal) => proposal,
            Err(error) => return self.differ("a proposal", "some", error),
        };
        let race = Race {
            several: self.race.several,
            ..proposal.race(&marked.position)
        };
        if marked.roles.points(Role::Safe).is_empty() {
            if proposal.is_closed() {
                self.bare_proposal(race);
            }
            return;
        }
        let mut prover = match Prover::new(&race, &self.limits) {
            Ok(prover) => prover,
            Err(error) => return self.differ("a prover as proposed", "some", error),
        };
        for first in Color::ALL {
            let expected = self.judged.outcome(first);
            let found = prover.outcome_with_kos(&race.position, first);
            self.same(&format!("as proposed, {first} first"), expected, found);
        }
    }

    /// What is taken as safe without being said to be is not to be lost by a move either.
    fn bare_proposal(&mut self, race: Race) {
        let solution = match solve(&race, None, &self.limits) {
            Ok(solution) => solution,
            Err(error) => return self.differ("a solution as proposed", "some", error),
        };
        let marked = std::mem::replace(&mut self.race, race);
        for (first, start) in solution.starts.iter() {
            let expected = self.judged.outcome(first);
            let answered = start.as_ref().filter(|start| start.left_open.is_none());
            let Some(start) = answered else { continue };
            let what = format!("solve as proposed, {first} first");
            self.same(&what, expected, start.outcome);
            if start.outcome == expected && !is_settled(start) {
                self.moves(first, expected, start);
            }
        }
        self.race = marked;
    }

    fn solution(&mut self) {
        let solution = match solve(&self.race, None, &self.limits) {
            Ok(solution) => solution,
            Err(error) => return self.differ("a solution", "some", error),
        };
        for first in Color::ALL {
            match &solution.starts[first] {
                Some(start) => self.start(first, start),
                None => self.differ(&format!("{first} first"), "an answer", "none"),
            }
        }
    }

    fn start(&mut self, first: Color, start: &SolvedStart) {
        let expected = self.judged.outcome(first);
        if start.left_open.is_some() {
            // It says itself that it may be wrong.
            self.is_left_open = true;
            return;
        }
        self.same(&format!("solve, {first} first"), expected, start.outcome);
        if start.outcome != expected {
            return;
        }
        if !is_settled(start) {
            self.moves(first, expected, start);
            self.line(first, expected, start);
        }
        self.ahead(first, expected, start);
        self.ko(first, start);
    }

    /// Whether a first move or a pass keeps the outcome: under both rules, or, if it depends on ko, under the rule
    /// that the starter hopes for.
    fn keeps(&self, first: Color, expected: Outcome, point: Option<Point>) -> bool {
        let winners: &[usize] = match expected {
            Outcome::Ko => &[player(first)],
            _ => &[0, 1],
        };
        winners.iter().all(|&winner| {
            let rule = Ko::Wins(winner);
            let after = self.judged.ending_after(rule, first, point);
            after == Some(self.judged.ending(rule, first))
        })
    }

    /// Whether a move gives away nothing in a ko: without threats, and with the number that turns it or just not.
    fn keeps_ko(&mut self, first: Color, point: Option<Point>, ko: &KoReport) -> bool {
        let turning = ko.threats().map(|(color, count)| {
            let count = if color == first { count } else { count - 1 };
            threats_of(color, u8::try_from(count).unwrap_or(u8::MAX))
        });
        let rules = [Some(Ko::SIMPLE), turning].into_iter().flatten();
        rules.into_iter().all(|rule| {
            !self.judged.learn(rule) || {
                let after = self.judged.ending_after(rule, first, point);
                after == Some(self.judged.ending(rule, first))
            }
        })
    }

    /// The first moves that keep the outcome; of a side that loses whatever it does, none is named.
    fn moves(&mut self, first: Color, expected: Outcome, start: &SolvedStart) {
        if expected == Outcome::won_by(first.opponent()) {
            let found = (start.moves.len(), start.may_pass);
            return self.same(
                &format!("moves, {first} first, lost"),
                (0, Some(false)),
                found,
            );
        }
        let empty = self
            .race
            .relevant
            .difference(&self.race.position.occupied());
        let keeping = empty
            .iter()
            .filter(|&p| self.keeps(first, expected, Some(p)));
        let mut keeping: PointSet = keeping.collect();
        if let Some(ko) = start.ko {
            for point in &keeping.clone() {
                if !self.keeps_ko(first, Some(point), &ko) {
                    keeping.remove(point);
                }
            }
        }
        // What is said not to have been tried to the end may be either.
        self.has_unjudged |= !start.unjudged.is_empty();
        let keeping = keeping.difference(&start.unjudged.iter().copied().collect());
        let found = start.moves.iter().copied();
        let (keeping, named) = (self.names(keeping.iter()), self.names(found));
        self.same(
            &format!("moves, {first} first, {expected:?}"),
            keeping,
            named,
        );
        if expected
            .ending()
            .is_some_and(|ending| ending.winner().is_none())
        {
            let others = empty.iter().filter(|&point| {
                let is_legal = self.judged.ending_after(Ko::SIMPLE, first, Some(point));
                is_legal.is_some()
                    && !start.unjudged.contains(&point)
                    && !self.keeps(first, expected, Some(point))
            });
            let others = self.names(others.collect::<Vec<_>>());
            let losing = self.names(start.losing.iter().copied());
            self.same(&format!("losing moves, {first} first"), others, losing);
        }
        let keeps_ko = start.ko.is_none_or(|ko| self.keeps_ko(first, None, &ko));
        let may_pass = keeps_ko && self.keeps(first, expected, None);
        let what = format!("may pass, {first} first, {expected:?}");
        self.is_left_open |= start.may_pass.is_none();
        if let Some(found) = start.may_pass {
            self.same(&what, may_pass, found);
        }
    }

    fn ahead(&mut self, first: Color, expected: Outcome, start: &SolvedStart) {
        let winner = Color::ALL
            .into_iter()
            .find(|&color| Outcome::won_by(color) == expected);
        let what = format!("ahead, {first} first, {expected:?}");
        let (Some(winner), Some(ahead)) = (winner, start.ahead) else {
            if winner.is_none() {
                self.same(&what, None, start.ahead);
            }
            return;
        };
        let harsh = self.judged.of(Ko::Wins(player(winner.opponent())));
        let exact = match harsh.lead(&harsh.start(player(first)), player(winner)) {
            Some(JudgedLead::Passes(count)) => Some(Lead::Moves(count)),
            Some(JudgedLead::Unlimited) => Some(Lead::Endless),
            None => None,
        };
        self.same(&what, exact, Some(ahead));
    }

    /// Whether the line is legal, goes on and ends as it has to; how long it is, is only noted.
    fn line(&mut self, first: Color, expected: Outcome, start: &SolvedStart) {
        let what = format!(
            "line, {first} first, {expected:?}: {}",
            self.steps(&start.line)
        );
        let mut now = RacePosition {
            position: self.race.position.clone(),
            mover: first,
            lost: None,
            gone: PointSet::EMPTY,
        };
        let mut seen = Vec::new();
        let mut captured_by = None;
        for (i, step) in start.line.iter().enumerate() {
            if step.color != now.mover || now.winner(&self.race).is_some() {
                return self.differ(&what, "turns", i);
            }
            seen.push(now.clone());
            let from = if step.is_after_threat {
                now.without_ko()
            } else {
                now
            };
            now = match step
                .point
                .map(|point| from.position.play(from.mover, point))
            {
                None => from.passed(),
                Some(Ok(played)) => from.then(&self.race, played.position),
                Some(Err(error)) => return self.differ(&what, "a legal move", (i, error)),
            };
            captured_by = captured_by.or(now.lost.map(|_| i + 1));
        }
        let is_repeated = |(i, then)| seen[..i].contains(then);
        let repeated = seen.iter().enumerate().find(|&at| is_repeated(at));
        if let Some((i, _)) = repeated {
            return self.differ(&what, "other positions", i);
        }
        if expected != Outcome::Ko {
            self.end_of_line(&what, (first, expected), start, (&now, captured_by));
        }
    }

    /// Whether the end of a line is won by who has to win it, and if he is captured first, answered in it.
    fn end_of_line(
        &mut self,
        what: &str,
        (first, expected): (Color, Outcome),
        start: &SolvedStart,
        (now, captured_by): (&RacePosition, Option<usize>),
    ) {
        let Some(winner) = expected.winner() else {
            return self.same(&format!("end of the {what}"), None, now.lost);
        };
        // Where a ko has no end, as at the end of a way, a line ends where it would only lead back.
        let is_on_squares = self.race.position.topology().eye_facts().is_some();
        if captured_by.is_none() && self.judged.has_ko() && !is_on_squares {
            self.has_inexact_line = true;
            return;
        }
        let Some(length) = captured_by else {
            return self.differ(what, "a capture", "none");
        };
        let judge = self.judged.of(Ko::Wins(player(winner.opponent())));
        let begin = judge.start(player(first));
        let mut end = begin;
        for step in &start.line {
            let Some(after) = judge.after(&end, step.point.map(Point::index)) else {
                return self.differ(what, "a legal move", step);
            };
            // Where somebody could win at once and plays elsewhere, what follows is not judged.
            if !judge.is_listed(&after) {
                break;
            }
            end = after;
        }
        let is_answered = now.lost != Some(winner) || start.line.len() > length;
        let distance = judge.distance(&begin, player(winner));
        // How long somebody waits to be captured first is nobody's merit.
        let is_exact = now.lost == Some(winner) || distance == u32::try_from(length).ok();
        self.has_inexact_line |= !self.judged.has_ko() && !is_exact;
        self.same(
            &format!("end of the {what}"),
            expected,
            outcome(judge.ending(&end)),
        );
        self.same(&format!("answer in the {what}"), true, is_answered);
    }

    fn steps(&self, line: &[Step]) -> String {
        let name = |step: &Step| {
            let point = step.point.map(|p| self.race.position.topology().name(p));
            let threat = if step.is_after_threat { "!" } else { "" };
            format!("{threat}{}", point.unwrap_or("pass"))
        };
        line.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    fn ko(&mut self, first: Color, start: &SolvedStart) {
        let outcome = |rule| self.judged.outcome_by(rule, first);
        let truth = [Ko::Wins(0), Ko::Wins(1), Ko::SIMPLE].map(outcome);
        let Some(ko) = start.ko else {
            let [black, white] = [truth[0], truth[1]].map(unnamed);
            return self.same(&format!("no ko, {first} first"), black, white);
        };
        let found = [ko.black_wins_kos, ko.white_wins_kos, ko.no_threats].map(Outcome::from);
        self.same(&format!("ko, {first} first"), truth, found);
        let told = if start.outcome == Outcome::Ko {
            &truth[..2]
        } else {
            &truth[2..]
        };
        let is_told = |ending: &Outcome| {
            ending
                .ending()
                .is_some_and(|ending| start.possible.contains(&ending))
        };
        let missing: Vec<Outcome> = told.iter().copied().filter(|it| !is_told(it)).collect();
        self.same(&format!("not possible, {first} first"), Vec::new(), missing);
        self.threats(first, &ko);
        self.settled(first, &ko);
    }

    /// Whether the number of threats is the least that changes the ending.
    fn threats(&mut self, first: Color, ko: &KoReport) {
        let what = format!("threats, {first} first");
        let without = self.judged.ending(Ko::SIMPLE, first);
        let Some((color, count)) = ko.threats() else {
            for color in Color::ALL {
                if self.ending_with(threats_of(color, 1), first) != Some(without) {
                    self.differ(&what, (color, 1), ko.turn);
                }
            }
            return;
        };
        let Ok(count) = u8::try_from(count) else {
            return self.differ(&what, "few", count);
        };
        let enough = self.ending_with(threats_of(color, count), first);
        if enough == Some(without) || count == 0 {
            self.differ(&what, "enough to change it", ko.turn);
        }
        let fewer = self.ending_with(threats_of(color, count.saturating_sub(1)), first);
        if fewer.is_some_and(|fewer| fewer != without) {
            self.differ(&what, "fewer", ko.turn);
        }
    }

    /// Whether threats change nothing where none are said to.
    fn settled(&mut self, first: Color, ko: &KoReport) {
        for (color, count) in Color::ALL.into_iter().flat_map(|c| [(c, 1), (c, 2)]) {
            let ending = self
                .ending_with(threats_of(color, count), first)
                .map(outcome);
            let plain = Outcome::from(ko.no_threats);
            if ko.turn == KoTurn::Never && ending.is_some_and(|it| it != unnamed(plain)) {
                self.differ(&format!("settled, {first} first"), (color, count), ending);
            }
        }
    }

    fn ending_with(&mut self, rule: Ko, first: Color) -> Option<Ending> {
        let is_learnt = self.judged.learn(rule);
        is_learnt.then(|| self.judged.ending(rule, first))
    }
}
