//! What is asked about who lives: whose one of the points is.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_life::{Class, Ending, LifeReport};
use semeai_session::attempt::Wanted;
use semeai_session::compose::{Exercise, ExerciseAnswer};
use semeai_session::{Document, Phrasing};
use semeai_words::exercise::{exercise_headline, fate_choices};
use semeai_words::labels::{Label, label};
use semeai_words::lesson::{
    first_move_question, hint_class, hint_point, hint_region, hint_room, hint_turn, life_question,
};
use semeai_words::life::class_name;

use crate::question::{Choice, Hint, Question, QuestionPart};

/// The question, or nothing where no point varies whose class is one of those that are offered.
pub fn question(document: &Document, report: &LifeReport, phrasing: Phrasing) -> Option<Question> {
    let asked = report.point_to_ask()?;
    let right = Class::ASKED
        .iter()
        .position(|&class| class == asked.class)?;
    let name = phrasing.point(document.topology(), asked.point);
    let regions = report.ground.regions.iter();
    let own = regions.filter(|region| region.contains(asked.point));
    let own = own.fold(PointSet::EMPTY, |all, region| all.union(region));
    let free = own.difference(&occupied(document));
    Some(Question {
        headline: life_question(&name, phrasing),
        parts: vec![QuestionPart {
            asked: life_question(&name, phrasing),
            first: None,
            about: PointSet::single(asked.point),
            choices: Class::ASKED
                .map(|class| choice(class, asked.class, document, phrasing))
                .into(),
            wanted: Wanted::Choice(right),
            hints: None,
        }],
        hints: [
            Hint {
                said: hint_room(phrasing).to_owned(),
                points: free,
            },
            Hint {
                said: hint_class(asked.class.is_open(), &name, phrasing),
                points: PointSet::single(asked.point),
            },
        ],
        is_reading: false,
    })
}

/// What an exercise asks: whether a group lives, and by which moves where that depends on who plays first.
pub fn exercise_question(
    document: &Document,
    report: Option<&LifeReport>,
    exercise: &Exercise,
    phrasing: Phrasing,
) -> Option<Question> {
    let (right, vital) = match exercise.answer {
        ExerciseAnswer::Settled(Color::Black) => (0, None),
        ExerciseAnswer::Settled(Color::White) => (1, None),
        ExerciseAnswer::Unsettled(vital) => (2, Some(vital)),
        _ => return None,
    };
    // Who lives whoever starts does so if the other side starts.
    let shown_by = [Color::Black, Color::White, Color::White];
    let choice = |(text, side): (&str, Color)| Choice {
        why: String::new(),
        text: text.to_owned(),
        shown_by: side,
        first: Some(side.opponent()),
    };
    let choices = fate_choices(phrasing).into_iter().zip(shown_by);
    let fate = QuestionPart {
        asked: label(Label::ExerciseGroup, phrasing).to_owned(),
        first: None,
        about: group(document),
        choices: choices.map(choice).collect(),
        wanted: Wanted::Choice(right),
        hints: None,
    };
    let room = report.map(LifeReport::variable);
    let room = room.unwrap_or_default().difference(&occupied(document));
    let of_move = |first: Color, vital: ByColor<Point>| {
        let moves = PointSet::single(vital[first]);
        let name = phrasing.point(document.topology(), vital[first]);
        let near = hint_point(first, &name, false, phrasing);
        QuestionPart::of_move(first, moves, first_move_question(first, phrasing)).hinted([
            Hint::new(hint_region(first, phrasing), room),
            Hint::new(near, moves),
        ])
    };
    let moves = vital.map(|vital| Color::ALL.map(|first| of_move(first, vital)));
    Some(Question {
        headline: exercise_headline(exercise, phrasing).to_owned(),
        parts: std::iter::once(fate)
            .chain(moves.into_iter().flatten())
            .collect(),
        hints: [
            Hint {
                said: hint_room(phrasing).to_owned(),
                points: room,
            },
            Hint {
                said: hint_turn(vital.is_some(), phrasing).to_owned(),
                points: PointSet::EMPTY,
            },
        ],
        is_reading: false,
    })
}

fn occupied(document: &Document) -> PointSet {
    let stones = &document.board.setup.stones;
    stones.black.union(&stones.white)
}

/// The group that is the target.
fn group(document: &Document) -> PointSet {
    let Ending::Target(point) = document.life.ending else {
        return PointSet::EMPTY;
    };
    let block = document.board.setup.block_at(point);
    block.map_or(PointSet::EMPTY, |block| block.stones)
}

/// A class as it can be chosen, and who has to show it on the board: where it is another one he fails.
fn choice(class: Class, right: Class, document: &Document, phrasing: Phrasing) -> Choice {
    let to_move = document.board.to_move;
    let loser = right.owner().map(Color::opponent);
    let (side, first) = match class {
        // Who has a point whoever plays first has it if the other side does.
        Class::Black => (Color::Black, Color::White),
        Class::White => (Color::White, Color::Black),
        // Who takes a point by playing first does so with the first move.
        Class::First => (loser.unwrap_or(to_move), loser.unwrap_or(to_move)),
        // Whom it is kept from keeps it from the other one, whoever plays first.
        _ => {
            let side = loser.unwrap_or(to_move);
            let is_first = right.owner().is_some();
            (side, if is_first { side } else { side.opponent() })
        }
    };
    Choice {
        why: String::new(),
        text: class_name(class, phrasing).to_owned(),
        shown_by: side,
        first: Some(first),
    }
}
