//! Races, as a session knows them.

mod marks;

pub use self::marks::RaceMarks;
