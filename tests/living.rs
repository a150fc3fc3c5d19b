//! Blocks that are proved to live, to get out or to be captured: held against searches of whole boards, also with other stones where
//! nothing depends on them.

use std::sync::Arc;

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Setup, Topology, diagram};
use semeai_search::{
    Aim, AnyWidth, Fate, Field, Goal, Ground, KoRule, Look, Memory, PositionBudget, Search, State,
    ZoneAsked, ZoneKo, ZoneProof, fitting,
};

use crate::generators::topologies;
use crate::random::Random;

/// A board with stones nearly everywhere, so that it can be searched whole.
fn board(random: &mut Random) -> Position {
    let (columns, rows) = if random.percent(30) {
        (9, 9)
    } else {
        (random.between(4, 7), random.between(4, 7))
    };
    let full = if columns * rows > 50 { 88 } else { 72 };
    let patch = random.between(1, 4);
    let topology = Topology::rectangle(columns, rows).expect("a small board");
    let mut setup = Setup::new(Arc::new(topology));
    let patches: Vec<Color> = (0..100).map(|_| random.pick(&Color::ALL)).collect();
    // Rooms of a few points, larger than single gaps make them.
    let rooms: Vec<bool> = (0..100).map(|_| random.percent(90 - full)).collect();
    for i in 0..columns * rows {
        let (x, y) = (i % columns / patch, i / columns / patch);
        let own = patches[10 * y + x];
        let color = if random.percent(90) {
            own
        } else {
            own.opponent()
        };
        let is_room = rooms[10 * (i / columns / 2) + i % columns / 2];
        let stone = (!is_room && random.percent(full)).then_some(color);
        setup.set(Point::new(i).expect("on the board"), stone);
    }
    legal(setup)
}

/// A board on which many stones stand diagonally, so that blocks are joined by two points of which either is enough.
fn lattice(random: &mut Random) -> Position {
    let (columns, rows) = (random.between(4, 6), random.between(4, 7));
    let patch = random.between(2, 4);
    let topology = Topology::rectangle(columns, rows).expect("a small board");
    let mut setup = Setup::new(Arc::new(topology));
    let patches: Vec<Color> = (0..100).map(|_| random.pick(&Color::ALL)).collect();
    for i in 0..columns * rows {
        let (x, y) = (i % columns, i / columns);
        let often = if (x + y) % 2 == 0 { 88 } else { 45 };
        let own = patches[10 * (y / patch) + x / patch];
        setup.set(
            Point::new(i).expect("on the board"),
            random.percent(often).then_some(own),
        );
    }
    legal(setup)
}

/// A board of any lattice or graph with stones nearly everywhere.
fn on_any_graph(random: &mut Random) -> Position {
    let board = topologies::board(random);
    let full = random.pick(&[55, 68, 80]);
    topologies::crowded(&board.topology, full, random)
}

/// The board without the blocks that have no liberty.
fn legal(mut setup: Setup) -> Position {
    for block in setup.blocks() {
        if block.liberties.is_empty() {
            for point in &block.stones {
                setup.set(point, None);
            }
        }
    }
    Position::new(setup).expect("every block has a liberty")
}

/// What is asked of a block, and who starts.
#[derive(Clone, Copy, Debug)]
struct Asked {
    aim: Aim,
    first: Starts,
    ko: ZoneKo,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Starts {
    Owner,
    Opponent,
}

impl Asked {
    const LIFE: Self = Self::new(Aim::Life, Starts::Opponent);

    const fn new(aim: Aim, first: Starts) -> Self {
        let ko = ZoneKo::OpponentTakesBack;
        Self { aim, first, ko }
    }

    /// The same if the side that has the aim wins every ko.
    const fn by_ko(self) -> Self {
        let ko = ZoneKo::OwnerTakesBack;
        Self { ko, ..self }
    }

    /// The same if that side has so many ko threats and the other none.
    const fn with_threats(self, count: u8) -> Self {
        let ko = ZoneKo::OwnerHas(count);
        Self { ko, ..self }
    }

    fn mover(self, block: &Block) -> Color {
        match self.first {
            Starts::Owner => block.color,
            Starts::Opponent => block.color.opponent(),
        }
    }
}

/// The zone of a proof of this on the whole board.
fn zone(position: &Position, block: &Block, what: Asked) -> Option<PointSet> {
    let topology = position.topology();
    let inner = topology.points().iter();
    let inner = inner.filter(|&point| topology.neighbors(point).len() > 2);
    let is_wide = topology
        .shape()
        .size()
        .is_some_and(|size| size.0.min(size.1) > 8);
    let asked = ZoneAsked {
        position,
        stone: block.anchor,
        aim: what.aim,
        ko: what.ko,
        first: what.mover(block),
        points: &topology.points(),
        barred: &PointSet::EMPTY,
        plain: &if is_wide {
            inner.collect()
        } else {
            PointSet::EMPTY
        },
    };
    let found = ZoneProof::new(&asked).zone(&mut PositionBudget::new(3_000));
    found.ok().flatten()
}

/// A block that has so many liberties when its opponent moves is not captured any more; never, if there is no such number.
#[derive(Debug)]
struct GetsOut(Option<u32>);

impl<const W: usize> Goal<W> for GetsOut {
    fn plain_ending(
        &self,
        _: &Field<W>,
        look: &Look<W>,
        state: &State<W>,
        attacker: Color,
        _: ByColor<bool>,
    ) -> Option<Fate> {
        let prey = &look.target[attacker.opponent()];
        let is_out = self.0.is_some_and(|most| prey.liberties.len() >= most);
        (is_out && state.mover() == attacker).then_some(Fate::FAILURE)
    }
}

/// Whether the opponent captures a block if the side that is not to reach its aim wins every ko, or the other one where that is asked;
/// everything on the board searched.
struct Captured<'a> {
    position: &'a Position,
    block: &'a Block,
    what: Asked,
}

impl AnyWidth for Captured<'_> {
    type Answer = Option<bool>;

    fn with_words<const W: usize>(self) -> Option<bool> {
        let attacker = self.block.color.opponent();
        let mut targets = ByColor::default();
        targets[self.block.color] = self.block.stones;
        let points = self.position.topology().points();
        let points = points.difference(&self.block.stones);
        let field = Field::<W>::new(Ground::new(self.position, &targets, &points));
        let owner = self.what.aim.owner(self.block.color);
        let rule = match self.what.ko {
            ZoneKo::OpponentTakesBack => KoRule::Wins(owner.opponent()),
            ZoneKo::OwnerTakesBack => KoRule::Wins(owner),
            ZoneKo::OwnerHas(count) => {
                let threats = |color| if color == owner { count } else { 0 };
                KoRule::Threats(ByColor::new_with(threats))
            }
        };
        let out = match self.what.aim {
            Aim::Liberties(most) => Some(most),
            Aim::Life | Aim::LifeOrSeki | Aim::Capture => None,
        };
        let mover = self.what.mover(self.block);
        let state = State::new(&field, self.position, mover, rule, 0)?;
        let memory = Memory {
            table_bytes: 1 << 24,
            exact_until: u64::MAX,
        };
        let mut search = Search::new(GetsOut(out), Arc::new(field), attacker, rule, memory);
        let found = search.captures(&state, PositionBudget::new(300_000));
        found.ok().map(|moves| moves.is_some())
    }
}

fn is_captured(position: &Position, block: &Block, what: Asked) -> Option<bool> {
    let asked = Captured {
        position,
        block,
        what,
    };
    fitting(position.topology().len(), asked)
}

/// The same position with other stones outside a zone.
fn changed(random: &mut Random, position: &Position, zone: &PointSet) -> Option<Position> {
    let mut setup = position.to_setup();
    for point in &position.topology().points().difference(zone) {
        if random.percent(40) {
            let color = random.pick(&Color::ALL);
            setup.set(point, random.percent(85).then_some(color));
        }
    }
    let changed = legal(setup);
    let is_same = |color: Color| {
        changed.stones(color).intersection(zone) == position.stones(color).intersection(zone)
    };
    Color::ALL.into_iter().all(is_same).then_some(changed)
}

/// Looks at so many of these boards; returns of how many blocks it is proved, on how many boards that was judged.
fn compare(
    board: impl Fn(&mut Random) -> Position,
    what: Asked,
    seeds: std::ops::Range<u64>,
) -> (usize, usize) {
    let (mut proved, mut judged) = (0, 0);
    for seed in seeds {
        let mut random = Random::new(seed);
        let position = board(&mut random);
        for block in position.blocks() {
            let Some(zone) = zone(&position, &block, what) else {
                continue;
            };
            proved += 1;
            let mut boards = vec![position.clone()];
            boards.extend((0..3).filter_map(|_| changed(&mut random, &position, &zone)));
            for board in boards {
                let there = board
                    .block_at(block.anchor)
                    .expect("the zone has the block");
                let found = is_captured(&board, &there, what);
                judged += usize::from(found.is_some());
                assert_ne!(
                    found,
                    Some(what.aim != Aim::Capture),
                    "seed {seed}, {}, {what:?}, {board:?}, lines {:?}",
                    block.anchor.index(),
                    board.topology().edges()
                );
            }
        }
    }
    (proved, judged)
}

#[test]
fn what_is_proved_to_live_is_never_captured() {
    let (alive, judged) = compare(board, Asked::LIFE, 0..30);
    assert!(alive > 8 && judged > 20, "{alive}, {judged}");
}

#[test]
fn joined_blocks_that_are_proved_to_live_are_never_captured() {
    let (alive, judged) = compare(lattice, Asked::LIFE, 0..80);
    assert!(alive > 8 && judged > 16, "{alive}, {judged}");
}

#[test]
fn blocks_on_any_graph_that_are_proved_to_live_are_never_captured() {
    let (alive, judged) = compare(on_any_graph, Asked::LIFE, 0..150);
    assert!(alive > 60 && judged > 100, "{alive}, {judged}");
}

#[test]
#[ignore = "some minutes"]
fn many_blocks_on_any_graph_that_are_proved_to_live_are_never_captured() {
    let (alive, judged) = compare(on_any_graph, Asked::LIFE, 1_000..21_000);
    println!("{alive} blocks, judged on {judged} boards");
}

#[test]
#[ignore = "some minutes"]
fn many_joined_blocks_that_are_proved_to_live_are_never_captured() {
    let (alive, judged) = compare(lattice, Asked::LIFE, 80..30_000);
    println!("{alive} blocks, judged on {judged} boards");
}

/// A white stone on the point that seems forbidden takes the black stone beside it, once another liberty of that is gone.
#[test]
fn what_keeps_a_move_impossible_is_part_of_the_zone() {
    let (alive, judged) = compare(board, Asked::LIFE, 181..182);
    assert!(alive > 0 && judged > alive, "{alive}, {judged}");
}

/// Black lives by taking four stones; where they are never captured he has nothing.
#[test]
fn nobody_lives_by_taking_stones_that_are_never_captured() {
    let rows = ["OOOO.XO", "XXXXXX.", "OOOOOOO", "......."];
    let setup = diagram::parse(&rows.join("\n")).expect("a diagram").setup;
    let position = Position::new(setup).expect("a position");
    let block = |position: &Position, name: &str| {
        let point = position.topology().point(name).expect("a point");
        position.block_at(point).expect("a block")
    };
    let black = block(&position, "A3");
    assert!(zone(&position, &black, Asked::LIFE).is_some());
    let held = position.protecting(block(&position, "A4").stones);
    assert!(zone(&held, &black, Asked::LIFE).is_none());
}

#[test]
#[ignore = "some minutes"]
fn many_blocks_that_are_proved_to_live_are_never_captured() {
    let (alive, judged) = compare(board, Asked::LIFE, 30..30_000);
    println!("{alive} blocks, judged on {judged} boards");
}

/// What a side reaches by starting, and what it reaches though the other starts.
const OTHERS: [Asked; 17] = [
    Asked::new(Aim::Life, Starts::Owner),
    Asked::new(Aim::Capture, Starts::Opponent),
    Asked::new(Aim::Capture, Starts::Owner),
    Asked::new(Aim::Liberties(4), Starts::Owner),
    Asked::new(Aim::Liberties(3), Starts::Opponent),
    Asked::new(Aim::LifeOrSeki, Starts::Opponent),
    Asked::new(Aim::LifeOrSeki, Starts::Owner),
    Asked::LIFE.by_ko(),
    Asked::new(Aim::Life, Starts::Owner).by_ko(),
    Asked::new(Aim::Capture, Starts::Opponent).by_ko(),
    Asked::new(Aim::Capture, Starts::Owner).by_ko(),
    Asked::LIFE.with_threats(0),
    Asked::new(Aim::LifeOrSeki, Starts::Owner).with_threats(1),
    Asked::new(Aim::LifeOrSeki, Starts::Opponent).with_threats(1),
    Asked::new(Aim::Capture, Starts::Opponent).with_threats(0),
    Asked::new(Aim::Capture, Starts::Opponent).with_threats(1),
    Asked::new(Aim::Capture, Starts::Owner).with_threats(2),
];

#[test]
fn what_is_proved_of_either_start_is_true_of_whole_boards() {
    for what in OTHERS {
        let (proved, judged) = compare(board, what, 0..5);
        let (joined, more) = compare(lattice, what, 0..8);
        assert!(
            proved + joined > 2 && judged + more > 4,
            "{what:?}: {proved}, {joined}, {judged}, {more}"
        );
        let (proved, judged) = compare(on_any_graph, what, 0..30);
        assert!(proved > 5 && judged > 5, "{what:?}: {proved}, {judged}");
    }
}

#[test]
#[ignore = "some minutes"]
fn what_is_proved_of_either_start_is_true_of_many_whole_boards() {
    for what in OTHERS {
        let found = [
            compare(board, what, 5..4_000),
            compare(lattice, what, 8..4_000),
            compare(on_any_graph, what, 1_000..5_000),
        ];
        println!("{what:?}: {found:?}");
    }
}

/// Three liberties in common and no eye: whoever fills two of them is captured, so both live as long as their owners wait.
#[test]
fn a_seki_is_life_for_both() {
    let rows = ["OOOO@", "...X#", "XXXX#", "#####"];
    let drawn = diagram::parse(&rows.join("\n")).expect("a diagram");
    let position = drawn.position().expect("a position");
    for name in ["A4", "A2"] {
        let point = position.topology().point(name).expect("a point");
        let block = position.block_at(point).expect("a block");
        assert_eq!(is_captured(&position, &block, Asked::LIFE), Some(false));
        let seki = Asked::new(Aim::LifeOrSeki, Starts::Opponent);
        assert!(zone(&position, &block, seki).is_some(), "{name}");
        let captured = Asked::new(Aim::Capture, Starts::Opponent);
        assert!(zone(&position, &block, captured).is_none(), "{name}");
    }
}

/// Black takes at D5, and where White takes at E3 instead of taking back he has one liberty left.
#[test]
fn a_space_that_the_enemy_has_filled_is_no_eye() {
    let rows = ["XOO.O", "XXOOX", ".XXO.", "XXXOX", "X.XOO"];
    let setup = diagram::parse(&rows.join("\n")).expect("a diagram").setup;
    let position = Position::new(setup).expect("a position");
    let point = position.topology().point("C4").expect("a point");
    let white = position.block_at(point).expect("a block");
    assert_eq!(is_captured(&position, &white, Asked::LIFE), Some(true));
    assert!(zone(&position, &white, Asked::LIFE).is_none());
}
