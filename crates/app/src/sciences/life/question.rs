//! What is asked about who lives: whose one of the points is.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_life::{Class, Ending};
use semeai_session::attempt::Wanted;
use semeai_session::compose::{Exercise, ExerciseAnswer};
use semeai_session::{Classify, Progress};
use semeai_sheets::{Choice, Hint, Question, QuestionPart};
use semeai_words::exercise::{exercise_headline, fate_choices};
use semeai_words::labels::{Label, label};
use semeai_words::lesson::{
    first_move_question, hint_class, hint_room, hint_turn, life_question, life_short_question,
};
use semeai_words::life::class_name;

use crate::science::FrameData;

/// The question, or nothing where no point varies whose class is one of those that are offered.
pub(super) fn question(shown: &FrameData<'_>) -> Option<Question> {
    let phrasing = shown.phrasing();
    if !shown.document.lesson.question.is_empty() {
        // What somebody asks of a position is hardly whose one point of it is.
        return None;
    }
    let progress = shown.session.progress::<Classify>();
    let is_unasked = progress == Progress::Unasked && shown.life().is_none();
    if progress.is_pending() || is_unasked {
        let reading = life_short_question(phrasing).to_owned();
        return Some(Question::that_is_read(reading));
    }
    let report = shown.life()?;
    let asked = report.point_to_ask()?;
    let right = Class::ASKED
        .iter()
        .position(|&class| class == asked.class)?;
    let name = shown.point_name(asked.point);
    let regions = report.ground.regions.iter();
    let own = regions.filter(|region| region.contains(asked.point));
    let own = own.fold(PointSet::EMPTY, |all, region| all.union(region));
    let free = own.difference(&shown.occupied());
    Some(Question {
        headline: life_question(&name, phrasing),
        parts: vec![QuestionPart {
            asked: life_question(&name, phrasing),
            first: None,
            about: PointSet::single(asked.point),
            choices: Class::ASKED
                .map(|class| choice(class, asked.class, shown))
                .into(),
            wanted: Wanted::Choice(right),
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
pub(super) fn exercise_question(shown: &FrameData<'_>, exercise: &Exercise) -> Option<Question> {
    let phrasing = shown.phrasing();
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
        about: group(shown),
        choices: choices.map(choice).collect(),
        wanted: Wanted::Choice(right),
    };
    let of_move = |first: Color, vital: ByColor<Point>| {
        let moves = PointSet::single(vital[first]);
        QuestionPart::of_move(first, moves, first_move_question(first, phrasing))
    };
    let moves = vital.map(|vital| Color::ALL.map(|first| of_move(first, vital)));
    let room = shown.life().map(|report| report.variable());
    let room = room.unwrap_or_default().difference(&shown.occupied());
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

/// The group that is the target.
fn group(shown: &FrameData<'_>) -> PointSet {
    let Ending::Target(point) = shown.document.life.ending else {
        return PointSet::EMPTY;
    };
    let block = shown.document.board.setup.block_at(point);
    block.map_or(PointSet::EMPTY, |block| block.stones)
}

/// A class as it can be chosen, and who has to show it on the board: where it is another one he fails.
fn choice(class: Class, right: Class, shown: &FrameData<'_>) -> Choice {
    let to_move = shown.document.board.to_move;
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
        text: class_name(class, shown.phrasing()).to_owned(),
        shown_by: side,
        first: Some(first),
    }
}

/// Whether a move of the fight, by its index, gave something away, once that is known.
pub(super) fn gave_away(shown: &FrameData<'_>, index: usize) -> Option<bool> {
    let game = shown.life_game()?;
    let is_known = |moves| game.class_after(moves).is_some();
    let is_known = index < game.turns().len() && is_known(index) && is_known(index + 1);
    is_known.then(|| game.slip(index).is_some())
}
