//! What does not fit the theory, and what can be done about it.

use semeai_board::{Color, Point, PointSet, Position, Role};
use semeai_race::report::{Notice, Report, SharedObstacle};
use semeai_session::{Action, BoardAction, Document, Language, MarkAction, RaceAction};

use crate::grammar::{all_of, int, side};
use crate::repair::{NoticeText, Repair};
use crate::suggestion::{not_expanded, picks_differ};

/// The most essential blocks that get a button of their own.
const MAX_BUTTONS: usize = 3;

/// A notice of the analysis in words, with buttons. Report and document must belong together.
pub fn notice(
    notice: &Notice,
    report: &Report,
    document: &Document,
    language: Language,
) -> NoticeText {
    let say = Say {
        report,
        document,
        language,
    };
    match notice {
        Notice::NoEssential => say.no_essential(),
        Notice::MissingEssential(color) => say.missing_essential(*color),
        Notice::SeveralEssential(color, blocks) => say.several_essential(*color, blocks),
        Notice::CuttableLink { color, blocks, cut } => say.cuttable_link(*color, blocks, *cut),
        Notice::NotInContact => say.not_in_contact(),
        Notice::InAtari { color, point } => say.in_atari(*color, *point),
        Notice::Escape { color, point, .. } => say.escape(*color, *point),
        Notice::SharedNotPlain { shared, obstacle } => say.shared_not_plain(*shared, *obstacle),
        Notice::SafeInAtari(point) => say.safe_in_atari(&[*point]),
        Notice::ManyUnknown(blocks) => say.many_unknown(blocks),
        Notice::Ko(point) => say.ko(*point),
        Notice::EyePotential { region, color } => say.eye_potential(*region, *color),
        Notice::ApproachOrder { regions } => say.approach_order(regions),
        Notice::NotExpanded { region, is_ko } => not_expanded(report, *region, *is_ko, language),
        Notice::PicksDiffer {
            region,
            picked,
            found,
        } => picks_differ(report, *region, picked, found, language),
        Notice::OverBudget => say.over_budget(),
    }
}

/// Several blocks of safe stones in atari in one message.
pub(crate) fn safe_in_atari(
    points: &[Point],
    report: &Report,
    document: &Document,
    language: Language,
) -> NoticeText {
    Say {
        report,
        document,
        language,
    }
    .safe_in_atari(points)
}

/// What every sentence needs.
struct Say<'a> {
    report: &'a Report,
    document: &'a Document,
    language: Language,
}

impl Say<'_> {
    fn name(&self, point: Point) -> &str {
        self.report.topology.name(point)
    }

    fn names(&self, points: &[Point]) -> String {
        let names: Vec<&str> = points.iter().map(|&point| self.name(point)).collect();
        names.join(say!(self.language, en = ", ", ja = "、"))
    }

    fn button(&self, text: &str, repair: Repair) -> (String, Repair) {
        (text.to_owned(), repair)
    }

    fn mark(&self, text: &str, action: MarkAction) -> (String, Repair) {
        self.button(text, Repair::Do(Action::Mark(action)))
    }

    fn show(&self, points: Vec<Point>) -> (String, Repair) {
        self.button(
            say!(self.language, en = "Show", ja = "表示"),
            Repair::Show(points),
        )
    }

    fn no_essential(&self) -> NoticeText {
        NoticeText {
            message: say!(
                self.language,
                en = "Mark one black and one white block that fight each other.",
                ja = "攻合いをしている黒と白のブロックを1つずつ指定してください。"
            )
            .to_owned(),
            repairs: vec![self.mark(
                say!(self.language, en = "Guess for me", ja = "推測する"),
                MarkAction::Guess,
            )],
        }
    }

    fn missing_essential(&self, color: Color) -> NoticeText {
        let color = side(color, self.language);
        NoticeText {
            message: say!(
                self.language,
                en = format!("{color}'s essential block is missing."),
                ja = format!("{color}の対象ブロックが指定されていません。")
            ),
            repairs: vec![self.mark(
                say!(self.language, en = "Guess", ja = "推測する"),
                MarkAction::Guess,
            )],
        }
    }

    fn several_essential(&self, color: Color, blocks: &[Point]) -> NoticeText {
        let (names, count) = (self.names(blocks), blocks.len());
        let (adjective, number) = (color.to_string(), number_word(count));
        let color_name = side(color, self.language);
        let keep = |&point: &Point| {
            let name = self.name(point);
            let text = say!(
                self.language,
                en = format!("Keep {name}"),
                ja = format!("{name}を残す")
            );
            (
                text,
                Repair::Do(Action::Mark(MarkAction::KeepEssential(point))),
            )
        };
        let mut repairs: Vec<(String, Repair)> = if count <= MAX_BUTTONS {
            blocks.iter().map(keep).collect()
        } else {
            vec![self.button(
                say!(self.language, en = "Mark others", ja = "指定し直す"),
                Repair::MarkMode,
            )]
        };
        let link = MarkAction::Link {
            color,
            linked: true,
        };
        repairs.push(self.mark(
            say!(self.language, en = "They are linked", ja = "つながっている"),
            link,
        ));
        NoticeText {
            message: say!(
                self.language,
                en = format!(
                    "{number} {adjective} blocks are essential ({names}). The count works for one per side."
                ),
                ja = format!(
                    "{color_name}の対象ブロックが{count}個あります({names})。各色1つにしてください。"
                )
            ),
            repairs,
        }
    }

    fn cuttable_link(&self, color: Color, blocks: &[Point], cut: Point) -> NoticeText {
        let names: Vec<&str> = blocks.iter().map(|&point| self.name(point)).collect();
        let cut = self.name(cut);
        let color = side(color, self.language);
        let mut repairs = vec![self.button(
            say!(self.language, en = "Accept", ja = "了解"),
            Repair::Dismiss,
        )];
        let size = |&point: &Point| {
            self.document
                .setup
                .block_at(point)
                .map_or(0, |block| block.stones.len())
        };
        if let Some(&point) = blocks.iter().min_by_key(|&point| size(point)) {
            let unknown = MarkAction::Set {
                point,
                role: Role::Unknown,
            };
            repairs.push(self.mark(
                say!(
                    self.language,
                    en = "Make it a region",
                    ja = "領域として扱う"
                ),
                unknown,
            ));
        }
        NoticeText {
            message: say!(
                self.language,
                en = {
                    let names = all_of(&names, self.language);
                    format!("{names} are linked only if {color} answers at {cut}.")
                },
                ja = format!("{}は{cut}に応じる場合だけつながります。", names.join("と"))
            ),
            repairs,
        }
    }

    fn not_in_contact(&self) -> NoticeText {
        NoticeText {
            message: say!(
                self.language,
                en = "These blocks do not attack each other; no race.",
                ja = "この2つの石は互いに攻め合っていません。"
            )
            .to_owned(),
            repairs: vec![self.button(
                say!(self.language, en = "Mark others", ja = "指定し直す"),
                Repair::MarkMode,
            )],
        }
    }

    fn in_atari(&self, color: Color, point: Point) -> NoticeText {
        let attacker = side(color.opponent(), self.language);
        let (color, name) = (side(color, self.language), self.name(point));
        NoticeText {
            message: say!(
                self.language,
                en = format!(
                    "{color} is in atari and it is {attacker}'s turn: {attacker} captures at {name}."
                ),
                ja = format!("{color}はアタリです。{attacker}は{name}で取れます。")
            ),
            repairs: vec![self.show(vec![point])],
        }
    }

    fn escape(&self, color: Color, point: Point) -> NoticeText {
        let (color_name, name) = (side(color, self.language), self.name(point));
        let try_it = Action::Race(RaceAction::AddPick {
            path: Vec::new(),
            point,
        });
        let mut repairs = vec![self.button(
            say!(self.language, en = "Count as alive", ja = "活きと数える"),
            Repair::Do(try_it),
        )];
        if self.can_wall_in(color, point) {
            let stone = Some(color.opponent());
            let wall = vec![
                Action::Board(BoardAction::Set { point, stone }),
                Action::Mark(MarkAction::Set {
                    point,
                    role: Role::Safe,
                }),
            ];
            repairs.push(self.button(
                say!(self.language, en = "Wall in", ja = "壁で囲む"),
                Repair::DoAll(wall),
            ));
        }
        NoticeText {
            message: say!(
                self.language,
                en = format!(
                    "{color_name} may escape at {name} to safe stones. Try the move or wall it in."
                ),
                ja = format!(
                    "{color_name}は{name}で安全な石につながります。候補点にするか、壁で囲んでください。"
                )
            ),
            repairs,
        }
    }

    /// Whether a safe stone of the opponent on the point leaves every block a liberty, and joins none that is not
    /// safe.
    fn can_wall_in(&self, color: Color, point: Point) -> bool {
        let mut setup = self.document.setup.clone();
        setup.set(point, Some(color.opponent()));
        let joins_other = setup.block_at(point).is_some_and(|block| {
            block
                .stones
                .iter()
                .any(|stone| stone != point && self.document.roles.at(stone) != Role::Safe)
        });
        let mut safe = self.document.roles.points(Role::Safe);
        safe.insert(point);
        !joins_other && Position::with_protected(setup, safe).is_ok()
    }

    fn shared_not_plain(&self, shared: usize, obstacle: SharedObstacle) -> NoticeText {
        let points = self
            .report
            .shared
            .get(shared)
            .map_or(PointSet::EMPTY, |shared| shared.points);
        let place = points.first().map_or("", |point| self.name(point));
        let reason = match obstacle {
            SharedObstacle::OneSided(point) => {
                let name = self.name(point);
                say!(
                    self.language,
                    en = format!("{name} does not touch both blocks"),
                    ja = format!("{name}は片方にしか接していません")
                )
            }
            SharedObstacle::UnknownStone(point) => {
                let name = self.name(point);
                say!(
                    self.language,
                    en = format!("there is an unknown stone at {name}"),
                    ja = format!("{name}にその他の石があります")
                )
            }
            SharedObstacle::SafeStone(point) => {
                let name = self.name(point);
                say!(
                    self.language,
                    en = format!("the safe stone at {name} borders it"),
                    ja = format!("{name}の安全な石に接しています")
                )
            }
        };
        NoticeText {
            message: say!(
                self.language,
                en = format!(
                    "The region at {place} holds liberties of both sides. Plain shared liberties are fine; \
                     this one is not plain ({reason})."
                ),
                ja = format!(
                    "{place}の領域は双方のダメを含みます。単純な内ダメではありません({reason})。"
                )
            ),
            repairs: vec![self.show(points.iter().collect())],
        }
    }

    fn safe_in_atari(&self, points: &[Point]) -> NoticeText {
        let names: Vec<&str> = points.iter().map(|&point| self.name(point)).collect();
        let name = all_of(&names, self.language);
        let unknown = |&point: &Point| {
            Action::Mark(MarkAction::Set {
                point,
                role: Role::Unknown,
            })
        };
        let unknown = match points {
            [point] => Repair::Do(unknown(point)),
            points => Repair::DoAll(points.iter().map(unknown).collect()),
        };
        NoticeText {
            message: say!(
                self.language,
                en = format!(
                    "The stones marked safe at {name} are in atari. They are counted as safe all the same."
                ),
                ja =
                    format!("安全とされた{name}の石はアタリです。このまま安全な石として数えます。")
            ),
            repairs: vec![
                self.button(
                    say!(self.language, en = "Trust me", ja = "安全でよい"),
                    Repair::Dismiss,
                ),
                self.button(
                    say!(self.language, en = "Mark unknown", ja = "その他の石にする"),
                    unknown,
                ),
            ],
        }
    }

    fn many_unknown(&self, blocks: &[Point]) -> NoticeText {
        let count = blocks.len();
        NoticeText {
            message: say!(
                self.language,
                en = format!("{count} unknown blocks touch the race; are any of them safe?"),
                ja = format!("攻合いに接するその他の石が{count}個あります。安全な石はありますか。")
            ),
            repairs: vec![
                self.button(
                    say!(self.language, en = "Ask one by one", ja = "一つずつ指定"),
                    Repair::MarkMode,
                ),
                self.mark(
                    say!(self.language, en = "Guess", ja = "推測する"),
                    MarkAction::GuessSafe,
                ),
            ],
        }
    }

    fn ko(&self, point: Point) -> NoticeText {
        let name = self.name(point);
        NoticeText {
            message: say!(
                self.language,
                en = format!(
                    "Ko at {name}: the move that takes back is left out. Ko threats are not counted."
                ),
                ja = format!(
                    "{name}にコウがあります。取り返す手は数えません。コウ材は考えていません。"
                )
            ),
            repairs: vec![self.show(vec![point])],
        }
    }

    fn eye_potential(&self, region: usize, color: Color) -> NoticeText {
        let (ids, points) = self.regions(&[region]);
        let color = side(color, self.language);
        NoticeText {
            message: say!(
                self.language,
                en = format!(
                    "{color} might make an eye in region {ids}. The count takes it that no eye is made."
                ),
                ja = format!(
                    "{color}は領域{ids}で眼を作れるかもしれません。眼はないものとして数えています。"
                )
            ),
            repairs: vec![self.show(points)],
        }
    }

    fn approach_order(&self, regions: &[usize]) -> NoticeText {
        let (ids, points) = self.regions(regions);
        let subject = if regions.len() == 1 {
            "region"
        } else {
            "regions"
        };
        NoticeText {
            message: say!(
                self.language,
                en = format!(
                    "The order of filling {subject} {ids} may change the result; counting does not tell."
                ),
                ja = format!("領域{ids}を詰める順で結果が変わるため、数えるだけでは決まりません。")
            ),
            repairs: vec![self.show(points)],
        }
    }

    fn over_budget(&self) -> NoticeText {
        NoticeText {
            message: say!(self.language, en = "The race is too large: the calculation stopped at its limit. Fewer candidates or more safe \
                     stones make it smaller.", ja = "大きすぎるため計算を途中で止めました。候補点を減らすか、安全な石を指定してください。")
                .to_owned(),
            repairs: Vec::new(),
        }
    }

    /// The letters of regions, and all their points.
    fn regions(&self, indices: &[usize]) -> (String, Vec<Point>) {
        let regions = || {
            indices
                .iter()
                .filter_map(|&index| self.report.regions.get(index))
        };
        let ids: Vec<&str> = regions().map(|region| region.id.as_str()).collect();
        let points = regions().flat_map(|region| region.points.iter()).collect();
        (all_of(&ids, self.language), points)
    }
}

/// A number at the head of an English sentence.
fn number_word(count: usize) -> String {
    match count {
        2 => "Two".to_owned(),
        3 => "Three".to_owned(),
        4 => "Four".to_owned(),
        n => int(n).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::Example;

    fn buttons(said: &NoticeText) -> Vec<&str> {
        said.repairs.iter().map(|(name, _)| name.as_str()).collect()
    }

    #[test]
    fn of_two_essential_blocks_either_can_be_kept() {
        let race = Example::new("B.B\n.W.\n...");
        let is_it = |notice: &Notice| matches!(notice, Notice::SeveralEssential(..));
        let said = race.notice(is_it, Language::English);
        assert_eq!(
            said.message,
            "Two black blocks are essential (A3, C3). The count works for one per side."
        );
        assert_eq!(buttons(&said), ["Keep A3", "Keep C3", "They are linked"]);
        let keep = Action::Mark(MarkAction::KeepEssential(race.point("A3")));
        assert_eq!(said.repairs[0].1, Repair::Do(keep));
        let said = race.notice(is_it, Language::Japanese);
        assert_eq!(
            said.message,
            "黒の対象ブロックが2個あります(A3、C3)。各色1つにしてください。"
        );
    }

    #[test]
    fn a_link_that_can_be_cut_may_become_a_region() {
        let mut document = Example::new("BB.B\nWWWW\n....\n....").document;
        document.linked.black = true;
        let race = Example::of(document);
        let is_it = |notice: &Notice| matches!(notice, Notice::CuttableLink { .. });
        let said = race.notice(is_it, Language::English);
        assert_eq!(
            said.message,
            "A4 and D4 are linked only if Black answers at C4."
        );
        let smaller = MarkAction::Set {
            point: race.point("D4"),
            role: Role::Unknown,
        };
        assert_eq!(
            said.repairs[1],
            (
                "Make it a region".to_owned(),
                Repair::Do(Action::Mark(smaller))
            )
        );
        let said = race.notice(is_it, Language::Japanese);
        assert_eq!(said.message, "A4とD4はC4に応じる場合だけつながります。");
    }

    #[test]
    fn atari_says_who_captures_where() {
        let race = Example::new(".@@@@\nBBBBB\nWWWWW\n.####");
        let is_it = |notice: &Notice| matches!(notice, Notice::InAtari { .. });
        let said = race.notice(is_it, Language::English);
        assert_eq!(
            said.message,
            "White is in atari and it is Black's turn: Black captures at A1."
        );
        assert_eq!(
            said.repairs,
            [("Show".to_owned(), Repair::Show(vec![race.point("A1")]))]
        );
        let said = race.notice(is_it, Language::Japanese);
        assert_eq!(said.message, "白はアタリです。黒はA1で取れます。");
    }

    #[test]
    fn a_way_out_can_be_tried_or_walled_in() {
        let race = Example::new("@.#\n@..\nBBB\nWWW\n.#.");
        let is_it = |notice: &Notice| matches!(notice, Notice::Escape { .. });
        let said = race.notice(is_it, Language::English);
        assert_eq!(
            said.message,
            "Black may escape at C4 to safe stones. Try the move or wall it in."
        );
        assert_eq!(buttons(&said), ["Count as alive", "Wall in"]);
        assert!(matches!(said.repairs[0].1, Repair::Do(Action::Race(_))));
    }

    #[test]
    fn a_wall_leaves_every_block_a_liberty() {
        let open = Example::new(".@.@.\nBBBBB\nWWWWW\n.#.#.");
        let [left, middle] = ["A4", "C4"].map(|name| open.point(name));
        let say = |race: &Example, point| {
            let (report, document) = (&race.report, &race.document);
            let escape = Notice::Escape {
                region: 0,
                color: Color::Black,
                point,
            };
            notice(&escape, report, document, Language::English)
        };
        assert_eq!(buttons(&say(&open, left)), ["Count as alive", "Wall in"]);
        assert_eq!(buttons(&say(&open, middle)), ["Count as alive", "Wall in"]);
        let last = Example::new(".@@@@\nBBBBB\nWWWWW\n.#.#.");
        assert_eq!(buttons(&say(&last, last.point("A4"))), ["Count as alive"]);
    }

    #[test]
    fn a_shared_region_says_why_it_is_not_plain() {
        let race = Example::new(".@.@.\nBBBBB\n..BBB\nWWWWW\n.#.#.");
        let mut document = race.document.clone();
        document.setup.set(race.point("A3"), Some(Color::White));
        document.setup.set(race.point("A2"), None);
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
            let said = notice(&each, &race.report, &race.document, Language::English);
            assert!(said.message.contains(reason), "{}", said.message);
        }
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
            Notice::OverBudget,
        ];
        for each in all {
            let say = |language| notice(&each, &race.report, &race.document, language);
            let (english, japanese) = (say(Language::English), say(Language::Japanese));
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
