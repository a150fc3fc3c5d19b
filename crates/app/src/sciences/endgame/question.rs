//! What is asked about an endgame: who wins by how much for each start, and then the best first move.

use semeai_board::{Color, Point, PointSet};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{Between, EndgameReport, StartReport};
use semeai_session::attempt::Wanted;
use semeai_session::compose::{Exercise, ExerciseAnswer};
use semeai_session::{Phrasing, Progress, ProveEndgame, Session, SolveEndgame};
use semeai_sheets::{Choice, Hint, Question, QuestionPart};
use semeai_words::endgame::board::endgame_result;
use semeai_words::exercise::{ahead_choice, ahead_question, exercise_headline};
use semeai_words::lesson::{
    endgame_question, first_move_question, hint_point, hint_points, hint_region, hint_start,
    hint_turn, region_worth, worth_choice, worth_question,
};
use semeai_words::race::answer::first_name;

use crate::science::FrameData;
use crate::sciences::endgame::state::Practice;

/// How many results are offered; they follow each other, and the right one is among them.
const OFFERED: i64 = 4;

/// The question, or nothing where the scores are not known.
pub(super) fn question(shown: &FrameData<'_>) -> Option<Question> {
    let solving = shown.session.progress::<SolveEndgame>();
    let is_unasked = solving == Progress::Unasked && shown.endgame().is_none();
    let is_proving = shown.session.progress::<ProveEndgame>().is_pending();
    let asked = shown.document.asked_start();
    let headline = endgame_question(asked, shown.phrasing()).to_owned();
    if solving.is_pending() || is_unasked || is_proving {
        return Some(Question::that_is_read(headline));
    }
    let report = shown.endgame()?;
    if is_to_be_proved(shown.session, report) {
        return Some(Question::that_is_read(headline));
    }
    if let Some(question) = practised(shown, report) {
        return Some(question);
    }
    let starts = Color::ALL
        .into_iter()
        .filter(|&first| asked.is_none_or(|it| it == first));
    let parts: Option<Vec<_>> = starts.map(|first| start(shown, report, first)).collect();
    let deciding = report.asked_moves(asked);
    let of_move = deciding.map(|(first, moves)| {
        let hints = move_hints(shown, report, first, &moves);
        QuestionPart::of_move(first, moves, first_move_question(first, shown.phrasing()))
            .hinted(hints)
    });
    let worth = deciding.and_then(|(_, moves)| worth(shown, report, moves.first()?));
    Some(Question {
        headline,
        parts: parts?.into_iter().chain(of_move).chain(worth).collect(),
        hints: hints(shown, report),
        is_reading: false,
    })
}

/// What a position of a game that is practised asks: the move of the side to move, and nothing else.
fn practised(shown: &FrameData<'_>, report: &EndgameReport) -> Option<Question> {
    let Some(Practice::At(number)) = shown.view.endgame.practice else {
        return None;
    };
    let is_here = shown.document.move_number() == Some(number - 1);
    let mover = shown.document.board.to_move;
    let (first, moves) = report.asked_moves(Some(mover)).filter(|_| is_here)?;
    let hints = move_hints(shown, report, first, &moves);
    let headline = first_move_question(first, shown.phrasing());
    Some(Question {
        headline: headline.clone(),
        parts: vec![QuestionPart::of_move(first, moves, headline).hinted(hints.clone())],
        hints: Default::default(),
        is_reading: false,
    })
}

/// Searches the whole board where what is right hangs on it.
pub(super) fn prove(session: &mut Session) {
    let report = session.endgame_report();
    if report.is_some_and(|report| is_to_be_proved(session, report)) {
        session.search::<ProveEndgame>();
    }
}

/// Whether the regions leave open who wins by how much, or whether a first move loses, for a ko decides it; and nobody has searched the
/// whole board for it, which is small enough.
fn is_to_be_proved(session: &Session, report: &EndgameReport) -> bool {
    let points: usize = report
        .regions
        .iter()
        .map(|region| region.points.len())
        .sum();
    let is_open = |start: &StartReport| {
        let mut losses = start.losses.iter().filter_map(|it| it.loss);
        start.score.one().is_none() || losses.any(|loss| loss.low == 0 && loss.one().is_none())
    };
    let mut starts = Color::ALL
        .into_iter()
        .filter_map(|first| report.starts[first].as_ref());
    let is_unasked = session.progress::<ProveEndgame>() == Progress::Unasked;
    is_unasked && points <= MOST_PROVED && starts.any(is_open)
}

/// More points in regions than this are not searched to ask about them: a lesson is not waited for.
const MOST_PROVED: usize = 16;

/// What an exercise asks: the best move, and who is ahead after it.
pub(super) fn exercise_question(shown: &FrameData<'_>, exercise: &Exercise) -> Option<Question> {
    let ExerciseAnswer::BestMove { point, score } = exercise.answer else {
        return None;
    };
    let (first, phrasing) = (Color::Black, shown.phrasing());
    let best = PointSet::single(point);
    let regions = shown
        .endgame()
        .into_iter()
        .flat_map(|report| &report.regions);
    let own = regions.map(|region| region.points);
    let own = own.filter(|region| region.contains(point));
    let near = own.fold(best, |all, it| all.union(&it));
    let near = match near.len() {
        // A point alone would be the answer and no hint.
        0 | 1 => shown.document.topology().neighborhood(&near).union(&near),
        _ => near,
    };
    let name = shown.point_name(point);
    Some(Question {
        headline: exercise_headline(exercise, phrasing).to_owned(),
        parts: vec![
            QuestionPart::of_move(first, best, first_move_question(first, phrasing)),
            ahead(exercise.number, score, phrasing),
        ],
        hints: [
            Hint {
                said: hint_region(first, phrasing),
                points: near.difference(&shown.occupied()),
            },
            Hint {
                said: hint_point(first, &name, best.len() > 1, phrasing),
                points: best,
            },
        ],
        is_reading: false,
    })
}

/// Who is ahead on the board by how much.
fn ahead(number: u64, score: i64, phrasing: Phrasing) -> QuestionPart {
    let right = i64::try_from(number % OFFERED.unsigned_abs()).unwrap_or_default();
    let choice = |at: i64| Choice {
        why: String::new(),
        text: ahead_choice(score + at - right, phrasing),
        shown_by: Color::Black,
        first: None,
    };
    QuestionPart {
        asked: ahead_question(phrasing).to_owned(),
        first: None,
        about: PointSet::EMPTY,
        choices: (0..OFFERED).map(choice).collect(),
        wanted: Wanted::Choice(usize::try_from(right).unwrap_or_default()),
        // Those of the exercise speak of the move.
        hints: Some(Default::default()),
    }
}

/// Who wins by how much.
fn start(shown: &FrameData<'_>, report: &EndgameReport, first: Color) -> Option<QuestionPart> {
    let phrasing = shown.phrasing();
    let score = report.starts[first].as_ref()?.score.one()?;
    let stones = i64::try_from(shown.occupied().len()).ok()?;
    // Where the right one stands among them is fixed for a position, and says nothing.
    let right = (stones + 3 * score + i64::from(first == Color::White)).rem_euclid(OFFERED);
    let komi = shown.document.endgame.counting.komi;
    let choice = |at: i64| {
        let offered = score + at - right;
        let net = Rational::from_integer(offered.into()) - komi.points();
        let zero = Rational::from_integer(0);
        Choice {
            why: String::new(),
            text: endgame_result(Between::exact(offered), komi, phrasing),
            shown_by: match net.cmp(&zero) {
                std::cmp::Ordering::Less => Color::White,
                std::cmp::Ordering::Equal => first,
                std::cmp::Ordering::Greater => Color::Black,
            },
            first: None,
        }
    };
    Some(QuestionPart {
        asked: first_name(first, phrasing),
        first: Some(first),
        about: PointSet::EMPTY,
        choices: (0..OFFERED).map(choice).collect(),
        wanted: Wanted::Choice(usize::try_from(right).ok()?),
        hints: None,
    })
}

/// What a move at a point is worth, in quarters of the right number: books tell the swing beside it.
fn worth(shown: &FrameData<'_>, report: &EndgameReport, point: Point) -> Option<QuestionPart> {
    let phrasing = shown.phrasing();
    let mut regions = report.regions.iter();
    let region = regions.find(|region| region.points.contains(point))?;
    let (right, is_sente) = region_worth(region)?;
    // Which of them is right is fixed for a position, and says nothing.
    let at = shown.occupied().len() % QUARTERS.len();
    let choice = |quarters: i64| Choice {
        why: String::new(),
        text: worth_choice(
            right * Rational::new(quarters.into(), 4),
            is_sente,
            phrasing,
        ),
        shown_by: Color::Black,
        first: None,
    };
    Some(QuestionPart {
        asked: worth_question(phrasing).to_owned(),
        first: None,
        about: PointSet::EMPTY,
        choices: QUARTERS[at].map(choice).into(),
        wanted: Wanted::Choice(at),
        // Whoever has found the move counts what it gains: there is nothing between that and the number.
        hints: Some(Default::default()),
    })
}

/// What is offered beside the right number, which is four quarters: first, second, third or last.
const QUARTERS: [[i64; 4]; 4] = [[4, 6, 8, 12], [2, 4, 6, 8], [1, 2, 4, 8], [1, 2, 3, 4]];

/// On the way to the score: what is to be counted, then whether it matters who plays first.
fn hints(shown: &FrameData<'_>, report: &EndgameReport) -> [Hint; 2] {
    let phrasing = shown.phrasing();
    let regions = report.regions.iter().map(|region| region.points);
    let open = regions.fold(PointSet::EMPTY, |all, it| all.union(&it));
    let scores = Color::ALL.map(|first| report.starts[first].as_ref().map(|it| it.score));
    let last = match shown.document.asked_start() {
        Some(start) if report.starts[start.opponent()].is_none() => hint_start(start, phrasing),
        _ => hint_turn(scores[0] != scores[1], phrasing),
    };
    [
        Hint::new(
            hint_points(phrasing).to_owned(),
            open.difference(&shown.occupied()),
        ),
        Hint::word(last.to_owned()),
    ]
}

/// On the way to a first move: its region, then the point.
fn move_hints(
    shown: &FrameData<'_>,
    report: &EndgameReport,
    first: Color,
    moves: &PointSet,
) -> [Hint; 2] {
    let phrasing = shown.phrasing();
    let Some(point) = moves.first() else {
        return Default::default();
    };
    let regions = report.regions.iter().map(|region| region.points);
    let own = regions.filter(|region| region.contains(point));
    let near = own.fold(PointSet::single(point), |all, it| all.union(&it));
    let name = shown.point_name(point);
    [
        Hint::new(
            hint_region(first, phrasing),
            near.difference(&shown.occupied()),
        ),
        Hint::new(
            hint_point(first, &name, moves.len() > 1, phrasing),
            PointSet::single(point),
        ),
    ]
}
