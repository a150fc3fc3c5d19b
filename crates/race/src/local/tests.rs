use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use semeai_board::{Color, Diagram, diagram, partition};

use super::*;

/// The two values of every region of Black, normal and last; `?` where a ko leaves a doubt.
fn values(rows: &str) -> Vec<[String; 2]> {
    let race = diagram::parse(rows).expect("a diagram");
    let position = race.position().expect("a legal position");
    let mut all = partition(&position, &race.roles);
    all.retain(|region| region.defender() == Some(Color::Black));
    let regions: Vec<&Region> = all.iter().collect();
    let mut side = LocalSide::new(&position, &race.roles, Color::Black, &regions);
    let mut arena = Arena::new();
    let mut budget = PositionBudget::new(100_000);
    (0..regions.len())
        .map(|region| {
            [LocalMode::Normal, LocalMode::Last].map(|mode| {
                let value = side.value(&mut arena, &mut budget, region, mode);
                let value = value.expect("small values");
                value.map_or("?".to_owned(), |value| arena.display(value))
            })
        })
        .collect()
}

fn whole(race: &Diagram) -> Option<Bounds> {
    let position = race.position().expect("a legal position");
    let mut all = partition(&position, &race.roles);
    all.retain(|region| region.defender() == Some(Color::Black));
    let regions: Vec<&Region> = all.iter().collect();
    let mut side = LocalSide::new(&position, &race.roles, Color::Black, &regions);
    let mut budget = PositionBudget::new(100_000);
    side.whole(&mut Arena::new(), &mut budget, LocalMode::Last)
}

/// Figure 2 of the system paper: without other liberties the values that it prints, with others a chance to live.
#[test]
fn the_regions_of_figure_2_are_worth_what_the_paper_says() {
    let figure = "
        @....@@....@@
        @XXXX@@XXXX@@
        @X@@X@@.@@@@@
        @..@.@@B@@@@@
        @B@@B@@B@@@@@
        BBBBBBBBBBBBB
        WWWWWWWWWWWWW
        .#.#.#.#.#.#.";
    let expected = [["{998|5}", "4^"], ["{996|3||2}", "2*"]];
    assert_eq!(values(figure), expected.map(|pair| pair.map(str::to_owned)));
}

#[test]
fn a_point_that_nobody_else_can_enter_is_an_eye() {
    let one = values("B.B@@\nBBBBB\nWWWWW\n.#.##");
    assert_eq!(one, [["1000".to_owned(), "1".to_owned()]]);
}

#[test]
fn a_way_to_safe_stones_is_life_if_it_cannot_be_closed() {
    let switch = values("@.#@@\nBBB@@\nBBBBB\nWWWWW\n.#.##");
    assert_eq!(switch, [["1000", "1000"].map(str::to_owned)]);
    let open = values("@..#@\nBBB@@\nBBBBB\nWWWWW\n.#.##");
    assert!(open[0][1].starts_with("{998|"), "{open:?}");
}

/// The throw-in at the bottom of the shaft begins a ko: the count depends on who wins it.
#[test]
fn a_shaft_with_a_ko_has_no_single_value() {
    assert_eq!(values("@.@\nB.B\nBBB\nWWW\n.#.")[0][0], "?");
}

/// Two eyes live though either alone would be filled; an eye and a dame do not.
#[test]
fn regions_of_one_block_are_searched_together() {
    let race = |rows| diagram::parse(rows).expect("a diagram");
    let life = whole(&race("B.B.B\nBBBBB\nWWWWW\n.#.#."));
    assert_eq!(life, Some(Bounds::exact(CooledValue::LIFE)));
    let two = whole(&race("B.B.@\nBBBBB\nWWWWW\n.#.##"));
    assert_eq!(two, Some(Bounds::exact(CooledValue::Count(2))));
}

/// A position of section 6 of the theory: adding up regions gets it wrong, the eye in the corner and the dame
/// together threaten more.
#[test]
fn a_third_dame_makes_room_for_two_eyes() {
    let race = diagram::parse(".@.O.O\nBBBBBB\nWWWWWW\n.X...#").expect("a diagram");
    let whole = whole(&race).expect("small").value().expect("no ko");
    assert!(!matches!(whole, CooledValue::Count(_)), "{whole:?}");
}

#[test]
fn a_search_over_budget_has_no_value() {
    let race = diagram::parse("@......@\nBBBBBBBB\nWWWWWWWW\n.#.#.#.#").expect("a diagram");
    let position = race.position().expect("a legal position");
    let all = partition(&position, &race.roles);
    let mut side = LocalSide::new(&position, &race.roles, Color::Black, &[&all[0]]);
    let mut arena = Arena::new();
    let mut few = PositionBudget::new(10);
    assert_eq!(
        side.value(&mut arena, &mut few, 0, LocalMode::Last),
        Ok(None)
    );
    let stop = Arc::new(AtomicBool::new(true));
    let mut stopped = PositionBudget::new(u64::MAX).with_stop(Some(stop));
    assert_eq!(
        side.value(&mut arena, &mut stopped, 0, LocalMode::Last),
        Ok(None)
    );
    let mut enough = PositionBudget::new(10_000);
    let value = side.value(&mut arena, &mut enough, 0, LocalMode::Last);
    assert!(
        value.expect("small values").is_some(),
        "what was given up can be asked again"
    );
}
