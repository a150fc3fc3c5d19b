//! The likeliest encoding of a text that does not say which it is in.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS};

/// The encodings of two bytes a sign.
pub(super) const EAST_ASIAN: [&Encoding; 5] = [GB18030, BIG5, EUC_KR, SHIFT_JIS, EUC_JP];

/// The likeliest encoding by how often its signs are met. Bytes that are nothing in an encoding of two bytes a sign speak against
/// it only if they are many: servers cut names in the middle of a sign.
pub(super) fn guess(bytes: &[u8]) -> &'static Encoding {
    let encoding = detected(bytes);
    if is_east_asian(encoding) {
        return encoding;
    }
    let nearly = EAST_ASIAN.into_iter().find(|&nearly| {
        let whole = without_broken(nearly, bytes);
        whole.is_some_and(|whole| detected(&whole) == nearly)
    });
    nearly.unwrap_or(encoding)
}

/// Whether an encoding has two bytes a sign.
pub(super) fn is_east_asian(encoding: &'static Encoding) -> bool {
    EAST_ASIAN.contains(&encoding)
}

fn detected(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let encoding = detector.guess(None, Utf8Detection::Deny);
    // The one has all signs of the other, and more.
    if encoding == GBK { GB18030 } else { encoding }
}

/// A text without its broken bytes, if it has some and they are few.
fn without_broken(encoding: &'static Encoding, bytes: &[u8]) -> Option<Vec<u8>> {
    let (text, has_broken) = encoding.decode_without_bom_handling(bytes);
    let count = |is: fn(&char) -> bool| text.chars().filter(is).count();
    let broken = count(|&sign| sign == '\u{fffd}');
    let wide = count(|sign| !sign.is_ascii());
    if !has_broken || 4 * broken > wide {
        return None;
    }
    let whole = text.replace('\u{fffd}', "");
    let (bytes, _, has_unknown) = encoding.encode(&whole);
    (!has_unknown).then(|| bytes.into_owned())
}

/// How much kana, hangul and ideographs beside each other speak for a text; rare signs speak against it. One ideograph alone says
/// nothing.
pub(super) fn likelihood(text: &str) -> i64 {
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
