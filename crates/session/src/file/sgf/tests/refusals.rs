//! What is refused, with its place, and hostile input.

use super::*;

#[test]
fn what_cannot_be_placed_is_refused_with_its_place() {
    let spot = |line, column| Some(Spot { line, column });
    let value = |property: &str, value: &str| (property.to_owned(), value.to_owned());
    let (property, outside) = value("AW", "jj");
    assert_eq!(
        refusal("(;SZ[9]\n AW[aa][jj])"),
        (
            spot(2, 9),
            FileErrorKind::OutsideBoard {
                property,
                value: outside
            }
        )
    );
    let (property, bad) = value("AB", "a");
    assert_eq!(
        refusal("(;SZ[9]AB[a])").1,
        FileErrorKind::BadPoint {
            property,
            value: bad
        }
    );
    assert_eq!(
        refusal("(;SZ[9]AB[aa:cc]AW[bb])").1,
        FileErrorKind::StonesOnTop {
            point: "B8".to_owned()
        }
    );
    assert_eq!(
        refusal("(;SZ[26])"),
        (
            spot(1, 3),
            FileErrorKind::BoardSize {
                columns: 26,
                rows: 26
            }
        )
    );
    assert_eq!(
        refusal("(;SZ[1])").1,
        FileErrorKind::BoardSize {
            columns: 1,
            rows: 1
        }
    );
    assert_eq!(
        refusal("(;SZ[big])").1,
        FileErrorKind::BadSize("big".to_owned())
    );
    assert_eq!(
        refusal("(;GM[3])").1,
        FileErrorKind::OtherGame("3".to_owned())
    );
    assert_eq!(refusal("not a game").1, FileErrorKind::NoGame);
    assert_eq!(refusal(" \n").1, FileErrorKind::Empty);
    assert_eq!(refusal("\0\u{1}").1, FileErrorKind::Binary);
}

#[test]
fn deep_and_large_files_are_read_or_refused_quickly() {
    let deep = "(;SZ[9]".to_owned() + &"(;B[aa]".repeat(200_000) + &")".repeat(200_001);
    let loaded = load(&deep);
    assert_eq!(loaded.notices.len(), 2, "the second move at A9 is illegal");
    let long = "(;SZ[9]SEMV[1]".to_owned() + &";B[aa]SEMG[1]SEMC[bb]".repeat(50_000) + ")";
    let loaded = load(&long);
    assert!(loaded.notices.contains(&FileNotice::TreeTooLarge));
    assert_eq!(loaded.document.race.picks.len(), 700);
    assert!(parse("x", &"(;".repeat(1 << 20).into_bytes()).is_err());
    assert_eq!(
        parse("x", &vec![b'x'; 65 << 20]).expect_err("large").kind,
        FileErrorKind::TooLarge { bytes: 65 << 20 }
    );
    let games = "(;)".repeat(100_001);
    assert_eq!(refusal(&games).1, FileErrorKind::TooManyGames);
}

#[test]
fn a_truncated_file_is_refused_or_told_at_every_byte() {
    let mut document = race();
    document.text.comment = "攻合い \\ ] [ ( ) ;".to_owned();
    let text = to_sgf(&document, &Answers::NOTHING);
    let end = text.rfind(')').expect("an end");
    for length in 0..end {
        if let Ok(loaded) = parse("x.sgf", &text.as_bytes()[..length]) {
            let is_told =
                |notice: &FileNotice| matches!(notice, FileNotice::SignMissing { sign: ')', .. });
            assert!(loaded.notices.iter().any(is_told), "at byte {length}");
        }
    }
}
