//! What is told of one start of a sum: the score, what moves lose, the best line, what came of trying every order.

use semeai_cgt::{Player, Rational};
use semeai_session::Phrasing;
use semeai_sums::{StartAnswer, StartResult, Sum, SumMove, SumReport, TermName};

use crate::sums::line::{SumLine, SumLineKind, points, side};
use crate::sums::thumb::thumb_lines;
use crate::texts::sums::start as texts;

fn over_budget(first: Player, phrasing: Phrasing) -> String {
    let side = side(first, phrasing);
    texts::over_budget(&side, phrasing)
}

/// Everything about one start of a sum, a sentence a line; the score stands first.
pub fn sum_start(
    report: &SumReport,
    first: Player,
    start: &StartResult,
    phrasing: Phrasing,
) -> Vec<SumLine> {
    match start {
        Ok(start) => start_lines(report, first, start, phrasing),
        Err(_) => vec![SumLine::plain(over_budget(first, phrasing))],
    }
}

fn start_lines(
    report: &SumReport,
    first: Player,
    start: &StartAnswer,
    phrasing: Phrasing,
) -> Vec<SumLine> {
    let answer = &start.answer;
    let score = points(answer.score);
    let best = best_moves(report, start);
    let name = side(first, phrasing);
    let head = match &best[..] {
        [] => texts::start_lines_play_score_everything(&name, &score, phrasing),
        moves => texts::start_lines_play_score_best(
            &moves.join(crate::grammar::comma(phrasing)),
            &name,
            &score,
            phrasing,
        ),
    };
    let mut lines = vec![SumLine {
        text: head,
        kind: SumLineKind::Score,
    }];
    let line = best_line(report, first, &answer.line, phrasing);
    let told = losses(report, start, phrasing).into_iter().chain(line);
    lines.extend(told.map(SumLine::plain));
    if let Some(thumb) = &start.thumb {
        lines.extend(thumb_lines(thumb, phrasing));
    }
    let (positions, all) = (answer.positions, answer.positions_in_all);
    lines.push(SumLine::plain(texts::start_lines_positions_looked_every(
        &all, &positions, phrasing,
    )));
    lines.extend(proof(start, phrasing));
    lines
}

/// A move by the name of its term; which option, where there are several.
fn move_text(report: &SumReport, played: SumMove, player: Player) -> String {
    let name = report.names[played.term];
    let sum: &Sum = &report.sum;
    let from = sum.terms()[played.term];
    let options = sum.tree(from).options(player);
    if options.len() == 1 || !options.contains(&played.to) {
        return name.to_string();
    }
    format!("{name} ({})", sum.text(played.to))
}

fn best_moves(report: &SumReport, start: &StartAnswer) -> Vec<String> {
    let zero = Rational::from_integer(0);
    let best = start.answer.moves.iter().filter(|each| each.loss == zero);
    best.map(|each| first_move(report, each.played)).collect()
}

fn first_move(report: &SumReport, which: SumMove) -> String {
    let tree = report.sum.tree(report.sum.terms()[which.term]);
    let player = if tree.options(Player::Left).contains(&which.to) {
        Player::Left
    } else {
        Player::Right
    };
    move_text(report, which, player)
}

fn losses(report: &SumReport, start: &StartAnswer, phrasing: Phrasing) -> Option<String> {
    let zero = Rational::from_integer(0);
    let worse = start.answer.moves.iter().filter(|each| each.loss > zero);
    let listed: Vec<String> = worse
        .map(|each| {
            let name = first_move(report, each.played);
            let loss = points(each.loss);
            texts::losses(&loss, &name, phrasing)
        })
        .collect();
    let joined = say!(
        phrasing,
        en = listed.join(", ") + ".",
        ja = listed.join("、") + "。"
    );
    (!listed.is_empty()).then_some(joined)
}

fn best_line(
    report: &SumReport,
    first: Player,
    line: &[SumMove],
    phrasing: Phrasing,
) -> Option<String> {
    let mut player = first;
    let mut moves = Vec::new();
    for each in line {
        let name: TermName = report.names[each.term];
        moves.push(format!("{} {name}", side(player, phrasing)));
        player = player.opponent();
    }
    let moves = moves.join(", ");
    let text = texts::best_line(&moves, phrasing);
    (!line.is_empty()).then_some(text)
}

/// What came of trying every order of a sum, in a few words for all starts; nothing if it was not asked for.
pub fn sum_tried(report: &SumReport, phrasing: Phrasing) -> Option<String> {
    let known = report.starts.iter().filter_map(|(_, start)| match start {
        Ok(start) => Some((&start.answer.score, start.proof.as_ref()?)),
        Err(_) => None,
    });
    let tried: Vec<_> = known.collect();
    if tried.is_empty() {
        return None;
    }
    let proved = tried
        .iter()
        .map(|(score, proof)| Some((*score, proof.as_ref().ok()?)));
    let Some(proved) = proved.collect::<Option<Vec<_>>>() else {
        let said = texts::sum_tried_said(phrasing);
        return Some(said.to_owned());
    };
    let positions: u64 = proved.iter().map(|(_, (_, positions))| positions).sum();
    let is_same = proved
        .iter()
        .all(|(score, (by_order, _))| *score == by_order);
    Some(match is_same {
        true => texts::sum_tried_yes(positions, phrasing),
        false => texts::sum_tried_no(phrasing).to_owned(),
    })
}

fn proof(start: &StartAnswer, phrasing: Phrasing) -> Option<SumLine> {
    let score = points(start.answer.score);
    let proof = start.proof.as_ref()?;
    let is_other = matches!(proof, Ok((proved, _)) if *proved != start.answer.score);
    let text = match proof {
        Ok((proved, positions)) if *proved == start.answer.score => {
            texts::proof_every_order_was(&positions, &score, phrasing)
        }
        Ok((proved, positions)) => {
            let proved = points(*proved);
            texts::proof_every_order_was_tried(&positions, &proved, &score, phrasing)
        }
        Err(_) => texts::proof_every_order_could(phrasing).to_owned(),
    };
    Some(SumLine {
        text,
        kind: if is_other {
            SumLineKind::Wrong
        } else {
            SumLineKind::Plain
        },
    })
}

/// What the first move of a player in a term of a sum loses, as a note beside its tree, "Black: -1"; of several options the
/// least. Nothing where there is no move or no answer.
pub fn sum_loss(
    player: Player,
    start: &StartResult,
    term: usize,
    phrasing: Phrasing,
) -> Option<String> {
    let Ok(start) = start else {
        return None;
    };
    let moves = start.answer.moves.iter();
    let losses = moves.filter(|each| each.played.term == term);
    let loss = losses.map(|each| each.loss).min()?;
    let told = if loss == Rational::from_integer(0) {
        texts::sum_loss_best(phrasing).to_owned()
    } else {
        format!("-{loss}")
    };
    let who = side(player, phrasing);
    Some(texts::sum_loss(&told, &who, phrasing))
}
