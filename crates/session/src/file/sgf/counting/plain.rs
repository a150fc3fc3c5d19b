//! Words of a record as they can be compared: wide signs narrow, letters small.

/// A text in small letters, with the narrow forms of ASCII for its wide ones.
pub(crate) fn folded(text: &str) -> String {
    let narrow = |sign: char| match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
        '\u{3000}' => ' ',
        '−' | '–' => '-',
        '。' | '·' | '・' => '.',
        sign => sign,
    };
    let text: String = text.trim().chars().map(narrow).collect();
    text.to_lowercase()
}
