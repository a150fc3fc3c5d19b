//! What does not fit the theory, and what can be done about it.

mod fight;
mod marks;
mod regions;

use semeai_race::report::{Notice, Report};
use semeai_session::{Document, Phrasing, Repair};

pub(crate) use fight::seki_or_both_live;
pub(crate) use marks::safe_in_atari;

use crate::grammar::int;
use crate::race::repair::{NoticeText, repair_name};
use crate::texts::race::notice as texts;

/// A notice of the analysis in words, with buttons. Report and document must belong together.
pub fn notice(
    notice: &Notice,
    report: &Report,
    document: &Document,
    phrasing: Phrasing,
) -> NoticeText {
    let button = |repair| (button(notice, &repair, report, phrasing), repair);
    let repairs = Repair::of_notice(notice, report, document);
    NoticeText {
        message: message(notice, report, phrasing),
        repairs: repairs.into_iter().map(button).collect(),
    }
}

/// How many notices there are, where they are not shown themselves.
pub fn notices_count(count: usize, phrasing: Phrasing) -> String {
    texts::notices_count(int(count), phrasing)
}

/// What a notice says, without what can be done about it.
pub(crate) fn message(notice: &Notice, report: &Report, phrasing: Phrasing) -> String {
    let topology = &report.topology;
    match notice {
        Notice::NoEssential => marks::no_essential(phrasing),
        Notice::MissingEssential(color) => marks::missing_essential(*color, phrasing),
        Notice::SeveralEssential(color, blocks) => {
            marks::several_essential(*color, blocks, topology, phrasing)
        }
        Notice::CuttableLink { color, blocks, cut } => {
            marks::cuttable_link(*color, blocks, *cut, topology, phrasing)
        }
        Notice::SafeInAtari(point) => safe_in_atari(&[*point], topology, phrasing),
        Notice::ManyUnknown(blocks) => marks::many_unknown(blocks, phrasing),
        Notice::NotInContact => fight::not_in_contact(phrasing),
        Notice::InAtari { color, point } => fight::in_atari(*color, *point, topology, phrasing),
        Notice::Escape { color, point, .. } => fight::escape(*color, *point, topology, phrasing),
        Notice::Ko(point) => fight::ko(*point, topology, phrasing),
        Notice::CaptorMayDie(color) => fight::captor_may_die(*color, phrasing),
        Notice::SekiOrBothLive => seki_or_both_live(phrasing).to_owned(),
        Notice::OverBudget => fight::over_budget(phrasing),
        Notice::SharedNotPlain { shared, obstacle } => {
            regions::shared_not_plain(*shared, *obstacle, report, phrasing)
        }
        Notice::EyePotential { region, color } => {
            regions::eye_potential(*region, *color, report, phrasing)
        }
        Notice::ApproachOrder { regions } => regions::approach_order(regions, report, phrasing),
        Notice::NotExpanded { region, is_ko } => {
            regions::not_expanded(*region, *is_ko, report, phrasing)
        }
        Notice::PicksDiffer {
            region,
            picked,
            found,
        } => regions::picks_differ(*region, picked, found, report, phrasing),
    }
}

/// What stands on the button of a repair where a notice gives it a sense of its own.
fn button(notice: &Notice, repair: &Repair, report: &Report, phrasing: Phrasing) -> String {
    let own = match (notice, repair) {
        (Notice::NoEssential, Repair::Guess) => texts::button_no_essential_guess(phrasing),
        (Notice::CuttableLink { .. }, Repair::Leave) => texts::button_cuttable_link_leave(phrasing),
        (Notice::CuttableLink { .. }, Repair::MakeUnknown(_)) => {
            texts::button_cuttable_link_make_unknown(phrasing)
        }
        (Notice::Ko(_), Repair::Prove) => texts::button_ko_prove(phrasing),
        (Notice::SharedNotPlain { .. }, Repair::Prove) => {
            texts::button_shared_not_plain_prove(phrasing)
        }
        (Notice::SafeInAtari(_), Repair::Leave) => texts::button_safe_in_atari_leave(phrasing),
        _ => return repair_name(repair, &report.topology, phrasing),
    };
    own.to_owned()
}

#[cfg(test)]
mod tests {
    use semeai_board::{Color, Role};
    use semeai_race::report::SharedObstacle;

    use super::*;
    use crate::example::Example;

    fn buttons(said: &NoticeText) -> Vec<&str> {
        said.repairs.iter().map(|(name, _)| name.as_str()).collect()
    }

    #[test]
    fn of_two_essential_blocks_either_can_be_kept() {
        let race = Example::new("B.B\n.W.\n...");
        let is_it = |notice: &Notice| matches!(notice, Notice::SeveralEssential(..));
        let said = race.notice(is_it, Phrasing::ENGLISH);
        assert_eq!(
            said.message,
            "Two black blocks are essential (A3, C3). The count works for one per side."
        );
        assert_eq!(buttons(&said), ["Keep A3", "Keep C3", "They are linked"]);
        assert_eq!(said.repairs[0].1, Repair::KeepEssential(race.point("A3")));
        let said = race.notice(is_it, Phrasing::JAPANESE);
        assert_eq!(
            said.message,
            "黒の対象ブロックが2個あります（A3、C3）。各色1つにしてください。"
        );
    }

    #[test]
    fn a_link_that_can_be_cut_may_become_a_region() {
        let mut document = Example::new("BB.B\nWWWW\n....\n....").document;
        document.race.linked.black = true;
        let race = Example::of(document);
        let is_it = |notice: &Notice| matches!(notice, Notice::CuttableLink { .. });
        let said = race.notice(is_it, Phrasing::ENGLISH);
        assert_eq!(
            said.message,
            "A4 and D4 are linked only if Black answers at C4."
        );
        let smaller = vec![race.point("D4")];
        assert_eq!(
            said.repairs[1],
            ("Make it a region".to_owned(), Repair::MakeUnknown(smaller))
        );
        let said = race.notice(is_it, Phrasing::JAPANESE);
        assert_eq!(said.message, "A4とD4はC4に応じる場合だけつながります。");
    }

    #[test]
    fn atari_says_who_captures_where() {
        let race = Example::new(".@@@@\nBBBBB\nWWWWW\n.####");
        let is_it = |notice: &Notice| matches!(notice, Notice::InAtari { .. });
        let said = race.notice(is_it, Phrasing::ENGLISH);
        assert_eq!(
            said.message,
            "White is in atari and it is Black's turn: Black captures at A1."
        );
        assert_eq!(
            said.repairs,
            [("Show".to_owned(), Repair::Show(vec![race.point("A1")]))]
        );
        let said = race.notice(is_it, Phrasing::JAPANESE);
        assert_eq!(said.message, "白はアタリです。黒はA1で取れます。");
    }

    #[test]
    fn a_way_out_can_be_searched() {
        let race = Example::new("@.#\n@..\nBBB\nWWW\n.#.");
        let is_it = |notice: &Notice| matches!(notice, Notice::Escape { .. });
        let said = race.notice(is_it, Phrasing::ENGLISH);
        assert_eq!(
            said.message,
            "Black may escape at C4 to safe stones; the count does not see that."
        );
        assert_eq!(buttons(&said), ["Expand automatically", "Show"]);
        let mut document = race.document.clone();
        document.race.unpicked = semeai_race::WithoutPicks::Searched;
        let searched = Example::of(document);
        assert!(!searched.report.notices.iter().any(is_it));
    }

    #[test]
    fn a_shared_region_says_why_it_is_not_plain() {
        let race = Example::new(".@.@.\nBBBBB\n..BBB\nWWWWW\n.#.#.");
        let mut document = race.document.clone();
        document
            .board
            .setup
            .set(race.point("A3"), Some(Color::White));
        document.board.setup.set(race.point("A2"), None);
        let race = Example::of(document);
        let obstacles = [
            (
                SharedObstacle::OneSided(race.point("B3")),
                "B3 does not touch both blocks",
            ),
            (
                SharedObstacle::UnknownStone(race.point("B3")),
                "there is an unknown stone at B3",
            ),
            (
                SharedObstacle::SafeStone(race.point("B1")),
                "the safe stone at B1 borders it",
            ),
        ];
        for (obstacle, reason) in obstacles {
            let each = Notice::SharedNotPlain {
                shared: 0,
                obstacle,
            };
            let said = notice(&each, &race.report, &race.document, Phrasing::ENGLISH);
            assert!(said.message.contains(reason), "{}", said.message);
        }
    }

    /// Three liberties of each on the first line, and half a board behind them.
    #[test]
    fn liberties_that_are_not_closed_in_are_told_as_that() {
        let open =
            Example::new(".......\n.......\n.......\n.......\n...OX..\nOOOOXX.\nOBBBWWX\n.......");
        let is_it = |notice: &Notice| matches!(notice, Notice::SharedNotPlain { .. });
        let said = open.notice(is_it, Phrasing::ENGLISH);
        assert_eq!(
            said.message,
            "The race is open to the rest of the board, from B1 on. Analyse it, or close it in with safe stones."
        );
        assert_eq!(buttons(&said), ["Search instead", "Show"]);
        let liberties = ["B1", "C1", "D1", "E1", "F1"].map(|name| open.point(name));
        assert_eq!(said.repairs[1].1, Repair::Show(liberties.to_vec()));
        let said = open.notice(is_it, Phrasing::JAPANESE);
        assert_eq!(
            said.message,
            "攻合いがB1から盤の残りに開いています。読んで調べるか、安全な石で囲ってください。"
        );
        let told = open.plain(Phrasing::ENGLISH);
        assert!(!told.contains("Shared"), "{told}");
        assert!(
            told.contains("not closed in around the blocks: 51 ("),
            "{told}"
        );
    }

    #[test]
    fn every_notice_speaks_both_languages() {
        let race = Example::new(".@.@.\nBBBBB\nWWWWW\n.#.#.").mark("B4", Role::Unknown);
        let point = race.point("A4");
        let all = [
            Notice::NoEssential,
            Notice::MissingEssential(Color::White),
            Notice::SeveralEssential(Color::White, vec![point; 5]),
            Notice::CuttableLink {
                color: Color::Black,
                blocks: vec![point; 2],
                cut: point,
            },
            Notice::NotInContact,
            Notice::InAtari {
                color: Color::Black,
                point,
            },
            Notice::Escape {
                region: 0,
                color: Color::Black,
                point,
            },
            Notice::SharedNotPlain {
                shared: 9,
                obstacle: SharedObstacle::OneSided(point),
            },
            Notice::SafeInAtari(point),
            Notice::ManyUnknown(vec![point; 3]),
            Notice::Ko(point),
            Notice::EyePotential {
                region: 0,
                color: Color::White,
            },
            Notice::ApproachOrder {
                regions: vec![0, 1],
            },
            Notice::NotExpanded {
                region: 0,
                is_ko: true,
            },
            Notice::NotExpanded {
                region: 1,
                is_ko: false,
            },
            Notice::PicksDiffer {
                region: 0,
                picked: "{4|0}".to_owned(),
                found: "4".to_owned(),
            },
            Notice::CaptorMayDie(Color::Black),
            Notice::SekiOrBothLive,
            Notice::OverBudget,
        ];
        for each in all {
            let say = |phrasing| notice(&each, &race.report, &race.document, phrasing);
            let (english, japanese) = (say(Phrasing::ENGLISH), say(Phrasing::JAPANESE));
            assert!(english.message.ends_with(['.', '?']), "{}", english.message);
            assert!(english.message.is_ascii(), "{}", english.message);
            assert!(japanese.message.ends_with('。'), "{}", japanese.message);
            assert_eq!(english.repairs.len(), japanese.repairs.len());
            for ((name, repair), (name_japanese, same)) in
                english.repairs.iter().zip(&japanese.repairs)
            {
                assert!(!name.is_empty() && !name_japanese.is_empty());
                assert_eq!(repair, same);
            }
        }
    }
}
