//! The likeliest encoding of a text that does not say which it is in.
//!
//! How often signs are met in a language tells long texts apart. A record has often no more of its language than two names and two
//! ranks, and there that says little: so what is known of records counts too, and what no language has. Names and ranks have their
//! words, and a text in letters has no signs of tables inside its words, nor capitals in the middle of them.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS};

/// The encodings of two bytes a sign.
pub(super) const EAST_ASIAN: [&Encoding; 5] = [GB18030, BIG5, EUC_KR, SHIFT_JIS, EUC_JP];

/// No more of a file is read for what is known of records.
const MOST_READ: usize = 256 << 10;

/// Properties of which the values begin with the name of a person.
const NAMED: [&str; 2] = ["PB[", "PW["];

/// Numbers of ranks in signs.
const NUMBERS: &str = "一二三四五六七八九十";

/// What is known of records in a language.
struct Language {
    encodings: &'static [&'static Encoding],
    /// What a rank ends with, behind a number.
    ranks: &'static [&'static str],
    /// Words of records, between spaces.
    words: &'static str,
    /// The signs with which most names of people begin.
    names: &'static str,
    /// Programs of which the records are in the language.
    programs: &'static [&'static str],
}

const LANGUAGES: [Language; 4] = [
    Language {
        encodings: &[GB18030],
        ranks: &["段", "级"],
        words: "级位 初段 业余 职业 专业 黑 白 胜 负 中盘 目 子 和棋 认输 超时 围棋 棋院 野狐 弈城 新浪 联赛 \
                名人 天元 国手 赛 杯 第 届 轮 局 先 让 北京 上海 杭州 中国 韩国 日本 友谊 快棋 决 星 队",
        names: "李王张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余潘杜戴\
                夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文古柯芈时党聂俞檀朴申",
        programs: &["MultiGo", "StoneBase", "foxwq", "weiqi", "Weiqi", "WeiQi"],
    },
    Language {
        encodings: &[BIG5],
        ranks: &["段", "級"],
        words: "初段 業餘 職業 黑 白 勝 負 中盤 目 子 和棋 認輸 超時 圍棋 棋院 聯賽 名人 天元 賽 盃 杯 第 屆 \
                輪 局 臺 台北 香港 海峰 友誼 決 讓",
        names: "林陳張王李黃吳劉蔡楊許鄭謝郭洪邱曾廖賴周徐蘇葉莊呂江何蕭羅高潘簡朱鍾彭詹胡施沈余盧梁趙顏柯翁魏孫戴范方宋鄧\
                杜傅侯曹薛丁卓馬阮董唐溫藍石蔣古紀姚連馮歐程湯",
        programs: &[],
    },
    Language {
        encodings: &[EUC_KR],
        ranks: &["단", "급"],
        words: "초단 아마 프로 흑 백 승 패 불계 집 반 무승부 시간 바둑 기원 한국 서울 부산 타이젬 대국 친선 대회 \
                배 왕 국수 명인 선 전 국",
        names: "김이박최정강조윤장임한오서신권황안송류홍전고문손양배백허유남심노하곽성차주우구민진나지엄원천방공현함변염여추도소석",
        programs: &[],
    },
    Language {
        encodings: &[SHIFT_JIS, EUC_JP],
        ranks: &["段", "級"],
        words: "初段 アマ プロ 本因坊 名人 棋聖 十段 天元 王座 碁聖 囲碁 棋院 黒 白 勝 負 中押 目 半 時間切れ \
                持碁 互先 戦 期 局 第 杯 東京 大阪 日本 関西 幽玄 対局 九路",
        names: "佐鈴高田伊渡山中小加吉木松井斎清林藤石大前岡橋長村武上下坂依趙張王羽河結今片淡工宮呉岩梅影関秋安瀬本",
        programs: &["WinIgo"],
    },
];

/// The likeliest encoding. Bytes that are nothing in an encoding of two bytes a sign speak against it only if they are many: servers cut
/// names in the middle of a sign.
pub(super) fn guess(bytes: &[u8]) -> &'static Encoding {
    let detected = detected(bytes);
    let fits = EAST_ASIAN.into_iter().filter_map(|encoding| {
        let fit = fit(encoding, bytes)?;
        // Who has detected it knows how often signs stand side by side.
        let side_by_side = if encoding == detected {
            2 + fit.max(0) / 4
        } else {
            0
        };
        Some((fit + side_by_side, encoding))
    });
    let best = fits.reduce(|best, other| if other.0 > best.0 { other } else { best });
    let Some((fit, best)) = best else {
        return detected;
    };
    let is_of_letters = !is_east_asian(detected) && fit <= letters(&decode(detected, bytes)).max(0);
    if is_of_letters { detected } else { best }
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

fn decode(encoding: &'static Encoding, bytes: &[u8]) -> String {
    let head = &bytes[..bytes.len().min(MOST_READ)];
    encoding.decode_without_bom_handling(head).0.into_owned()
}

/// How much speaks for a text in an encoding of two bytes a sign: how common its signs are, and what is known of records. Nothing if
/// more than a quarter of its signs is broken.
fn fit(encoding: &'static Encoding, bytes: &[u8]) -> Option<i64> {
    let text = decode(encoding, bytes);
    let mut languages = LANGUAGES.iter();
    let language = languages.find(|language| language.encodings.contains(&encoding))?;
    let (mut fit, mut broken, mut wide, mut before) = (0, 0, 0, ' ');
    for sign in text.chars() {
        if !sign.is_ascii() {
            wide += 1;
            broken += usize::from(sign == '\u{fffd}');
            fit += commonness(encoding, sign);
        }
        // Nobody writes signs of two kinds in one word.
        let is_mixed = (sign.is_ascii_alphabetic() && !before.is_ascii())
            || (before.is_ascii_alphabetic() && !sign.is_ascii());
        fit -= if is_mixed { 2 } else { 0 };
        before = sign;
    }
    (4 * broken <= wide).then(|| fit + language.known(&text))
}

/// How common a sign is by its place in an encoding, which has the common ones before the others: 1 if it is, less than 0 if it hardly
/// ever stands in a record.
fn commonness(encoding: &'static Encoding, sign: char) -> i64 {
    if sign == '\u{fffd}' {
        return -3;
    }
    let mut text = [0; 4];
    let (bytes, ..) = encoding.encode(sign.encode_utf8(&mut text));
    let [first, second] = bytes[..] else {
        return -2;
    };
    let is_of_set = second >= 0xa1;
    match (encoding, first) {
        (set, 0xb0..=0xd7) if set == GB18030 && is_of_set => 1,
        (set, 0xa1..=0xa3 | 0xd8..=0xf7) if set == GB18030 && is_of_set => 0,
        (set, 0xa4..=0xa5) if set == GB18030 && is_of_set => -1,
        (set, 0xa4..=0xc6) if set == BIG5 => 1,
        (set, 0xa1..=0xa3 | 0xc9..=0xf9) if set == BIG5 => 0,
        (set, 0xb0..=0xc8) if set == EUC_KR && is_of_set => 1,
        (set, 0xa1..=0xa3) if set == EUC_KR && is_of_set => 0,
        (set, 0xa4 | 0xca..=0xfd) if set == EUC_KR && is_of_set => -1,
        (set, 0xa4..=0xa5 | 0xb0..=0xcf) if set == EUC_JP => 1,
        (set, 0xa1..=0xa3 | 0xd0..=0xf4) if set == EUC_JP => 0,
        (set, 0x83) if set == SHIFT_JIS && second <= 0x96 => 1,
        (set, 0x82) if set == SHIFT_JIS && second >= 0x9f => 1,
        (set, 0x88..=0x97) if set == SHIFT_JIS => 1,
        (set, 0x81 | 0x82 | 0x98..=0x9f | 0xe0..=0xea) if set == SHIFT_JIS => 0,
        _ => -2,
    }
}

impl Language {
    /// What of a text is known from other records: ranks, words, the beginnings of names, the program that wrote it.
    fn known(&self, text: &str) -> i64 {
        let is_number = |sign: char| sign.is_ascii_digit() || NUMBERS.contains(sign);
        let (mut known, mut before) = (0, ' ');
        for (at, sign) in text.char_indices() {
            if !sign.is_ascii() {
                let rest = &text[at..];
                let is_rank = self.ranks.iter().any(|rank| rest.starts_with(rank));
                known += if is_rank && is_number(before) { 3 } else { 0 };
                let words = self.words.split(' ').filter(|word| rest.starts_with(word));
                known += words.map(weight).sum::<i64>();
            }
            before = sign;
        }
        let values = |name: &'static str| text.split(name).skip(1);
        let is_name = |value: &&str| value.starts_with(|sign| self.names.contains(sign));
        let names = NAMED.into_iter().flat_map(values).filter(is_name).count();
        let program = text
            .split("AP[")
            .nth(1)
            .and_then(|value| value.split(']').next());
        let is_known =
            program.is_some_and(|it| self.programs.iter().any(|known| it.contains(known)));
        known + 2 * i64::try_from(names).unwrap_or(0) + if is_known { 3 } else { 0 }
    }
}

/// What a word of records counts for: one sign may stand there by chance.
fn weight(word: &str) -> i64 {
    match word.chars().count() {
        1 => 1,
        length => 2 * i64::try_from(length).unwrap_or(0),
    }
}

/// How much speaks for a text in letters: for each one in a word of letters alone, small ones behind the first or capitals throughout;
/// against it signs inside words that no language has there.
fn letters(text: &str) -> i64 {
    let is_of_word =
        |sign: char| sign.is_ascii_alphabetic() || (!sign.is_ascii() && !is_between_words(sign));
    let words = text.split(|sign| !is_of_word(sign));
    words
        .filter(|word| !word.is_ascii())
        .map(letters_of_word)
        .sum()
}

fn letters_of_word(word: &str) -> i64 {
    let count = |is: fn(char) -> bool| {
        let signs = word.chars().filter(|&sign| is(sign)).count();
        i64::try_from(signs).unwrap_or(0)
    };
    let foreign = count(|sign| !sign.is_ascii());
    let capitals = count(char::is_uppercase);
    let is_even = capitals == 0
        || (capitals == 1 && word.starts_with(char::is_uppercase))
        || capitals == count(|_| true);
    match word.chars().all(char::is_alphabetic) {
        true if is_even => foreign,
        true => -2 * foreign,
        false => -3 * foreign,
    }
}

/// Whether a sign beyond ASCII stands between words, or beside numbers.
const fn is_between_words(sign: char) -> bool {
    matches!(
        sign,
        '\u{a0}'
            | '«'
            | '»'
            | '“'
            | '”'
            | '„'
            | '‘'
            | '’'
            | '‚'
            | '–'
            | '—'
            | '…'
            | '½'
            | '¼'
            | '¾'
            | '°'
            | '©'
            | '®'
            | '№'
            | '¡'
            | '¿'
            | '€'
            | '£'
    )
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
