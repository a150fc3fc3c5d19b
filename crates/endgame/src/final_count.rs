//! A board on which nothing more is played, counted as it stands.
//!
//! What is dead is taken off; an empty point is territory if living stones of one side alone are round what it belongs to, and dame
//! if stones of both are. Every block is judged by itself, whoever is first, as the rules of Japan do (Nihon Kiin, *The Japanese
//! Rules of Go*, 1989, articles 7 and 8): it counts as alive or dead only if that is proved. So nothing is claimed of best play.
//!
//! By those rules a group that has dame is in seki and has no territory, where players fill dame without counting them. Both agree
//! where a group would live though the other side had filled all dame and moved first: only its territory is counted.

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Setup, Topology};
use semeai_search::PositionBudget;

use crate::ko::Between;
use crate::likely::looks;
use crate::play::stops::Scoring;
use crate::status::{BlockStatus, Status, searched, statuses, stones_of};

/// How long a block is searched of which a short search proves nothing.
const LONGER: u64 = 60_000;

/// A board counted as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalCount {
    /// Whether both have passed; else the regions say that nothing is left to be gained.
    pub is_over: bool,
    /// By which rules [`FinalCount::points`] are counted, as the question had them.
    pub scoring: Scoring,
    /// The points that each side surrounds, those under dead stones of the other among them.
    pub territory: ByColor<PointSet>,
    /// The stones of each side that are dead where they stand.
    pub dead: ByColor<PointSet>,
    /// The other stones of each side, which count as area.
    pub alive: ByColor<PointSet>,
    /// The empty points that nobody surrounds.
    pub dame: PointSet,
    /// The stones that each side has taken before.
    pub prisoners: ByColor<u32>,
    /// The blocks for which the board is not counted: neither their life nor their death was proved, or they live only as long as
    /// nobody has filled dame.
    pub open: Vec<Block>,
    /// The stones of these that live, and of which only their territory hangs on dame.
    pub hanging: PointSet,
    /// The same board counted as it looks: the open blocks are dead that random games take, and the others live. Nothing of that is
    /// proved. Absent where nothing is open.
    pub supposed: Option<Box<Self>>,
    /// Whether no time was left to prove more of these.
    pub is_cut: bool,
}

impl FinalCount {
    /// Counts a board. Stones that are protected live because somebody says so; those that somebody says are dead are taken off
    /// already.
    pub(crate) fn of(
        position: &Position,
        said_dead: ByColor<PointSet>,
        scoring: Scoring,
        prisoners: ByColor<u32>,
        budget: &PositionBudget,
    ) -> Self {
        // Before all that may take the whole time: it is what is told if nothing is proved.
        let likely = looks(position, budget);
        let mut budget = budget.clone();
        let judged = judged(position, &mut budget);
        let dead = stones_of(&judged, Status::Dead);
        let dead = ByColor::new_with(|color| position.stones(color).intersection(&dead));
        let mut finished = Self {
            is_over: false,
            scoring,
            territory: ByColor::default(),
            alive: ByColor::new_with(|color| position.stones(color).difference(&dead[color])),
            dead,
            dame: PointSet::EMPTY,
            prisoners,
            open: Vec::new(),
            hanging: PointSet::EMPTY,
            supposed: None,
            is_cut: false,
        };
        let mut doubtful = finished.divide(position);
        doubtful = doubtful.union(&stones_of(&judged, Status::Unknown));
        if scoring == Scoring::Territory && !finished.dame.is_empty() {
            let hanging = finished.hanging_on_dame(position, &mut budget);
            finished.hanging = hanging.difference(&doubtful);
            doubtful = doubtful.union(&hanging);
        }
        let blocks = judged.into_iter().map(|it| it.block);
        finished.open = blocks
            .filter(|block| !block.stones.is_disjoint(&doubtful))
            .collect();
        finished.is_cut = !finished.open.is_empty() && budget.is_stopped();
        if !finished.open.is_empty() {
            let supposed = likely.map(|likely| finished.as_it_looks(position, &likely.dead));
            // Where nobody surrounds anything, the game is not what is called finished.
            let supposed = supposed.filter(|it| {
                Color::ALL
                    .iter()
                    .any(|&side| !it.territory[side].is_empty())
            });
            finished.supposed = supposed.map(Box::new);
        }
        // Where they stood is empty, and is whose it is already.
        let counts = [
            Some(&mut finished.dead),
            finished.supposed.as_mut().map(|it| &mut it.dead),
        ];
        for dead in counts.into_iter().flatten() {
            *dead = ByColor::new_with(|color| dead[color].union(&said_dead[color]));
        }
        finished
    }

    /// The same board where the open blocks are dead that look so, as far as the living stones of their side leave them where they
    /// stand.
    fn as_it_looks(&self, position: &Position, likely: &PointSet) -> Self {
        let looks_dead = |block: &&Block| {
            block.stones.is_disjoint(&self.hanging) && !block.stones.is_disjoint(likely)
        };
        let mut dead: Vec<&Block> = self.open.iter().filter(looks_dead).collect();
        loop {
            let mut count = Self {
                territory: ByColor::default(),
                dame: PointSet::EMPTY,
                open: Vec::new(),
                hanging: PointSet::EMPTY,
                is_cut: false,
                ..self.clone()
            };
            for block in &self.open {
                count.take(block, dead.contains(&block));
            }
            let doubtful = count.divide(position);
            let before = dead.len();
            dead.retain(|block| block.stones.is_disjoint(&doubtful));
            if dead.len() == before {
                return count;
            }
        }
    }

    /// Takes a block as dead or as alive.
    fn take(&mut self, block: &Block, is_dead: bool) {
        let (from, to) = match is_dead {
            true => (&mut self.alive, &mut self.dead),
            false => (&mut self.dead, &mut self.alive),
        };
        from[block.color] = from[block.color].difference(&block.stones);
        to[block.color] = to[block.color].union(&block.stones);
    }

    /// The stones of a side that only look dead.
    #[must_use]
    pub fn only_look_dead(&self, color: Color) -> PointSet {
        let supposed = self.supposed.as_ref();
        supposed.map_or(PointSet::EMPTY, |supposed| {
            supposed.dead[color].difference(&self.dead[color])
        })
    }

    /// The stones that live or die with a stone, as the board is told: of dead ones those that lie in the same territory, of living ones
    /// those that have no territory left without it. Stones without any territory are joined by dame. Empty where no stone stands.
    #[must_use]
    pub fn group(&self, setup: &Setup, point: Point) -> PointSet {
        let Some(color) = setup.get(point) else {
            return PointSet::EMPTY;
        };
        let count = self.told().unwrap_or(self);
        let topology = &setup.topology;
        let is_dead = count.dead[color].contains(point);
        let (same, owner) = match is_dead {
            true => (count.dead[color], color.opponent()),
            false => (count.alive[color], color),
        };
        let stones = setup.stones.black.union(&setup.stones.white);
        let room = count.territory[owner].difference(&stones);
        let is_beside_room = |stones: &PointSet| !topology.neighborhood(stones).is_disjoint(&room);
        let block = topology.component(point, &same);
        if is_beside_room(&block) && !is_dead {
            return count.dying_with(block, color, topology);
        }
        if is_beside_room(&block) {
            return topology
                .component(point, &same.union(&room))
                .intersection(&same);
        }
        let others = topology.components(&same).into_iter();
        let with_room = others.filter(is_beside_room);
        let with_room = with_room.fold(PointSet::EMPTY, |all, part| all.union(&part));
        let bare = same.difference(&with_room);
        topology
            .component(point, &bare.union(&count.dame))
            .intersection(&bare)
    }

    /// Living stones of a side with those that lose all of their territory when these are taken off.
    fn dying_with(&self, stones: PointSet, color: Color, topology: &Topology) -> PointSet {
        let other = self.alive[color.opponent()];
        let has_room =
            |block: &PointSet, room: &PointSet| !topology.neighborhood(block).is_disjoint(room);
        let mut dying = stones;
        loop {
            let alive = self.alive[color].difference(&dying);
            let free = topology.points().difference(&alive.union(&other));
            let parts = topology.components(&free).into_iter();
            let own = parts.filter(|part| topology.neighborhood(part).is_disjoint(&other));
            let room = own.fold(PointSet::EMPTY, |all, part| all.union(&part));
            let blocks = topology.components(&alive).into_iter();
            let lost = blocks
                .filter(|block| has_room(block, &self.territory[color]) && !has_room(block, &room));
            let lost = lost.fold(PointSet::EMPTY, |all, block| all.union(&block));
            if lost.is_empty() {
                return dying;
            }
            dying = dying.union(&lost);
        }
    }

    /// Whether a stone counts as dead, as the board is told.
    #[must_use]
    pub fn is_dead(&self, point: Point) -> bool {
        let count = self.told().unwrap_or(self);
        Color::ALL
            .into_iter()
            .any(|color| count.dead[color].contains(point))
    }

    /// The count that is told: this one where nothing is open, else that of the board as it looks, if there is one.
    #[must_use]
    pub fn told(&self) -> Option<&Self> {
        match self.score() {
            Some(_) => Some(self),
            None => self.supposed.as_deref(),
        }
    }

    /// The same counted in another way.
    #[must_use]
    pub(crate) fn by(&self, scoring: Scoring) -> Self {
        Self {
            scoring,
            ..self.clone()
        }
    }

    /// Black's points minus White's, without komi; absent while something is open.
    #[must_use]
    pub fn score(&self) -> Option<i64> {
        let score = self.points(Color::Black) - self.points(Color::White);
        self.open.is_empty().then_some(score)
    }

    /// The lowest and the highest count that it can be whatever becomes of the open blocks, Black's points minus White's, without
    /// komi; the same number twice if nothing is open. Every point goes to whom it can go by itself, so what can be true lies
    /// between them, and the ends need not both be reached.
    #[must_use]
    pub fn between(&self, topology: &Topology) -> Between {
        Between {
            low: -self.most_ahead(Color::White, topology),
            high: self.most_ahead(Color::Black, topology),
        }
    }

    /// By how much a side is ahead if everything that is open goes its way.
    fn most_ahead(&self, color: Color, topology: &Topology) -> i64 {
        let other = color.opponent();
        let loose = ByColor::new_with(|color| self.loose(color));
        let living = ByColor::new_with(|color| self.alive[color].difference(&loose[color]));
        let is_territory = self.scoring == Scoring::Territory;
        let mut ahead = match self.scoring {
            Scoring::Territory => {
                i64::from(self.prisoners[color]) - i64::from(self.prisoners[other])
            }
            Scoring::Area => whole(living[color].len()) - whole(living[other].len()),
        };
        // Around what lives anything may become one part with anything else that is open.
        let rest = topology
            .points()
            .difference(&living.black.union(&living.white));
        for part in topology.components(&rest) {
            let around = topology.neighborhood(&part);
            let is_open = Color::ALL.iter().any(|&it| !part.is_disjoint(&loose[it]));
            // Nobody surrounds a point without a stone that can live beside it.
            let can_own = |color: Color| {
                !around.is_disjoint(&living[color]) || !part.is_disjoint(&loose[color])
            };
            let each = match (can_own(color), can_own(other)) {
                (true, false) => 1,
                (true, true) if is_open => 1,
                (false, true) if !is_open && around.is_disjoint(&self.hanging) => -1,
                _ => 0,
            };
            let count = |points: &PointSet| whole(part.intersection(points).len());
            let dead = count(&self.dead[color].difference(&loose[color]));
            let own = count(&loose[color]);
            // At best the other side's open stones die, and are no worse than those that are dead.
            let taken = count(&self.dead[other].union(&loose[other]));
            let empty = whole(part.len()) - dead - own - taken;
            ahead += empty * each + dead * each.min(0) + taken * each.max(0);
            ahead += if is_territory { taken - dead } else { own };
        }
        ahead
    }

    /// The stones of the open blocks of a side that may be dead.
    fn loose(&self, color: Color) -> PointSet {
        let blocks = self.open.iter().filter(|block| block.color == color);
        let stones = blocks.fold(PointSet::EMPTY, |all, it| all.union(&it.stones));
        stones.difference(&self.hanging)
    }

    /// What a side has: its territory with prisoners, or its area.
    #[must_use]
    pub fn points(&self, color: Color) -> i64 {
        let territory = whole(self.territory[color].len());
        match self.scoring {
            Scoring::Territory => territory + i64::from(self.prisoners_with_dead(color)),
            Scoring::Area => territory + whole(self.alive[color].len()),
        }
    }

    /// The stones that a side has taken, with those of the other side that are dead on the board.
    #[must_use]
    pub fn prisoners_with_dead(&self, color: Color) -> u32 {
        let dead = u32::try_from(self.dead[color.opponent()].len()).unwrap_or(u32::MAX);
        self.prisoners[color].saturating_add(dead)
    }

    /// Divides what is empty, and what is dead, into territory and dame. Returns stones by which that is no division: dead ones from
    /// which living ones of their side are reached, or that lie in territory of their own.
    fn divide(&mut self, position: &Position) -> PointSet {
        let topology = position.topology();
        let dead = self.dead.black.union(&self.dead.white);
        let mut doubtful = PointSet::EMPTY;
        for part in topology.components(&position.empty().union(&dead)) {
            let around = topology.neighborhood(&part);
            let is_beside = |color: Color| !around.is_disjoint(&self.alive[color]);
            let owner = match (is_beside(Color::Black), is_beside(Color::White)) {
                (true, false) => Some(Color::Black),
                (false, true) => Some(Color::White),
                _ => None,
            };
            let lost = part.intersection(&dead);
            match owner {
                Some(owner) if lost.is_disjoint(&self.dead[owner]) => {
                    self.territory[owner] = self.territory[owner].union(&part);
                }
                _ => {
                    self.dame = self.dame.union(&part.difference(&dead));
                    doubtful = doubtful.union(&lost);
                }
            }
        }
        doubtful
    }

    /// Stones with territory beside them that are not seen to live once the other side has filled all dame.
    fn hanging_on_dame(&self, position: &Position, budget: &mut PositionBudget) -> PointSet {
        let mut hanging = PointSet::EMPTY;
        for color in Color::ALL {
            let own = self.alive[color].intersection(&self.beside_territory(position, color));
            let mut setup = position.to_setup();
            for point in &self.dame {
                setup.set(point, Some(color.opponent()));
            }
            let safe = position.protected().union(&self.dame);
            let Ok(filled) = Position::with_protected(setup, safe) else {
                // Some of them would have been taken.
                hanging = hanging.union(&own);
                continue;
            };
            let judged = judged(&filled, budget).into_iter();
            let lost = judged.filter(|it| !matches!(it.status, Status::Alive(_)));
            let lost = lost.fold(PointSet::EMPTY, |all, it| all.union(&it.block.stones));
            hanging = hanging.union(&own.intersection(&lost));
        }
        hanging
    }

    fn beside_territory(&self, position: &Position, color: Color) -> PointSet {
        position.topology().neighborhood(&self.territory[color])
    }
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// What is proved of every block, by anchor; where a short search proves nothing a longer one is made, as far as the budget goes.
fn judged(position: &Position, budget: &mut PositionBudget) -> Vec<BlockStatus> {
    let mut judged = statuses(position, &position.protected(), budget);
    for told in &mut judged {
        if told.status == Status::Unknown {
            told.status = searched(position, &told.block, LONGER, budget);
        }
    }
    judged
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;

    use super::*;

    const BOARDS: [&str; 5] = [
        "X.X.O.O\n.XXXOO.\nXXOOXOO\n..OX.X.\nOOOXXXX\n.O.O...\nO.OOX.X",
        ".X.O..\nXXOO..\n..O..X\nOOO.X.\n..O.XX\n.O..X.",
        "......\n..X...\n......\n...O..\n......",
        ".XO.OX.\nXXOOOXX\n.......\nXXXXXXX\n.X.X.OO\nOXXXOO.",
        "XX.XO.O\n.XXXOO.\nO.XO.OX\n.OXOO.X\nOOXXO..",
    ];

    /// The count if these of the open blocks are dead; none if that cannot be, for a dead stone would not be surrounded.
    fn with(count: &FinalCount, position: &Position, dies: impl Fn(usize) -> bool) -> Option<i64> {
        let mut said = count.clone();
        for (place, block) in count.open.iter().enumerate() {
            let is_hanging = !block.stones.is_disjoint(&count.hanging);
            let is_dead = dies(place) && !is_hanging;
            said.take(block, is_dead);
        }
        (said.territory, said.dame) = (ByColor::default(), PointSet::EMPTY);
        said.open.clear();
        said.divide(position)
            .is_empty()
            .then(|| said.score())
            .flatten()
    }

    /// A stone of White's (C2) stands alone in territory of White's, which a large group and a smaller one (E2) surround.
    const ROOMS: &str = "\
....O....
OOOOOOOOO
O.OXXXXXX
.OOX.X.X.
OOXXXXXXX
..OOOXX.X
....OXXXX
..O.OX.X.
...OXXXXX";

    #[test]
    fn a_stone_dies_alone_where_the_others_keep_their_territory_and_with_all_that_live_by_it_else()
    {
        let parsed = diagram::parse(ROOMS).expect("a diagram");
        let position = parsed.position().expect("a position");
        let count = FinalCount::of(
            &position,
            ByColor::default(),
            Scoring::Territory,
            ByColor::default(),
            &PositionBudget::new(100_000),
        );
        let setup = position.to_setup();
        let at = |name: &str| setup.topology.point(name).expect("a point");
        let with = |name: &str| count.group(&setup, at(name));
        assert_eq!(with("C2"), PointSet::single(at("C2")));
        // Without these the room at the bottom is nobody's, and so C2 and D1 have none; those at the top keep theirs.
        let lower = with("E2");
        assert!(
            lower.contains(at("C2")) && lower.contains(at("D1")),
            "{lower:?}"
        );
        assert!(!lower.contains(at("A8")), "{lower:?}");
    }

    #[test]
    fn whatever_becomes_of_open_blocks_the_count_is_between() {
        let mut tried = 0;
        for (board, scoring, positions) in BOARDS.iter().flat_map(|board| {
            let both = [Scoring::Territory, Scoring::Area].into_iter();
            both.flat_map(move |scoring| [0, 2_000].map(|positions| (board, scoring, positions)))
        }) {
            let position = diagram::parse(board).expect("a diagram").position();
            let position = position.expect("a position");
            let prisoners = ByColor { black: 3, white: 1 };
            let count = FinalCount::of(
                &position,
                ByColor::default(),
                scoring,
                prisoners,
                &PositionBudget::new(positions),
            );
            let between = count.between(position.topology());
            let mut reached = Vec::new();
            for fates in 0_u32..1 << count.open.len() {
                reached.extend(with(&count, &position, |place| fates >> place & 1 == 1));
            }
            if let Some(supposed) = &count.supposed {
                reached.push(supposed.score().expect("nothing is open"));
            }
            tried += reached.len();
            for score in reached {
                assert!(
                    (between.low..=between.high).contains(&score),
                    "{score}, {between:?}\n{board}"
                );
            }
            assert_eq!(count.score(), between.one());
        }
        assert!(tried > 100, "{tried}");
    }
}
