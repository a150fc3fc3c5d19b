//! See `laws`.

#![no_main]

#[path = "../../tests/fuzzed/laws.rs"]
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| (laws::LAWS[9].1)(bytes));
