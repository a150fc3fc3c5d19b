//! Records in every encoding that servers and old programs write, without a word about which: what is read, and that the
//! bytes of every value come back.

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, ISO_2022_JP, KOI8_U, SHIFT_JIS, WINDOWS_1251,
    WINDOWS_1252,
};
use semeai_session::file;

use crate::random::Random;

/// What people write in one language: names, ranks, places and results, comments.
struct Language {
    names: &'static [&'static str],
    ranks: &'static [&'static str],
    places: &'static [&'static str],
    results: &'static [&'static str],
    comments: &'static [&'static str],
    encodings: &'static [&'static Encoding],
}

const SIMPLIFIED: Language = Language {
    names: &[
        "李伟",
        "王芳",
        "张秀英",
        "刘洋",
        "陈静",
        "杨磊",
        "赵敏",
        "黄海涛",
        "周小明",
        "吴天一",
        "棋圣传人",
        "流星雨",
        "清风明月",
        "小飞侠",
        "围棋少年",
        "老顽童",
        "山东大汉",
        "一剑飘雪",
        "黑白之间",
        "静水流深",
    ],
    ranks: &["9段", "三段", "5级", "业余6段", "职业初段"],
    places: &["北京", "杭州棋院", "野狐围棋", "上海", "友谊赛"],
    results: &["黑中盘胜", "白胜3.5目", "白中盘胜", "黑胜1/4子", "B+R"],
    comments: &[
        "这手棋太缓了,应该先在右边打入。",
        "黑棋大龙被杀,白棋胜势。",
        "双方对杀,白棋快一气。",
        "此处黑棋可以劫争。",
        "实战白棋脱先,下边的官子价值很大。",
    ],
    encodings: &[GB18030],
};

const TRADITIONAL: Language = Language {
    names: &[
        "林志明",
        "陳怡君",
        "張雅婷",
        "王建國",
        "黃淑芬",
        "吳俊傑",
        "劉家豪",
        "蔡佩玲",
        "楊宗翰",
        "許文龍",
        "圍棋小子",
        "長白山人",
        "風雲再起",
        "靜夜思",
        "臺北棋友",
        "孤獨劍客",
        "夢裡花",
        "東方不敗",
        "飛龍在天",
        "黑白世界",
    ],
    ranks: &["9段", "三段", "5級", "業餘6段", "職業初段"],
    places: &["臺北", "高雄棋院", "海峰棋院", "香港", "友誼賽"],
    results: &["黑中盤勝", "白勝3.5目", "白中盤勝", "黑勝1/4子", "W+R"],
    comments: &[
        "這手棋太緩了,應該先在右邊打入。",
        "黑棋大龍被殺,白棋勝勢。",
        "雙方對殺,白棋快一氣。",
        "此處黑棋可以打劫。",
        "實戰白棋脫先,下邊的官子價值很大。",
    ],
    encodings: &[BIG5],
};

const KOREAN: Language = Language {
    names: &[
        "김민준",
        "이서연",
        "박지훈",
        "최수빈",
        "정현우",
        "강예은",
        "조성민",
        "윤지아",
        "장동혁",
        "임하늘",
        "바둑왕",
        "흑백나라",
        "돌다리",
        "하얀구름",
        "푸른바다",
        "산들바람",
        "승부사",
        "고수킬러",
        "별빛하나",
        "느림보",
    ],
    ranks: &["9단", "3급", "18급", "아마5단", "초단"],
    places: &["서울", "한국기원", "타이젬", "부산", "친선대국"],
    results: &["흑 불계승", "백 3집반승", "백 불계승", "흑 시간승", "B+R"],
    comments: &[
        "이 수는 너무 느립니다. 먼저 오른쪽에 침입해야 했습니다.",
        "흑 대마가 잡혀서 백이 우세합니다.",
        "수상전에서 백이 한 수 빠릅니다.",
        "여기서 흑은 패를 할 수 있습니다.",
        "실전에서 백이 손을 뺐는데 끝내기가 아주 큽니다.",
    ],
    encodings: &[EUC_KR],
};

const JAPANESE: Language = Language {
    names: &[
        "佐藤健",
        "鈴木一郎",
        "高橋美咲",
        "田中太郎",
        "伊藤さくら",
        "渡辺誠",
        "山本ひろし",
        "中村優子",
        "小林大輔",
        "加藤翔",
        "囲碁太郎",
        "たぬき",
        "ポンタ",
        "碁盤の目",
        "ヒカル先生",
        "石の下",
        "のんびり屋",
        "タケシ",
        "白石",
        "黒川",
    ],
    ranks: &["9段", "三段", "5級", "アマ六段", "初段"],
    places: &["東京", "日本棋院", "幽玄の間", "関西棋院", "友好対局"],
    results: &[
        "黒中押し勝ち",
        "白3目半勝ち",
        "白中押し勝ち",
        "黒時間切れ勝ち",
        "W+R",
    ],
    comments: &[
        "この手は少し緩く、先に右辺へ打ち込むべきでした。",
        "黒の大石が取られて白の勝勢です。",
        "攻め合いは白の一手勝ち。",
        "ここで黒はコウに出来ます。",
        "実戦は白が手を抜きましたが、下辺のヨセが大きい。",
    ],
    encodings: &[SHIFT_JIS, EUC_JP, ISO_2022_JP],
};

const WESTERN: Language = Language {
    names: &[
        "François",
        "Jürgen Müller",
        "José Núñez",
        "Søren",
        "Åsa Lindström",
        "André",
        "Zoë",
        "Günther",
        "Renée",
        "Iñigo",
    ],
    ranks: &["9d", "3k", "5e dan", "1er kyu", "2ème dan"],
    places: &["Zürich", "Orléans", "Málaga", "Malmö", "Köln"],
    results: &["B+R", "W+3.5", "W+R", "B+0.5", "B+T"],
    comments: &[
        "Ce coup est trop lent, il fallait d'abord déjouer l'attaque à droite.",
        "Die schwarze Gruppe ist gefangen, Weiß führt.",
        "En la carrera de capturas, las blancas tienen un tiempo más.",
        "Här kan svart göra ko.",
        "Weiß spielt anderswo; das Endspiel unten ist groß.",
    ],
    encodings: &[WINDOWS_1252],
};

const RUSSIAN: Language = Language {
    names: &[
        "Иванов",
        "Пётр Смирнов",
        "Кузнецова",
        "Дмитрий",
        "Сергей Попов",
        "Шикшин Илья",
        "Динерштейн",
        "Анна",
        "Фёдоров",
        "Ольга",
    ],
    ranks: &["1 дан", "5 кю", "7д", "3к", "1 кю"],
    places: &["Москва", "Казань", "Санкт-Петербург", "Киев", "Минск"],
    results: &["B+R", "W+3.5", "W+R", "B+0.5", "B+T"],
    comments: &[
        "Этот ход слишком медленный, надо было вторгаться справа.",
        "Чёрная группа мертва, белые впереди.",
        "В этой гонке белые быстрее на один ход.",
        "Здесь чёрные могут начать ко-борьбу.",
        "Белые сыграли в другом месте; внизу большое ёсэ.",
    ],
    encodings: &[WINDOWS_1251, KOI8_U],
};

const LANGUAGES: [Language; 6] = [SIMPLIFIED, TRADITIONAL, KOREAN, JAPANESE, WESTERN, RUSSIAN];

/// How much of a record is in the language: everything, the head alone, two names with a rank each, or nothing but two names.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Wordy {
    Comments,
    Head,
    Ranks,
    Names,
}

fn record(language: &Language, wordy: Wordy, random: &mut Random) -> String {
    let mut one = |words: &[&'static str]| words[random.below(words.len())];
    let (black, white) = (one(language.names), one(language.names));
    let mut text = format!("(;GM[1]FF[3]SZ[9]PB[{black}]PW[{white}]");
    if wordy == Wordy::Ranks {
        let [rank, other] = [language.ranks, language.ranks].map(&mut one);
        text += &format!("BR[{rank}]WR[{other}]");
    } else if wordy != Wordy::Names {
        let [rank, other, place, result] = [
            language.ranks,
            language.ranks,
            language.places,
            language.results,
        ]
        .map(&mut one);
        text += &format!("BR[{rank}]WR[{other}]PC[{place}]RE[{result}]");
    }
    text += "KM[6.5]\n;B[cc];W[gc]";
    if wordy == Wordy::Comments {
        text += &format!("C[{}]", one(language.comments));
    }
    text += ";B[gg];W[cg]";
    if wordy == Wordy::Comments {
        text += &format!("C[{}]", one(language.comments));
    }
    text + ")"
}

/// The names of the players as they stand in a text.
fn names(text: &str) -> [Option<&str>; 2] {
    ["PB[", "PW["].map(|name| {
        let (_, rest) = text.split_once(name)?;
        rest.split(']').next()
    })
}

/// How many of so many records in an encoding are read with the names that they have; in all of them every byte comes back.
fn right(language: &Language, encoding: &'static Encoding, wordy: Wordy, records: usize) -> usize {
    let mut random = Random::new(1);
    let mut right = 0;
    for _ in 0..records {
        let text = record(language, wordy, &mut random);
        let (bytes, _, has_unknown) = encoding.encode(&text);
        assert!(!has_unknown, "{text}");
        let loaded =
            file::parse("unsaid.sgf", &bytes).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let document = &loaded.document;
        let read = file::to_sgf(document, &file::Answers::NOTHING).expect("a rectangle");
        right += usize::from(names(&read) == names(&text));
        let saved = file::to_bytes(document, &file::Answers::NOTHING).expect("a rectangle");
        assert!(saved.bytes.starts_with(&bytes), "{text}");
        let again = file::parse("again.sgf", &saved.bytes).expect("what we write we read");
        assert_eq!(again.document, *document, "{text}");
    }
    right
}

#[test]
fn records_that_do_not_say_their_encoding_are_read() {
    const RECORDS: usize = 40;
    for (wordy, least) in [
        (Wordy::Comments, RECORDS - 1),
        (Wordy::Head, RECORDS - 1),
        (Wordy::Ranks, RECORDS - 2),
        // Two names of two signs each may be anything.
        (Wordy::Names, RECORDS * 9 / 10),
    ] {
        for language in &LANGUAGES {
            for &encoding in language.encodings {
                let right = right(language, encoding, wordy, RECORDS);
                println!("{wordy:?}, {}: {right} of {RECORDS}", encoding.name());
                assert!(
                    right >= least,
                    "{wordy:?}, {}: {right} of {RECORDS}",
                    encoding.name()
                );
            }
        }
    }
}

#[test]
#[ignore = "slow"]
fn many_records_that_do_not_say_their_encoding_are_read() {
    const RECORDS: usize = 200;
    for wordy in [Wordy::Comments, Wordy::Head, Wordy::Ranks, Wordy::Names] {
        for language in &LANGUAGES {
            for &encoding in language.encodings {
                let right = right(language, encoding, wordy, RECORDS);
                println!("{wordy:?}, {}: {right} of {RECORDS}", encoding.name());
                assert!(right * 10 >= RECORDS * 9);
            }
        }
    }
}

#[test]
fn bytes_that_are_lost_or_changed_in_values_come_back() {
    let mut random = Random::new(2);
    for _ in 0..150 {
        let language = &LANGUAGES[random.below(LANGUAGES.len())];
        let encoding = random.pick(language.encodings);
        let text = record(language, Wordy::Comments, &mut random);
        let (bytes, ..) = encoding.encode(&text);
        let mut bytes = bytes.into_owned();
        let at = random.below(bytes.len());
        if bytes[at].is_ascii() {
            continue;
        }
        match random.below(2) {
            0 => drop(bytes.remove(at)),
            _ => bytes[at] = 0xff,
        }
        let Ok(loaded) = file::parse("broken.sgf", &bytes) else {
            continue;
        };
        let is_whole = |notice: &file::FileNotice| {
            !matches!(
                notice,
                file::FileNotice::PassedOver { .. }
                    | file::FileNotice::BracketInside { .. }
                    | file::FileNotice::SignMissing { .. }
            )
        };
        // What was mended is written well formed.
        if loaded.notices.iter().all(is_whole) {
            let saved =
                file::to_bytes(&loaded.document, &file::Answers::NOTHING).expect("a rectangle");
            assert!(
                saved.bytes.starts_with(&bytes),
                "{}: {text}",
                encoding.name()
            );
        }
    }
}
