//! Texts whose columns are code: lists of a fixed length, and what a match on something of one language alone says.

/// The text of a language, as an expression; what stands in the columns of the other languages is not evaluated. A language that
/// has no column says what English says.
macro_rules! say {
    ($phrasing:expr, en = $en:expr, ja = $ja:expr $(,)?) => {
        match $phrasing.language {
            ::semeai_session::Language::JAPANESE => $ja,
            _ => $en,
        }
    };
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use semeai_session::Phrasing;

    #[test]
    fn only_the_asked_language_is_built() {
        let built = [Cell::new(0), Cell::new(0)];
        let build = |column: usize, text: &str| {
            built[column].set(built[column].get() + 1);
            text.to_owned()
        };
        for (phrasing, said, expected) in [
            (Phrasing::ENGLISH, "one", [1, 0]),
            (Phrasing::JAPANESE, "一", [1, 1]),
        ] {
            let text = say!(phrasing, en = build(0, "one"), ja = build(1, "一"));
            assert_eq!(text, said);
            assert_eq!(built.each_ref().map(Cell::get), expected);
        }
    }

    #[test]
    fn a_constant_can_be_said() {
        const ELSEWHERE: &str = say!(Phrasing::JAPANESE, en = "elsewhere", ja = "手抜き");
        assert_eq!(ELSEWHERE, "手抜き");
    }
}
