//! Changing a board by hand: points and lines that come, go and move.

use crate::image::Image;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::topology::{GraphError, Topology, is_name};
use std::sync::Arc;

/// A change of a board by hand. What is left is no member of a family any more; names and numbers of the other points stay in
/// their order.
#[derive(Debug, Clone, PartialEq)]
pub enum Edit {
    /// A point without neighbours at this place, called by the least number from one that is free.
    AddPoint((f32, f32)),
    /// A point goes to another place with its lines.
    MovePoint(Point, (f32, f32)),
    /// These points go with their lines.
    RemovePoints(PointSet),
    /// A point gets another name.
    Rename(Point, String),
    /// A line between two points is there, or is not.
    Line {
        /// Its ends, in any order.
        ends: [Point; 2],
        /// Whether it is to be there.
        is_there: bool,
    },
    /// All points go to these places, in the order of the points.
    Places(Vec<(f32, f32)>),
    /// The same for a drawing in which the board does not go on beyond its edges, whatever it did before.
    Flat(Vec<(f32, f32)>),
}

/// Why a board cannot be changed so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// No such point is on the board.
    #[error("there is no such point")]
    NoSuchPoint,
    /// The board has as many points as it can have.
    #[error("a board has at most {} points", PointSet::CAPACITY)]
    Full,
    /// The last point cannot go.
    #[error("a board needs at least one point")]
    LastPoint,
    /// A point cannot have such a name.
    #[error("a point cannot have such a name")]
    BadName,
    /// Another point has this name, upper and lower case being the same.
    #[error("another point has this name")]
    NameTaken(Point),
    /// A coordinate is no finite number.
    #[error("there is no such place")]
    BadPlace,
    /// No line leads from a point to itself.
    #[error("a line has two ends")]
    Loop,
}

/// A board in parts, to be put together anew.
struct Parts {
    points: Vec<(String, (f32, f32))>,
    edges: Vec<(usize, usize)>,
}

impl Image {
    /// The board after a change by hand, with where each point has gone.
    ///
    /// ```
    /// use semeai_board::{Edit, Image, PointSet, Topology};
    /// use std::sync::Arc;
    ///
    /// let board = Arc::new(Topology::rectangle(3, 3)?);
    /// let middle = board.point("B2").unwrap();
    /// let hole = Image::edited(&board, &Edit::RemovePoints(PointSet::single(middle)))?;
    /// assert_eq!(hole.topology.len(), 8);
    /// assert_eq!(hole.of(middle), None);
    /// let corner = hole.of(board.point("C1").unwrap()).unwrap();
    /// assert_eq!(hole.topology.name(corner), "C1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there would be no such board; the old one stays.
    pub fn edited(board: &Arc<Topology>, edit: &Edit) -> Result<Self, EditError> {
        let point = |point| (board.name(point).to_owned(), board.coordinates(point));
        let mut parts = Parts {
            points: (0..board.len()).map_while(Point::new).map(point).collect(),
            edges: board.edges(),
        };
        let mut places: Vec<Option<Point>> = (0..board.len()).map(Point::new).collect();
        match edit {
            Edit::AddPoint(place) => parts.add(*place)?,
            Edit::MovePoint(point, place) => parts.at(*point)?.1 = finite(*place)?,
            Edit::Rename(point, name) => parts.rename(*point, name)?,
            Edit::RemovePoints(gone) => places = parts.remove(gone)?,
            Edit::Line { ends, is_there } => parts.set_line(*ends, *is_there)?,
            Edit::Places(all) | Edit::Flat(all) => parts.put(all)?,
        }
        let periods = match edit {
            Edit::Flat(_) => Vec::new(),
            _ => board.shape().periods().to_vec(),
        };
        // Names, places and ends of lines have been looked at above.
        let drawn = parts.board(periods).map_err(|_| EditError::BadName)?;
        Ok(Self::onto(Arc::new(drawn.of_squares()), places))
    }
}

impl Parts {
    fn board(self, periods: Vec<(f32, f32)>) -> Result<Topology, GraphError> {
        Topology::wrapped(self.points, &self.edges, periods)
    }

    fn at(&mut self, point: Point) -> Result<&mut (String, (f32, f32)), EditError> {
        self.points
            .get_mut(point.index())
            .ok_or(EditError::NoSuchPoint)
    }

    fn put(&mut self, places: &[(f32, f32)]) -> Result<(), EditError> {
        if places.len() != self.points.len() {
            return Err(EditError::NoSuchPoint);
        }
        for (point, place) in self.points.iter_mut().zip(places) {
            point.1 = finite(*place)?;
        }
        Ok(())
    }

    fn called(&self, name: &str) -> Option<usize> {
        let name = name.to_lowercase();
        self.points
            .iter()
            .position(|(other, _)| other.to_lowercase() == name)
    }

    fn add(&mut self, place: (f32, f32)) -> Result<(), EditError> {
        if self.points.len() >= PointSet::CAPACITY {
            return Err(EditError::Full);
        }
        let mut names = (1..).map(|number: usize| number.to_string());
        let name = names.find(|name| self.called(name).is_none());
        self.points.push((name.unwrap_or_default(), finite(place)?));
        Ok(())
    }

    fn rename(&mut self, point: Point, name: &str) -> Result<(), EditError> {
        if !is_name(name) {
            return Err(EditError::BadName);
        }
        if let Some(other) = self.called(name).filter(|&other| other != point.index()) {
            return Err(Point::new(other).map_or(EditError::NoSuchPoint, EditError::NameTaken));
        }
        name.clone_into(&mut self.at(point)?.0);
        Ok(())
    }

    /// Takes points away; where each of the old ones has gone.
    fn remove(&mut self, gone: &PointSet) -> Result<Vec<Option<Point>>, EditError> {
        let is_left = |index: usize| Point::new(index).is_some_and(|point| !gone.contains(point));
        let mut next = 0;
        let mut places = Vec::with_capacity(self.points.len());
        for index in 0..self.points.len() {
            places.push(Point::new(next).filter(|_| is_left(index)));
            next += usize::from(is_left(index));
        }
        if next == 0 {
            return Err(EditError::LastPoint);
        }
        let mut index = 0;
        self.points.retain(|_| {
            index += 1;
            is_left(index - 1)
        });
        let number = |index: usize| places[index].map(Point::index);
        let edges = self
            .edges
            .iter()
            .filter_map(|&(a, b)| Some((number(a)?, number(b)?)));
        self.edges = edges.collect();
        Ok(places)
    }

    fn set_line(&mut self, [one, other]: [Point; 2], is_there: bool) -> Result<(), EditError> {
        if one == other {
            return Err(EditError::Loop);
        }
        self.at(one)?;
        self.at(other)?;
        let ends = (one.min(other).index(), one.max(other).index());
        self.edges.retain(|&edge| edge != ends);
        self.edges.extend(is_there.then_some(ends));
        Ok(())
    }
}

/// No place is farther away than this: drawing coordinates stay exact to a hundredth of a unit.
const FARTHEST: f32 = 1e5;

fn finite(place: (f32, f32)) -> Result<(f32, f32), EditError> {
    let is_near = place.0.abs() <= FARTHEST && place.1.abs() <= FARTHEST;
    if is_near {
        Ok(place)
    } else {
        Err(EditError::BadPlace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_away_and_put_back_is_a_board_of_squares_again() {
        let board = Arc::new(Topology::new("torus:4x3".parse().expect("a board")));
        let [a, b] = [0, 1].map(|index| Point::new(index).expect("a point"));
        let line = |is_there| Edit::Line {
            ends: [b, a],
            is_there,
        };
        let edited = |board, edit: &Edit| Image::edited(board, edit).expect("a board").topology;
        let without = edited(&board, &line(false));
        assert_eq!(without.edges().len(), board.edges().len() - 1);
        assert_eq!(without.shape().kind(), None);
        let again = edited(&without, &line(true));
        assert_eq!(again, board);
        assert_eq!(again.shape().kind(), board.shape().kind());
        let named = edited(&board, &Edit::Rename(a, "corner".to_owned()));
        assert_eq!(named.shape().kind(), None);
    }

    #[test]
    fn a_new_point_takes_the_least_free_number_and_the_others_keep_their_names() {
        let mut board = Arc::new(Topology::new("cycle:5".parse().expect("a board")));
        let second = board.point("2").expect("a name");
        for edit in [
            Edit::RemovePoints(PointSet::single(second)),
            Edit::AddPoint((9.0, 0.0)),
            Edit::AddPoint((9.0, 1.0)),
        ] {
            board = Image::edited(&board, &edit).expect("a board").topology;
        }
        let names: Vec<&str> = board
            .points()
            .iter()
            .map(|point| board.name(point))
            .collect();
        assert_eq!(names, ["1", "3", "4", "5", "2", "6"]);
    }
}
