//! Tests of the language.

mod maps;
mod reading;
