//! A board as a text diagram of Sensei's Library, with numbers on its stones.

use semeai_board::{Color, Point, PointSet, Role, Topology, diagram::stone_sign};
use semeai_session::Coordinates;
use semeai_session::printable::inline;

use crate::scene::Scene;

/// The most numbered moves of one such diagram: the tenth is a `0`.
pub const MOVES: usize = 10;

/// What stands in the first line of a diagram.
#[derive(Clone, Copy, Debug)]
pub struct Header<'a> {
    /// Who plays its first move.
    pub first: Color,
    /// How many moves were made before the first of it.
    pub before: usize,
    /// Its title; white space in it is reduced to single spaces, and what a terminal would obey is shown as text.
    pub title: &'a str,
}

/// Draws a board as text: the roles as `B W # @ X O`, up to ten numbers, counted from the first move of the diagram, and
/// letters; of a part of the board without the borders that it does not reach. Nothing if the board is no rectangle.
pub fn diagram(
    topology: &Topology,
    scene: &Scene,
    part: Option<&PointSet>,
    header: &Header<'_>,
) -> Option<String> {
    let shape = topology.shape();
    let (columns, rows) = shape.size()?;
    let [first, last] = match part {
        Some(part) => [
            shape.column_and_row(part.first()?)?,
            shape.column_and_row(part.iter().last()?)?,
        ],
        None => [(0, 0), (columns - 1, rows - 1)],
    };
    let [left, right] = [(first.0 == 0), (last.0 + 1 == columns)].map(|is_edge| match is_edge {
        true => "|",
        false => " ",
    });
    let border = format!("$$  {}\n", "-".repeat(2 * (last.0 - first.0 + 1) + 1));
    let mut text = head(header);
    if first.1 == 0 {
        text += &border;
    }
    for row in first.1..=last.1 {
        let points = (first.0..=last.0).filter_map(|column| shape.at(column, row));
        let signs: Vec<String> = points
            .map(|point| sign(scene, point, header.before).to_string())
            .collect();
        let line = format!("$$ {left} {} {right}", signs.join(" "));
        text += line.trim_end();
        text.push('\n');
    }
    if last.1 + 1 == rows {
        text += &border;
    }
    Some(text)
}

/// What a diagram has no sign for, line by line: the regions with the letters in them and their points, and candidate points whose
/// letters are too long or stand where a number does.
pub fn below(topology: &Topology, scene: &Scene, coordinates: Coordinates) -> Vec<String> {
    let regions = scene.tints.iter().filter(|tint| !tint.tag.is_empty());
    let regions = regions.map(|tint| {
        let own = scene.candidates.iter();
        let own = own.filter(|it| tint.points.contains(it.point) && !it.letter.is_empty());
        let mut own: Vec<&str> = own.map(|it| it.letter.as_str()).collect();
        own.dedup();
        let letters = match own.is_empty() {
            true => String::new(),
            false => format!(" ({})", own.join(" ")),
        };
        let names: Vec<_> = (tint.points.iter())
            .map(|it| coordinates.name(topology, it))
            .collect();
        format!("{}{letters}: {}", tint.tag, names.join(" "))
    });
    let is_unseen = |point: Point| {
        let is_numbered = scene.numbers.iter().any(|(other, _)| *other == point);
        is_numbered || scene.setup.get(point).is_some() || letter(scene, point).is_none()
    };
    let candidates = scene.candidates.iter();
    let unseen = candidates.filter(|it| !it.letter.is_empty() && is_unseen(it.point));
    let unseen =
        unseen.map(|it| format!("{}: {}", it.letter, coordinates.name(topology, it.point)));
    regions.chain(unseen).collect()
}

fn head(header: &Header<'_>) -> String {
    let first = match header.first {
        Color::Black => 'B',
        Color::White => 'W',
    };
    let number = match header.before {
        0 => String::new(),
        before => format!("m{}", before + 1),
    };
    let words = header.title.split_whitespace();
    let words = words.map(|word| inline(word).into_owned());
    let head = std::iter::once(format!("$${first}c{number}")).chain(words);
    head.collect::<Vec<_>>().join(" ") + "\n"
}

fn sign(scene: &Scene, point: Point, before: usize) -> char {
    let numbered = scene.numbers.iter().find(|(other, _)| *other == point);
    let digit = numbered.and_then(|(_, number)| {
        let number = number.checked_sub(before).filter(|&n| n <= MOVES)?;
        char::from_digit(u32::try_from(number % MOVES).ok()?, 10)
    });
    if let Some(digit) = digit {
        return digit;
    }
    let [is_essential, is_safe] =
        [&scene.essential, &scene.safe].map(|stones| stones.contains(point));
    let role = match (is_essential, is_safe) {
        (true, _) => Role::Essential,
        (false, true) => Role::Safe,
        (false, false) => Role::Unknown,
    };
    match scene.setup.get(point) {
        Some(color) => stone_sign(color, role),
        None => letter(scene, point).unwrap_or('.'),
    }
}

/// The letter of a candidate point, as far as there are single letters.
fn letter(scene: &Scene, point: Point) -> Option<char> {
    let mut candidates = scene.candidates.iter();
    let candidate = candidates.find(|candidate| candidate.point == point)?;
    let mut letters = candidate.letter.chars();
    letters.next().filter(|_| letters.next().is_none())
}
