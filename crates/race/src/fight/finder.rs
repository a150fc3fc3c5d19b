//! Looking for the fights of a position.

use std::cmp::Reverse;

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Role, Roles, benson};
use semeai_search::{Aim, Known};

use super::prey::{ByKo, Inquiry, Prey, rescue};
use super::report::{Attempt, Fight, FightResult, FightStart};
use crate::solve::SolveLimits;

/// A block with more liberties is not looked at.
pub(super) const MOST_LIBERTIES: usize = 7;

/// A block with more is not tried: in some 850 tries, in fights that people ask about and in games, none was proved to fall.
pub(super) const FEW: usize = 4;

/// How many positions every block gets, round by round, and how many blocks are still tried in each.
const ROUNDS: [(u64, usize); 4] = [(300, 400), (3_000, 24), (30_000, 4), (200_000, 2)];

/// How many positions every block gets for what follows if its opponent wins every ko, where not more than so many stones hang on what
/// needs no ko.
const KO_ROUNDS: [(u64, usize); 3] = [(300, 40), (3_000, 12), (20_000, 6)];
const LITTLE: usize = 3;

/// The positions that it may take to find out whether a block is dead, and whether one other first move is enough, and all of them.
const DEAD: u64 = 10_000;
const ANOTHER: u64 = 3_000;
const OTHERS: u64 = 60_000;

/// How many positions it may take to find out that a block falls although one beside it is being captured.
const STILL: u64 = 3_000;

/// How many positions it may take to find out how a block is saved.
const RESCUE: u64 = 10_000;

/// How many positions it may take to find out that so many ko threats are enough.
const THREATS: u64 = 20_000;

/// How many positions it may take to find out that a move that its owner could try does not save a block.
const ATTEMPT: u64 = 10_000;

/// Where no life is proved it is asked whether a block gets so many liberties.
const MANY: u32 = 6;

/// The fights of a position, or of a block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fights {
    /// The fights, by what hangs on them, the largest first.
    pub all: Vec<Fight>,
    /// The blocks that are captured though their owner moves first, each a proof.
    pub dead: Vec<Block>,
    /// The blocks of the fights, each with every block beside it by whose capture it could be saved: what may be asked as a race, the
    /// largest first.
    pub pairs: Vec<ByColor<Block>>,
    /// The positions made.
    pub made: u64,
}

/// Looks for the fights of a position, of one block of it or of all. Of the limits the clock and what stops a search count, and the
/// positions. For one side that moves first only what matters to it is looked for.
#[must_use]
pub fn find_fights(
    position: &Position,
    roles: &Roles,
    about: Option<&Block>,
    first: Option<Color>,
    limits: &SolveLimits,
) -> Fights {
    let mut finder = Finder::new(position, roles, about, first, limits);
    let (short, long) = ROUNDS.split_at(2);
    finder.hunt(short);
    finder.hunt_by_ko();
    finder.hunt(long);
    finder.fights()
}

struct Finder<'a> {
    position: &'a Position,
    roles: &'a Roles,
    first: Option<Color>,
    limits: &'a SolveLimits,
    preys: Vec<Prey>,
    made: u64,
}

impl<'a> Finder<'a> {
    fn new(
        position: &'a Position,
        roles: &'a Roles,
        about: Option<&Block>,
        first: Option<Color>,
        limits: &'a SolveLimits,
    ) -> Self {
        let safe = safe(position);
        let near = about.map(|about| near(position, about));
        let blocks = position.blocks().into_iter().filter(|block| {
            let is_near = near.is_none_or(|near| !near.is_disjoint(&block.stones));
            is_near
                && block.liberties.len() <= MOST_LIBERTIES
                && block.stones.is_disjoint(&safe)
                && roles.of(block) != Role::Safe
        });
        Self {
            position,
            roles,
            first,
            limits,
            preys: blocks
                .map(|block| Prey::new(position, roles, block))
                .collect(),
            made: 0,
        }
    }

    /// Tries every block with few positions, and those that matter most with more, until the largest is known.
    fn hunt(&mut self, rounds: &[(u64, usize)]) {
        for &(most, count) in rounds {
            let is_first = most == ROUNDS[0].0;
            let mut open: Vec<usize> = (0..self.preys.len())
                .filter(|&i| !self.preys[i].falls.is_over() && self.is_weak(i))
                .collect();
            open.sort_by_key(|&i| (Reverse(self.promise(i)), i));
            open.truncate(count);
            for i in open {
                // A smaller one changes nothing of what is asked about first.
                if self.is_spent() {
                    return;
                }
                if is_first || self.weight(i) > self.largest() {
                    self.made += self.preys[i].falls.go_on(self.limits, most);
                }
            }
        }
    }

    /// Tries to capture by ko where little hangs on what needs none.
    fn hunt_by_ko(&mut self) {
        let (position, roles) = (self.position, self.roles);
        for (most, count) in KO_ROUNDS {
            let mut open: Vec<usize> = (0..self.preys.len())
                .filter(|&i| {
                    let prey = &self.preys[i];
                    self.is_weak(i) && !prey.falls.is_proved() && self.is_asked(&prey.block)
                })
                .collect();
            open.sort_by_key(|&i| (Reverse(self.promise(i)), i));
            for i in open.into_iter().take(count) {
                if self.is_spent() || self.largest() > LITTLE {
                    return;
                }
                self.made += self.preys[i].try_ko(position, roles, self.limits, most);
            }
        }
    }

    /// Whether a block has so few liberties that it is tried.
    fn is_weak(&self, prey: usize) -> bool {
        self.preys[prey].block.liberties.len() <= FEW
    }

    fn is_spent(&self) -> bool {
        self.made >= self.limits.positions() || self.limits.is_stopped()
    }

    /// The stones that may hang on a block: its own, and those of the blocks beside it that fall.
    fn weight(&self, prey: usize) -> usize {
        let beside = self.falling_beside(prey);
        beside.fold(self.preys[prey].block.stones.len(), |all, other| {
            all + other.block.stones.len()
        })
    }

    /// The blocks of the other colour beside one that fall too.
    fn falling_beside(&self, prey: usize) -> impl Iterator<Item = &Prey> {
        let block = &self.preys[prey].block;
        let around = self.position.topology().neighborhood(&block.stones);
        self.preys.iter().filter(move |other| {
            other.block.color != block.color
                && other.falls.is_proved()
                && !around.is_disjoint(&other.block.stones)
        })
    }

    /// What weighs most of all that is proved to fall and not known to be dead.
    fn largest(&mut self) -> usize {
        let mut found: Vec<usize> = (0..self.preys.len())
            .filter(|&i| self.preys[i].falls.is_proved())
            .filter(|&i| self.is_asked(&self.preys[i].block))
            .collect();
        found.sort_by_key(|&i| Reverse(self.weight(i)));
        let alive = found.into_iter().find(|&i| !self.is_dead(i));
        alive.map_or(0, |i| self.weight(i))
    }

    /// Whether it is about the first moves of the side that is asked for, where nothing is to be found out about its own blocks.
    fn is_asked(&self, block: &Block) -> bool {
        self.first.is_none_or(|first| first != block.color)
    }

    fn is_dead(&mut self, prey: usize) -> bool {
        if let Some(known) = self.preys[prey].is_dead {
            return known;
        }
        let (position, roles, limits) = (self.position, self.roles, self.limits);
        self.made += self.preys[prey].settle(position, roles, limits, DEAD);
        self.preys[prey].is_dead == Some(true)
    }

    /// How soon a block may be known to fall, against what hangs on it.
    fn promise(&self, prey: usize) -> i64 {
        let size = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let block = &self.preys[prey].block;
        2 * size(self.weight(prey)) - 3 * size(block.liberties.len())
    }

    /// What was found.
    fn fights(mut self) -> Fights {
        let mut fallen: Vec<usize> = (0..self.preys.len())
            .filter(|&i| self.preys[i].proof().is_some())
            .collect();
        fallen.sort_by_key(|&i| (Reverse(self.weight(i)), i));
        let (dead, alive): (Vec<usize>, Vec<usize>) = fallen
            .into_iter()
            .partition(|&i| self.preys[i].falls.is_proved() && self.is_dead(i));
        let mut all: Vec<(usize, Fight)> = alive.iter().map(|&i| (i, self.fight(i))).collect();
        let first = self.first;
        all.sort_by_key(|(_, fight)| Reverse(fight.stakes(first)));
        if let Some((i, fight)) = all.first_mut() {
            self.judge(fight, *i);
        }
        let all = all.into_iter().map(|(_, fight)| fight).collect();
        let pairs = alive.iter().flat_map(|&i| self.pairs(i)).collect();
        Fights {
            all,
            dead: dead.iter().map(|&i| self.preys[i].block).collect(),
            pairs,
            made: self.made,
        }
    }

    /// The blocks beside one that falls which fall too, without those that still do after the first move of its capture.
    fn relieved(&mut self, prey: usize, first: Option<Point>) -> Vec<Block> {
        let beside: Vec<Block> = self.falling_beside(prey).map(|other| other.block).collect();
        let attacker = self.preys[prey].block.color.opponent();
        let after = first.and_then(|point| self.position.play(attacker, point).ok());
        let Some(after) = after.map(|played| played.position) else {
            return beside;
        };
        let mut saved = Vec::new();
        for block in beside {
            let Some(there) = after.block_at(block.anchor) else {
                continue;
            };
            let mut falls = Prey::new(&after, self.roles, there);
            self.made += falls.falls.go_on(self.limits, STILL);
            if !falls.falls.is_proved() {
                saved.push(block);
            }
        }
        saved
    }

    /// A fight about a block with the first move that is known.
    fn fight(&mut self, prey: usize) -> Fight {
        let target = self.preys[prey].block;
        let (position, roles, limits) = (self.position, self.roles, self.limits);
        self.made += self.preys[prey].count_threats(position, roles, limits, THREATS);
        let start = self.preys[prey].proof();
        let start = start.and_then(|(proof, result)| proof.start(result));
        let beside = self.relieved(prey, start.as_ref().map(|start| start.moves[0]));
        let mut starts = ByColor::default();
        starts[target.color.opponent()] = start;
        Fight {
            target,
            beside,
            starts,
            attempt: None,
        }
    }

    /// The other first moves that capture, and how the owner saves the block.
    fn judge(&mut self, fight: &mut Fight, prey: usize) {
        let topology = self.position.topology();
        let attacker = fight.attacker();
        if let Some(start) = &mut fight.starts[attacker] {
            let near = topology.neighborhood(&topology.neighborhood(&fight.target.stones));
            let tried = start
                .holds_on
                .union(&near)
                .intersection(&self.position.empty());
            let best = start.moves[0];
            let mut left = OTHERS;
            for point in tried.iter().filter(|point| *point != best) {
                let most = ANOTHER.min(left);
                let proof = self.preys[prey].proof();
                let Some((proof, _)) = proof else {
                    break;
                };
                let (holds, made) = proof.holds_after(point, self.limits, most);
                left = left.saturating_sub(made);
                self.made += made;
                if holds {
                    start.moves.push(point);
                }
            }
        }
        if self.first.is_none_or(|first| first == fight.target.color) {
            let saved = self.rescue(&fight.target);
            if saved.is_none() {
                fight.attempt = self.attempt(&fight.target);
            }
            fight.starts[fight.target.color] = saved;
        }
    }

    /// How the owner of a block saves it: by life or a seki, else by a ko, else perhaps by many liberties.
    fn rescue(&mut self, block: &Block) -> Option<FightStart> {
        let (position, roles, limits) = (self.position, self.roles, self.limits);
        for aim in [Aim::LifeOrSeki, Aim::Liberties(MANY)] {
            let wanted = rescue(block, aim);
            let mut inquiry = Inquiry::new(position, roles, &wanted);
            self.made += inquiry.go_on(limits, RESCUE);
            if let (Some(holds_on), Some(point)) = (inquiry.zone(), inquiry.first_move()) {
                return Some(FightStart {
                    moves: vec![point],
                    // So many liberties are no life.
                    by: match aim {
                        Aim::Liberties(_) => Known::Provisional,
                        _ => Known::Proved,
                    },
                    result: match aim {
                        Aim::Liberties(count) => FightResult::Liberties(count),
                        _ => FightResult::Lives,
                    },
                    holds_on,
                });
            }
            if aim == Aim::LifeOrSeki {
                let (by_ko, made) = ByKo::search(position, roles, &wanted, limits, RESCUE);
                self.made += made;
                let start = by_ko.and_then(|by_ko| by_ko.start());
                if start.is_some() {
                    return start;
                }
            }
        }
        None
    }

    /// What the owner of a block can try: of the moves at its liberties, and of those that capture beside it, the one that leaves it
    /// the most liberties and after which no capture is found.
    fn attempt(&mut self, block: &Block) -> Option<Attempt> {
        let mut all: Vec<(usize, Point, Position, Block)> = moves_at(self.position, block)
            .iter()
            .filter_map(|point| {
                let after = self.position.play(block.color, point).ok()?.position;
                let there = after.block_at(block.anchor)?;
                Some((there.liberties.len(), point, after, there))
            })
            .collect();
        all.sort_by_key(|&(liberties, point, ..)| (Reverse(liberties), point));
        all.into_iter()
            .find_map(|(liberties, point, after, there)| {
                let mut prey = Prey::new(&after, self.roles, there);
                self.made += prey.falls.go_on(self.limits, ATTEMPT);
                (!prey.falls.is_proved()).then_some(Attempt { point, liberties })
            })
    }

    /// The blocks of the other colour beside one that falls, by whose capture it may be saved.
    fn pairs(&self, prey: usize) -> Vec<ByColor<Block>> {
        let block = self.preys[prey].block;
        let near = near(self.position, &block);
        let mut beside: Vec<Block> = self
            .preys
            .iter()
            .map(|other| other.block)
            .filter(|other| other.color != block.color && !near.is_disjoint(&other.stones))
            .collect();
        beside.sort_by_key(|other| Reverse(other.stones.len()));
        let pair =
            |other| ByColor::new_with(|color| if color == block.color { block } else { other });
        beside.into_iter().map(pair).collect()
    }
}

/// The stones that nobody ever captures: those that are held so, and of blocks with two eyes.
pub(super) fn safe(position: &Position) -> PointSet {
    let eyes = Color::ALL
        .into_iter()
        .flat_map(|color| benson(position, color));
    eyes.fold(position.protected(), |all, block| all.union(&block.stones))
}

/// The moves that change the liberties of a block at once: those at its liberties, and those that capture beside it.
#[must_use]
pub fn moves_at(position: &Position, block: &Block) -> PointSet {
    let around = position.topology().neighborhood(&block.stones);
    let foes = position.blocks().into_iter().filter(|foe| {
        foe.color != block.color && foe.liberties.len() == 1 && !foe.stones.is_disjoint(&around)
    });
    foes.fold(block.liberties, |all, foe| all.union(&foe.liberties))
}

/// A block with what touches it or has a liberty in common with it.
pub(super) fn near(position: &Position, block: &Block) -> PointSet {
    let topology = position.topology();
    let around = topology.neighborhood(&block.stones).union(&block.stones);
    let beside = topology.neighborhood(&block.liberties);
    around.union(&beside)
}
