//! What life and death put on a board: the class of every point, and the eyes of an ultimate position.

use semeai_life::{Class, ClassLetters, LifeReport};

use super::{ClassSign, Scene};

impl Scene {
    /// The class of every point that has one, with a sign where it hangs on a ko, and the eyes if the position is ultimate.
    pub fn add_classes(&mut self, report: &LifeReport, letters: ClassLetters) {
        let classes = report.classes.iter().map(|it| {
            let class = letters.of(it.class);
            let hangs = |by: Class| letters.of(by) != class;
            let is_by_ko = it
                .by_ko
                .is_some_and(|by_ko| hangs(by_ko.black) || hangs(by_ko.white));
            (it.point, ClassSign { class, is_by_ko })
        });
        self.classes.extend(classes);
        if report.eyes.is_ultimate() {
            self.eyes = report.eyes.eyes;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{Color, Point, Position, Setup, Topology};
    use semeai_life::{LifeLimits, LifeQuestion, Tables, life_report};
    use semeai_search::PositionBudget;

    use super::*;

    /// A board with black stones on some points, and the classes of all.
    fn scene(board: &str, black: &[usize], letters: ClassLetters) -> Scene {
        let kind = board.parse().expect("a board");
        let mut setup = Setup::new(Arc::new(Topology::new(kind)));
        for &stone in black {
            setup.set(Point::new(stone).expect("a point"), Some(Color::Black));
        }
        let question = LifeQuestion::new(Position::new(setup.clone()).expect("a position"));
        let mut budget = PositionBudget::new(u64::MAX);
        let limits = LifeLimits::default();
        let report = life_report(&question, &Tables::default(), &limits, &mut budget);
        let mut scene = Scene::new(setup);
        scene.add_classes(&report, letters);
        scene
    }

    fn signs(scene: &Scene) -> Vec<(Class, bool)> {
        let signs = scene.classes.iter();
        signs.map(|(_, sign)| (sign.class, sign.is_by_ko)).collect()
    }

    #[test]
    fn a_class_that_hangs_on_a_ko_has_a_sign_in_the_letters_that_are_shown() {
        let six = scene("square:3x3", &[], ClassLetters::Six);
        assert_eq!(signs(&six), [(Class::First, true); 9]);
        // Black makes it N+ by winning all kos, which in four letters is N again.
        let four = scene("square:3x3", &[], ClassLetters::Four);
        assert_eq!(signs(&four), [(Class::First, false); 9]);
        let hexagon = scene("tri-hexagon:2", &[], ClassLetters::Six);
        assert_eq!(signs(&hexagon), [(Class::First, false); 7]);
    }

    #[test]
    fn eyes_are_shown_where_the_position_is_ultimate() {
        let ultimate = scene("path:3", &[1], ClassLetters::Six);
        assert_eq!(ultimate.eyes.black.len(), 2);
        assert_eq!(signs(&ultimate), [(Class::Black, false); 3]);
        let open = scene("path:3", &[0], ClassLetters::Six);
        assert!(open.eyes.black.is_empty());
    }
}
