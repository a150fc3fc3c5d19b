//! Tests across the crates.

mod approach;
mod bounds;
mod circles;
mod cli;
mod cli_solve;
mod cli_sum;
mod counts;
mod figures;
mod fuzzed;
mod generators;
mod graphs;
mod languages;
mod laws;
mod layering;
mod living;
mod oracle;
mod proof;
mod proposals;
mod races;
mod random;
mod records;
mod sums;
mod support;
mod terminal;
mod transformation;
mod widening;
