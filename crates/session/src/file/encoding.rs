//! From bytes to text: SGF files come in any encoding, and old ones do not say which.

use std::borrow::Cow;

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, ISO_2022_JP, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE,
    WINDOWS_1252,
};

use super::error::FileNotice;

/// How much of a file is searched for its own word about the encoding.
const HEAD: usize = 64 << 10;

/// A text and where it comes from.
#[derive(Debug)]
pub(super) struct Decoded<'a> {
    pub(super) text: Cow<'a, str>,
    /// Whether the bytes are UTF-8 already.
    pub(super) is_utf8: bool,
    /// What is to be said of the encoding, if it is not the one that the file names.
    pub(super) notice: Option<FileNotice>,
}

/// Decodes a text; nothing if the bytes are no text.
pub(super) fn decode(bytes: &[u8]) -> Option<Decoded<'_>> {
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        let (text, _) = encoding.decode_without_bom_handling(&bytes[length..]);
        return (!text.contains('\0')).then(|| Decoded::named(encoding, text));
    }
    if bytes.contains(&0) {
        return utf_16(bytes).map(|(encoding, text)| Decoded::guessed(encoding, text));
    }
    let named = named(&bytes[..bytes.len().min(HEAD)]);
    let is_escaped = bytes.windows(2).any(|pair| pair == [0x1b, b'$']);
    if is_escaped && let Some(text) = exact(ISO_2022_JP, bytes) {
        let make = if named == Some(ISO_2022_JP) {
            Decoded::named
        } else {
            Decoded::guessed
        };
        return Some(make(ISO_2022_JP, text));
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Some(Decoded::named(UTF_8, Cow::Borrowed(text)));
    }
    if let Some(text) = mixed(bytes) {
        return Some(Decoded {
            text: Cow::Owned(text),
            is_utf8: false,
            notice: Some(FileNotice::EncodingsMixed),
        });
    }
    if let Some(encoding) = named.filter(|&encoding| encoding != UTF_8)
        && let Some(text) = exact(encoding, bytes)
    {
        return Some(Decoded::named(encoding, text));
    }
    // The last one fits anything.
    let (encoding, text) = guess(bytes).unwrap_or_else(|| {
        let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
        (WINDOWS_1252, text)
    });
    Some(match named {
        None => Decoded::guessed(encoding, text),
        Some(named) => Decoded::misnamed(named, encoding, text),
    })
}

impl<'a> Decoded<'a> {
    fn named(encoding: &'static Encoding, text: Cow<'a, str>) -> Self {
        Self {
            text,
            is_utf8: encoding == UTF_8,
            notice: None,
        }
    }

    fn guessed(encoding: &'static Encoding, text: Cow<'a, str>) -> Self {
        let name = encoding.name();
        Self {
            notice: Some(FileNotice::EncodingGuessed { encoding: name }),
            ..Self::named(encoding, text)
        }
    }

    fn misnamed(named: &'static Encoding, read: &'static Encoding, text: Cow<'a, str>) -> Self {
        let (named, read_as) = (named.name(), read.name());
        Self {
            notice: Some(FileNotice::EncodingMisnamed { named, read_as }),
            ..Self::named(read, text)
        }
    }
}

/// A text of two bytes a sign without a mark at its beginning. Signs of the syntax have a zero byte on one side, which
/// says which byte comes first; other data soon has a control sign or half a pair.
fn utf_16(bytes: &[u8]) -> Option<(&'static Encoding, Cow<'_, str>)> {
    let zeros = |first: usize| {
        let half = bytes.iter().skip(first).step_by(2);
        half.filter(|&&byte| byte == 0).count()
    };
    let encoding = if zeros(0) > zeros(1) {
        UTF_16BE
    } else {
        UTF_16LE
    };
    // The decoder would put another encoding in the place of one with a mark, but there is none here.
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
    let is_text = !text.contains(|c: char| c.is_control() && !c.is_ascii_whitespace());
    is_text.then_some((encoding, text))
}

/// The encoding that the property `CA` names.
fn named(head: &[u8]) -> Option<&'static Encoding> {
    let at = head.windows(3).position(|w| w == b"CA[")? + 3;
    let end = head[at..].iter().position(|&b| b == b']')? + at;
    Encoding::for_label(&head[at..end])
}

fn exact<'a>(encoding: &'static Encoding, bytes: &'a [u8]) -> Option<Cow<'a, str>> {
    let (text, has_errors) = encoding.decode_without_bom_handling(bytes);
    (!has_errors).then_some(text)
}

/// A text of which some values are UTF-8 and others are not, as programs leave it that add comments to an older file: each
/// value as what it is by itself. Nothing if a part of it is no text in this way, or all is in one encoding: no value of
/// another encoding is by chance likely text in UTF-8.
fn mixed(bytes: &[u8]) -> Option<String> {
    let mut text = String::with_capacity(bytes.len());
    let (mut has_utf8, mut has_other) = (false, false);
    for value in bytes.split_inclusive(|&byte| byte == b']') {
        if let Ok(value) = std::str::from_utf8(value) {
            has_utf8 |= likelihood(value) > 0;
            text.push_str(value);
        } else {
            let (_, value) = guess(value)?;
            has_other = true;
            text.push_str(&value);
        }
    }
    (has_utf8 && has_other).then_some(text)
}

/// The East Asian encoding without errors that gives the likeliest text, if any is likely.
fn guess(bytes: &[u8]) -> Option<(&'static Encoding, Cow<'_, str>)> {
    [SHIFT_JIS, EUC_JP, GB18030, EUC_KR, BIG5]
        .into_iter()
        .filter_map(|encoding| Some((encoding, exact(encoding, bytes)?)))
        .map(|(encoding, text)| (likelihood(&text), encoding, text))
        .filter(|(score, ..)| *score > 0)
        .reduce(|best, other| if other.0 > best.0 { other } else { best })
        .map(|(_, encoding, text)| (encoding, text))
}

/// How much kana and ideographs beside each other speak for a text; half-width kana and rare signs speak against it:
/// EUC-JP read as Shift-JIS is mostly half-width kana. One ideograph alone says nothing: any accented letter of a
/// western text makes one, together with the byte after it.
fn likelihood(text: &str) -> i64 {
    let weight = |c: char| match u32::from(c) {
        0x3040..=0x30ff | 0x3001..=0x3003 => 3,
        0x4e00..=0x9fff | 0xac00..=0xd7a3 | 0xff01..=0xff5e => 1,
        0xff61..=0xff9f => -2,
        0..=0x7f => 0,
        _ => -1,
    };
    let pairs = text.chars().zip(text.chars().skip(1));
    let score = |(a, b)| {
        if weight(a) == 0 {
            weight(b).min(0)
        } else {
            weight(b)
        }
    };
    pairs.map(score).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "(;SZ[9]C[黒番です。カタカナとひらがな、ソース表\\]])";

    #[expect(clippy::unnecessary_wraps, reason = "what it is compared with")]
    fn guessed(encoding: &'static str) -> Option<FileNotice> {
        Some(FileNotice::EncodingGuessed { encoding })
    }

    #[test]
    fn a_wrong_name_is_told_with_what_was_read() {
        let decoded = decode(b"(;CA[EUC-JP]C[Caf\xe9])").expect("a text");
        assert_eq!(&*decoded.text, "(;CA[EUC-JP]C[Café])");
        let (named, read_as) = ("EUC-JP", "windows-1252");
        let misnamed = FileNotice::EncodingMisnamed { named, read_as };
        assert_eq!(decoded.notice, Some(misnamed));
    }

    #[test]
    fn japanese_encodings_are_guessed() {
        for encoding in [SHIFT_JIS, EUC_JP, ISO_2022_JP] {
            let (bytes, _, has_errors) = encoding.encode(TEXT);
            assert!(!has_errors);
            let decoded = decode(&bytes).expect("a text");
            assert_eq!(decoded.text, TEXT);
            assert_eq!(decoded.notice, guessed(encoding.name()));
        }
    }

    #[test]
    fn a_named_encoding_is_no_guess() {
        let text = "(;CA[big5]C[圍棋])";
        let (bytes, ..) = BIG5.encode(text);
        let decoded = decode(&bytes).expect("a text");
        assert_eq!((&*decoded.text, decoded.notice), (text, None));
    }

    #[test]
    fn byte_order_marks_decide() {
        let utf16: Vec<u8> = [0xfeff]
            .into_iter()
            .chain("(;)".encode_utf16())
            .flat_map(u16::to_le_bytes)
            .collect();
        assert_eq!(decode(&utf16).expect("a text").text, "(;)");
        assert_eq!(decode(b"\xef\xbb\xbf(;)").expect("a text").text, "(;)");
    }

    #[test]
    fn two_bytes_a_sign_are_told_without_a_mark() {
        for text in [TEXT, "(;)", "\r\n(;C[攻合い])\n"] {
            for (encoding, bytes_of) in [
                (UTF_16LE, u16::to_le_bytes as fn(u16) -> [u8; 2]),
                (UTF_16BE, u16::to_be_bytes),
            ] {
                let bytes: Vec<u8> = text.encode_utf16().flat_map(bytes_of).collect();
                let decoded = decode(&bytes).expect("a text");
                assert_eq!(decoded.text, text);
                assert_eq!(decoded.notice, guessed(encoding.name()));
                assert!(!decoded.is_utf8);
                assert!(decode(&bytes[1..]).is_none(), "half a sign too much");
            }
        }
        for data in [
            &b"\0"[..],
            b"\0\0",
            b"\0\x01",
            b"(\0;\0\0\0",
            b"MZ\x90\0\x03\0\0\0",
        ] {
            assert!(decode(data).is_none(), "{data:?}");
        }
    }

    #[test]
    fn western_text_and_binary_data() {
        let decoded = decode(b"(;C[Caf\xe9])").expect("a text");
        assert_eq!(&*decoded.text, "(;C[Café])");
        assert_eq!(decoded.notice, guessed("windows-1252"));
        assert!(decode(b"\x89PNG\r\n\x1a\n\0\0").is_none());
    }
}
