//! An exercise with its answer, and as a document.

use semeai_board::{ByColor, Color, Diagram, Likeness, Point};
use semeai_endgame::compose::{EndgameExercise, compose_endgame};
use semeai_life::compose::{LifeExercise, compose_life};
use semeai_life::{Class, Ending};
use semeai_race::compose::{RaceAsk, RaceExercise, compose_race};
use semeai_race::solve::{Outcome, SolvedStart};
use semeai_search::PositionBudget;
use semeai_search::compose::Grade;

use super::choice::{ExerciseChoice, ExerciseName};
use super::kind::{Composer, ExerciseKind};
use crate::counting::Subject;
use crate::document::Document;
use crate::file::sgf::{WrittenMove, with_variation};
use crate::game::RecordMove;
use crate::lesson::Translations;

/// A composed exercise. Its name, which is its kind, grade, seed and number, says everything that is in it.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// What it is about.
    pub kind: ExerciseKind,
    /// How hard it is.
    pub grade: Grade,
    /// What its random numbers were made from.
    pub seed: u64,
    /// Which of its series it is, from 1 on.
    pub number: u64,
    /// The position with the marks of its science, and who plays first in the question; no word in it says what is asked.
    pub document: Document,
    /// What is proved of it.
    pub answer: ExerciseAnswer,
    /// The lines that show it.
    pub lines: Vec<ExerciseLine>,
    likeness: Likeness,
}

/// What is asked, and proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseAnswer {
    /// How a race ends by who starts.
    Endings(ByColor<Outcome>),
    /// The only first move by which Black wins a race.
    FirstMove(Point),
    /// The only first move of Black's in a ko, and which side needs how many ko threats more than the other to change how it ends
    /// without any.
    KoThreats {
        /// The move.
        point: Point,
        /// Who needs threats.
        side: Color,
        /// How many.
        count: u32,
    },
    /// The only move by which Black loses nothing in an endgame.
    BestMove {
        /// The move.
        point: Point,
        /// Black's points minus White's, after best play.
        score: i64,
    },
    /// A black group is alive or dead whoever plays first.
    Settled(Color),
    /// A black group lives or dies by who plays first: the only moves.
    Unsettled(ByColor<Point>),
}

impl ExerciseAnswer {
    /// Whether it is asked for a move first, and not for what comes of it.
    pub const fn asks_move(&self) -> bool {
        matches!(self, Self::FirstMove(_) | Self::KoThreats { .. })
    }

    /// The side of which alone it is asked what it plays; nothing where it is asked what comes of both starts.
    pub const fn asked_start(&self) -> Option<Color> {
        match self {
            Self::FirstMove(_) | Self::KoThreats { .. } | Self::BestMove { .. } => {
                Some(Color::Black)
            }
            Self::Endings(_) | Self::Settled(_) | Self::Unsettled(_) => None,
        }
    }
}

/// A line that shows an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseLine {
    /// Who starts.
    pub first: Color,
    /// The moves, passes among them.
    pub moves: Vec<RecordMove>,
}

/// What is written of an exercise, in some language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExerciseWords {
    /// Its title.
    pub title: String,
    /// What is asked, in every language.
    pub asked: Translations,
    /// What is asked, and how the exercise is called.
    pub comment: String,
    /// What is told at the first move of each line, one for each.
    pub answers: Vec<String>,
}

impl Exercise {
    /// The exercise of this name: the same on every machine. Nothing if the budget is stopped, or if none was found in many draws; the
    /// positions of the budget are not counted, for they would make a difference.
    pub fn compose(
        kind: ExerciseKind,
        grade: Grade,
        seed: u64,
        number: u64,
        budget: &PositionBudget,
    ) -> Option<Self> {
        let content = match kind.composer() {
            Composer::Race(race) => of_race(&compose_race(race, grade, seed, number, budget)?),
            Composer::Endgame(endgame) => Some(of_endgame(&compose_endgame(
                endgame, grade, seed, number, budget,
            )?)),
            Composer::Life => Some(of_life(&compose_life(grade, seed, number, budget)?)),
        };
        let mut content = content?;
        content.document.ask_start(content.answer.asked_start());
        content.document.lesson.asks_move = content.answer.asks_move();
        Some(Self {
            kind,
            grade,
            seed,
            number,
            document: content.document,
            answer: content.answer,
            lines: content.lines,
            likeness: content.likeness,
        })
    }

    /// By what it is composed again.
    pub const fn name(&self) -> ExerciseName {
        ExerciseName {
            choice: ExerciseChoice {
                kind: self.kind,
                grade: self.grade,
            },
            seed: self.seed,
            number: self.number,
        }
    }

    /// What it has in common with exercises that are turned, mirrored, or have the colours exchanged.
    pub const fn likeness(&self) -> &Likeness {
        &self.likeness
    }

    /// The exercise as a document with words, and without its answer.
    pub fn asked(&self, words: &ExerciseWords) -> Document {
        let mut document = self.document.clone();
        document.text.title.clone_from(&words.title);
        document.text.comment.clone_from(&words.comment);
        document.lesson.question.clone_from(&words.asked);
        document
    }

    /// The same with the answer in variations.
    pub fn told(&self, words: &ExerciseWords) -> Document {
        let mut document = self.asked(words);
        for (at, line) in self.lines.iter().enumerate() {
            let said = |number: usize| match number {
                0 => words.answers.get(at).cloned().unwrap_or_default(),
                _ => String::new(),
            };
            let moves = line.moves.iter().enumerate();
            let written: Vec<WrittenMove> = moves
                .map(|(number, &played)| WrittenMove {
                    played,
                    comment: said(number),
                })
                .collect();
            if let Some(longer) = with_variation(&document, &written) {
                document = longer;
            }
        }
        document
    }
}

/// What an exercise is made of, whatever science composed it.
struct Content {
    document: Document,
    answer: ExerciseAnswer,
    lines: Vec<ExerciseLine>,
    likeness: Likeness,
}

fn document(diagram: &Diagram, subject: Subject) -> Document {
    let mut document = Document::on(diagram.setup.topology.clone());
    document.board.setup = diagram.setup.clone();
    document.board.to_move = diagram.to_move.unwrap_or(Color::Black);
    document.marks.roles = diagram.roles;
    document.subject = subject;
    document
}

fn of_race(race: &RaceExercise) -> Option<Content> {
    let starts = &race.solution.starts;
    let black = starts.black.as_ref()?;
    let of_both = |start: &Option<SolvedStart>| start.as_ref().map(|start| start.outcome);
    let (answer, sides): (_, &[Color]) = match race.kind.asks() {
        RaceAsk::Ending => {
            let outcomes = ByColor {
                black: of_both(&starts.black)?,
                white: of_both(&starts.white)?,
            };
            (ExerciseAnswer::Endings(outcomes), &Color::ALL)
        }
        RaceAsk::FirstMove => (
            ExerciseAnswer::FirstMove(*black.moves.first()?),
            &[Color::Black],
        ),
        RaceAsk::KoThreats => {
            let (side, count) = black.ko?.threats()?;
            let point = *black.moves.first()?;
            (
                ExerciseAnswer::KoThreats { point, side, count },
                &[Color::Black],
            )
        }
    };
    let line = |&first: &Color| {
        let line = &starts[first].as_ref()?.line;
        let moves = line.iter().map(|step| RecordMove {
            color: step.color,
            point: step.point,
        });
        let moves: Vec<RecordMove> = moves.collect();
        // Who has nothing to play passes: so there is a place for what is told.
        let pass = RecordMove {
            color: first,
            point: None,
        };
        let moves = if moves.is_empty() { vec![pass] } else { moves };
        Some(ExerciseLine { first, moves })
    };
    Some(Content {
        document: document(&race.diagram, Subject::Race),
        answer,
        lines: sides.iter().filter_map(line).collect(),
        likeness: race.likeness(),
    })
}

fn of_endgame(endgame: &EndgameExercise) -> Content {
    let (point, score) = (endgame.best, endgame.score);
    let start = endgame.report.starts.black.as_ref();
    let line = start.map_or(&[][..], |start| &start.line);
    let moves = line.iter().map(|played| RecordMove {
        color: played.color,
        point: Some(played.point),
    });
    Content {
        document: document(&endgame.diagram, Subject::Endgame),
        answer: ExerciseAnswer::BestMove { point, score },
        lines: vec![ExerciseLine {
            first: Color::Black,
            moves: moves.collect(),
        }],
        likeness: endgame.likeness(),
    }
}

fn of_life(life: &LifeExercise) -> Content {
    let mut document = document(&life.diagram, Subject::Life);
    document.life.ending = Ending::Target(life.group);
    let line = |first: Color, point| ExerciseLine {
        first,
        moves: vec![RecordMove {
            color: first,
            point,
        }],
    };
    let (answer, lines) = match life.vital {
        Some(vital) => {
            let both = Color::ALL.map(|color| line(color, Some(vital[color])));
            (ExerciseAnswer::Unsettled(vital), both.to_vec())
        }
        None => {
            // Who has what he wants need not play.
            let owner = if life.class == Class::Black {
                Color::Black
            } else {
                Color::White
            };
            (ExerciseAnswer::Settled(owner), vec![line(owner, None)])
        }
    };
    Content {
        document,
        answer,
        lines,
        likeness: life.likeness(),
    }
}
