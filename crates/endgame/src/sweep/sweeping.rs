//! The sweep: what every node is worth at every temperature, from -1 on.
//!
//! At a temperature t a node is worth the best of what its moves lead to, each of which costs its side t, and of what is left where
//! the side moves elsewhere, which is the same position a little below t with the other side first. At t = -1 a move costs nothing in
//! area, and the board is counted as it stands once nobody wants to move any more. From there on every value is a straight line as
//! long as no option becomes as good as the best one. What the slopes are then is found by so many coupons that go down to the
//! temperature step by step: the options that tie are played beside them, and what a step more changes is the slope.
//!
//! Everything is kept as whole numbers of a common denominator, so that every comparison is exact, and at every temperature at which
//! something turns all nodes are held against their options once more: that is the certificate.

use semeai_board::Color;
use semeai_cgt::Rational;
use semeai_search::PositionBudget;

use super::components::components;
use super::curve::Curve;
use super::nodes::{NONE, Nodes};
use super::worth::NoKoWorth;
use crate::limits::LimitMet;

/// After so many rounds of passes and moves that cost nothing a count is taken never to settle.
const MOST_ROUNDS: usize = 500;
/// Slopes repeat after a divisor of so many coupons nearly always; else of twice as many, or four times.
const PERIOD: usize = 12;
/// So many periods are played: the last is the slope, and the one before has to be the same.
const PERIODS: usize = 5;
/// Denominators do not get larger than this: a product of two of them, and of two values, is a number of 128 bits.
const LARGEST_SCALE: i128 = 1 << 50;
/// From here on a smaller denominator is looked for.
const LARGE_SCALE: i128 = 1 << 32;
/// What is not known yet in a cycle: less, or more, than anything that can be.
const ENDLESS: i32 = 1 << 28;

/// What a sweep has found.
#[derive(Clone, Debug)]
pub(super) struct Swept {
    /// The walls of the nodes that were watched, in their order.
    pub(super) curves: Vec<Curve>,
    /// What every node counts in the end, and from which temperature on.
    pub(super) masts: Vec<(Rational, Rational)>,
}

/// The values of all nodes at a temperature.
struct Sweep<'a> {
    nodes: &'a Nodes,
    /// Where play never ends it counts against this side.
    against: Color,
    /// The common denominator.
    scale: i128,
    t: i128,
    values: Vec<i128>,
    /// How values change, times the period.
    slopes: Vec<i32>,
    /// So many coupons are a period.
    period: usize,
    /// Of each edge whether it is as good as the best option of its node.
    is_tied: Vec<bool>,
    /// The same of moves elsewhere, by node.
    is_passing: Vec<bool>,
    /// What so many coupons change, by number of coupons and node.
    changes: Vec<i32>,
    users: Users,
    /// By node the number of its cycle.
    cycle_of: Vec<u32>,
    /// The temperatures at which something turned.
    turns: Vec<Rational>,
    /// By node the last of them at which its slope changed.
    turned: Vec<u32>,
}

/// Which nodes have a node among their options.
struct Users {
    ends: Vec<u32>,
    /// With the edge, or none for a move elsewhere.
    users: Vec<(u32, u32)>,
}

/// The options that tie of the nodes whose slopes are looked for.
#[derive(Default)]
struct Ties {
    /// Each after those that its options lead to, but for those of a cycle.
    nodes: Vec<u32>,
    targets: Vec<u32>,
    /// Where the targets of each node end.
    ends: Vec<u32>,
    /// How many nodes from one on are a cycle, one after the other.
    lengths: Vec<usize>,
}

/// Sweeps all nodes, and keeps the walls of those that are watched.
pub(super) fn sweep(
    nodes: &Nodes,
    against: Color,
    watched: &[u32],
    budget: &PositionBudget,
) -> Result<Swept, NoKoWorth> {
    let mut sweep = Sweep {
        nodes,
        against,
        scale: 1,
        t: -1,
        values: start(nodes)?,
        slopes: vec![0; nodes.len()],
        period: PERIOD,
        is_tied: vec![false; nodes.edges.len()],
        is_passing: vec![false; nodes.len()],
        changes: Vec::new(),
        users: Users::of(nodes),
        cycle_of: cycles_of(nodes),
        turns: Vec::new(),
        turned: vec![0; nodes.len()],
    };
    let mut corners: Vec<Vec<(Rational, Rational)>> = vec![Vec::new(); watched.len()];
    loop {
        if budget.is_stopped() {
            return Err(NoKoWorth::Limit(LimitMet::Time));
        }
        let at = sweep.turns.len();
        sweep.turns.push(Rational::new(sweep.t, sweep.scale));
        let changed = sweep.tie()?;
        sweep.turn(changed)?;
        for (node, corners) in watched.iter().zip(&mut corners) {
            if sweep.turned[*node as usize] as usize == at {
                corners.push((sweep.turns[at], sweep.value(*node)));
            }
        }
        match sweep.next() {
            Some((step, parts)) => sweep.go_on(step, parts)?,
            None => break,
        }
    }
    if watched.iter().any(|node| sweep.slopes[*node as usize] != 0) {
        return Err(NoKoWorth::Unsettled);
    }
    let all = (0..).zip(&sweep.turned);
    let masts = all.map(|(node, turned)| (sweep.value(node), sweep.turns[*turned as usize]));
    Ok(Swept {
        masts: masts.collect(),
        curves: corners.into_iter().map(Curve::new).collect(),
    })
}

/// What every node counts where moves cost nothing in area: rounds of moves and passes, until nobody wants to move.
fn start(nodes: &Nodes) -> Result<Vec<i128>, NoKoWorth> {
    let mut values = nodes.at_once.clone();
    // What values count is known before anybody comes to them.
    settle(nodes, &mut values, false)?;
    settle(nodes, &mut values, true)?;
    Ok(values.into_iter().map(i128::from).collect())
}

fn settle(nodes: &Nodes, values: &mut Vec<i64>, spots: bool) -> Result<(), NoKoWorth> {
    for _ in 0..MOST_ROUNDS {
        let mut after = values.clone();
        for node in (0..nodes.len()).filter(|node| nodes.is_spot[*node] == spots) {
            if nodes.elsewhere[node] == NONE {
                continue;
            }
            let passed = values[nodes.elsewhere[node] as usize];
            let edges = nodes.edges[nodes.edges_of(node)].iter();
            let moves = edges.map(|edge| values[edge.to as usize] + edge.points);
            after[node] = match nodes.movers[node] {
                Color::Black => moves.fold(passed, |best, value| best.max(value + 1)),
                Color::White => moves.fold(passed, |best, value| best.min(value - 1)),
            };
        }
        if after == *values {
            return Ok(());
        }
        *values = after;
    }
    Err(NoKoWorth::Unsettled)
}

impl Sweep<'_> {
    fn value(&self, node: u32) -> Rational {
        Rational::new(self.values[node as usize], self.scale)
    }

    /// How much worse an option is than the value of its node, and how fast that grows, times the period.
    fn apart(&self, node: usize, to: u32, edge: Option<i64>) -> (i128, i32) {
        let to = to as usize;
        let (points, cost, rate) = match edge {
            Some(points) => (i128::from(points) * self.scale, self.t, self.one()),
            None => (0, 0, 0),
        };
        let (value, option) = (self.values[node], self.values[to] + points);
        let (slope, other) = (self.slopes[node], self.slopes[to]);
        match self.nodes.movers[node] {
            Color::Black => (value - (option - cost), slope - (other - rate)),
            Color::White => (option + cost - value, other + rate - slope),
        }
    }

    /// A slope of 1.
    fn one(&self) -> i32 {
        i32::try_from(self.period).unwrap_or(i32::MAX)
    }

    /// Finds the options that are as good as their nodes, and the nodes that have others than before. Every node is worth its best
    /// option, or nothing is told.
    fn tie(&mut self) -> Result<Vec<u32>, NoKoWorth> {
        let mut changed = Vec::new();
        for node in 0..self.nodes.len() {
            let elsewhere = self.nodes.elsewhere[node];
            if elsewhere == NONE {
                continue;
            }
            let (apart, _) = self.apart(node, elsewhere, None);
            let is_passing = apart == 0;
            let (mut has_tie, mut is_worse) = (is_passing, apart < 0);
            let mut is_other =
                std::mem::replace(&mut self.is_passing[node], is_passing) != is_passing;
            for at in self.nodes.edges_of(node) {
                let edge = self.nodes.edges[at];
                let (apart, _) = self.apart(node, edge.to, Some(edge.points));
                let is_tied = apart == 0;
                has_tie |= is_tied;
                is_worse |= apart < 0;
                is_other |= std::mem::replace(&mut self.is_tied[at], is_tied) != is_tied;
            }
            if is_worse || !has_tie {
                return Err(NoKoWorth::Unsettled);
            }
            if is_other {
                changed.push(u32::try_from(node).unwrap_or(NONE));
            }
        }
        Ok(changed)
    }

    /// Finds the slopes of all nodes that hang on some.
    fn turn(&mut self, changed: Vec<u32>) -> Result<(), NoKoWorth> {
        if self.changes.is_empty() {
            self.changes = vec![0; (PERIODS * self.period + 1) * self.nodes.len()];
        }
        let mut ties = self.ties(&self.hanging_on(changed));
        loop {
            self.play_out(&ties)?;
            let [last, before] = [0, 1].map(|back| self.period_back(back));
            let is_periodic = (ties.nodes.iter())
                .all(|node| last(&self.changes, *node) == before(&self.changes, *node));
            if is_periodic {
                break;
            }
            if self.period == 4 * PERIOD {
                return Err(NoKoWorth::Unsettled);
            }
            self.period *= 2;
            self.slopes = self.slopes.iter().map(|slope| slope * 2).collect();
            self.changes = vec![0; (PERIODS * self.period + 1) * self.nodes.len()];
            let all = (0..).take(self.nodes.len()).collect::<Vec<u32>>();
            ties = self.ties(&all);
        }
        let turn = u32::try_from(self.turns.len() - 1).unwrap_or(u32::MAX);
        let slope = self.period_back(0);
        for node in &ties.nodes {
            let at = *node as usize;
            let slope = slope(&self.changes, *node);
            if std::mem::replace(&mut self.slopes[at], slope) != slope {
                self.turned[at] = turn;
            }
        }
        Ok(())
    }

    /// What a period changes, so many periods before the last.
    fn period_back(&self, back: usize) -> impl Fn(&[i32], u32) -> i32 + use<> {
        let (nodes, period) = (self.nodes.len(), self.period);
        let last = (PERIODS - back) * period;
        move |changes, node| {
            let at = |coupons: usize| changes[coupons * nodes + node as usize];
            at(last) - at(last - period)
        }
    }

    /// Some nodes and all that have one of them among their best options, in order.
    fn hanging_on(&self, changed: Vec<u32>) -> Vec<u32> {
        let mut is_found = vec![false; self.nodes.len()];
        let mut found = Vec::new();
        let mut waiting = changed;
        while let Some(node) = waiting.pop() {
            if std::mem::replace(&mut is_found[node as usize], true) {
                continue;
            }
            found.push(node);
            for (user, edge) in self.users.of_node(node) {
                let is_tied = match *edge {
                    NONE => self.is_passing[*user as usize],
                    edge => self.is_tied[edge as usize],
                };
                if is_tied {
                    waiting.push(*user);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// The options of nodes that tie. Where moves may lead in a circle those that tie seldom do.
    fn ties(&self, nodes: &[u32]) -> Ties {
        let mut ties = Ties::default();
        let cycle_of = |node: &u32| self.cycle_of[*node as usize];
        for part in
            nodes.chunk_by(|one, other| cycle_of(one) != NONE && cycle_of(one) == cycle_of(other))
        {
            if let [node] = part {
                self.add_ties(&mut ties, &[*node]);
                continue;
            }
            let targets = |at: usize| {
                let targets = self
                    .tied(part[at])
                    .filter_map(|to| part.binary_search(&to).ok());
                targets.filter_map(|at| u32::try_from(at).ok())
            };
            for found in components(part.len(), targets) {
                let found = found.iter().map(|at| part[*at as usize]);
                self.add_ties(&mut ties, &found.collect::<Vec<u32>>());
            }
        }
        ties
    }

    fn add_ties(&self, ties: &mut Ties, cycle: &[u32]) {
        ties.lengths.push(cycle.len());
        for node in cycle {
            ties.targets.extend(self.tied(*node));
            ties.ends
                .push(u32::try_from(ties.targets.len()).unwrap_or(NONE));
            ties.nodes.push(*node);
        }
    }

    /// Where the best moves of a node lead to.
    fn tied(&self, node: u32) -> impl Iterator<Item = u32> {
        let edges = self.nodes.edges_of(node as usize);
        let tied = edges.filter(|edge| self.is_tied[*edge]);
        tied.map(|edge| self.nodes.edges[edge].to)
    }

    /// Plays the options that tie beside more and more coupons.
    fn play_out(&mut self, ties: &Ties) -> Result<(), NoKoWorth> {
        for coupons in 1..=PERIODS * self.period {
            let mut at = 0;
            for length in &ties.lengths {
                if *length == 1 {
                    self.play_node(ties, at, coupons);
                } else {
                    self.play_cycle(ties, at..at + length, coupons)?;
                }
                at += length;
            }
        }
        Ok(())
    }

    /// The change of one node with so many coupons; whether it is another than was known.
    fn play_node(&mut self, ties: &Ties, at: usize, coupons: usize) -> bool {
        let node = ties.nodes[at] as usize;
        if self.nodes.elsewhere[node] == NONE {
            return false;
        }
        let begin = if at == 0 {
            0
        } else {
            ties.ends[at - 1] as usize
        };
        let targets = &ties.targets[begin..ties.ends[at] as usize];
        let row = coupons * self.nodes.len();
        let cost = i32::try_from(coupons).unwrap_or(ENDLESS);
        let passed = row - self.nodes.len() + self.nodes.elsewhere[node] as usize;
        let passed = self.is_passing[node].then(|| self.changes[passed]);
        let moves = targets.iter().map(|to| self.changes[row + *to as usize]);
        let best = match self.nodes.movers[node] {
            Color::Black => moves.map(|change| change - cost).chain(passed).max(),
            Color::White => moves.map(|change| change + cost).chain(passed).min(),
        };
        let best = best.unwrap_or_default();
        std::mem::replace(&mut self.changes[row + node], best) != best
    }

    /// The same of all nodes of a cycle: from the worst for a side on, until nothing changes.
    fn play_cycle(
        &mut self,
        ties: &Ties,
        cycle: std::ops::Range<usize>,
        coupons: usize,
    ) -> Result<(), NoKoWorth> {
        let row = coupons * self.nodes.len();
        let worst = match self.against {
            Color::Black => -ENDLESS,
            Color::White => ENDLESS,
        };
        for node in &ties.nodes[cycle.clone()] {
            self.changes[row + *node as usize] = worst;
        }
        // In each round at least one more is known.
        for _ in 0..=cycle.len() + 1 {
            let mut is_other = false;
            for at in cycle.clone() {
                is_other |= self.play_node(ties, at, coupons);
            }
            if !is_other {
                let nodes = ties.nodes[cycle].iter();
                let mut changes = nodes.map(|node| self.changes[row + *node as usize]);
                return match changes.all(|change| change.abs() < ENDLESS / 2) {
                    true => Ok(()),
                    false => Err(NoKoWorth::Unsettled),
                };
            }
        }
        Err(NoKoWorth::Unsettled)
    }

    /// How far it is to where an option becomes as good as the best one: a numerator, and a denominator.
    fn next(&self) -> Option<(i128, i128)> {
        let mut first: Option<(i128, i128)> = None;
        let mut see = |(apart, rate): (i128, i32)| {
            if apart <= 0 || rate >= 0 {
                return;
            }
            let (step, parts) = (apart * i128::from(self.one()), -i128::from(rate));
            let is_sooner = first.is_none_or(|(other, others)| step * others < other * parts);
            if is_sooner {
                first = Some((step, parts));
            }
        };
        for node in 0..self.nodes.len() {
            let elsewhere = self.nodes.elsewhere[node];
            if elsewhere == NONE {
                continue;
            }
            see(self.apart(node, elsewhere, None));
            for edge in &self.nodes.edges[self.nodes.edges_of(node)] {
                see(self.apart(node, edge.to, Some(edge.points)));
            }
        }
        first
    }

    /// Goes on to the temperature that is so many of so many parts higher.
    fn go_on(&mut self, step: i128, parts: i128) -> Result<(), NoKoWorth> {
        let whole = parts * i128::from(self.one());
        let finer = whole / gcd(whole, step);
        if self.scale > LARGEST_SCALE / finer {
            return Err(NoKoWorth::TooFine);
        }
        let unit = step * finer / whole;
        self.scale *= finer;
        self.t = self.t * finer + unit * i128::from(self.one());
        for (value, slope) in self.values.iter_mut().zip(&self.slopes) {
            *value = *value * finer + unit * i128::from(*slope);
        }
        if self.scale > LARGE_SCALE {
            self.make_coarser();
        }
        Ok(())
    }

    /// Divides everything by what divides everything.
    fn make_coarser(&mut self) {
        let mut common = gcd(self.scale, self.t);
        for value in &self.values {
            if common == 1 {
                return;
            }
            common = gcd(common, *value);
        }
        self.scale /= common;
        self.t /= common;
        for value in &mut self.values {
            *value /= common;
        }
    }
}

impl Users {
    fn of(nodes: &Nodes) -> Self {
        let options = |node: usize| {
            let edges = nodes.edges_of(node);
            let moves =
                edges.map(|edge| (nodes.edges[edge].to, u32::try_from(edge).unwrap_or(NONE)));
            let elsewhere = Some(nodes.elsewhere[node]).filter(|node| *node != NONE);
            moves.chain(elsewhere.map(|to| (to, NONE)))
        };
        let mut ends = vec![0_u32; nodes.len() + 1];
        for node in 0..nodes.len() {
            for (to, _) in options(node) {
                ends[to as usize + 1] += 1;
            }
        }
        for node in 0..nodes.len() {
            ends[node + 1] += ends[node];
        }
        let mut users = vec![(NONE, NONE); ends[nodes.len()] as usize];
        let mut next = ends.clone();
        for (user, node) in (0_u32..).zip(0..nodes.len()) {
            for (to, edge) in options(node) {
                users[next[to as usize] as usize] = (user, edge);
                next[to as usize] += 1;
            }
        }
        Self { ends, users }
    }

    fn of_node(&self, node: u32) -> &[(u32, u32)] {
        let node = node as usize;
        &self.users[self.ends[node] as usize..self.ends[node + 1] as usize]
    }
}

/// By node the number of its cycle, or none.
fn cycles_of(nodes: &Nodes) -> Vec<u32> {
    let mut cycle_of = vec![NONE; nodes.len()];
    for (number, cycle) in (0..).zip(&nodes.cycles) {
        cycle_of[cycle.clone()].fill(number);
    }
    cycle_of
}

/// The greatest common divisor, of which one number may be 0.
fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}
