//! The laws of reading and writing.

use super::*;

#[test]
fn every_property_of_a_document_is_said_by_one_of_its_parts_only() {
    let mut names: Vec<_> = Document::own_properties().chain(OF_ROOT).collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}

/// How it is asked who lives, in every way that there is.
fn life_marks(number: u8, only: PointSet) -> LifeMarks {
    let ending = match (number % 3, only.first()) {
        (1, _) => Ending::Ultimate,
        (2, Some(point)) => Ending::Target(point),
        _ => Ending::Territory,
    };
    let kos = match number / 3 % 4 {
        0 => Kos::All,
        1 => Kos::One(Ko::Simple),
        2 => Kos::One(Ko::BlackWins),
        _ => Kos::One(Ko::WhiteWins),
    };
    let only = if number < 128 { PointSet::EMPTY } else { only };
    LifeMarks { ending, kos, only }
}

/// A map that need be none, in every way in which it is looked at.
fn map_marks(number: u8, text: &str) -> MapMarks {
    let text = text.replace('\n', " ");
    MapMarks {
        other: (number.is_multiple_of(3)).then(|| text.chars().rev().collect()),
        text,
        player: Color::ALL[usize::from(number % 2)],
        has_model: number.is_multiple_of(5),
    }
}

prop_compose! {
    fn documents()(columns in 2_usize..=25, rows in 2_usize..=25)(
        stones in prop::collection::vec((0..columns * rows, 0..2_u8, 0..4_u8), 0..60),
        roles in prop::collection::vec((0..columns * rows, 0..3_u8), 0..10),
        picks in prop::collection::vec(
            (prop::collection::vec((0..columns * rows, any::<bool>()), 0..4), 0..columns * rows),
            0..12,
        ),
        closed in prop::collection::vec((0..columns * rows, 0..3_u8), 0..4),
        only in prop::collection::btree_set(0..columns * rows, 0..4),
        flags in any::<(bool, bool, u8)>(),
        linked in any::<(bool, bool)>(),
        several in prop::sample::select(vec![Several::All, Several::First]),
        is_white in any::<bool>(),
        title in "[^\\r\\n\\x00]{0,12}",
        comment in "[^\\r\\x00]{0,40}",
        columns in Just(columns),
        rows in Just(rows),
    ) -> Document {
        let mut document = Document::empty(BoardKind::rectangle(columns, rows).expect("within the limits"));
        let point = |index| Point::new(index).expect("on the board");
        let color = |is_white| if is_white { Color::White } else { Color::Black };
        let role = |number| [Role::Unknown, Role::Safe, Role::Essential][usize::from(number % 3)];
        for (index, side, _) in &stones {
            document.board.setup.set(point(*index), Some(color(*side == 1)));
        }
        for (index, _, number) in stones {
            let block = document.board.setup.block_at(point(index)).expect("a stone");
            if number < 3 {
                document.marks.roles.set_block(&block, role(number));
            }
        }
        for (index, number) in roles {
            document.marks.roles.set(point(index), role(number));
        }
        for (path, index) in picks {
            let path: Vec<Move> =
                path.into_iter().map(|(at, is_white)| Move { color: color(is_white), point: point(at) }).collect();
            document.race.picks.add(&path, point(index));
            if index % 3 == 0 {
                document.race.picks.put_first(&path, point(index));
            }
        }
        for (index, side) in closed {
            let point = point(index);
            document.race.picks.close(&[], match side {
                0 => ClosedQuestion::Region(point),
                side => ClosedQuestion::Move(Move { color: color(side == 1), point }),
            });
        }
        let (is_narrowed, is_assumed, life) = flags;
        let only = only.into_iter().map(point).collect();
        document.endgame.ask_only(only, is_narrowed);
        document.life = life_marks(life, only);
        document.map = map_marks(life, &comment);
        if is_assumed {
            document.marks.assumed = document.marks.roles.points(Role::Safe);
        }
        document.race.linked.black = linked.0;
        document.race.linked.white = linked.1;
        document.race.several = several;
        document.board.to_move = color(is_white);
        document.lesson.question.write(Language::ENGLISH, &comment);
        document.lesson.answer.write(Language::JAPANESE, &title);
        document.text.title = title;
        document.text.comment = comment;
        document
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_document_comes_back_from_its_file(document in documents()) {
        let text = to_sgf(&document, &Answers::NOTHING);
        let loaded = parse("law.sgf", text.as_bytes()).map_err(|e| TestCaseError::fail(e.to_string()))?;
        prop_assert_eq!(&loaded.document, &document);
        prop_assert_eq!(loaded.notices, []);
        prop_assert_eq!(to_sgf(&loaded.document, &Answers::NOTHING), text);
    }

    #[test]
    fn a_truncated_file_never_panics(document in documents(), cut in 0.0..1.0_f64) {
        let text = to_sgf(&document, &Answers::NOTHING);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of a length")]
        let length = (text.len() as f64 * cut) as usize;
        let _ = parse("cut", &text.as_bytes()[..length]);
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = parse("any", &bytes);
        let _ = parse("any.sgf", &bytes);
    }

    #[test]
    fn no_text_like_sgf_panics_and_what_is_read_comes_back(
        text in "\\(;SZ\\[9\\](SEMV\\[1\\])?([();]|A[BWE]\\[[a-j]{2}(:[a-j]{2})?\\]|[BW]\\[[a-j]{0,2}\\]\
            |SEM[GCESUIOKMJ](\\[[a-j]{2}\\]|\\[[ESBW]:?[a-j]{0,2}\\])|C\\[[a-j\\\\]{0,3}\\]|CR\\[[a-j]{2}\\]|[ a-zA-Z]){0,30}"
    ) {
        let ended = format!("{text})");
        for text in [&text, &ended] {
            if let Ok(loaded) = parse("like.sgf", text.as_bytes()) {
                let saved = to_sgf(&loaded.document, &Answers::NOTHING);
                let again = parse("again.sgf", saved.as_bytes()).map_err(|e| TestCaseError::fail(e.to_string()))?;
                prop_assert_eq!(again.document, loaded.document, "{}", saved);
            }
        }
    }
}

#[test]
fn boards_that_sgf_does_not_know_are_refused() {
    let places = |x| (format!("{x}"), (0.0, 0.0));
    let path = Topology::graph(vec![places(1), places(2)], &[(0, 1)]).expect("a graph");
    let document = Document::on(Arc::new(path));
    assert_eq!(
        file::to_sgf(&document, &Answers::NOTHING),
        Err(FormatError(FileFormat::Sgf)),
        "nothing that could be written over a file"
    );
    assert_eq!(
        file::to_diagram(&document),
        Err(FormatError(FileFormat::Diagram))
    );
}

#[test]
fn the_opening_sample_is_shown_by_others() {
    let topology = Topology::rectangle(9, 9).expect("a board");
    let diagram = include_str!("../../../../../../assets/samples/00-connect-first.txt");
    let mut document = parse("sample.txt", diagram.as_bytes())
        .expect("a diagram")
        .document;
    document.text.title = "Connect first".to_owned();
    document
        .race
        .picks
        .add(&[], topology.point("H9").expect("on the board"));
    let report = crate::analyze(&document, None).expect("legal");
    let told = ["Black wins.".to_owned(), "Whoever starts.".to_owned()];
    let text = to_sgf(&document, &counted(&report, &told));
    for part in [
        "FF[4]GM[1]CA[UTF-8]AP[Semeai:",
        "SZ[9]PL[B]",
        "GN[Connect first]",
        "CR[ia][if]",
        "LB[ha:a]",
        "SEMV[1]",
        "SEMC[ha]",
        "(;B[ha]N[A / Black]SEMG[1]SEML[A:",
        "(;W[ha]N[A / White]SEMG[1]SEML[A:0]",
        "--- Semeai ---\nBlack wins.\nWhoever starts.\n--- / ---",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert_eq!(
        load(&text).document,
        document,
        "words and leaves for readers leave no trace"
    );
}

proptest! {
    #[test]
    fn the_text_of_a_sum_comes_back(sum in proptest::option::of("[^\r\n\u{0}]{0,40}")) {
        let mut document = Document::empty(BoardKind::rectangle(9, 9).expect("a board"));
        document.sum = sum;
        prop_assert_eq!(again(&document).document, document);
    }
}

#[test]
fn a_sum_goes_along_through_a_game_and_back() {
    let mut document = load("(;SZ[9]SEMV[1]AB[ee];B[aa];W[ba])").document;
    let game = document.game.as_ref().expect("variations");
    let next = game.after(1).expect("a move");
    let sum = |text: &str| Action::Text(crate::TextAction::Sum(text.to_owned()));
    for (action, expected) in [
        (sum("{1|0}"), "{1|0}"),
        (Action::Game(next), "{1|0}"),
        (sum("{2|0}"), "{2|0}"),
        (Action::Game(crate::NodeId::ROOT), "{2|0}"),
    ] {
        apply::apply(&mut document, &action).expect("done");
        assert_eq!(document.sum.as_deref(), Some(expected));
    }
}
