//! Tests across the crates.

mod approach;
mod boards;
mod cli;
mod cli_solve;
mod figures;
mod laws;
mod layering;
mod oracle;
mod races;
mod random;
mod support;
mod transformation;
