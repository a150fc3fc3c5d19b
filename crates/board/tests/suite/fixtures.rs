//! Regions and useful points against answers from outside: see `tests/fixtures/README.md` at the top of the workspace.

use semeai_board::{PointSet, Position, Region, Roles, diagram, partition, useful_points};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

fn fixture(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/fixtures")
        .join(name);
    let text = std::fs::read_to_string(&path).expect("the fixture is readable");
    serde_json::from_str(&text).expect("the fixture is JSON")
}

fn strings(value: &Value) -> impl Iterator<Item = String> {
    let items = value.as_array().expect("a list").iter();
    items.map(|item| item.as_str().expect("a string").to_owned())
}

fn names(position: &Position, points: &PointSet) -> BTreeSet<String> {
    position
        .topology()
        .names(points)
        .into_iter()
        .map(str::to_owned)
        .collect()
}

/// The position drawn in a case, and its regions.
fn regions(case: &Value) -> (Position, Roles, Vec<Region>) {
    let text = strings(&case["diagram"]).collect::<Vec<_>>().join("\n");
    let diagram = diagram::parse(&text).expect("a diagram");
    let position = diagram.position().expect("a legal position");
    let regions = partition(&position, &diagram.roles);
    (position, diagram.roles, regions)
}

fn useful(position: &Position, roles: &Roles, regions: &[Region]) -> BTreeSet<String> {
    let useful = regions
        .iter()
        .map(|region| useful_points(position, roles, region));
    names(
        position,
        &useful.fold(PointSet::EMPTY, |all, some| all.union(&some)),
    )
}

#[test]
fn useful_points_of_the_figures() {
    let figures = fixture("paper-figures.json");
    let cases = figures["useful"].as_object().expect("figures by name");
    assert!(!cases.is_empty());
    for (name, case) in cases {
        let (position, roles, regions) = regions(case);
        let expected: BTreeSet<String> = strings(&case["useful"]).collect();
        assert_eq!(useful(&position, &roles, &regions), expected, "{name}");
    }
}

/// Regions with one defender: they and their useful points are listed in full.
#[test]
fn regions_and_useful_points_of_the_races() {
    let races = fixture("races.json");
    let cases = races["cases"].as_array().expect("a list").iter();
    let listed: Vec<&Value> = cases.filter(|case| case["regions"].is_array()).collect();
    assert!(!listed.is_empty());
    for case in listed {
        let (position, roles, mut regions) = regions(case);
        regions.retain(|region| region.defender().is_some());
        let found: BTreeSet<(String, BTreeSet<String>)> = regions
            .iter()
            .filter_map(|region| {
                Some((
                    region.defender()?.to_string(),
                    names(&position, &region.points),
                ))
            })
            .collect();
        let expected: BTreeSet<(String, BTreeSet<String>)> = case["regions"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|region| {
                let defender = region["defender"].as_str().expect("a color");
                (defender.to_owned(), strings(&region["points"]).collect())
            })
            .collect();
        assert_eq!(found, expected, "{}", case["name"]);
        let expected: BTreeSet<String> = strings(&case["useful"]).collect();
        assert_eq!(
            useful(&position, &roles, &regions),
            expected,
            "{}",
            case["name"]
        );
    }
}

/// Races with shared liberties say how many there are.
#[test]
fn shared_liberties_of_the_races() {
    let races = fixture("races.json");
    let cases = races["cases"].as_array().expect("a list").iter();
    let with_shared: Vec<&Value> = cases.filter(|case| case["shared"].is_u64()).collect();
    assert!(!with_shared.is_empty());
    for case in with_shared {
        let (_, _, regions) = regions(case);
        let shared = regions
            .iter()
            .filter(|region| region.essential.black && region.essential.white);
        let liberties =
            shared.map(|region| region.liberties.black.union(&region.liberties.white).len());
        assert_eq!(case["shared"], liberties.sum::<usize>(), "{}", case["name"]);
    }
}
