//! Files of ours that were edited elsewhere.

use super::*;

#[test]
fn private_properties_win_while_the_stones_are_the_same() {
    let text = to_sgf(&race(), &Answers::NOTHING).replace("CR[aa][ab]SQ[ee]", "CR[ee]");
    let loaded = load(&text);
    assert!(loaded.notices.is_empty());
    assert_eq!(role(&loaded.document, "A9"), Role::Essential);
    assert_eq!(role(&loaded.document, "E5"), Role::Safe);
}

#[test]
fn a_block_whose_stones_changed_has_the_role_of_its_marks() {
    let text = to_sgf(&race(), &Answers::NOTHING)
        .replace("AB[aa]", "AB[hh]")
        .replace("CR[aa]", "CR[ba][hh]");
    let loaded = load(&text.replace("AP[Semeai:", "AP[Other:"));
    assert_eq!(
        role(&loaded.document, "B9"),
        Role::Essential,
        "its circle moved on"
    );
    assert_eq!(role(&loaded.document, "H2"), Role::Essential);
    assert_eq!(role(&loaded.document, "A8"), Role::Essential, "unchanged");
    assert_eq!(role(&loaded.document, "E5"), Role::Safe, "unchanged");
    let [
        FileNotice::Rebuilt {
            program: Some(program),
        },
    ] = &loaded.notices[..]
    else {
        panic!("{:?}", loaded.notices);
    };
    assert!(program.starts_with("Other:"));
}

#[test]
fn a_comment_by_others_in_our_variation_is_kept_and_the_candidates_too() {
    let mut document = race();
    let first = Move {
        color: Color::Black,
        point: at(&document, "C9"),
    };
    document.race.picks.add(&[first], at(&document, "C8"));
    let text = to_sgf(&document, &Answers::NOTHING);
    let edited = load(&text.replace("SEMG[1]", "SEMG[1]C[Good!]"));
    assert_eq!(edited.document.race.picks, document.race.picks);
    let saved = to_sgf(&edited.document, &Answers::NOTHING);
    assert!(saved.contains("C[Good!]"));
    assert_eq!(load(&saved).document, edited.document);
}

#[test]
fn a_new_variation_by_others_is_kept_beside_ours() {
    let mut document = race();
    let first = Move {
        color: Color::Black,
        point: at(&document, "C9"),
    };
    document.race.picks.add(&[first], at(&document, "C8"));
    let text = to_sgf(&document, &Answers::NOTHING);
    let end = text.rfind(')').expect("an end");
    let edited = load(&format!(
        "{}(;W[gg]C[mine];B[hh])){}",
        &text[..end],
        &text[end + 1..]
    ));
    assert_eq!(edited.document.race.picks, document.race.picks);
    assert!(to_sgf(&edited.document, &Answers::NOTHING).contains("(;W[gg]C[mine];B[hh])"));
    assert_eq!(again(&edited.document).document, edited.document);
}
