//! Tests across the crates.

mod approach;
mod boards;
mod cli;
mod cli_solve;
mod figures;
mod generators;
mod laws;
mod layering;
mod oracle;
mod proof;
mod races;
mod random;
mod support;
mod transformation;
