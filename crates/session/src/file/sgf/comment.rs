//! The comment of a file: what the person wrote, then our own words between two marks.

const BEGIN: &str = "--- Semeai ---";
const END: &str = "--- / ---";

/// A comment with the generated words after it; [`without`] takes them off again exactly.
pub(super) fn with(comment: &str, generated: Option<&str>) -> String {
    // A comment that looks like one with generated words gets an empty part, so that nothing of it is taken off.
    if generated.is_none() && !comment.contains(BEGIN) {
        return comment.to_owned();
    }
    let gap = if comment.is_empty() { "" } else { "\n\n" };
    format!(
        "{comment}{gap}{BEGIN}\n{}\n{END}",
        generated.unwrap_or_default()
    )
}

/// The generated words of a comment, if there are any.
pub(super) fn told(text: &str) -> Option<&str> {
    let (_, told) = text.rsplit_once(BEGIN)?;
    let (told, _) = told.split_once(END)?;
    Some(told.trim_matches('\n')).filter(|told| !told.is_empty())
}

/// A comment without the generated words. What stands after them was written by somebody else and stays.
pub(super) fn without(text: &str) -> String {
    let Some(begin) = text.rfind(BEGIN) else {
        return text.to_owned();
    };
    let Some(length) = text[begin..].find(END) else {
        return text.to_owned();
    };
    let before = &text[..begin];
    let after = &text[begin + length + END.len()..];
    let before = before.strip_suffix("\n\n").unwrap_or(before);
    format!("{before}{after}")
}

/// What the person wrote of a comment that is still escaped, as far as nothing stands after the generated words.
pub(super) fn own(raw: &str) -> &str {
    let before = raw.rfind(BEGIN).filter(|_| raw.ends_with(END));
    let before = before.map_or(raw, |begin| &raw[..begin]);
    before
        .strip_suffix("\n\n")
        .filter(|_| before.len() < raw.len())
        .unwrap_or(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_words_come_off_again() {
        for comment in [
            "",
            "\n\n",
            "One line.",
            "Ends with a break\n",
            "--- Semeai ---\nfake\n--- / ---",
            END,
        ] {
            for generated in [None, Some(""), Some("Black wins.\nWhoever starts.")] {
                assert_eq!(without(&with(comment, generated)), comment);
                let words = generated.filter(|words| !words.is_empty());
                if words.is_some() {
                    assert_eq!(told(&with(comment, generated)), words);
                }
            }
        }
    }

    #[test]
    fn words_of_others_stay() {
        let edited = with("Mine.", Some("Black wins.")) + "\nTheirs.";
        assert_eq!(without(&edited), "Mine.\nTheirs.");
        assert_eq!(without("--- Semeai --- cut off"), "--- Semeai --- cut off");
    }
}
