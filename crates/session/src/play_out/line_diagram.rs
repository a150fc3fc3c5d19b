//! A line of play as one diagram: numbers on the points of its moves, and a list of what has no point of its own.

use std::ops::Range;

use semeai_board::{ByColor, Color, Point, PointSet};

use super::course::Course;
use super::rules::Rules;

/// A line of play, or a part of it, as books print it: no stone that it takes goes from the board.
#[derive(Clone, Debug, PartialEq)]
pub struct LineDiagram {
    /// The stones before it, and those of its moves.
    pub stones: ByColor<PointSet>,
    /// The numbers of its moves by their points, in order.
    pub numbers: Vec<(Point, usize)>,
    /// The moves that have no point of their own, in order.
    pub asides: Vec<Aside>,
    /// Who makes the first move of it.
    pub first: Color,
    /// How many moves were made before it.
    pub before: usize,
}

/// A move that is told beside the diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aside {
    /// Its number among the moves, from 1.
    pub number: usize,
    /// Why it has no number on the board.
    pub what: AsideOf,
}

/// What is told of a move beside the diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AsideOf {
    /// It was made on the point of the move of this number.
    At(usize),
    /// It was made where a stone had stood that has no number here.
    On(Point),
    /// It was made elsewhere.
    Elsewhere,
    /// It was made on a point of its own, after a ko threat elsewhere and its answer.
    AfterThreat,
}

impl LineDiagram {
    /// The diagram of every move so far.
    pub fn of<S: Rules>(play: &Course<S>) -> Self {
        Self::part(play, 0..play.turns().len())
    }

    /// The line in parts of so many moves, at least one part; each begins with the stones that stand there then.
    pub fn parts<S: Rules>(play: &Course<S>, moves: usize) -> Vec<Self> {
        let (all, step) = (play.turns().len(), moves.max(1));
        let starts = (0..all.max(1)).step_by(step);
        let part = |from: usize| Self::part(play, from..(from + step).min(all));
        starts.map(part).collect()
    }

    fn part<S: Rules>(play: &Course<S>, moves: Range<usize>) -> Self {
        let turns = play.turns();
        let situation = match moves.start.checked_sub(1) {
            Some(last) => &turns[last].after,
            None => play.start(),
        };
        let position = situation.position();
        let mut numbered = Self {
            stones: *position.stones_by_color(),
            numbers: Vec::new(),
            asides: Vec::new(),
            first: situation.mover(),
            before: moves.start,
        };
        let mut taken = position.occupied();
        for number in moves {
            let turn = &turns[number];
            numbered.add(number + 1, turn.color, turn.point, &mut taken);
            if turn.is_after_threat {
                numbered.tell(number + 1, AsideOf::AfterThreat);
            }
        }
        numbered
    }

    fn add(&mut self, number: usize, color: Color, point: Option<Point>, taken: &mut PointSet) {
        let Some(point) = point else {
            return self.tell(number, AsideOf::Elsewhere);
        };
        if taken.insert(point) {
            self.stones[color].insert(point);
            self.numbers.push((point, number));
            return;
        }
        let earlier = self.numbers.iter().find(|(other, _)| *other == point);
        let what = earlier.map_or(AsideOf::On(point), |&(_, number)| AsideOf::At(number));
        self.tell(number, what);
    }

    fn tell(&mut self, number: usize, what: AsideOf) {
        self.asides.push(Aside { number, what });
    }
}
