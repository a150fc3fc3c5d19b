//! Why scores of an endgame are not known, or only between two numbers, in the window and on a terminal alike.

use semeai_board::{Block, Color, Point, Topology};
use semeai_endgame::LimitMet;
use semeai_endgame::position_report::{
    Between, Difference, EndgameReport, KnownBy, Parting, RegionReport, TooEarly, Why,
};
use semeai_session::Phrasing;

use crate::endgame::assumptions::{block_names, stone_name};
use crate::endgame::final_count::is_uncounted;
use crate::grammar::{all_of, int, many_points, mixed, moku, plural, side, some_of};

/// Blocks of a region with fewer stones are not named as those to look at first, and no more than so many are.
const LARGE_BLOCK: usize = 3;

const MOST_BLOCKS_NAMED: usize = 3;

/// Why scores are not known, or only between two numbers, and of what only chosen points were read.
pub fn endgame_why(report: &EndgameReport, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    let mut why = endgame_unknown(report, topology, phrasing);
    why.extend(by_hand(report, phrasing));
    why
}

/// Whether it is told that more would be known if more stones were marked as safe.
pub fn endgame_wants_marks(report: &EndgameReport) -> bool {
    let mut why = report.why.iter();
    is_uncounted(report) || why.any(is_of_regions)
}

/// Of which regions only chosen points were read, in one sentence.
pub(crate) fn by_hand(report: &EndgameReport, phrasing: Phrasing) -> Option<String> {
    let named = report.why.iter().filter_map(|why| match why {
        Why::ByHand(at) => Some(*at),
        _ => None,
    });
    let ids = ids(report, named);
    let all = all_of(&ids, phrasing);
    if report.known == KnownBy::AlongBorder && !ids.is_empty() {
        return Some(tell!(
            phrasing,
            en = "Edges only: what lies behind the border is assumed to stay as it is.",
            ja = "境界だけ調査しました。その奥が今のまま変わらないことは仮定で、証明ではありません。"
        ));
    }
    let of = match ids.len() {
        0 if report.known == KnownBy::ByHand => String::new(),
        0 => return None,
        1 => tell!(phrasing, en = " of region {all}", ja = "領域{all}は"),
        _ => tell!(phrasing, en = " of regions {all}", ja = "領域{all}は"),
    };
    Some(tell!(
        phrasing,
        en = "Only the chosen points{of} were read; what lies round them stays as it stands.",
        ja = "{of}選んだ点だけを調べました。まわりは今のまま変わらないものとします。"
    ))
}

/// What is known of the regions in which a ko matters: of direct kos what a move is worth, of others that this depends on the ko.
fn by_ko(report: &EndgameReport, phrasing: Phrasing) -> String {
    let regions = report.why.iter().filter_map(|why| match why {
        Why::Ko(at) => report.regions.get(*at),
        _ => None,
    });
    let (direct, others): (Vec<_>, Vec<_>) = regions.partition(|region| region.is_valued());
    let direct = direct.into_iter();
    let mut said: Vec<String> = direct
        .filter_map(|region| direct_ko(region, phrasing))
        .collect();
    let ids: Vec<&str> = others.iter().map(|region| &region.sign[..]).collect();
    let all = all_of(&ids, phrasing);
    let stands = both_scores_stand(report);
    said.extend(match (ids.len(), stands) {
        (0, false) => None,
        (0, true) => Some(tell!(
            phrasing,
            en = "The scores are the same whoever wins kos.",
            ja = "結果はどちらがコウに勝っても同じです。"
        )),
        // Of one that changes no score it is of no use what a move in it is worth.
        (1, true) => Some(tell!(
            phrasing,
            en = "The scores are the same whoever wins the ko in region {all}.",
            ja = "領域{all}のコウはどちらが勝っても結果は同じです。"
        )),
        (_, true) => Some(tell!(
            phrasing,
            en = "The scores are the same whoever wins the kos in regions {all}.",
            ja = "領域{all}のコウはどちらが勝っても結果は同じです。"
        )),
        (1, false) => Some(tell!(
            phrasing,
            en = "What a move in region {all} is worth depends on the ko there.",
            ja = "領域{all}の手の価値はそこのコウしだいです。"
        )),
        (_, false) => Some(tell!(
            phrasing,
            en = "What a move in regions {all} is worth depends on the kos there.",
            ja = "領域{all}の手の価値はそこのコウしだいです。"
        )),
    });
    said.join(say!(phrasing, en = " ", ja = ""))
}

/// What a direct ko is worth, in one sentence.
fn direct_ko(region: &RegionReport, phrasing: Phrasing) -> Option<String> {
    let ko = region.direct_ko.as_ref()?;
    let (id, worth) = (&region.sign, mixed(ko.worth));
    let points = many_points(ko.swing(), phrasing);
    Some(say!(
        phrasing,
        en = format!(
            "Region {id} is a ko worth {worth}: {points} decided in three moves, if nobody has a ko threat."
        ),
        ja = format!(
            "領域{id}は価値{}のコウ：{points}を3手で争います（コウ材なし）。",
            moku(&worth)
        )
    ))
}

fn ids(report: &EndgameReport, numbers: impl Iterator<Item = usize>) -> Vec<&str> {
    let regions = numbers.filter_map(|at| report.regions.get(at));
    regions.map(|region| &region.sign[..]).collect()
}

/// Why scores are not known, or only between two numbers.
pub(crate) fn endgame_unknown(
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<String> {
    let id = |at: usize| report.regions.get(at).map_or("?", |region| &region.sign);
    let first_ko = report.why.iter().find(|why| matches!(why, Why::Ko(_)));
    let said = |why: &Why| {
        Some(match *why {
            Why::NoBorder(at) => no_border(id(at), phrasing),
            Why::TooLarge(at) => too_large(report, report.regions.get(at)?, topology, phrasing),
            Why::OverBudget(at, limit) => {
                over_budget(report, report.regions.get(at)?, limit, phrasing)
            }
            Why::Repetition(at) => repetition(id(at), phrasing),
            Why::Neutral(at) => neutral(id(at), phrasing),
            Why::Ko(_) if Some(why) == first_ko => by_ko(report, phrasing),
            // All of which only chosen points were read is told in a sentence of its own, and all kos in one.
            Why::Ko(_) | Why::ByHand(_) => return None,
            Why::UnknownStatus(ref blocks) => unknown_status(blocks, topology, phrasing),
            Why::ProofDiffers(ref parting) => differing_proof(parting, topology, phrasing),
            Why::TooEarly(early) => too_early(early, topology, phrasing)?,
            Why::NothingSafe => tell!(
                phrasing,
                en = "No stone is taken as safe, so there are no regions. Mark safe stones.",
                ja = "安全な石がないので領域に分けられません。安全な石を指定してください。"
            ),
            Why::NotAddedUp(limit) => not_added_up(limit, phrasing).to_owned(),
            Why::NotProved(limit) => not_proved(limit, phrasing).to_owned(),
            Why::BlocksOutOfTime => tell!(
                phrasing,
                en = "Ran out of time proving which groups live and which are dead. Search longer.",
                ja = "石の生死を証明する途中で時間が切れました。長く探索してください。"
            ),
            Why::BoardTooLarge => board_too_large(phrasing).to_owned(),
        })
    };
    // Why a board is not counted is told with the count, and its regions have no part in that.
    let is_uncounted = is_uncounted(report);
    // What can be marked as safe is no help where it is too early.
    let is_early = report.why.iter().any(is_early);
    let is_told = |why: &&Why| match why {
        _ if is_uncounted => !is_of_regions(why),
        Why::NothingSafe | Why::NoBorder(_) => !is_early,
        _ => true,
    };
    report.why.iter().filter(is_told).filter_map(said).collect()
}

/// Whether a reason is one for which regions have no values, or are no regions.
const fn is_of_regions(why: &Why) -> bool {
    matches!(
        why,
        Why::TooEarly(_)
            | Why::NoBorder(_)
            | Why::TooLarge(_)
            | Why::OverBudget(..)
            | Why::UnknownStatus(_)
            | Why::NothingSafe
    )
}

/// Whether it is told that it is too early to say.
const fn is_early(why: &Why) -> bool {
    matches!(
        why,
        Why::TooEarly(TooEarly::NoStone(_) | TooEarly::FarAway(_))
    )
}

/// That it is too early to say who wins, and why; nothing where the stones are near and only lie open to each other.
fn too_early(early: TooEarly, topology: &Topology, phrasing: Phrasing) -> Option<String> {
    Some(match early {
        TooEarly::NoStone(color) => {
            let side = side(color, phrasing);
            tell!(
                phrasing,
                en = "It is too early to say: {side} has no stone on the board.",
                ja = "まだ判断できません。盤上に{side}の石がありません。"
            )
        }
        TooEarly::FarAway(point) => {
            let point = phrasing.point(topology, point);
            tell!(
                phrasing,
                en = "It is too early to say: {point} is far from any stone.",
                ja = "まだ判断できません。{point}はどの石からも遠すぎます。"
            )
        }
        TooEarly::Open => return None,
    })
}

fn no_border(id: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "Region {id}: no safe stone stands beside it.",
        ja = "領域{id}：安全な石に接していません。"
    )
}

/// What can be done about a region that is too large, beside marking stones as safe.
fn smaller_question(report: &EndgameReport, phrasing: Phrasing) -> &'static str {
    match report.meeting {
        Some(_) => say!(
            phrasing,
            en = "read only the border",
            ja = "境界だけ調査してください"
        ),
        None => say!(
            phrasing,
            en = "choose only the points that matter",
            ja = "必要な点だけを選んでください"
        ),
    }
}

fn too_large(
    report: &EndgameReport,
    region: &RegionReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let (id, size) = (&region.sign, region.points.len());
    let only = smaller_question(report, phrasing);
    let blocks = largest_blocks(region, topology, phrasing);
    let names = all_of(&blocks, phrasing);
    let first = match &blocks[..] {
        [] => String::new(),
        _ => tell!(
            phrasing,
            en = ", {names} first if they are alive",
            ja = "（生きているならまず{names}）"
        ),
    };
    tell!(
        phrasing,
        en = "Too much is open in region {id}: {size} points. Mark more stones as safe{first}, or {only}.",
        ja = "領域{id}は未確定の所が多すぎます（{size}点）。安全な石をもっと指定する{first}か、{only}。"
    )
}

fn over_budget(
    report: &EndgameReport,
    region: &RegionReport,
    limit: LimitMet,
    phrasing: Phrasing,
) -> String {
    let (id, size) = (&region.sign, region.points.len());
    let points = plural(int(size), "point");
    let only = smaller_question(report, phrasing);
    match limit {
        LimitMet::Time => tell!(
            phrasing,
            en = "Ran out of time in region {id} ({points}). Search longer, mark more stones as safe, or {only}.",
            ja = "領域{id}（{size}点）は時間が足りませんでした。長く探索するか、安全な石をもっと指定するか、{only}。"
        ),
        LimitMet::Positions => tell!(
            phrasing,
            en = "Region {id} ({points}) has too many positions for this search. Search longer, mark more stones as safe, or {only}.",
            ja = "領域{id}（{size}点）は局面が多すぎて最後まで調べられませんでした。長く探索するか、安全な石をもっと指定するか、{only}。"
        ),
        LimitMet::Memory => tell!(
            phrasing,
            en = "Region {id} ({points}) takes too much memory. Mark more stones as safe, or {only}.",
            ja = "領域{id}（{size}点）はメモリが足りません。安全な石をもっと指定するか、{only}。"
        ),
    }
}

fn not_added_up(limit: LimitMet, phrasing: Phrasing) -> &'static str {
    match limit {
        LimitMet::Time => say!(
            phrasing,
            en = "Ran out of time adding up the regions. Search longer.",
            ja = "領域を合計する時間が足りませんでした。長く探索してください。"
        ),
        LimitMet::Positions => say!(
            phrasing,
            en = "The regions are known, but their sum has too many positions for this search. Search longer.",
            ja = "各領域の値は分かりましたが、和の局面が多すぎて計算できませんでした。長く探索してください。"
        ),
        LimitMet::Memory => say!(
            phrasing,
            en = "The regions are known, but their sum takes too much memory.",
            ja = "各領域の値は分かりましたが、和を計算するメモリが足りません。"
        ),
    }
}

fn not_proved(limit: Option<LimitMet>, phrasing: Phrasing) -> &'static str {
    match limit {
        Some(LimitMet::Time) => say!(
            phrasing,
            en = "Ran out of time searching the whole board.",
            ja = "盤全体を探索する時間が足りませんでした。"
        ),
        Some(LimitMet::Positions) => say!(
            phrasing,
            en = "The whole board has too many positions for this search.",
            ja = "盤全体の局面が多すぎて、最後まで探索できませんでした。"
        ),
        Some(LimitMet::Memory) => say!(
            phrasing,
            en = "The search of the whole board takes too much memory.",
            ja = "盤全体を探索するメモリが足りません。"
        ),
        None => say!(
            phrasing,
            en = "The search of the whole board proved no score: positions come back.",
            ja = "盤全体の探索では、同じ局面に戻る手順があり、結果を証明できませんでした。"
        ),
    }
}

fn repetition(id: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "Region {id}: positions come back, and what that is worth is not told.",
        ja = "領域{id}：同じ局面に戻る手順があり、値が決まりません。"
    )
}

fn neutral(id: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "Region {id}: points may stay neutral there, in a seki, so its value does not say how it counts by area. A search of the whole board may.",
        ja = "領域{id}：セキなどで中立の点が残ることがあり、値からは面積の結果が決まりません。盤全体を探索すれば分かることがあります。"
    )
}

fn unknown_status(blocks: &[Block], topology: &Topology, phrasing: Phrasing) -> String {
    let named = some_of(&block_names(blocks.iter(), topology, phrasing), phrasing);
    let are = if blocks.len() == 1 { "is" } else { "are" };
    tell!(
        phrasing,
        en = "It was not proved that {named} {are} dead, so no score is told. Mark stones that live as safe, or take dead ones off.",
        ja = "{named}が死んでいると証明できないので、結果は出しません。生きているなら安全と指定し、死んでいるなら取り除いてください。"
    )
}

fn board_too_large(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "The whole board is too large to be tried to the end. Mark more stones as safe, so that less of it is open.",
        ja = "盤全体は広すぎて最後まで調べられません。安全な石をもっと指定すると、調べる所が減ります。"
    )
}

/// Whether every score that is told is one number, however kos go.
pub(super) fn both_scores_stand(report: &EndgameReport) -> bool {
    let mut starts = Color::ALL
        .into_iter()
        .filter_map(|first| report.starts[first].as_ref())
        .peekable();
    starts.peek().is_some() && starts.all(|start| start.score.one().is_some())
}

/// The largest blocks that stand in a region, of both sides, each by its first point; those of three stones and more.
fn largest_blocks(region: &RegionReport, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    let mut blocks: Vec<(usize, Color, Point)> = Vec::new();
    for (color, stones) in region.stones.iter() {
        for block in topology.components(stones) {
            let first = block.first().filter(|_| block.len() >= LARGE_BLOCK);
            blocks.extend(first.map(|point| (block.len(), color, point)));
        }
    }
    blocks.sort_by_key(|&(stones, ..)| std::cmp::Reverse(stones));
    let named = blocks.into_iter().take(MOST_BLOCKS_NAMED);
    named
        .map(|(_, color, point)| stone_name(color, point, topology, phrasing))
        .collect()
}

/// Where the search of the whole board and the regions part, with what both say.
fn differing_proof(parting: &Parting, topology: &Topology, phrasing: Phrasing) -> String {
    let who = side(parting.first, phrasing);
    let span = |between: Between| match between.one() {
        Some(one) => one.to_string(),
        None => format!("{}…{}", between.low, between.high),
    };
    let mut said = match parting.difference {
        Difference::Score { regions, board } => {
            let regions = span(regions);
            tell!(
                phrasing,
                en = "{who} to play: {regions} by the regions, but {board} by the search of the whole board (Black minus White). Please report this position.",
                ja = "{who}先：領域からは{regions}、盤全体の探索では{board}（黒ひく白）で、異なります。この局面を報告してください。"
            )
        }
        Difference::Loss {
            point,
            regions,
            board,
        } => {
            let (point, regions) = (phrasing.point(topology, point), span(regions));
            tell!(
                phrasing,
                en = "{who} to play: {point} loses {regions} by the regions, but {board} by the search of the whole board. Please report this position.",
                ja = "{who}先：{point}の損は領域からは{regions}、盤全体の探索では{board}で、異なります。この局面を報告してください。"
            )
        }
    };
    if !parting.line.is_empty() {
        let moves = parting.line.iter();
        let moves = moves.map(|(color, point)| stone_name(*color, *point, topology, phrasing));
        let moves = moves.collect::<Vec<String>>();
        let moves = moves.join(say!(phrasing, en = ", ", ja = "、"));
        said.push_str(&tell!(
            phrasing,
            en = " They still differ after {moves}.",
            ja = "{moves}の後もまだ異なります。"
        ));
    }
    said
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    fn why(rows: &[&str], limits: &EndgameLimits, phrasing: Phrasing) -> String {
        let drawn = diagram::parse(&rows.join("\n")).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, limits);
        endgame_why(&report, asked.position.topology(), phrasing).join(" ")
    }

    #[test]
    fn where_a_side_has_no_stone_or_a_point_is_far_from_any_it_is_too_early_and_that_is_the_headline()
     {
        let none = ["..................."; 8].join("\n");
        let lone = format!(
            "{none}\n...X...............\n{none}\n..................O\n..................."
        );
        for (board, said) in [
            (
                ".........\n..X......\n.........\n.........\n.........\n.........".to_owned(),
                ["White has no stone on the board", "白の石がありません"],
            ),
            (lone, ["is far from any stone", "遠すぎます"]),
        ] {
            let drawn = diagram::parse(&board).expect("a diagram");
            let mut asked = Endgame::new(drawn.position().expect("a position"));
            let report = endgame_report(&asked, &EndgameLimits::default().with_positions(1_000));
            let topology = asked.position.topology();
            for (phrasing, said) in [Phrasing::ENGLISH, Phrasing::JAPANESE]
                .into_iter()
                .zip(said)
            {
                let told = endgame_why(&report, topology, phrasing);
                assert!(told[0].contains(said), "{told:?}");
                assert_eq!(told.len(), 1, "{told:?}");
            }
            // A game that is over is not too early.
            asked.is_over = true;
            let report = endgame_report(&asked, &EndgameLimits::default().with_positions(1_000));
            let told = endgame_why(&report, asked.position.topology(), Phrasing::ENGLISH);
            assert!(told.iter().all(|told| !told.contains("early")), "{told:?}");
        }
    }

    #[test]
    fn a_region_of_too_many_points_names_its_largest_blocks() {
        let mut rows = vec!["#.........@"; 9];
        rows[3] = "#..XX.OOO.@";
        rows[4] = "#..XX..O..@";
        rows.push("@@@@@@@@@@@");
        rows.push("@@@@@.@.@@@");
        let limits = EndgameLimits::default();
        let said = why(&rows, &limits, Phrasing::ENGLISH);
        let expected = "Too much is open in region I: 81 points. Mark more stones as safe, Black D8 and White G8 \
                        first if they are alive, or choose only the points that matter.";
        assert_eq!(said, expected);
        let said = why(&rows, &limits, Phrasing::JAPANESE);
        assert!(said.contains("（生きているならまず黒D8、白G8）"), "{said}");
    }

    #[test]
    fn all_of_which_only_chosen_points_were_read_is_named_in_one_sentence() {
        let drawn = diagram::parse("####\n@..#\n####\n@..#\n####").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let topology = asked.position.topology().clone();
        asked.only = topology.components(&asked.position.empty());
        let report = endgame_report(&asked, &EndgameLimits::default());
        let said = endgame_why(&report, &topology, Phrasing::ENGLISH).join(" ");
        let expected = "Only the chosen points of regions I and II were read; what lies round them stays as it stands.";
        assert!(said.starts_with(expected), "{said}");
        assert_eq!(said.matches("chosen").count(), 1, "{said}");
        let said = endgame_why(&report, &topology, Phrasing::JAPANESE).join("");
        assert!(said.starts_with("領域I、IIは選んだ点だけ"), "{said}");
    }

    #[test]
    fn a_ko_that_changes_no_score_is_said_to_change_none() {
        let drawn = diagram::parse(include_str!(
            "../../../../assets/samples/24-half-point-ko.txt"
        ));
        let drawn = drawn.expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let mut report = endgame_report(&asked, &EndgameLimits::default());
        let said = |report: &EndgameReport, phrasing| {
            endgame_why(report, asked.position.topology(), phrasing).join(" ")
        };
        let told = said(&report, Phrasing::ENGLISH);
        assert_eq!(
            told,
            "Region I is a ko worth 1/3: 1 point decided in three moves, if nobody has a ko threat."
        );
        let told = said(&report, Phrasing::JAPANESE);
        assert_eq!(
            told,
            "領域Iは価値1/3目のコウ：1目を3手で争います（コウ材なし）。"
        );
        for first in Color::ALL {
            let start = report.starts[first].as_mut().expect("asked");
            start.score = Between::exact(1);
        }
        let told = said(&report, Phrasing::ENGLISH);
        assert!(
            told.contains("The scores are the same whoever wins kos."),
            "{told}"
        );
        let told = said(&report, Phrasing::JAPANESE);
        assert!(
            told.contains("結果はどちらがコウに勝っても同じです。"),
            "{told}"
        );
    }

    #[test]
    fn a_region_whose_search_was_over_budget_may_be_searched_longer() {
        let few = EndgameLimits::default().with_positions(1);
        let said = why(
            &["#####", "@....", "#####", "#.#.#"],
            &few,
            Phrasing::ENGLISH,
        );
        assert!(
            said.contains("(4 points) has too many positions for this search. Search longer"),
            "{said}"
        );
    }

    #[test]
    fn the_limit_that_was_met_is_named_in_both_languages() {
        let limits = [LimitMet::Time, LimitMet::Positions, LimitMet::Memory];
        let words = [["time", "positions", "memory"], ["時間", "局面", "メモリ"]];
        for (phrasing, words) in [Phrasing::ENGLISH, Phrasing::JAPANESE]
            .into_iter()
            .zip(words)
        {
            for (limit, word) in limits.into_iter().zip(words) {
                let told = [
                    not_added_up(limit, phrasing),
                    not_proved(Some(limit), phrasing),
                ];
                assert!(told.iter().all(|told| told.contains(word)), "{told:?}");
            }
        }
    }
}
