//! What theory shows beside the answer: how it is asked, the classes, the point that is asked about, and what lies around.

use std::collections::BTreeMap;

use semeai_board::{ByColor, Color, Point, PointSet, Topology};
use semeai_life::{
    Class, Ending, Ko, Kos, LifeReport, MOST_POINTS, MoveClass, PointReport, Reach, RegionState,
};
use semeai_race::picks::Move;
use semeai_session::{LifeAction, Phrasing};
use semeai_words::grammar::{in_print, move_name};
use semeai_words::labels::{Label, label};
use semeai_words::life::{
    class_count, class_sentence, depends_on_ko, first_moves, ko_sentence, life_headline, no_class,
    race_class_sentence, reach_name, reach_sentence, region_sentence, settled_for, taken_as_safe,
    ultimate_sentence,
};

use super::answers::{LifeAnswers, LifeAsk, LifeStand, conclusion, cost, is_open, next, regions};
use crate::sheet::{
    Facts, Field, FieldChoice, HowKnown, MoveCell, MoveLine, Moves, Part, PathStep, Row, Sheet,
    Sign, Table, TableCell, TableHead,
};

/// The answer with its parts.
pub(super) fn of_theory<A: From<LifeAsk>>(
    known: &LifeAnswers<'_>,
    report: &LifeReport,
    phrasing: Phrasing,
) -> Sheet<A> {
    let here = known.place.and_then(|place| place.here);
    let below = here.filter(|_| known.is_below());
    let said = match below {
        Some(point) => vec![said_of(point.point, point.class, known, phrasing)],
        None => conclusion(known, report, phrasing),
    };
    let point = known
        .place
        .map(|place| of_place(known, report, place, phrasing));
    let mut parts = Vec::new();
    if below.is_none() {
        parts.push(Part::Facts(classes(known, report, phrasing)));
    }
    parts.extend(point.into_iter().flatten());
    if below.is_none() {
        parts.extend(ground(known, report, phrasing));
    }
    let next = next(known, report);
    Sheet {
        known: report
            .known()
            .is_sure()
            .then(|| HowKnown::word(Label::IsProved)),
        sentences: said.into_iter().chain(cost(known, phrasing)).collect(),
        parts,
        next: Some(next),
        ..Sheet::line(life_headline(report, phrasing))
    }
}

fn said_of(point: Point, class: Class, known: &LifeAnswers<'_>, phrasing: Phrasing) -> String {
    class_sentence(&phrasing.point(known.topology(), point), class, phrasing)
}

/// The points of each class, and those whose class hangs on a ko.
pub fn classes(known: &LifeAnswers<'_>, report: &LifeReport, phrasing: Phrasing) -> Facts {
    // One pass: the window makes its sheet in every frame.
    let mut own: BTreeMap<Class, PointSet> = BTreeMap::new();
    let mut by_ko: BTreeMap<(Class, Class), PointSet> = BTreeMap::new();
    for it in &report.classes {
        let class = known.letters.of(it.class);
        own.entry(class).or_default().insert(it.point);
        if let Some(ByColor { black, white }) = it.by_ko {
            by_ko.entry((black, white)).or_default().insert(it.point);
        }
    }
    let own = own.into_iter().map(|(class, points)| Row {
        sign: Some(Sign::Class(class)),
        ..Row::list(class_count(class, points.len(), phrasing), points)
    });
    let by_ko = by_ko.into_iter().map(|((black, white), points)| {
        Row::list(depends_on_ko(ByColor { black, white }, phrasing), points)
    });
    let rows = own.chain(by_ko).collect();
    Facts {
        heading: Some(Label::PointsOfClasses),
        rows,
    }
}

/// The point that is asked about: what it is, every first move with what it makes of it, and the rule by which the class follows.
fn of_place<A: From<LifeAsk>>(
    known: &LifeAnswers<'_>,
    report: &LifeReport,
    place: LifeStand<'_>,
    phrasing: Phrasing,
) -> Vec<Part<A>> {
    let Some(point) = place.point else {
        return vec![Part::Hint(Label::ClickAPoint)];
    };
    let path = (!place.path.is_empty()).then(|| path(place.path, known.topology(), phrasing));
    let mut parts: Vec<Part<A>> = path.into_iter().collect();
    let Some(here) = place.here else {
        if report.class(point).is_none() {
            let said = no_class(&phrasing.point(known.topology(), point), phrasing);
            parts.push(Part::Facts(Facts {
                heading: None,
                rows: vec![Row::sentence(said)],
            }));
        }
        return parts;
    };
    let classes = place
        .inside
        .map_or(&report.classes, |inside| &inside.classes);
    let by_ko = classes.iter().find(|it| it.point == point);
    let by_ko = by_ko.and_then(|it| ko_sentence(it, phrasing));
    let class = Row {
        sign: Some(Sign::Class(known.letters.of(here.class))),
        points: PointSet::single(point),
        ..Row::sentence(said_of(point, here.class, known, phrasing))
    };
    let decided = here.is_decided.then_some(Label::DecidedAlready);
    let lifted = (!here.is_decided && here.reach.is_none()).then_some(Label::BanLiftedByPass);
    let said = decided.or(lifted).map(|it| label(it, phrasing).to_owned());
    let rows = by_ko.into_iter().chain(said).map(Row::sentence);
    parts.push(Part::Facts(Facts {
        heading: None,
        rows: std::iter::once(class).chain(rows).collect(),
    }));
    if !here.is_decided {
        parts.push(Part::Moves(moves(known, here, phrasing)));
        parts.extend(
            here.reach
                .map(|reach| Part::Table(table(known, reach, phrasing))),
        );
    }
    parts
}

fn path<A: From<LifeAsk>>(path: &[Move], topology: &Topology, phrasing: Phrasing) -> Part<A> {
    let back = PathStep {
        color: None,
        name: label(Label::BackToStart, phrasing).to_owned(),
        asks: Some(LifeAsk::BackTo(0).into()),
    };
    let steps = (1..).zip(path).map(|(number, step)| PathStep {
        color: Some(step.color),
        name: phrasing.point(topology, step.point).into_owned(),
        asks: (number < path.len()).then(|| LifeAsk::BackTo(number).into()),
    });
    Part::Path(std::iter::once(back).chain(steps).collect())
}

fn moves<A: From<LifeAsk>>(
    known: &LifeAnswers<'_>,
    here: &PointReport,
    phrasing: Phrasing,
) -> Moves<A> {
    let topology = known.topology();
    let cell = |at: Option<Point>, class: Class, asks| MoveCell {
        name: move_name(at, topology, phrasing).into_owned(),
        sign: Sign::Class(known.letters.of(class)),
        asks,
    };
    let line = |(color, moves): (Color, &Vec<MoveClass>)| {
        let own = moves.iter().map(|first| {
            let point = first.played;
            let play = LifeAsk::Play(Move { color, point });
            cell(Some(point), first.class, Some(play.into()))
        });
        let pass = (!moves.is_empty()).then(|| cell(None, here.after_pass, None));
        MoveLine {
            color,
            head: first_moves(color, !moves.is_empty(), phrasing),
            moves: own.chain(pass).collect(),
        }
    };
    Moves {
        heading: Label::FirstMoves,
        hint: Label::FirstMovesHint,
        lines: here.moves.iter().map(line).collect(),
    }
}

/// The table by which the class follows, with the cell that applies; its corners are the simple table of the source.
fn table(known: &LifeAnswers<'_>, reach: ByColor<Reach>, phrasing: Phrasing) -> Table {
    let head = |of: Reach, color| {
        let name = in_print(&reach_name(of, color, phrasing).replace('-', "−"));
        let side = label(
            match color {
                Color::Black => Label::BlackReaches,
                Color::White => Label::WhiteReaches,
            },
            phrasing,
        );
        TableHead {
            sign: Sign::Stone(color),
            said: format!("{side}: {name}"),
            name,
        }
    };
    let row = |black| {
        let cell = |white| {
            let here = ByColor { black, white };
            TableCell {
                sign: Sign::Class(known.letters.of(Class::by_moves(here))),
                is_lit: here == reach,
            }
        };
        (head(black, Color::Black), Reach::ALL.map(cell).into())
    };
    Table {
        caption: Label::RuleOfClasses,
        columns: Reach::ALL.map(|white| head(white, Color::White)).into(),
        rows: Reach::ALL.map(row).into(),
        sentence: reach_sentence(reach, phrasing),
    }
}

/// Whether the position is ultimate, what the race is, what lies outside, and what became of the regions.
fn ground<A>(known: &LifeAnswers<'_>, report: &LifeReport, phrasing: Phrasing) -> Vec<Part<A>> {
    let topology = known.topology();
    let ultimate = ultimate_sentence(&report.eyes, topology, phrasing);
    let race = known
        .race
        .as_ref()
        .map(|race| race_row(race, report, topology, phrasing));
    let end = Facts {
        heading: Some(Label::TheEnd),
        rows: std::iter::once(Row::sentence(ultimate))
            .chain(race)
            .collect(),
    };
    let no_end = report
        .end
        .is_none()
        .then_some(Part::Hint(Label::NoEndWithoutClasses));
    let outside = Color::ALL.into_iter().flat_map(|color| {
        let safe = report.ground.safe[color];
        let settled = report.ground.settled[color].difference(&safe);
        let row =
            |text: String, points: PointSet| (!points.is_empty()).then(|| Row::list(text, points));
        let rows = [
            row(taken_as_safe(color, phrasing), safe),
            row(settled_for(color, phrasing), settled),
        ];
        rows.into_iter().flatten()
    });
    let regions = regions(report).filter(|(_, state)| !is_open(*state));
    let regions = regions.filter_map(|(region, state)| {
        let text = region_sentence(region, state, topology, phrasing)?;
        let points = *region;
        Some(Row {
            points,
            ..Row::sentence(text)
        })
    });
    let rows = outside.chain(regions).collect();
    let is_too_large = report
        .regions
        .iter()
        .any(|state| matches!(state, RegionState::TooLarge(points) if *points > MOST_POINTS));
    let mut parts = vec![Part::Facts(end)];
    parts.extend(no_end);
    parts.push(Part::Facts(Facts {
        heading: None,
        rows,
    }));
    parts.extend(is_too_large.then_some(Part::Hint(Label::TooLargeHint)));
    parts
}

/// What the proved race is, beside what its strings are by life.
fn race_row(
    (class, strings): &(Class, ByColor<PointSet>),
    report: &LifeReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Row {
    let told = Color::ALL.map(|color| {
        let stone = strings[color].first();
        let class = stone.and_then(|stone| report.class(stone));
        let names = stone.map(|stone| phrasing.point(topology, stone));
        (names.into_iter().collect(), class.map(|it| it.class))
    });
    Row {
        points: strings.black.union(&strings.white),
        ..Row::sentence(race_class_sentence(*class, told, phrasing))
    }
}

/// The ending and the rule of ko.
pub(super) fn form<A: From<LifeAsk>>(known: &LifeAnswers<'_>) -> Part<A> {
    let marks = &known.document.life;
    let choice = |name, hint, is_chosen: bool, action| FieldChoice {
        name,
        hint,
        is_chosen,
        asks: (!is_chosen).then(|| LifeAsk::Change(action).into()),
    };
    let ending = |name, hint, ending| {
        choice(
            name,
            hint,
            marks.ending == ending,
            LifeAction::Ending(ending),
        )
    };
    let ko = |name, hint, kos| choice(name, hint, marks.kos == kos, LifeAction::Kos(kos));
    let endings = vec![
        ending(
            Label::EndingTerritory,
            Label::EndingTerritoryHint,
            Ending::Territory,
        ),
        ending(
            Label::EndingUltimate,
            Label::EndingUltimateHint,
            Ending::Ultimate,
        ),
        FieldChoice {
            name: Label::EndingTarget,
            hint: Label::EndingTargetHint,
            is_chosen: matches!(marks.ending, Ending::Target(_)),
            // It can be chosen anew.
            asks: Some(LifeAsk::ChooseTarget.into()),
        },
    ];
    let kos = vec![
        ko(Label::KoAll, Label::KoAllHint, Kos::All),
        ko(Label::KoSimple, Label::KoSimpleHint, Kos::One(Ko::Simple)),
        ko(
            Label::BlackWinsKos,
            Label::BlackWinsKos,
            Kos::One(Ko::BlackWins),
        ),
        ko(
            Label::WhiteWinsKos,
            Label::WhiteWinsKos,
            Kos::One(Ko::WhiteWins),
        ),
    ];
    let field = |name, choices| Field { name, choices };
    Part::Form(vec![
        field(Label::EndingRow, endings),
        field(Label::KoRow, kos),
    ])
}
