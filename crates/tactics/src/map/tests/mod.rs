//! Tests of the language.

mod definition;
mod evaluation;
mod laws;
mod maps;
mod positions;
mod reading;
