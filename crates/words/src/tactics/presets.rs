//! The maps of the source, and what they may have been.

use semeai_session::Phrasing;
use semeai_tactics::{Origin, Preset};

/// What a preset does on the empty points, in few words.
pub const fn preset_sentence(preset: Preset, phrasing: Phrasing) -> &'static str {
    match preset {
        Preset::Paper1 => say!(
            phrasing,
            en = "At least four black neighbours; empty on honeycombs.",
            ja = "隣に黒石が4つ以上ある点。蜂の巣では空になる。"
        ),
        Preset::Paper2 => say!(
            phrasing,
            en = "Touches White, or at least four empty points about it and itself.",
            ja = "白に接するか、自身と周りに空点が4つ以上ある点。"
        ),
        Preset::Paper3 => say!(
            phrasing,
            en = "Exactly the empty points that are not in paper-2.",
            ja = "paper-2に入らない空点のちょうどすべて。"
        ),
        Preset::Paper4a => say!(
            phrasing,
            en = "Empty if no point has more than four neighbours.",
            ja = "どの点の隣も4つ以下なら空になる。"
        ),
        Preset::Paper4b => say!(phrasing, en = "Far from Black.", ja = "黒から遠い点。"),
        Preset::Paper5 => say!(
            phrasing,
            en = "Nearly: touches White.",
            ja = "ほぼ、白に接する点。"
        ),
        Preset::Conjectured1 => say!(
            phrasing,
            en = "Contact play: touches White, or at least four black neighbours.",
            ja = "接触して打つ。白に接するか、隣に黒石が4つ以上ある点。"
        ),
        Preset::Conjectured2 | Preset::Conjectured3 => say!(
            phrasing,
            en = "P4(V): at least four empty points about it and itself.",
            ja = "P4(V)。自身と周りに空点が4つ以上ある点。"
        ),
        Preset::Conjectured4 => say!(
            phrasing,
            en = "The fourth map of the paper with bars put back.",
            ja = "論文の4番目のマップに上線を補ったもの。"
        ),
        Preset::Conjectured5 => say!(
            phrasing,
            en = "The fifth map of the paper with bars put back.",
            ja = "論文の5番目のマップに上線を補ったもの。"
        ),
        Preset::Conjectured5b => say!(
            phrasing,
            en = "The fifth map of the paper with a bar put back elsewhere.",
            ja = "論文の5番目のマップに別の箇所で上線を補ったもの。"
        ),
    }
}

/// Where the text of a preset is from, and how far it can be relied upon.
pub const fn origin_sentence(origin: Origin, phrasing: Phrasing) -> &'static str {
    match origin {
        Origin::Printed => say!(
            phrasing,
            en = "As printed, with its parentheses balanced. Signs have been lost in print, and what the paper simulated is not known.",
            ja = "印刷のとおり（括弧は補った）。印刷で記号が失われており、論文が何をシミュレーションしたかは分からない。"
        ),
        Origin::Conjectured => say!(
            phrasing,
            en = "Conjectured: lost bars were put back by fit among many possibilities, so that it agrees is no test. What the paper simulated is not known.",
            ja = "推測。失われた上線を多くの候補から合うように補ったので、合うことは検証にならない。論文が何をシミュレーションしたかは分からない。"
        ),
    }
}
