//! See `laws`.

#![no_main]

#[path = "../../tests/fuzzed/laws.rs"]
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| (laws::LAWS[11].1)(bytes));
