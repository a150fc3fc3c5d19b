//! Games with variations: gone through, written in, cropped, saved and read again.

use crate::desk::Ask as _;
use crate::file::{self, FileNotice, ListGames, parse, parse_game};
use crate::{Action, Control, Document, NodeId, Session, TextAction, selection};

fn open(text: &str) -> Document {
    parse("x.sgf", text.as_bytes()).expect("readable").document
}

fn saved(document: &Document) -> String {
    file::to_sgf(document, &file::Answers::NOTHING).expect("a rectangle")
}

fn session(text: &str) -> Session {
    Session::new(open(text))
}

fn go(session: &mut Session, at: usize) {
    let to = Action::Game(NodeId::new(at).expect("a number"));
    session.apply(&to).expect("always possible");
}

fn write(session: &mut Session, text: &str) {
    let text = TextAction::Comment(text.to_owned());
    session.apply(&Action::Text(text)).expect("always possible");
}

const GAME: &str = "(;GM[1]SZ[9]PB[X]C[root];B[aa]C[one]N[a name];W[ba]KO[](;B[bb];W[ee]C[old])(;B[gg]C[a\\]b]TR[gg]))";

#[test]
fn comments_are_written_where_they_belong_and_nothing_else_changes() {
    let mut session = session(GAME);
    write(&mut session, "new");
    go(&mut session, 2);
    write(&mut session, "[two]\n\\");
    go(&mut session, 5);
    assert_eq!(session.document().text.comment, "a]b");
    write(&mut session, "");
    go(&mut session, 0);
    assert_eq!(session.document().text.comment, "root");
    write(&mut session, "first");
    go(&mut session, 3);
    let text = saved(session.document());
    let expected = GAME
        .replace("C[root]", "C[first]")
        .replace("KO[]", "KO[]C[[two\\]\n\\\\]")
        .replace("C[old]", "C[new]")
        .replace("C[a\\]b]", "");
    assert!(text.starts_with(&expected), "{text}");
    let again = open(&text);
    let game = again.game.as_ref().expect("the game");
    assert_eq!(game.comment(NodeId::new(2).expect("two")), "[two]\n\\");
}

#[test]
fn a_position_knows_which_of_a_game_it_is_after_it_was_saved() {
    let mut session = session(&format!("(;SZ[9];W[cc]){GAME}"));
    assert_eq!(session.document().move_number(), Some(1), "the first game");
    let second = parse_game("x.sgf", format!("(;SZ[9];W[cc]){GAME}").as_bytes(), 1);
    session = Session::new(second.expect("a game").document);
    go(&mut session, 5);
    let again = open(&saved(session.document()));
    assert_eq!(again.move_number(), Some(3));
    assert_eq!(again.standing(), NodeId::new(5));
    let mut session = Session::new(again);
    go(&mut session, 4);
    assert_eq!(
        session.document().text.comment,
        "old",
        "it goes on from there"
    );
    // Somebody else has changed the stones: the game is still there, at no position of it.
    let odd = saved(session.document()).replace("SEMP[1:4]", "SEMP[1:77]");
    assert_eq!(
        open(&odd).standing(),
        NodeId::new(4),
        "the one with its stones"
    );
}

#[test]
fn variations_of_a_position_are_looked_through_and_kept() {
    let problem = "(;GM[1]SZ[9]AB[aa]AW[bb]LB[cc:1](;B[ba]C[good];W[ca])(;B[ab];W[ac]))";
    let mut session = session(problem);
    assert_eq!(session.document().standing(), Some(NodeId::ROOT));
    let as_it_was = saved(session.document());
    go(&mut session, 2);
    assert_eq!(session.document().board.setup.stones.white.len(), 2);
    write(&mut session, "and then?");
    let text = saved(session.document());
    assert!(
        text.contains("(;B[ba]C[good];W[ca]C[and then?])\n(;B[ab];W[ac])"),
        "{text}"
    );
    let again = parse("x.sgf", text.as_bytes()).expect("readable");
    assert_eq!(
        (again.games, again.game),
        (2, 1),
        "the problem, and the position"
    );
    assert_eq!(again.document.standing(), NodeId::new(2));
    assert_eq!(again.document.text.comment, "and then?");
    // On the way back the problem is what it was, with the words that were written in it.
    go(&mut session, 0);
    let back = saved(session.document());
    assert_eq!(back, as_it_was.replace("W[ca]", "W[ca]C[and then?]"));
}

#[test]
fn the_part_that_is_looked_at_is_read_and_written() {
    let mut document = open("(;SZ[19]AB[cc]VW[aa:gh]TR[cc])");
    let part = document.board.crop.expect("a part");
    let topology = document.topology().clone();
    let at = |name: &str| topology.point(name).expect("on the board");
    assert_eq!(part, selection::between(&topology, at("A19"), at("G12")));
    assert!(saved(&document).contains("\nVW[aa:gh]"));
    assert_eq!(open(&saved(&document)), document);
    document.board.crop = Some(selection::between(&topology, at("N9"), at("T1")));
    assert!(saved(&document).contains("\nVW[mk:ss]"));
    document.board.crop = None;
    assert!(!saved(&document).contains("VW"));
    // What is no such part stays what it is.
    let odd = open("(;SZ[19]AB[cc]VW[aa][cc])");
    assert_eq!(odd.board.crop, None);
    assert!(saved(&odd).contains("VW[aa][cc]"));
}

#[test]
fn looking_at_a_part_is_no_work_and_one_step_of_undo() {
    let mut session = session("(;SZ[19]AB[cc])");
    session.finish();
    for last in ["K10", "J11", "H12"] {
        let topology = session.document().topology();
        let at = |name: &str| topology.point(name).expect("on the board");
        let part = selection::between(topology, at("A19"), at(last));
        session
            .apply(&Action::Crop(Some(part)))
            .expect("always possible");
    }
    assert!(!session.history().is_modified());
    assert!(session.report().is_some(), "what was found out stays");
    write(&mut session, "words");
    assert!(session.history().is_modified() && session.report().is_some());
    assert!(session.undo() && session.undo());
    assert_eq!(session.document().board.crop, None);
    assert!(!session.history().has_undo() && session.report().is_some());
}

#[test]
fn variations_end_before_what_cannot_be_played_and_that_is_told() {
    let text = "(;SZ[9];B[aa](;W[bb])(;W[aa];B[cc])(;W[zz])(;AB[zz])(;W[cc](;B[cc])(;B[dd])))";
    let loaded = parse("x.sgf", text.as_bytes()).expect("readable");
    let cut = FileNotice::VariationsCut { variations: 4 };
    assert!(loaded.notices.contains(&cut), "{:?}", loaded.notices);
    let game = loaded.document.game.as_ref().expect("a game");
    assert_eq!(game.record().len(), 5);
    assert!(saved(&loaded.document).starts_with(text));
}

#[test]
fn variations_as_deep_as_the_file_need_no_stack() {
    let deep = |moves: usize| {
        let open: String = (0..moves).map(|i| ["(;B[]", "(;W[]"][i % 2]).collect();
        format!("(;SZ[9]{open}{})", ")".repeat(moves))
    };
    let document = open(&deep(20_000));
    let game = document.game.as_ref().expect("a game");
    assert_eq!(game.moves(), 20_000);
    let beside: String = (0..5_000).map(|_| "(;B[aa])(;B[bb]").collect();
    let wide = format!("(;SZ[9];B[cc]{beside}{})", ")".repeat(5_000));
    let document = open(&wide);
    drop(document.clone());
    assert!(saved(&document).starts_with(&wide));
}

#[test]
fn a_game_of_ten_thousand_moves_is_there_in_a_moment() {
    let corner = |i: usize| ["B[aa]", "W[ab]", "B[ba]", "W[bb]"][i % 4];
    // The four stones are never all there: the third takes nothing, so the colours take turns with passes.
    let moves: String = (0..5_000)
        .map(|i| {
            if i < 2 {
                format!(";{}", corner(i))
            } else {
                ";B[];W[]".to_owned()
            }
        })
        .collect();
    let start = std::time::Instant::now();
    let mut session = session(&format!("(;SZ[19]{moves})"));
    assert!(session.document().move_number() > Some(9_000));
    for _ in 0..100 {
        let game = session.document().game.as_ref().expect("a game");
        let back = game
            .record()
            .node(game.place())
            .parent
            .expect("not the first");
        session.apply(&Action::Game(back)).expect("always possible");
    }
    assert!(start.elapsed().as_secs_f32() < 5.0, "{:?}", start.elapsed());
}

const COLLECTION: &str = "(;GN[One]SZ[9]AB[aa]KM[5])\n(;PB[B]PW[W]DT[1900]SZ[9];B[bb];W[cc])\n(;SZ[9]AW[dd]C[three])\n(;EV[Event]SZ[9])\n";

fn beside(document: &Document) -> (Vec<String>, Vec<String>) {
    let beside = ListGames::of(document)
        .expect("a file")
        .answer(&mut (), &Control::default());
    (beside.before, beside.after)
}

#[test]
fn a_file_tells_who_played_the_game_of_a_document() {
    let head = |document: &Document| {
        let beside = ListGames::of(document)
            .expect("a file")
            .answer(&mut (), &Control::default());
        beside.head(document).cloned().expect("a game")
    };
    let first = open(COLLECTION);
    assert_eq!(head(&first).komi, "5");
    let second = first.other_game(1, false).expect("a game").document;
    let players = head(&second);
    assert_eq!([players.black, players.white], ["B", "W"]);
    let own = open("(;SZ[5]AB[aa]PB[A\nB]PW[C]RE[W+R])");
    let own = head(&own);
    assert_eq!([own.black, own.white, own.result], ["A B", "C", "W+R"]);
}

#[test]
fn the_games_of_a_file_are_listed_and_reached_without_a_change() {
    let first = open(COLLECTION);
    let after = ["B – W (1900)", "", "Event"].map(str::to_owned).to_vec();
    assert_eq!(beside(&first), (vec![], after));
    let third = first.other_game(2, false).expect("a game").document;
    assert_eq!(third.text.comment, "three");
    let second = third.other_game(1, false).expect("a game").document;
    assert_eq!(
        (second.game_before(), second.move_number()),
        (Some(1), Some(2))
    );
    assert_eq!(
        beside(&second).0.len(),
        4,
        "of a game that is in the file whole"
    );
    let last = second.other_game(3, false).expect("a game").document;
    assert_eq!(last.board.setup.stones.black.len(), 0);
    let first = last.other_game(0, false).expect("a game").document;
    assert!(first.other_game(4, false).is_err());
    let again = first.other_game(1, false).expect("a game").document;
    let text = saved(&again);
    assert!(text.starts_with(COLLECTION), "{text}");
}

#[test]
fn what_was_done_to_a_game_of_a_file_is_there_when_one_comes_back() {
    let mut first = session(COLLECTION);
    write(&mut first, "mine");
    let third = first
        .document()
        .other_game(2, true)
        .expect("a game")
        .document;
    first.turn_to_game(third);
    assert!(
        first.history().is_modified(),
        "what was done is not saved yet"
    );
    let first = first
        .document()
        .other_game(0, true)
        .expect("a game")
        .document;
    assert_eq!(
        (first.text.comment.as_str(), first.text.title.as_str()),
        ("mine", "One")
    );
    assert!(saved(&first).contains("KM[5]"));
}

#[test]
fn comments_in_three_encodings_are_read_value_by_value_and_saved_in_one() {
    use encoding_rs::{EUC_JP, SHIFT_JIS};
    let words = ["攻合いの手数を数えます", "ここから打ちます", "白の勝ちです"];
    let utf8 = words[0].as_bytes();
    let (shift_jis, ..) = SHIFT_JIS.encode(words[1]);
    let (euc_jp, ..) = EUC_JP.encode(words[2]);
    let bytes = [
        b"(;SZ[9]CA[Shift_JIS];B[aa]C[",
        utf8,
        b"];W[bb]C[",
        &shift_jis,
        b"](;B[cc]C[",
        &euc_jp,
        b"])(;B[dd]))",
    ]
    .concat();
    let loaded = parse("x.sgf", &bytes).expect("readable");
    let is_told = loaded.notices.contains(&FileNotice::EncodingsMixed);
    assert!(is_told, "{:?}", loaded.notices);
    let mut session = Session::new(loaded.document);
    for (at, said) in (1..).zip(words) {
        go(&mut session, at);
        assert_eq!(session.document().text.comment, said);
    }
    write(&mut session, "書き直し");
    let text = saved(session.document());
    let again = open(&text);
    let game = again.game.as_ref().expect("the game");
    let comment = |at| game.comment(NodeId::new(at).expect("a number")).to_owned();
    assert_eq!(
        [comment(1), comment(2), comment(3)],
        [words[0], words[1], "書き直し"]
    );
}

#[test]
fn a_move_of_a_variation_takes_no_safe_stone_as_none_of_a_play_out_does() {
    // White's safe stone at A2 has one liberty, which Black's first move fills.
    let diagram = parse("x.txt", b"#####@@\n@...#.#\n#####@@").expect("a diagram");
    let text = saved(&diagram.document);
    let end = text.rfind(')').expect("a game");
    let document = open(&format!("{};B[bb];W[cb])", &text[..end]));
    let game = document.game.as_ref().expect("moves");
    let safe = document.topology().point("A2").expect("a point");
    let white = |moves| {
        let at = game.after(moves)?;
        let moment = game.record().node(at).moment;
        Some((
            moment.stones.white.contains(safe),
            moment.stones.white.len(),
        ))
    };
    assert_eq!([white(1), white(2)], [Some((true, 5)), Some((true, 6))]);
    let mut session = Session::new(document);
    go(&mut session, 1);
    let shown = session.document();
    assert_eq!(
        shown.board.setup.get(safe),
        Some(semeai_board::Color::White)
    );
    assert!(
        shown.position().is_ok(),
        "it is safe, and may stand without a liberty"
    );
}
