//! The verdict: by searches where they leave no doubt, else by the formulas.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::Error;

use crate::analyze::Analysis;
use crate::eye::eye_class;
use crate::joint_verdict::FirstMoves;
use crate::report::{
    Conclusion, Known, NodeState, Notice, Question as OpenQuestion, RaceResult, Rule, Start,
    Verdict,
};

impl Analysis<'_> {
    pub(crate) fn verdict(&mut self) -> Option<Verdict> {
        if Color::ALL
            .into_iter()
            .any(|color| self.sides.blocks[color].is_empty())
        {
            return None;
        }
        let questions = self.questions();
        let mut verdict = Verdict {
            conclusion: Conclusion::Undecided,
            known: Known::Undecided,
            black_first: unknown_start(RaceResult::Undecided),
            white_first: unknown_start(RaceResult::Undecided),
            sum: None,
            threshold: 0,
            shared: crate::eye::to_u32(self.plain_shared().len()),
            rule: Rule::Plain,
            external: ByColor::default(),
            mean: ByColor::default(),
            eye_class: self
                .dead_eyes
                .map(|eye| eye.map_or(0, |eye| eye_class(eye.size))),
            is_alive: ByColor::new_with(|color| self.is_alive(color)),
            questions,
        };
        if !self.is_race() {
            return Some(verdict);
        }
        match self.search_verdict(&mut verdict) {
            Ok(true) => return Some(verdict),
            Ok(false) => {}
            Err(_) => self.is_over_budget = true,
        }
        if !self.are_shared_plain() {
            return Some(verdict);
        }
        if !verdict.questions.is_empty() {
            verdict.conclusion = Conclusion::Open;
            verdict.known = Known::Provisional;
            verdict.black_first = unknown_start(RaceResult::Open);
            verdict.white_first = unknown_start(RaceResult::Open);
            return Some(verdict);
        }
        if self.is_over_budget {
            return Some(verdict);
        }
        if self.count(&mut verdict).is_err() {
            self.is_over_budget = true;
        }
        Some(verdict)
    }

    /// Fills in a verdict if searches leave no doubt, which settles what regions alone could not tell.
    fn search_verdict(&mut self, verdict: &mut Verdict) -> Result<bool, Error> {
        let found = match self.joint_verdict()? {
            Some(joint) => Some((None, joint)),
            None => {
                let one_sided = self.one_sided_verdict()?;
                one_sided.map(|(rule, joint)| (Some(rule), joint))
            }
        };
        let Some((rule, joint)) = found else {
            return Ok(false);
        };
        if let Some(judgement) = &joint.judgement {
            self.describe_totals(verdict, judgement)?;
        }
        verdict.rule = rule.unwrap_or(verdict.rule);
        verdict.questions.clear();
        let adjusted = joint.judgement.map(|judgement| judgement.adjusted);
        announce(verdict, joint.results, adjusted, &joint.moves);
        self.notices.retain(|notice| {
            !matches!(
                notice,
                Notice::EyePotential { .. }
                    | Notice::NotExpanded { .. }
                    | Notice::SharedNotPlain { .. }
                    | Notice::Ko(_)
                    | Notice::Escape { .. }
            )
        });
        Ok(true)
    }

    fn questions(&self) -> Vec<OpenQuestion> {
        let mut questions = Vec::new();
        for (region, own) in self.regions.iter().enumerate() {
            if self.is_alive(own.defender) {
                continue;
            }
            let mut paths: Vec<_> = own
                .grown
                .nodes
                .iter()
                .filter(|node| node.state == NodeState::Nil)
                .map(|node| node.path.clone())
                .collect();
            paths.sort();
            questions.extend(paths.into_iter().map(|path| OpenQuestion { region, path }));
        }
        questions
    }

    /// Whether the marks make a race at all.
    fn is_race(&self) -> bool {
        let is_single =
            |color: Color| self.sides.blocks[color].len() == 1 || self.question.linked[color];
        Color::ALL.into_iter().all(is_single) && self.sides.is_in_contact(self.question.position)
    }

    /// Whether the formulas know what shared liberties there are.
    pub(crate) fn are_shared_plain(&self) -> bool {
        let mut shared = self.sides.shared.iter();
        shared.all(|(_, obstacle)| obstacle.is_none())
    }
}

/// Puts sure results into a verdict, with the first moves that hold them.
pub(crate) fn announce(
    verdict: &mut Verdict,
    results: ByColor<RaceResult>,
    adjusted: Option<ByColor<i128>>,
    first_moves: &FirstMoves,
) {
    verdict.known = Known::Counted;
    for (first, start) in [
        (Color::Black, &mut verdict.black_first),
        (Color::White, &mut verdict.white_first),
    ] {
        let result = results[first];
        let moves = |wanted: RaceResult| -> Vec<Point> {
            let mut points: Vec<Point> = first_moves[first]
                .iter()
                .filter(|(_, after)| *after == wanted)
                .map(|(point, _)| *point)
                .collect();
            points.dedup();
            points
        };
        let is_won = result == won_by(first);
        *start = Start {
            adjusted: adjusted.map(|adjusted| adjusted[first]),
            result,
            winning_moves: if is_won { moves(result) } else { Vec::new() },
            seki_moves: if result == RaceResult::Seki {
                moves(result)
            } else {
                Vec::new()
            },
        };
    }
    verdict.conclusion = conclusion(results);
}

/// Whether a side that wins moving first has a move that is known to win.
pub(crate) fn has_winning_moves(results: ByColor<RaceResult>, first_moves: &FirstMoves) -> bool {
    let is_shown = |first: Color| {
        let mut moves = first_moves[first].iter();
        results[first] != won_by(first) || moves.any(|(_, after)| *after == results[first])
    };
    Color::ALL.into_iter().all(is_shown)
}

fn unknown_start(result: RaceResult) -> Start {
    Start {
        adjusted: None,
        result,
        winning_moves: Vec::new(),
        seki_moves: Vec::new(),
    }
}

pub(crate) fn won_by(color: Color) -> RaceResult {
    match color {
        Color::Black => RaceResult::Black,
        Color::White => RaceResult::White,
    }
}

fn conclusion(results: ByColor<RaceResult>) -> Conclusion {
    match (results.black, results.white) {
        (RaceResult::Black, RaceResult::Black) => Conclusion::Black,
        (RaceResult::White, RaceResult::White) => Conclusion::White,
        (RaceResult::Black, RaceResult::White) => Conclusion::First,
        (RaceResult::Seki, RaceResult::Seki) => Conclusion::Seki,
        (RaceResult::Black, RaceResult::Seki) => Conclusion::BlackOrSeki,
        (RaceResult::Seki, RaceResult::White) => Conclusion::WhiteOrSeki,
        _ => Conclusion::Undecided,
    }
}
