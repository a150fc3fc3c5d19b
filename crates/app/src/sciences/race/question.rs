//! What is asked about a race: who wins for each start, and then a first move where one decides.

use semeai_board::{ByColor, Color, PointSet, Role};
use semeai_race::fight::{Fight, FightResult};
use semeai_race::propose::ProposeError;
use semeai_race::solve::Outcome;
use semeai_race::{Ending, Fate};
use semeai_session::attempt::Wanted;
use semeai_session::compose::{Exercise, ExerciseAnswer};
use semeai_session::{Phrasing, Progress, Prove};
use semeai_sheets::{Choice, Hint, Question, QuestionPart};
use semeai_words::exercise::{exercise_headline, threats_choice, threats_question};
use semeai_words::lesson::{
    fight_move_question, fight_question, first_move_question, hint_liberties, hint_point,
    hint_region, hint_start, hint_turn, race_question,
};
use semeai_words::race::answer::first_name;
use semeai_words::race::result::solved_outcome;

use super::answer::{found, is_read_unasked};
use crate::science::FrameData;

/// What a start can come to, in the order in which it is offered.
const OUTCOMES: [Outcome; 4] = [
    Outcome::Ends(Ending::Black),
    Outcome::Ends(Ending::White),
    Outcome::Ends(Ending::Seki),
    Outcome::Ko,
];

/// The question, or nothing where the answer is not known or none of those that are offered.
pub(super) fn question(shown: &FrameData<'_>) -> Option<Question> {
    let progress = shown.session.progress::<Prove>();
    let start = shown.document.asked_start();
    let headline = race_question(start, shown.phrasing()).to_owned();
    let is_to_come = progress == Progress::Unasked && is_read_unasked(shown.document);
    if progress.is_pending() || (is_to_come && found(shown).is_none()) {
        return Some(Question::that_is_read(headline));
    }
    let Some(found) = found(shown) else {
        return of_fight(shown, start);
    };
    let outcomes = found.starts.as_ref().map(|start| start.outcome);
    let asked = Color::ALL
        .into_iter()
        .filter(|&first| start.is_none_or(|it| it == first));
    let parts: Option<Vec<_>> = asked
        .map(|first| start_part(shown, outcomes[first], first))
        .collect();
    let deciding = found.asked_moves(start);
    let of_move = deciding.map(|(color, points)| {
        let asked = first_move_question(color, shown.phrasing());
        let hints = move_hints(shown, color, &points);
        QuestionPart::of_move(color, points, asked).hinted(hints)
    });
    // What comes of it is told by whoever asks for the move alone.
    let of_move_alone = of_move.clone().filter(|_| shown.document.lesson.asks_move);
    if let Some(part) = of_move_alone {
        return Some(Question {
            headline: part.asked.clone(),
            parts: vec![part],
            hints: Default::default(),
            is_reading: false,
        });
    }
    Some(Question {
        headline,
        parts: parts?.into_iter().chain(of_move).collect(),
        hints: hints(shown, last_hint(shown, start, outcomes)),
        is_reading: false,
    })
}

/// What is asked where nothing races: the move that decides the fight which the answer tells. Nothing where there is none, or no move is
/// known that decides it.
fn of_fight(shown: &FrameData<'_>, asked: Option<Color>) -> Option<Question> {
    let Some(Err(ProposeError::NoRace(told))) = shown.session.shown::<Prove>() else {
        return None;
    };
    let fight = told.fights.first()?;
    let starts = Color::ALL.into_iter();
    let starts = starts.filter(|&first| asked.is_none_or(|it| it == first));
    let parts: Vec<_> = starts
        .filter_map(|first| fight_part(shown, fight, first))
        .collect();
    (!parts.is_empty()).then(|| Question {
        headline: fight_question(shown.phrasing()).to_owned(),
        parts,
        hints: Default::default(),
        is_reading: false,
    })
}

/// The move of one side in a fight. Liberties that were gained decide nothing, so they are not asked for.
fn fight_part(shown: &FrameData<'_>, fight: &Fight, first: Color) -> Option<QuestionPart> {
    let start = fight.starts[first].as_ref();
    let start = start.filter(|start| !matches!(start.result, FightResult::Liberties(_)))?;
    let moves: PointSet = start.moves.iter().copied().collect();
    let point = moves.first()?;
    let phrasing = shown.phrasing();
    let near = fight.target.liberties.union(&moves);
    // A point alone would be the answer and no hint.
    let near = match near.len() {
        1 => start.holds_on.difference(&shown.occupied()).union(&near),
        _ => near,
    };
    let hints = [
        Hint::new(hint_region(first, phrasing), near),
        // Of a fight not every move is tried.
        Hint::new(
            hint_point(first, &shown.point_name(point), true, phrasing),
            PointSet::single(point),
        ),
    ];
    let asked = fight_move_question(first, Fate::from(start.result), phrasing);
    Some(QuestionPart {
        about: fight.target.stones,
        ..QuestionPart::of_move(first, moves, asked).hinted(hints)
    })
}

/// Whether it matters who plays first; where nothing is known of the start that is not asked about, which one is.
fn last_hint(
    shown: &FrameData<'_>,
    start: Option<Color>,
    outcomes: ByColor<Outcome>,
) -> &'static str {
    let is_known = |start: Color| outcomes[start.opponent()] != Outcome::Undecided;
    match start.filter(|&start| !is_known(start)) {
        Some(start) => hint_start(start, shown.phrasing()),
        None => hint_turn(outcomes.black != outcomes.white, shown.phrasing()),
    }
}

/// What an exercise asks.
pub(super) fn exercise_question(shown: &FrameData<'_>, exercise: &Exercise) -> Option<Question> {
    let phrasing = shown.phrasing();
    let of_move = |point| {
        let (first, asked) = (Color::Black, first_move_question(Color::Black, phrasing));
        QuestionPart::of_move(first, PointSet::single(point), asked)
    };
    let hints_to = |point| move_hints(shown, Color::Black, &PointSet::single(point));
    let (parts, hints) = match exercise.answer {
        ExerciseAnswer::Endings(outcomes) => {
            let [black, white] = Color::ALL.map(|first| start_part(shown, outcomes[first], first));
            let last = hint_turn(outcomes.black != outcomes.white, phrasing);
            (vec![black?, white?], hints(shown, last))
        }
        ExerciseAnswer::FirstMove(point) => (vec![of_move(point)], hints_to(point)),
        ExerciseAnswer::KoThreats { point, side, count } => {
            let needed = needed(exercise.number, side, count, phrasing);
            let parts = vec![of_move(point), needed];
            (parts, hints_to(point))
        }
        _ => return None,
    };
    Some(Question {
        headline: exercise_headline(exercise, phrasing).to_owned(),
        parts,
        hints,
        is_reading: false,
    })
}

/// Who needs how many ko threats more than the other side.
fn needed(number: u64, side: Color, count: u32, phrasing: Phrasing) -> QuestionPart {
    // Whether the right number is the smaller or the larger of two is fixed for an exercise, and says nothing.
    let least = count
        .saturating_sub(u32::from(number.is_multiple_of(2)))
        .max(count.min(1));
    let offered = Color::ALL.map(|color| [(color, least), (color, least + 1)]);
    let offered = offered.concat();
    let right = offered.iter().position(|&it| it == (side, count));
    let choice = |&(color, count): &(Color, u32)| Choice {
        why: String::new(),
        text: threats_choice(color, count, phrasing),
        shown_by: color,
        first: None,
    };
    QuestionPart {
        asked: threats_question(phrasing).to_owned(),
        first: None,
        about: PointSet::EMPTY,
        choices: offered.iter().map(choice).collect(),
        wanted: Wanted::Choice(right.unwrap_or_default()),
        // Whoever knows how to read it out needs no word, and nothing less than the number would help.
        hints: Some(Default::default()),
    }
}

/// How a start ends.
fn start_part(shown: &FrameData<'_>, outcome: Outcome, first: Color) -> Option<QuestionPart> {
    let phrasing = shown.phrasing();
    let right = OUTCOMES.iter().position(|&offered| offered == outcome)?;
    let choice = |outcome: Outcome| Choice {
        why: String::new(),
        text: solved_outcome(outcome, phrasing).to_owned(),
        shown_by: match outcome {
            Outcome::Ends(Ending::Black) => Color::Black,
            Outcome::Ends(Ending::White) => Color::White,
            _ => first,
        },
        first: None,
    };
    Some(QuestionPart {
        asked: first_name(first, phrasing),
        first: Some(first),
        about: PointSet::EMPTY,
        choices: OUTCOMES.map(choice).into(),
        wanted: Wanted::Choice(right),
        hints: None,
    })
}

/// On the way to how it ends: what is to be counted, and the last one that is given.
fn hints(shown: &FrameData<'_>, last: &str) -> [Hint; 2] {
    let counted = hint_liberties(shown.phrasing()).to_owned();
    [
        Hint::new(counted, liberties(shown)),
        Hint::word(last.to_owned()),
    ]
}

/// On the way to a first move: its region, then the point.
fn move_hints(shown: &FrameData<'_>, color: Color, moves: &PointSet) -> [Hint; 2] {
    let phrasing = shown.phrasing();
    let Some(point) = moves.first() else {
        return Default::default();
    };
    // A move that was not read to the end may win too.
    let may_be_more = found(shown).is_some_and(|found| found.starts[color].may_be_more);
    let are_more = moves.len() > 1 || may_be_more;
    let name = shown.point_name(point);
    [
        Hint::new(hint_region(color, phrasing), regions_of(shown, moves)),
        Hint::new(
            hint_point(color, &name, are_more, phrasing),
            PointSet::single(point),
        ),
    ]
}

/// The regions in which points are, those points with them.
fn regions_of(shown: &FrameData<'_>, points: &PointSet) -> PointSet {
    let regions = shown.report.into_iter().flat_map(|report| &report.regions);
    let own = regions.map(|region| region.points);
    let own = own.filter(|region| !region.is_disjoint(points));
    let occupied = shown.occupied();
    let found = own.fold(*points, |all, region| all.union(&region));
    let found = found.difference(&occupied);
    // A point alone would be the answer and no hint.
    match found.len() {
        0 | 1 => found.union(&liberties(shown)),
        _ => found,
    }
}

/// The liberties of the stones that race, which a person has marked or the answer has found.
fn liberties(shown: &FrameData<'_>) -> PointSet {
    let essential = shown.race_roles().points(Role::Essential);
    let occupied = shown.occupied();
    let beside = shown.document.topology();
    beside
        .neighborhood(&essential.intersection(&occupied))
        .difference(&occupied)
}
