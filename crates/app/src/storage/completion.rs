//! A path that is being typed goes on as far as its folder leaves no choice.

use std::fs;
use std::path::{MAIN_SEPARATOR, Path, is_separator};

/// The path with what all files have in common behind it that begin so; the only folder ends with its separator. What is hidden is meant
/// by its dot alone. Where nothing begins so, or its folder cannot be read, it is the same path. Cost: the folder is read once.
pub(crate) fn completed(text: &str) -> String {
    let begin = text.rfind(is_separator).map_or(0, |at| at + 1);
    let (folder, begun) = text.split_at(begin);
    let folder = if folder.is_empty() { "." } else { folder };
    let Ok(entries) = fs::read_dir(folder) else {
        return text.to_owned();
    };
    let names = entries.flatten().filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let is_meant = begun.starts_with('.') || !name.starts_with('.');
        (is_meant && name.starts_with(begun)).then_some(name)
    });
    let names: Vec<String> = names.collect();
    let Some(first) = names.first() else {
        return text.to_owned();
    };
    let common = names
        .iter()
        .fold(first.as_str(), |common, name| common_begin(common, name));
    let mut completed = text[..begin].to_owned() + common;
    if names.len() == 1 && Path::new(folder).join(common).is_dir() {
        completed.push(MAIN_SEPARATOR);
    }
    completed
}

/// What two names have in common at their beginning.
fn common_begin<'a>(one: &'a str, other: &str) -> &'a str {
    let mut pairs = one.char_indices().zip(other.chars());
    let end = pairs.find(|((_, a), b)| a != b);
    let end = end.map_or(one.len().min(other.len()), |((at, _), _)| at);
    &one[..end]
}

#[cfg(test)]
mod tests {
    use std::path::MAIN_SEPARATOR_STR;

    use super::*;

    #[test]
    fn a_path_goes_on_as_far_as_there_is_no_choice() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["lesson one.sgf", "lesson two.sgf", ".hidden", "手数.sgf"] {
            fs::write(folder.path().join(name), "").expect("written");
        }
        fs::create_dir(folder.path().join("games")).expect("made");
        let at = |name: &str| folder.path().join(name).display().to_string();
        for (typed, whole) in [
            ("les", "lesson "),
            ("lesson o", "lesson one.sgf"),
            ("手", "手数.sgf"),
            (".h", ".hidden"),
            ("none", "none"),
        ] {
            assert_eq!(completed(&at(typed)), at(whole), "{typed}");
        }
        assert_eq!(completed(&at("g")), at("games") + MAIN_SEPARATOR_STR);
        assert_eq!(completed(&at("missing/x")), at("missing/x"));
    }
}
