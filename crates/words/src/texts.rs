//! The catalogues as they were written as Rust: a module for each room, with a function for each text.

#![allow(
    clippy::all,
    clippy::doc_markdown,
    clippy::use_self,
    unreachable_pub,
    unused_imports,
    reason = "written by the build script"
)]

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_said_in_every_language() {
        for language in LANGUAGES {
            for (place, text) in every(Phrasing::of(language)) {
                assert!(!text.is_empty(), "{place} in {}", language.code());
            }
        }
    }
}
