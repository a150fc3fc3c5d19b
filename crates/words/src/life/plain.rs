//! How it was asked who lives, how many points have each class, and what lies outside.

use semeai_board::{ByColor, Color};
use semeai_life::{Class, Kos, LifeReport};
use semeai_session::Phrasing;

use super::names::{class_name, ending_name, ko_name};
use crate::grammar::side;
use crate::texts::life::{names, plain as texts};

/// How many points have each class: "B 3, N 6".
pub fn counts_line(report: &LifeReport, phrasing: Phrasing) -> String {
    let counts = report.counts().into_iter();
    let counts = counts.filter(|(_, count)| *count > 0);
    let each = counts.map(|(class, count)| texts::counts_line(&class, &count, phrasing));
    each.collect::<Vec<_>>()
        .join(crate::grammar::comma(phrasing))
}

/// How it was asked, and how many points vary.
pub fn life_headline(report: &LifeReport, phrasing: Phrasing) -> String {
    let question = &report.question;
    let ending = ending_name(question.ending, question.position.topology(), phrasing);
    let ko = match question.kos {
        Kos::All => texts::life_headline_all(phrasing),
        Kos::One(ko) => ko_name(ko, phrasing),
        Kos::Superko => names::ko_name_superko(phrasing),
    };
    let count = report.variable().len();
    let open = open_points(report, phrasing);
    let varying = match count {
        0 => texts::life_headline_point_varies(phrasing).to_owned(),
        1 => texts::life_headline_point_varies_2(phrasing).to_owned(),
        _ => texts::life_headline_points_vary(&count, phrasing),
    };
    texts::life_headline_ending(&ending, &ko, &open, &varying, phrasing)
}

/// How many of the points that vary have no class; nothing if all have one.
fn open_points(report: &LifeReport, phrasing: Phrasing) -> String {
    let regions = report.ground.regions.iter().zip(&report.regions);
    let open = regions.filter(|(_, state)| state.is_undecided());
    match open.map(|(region, _)| region.len()).sum() {
        0_usize => String::new(),
        open => texts::open_points(&open, phrasing),
    }
}

/// Over the stones that are taken as safe.
pub fn taken_as_safe(color: Color, phrasing: Phrasing) -> String {
    let owner = side(color, phrasing);
    texts::taken_as_safe(&owner, phrasing)
}

/// Over the points that are settled besides.
pub fn settled_for(color: Color, phrasing: Phrasing) -> String {
    let owner = side(color, phrasing);
    texts::settled_for(&owner, phrasing)
}

/// Over the points of a class: "N (whoever plays first takes it), 9".
pub fn class_count(class: Class, count: usize, phrasing: Phrasing) -> String {
    let name = class_name(class, phrasing);
    texts::class_count(&class, &count, &name, phrasing)
}

/// Over the points of which the rules of ko make these classes.
pub fn depends_on_ko(by_ko: ByColor<Class>, phrasing: Phrasing) -> String {
    let ByColor { black, white } = by_ko;
    texts::depends_on_ko(&black, &white, phrasing)
}
