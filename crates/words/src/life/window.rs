//! What the window says of classes beside what every face does.

use std::borrow::Cow;

use semeai_board::Topology;
use semeai_life::{Class, PointClass, bytes_of_rules, seconds_expected};
use semeai_session::{LifeFault, Phrasing};

use super::play::no_target;
use crate::grammar::{all_of, grouped};
use crate::position::position_error;
use crate::texts::life::window as texts;

/// Why there are no classes.
pub fn life_fault(fault: &LifeFault, topology: &Topology, phrasing: Phrasing) -> String {
    match fault {
        LifeFault::NoPosition(error) => position_error(error, phrasing).message,
        LifeFault::NoTarget(point) => no_target(&phrasing.point(topology, *point), phrasing),
    }
}

/// What the tables of a region take: "13 points: about 2 s, 51 MB". Of three rules of ko each takes its time.
pub fn life_cost(points: usize, rules: usize, threads: usize, phrasing: Phrasing) -> String {
    let rules_count = u32::try_from(rules).unwrap_or(1);
    let seconds = f64::from(rules_count) * seconds_expected(points, threads);
    let seconds = rounded(seconds);
    let megabytes = grouped(bytes_of_rules(points, rules).div_ceil(1 << 20));
    texts::life_cost(&megabytes, &points, &seconds, phrasing)
}

/// A guess needs one digit, and below a second a half.
fn rounded(seconds: f64) -> String {
    if seconds < 0.5 {
        "½".to_owned()
    } else if seconds < 10.0 {
        format!("{seconds:.0}")
    } else {
        format!("{:.0}", (seconds / 10.0).round() * 10.0)
    }
}

/// What a point is where one side wins all kos, where that is another class.
pub fn ko_sentence(point: &PointClass, phrasing: Phrasing) -> Option<String> {
    let by_ko = point.by_ko?;
    let (simple, black, white) = (
        point.class.letters(),
        by_ko.black.letters(),
        by_ko.white.letters(),
    );
    Some(texts::ko_sentence(&black, &simple, &white, phrasing))
}

/// The class of a race beside what its strings are by life: two questions, which nowhere contradict each other.
pub fn race_class_sentence(
    race: Class,
    strings: [(Vec<Cow<'_, str>>, Option<Class>); 2],
    phrasing: Phrasing,
) -> String {
    let letters = race.letters();
    let lives: Vec<String> = strings
        .into_iter()
        .filter_map(|(names, class)| {
            let (names, class) = (all_of(&names, phrasing), class?.letters());
            Some(texts::race_class_sentence(&class, &names, phrasing))
        })
        .collect();
    let race = texts::race_class_sentence_race(&letters, phrasing);
    if lives.is_empty() {
        return race;
    }
    let lives = lives.join(crate::grammar::comma(phrasing));
    texts::race_class_sentence_who_captures_one(&lives, &race, phrasing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use semeai_board::{ByColor, Point};

    #[test]
    fn what_a_table_takes_is_foretold() {
        let said = life_cost(13, 3, 2, Phrasing::ENGLISH);
        assert_eq!(said, "13 points: about 1 s, 51 MB");
        let said = life_cost(16, 1, 1, Phrasing::JAPANESE);
        assert_eq!(said, "16点：約20秒、698 MB");
    }

    #[test]
    fn a_point_that_hangs_on_ko_is_told_with_all_three() {
        let point = Point::new(0).expect("a point");
        let mut class = PointClass {
            point,
            class: Class::First,
            by_ko: None,
            varies: true,
        };
        assert_eq!(ko_sentence(&class, Phrasing::ENGLISH), None);
        class.by_ko = Some(ByColor {
            black: Class::BlackOrStandOff,
            white: Class::WhiteOrStandOff,
        });
        let said = ko_sentence(&class, Phrasing::ENGLISH).expect("it differs");
        assert!(said.contains("N by simple ko, N+ if Black wins all kos, N− if White does"));
    }

    #[test]
    fn a_race_and_a_life_are_told_apart() {
        let strings = [
            (vec!["A1".into()], Some(Class::Black)),
            (vec!["B1".into()], None),
        ];
        let said = race_class_sentence(Class::StandOff, strings, Phrasing::ENGLISH);
        assert!(said.starts_with("The race of the two marked strings is P"));
        assert!(said.ends_with("by life A1: B."), "{said}");
    }
}
