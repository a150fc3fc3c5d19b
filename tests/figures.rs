//! The system paper's own figures, as it tells them.

use semeai_board::Color;
use semeai_race::report::{NodeState, Report};
use serde_json::Value;

use crate::support::{Race, fixture, strings, swapped};

/// The paper's procedure for figure 10: candidates a (B3) and b (H3), then the other one after each white move.
const PROCEDURE: &str = ":B3,H3 wB3:H3 wH3:B3";

fn figure_10() -> (Value, Vec<String>) {
    let figure = fixture("paper-figures.json")["figure_10"].clone();
    let rows = strings(&figure["diagram"]);
    (figure, rows)
}

fn state(race: &Race, report: &Report, path: &str) -> NodeState {
    let tree = &report.regions[0].tree;
    let id = tree.find(&race.path(path));
    tree.node(id.unwrap_or_else(|| panic!("no node {path}")))
        .state
}

#[test]
fn figure_10_asks_again_after_each_white_move() {
    let (_, rows) = figure_10();
    let race = Race::new(&rows);
    let report = race.analyze(&race.picks(":B3,H3"));
    let found = ["bB3", "bH3", "wB3", "wH3"].map(|path| state(&race, &report, path));
    let [six, five] = [6, 5].map(NodeState::Count);
    assert_eq!(found, [six, five, NodeState::Nil, NodeState::Nil]);
    assert_eq!(
        report.regions[0].root().value,
        None,
        "two questions are open"
    );
}

#[test]
fn figure_10_is_complete_after_four_picks() {
    let (figure, rows) = figure_10();
    let race = Race::new(&rows);
    let picks = race.picks(PROCEDURE);
    assert_eq!(picks.len(), 4);
    let report = race.analyze(&picks);
    let paths = ["wB3/bH3", "wB3/wH3", "wH3/bB3", "wH3/wB3"];
    let found = paths.map(|path| state(&race, &report, path));
    assert_eq!(found, [4, 0, 5, 0].map(NodeState::Count));

    let value = report.regions[0].root().value.as_ref().expect("complete");
    assert_eq!(
        (value.text.as_str(), value.cooled.as_str()),
        ("{6||4|0}", "4^")
    );
    // The file writes the inner braces.
    assert_eq!(figure["canonical"], "{6|{4|0}}");
}

#[test]
fn every_step_of_figure_10_has_its_liberties_and_value() {
    let (figure, rows) = figure_10();
    let race = Race::new(&rows);
    let report = race.analyze(&race.picks(PROCEDURE));
    let tree = &report.regions[0].tree;
    for step in figure["steps"].as_array().expect("steps") {
        let moves: Vec<String> = step["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .map(|m| {
                let color = m["color"].as_str().expect("a colour");
                format!("{}{}", &color[..1], m["point"].as_str().expect("a point"))
            })
            .collect();
        let path = moves.join("/");
        let node = tree.node(tree.find(&race.path(&path)).expect("a node"));
        let liberties = u64::try_from(node.liberties.len()).expect("few");
        assert_eq!(step["liberties"].as_u64(), Some(liberties), "{path}");
        let value = node.value.as_ref().expect("complete");
        assert_eq!(step["cooled_last"], value.cooled.as_str(), "{path}");
    }
}

#[test]
fn figure_10_with_colours_swapped_counts_for_white() {
    let (_, rows) = figure_10();
    let race = Race::new(&swapped(&rows));
    let report = race.analyze(&race.picks(":B3,H3 bB3:H3 bH3:B3"));
    let region = &report.regions[0];
    assert_eq!(region.defender, Color::White);
    let paths = ["wB3", "wH3", "bB3/wH3", "bB3/bH3", "bH3/wB3", "bH3/bB3"];
    let found = paths.map(|path| state(&race, &report, path));
    assert_eq!(found, [6, 5, 4, 0, 5, 0].map(NodeState::Count));
    let value = region.root().value.as_ref().expect("complete");
    assert_eq!(
        (value.text.as_str(), value.cooled.as_str()),
        ("{0|-4||-6}", "-4v")
    );
}

#[test]
fn the_useful_points_of_the_figures_are_found() {
    let file = fixture("paper-figures.json");
    let figures = file["useful"].as_object().expect("figures");
    for (name, figure) in figures {
        let race = Race::new(&strings(&figure["diagram"]));
        let report = race.analyze(&race.picks(""));
        let is_useful = |i: &usize| report.points[*i].is_useful;
        let useful = (0..report.points.len())
            .filter(is_useful)
            .filter_map(semeai_board::Point::new);
        let expected = strings(&figure["useful"]).join(" ");
        assert_eq!(race.names(useful), expected, "{name}");
        let value = report.regions[0].root().value.as_ref();
        match figure["cooled_last"].as_str() {
            Some("-") => assert!(value.is_none(), "{name} needs candidates"),
            cooled => assert_eq!(value.map(|v| v.cooled.as_str()), cooled, "{name}"),
        }
    }
}
