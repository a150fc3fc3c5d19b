//! The maps of the source, and what they may have been.

use semeai_session::Phrasing;
use semeai_tactics::{Origin, Preset};

use crate::texts::tactics::presets as texts;

/// What a preset does on the empty points, in few words.
pub const fn preset_sentence(preset: Preset, phrasing: Phrasing) -> &'static str {
    match preset {
        Preset::Paper1 => texts::preset_sentence_paper1(phrasing),
        Preset::Paper2 => texts::preset_sentence_paper2(phrasing),
        Preset::Paper3 => texts::preset_sentence_paper3(phrasing),
        Preset::Paper4a => texts::preset_sentence_paper4a(phrasing),
        Preset::Paper4b => texts::preset_sentence_paper4b(phrasing),
        Preset::Paper5 => texts::preset_sentence_paper5(phrasing),
        Preset::Conjectured1 => texts::preset_sentence_conjectured1(phrasing),
        Preset::Conjectured2 | Preset::Conjectured3 => {
            texts::preset_sentence_conjectured2_conjectured3(phrasing)
        }
        Preset::Conjectured4 => texts::preset_sentence_conjectured4(phrasing),
        Preset::Conjectured5 => texts::preset_sentence_conjectured5(phrasing),
        Preset::Conjectured5b => texts::preset_sentence_conjectured5b(phrasing),
    }
}

/// Where the text of a preset is from, and how far it can be relied upon.
pub const fn origin_sentence(origin: Origin, phrasing: Phrasing) -> &'static str {
    match origin {
        Origin::Printed => texts::origin_sentence_printed(phrasing),
        Origin::Conjectured => texts::origin_sentence_conjectured(phrasing),
    }
}
