//! Rules for choosing a move without reading the sum, against best play.

use semeai_board::{ByColor, Color, Point};

use crate::position_report::Between;

/// A rule for choosing a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strategy {
    /// Where a move is worth most.
    Hotstrat,
    /// Answer where the opponent has made something hotter than ever; else where a move is worth most.
    Sentestrat,
    /// Where the thermograph is widest at the temperature that promises most.
    Thermostrat,
}

/// What a rule makes of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrategyReport {
    /// The rule.
    pub strategy: Strategy,
    /// The territory score by who is first, if he plays by the rule and the other side plays best.
    pub starter: ByColor<Option<Between>>,
    /// The same if the second player plays by the rule.
    pub second: ByColor<Option<Between>>,
    /// The first move that loses something if he who is first plays by the rule.
    pub first_error: Option<RuleError>,
}

/// A move of a rule that loses something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// Who is first.
    pub first: Color,
    /// The number of the move, from 1.
    pub number: usize,
    /// Where it is.
    pub point: Point,
    /// Where a best move is.
    pub better: Point,
    /// What it loses.
    pub loss: i64,
}
