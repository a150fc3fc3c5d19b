//! Writing text diagrams.

use super::sign::PointMark;
use crate::color::Color;
use crate::point::Point;
use crate::role::Roles;
use crate::setup::Setup;

/// How much [`print()`] writes round the signs of the points.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum DiagramStyle<'a> {
    /// Rows of characters, nothing else.
    #[default]
    Plain,
    /// As on Sensei's Library, with a border, which asks for coordinates.
    Sensei {
        /// Who moves first, for the header.
        to_move: Option<Color>,
        /// The title, for the header; its white space is reduced to single spaces.
        title: Option<&'a str>,
    },
}

/// Writes a rectangle as text that [`parse()`](super::parse()) reads back as the same diagram; every line ends with a line
/// break. Nothing for other boards: they have no text diagram.
///
/// Labels that are not lower-case letters or digits, or not on empty points, are left out, and with `$$` digits too, which are
/// moves there; of several on one point the first is written.
///
/// ```
/// use semeai_board::{DiagramStyle, diagram};
///
/// let race = diagram::parse(
///     "a@.
///      BX#",
/// )?;
/// let style = DiagramStyle::Sensei { to_move: None, title: Some("Dame at A2") };
/// assert_eq!(
///     diagram::print(&race.setup, &race.roles, &race.labels, style).as_deref(),
///     Some(
///         "$$c Dame at A2\n\
///          $$  -------\n\
///          $$ | a @ . |\n\
///          $$ | B X # |\n\
///          $$  -------\n"
///     )
/// );
/// # Ok::<(), semeai_board::DiagramError>(())
/// ```
#[must_use]
pub fn print(
    setup: &Setup,
    roles: &Roles,
    labels: &[(Point, char)],
    style: DiagramStyle<'_>,
) -> Option<String> {
    let (columns, rows) = setup.topology.shape().size()?;
    let has_digits = style == DiagramStyle::Plain;
    let labels: Vec<(Point, char)> = labels
        .iter()
        .copied()
        .filter(|(_, label)| has_digits || !label.is_ascii_digit())
        .collect();
    let labels = &labels[..];
    let row = |row: usize| {
        let points = (0..columns).filter_map(move |column| setup.topology.shape().at(column, row));
        points.map(move |point| mark(setup, roles, labels, point).to_char().to_string())
    };
    Some(match style {
        DiagramStyle::Plain => (0..rows)
            .map(|r| row(r).collect::<String>() + "\n")
            .collect(),
        DiagramStyle::Sensei { to_move, title } => {
            let border = format!("$$  {}\n", "-".repeat(2 * columns + 1));
            let rows =
                (0..rows).map(|r| format!("$$ | {} |\n", row(r).collect::<Vec<_>>().join(" ")));
            let rows: String = rows.collect();
            format!("{}\n{border}{rows}{border}", header(to_move, title))
        }
    })
}

fn mark(setup: &Setup, roles: &Roles, labels: &[(Point, char)], point: Point) -> PointMark {
    if let Some(color) = setup.get(point) {
        return PointMark::Stone(color, roles.at(point));
    }
    let here = labels.iter().filter(|(at, _)| *at == point);
    let mut marks = here.filter_map(|&(_, label)| PointMark::from_char(label));
    marks
        .find(|mark| matches!(mark, PointMark::Label(_)))
        .unwrap_or(PointMark::Empty)
}

/// The letter `c` asks for coordinates. It also keeps a title that looks like a row from being read as one.
fn header(to_move: Option<Color>, title: Option<&str>) -> String {
    let flags = match to_move {
        Some(Color::Black) => "$$Bc",
        Some(Color::White) => "$$Wc",
        None => "$$c",
    };
    let words = title.unwrap_or_default().split_whitespace();
    std::iter::once(flags)
        .chain(words)
        .collect::<Vec<_>>()
        .join(" ")
}
