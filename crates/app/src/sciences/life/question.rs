//! What is asked about who lives: whose one of the points is.

use semeai_board::PointSet;
use semeai_life::{Class, PointClass};
use semeai_session::attempt::Wanted;
use semeai_session::{Classify, Progress};
use semeai_words::lesson::{hint_class, hint_room, life_question, life_short_question};
use semeai_words::life::class_name;

use crate::question::{Choice, Hint, Question, QuestionPart};
use crate::science::FrameData;

/// What a point can be, in the order in which it is offered.
const CLASSES: [Class; 4] = [Class::Black, Class::White, Class::First, Class::StandOff];

/// The question, or nothing where no point varies whose class is one of those that are offered.
pub(super) fn question(shown: &FrameData<'_>) -> Option<Question> {
    let language = shown.language();
    let progress = shown.session.progress::<Classify>();
    let is_unasked = progress == Progress::Unasked && shown.life().is_none();
    if progress.is_pending() || is_unasked {
        let reading = life_short_question(language).to_owned();
        return Some(Question::that_is_read(reading));
    }
    let report = shown.life()?;
    let is_offered =
        |it: &&PointClass| it.varies && it.by_ko.is_none() && CLASSES.contains(&it.class);
    let points: Vec<_> = report.classes.iter().filter(is_offered).collect();
    // Which one is fixed for a position: neither always the first nor always one that is open.
    let asked = points.get(points.len() / 2)?;
    let right = CLASSES.iter().position(|&class| class == asked.class)?;
    let name = shown.document.topology().name(asked.point);
    let free = report.variable().difference(&shown.occupied());
    Some(Question {
        headline: life_question(name, language),
        parts: vec![QuestionPart {
            asked: name.to_owned(),
            first: None,
            about: PointSet::single(asked.point),
            choices: CLASSES.map(|class| choice(class, shown)).into(),
            wanted: Wanted::Choice(right),
        }],
        hints: [
            Hint {
                said: hint_room(language).to_owned(),
                points: free,
            },
            Hint {
                said: hint_class(asked.class.is_open(), name, language),
                points: PointSet::single(asked.point),
            },
        ],
        is_reading: false,
    })
}

fn choice(class: Class, shown: &FrameData<'_>) -> Choice {
    Choice {
        text: class_name(class, shown.language()).to_owned(),
        shown_by: class.owner().unwrap_or(shown.document.board.to_move),
    }
}
