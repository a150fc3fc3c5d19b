//! The expansion with leaves that are no liberties: points of an endgame, on any graph and without a target.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, PointSet, Position, Setup, Topology, diagram};
use semeai_cgt::{Arena, Dyadic, Error, GameId};
use semeai_search::{
    Ground, Halt, Leaves, Means, Piece, PieceId, PieceMove, PieceValues, PositionBudget, Rest,
    Stake, pieces,
};

/// Points of territory and prisoners, Black being Left.
struct Points<'a>(&'a mut Arena);

fn too_large(_: Error) -> Halt {
    Halt::Budget
}

/// So many points for a side.
fn points(color: Color, count: u32) -> i64 {
    match color {
        Color::Black => i64::from(count),
        Color::White => -i64::from(count),
    }
}

impl Leaves<1> for Points<'_> {
    type Value = GameId;

    fn nothing(&self) -> GameId {
        self.0.zero()
    }

    fn safe(&self, _: Color) -> GameId {
        unreachable!("there is no target")
    }

    /// What one side alone surrounds is its territory.
    fn leaf(&mut self, piece: &Piece<1>) -> Result<Option<GameId>, Halt> {
        let is_alone = |color: &Color| {
            let enemy = color.opponent();
            piece.border.wall[enemy].is_empty() && piece.stones[enemy].is_empty()
        };
        let owner = Color::ALL.into_iter().find(is_alone);
        let value = owner.map(|owner| self.0.integer(points(owner, piece.empty.len())));
        value.transpose().map_err(too_large)
    }

    fn moved(&mut self, played: &PieceMove<PieceId>, rest: GameId) -> Result<GameId, Halt> {
        let prisoners = self.0.integer(points(played.color, played.captured));
        let sum = prisoners.and_then(|prisoners| self.0.add(rest, prisoners));
        sum.map_err(too_large)
    }

    fn node(&mut self, _: &Piece<1>, after: &ByColor<Vec<GameId>>) -> Result<GameId, Halt> {
        self.0.game(&after.black, &after.white).map_err(too_large)
    }

    fn sum(&mut self, one: GameId, other: GameId) -> Result<GameId, Halt> {
        self.0.add(one, other).map_err(too_large)
    }
}

/// The value of the empty points of a position between stones that are never captured.
fn value(arena: &mut Arena, position: &Position) -> Result<GameId, Halt> {
    let ground = Ground::new(position, &ByColor::default(), &position.empty());
    let Rest::Pieces(pieces) = pieces(&ground, 0, ground.stones(position), Stake::Points) else {
        unreachable!("there is no target")
    };
    let mut values = PieceValues::new(Stake::Points, None);
    let pieces: Vec<PieceId> = pieces.into_iter().map(|p| values.number(p)).collect();
    let mut means = Means {
        grounds: &[ground],
        leaves: &mut Points(arena),
        budget: &mut PositionBudget::new(10_000),
    };
    values.sum(&mut means, &pieces)
}

/// E. Berlekamp and D. Wolfe, "Mathematical Go" (1994): a corridor of n points that White may enter from one end is
/// worth `{n - 1 | corridor of n - 1}`, and chilled n - 2 and 1/2^(n - 1).
#[test]
fn corridors_are_worth_what_the_book_says() {
    let mut arena = Arena::new();
    let mut written = "*".to_owned();
    for length in 1..=5_u32 {
        let empty = ".".repeat(length as usize);
        let wall = "#".repeat(length as usize + 2);
        let drawn = diagram::parse(&format!("{wall}\n#{empty}@\n{wall}")).expect("a diagram");
        let position = drawn.position().expect("a position");
        let found = value(&mut arena, &position).expect("no ko, and few positions");
        assert_eq!(found, arena.parse(&written).expect("a game"), "{length}");
        let chilled = arena.cool(found, Dyadic::integer(1)).expect("small");
        let expected = format!("{} + 1/{}", i64::from(length) - 2, 1 << (length - 1));
        assert_eq!(
            chilled,
            arena.parse(&expected).expect("a number"),
            "{length}"
        );
        written = format!("{{{length}|{written}}}");
    }
}

/// Three corridors of one point each round one White stone, on a graph that is no grid.
#[test]
fn points_are_counted_on_any_graph() {
    let names = (0..7).map(|i| (format!("p{i}"), (0.0, 0.0))).collect();
    let edges = [(0, 1), (0, 2), (0, 3), (1, 4), (2, 5), (3, 6)];
    let graph = Topology::graph(names, &edges).expect("a graph");
    let mut setup = Setup::new(Arc::new(graph));
    let point = |i| Point::new(i).expect("on the board");
    setup.set(point(0), Some(Color::White));
    for i in 4..7 {
        setup.set(point(i), Some(Color::Black));
    }
    let stones: PointSet = [0, 4, 5, 6].map(point).into_iter().collect();
    let position = Position::with_protected(setup, stones).expect("a position");
    let mut arena = Arena::new();
    let found = value(&mut arena, &position).expect("few positions");
    assert_eq!(arena.display(found), "*", "three stars are one");
}
