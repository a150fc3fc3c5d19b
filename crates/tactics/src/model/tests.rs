//! The model against two twins: the recurrences point by point, as they stand above, and flood fill, which knows none of them.

use std::sync::Arc;

use semeai_board::{BoardKind, ByColor, Color, Topology};
use semeai_search::{AnyWidth, Mask, fitting};
use serde_json::Value;

use super::*;
use semeai_search::Random;

/// Boards of every lattice, bounded and wrapped, and graphs of other kinds.
const BOARDS: [&str; 20] = [
    "square:6x6",
    "square:3x3",
    "square:9x9",
    "square:2x7",
    "tri-hexagon:4",
    "tri-triangle:8",
    "tri-rhombus:6x6",
    "honey-hexagon:3",
    "honey-triangle:4",
    "honey-rhombus:3x4",
    "kagome-hexagon:2",
    "kagome-rhombus:3x3",
    "torus:6x6",
    "cylinder:6x6",
    "tri-torus:6x6",
    "honey-torus:3x6",
    "kagome-torus:3x4",
    "wheel:9",
    "rings:4x7",
    "box:3x4x5",
];

fn board(name: &str) -> Topology {
    Topology::new(name.parse::<BoardKind>().expect("a board"))
}

/// The recurrences with F for every point, old values on the right.
struct Recurrences<const W: usize> {
    start: Vec<Mask<W>>,
    image: Vec<Mask<W>>,
    stones: ByColor<Mask<W>>,
    all: Mask<W>,
}

impl<const W: usize> Recurrences<W> {
    fn new(board: &Neighborhoods<W>) -> Self {
        let start: Vec<_> = board.all().points().map(|x| board.closed(x)).collect();
        Self {
            image: start.clone(),
            start,
            stones: ByColor::default(),
            all: board.all(),
        }
    }

    fn vacant(&self) -> Mask<W> {
        self.all.without(self.stones.black | self.stones.white)
    }

    fn having(&self, holds: impl Fn(Mask<W>) -> bool) -> Mask<W> {
        let points = self.all.points();
        points
            .filter(|x| holds(self.image[usize::from(*x)]))
            .collect()
    }

    fn image_of(&self, points: Mask<W>) -> Mask<W> {
        let images = points.points().map(|x| self.image[usize::from(x)]);
        images.fold(Mask::EMPTY, |all, image| all | image)
    }

    fn in_atari(&self) -> Mask<W> {
        self.having(|image| (image & self.vacant()).is_single())
    }

    fn inverse(&self, points: Mask<W>) -> Mask<W> {
        self.having(|image| image.meets(points))
    }

    fn joined(&self, color: Color, points: Mask<W>) -> Mask<W> {
        self.inverse(points) & (self.stones[color] | points)
    }

    fn taken(&self, color: Color, points: Mask<W>) -> Mask<W> {
        self.in_atari() & self.stones[color.opponent()] & self.inverse(points)
    }

    fn legal(&self, color: Color) -> Mask<W> {
        let (atari, enemy) = (self.in_atari(), self.stones[color.opponent()]);
        let either = (atari | enemy).without(atari & enemy);
        self.vacant() & self.image_of(self.all.without(either))
    }

    fn play(&mut self, color: Color, point: u16) {
        let here = Mask::of(point);
        let (joined, taken) = (self.joined(color, here), self.taken(color, here));
        let image = self.image_of(joined);
        for x in joined.points() {
            self.image[usize::from(x)] = image;
        }
        for x in taken.points() {
            self.image[usize::from(x)] = self.start[usize::from(x)];
        }
        self.stones[color] |= here;
        let enemy = color.opponent();
        self.stones[enemy] = self.stones[enemy].without(taken);
    }
}

/// Strings and liberties by flood fill.
struct Flooded<'a, const W: usize> {
    board: &'a Neighborhoods<W>,
    stones: ByColor<Mask<W>>,
}

impl<const W: usize> Flooded<'_, W> {
    fn vacant(&self) -> Mask<W> {
        let occupied = self.stones.black | self.stones.white;
        self.board.all().without(occupied)
    }

    fn string(&self, point: u16) -> Mask<W> {
        let here = Mask::of(point);
        let own = Color::ALL
            .into_iter()
            .map(|color| self.stones[color])
            .find(|stones| here.is_within(*stones));
        own.map_or(here, |stones| self.board.flood(here, stones))
    }

    fn image(&self, point: u16) -> Mask<W> {
        self.board.closed_of(self.string(point))
    }

    fn in_atari(&self) -> Mask<W> {
        let vacant = self.vacant();
        let points = self.board.all().points();
        points
            .filter(|x| (self.image(*x) & vacant).is_single())
            .collect()
    }

    /// What a move takes, and what stands after it; absent where it is not legal.
    fn play(&self, color: Color, point: u16) -> Option<(Mask<W>, Self)> {
        let enemy = color.opponent();
        let mut after = Self {
            board: self.board,
            stones: self.stones,
        };
        after.stones[color] |= Mask::of(point);
        let near = self.board.near(point) & self.stones[enemy];
        let dead = near
            .points()
            .map(|x| after.string(x))
            .filter(|string| !self.board.closed_of(*string).meets(after.vacant()));
        let taken = dead.fold(Mask::EMPTY, |all, string| all | string);
        after.stones[enemy] = after.stones[enemy].without(taken);
        let has_liberty = after.image(point).meets(after.vacant());
        has_liberty.then_some((taken, after))
    }

    fn legal(&self, color: Color) -> Mask<W> {
        let points = self.vacant().points();
        points.filter(|x| self.play(color, *x).is_some()).collect()
    }
}

/// Random moves, each state compared with both twins; a new board where nobody can move, and every now and then.
struct RandomMoves {
    board: Topology,
    moves: usize,
    random: Random,
}

impl AnyWidth for RandomMoves {
    type Answer = ();

    fn with_words<const W: usize>(mut self) {
        let board = Arc::new(Neighborhoods::<W>::new(&self.board));
        let mut model = Model::new(Arc::clone(&board));
        let mut twin = Recurrences::new(&board);
        for made in 0..self.moves {
            let color = Color::ALL[self.random.below(2) as usize];
            let legal = model.legal(color);
            if legal.is_empty() || self.random.below(128) == 0 {
                model.clear();
                twin = Recurrences::new(&board);
                continue;
            }
            let number = self.random.below(legal.len());
            let point = legal.nth(number).expect("one of them");
            let before = Flooded {
                board: &board,
                stones: model.stones(),
            };
            let (taken, after) = before.play(color, point).expect("legal");
            twin.play(color, point);
            let stones = model.stones_after(color, point);
            let played = model.play(color, point);
            assert_eq!(model.stones(), stones);
            assert_eq!(played.captured, taken, "captures of move {made}");
            compare(&model, &twin, &after);
        }
    }
}

fn compare<const W: usize>(model: &Model<W>, twin: &Recurrences<W>, flooded: &Flooded<'_, W>) {
    assert_eq!(model.stones(), twin.stones);
    assert_eq!(model.stones(), flooded.stones);
    assert_eq!(model.vacant(), flooded.vacant());
    assert_eq!(model.in_atari(), twin.in_atari());
    assert_eq!(model.in_atari(), flooded.in_atari());
    for color in Color::ALL {
        assert_eq!(model.legal(color), twin.legal(color));
        assert_eq!(model.legal(color), flooded.legal(color));
        let is_eye = |x: &u16| {
            let near = model.board().near(*x);
            !near.is_empty() && near.is_within(model.stones()[color])
        };
        let eyes: Mask<W> = model.vacant().points().filter(is_eye).collect();
        assert_eq!(model.eyes(color), eyes);
    }
    for x in model.board().all().points() {
        assert_eq!(model.image(x), twin.image[usize::from(x)]);
        assert_eq!(model.image(x), flooded.image(x));
    }
}

fn random_moves(moves: usize) {
    for (cell, name) in (1..).zip(BOARDS) {
        let random = Random::of(38, cell, 0);
        let asked = RandomMoves {
            board: board(name),
            moves,
            random,
        };
        fitting(asked.board.len(), asked);
    }
}

#[test]
fn random_moves_agree_with_the_recurrences_and_with_flood_fill() {
    random_moves(2_000);
}

#[test]
#[ignore = "two million moves take a minute"]
fn a_hundred_thousand_random_moves_on_each_of_twenty_boards_agree() {
    random_moves(100_000);
}

/// What is computed of sets, against the recurrences.
#[test]
fn sets_are_mapped_as_the_recurrences_say() {
    let board = Arc::new(Neighborhoods::<2>::new(&board("honey-hexagon:3")));
    let mut model = Model::new(Arc::clone(&board));
    let mut twin = Recurrences::new(&board);
    let mut random = Random::of(38, 0, 0);
    for _ in 0..300 {
        let color = Color::ALL[random.below(2) as usize];
        let Some(point) = model.legal(color).nth(random.below(20)) else {
            continue;
        };
        model.play(color, point);
        twin.play(color, point);
        let set: Mask<2> = (0..54).filter(|_| random.below(3) == 0).collect();
        assert_eq!(model.image_of(set), twin.image_of(set));
        assert_eq!(model.inverse(set), twin.inverse(set));
        for least in 0..6 {
            let counted = twin.having(|image| (image & set).len() >= least);
            assert_eq!(model.at_least(least, set), counted);
        }
        for color in Color::ALL {
            assert_eq!(model.joined(color, set), twin.joined(color, set));
            assert_eq!(model.taken(color, set), twin.taken(color, set));
        }
        let mut put = Model::new(Arc::clone(&board));
        put.put(model.stones());
        assert_eq!(put.legal(Color::Black), model.legal(Color::Black));
        assert_eq!(put.legal(Color::White), model.legal(Color::White));
        assert_eq!(put.in_atari(), model.in_atari());
    }
}

/// Cases by name, from the specification: `tests/fixtures/bw-models.json`.
#[test]
fn cases_come_out() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/fixtures/bw-models.json"
    );
    let text = std::fs::read_to_string(path).expect("the cases");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let cases = file["cases"].as_array().expect("cases");
    assert_eq!(cases.len(), 12);
    for case in cases {
        let board = board(case["board"].as_str().expect("a board"));
        fitting(board.len(), Case { board, case });
    }
}

struct Case<'a> {
    board: Topology,
    case: &'a Value,
}

impl AnyWidth for Case<'_> {
    type Answer = ();

    fn with_words<const W: usize>(self) {
        let case = self.case;
        let mut model = Model::<W>::new(Arc::new(Neighborhoods::new(&self.board)));
        let mut captured = Mask::EMPTY;
        for text in case["moves"].as_str().expect("moves").split_whitespace() {
            let color = if text.starts_with('B') {
                Color::Black
            } else {
                Color::White
            };
            captured = model
                .play(color, text[1..].parse().expect("a point"))
                .captured;
        }
        let sign = |x: u16| match Color::ALL.map(|color| model.stones()[color].contains(x)) {
            [true, _] => 'X',
            [_, true] => 'O',
            _ => '.',
        };
        let drawn: String = model.board().all().points().map(sign).collect();
        assert_eq!(drawn, case["position"].as_str().expect("a position"));
        let point = case["query_point"].as_u64().expect("a point");
        let point = u16::try_from(point).expect("a point");
        let here = Mask::of(point);
        let sets = [
            ("captured_last", captured),
            ("H", model.in_atari()),
            ("legal_black", model.legal(Color::Black)),
            ("legal_white", model.legal(Color::White)),
            ("F", model.image(point)),
            ("A_black", model.joined(Color::Black, here)),
            ("D_black", model.taken(Color::Black, here)),
            ("A_white", model.joined(Color::White, here)),
            ("D_white", model.taken(Color::White, here)),
        ];
        for (name, set) in sets {
            let points: Vec<u16> = set.points().collect();
            let expected: Vec<u16> = serde_json::from_value(case[name].clone()).expect("points");
            assert_eq!(points, expected, "{name} of {}", case["id"]);
        }
    }
}
