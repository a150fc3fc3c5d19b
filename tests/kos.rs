//! What regions with kos are worth: published and random ones, and laws of them.

use semeai_board::{Color, PointSet, Position, Role, diagram};
use semeai_cgt::Rational;
use semeai_endgame::position_report::RegionState;
use semeai_endgame::{
    Curve, Endgame, EndgameLimits, KoClass, KoThermograph, KoWorth, NoKoWorth, RegionAlone,
    RegionKind, endgame_report,
};
use semeai_search::{Check, PositionBudget};
use serde_json::Value;

use crate::random::Random;
use crate::support::swapped;

fn asked<R: AsRef<str>>(rows: &[R]) -> Option<Endgame> {
    let rows: Vec<&str> = rows.iter().map(AsRef::as_ref).collect();
    let drawn = diagram::parse(&rows.join("\n")).ok()?;
    let mut asked = Endgame::new(drawn.position().ok()?);
    asked.roles = drawn.roles;
    Some(asked)
}

/// All points that are not safe, or the region of one of them.
fn points(asked: &Endgame, of: Option<&str>) -> PointSet {
    let topology = asked.position.topology();
    let safe = asked.roles.points(Role::Safe);
    let all = topology.points().difference(&safe);
    let Some(of) = of.and_then(|name| topology.point(name)) else {
        return all;
    };
    let parts = topology.components(&all);
    *parts
        .iter()
        .find(|part| part.contains(of))
        .expect("a region")
}

fn worth(position: &Position, points: &PointSet) -> Result<KoWorth, NoKoWorth> {
    let mut alone = RegionAlone::new(position, points).expect("few points");
    alone.ko_worth(&mut PositionBudget::new(1_000_000))
}

/// What some rows are worth, all kos on them together.
fn together<R: AsRef<str>>(rows: &[R]) -> KoWorth {
    let asked = asked(rows).expect("a board");
    worth(&asked.position, &points(&asked, None)).expect("it is known")
}

const fn kind(kind: RegionKind) -> &'static str {
    match kind {
        RegionKind::Gote => "gote",
        RegionKind::BlackSente => "black-sente",
        RegionKind::WhiteSente => "white-sente",
        RegionKind::BlackHolds => "black-holds",
        RegionKind::WhiteHolds => "white-holds",
        RegionKind::Dame => "dame",
        RegionKind::Tedomari => "last move",
        RegionKind::Settled => "settled",
    }
}

fn corners(curve: &Curve) -> Value {
    let corners = curve.corners().into_iter();
    let corners = corners.map(|(t, value)| vec![t.to_string(), value.to_string()]);
    corners.collect::<Vec<_>>().into()
}

fn is_as(found: &KoThermograph, wanted: &Value, what: &str) {
    assert_eq!(found.mast.to_string(), wanted["count"], "{what}");
    assert_eq!(found.temperature.to_string(), wanted["worth"], "{what}");
    assert_eq!(kind(found.kind), wanted["kind"], "{what}");
}

#[test]
fn known_kos_have_the_count_the_worth_and_the_walls_that_two_other_programs_found() {
    let all: Value = serde_json::from_str(include_str!("fixtures/ko-cases.json")).expect("JSON");
    let cases = all["cases"].as_array().expect("a list");
    assert_eq!(cases.len(), 18);
    for case in cases {
        let id = case["id"].as_str().expect("a name");
        let rows: Vec<&str> = (case["board"].as_array().expect("rows").iter())
            .map(|row| row.as_str().expect("a row"))
            .collect();
        let asked = asked(&rows).expect("a board");
        let points = points(&asked, case["region"].as_str());
        let found = worth(&asked.position, &points).expect(id);
        let usual = (&found.no_threats, &case["no_threats"]);
        is_as(usual.0, usual.1, id);
        let told = |number: Option<Rational>| number.map(|number| number.to_string());
        let wanted = |field: &str| usual.1[field].as_str().map(str::to_owned);
        assert_eq!(
            told(usual.0.moves_between()),
            wanted("moves_between"),
            "{id}"
        );
        assert_eq!(told(usual.0.swing()), wanted("swing"), "{id}");
        for (wall, field) in [(&usual.0.left, "left"), (&usual.0.right, "right")] {
            if usual.1[field].is_array() {
                assert_eq!(corners(wall), usual.1[field], "{id} {field}");
            }
        }
        for (master, field) in [
            (&found.black_komaster, "black_komaster"),
            (&found.white_komaster, "white_komaster"),
        ] {
            is_as(
                master.as_ref().expect(id),
                &case[field],
                &format!("{id} {field}"),
            );
        }
        let class = match found.class().expect(id) {
            KoClass::Placid => "placid",
            KoClass::Active => "active",
            KoClass::Hyperactive => "hyperactive",
        };
        assert_eq!(class, case["class"], "{id}");
    }
}

/// E. Berlekamp: a third of what it decides.
#[test]
fn a_direct_ko_is_worth_a_third_of_its_points_and_is_placid() {
    for (points, rows) in [
        (1, "##@@@/#O.@@/##@@@"),
        (4, "@@.@@/@@X@@/##.X@/###@@"),
        (6, "@@.@@/@@X@@/@@X@@/##.X@/###@@"),
        (7, "@@.@@/@.X@@/@@X@@/##.X@/###@@"),
        (8, "@@.@@/@@X@@/@@X@@/@@X@@/##.X@/###@@"),
        (9, "@@.@@/@@X@@/@.X@@/@@X@@/##.X@/###@@"),
        (10, "@@.@@/@@X@@/@@X@@/@@X@@/@@X@@/##O.@/###@@"),
    ] {
        let rows: Vec<&str> = rows.split('/').collect();
        let found = together(&rows);
        let usual = &found.no_threats;
        let (wins, holder) = usual.direct_ko().expect("a direct ko");
        let t = Rational::new(points, 3);
        assert_eq!(
            wins.black - wins.white,
            Rational::from_integer(points),
            "{rows:?}"
        );
        assert_eq!(
            (usual.temperature, usual.kind),
            (t, RegionKind::Gote),
            "{rows:?}"
        );
        let count = match holder {
            Color::White => wins.white + t,
            Color::Black => wins.black - t,
        };
        assert_eq!(usual.mast, count, "{rows:?}");
        assert_eq!(usual.swing(), Some(Rational::from_integer(points)));
        assert_eq!(found.class(), Some(KoClass::Placid), "{rows:?}");
        // Whose stone is in it has it as komaster: one slanted line.
        let (master, holds) = match holder {
            Color::Black => (found.black_komaster, RegionKind::BlackHolds),
            Color::White => (found.white_komaster, RegionKind::WhiteHolds),
        };
        assert_eq!(master.expect("it is known").kind, holds, "{rows:?}");
    }
}

/// So many half-point kos that Black may take, and so many that White may.
fn half_point_kos(black: usize, white: usize) -> KoWorth {
    let mut rows = Vec::new();
    for ko in 0..black + white {
        let middle = if ko < black { "#O.@@" } else { "#.X@@" };
        rows.extend(["##@@@", middle, "##@@@"]);
    }
    together(&rows)
}

#[test]
fn opposite_half_point_kos_cancel_and_three_alike_are_a_point() {
    for (black, white) in [
        (1, 0),
        (0, 1),
        (2, 0),
        (1, 1),
        (3, 0),
        (2, 1),
        (4, 0),
        (3, 1),
        (2, 2),
        (5, 0),
        (1, 2),
        (4, 1),
    ] {
        let what = format!("{black} and {white}");
        let found = half_point_kos(black, white).no_threats;
        let apart = i128::try_from(black).expect("few") - i128::try_from(white).expect("few");
        assert_eq!(found.mast, Rational::new(apart, 3), "{what}");
        let zero = Rational::from_integer(0);
        let scores = [found.left.at(zero), found.right.at(zero)].map(|score| score.to_integer());
        let wanted = match apart {
            -1 => [0, -1],
            0 => [0, 0],
            1 => [1, 0],
            2 | 3 => [1, 1],
            4 => [2, 1],
            _ => [2, 2],
        };
        assert_eq!(scores, wanted, "{what}");
        let worth = (apart % 3 != 0).then_some(Rational::new(1, 3));
        assert_eq!(found.worth(), worth, "{what}");
    }
}

/// The walls of two half-point kos that Black may take add up to less than Black gets of them.
#[test]
fn of_two_kos_no_score_is_bounded_by_the_sum_of_their_walls() {
    let rows = ["##@@@", "#O.@@", "##@@@", "##@@@", "#O.@@", "##@@@"];
    let mut asked = asked(&rows).expect("a board");
    let report = endgame_report(&asked, &EndgameLimits::default());
    let total = report.total.as_ref().expect("a count");
    assert_eq!(total.mean, Rational::new(2, 3));
    let range = report.territory_score.expect("a range").white;
    asked.check = Check::EveryOrder;
    let proved = endgame_report(&asked, &EndgameLimits::default());
    let score = proved.territory_score.expect("proved").white.one();
    assert_eq!(score, Some(1));
    assert!(range.low <= 1 && range.high >= 1, "{range:?}");
}

/// A small board of safe stones of both sides with a few others and empty points among them.
fn random_rows(seed: u64) -> Vec<String> {
    let mut random = Random::new(seed);
    let (columns, rows) = (random.between(4, 6), random.between(3, 5));
    let mut row = || {
        let marks =
            (0..columns).map(|_| random.pick(&['.', '.', '#', '#', '#', '@', '@', '@', 'X', 'O']));
        marks.collect::<String>()
    };
    (0..rows).map(|_| row()).collect()
}

fn turned(curve: &Curve) -> Vec<(Rational, Rational)> {
    let corners = curve.corners().into_iter();
    corners.map(|(t, value)| (t, -value)).collect()
}

fn is_turned(one: &KoThermograph, other: &KoThermograph) -> bool {
    one.mast == -other.mast
        && one.temperature == other.temperature
        && one.left.corners() == turned(&other.right)
        && one.right.corners() == turned(&other.left)
}

/// Whether a wall is nowhere below another.
fn is_above(one: &Curve, other: &Curve) -> bool {
    let all = [one.corners(), other.corners()].concat();
    all.iter().all(|(t, _)| one.at(*t) >= other.at(*t))
}

/// How many regions with kos were looked at, how many had an answer, and how many had one for both komasters too.
fn run(seeds: std::ops::Range<u64>) -> (usize, usize, usize) {
    let (mut kos, mut known, mut masters) = (0, 0, 0);
    for seed in seeds {
        let rows = random_rows(seed);
        let Some(asked) = asked(&rows) else { continue };
        let topology = asked.position.topology();
        for part in topology.components(&points(&asked, None)) {
            if part.len() > 9 {
                continue;
            }
            let mut alone = RegionAlone::new(&asked.position, &part).expect("few points");
            let mut budget = PositionBudget::new(400_000);
            let values = alone.values(&mut budget);
            if !values.is_ok_and(|values| values.same().is_none()) {
                continue;
            }
            kos += 1;
            let Ok(found) = alone.ko_worth(&mut budget) else {
                continue;
            };
            known += 1;
            let what = format!("seed {seed}\n{}", rows.join("\n"));
            let usual = &found.no_threats;
            assert!(is_above(&usual.left, &usual.right), "{what}");
            let both = found
                .black_komaster
                .as_ref()
                .zip(found.white_komaster.as_ref());
            masters += usize::from(both.is_some());
            let walls: [fn(&KoThermograph) -> Curve; 2] =
                [|graph| graph.left.clone(), |graph| graph.right.clone()];
            for wall in walls {
                if let Some(black) = &found.black_komaster {
                    assert!(is_above(&wall(black), &wall(usual)), "{what}");
                }
                if let Some(white) = &found.white_komaster {
                    assert!(is_above(&wall(usual), &wall(white)), "{what}");
                }
            }
            let other = self::asked(&swapped(&rows)).expect("the same board");
            let other = worth(&other.position, &part).expect("the same region");
            assert!(is_turned(usual, &other.no_threats), "{what}");
            if let (Some((black, white)), Some(less)) = (both, &other.white_komaster) {
                assert!(is_turned(black, less), "{what}");
                assert!(
                    is_turned(white, other.black_komaster.as_ref().expect("as well")),
                    "{what}"
                );
            }
        }
    }
    (kos, known, masters)
}

#[test]
fn regions_with_kos_obey_the_laws_of_thermographs() {
    let (kos, known, masters) = run(0..1_500);
    assert!(kos > 100, "{kos}");
    assert!(
        known * 100 >= kos * 98 && masters * 100 >= kos * 90,
        "{kos} {known} {masters}"
    );
}

/// Takes minutes.
#[test]
#[ignore = "slow"]
fn thousands_of_regions_with_kos_obey_the_laws_of_thermographs() {
    let (kos, known, masters) = run(10_000..60_000);
    println!("{kos} regions with kos, {known} known, {masters} with both komasters");
}

#[test]
fn where_no_ko_matters_the_sweep_finds_the_thermograph_of_the_value() {
    let mut seen = 0;
    for seed in 0..1_200 {
        let rows = random_rows(seed);
        let Some(asked) = asked(&rows) else { continue };
        let report = endgame_report(&asked, &EndgameLimits::default());
        for region in &report.regions {
            let Some(value) = region.value.as_ref().filter(|_| region.points.len() <= 8) else {
                continue;
            };
            assert!(region.ko_worth.is_none() && region.state == RegionState::Exact);
            let what = format!("seed {seed} {}\n{}", region.id, rows.join("\n"));
            let Ok(found) = worth(&asked.position, &region.points) else {
                continue;
            };
            let found = &found.no_threats;
            for (wall, curve) in [
                (&value.thermograph.left, &found.left),
                (&value.thermograph.right, &found.right),
            ] {
                for (t, place) in wall {
                    assert_eq!(curve.at(t.to_rational()), place.to_rational(), "{what}");
                }
            }
            assert_eq!(found.mast, value.mean, "{what}");
            assert_eq!(found.worth(), value.worth, "{what}");
            seen += 1;
        }
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn what_goes_on_without_end_or_is_too_large_is_said_and_not_guessed() {
    let rows = ["X.O#", "O.@#", "XX@.", "O.#@"];
    let unsettled = asked(&rows).expect("a board");
    let part = points(&unsettled, Some("A4"));
    assert_eq!(worth(&unsettled.position, &part), Err(NoKoWorth::Unsettled));
    let mut few = RegionAlone::new(&unsettled.position, &part).expect("few points");
    let found = few.ko_worth(&mut PositionBudget::new(3));
    assert!(matches!(found, Err(NoKoWorth::Limit(_))), "{found:?}");
}
