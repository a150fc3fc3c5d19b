//! From bytes to text: SGF files come in any encoding, and old ones do not say which.

use std::borrow::Cow;

use encoding_rs::{
    EUC_JP, Encoding, GB18030, GBK, ISO_2022_JP, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE,
};

use super::error::FileNotice;
use super::guess::{EAST_ASIAN, guess, is_east_asian, likelihood};
use super::script::{self, GUESSED, Script, ScriptText, Stretch};
use super::sgf::{is_well_formed, spot};

/// How much of a file is searched for its own word about the encoding.
const HEAD: usize = 64 << 10;

/// A text and where it comes from.
#[derive(Debug)]
pub(super) struct DecodedText<'a> {
    pub(super) text: Cow<'a, str>,
    /// How it stands in the bytes.
    pub(super) script: Script,
    /// What is to be said of the encoding.
    pub(super) notices: Vec<FileNotice>,
}

/// Decodes a text; nothing if the bytes are no text.
pub(super) fn decode(bytes: &[u8]) -> Option<DecodedText<'_>> {
    let mut decoded = decode_any(bytes)?;
    let head = decoded.text.as_bytes();
    let said = EncodingName::find_said(&head[..head.len().min(HEAD)]);
    if said.is_none() {
        decoded.script = decoded.script.unsaid(bytes);
    }
    Some(decoded)
}

fn decode_any(bytes: &[u8]) -> Option<DecodedText<'_>> {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        let decoded = DecodedText::of(bytes, Script::plain(encoding, true));
        return (!decoded.text.contains('\0')).then_some(decoded);
    }
    if bytes.contains(&0) && !ends_in_zeros(bytes) {
        let encoding = utf_16(bytes)?;
        return Some(DecodedText::of(bytes, Script::plain(encoding, false)).guessed());
    }
    let named = EncodingName::find(bytes);
    let is_escaped = bytes.windows(2).any(|pair| pair == [0x1b, b'$']);
    if is_escaped && is_exact(ISO_2022_JP, bytes) {
        let is_named = named.is_some_and(|named| named.encoding == ISO_2022_JP);
        let decoded = DecodedText::of(bytes, Script::plain(ISO_2022_JP, false));
        return Some(if is_named { decoded } else { decoded.guessed() });
    }
    if std::str::from_utf8(bytes).is_ok() {
        return Some(DecodedText::of(bytes, Script::default()));
    }
    let as_utf_8 = utf_8(bytes, named);
    Some(as_utf_8.unwrap_or_else(|| legacy(bytes, named)))
}

impl<'a> DecodedText<'a> {
    /// A text that has been decoded before.
    pub(super) fn plain(text: &'a str) -> Self {
        Self {
            text: Cow::Borrowed(text),
            script: Script::default(),
            notices: Vec::new(),
        }
    }

    fn of(bytes: &'a [u8], script: Script) -> Self {
        let start = if script.has_mark() { UTF_8_MARK } else { 0 };
        match bytes.get(start..).map(std::str::from_utf8) {
            Some(Ok(text)) if script.is_utf_8() => Self {
                text: Cow::Borrowed(text),
                script,
                notices: Vec::new(),
            },
            _ => Self::read(script::read(bytes, &script)),
        }
    }

    fn read(read: ScriptText) -> Self {
        let broken = read.first_broken.map(|at| FileNotice::BytesBroken {
            encoding: read.script.encoding().name(),
            spot: spot(&read.text, at),
        });
        Self {
            text: Cow::Owned(read.text),
            script: read.script,
            notices: broken.into_iter().collect(),
        }
    }

    fn guessed(self) -> Self {
        let encoding = self.script.encoding().name();
        self.with(FileNotice::EncodingGuessed { encoding })
    }

    fn with(mut self, notice: FileNotice) -> Self {
        self.notices.insert(0, notice);
        self
    }
}

/// Whether zeros stand behind a text and nowhere else in it, as some programs leave them there.
fn ends_in_zeros(bytes: &[u8]) -> bool {
    let text = without_zeros(bytes);
    let is_text = |&byte: &u8| byte >= b' ' || byte.is_ascii_whitespace() || byte == 0x1b;
    !text.is_empty() && text.iter().all(is_text)
}

/// Bytes without the zeros at their end.
fn without_zeros(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|&byte| byte != 0);
    &bytes[..end.map_or(0, |end| end + 1)]
}

/// How the property begins that marks a game as written by us.
const OURS: &[u8] = b"SEMV[";

/// The bytes of a byte order mark in UTF-8.
const UTF_8_MARK: usize = 3;

/// The encoding that a file names.
#[derive(Clone, Copy, Debug)]
struct EncodingName<'a> {
    encoding: &'static Encoding,
    label: &'a [u8],
    /// Whether we have noted it as what we had guessed.
    is_guess: bool,
}

impl<'a> EncodingName<'a> {
    /// What the property `CA` says, or what we have noted.
    fn find(bytes: &'a [u8]) -> Option<Self> {
        let said = Self::find_said(&bytes[..bytes.len().min(HEAD)]);
        said.or_else(|| Self::find_as(bytes, GUESSED, true))
    }

    fn find_said(head: &'a [u8]) -> Option<Self> {
        Self::find_as(head, "CA", false)
    }

    /// What the first property of this name says that names an encoding: what follows a broken one may be ours.
    fn find_as(bytes: &'a [u8], name: &str, is_guess: bool) -> Option<Self> {
        let is_here = |&at: &usize| {
            let before = at.checked_sub(1).map(|before| bytes[before]);
            let is_whole = before.is_none_or(|before| !before.is_ascii_alphanumeric());
            is_whole && bytes[at + name.len()..].starts_with(b"[")
        };
        let places = bytes.windows(name.len()).enumerate();
        let places = places.filter(|(_, part)| *part == name.as_bytes());
        places.map(|(at, _)| at).filter(is_here).find_map(|at| {
            let label = bytes[at + name.len() + 1..].split(|&b| b == b']').next()?;
            let encoding = Encoding::for_label(label)?;
            Some(Self {
                encoding,
                label,
                is_guess,
            })
        })
    }

    fn script(self) -> Script {
        let script = Script::plain(self.encoding, false);
        match std::str::from_utf8(self.label) {
            Ok(label) => script.called(label),
            Err(_) => script,
        }
    }
}

/// A text of two bytes a sign without a mark at its beginning. Signs of the syntax have a zero byte on one side, which
/// says which byte comes first; other data soon has a control sign or half a pair.
fn utf_16(bytes: &[u8]) -> Option<&'static Encoding> {
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
    is_text.then_some(encoding)
}

fn is_exact(encoding: &'static Encoding, bytes: &[u8]) -> bool {
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes);
    text.is_some()
}

/// The values of a text, by the bracket behind each, as far as they are UTF-8.
#[derive(Debug, Default)]
struct Values {
    /// How likely those are texts that are UTF-8.
    likely: i64,
    /// How many are UTF-8 with broken bytes.
    broken: usize,
    /// The bytes of those that have no sign of UTF-8.
    others: Vec<u8>,
}

impl Values {
    fn of(bytes: &[u8]) -> Self {
        let mut values = Self::default();
        for value in values_of(bytes) {
            match std::str::from_utf8(value) {
                Ok(text) => values.likely += likelihood(text).max(0),
                Err(_) if has_long_sign(value) => values.broken += 1,
                Err(_) => values.others.extend(value),
            }
        }
        values
    }
}

fn values_of(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split_inclusive(|&byte| byte == b']')
}

/// Whether there is a sign of three or more bytes of UTF-8: in other encodings such bytes hardly ever come together.
fn has_long_sign(value: &[u8]) -> bool {
    let texts = value.utf8_chunks();
    let mut signs = texts.flat_map(|chunk| chunk.valid().chars());
    signs.any(|sign| sign.len_utf8() > 2)
}

/// The encoding of a value without a sign of UTF-8: that of all such values, if they have one, or else its own. Nothing if it
/// can be read in none.
fn own_encoding(value: &[u8], of_all: &'static Encoding) -> Option<&'static Encoding> {
    let fit = |encoding: &'static Encoding| {
        let text = encoding.decode_without_bom_handling_and_without_replacement(value)?;
        let fit = Some(likelihood(&text)).filter(|&fit| fit >= 0)?;
        if [SHIFT_JIS, EUC_JP].contains(&encoding) {
            return Some(fit);
        }
        // The Chinese sets have kana too, on the same places as one of the Japanese, and hardly ever use them.
        let kana = text
            .chars()
            .filter(|&sign| ('\u{3040}'..='\u{30ff}').contains(&sign));
        Some((fit - 3 * i64::try_from(kana.count()).unwrap_or(0)).max(0))
    };
    let fits = EAST_ASIAN
        .into_iter()
        .filter_map(|own| Some((fit(own)?, own)));
    let own = fits.max_by_key(|&(fit, _)| fit);
    let of_all = Some(of_all).filter(|of_all| is_east_asian(of_all));
    match (of_all.and_then(fit), own) {
        // A value alone is easily taken for what it is not: only kana tell it for certain.
        (Some(fit), Some((better, own))) if better > 2 * fit => Some(own),
        (Some(_), _) => of_all,
        (None, Some((fit, own))) if fit > 0 => Some(own),
        (None, _) => None,
    }
}

/// A text that is UTF-8 but for some of its bytes: those are broken, or values in other encodings, as programs leave them that
/// add comments to an older file. Nothing if it is rather a text in another encoding.
fn utf_8<'a>(bytes: &'a [u8], named: Option<EncodingName<'_>>) -> Option<DecodedText<'a>> {
    let is_named = named.is_some_and(|named| named.encoding == UTF_8);
    let values = Values::of(bytes);
    let of_all = guess(&values.others);
    let is_broken = values.broken > 0 && (is_named || !is_east_asian(guess(bytes)));
    if values.likely == 0 && !is_broken && (!is_named || is_east_asian(of_all)) {
        return None;
    }
    let mut at = 0;
    let mut stretches: Vec<Stretch> = Vec::new();
    for value in values_of(bytes) {
        let is_other = std::str::from_utf8(value).is_err() && !has_long_sign(value);
        let encoding = match is_other.then(|| own_encoding(value, of_all)) {
            None => UTF_8,
            Some(Some(encoding)) => encoding,
            Some(None) if is_named => UTF_8,
            Some(None) => return None,
        };
        let end = at + value.len();
        match stretches.last_mut() {
            Some(last) if last.encoding == encoding => last.bytes.end = end,
            _ => stretches.push(Stretch {
                encoding,
                bytes: at..end,
            }),
        }
        at = end;
    }
    let script = named
        .filter(|_| is_named)
        .map_or_else(Script::default, EncodingName::script);
    let is_mixed = stretches.iter().any(|stretch| stretch.encoding != UTF_8);
    let decoded = DecodedText::read(script::read_stretches(bytes, &script, &stretches));
    Some(if is_mixed {
        decoded.with(FileNotice::EncodingsMixed)
    } else {
        decoded
    })
}

/// A text in an encoding of one language: the one that is named, if it can be, else the likeliest.
fn legacy<'a>(bytes: &'a [u8], named: Option<EncodingName<'_>>) -> DecodedText<'a> {
    // Later versions may guess better, but not of what was written as what it was guessed.
    if let Some(named) = named.filter(|named| named.is_guess) {
        return DecodedText::of(bytes, named.script()).guessed();
    }
    // Nor is what we have written in an encoding in another one, however many of its bytes are broken.
    let is_ours = || bytes.windows(OURS.len()).any(|part| part == OURS);
    let is_kept = |named: &EncodingName<'_>| named.encoding != UTF_8 && is_ours();
    if let Some(named) = named.filter(|named| is_exact(named.encoding, bytes) || is_kept(named)) {
        return DecodedText::of(bytes, named.script());
    }
    let guessed = well_formed(bytes, guess(bytes));
    let Some(named) = named else {
        return DecodedText::of(bytes, Script::plain(guessed, false)).guessed();
    };
    let is_better = is_east_asian(guessed) && is_exact(guessed, bytes);
    let is_nearly = !is_better && is_mostly(named.encoding, bytes);
    // The one is a part of the other.
    let is_same = named.encoding == guessed || (named.encoding, guessed) == (GBK, GB18030);
    if is_same || is_nearly {
        return DecodedText::of(bytes, named.script());
    }
    let (said, read_as) = (named.encoding.name(), guessed.name());
    let decoded = DecodedText::of(bytes, Script::plain(guessed, false));
    decoded.with(FileNotice::EncodingMisnamed {
        named: said,
        read_as,
    })
}

/// The guessed encoding, or another of two bytes a sign if only in that one the brackets of a record close: the second byte of a
/// sign may look like a bracket in any other.
fn well_formed(bytes: &[u8], guessed: &'static Encoding) -> &'static Encoding {
    let is_whole = |encoding: &'static Encoding| {
        let text = encoding.decode_without_bom_handling_and_without_replacement(bytes);
        text.is_some_and(|text| is_well_formed(&text))
    };
    if is_whole(guessed) {
        return guessed;
    }
    let other = EAST_ASIAN.into_iter().find(|&other| is_whole(other));
    other.unwrap_or(guessed)
}

/// Whether most signs of a text that are no ASCII can be read in an encoding.
fn is_mostly(encoding: &'static Encoding, bytes: &[u8]) -> bool {
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    let broken = text.chars().filter(|&sign| sign == '\u{fffd}').count();
    let wide = text.chars().filter(|sign| !sign.is_ascii()).count();
    2 * broken <= wide
}

#[cfg(test)]
mod tests {
    use encoding_rs::BIG5;

    use super::*;

    const TEXT: &str = "(;SZ[9]C[黒番です。カタカナとひらがな、ソース表\\]])";

    fn guessed(encoding: &'static str) -> [FileNotice; 1] {
        [FileNotice::EncodingGuessed { encoding }]
    }

    #[test]
    fn a_wrong_name_is_told_with_what_was_read() {
        let decoded = decode(b"(;CA[EUC-JP]C[Caf\xe9])").expect("a text");
        assert_eq!(&*decoded.text, "(;CA[EUC-JP]C[Café])");
        let (named, read_as) = ("EUC-JP", "windows-1252");
        let misnamed = FileNotice::EncodingMisnamed { named, read_as };
        assert_eq!(decoded.notices, [misnamed]);
    }

    #[test]
    fn japanese_encodings_are_guessed() {
        for encoding in [SHIFT_JIS, EUC_JP, ISO_2022_JP] {
            let (bytes, _, has_errors) = encoding.encode(TEXT);
            assert!(!has_errors);
            let decoded = decode(&bytes).expect("a text");
            assert_eq!(decoded.text, TEXT);
            assert_eq!(decoded.notices, guessed(encoding.name()));
        }
    }

    #[test]
    fn a_named_encoding_is_no_guess() {
        let text = "(;CA[big5]C[圍棋])";
        let (bytes, ..) = BIG5.encode(text);
        let decoded = decode(&bytes).expect("a text");
        assert_eq!((&*decoded.text, decoded.notices), (text, Vec::new()));
        assert_eq!(decoded.script.charset(), "CA[big5]");
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
                assert_eq!(decoded.notices, guessed(encoding.name()));
                assert_eq!(decoded.script.write(text), Some(bytes.clone()));
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
        assert_eq!(decoded.notices, guessed("windows-1252"));
        assert!(decode(b"\x89PNG\r\n\x1a\n\0\0").is_none());
    }

    /// A text that is read as this, with these notices, and whose bytes come back.
    fn assert_read(bytes: &[u8], text: &str, notices: &[&str]) {
        let decoded = decode(bytes).expect("a text");
        assert_eq!(decoded.text, text);
        let word = |notice: &FileNotice| match notice {
            FileNotice::BytesBroken { encoding, .. } => format!("broken {encoding}"),
            FileNotice::EncodingsMixed => "mixed".to_owned(),
            FileNotice::EncodingGuessed { encoding } => format!("guessed {encoding}"),
            other => format!("{other:?}"),
        };
        let said: Vec<String> = decoded.notices.iter().map(word).collect();
        assert_eq!(said, notices, "{text}");
        assert_eq!(decoded.script.write(text).as_deref(), Some(bytes), "{text}");
    }

    #[test]
    fn a_broken_byte_is_written_again_where_what_stood_before_it_went() {
        let written = |bytes: &[u8], text: &str| decode(bytes).expect("a text").script.write(text);
        let behind_a_break = b"(;CA[GBK]GN[\xba\xda\xc6\xe5]C[ab\\\n\xff cd])";
        let told = "(;CA[GBK]GN[黑棋]C[ab\u{fffd} cd and more])";
        let expected = b"(;CA[GBK]GN[\xba\xda\xc6\xe5]C[ab\xff cd and more])";
        assert_eq!(
            written(behind_a_break, told).as_deref(),
            Some(&expected[..])
        );
        // In the place of a byte that would take the next sign with it stands one that does not.
        let half = b"(;CA[GBK]GN[\xba\xda\xc6\xe5]C[ab\x81])";
        let told = "(;CA[GBK]GN[黑棋]C[ab\u{fffd}cd])";
        let expected = b"(;CA[GBK]GN[\xba\xda\xc6\xe5]C[ab\xffcd])";
        assert_eq!(written(half, told).as_deref(), Some(&expected[..]));
        // An encoding in which every byte is a sign has no place for one that could not be read.
        let letters = b"(;CA[windows-1252]C[Caf\xe9])";
        let told = "(;CA[windows-1252]C[Caf\u{fffd}])";
        assert_eq!(written(letters, told), None);
    }

    #[test]
    fn an_encoding_is_named_by_the_first_property_that_names_one() {
        let text = decode(b"(;CA[UTF-8\\]g];C[a\x8cc])(;CA[UTF-8])")
            .expect("a text")
            .text;
        assert!(text.contains('\u{fffd}'), "{text}");
    }

    #[test]
    fn declared_utf_8_with_broken_bytes_is_utf_8() {
        let cut = b"(;CA[UTF-8]SZ[9]PB[\xe4\xbd\xa0\xe5\x9b]C[\xe4\xbd\xa0\xe5])";
        assert_read(
            cut,
            "(;CA[UTF-8]SZ[9]PB[你\u{fffd}]C[你\u{fffd}])",
            &["broken UTF-8"],
        );
        let one = b"(;CA[utf8]PB[Caf\xe9]C[\xff\xfe])";
        assert_read(
            one,
            "(;CA[utf8]PB[Caf\u{fffd}]C[\u{fffd}\u{fffd}])",
            &["broken UTF-8"],
        );
        // Two names in GBK under a wrong name are no UTF-8.
        let (bytes, ..) = GB18030.encode("(;CA[UTF-8]PB[张三丰]PW[李四光])");
        let decoded = decode(&bytes).expect("a text");
        assert_eq!(decoded.script.encoding().name(), "gb18030");
    }

    #[test]
    fn a_name_that_is_cut_in_the_middle_of_a_sign_ends_at_its_bracket() {
        // In these encodings a bracket can be the second half of a sign.
        let (bytes, ..) = GB18030.encode("(;CA[GB2312]PB[张三丰]BR[9段]PW[李四]RE[黑中盘胜])");
        let mut cut = bytes.to_vec();
        let end = cut
            .windows(3)
            .position(|each| each == b"]BR")
            .expect("there");
        cut.remove(end - 1);
        let text = "(;CA[GB2312]PB[张三\u{fffd}]BR[9段]PW[李四]RE[黑中盘胜])";
        assert_read(&cut, text, &["broken GBK"]);
    }

    #[test]
    fn every_way_to_write_a_sign_comes_back() {
        // The sign for "because" has three places in Shift_JIS, and the first of them is the usual one.
        let because = [
            &b"(;CA[Shift_JIS]C["[..],
            b"\x81\xe6]PB[\x87\x9a]PW[\xfa\x5b]GN[\x81\xe6])",
        ]
        .concat();
        assert_read(&because, "(;CA[Shift_JIS]C[∵]PB[∵]PW[∵]GN[∵])", &[]);
        // A sign that only Hong Kong has, one of JIS X 0212, and a broken byte between others.
        let sign = BIG5.decode(b"\x9d\xf7").0;
        let text = format!("(;CA[Big5]PB[{sign}中])");
        assert_read(b"(;CA[Big5]PB[\x9d\xf7\xa4\xa4])", &text, &[]);
        let broken = b"(;CA[EUC-KR]PB[\xb1\xe8\xff\xb9\xce]C[\xb9\xe9\xfe])";
        assert_read(
            broken,
            "(;CA[EUC-KR]PB[김\u{fffd}민]C[백\u{fffd}])",
            &["broken EUC-KR"],
        );
    }

    #[test]
    fn comments_in_utf_8_beside_older_names() {
        let (names, ..) = SHIFT_JIS.encode("(;GM[1]PB[本因坊]PW[名人]C[");
        let bytes = [&*names, "攻め合いは白の勝ち".as_bytes(), b"])"].concat();
        assert_read(
            &bytes,
            "(;GM[1]PB[本因坊]PW[名人]C[攻め合いは白の勝ち])",
            &["mixed"],
        );
    }
}
