//! Rules as records name them, as far as they say how points are counted.

use semeai_endgame::Scoring;

use super::plain;

/// Rules as a record has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RulesReading {
    /// Points are counted so.
    Counts(Scoring),
    /// No value.
    Nothing,
    /// Not understood.
    Unknown,
}

impl RulesReading {
    /// How points are counted, if it is known.
    pub(crate) const fn scoring(self) -> Option<Scoring> {
        match self {
            Self::Counts(scoring) => Some(scoring),
            Self::Nothing | Self::Unknown => None,
        }
    }
}

/// Reads the rules of a record: by their country, school or way of counting in several languages, or as `KataGo` writes them
/// (`koPOSITIONALscoreAREAtaxNONEsui1`, or the same as JSON). Rules that count more than stones and points, as by a tax on
/// groups or a button, are not understood.
pub(crate) fn read(text: &str) -> RulesReading {
    let text = plain::folded(text);
    if text.is_empty() {
        return RulesReading::Nothing;
    }
    let letters: String = text.chars().filter(|sign| sign.is_alphanumeric()).collect();
    if counts_more(&letters) {
        return RulesReading::Unknown;
    }
    match (is_area(&letters), is_territory(&letters)) {
        (true, false) => RulesReading::Counts(Scoring::Area),
        (false, true) => RulesReading::Counts(Scoring::Territory),
        _ => RulesReading::Unknown,
    }
}

fn begins(text: &str, names: &[&str]) -> bool {
    names.iter().any(|name| text.starts_with(name))
}

fn has(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| text.contains(word))
}

/// A group tax where area is counted, none where territory is, or a button.
fn counts_more(text: &str) -> bool {
    let is_area = has(text, &["scorearea", "scoringarea", "scoringrulearea"]);
    let is_taxed = if is_area {
        has(text, &["taxall", "taxseki", "taxruleall", "taxruleseki"])
    } else {
        has(text, &["taxall", "taxnone", "taxruleall", "taxrulenone"])
    };
    let has_button = text.contains("button") && !has(text, &["buttonfalse", "button0"]);
    is_taxed || has_button || has(text, &["stonescoring", "ancient"])
}

fn is_area(text: &str) -> bool {
    begins(
        text,
        &[
            "chin",
            "cn",
            "aga",
            "bga",
            "nz",
            "newzealand",
            "goe",
            "ing",
            "tromp",
            "area",
        ],
    ) || has(
        text,
        &[
            "scorearea",
            "scoringarea",
            "scoringrulearea",
            "areascoring",
            "中国",
            "中國",
            "数子",
            "數子",
            "子空皆地",
            "应氏",
            "應氏",
            "応氏",
            "新西兰",
            "紐西蘭",
            "중국",
            "응씨",
            "뉴질랜드",
        ],
    )
}

fn is_territory(text: &str) -> bool {
    begins(text, &["japan", "jp", "korea", "kr", "territory"])
        || has(
            text,
            &[
                "scoreterritory",
                "scoringterritory",
                "scoringruleterritory",
                "territoryscoring",
                "日本",
                "日韩",
                "日韓",
                "韩国",
                "韓国",
                "韓國",
                "数目",
                "數目",
                "比目",
                "일본",
                "한국",
            ],
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_in_the_words_of_servers_and_programs() {
        let area = RulesReading::Counts(Scoring::Area);
        let territory = RulesReading::Counts(Scoring::Territory);
        for (text, expected) in [
            ("Chinese", area),
            ("chinese-ogs", area),
            ("cn", area),
            ("中国规则", area),
            ("中国规则(数子法)", area),
            ("中國規則", area),
            ("数子", area),
            ("應氏規則", area),
            ("중국룰", area),
            ("AGA", area),
            ("NZ", area),
            ("New Zealand", area),
            ("new-zealand", area),
            ("Tromp-Taylor", area),
            ("Ing", area),
            ("GOE", area),
            ("koPOSITIONALscoreAREAtaxNONEsui1", area),
            ("koSIMPLEscoreAREAtaxNONEsui0button0whbN", area),
            (
                r#"{"hasButton":false,"ko":"POSITIONAL","scoring":"AREA","suicide":true,"tax":"NONE"}"#,
                area,
            ),
            (
                r#"{"ko":"SIMPLE","scoring":"TERRITORY","suicide":false,"tax":"SEKI"}"#,
                territory,
            ),
            ("koSIMPLEscoreTERRITORYtaxSEKIsui0", territory),
            ("Japanese", territory),
            ("japanese", territory),
            ("jp", territory),
            ("日本ルール", territory),
            ("日本规则", territory),
            ("日韩规则", territory),
            ("Korean", territory),
            ("한국룰", territory),
            ("韓国ルール", territory),
            ("比目", territory),
            // Nothing that could be counted by.
            ("", RulesReading::Nothing),
            ("house rules", RulesReading::Unknown),
            ("stone-scoring", RulesReading::Unknown),
            ("aga-button", RulesReading::Unknown),
            ("koSIMPLEscoreAREAtaxALLsui0", RulesReading::Unknown),
            ("中国规则/日本规则", RulesReading::Unknown),
            ("Lasker", RulesReading::Unknown),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
