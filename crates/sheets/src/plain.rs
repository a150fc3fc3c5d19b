//! A sheet as lines of text: for a terminal, the comment of a file, and a handout.

use semeai_board::Topology;
use semeai_session::Phrasing;
use semeai_words::grammar::{comma_list, listed};

use crate::sheet::{Facts, MoveCell, MoveLine, Part, Row, Sheet, Sign};

/// Every line of a sheet, the answer first. What only a hand can use is left out.
pub fn plain<A>(sheet: &Sheet<A>, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    let mut lines = vec![sheet.headline.clone()];
    lines.extend(sheet.sentences.iter().cloned());
    let starts = sheet.starts.iter();
    lines.extend(starts.map(|row| plain_row(row, topology, phrasing)));
    for part in &sheet.parts {
        match part {
            Part::Facts(facts) => lines.extend(plain_facts(facts, topology, phrasing)),
            Part::Moves(moves) => {
                let sides = moves.lines.iter();
                lines.extend(sides.map(|line| plain_moves(line, phrasing)));
            }
            Part::Table(table) => lines.push(table.sentence.clone()),
            Part::Form(_) | Part::Path(_) | Part::Hint(_) => {}
        }
    }
    lines
}

/// The lines of rows.
pub fn plain_facts(facts: &Facts, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    let rows = facts.rows.iter();
    rows.map(|row| plain_row(row, topology, phrasing)).collect()
}

fn plain_row(row: &Row, topology: &Topology, phrasing: Phrasing) -> String {
    let text = match row.is_list {
        true => {
            let names = phrasing.points(topology, &row.points).join(" ");
            listed(&row.text, &names, phrasing)
        }
        false => row.text.clone(),
    };
    match row.head.is_empty() {
        true => text,
        false => listed(&row.head, &text, phrasing),
    }
}

fn plain_moves<A>(line: &MoveLine<A>, phrasing: Phrasing) -> String {
    let each = |it: &MoveCell<A>| match it.sign {
        Sign::Class(class) => format!("{} {class}", it.name),
        Sign::Stone(_) => it.name.clone(),
    };
    let moves: Vec<String> = line.moves.iter().map(each).collect();
    match moves.is_empty() {
        true => line.head.clone(),
        false => listed(&line.head, &comma_list(&moves, phrasing), phrasing),
    }
}
