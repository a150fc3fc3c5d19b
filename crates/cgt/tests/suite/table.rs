//! The table of 84 games whose values three engines agree on.

use semeai_cgt::{Arena, Dyadic, GameId, OutcomeClass};

const TABLE: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../tests/fixtures/games.tsv"
));

struct Row {
    head: Vec<&'static str>,
    cells: Vec<&'static str>,
}

impl Row {
    fn cell(&self, name: &str) -> &'static str {
        let at = self.head.iter().position(|head| *head == name);
        self.cells[at.unwrap_or_else(|| panic!("no column {name}"))]
    }

    fn number(&self, name: &str) -> Dyadic {
        self.cell(name).parse().unwrap()
    }
}

fn rows() -> Vec<Row> {
    let mut lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    let head: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let rows: Vec<Row> = lines
        .map(|line| Row {
            head: head.clone(),
            cells: line.split('\t').collect(),
        })
        .collect();
    assert_eq!(rows.len(), 84);
    rows
}

fn check_rows(check: impl Fn(&mut Arena, &Row, GameId)) {
    for row in rows() {
        let mut arena = Arena::new();
        let text = row.cell("expr");
        let game = arena
            .parse(text)
            .unwrap_or_else(|e| panic!("{}: {e}", row.cell("id")));
        check(&mut arena, &row, game);
    }
}

#[test]
fn canonical_forms_agree() {
    check_rows(|arena, row, game| {
        let id = row.cell("id");
        let expected = arena.parse(row.cell("canonical")).unwrap();
        assert_eq!(arena.display(game), arena.display(expected), "{id}");
        assert_eq!(game, expected, "{id}");
        assert_eq!(game, arena.parse(row.cell("plain")).unwrap(), "{id}, plain");
    });
}

#[test]
fn means_temperatures_and_stops_agree() {
    check_rows(|arena, row, game| {
        let id = row.cell("id");
        assert_eq!(arena.mean(game), Ok(row.number("mean")), "{id}");
        assert_eq!(
            arena.temperature(game),
            Ok(row.number("temperature")),
            "{id}"
        );
        assert_eq!(arena.left_stop(game), row.number("left_stop"), "{id}");
        assert_eq!(arena.right_stop(game), row.number("right_stop"), "{id}");
    });
}

#[test]
fn cooled_games_agree() {
    check_rows(|arena, row, game| {
        for (column, t) in [
            ("cool1", "1"),
            ("cool2", "2"),
            ("cool1/2", "1/2"),
            ("cool3/2", "3/2"),
        ] {
            let cooled = arena.cool(game, t.parse().unwrap()).unwrap();
            let expected = arena.parse(row.cell(column)).unwrap();
            assert_eq!(
                arena.display(cooled),
                arena.display(expected),
                "{} {column}",
                row.cell("id")
            );
        }
    });
}

#[test]
fn outcomes_agree() {
    check_rows(|arena, row, game| {
        let expected = match row.cell("outcome") {
            "L" => OutcomeClass::Positive,
            "R" => OutcomeClass::Negative,
            "N" => OutcomeClass::Fuzzy,
            _ => OutcomeClass::Zero,
        };
        assert_eq!(arena.outcome(game), Ok(expected), "{}", row.cell("id"));
    });
}

#[test]
fn birthdays_and_value_ids_agree() {
    check_rows(|arena, row, game| {
        let id = row.cell("id");
        let birthday: u128 = row.cell("birthday").parse().unwrap();
        assert_eq!(arena.birthday(game), Ok(birthday), "{id}");
        let value_id = arena.value_id(game).unwrap();
        assert_eq!(format!("{value_id:016x}"), row.cell("value_id"), "{id}");
    });
}

/// The five rules of cooling, on every row: numbers stay; above the temperature the mast; at the temperature the mast
/// plus an infinitesimal; below it the walls are the stops, mean stays and temperature sinks; cooling adds up.
#[test]
fn cooling_follows_its_five_rules() {
    let times: Vec<Dyadic> = ["1/4", "1/2", "1", "3/2", "2", "5"]
        .iter()
        .map(|t| t.parse().unwrap())
        .collect();
    check_rows(|arena, row, game| {
        for t in &times {
            check_cooling(arena, game, *t, row.cell("id"));
            for u in &times {
                let temperature = arena.temperature(game).unwrap();
                if *t < temperature {
                    let twice = arena.cool(game, *t).unwrap();
                    let twice = arena.cool(twice, *u).unwrap();
                    let at_once = arena.cool(game, t.checked_add(*u).unwrap()).unwrap();
                    assert_eq!(twice, at_once, "{} cooled by {t} and {u}", row.cell("id"));
                }
            }
        }
    });
}

fn check_cooling(arena: &mut Arena, game: GameId, t: Dyadic, id: &str) {
    let cooled = arena.cool(game, t).unwrap();
    let thermograph = arena.thermograph(game).unwrap();
    let (mast, temperature) = (thermograph.mast, thermograph.temperature);
    if arena.as_number(game).is_some() {
        assert_eq!(cooled, game, "{id}");
    } else if t > temperature {
        assert_eq!(arena.as_number(cooled), Some(mast), "{id} at {t}");
    } else {
        let wall = |player| thermograph.value_at(player, t.to_rational()).unwrap();
        let stops = [arena.left_stop(cooled), arena.right_stop(cooled)].map(Dyadic::to_rational);
        let walls = [
            wall(semeai_cgt::Player::Left),
            wall(semeai_cgt::Player::Right),
        ];
        assert_eq!(stops, walls, "{id} at {t}");
        assert_eq!(arena.mean(cooled), Ok(mast), "{id} at {t}");
        let left = temperature.checked_sub(t).unwrap();
        assert_eq!(arena.temperature(cooled), Ok(left), "{id} at {t}");
        assert_eq!(arena.as_number(cooled), None, "{id} at {t}");
    }
}
