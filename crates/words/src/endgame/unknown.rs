//! Why scores of an endgame are not known, or only between two numbers, in the window and on a terminal alike.

use semeai_board::{Block, Color, Point, Topology};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{
    Between, Difference, EndgameReport, KnownBy, Parting, RegionReport, TooEarly, Why,
};
use semeai_endgame::verify::Repetition;
use semeai_endgame::{KoThermograph, LimitMet, NoKoWorth, RegionKind};
use semeai_session::Phrasing;

use crate::endgame::assumptions::{block_names, stone_name};
use crate::endgame::final_count::is_uncounted;
use crate::endgame::names::endgame_kind;
use crate::grammar::{all_of, int, many_points, mixed, plural, side, some_of};
use crate::texts::endgame::unknown as texts;
use crate::texts::endgame::unknown::{board_too_large, neutral, no_border, repetition};

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

/// Of which regions only chosen points were read, or that the board is taken as it looks, in one sentence.
pub(crate) fn by_hand(report: &EndgameReport, phrasing: Phrasing) -> Option<String> {
    let named = report.why.iter().filter_map(|why| match why {
        Why::ByHand(at) => Some(*at),
        _ => None,
    });
    let ids = ids(report, named);
    let all = all_of(&ids, phrasing);
    if report.known == KnownBy::AlongBorder {
        let said = match (ids.is_empty(), report.takes_looks()) {
            (true, false) => return None,
            (true, true) => texts::by_hand_as_it_looks(phrasing),
            (false, true) => texts::by_hand_edges_as_it_looks(phrasing),
            (false, false) => texts::by_hand_edges_only_what(phrasing),
        };
        return Some(said.to_owned());
    }
    let of = match ids.len() {
        0 if report.known == KnownBy::ByHand => String::new(),
        0 => return None,
        1 => texts::by_hand_region(&all, phrasing),
        _ => texts::by_hand_regions(&all, phrasing),
    };
    Some(texts::by_hand_only_chosen_points(&of, phrasing))
}

/// What is known of the regions in which a ko matters: what a move is worth, or why that is not known, and whether any of it changes a
/// score.
fn by_ko(report: &EndgameReport, phrasing: Phrasing) -> String {
    let regions = report.why.iter().filter_map(|why| match why {
        Why::Ko(at) => report.regions.get(*at),
        _ => None,
    });
    let (valued, others): (Vec<_>, Vec<_>) = regions.partition(|region| region.is_valued());
    let mut said = match several_kos(&valued, phrasing).filter(|_| others.is_empty()) {
        Some(several) => vec![several],
        None => {
            let sentences = valued.iter().map(|region| ko_sentences(region, phrasing));
            sentences.collect::<Vec<Vec<String>>>().concat()
        }
    };
    let ids: Vec<&str> = others.iter().map(|region| &region.sign[..]).collect();
    let all = all_of(&ids, phrasing);
    let stands = both_scores_stand(report);
    match (ids.len(), stands) {
        (0, false) => {}
        (0, true) => said.push(texts::by_ko_scores_same_whoever(phrasing).to_owned()),
        // Of one that changes no score it is of no use what a move in it is worth.
        (1, true) => said.push(texts::by_ko_scores_same_whoever_wins(&all, phrasing)),
        (_, true) => said.push(texts::by_ko_scores_same_whoever_wins_2(&all, phrasing)),
        (_, false) => said.extend(others.iter().map(|region| not_worked_out(region, phrasing))),
    }
    said.join(crate::grammar::space(phrasing))
}

/// What is told of kos beside proved scores, for no list has it: what several are together, that a side holds one, a count that hangs on
/// threats, and why it is not known what one is worth.
pub(crate) fn ko_notes(report: &EndgameReport, phrasing: Phrasing) -> Vec<String> {
    let kos = report.regions.iter().filter(|region| region.ko.is_some());
    let kos: Vec<&RegionReport> = kos.collect();
    if let Some(several) = several_kos(&kos, phrasing) {
        return vec![several];
    }
    let notes = |region: &&RegionReport| match &region.ko_worth {
        Some(Err(NoKoWorth::TooLarge | NoKoWorth::TooFine | NoKoWorth::Unsettled)) => {
            vec![not_worked_out(region, phrasing)]
        }
        Some(Ok(ko)) => {
            let kind = ko.no_threats.kind;
            let is_held = matches!(kind, RegionKind::BlackHolds | RegionKind::WhiteHolds);
            let said = ko_sentences(region, phrasing);
            if is_held || said.len() > 1 {
                said
            } else {
                Vec::new()
            }
        }
        Some(Err(NoKoWorth::Limit(_))) | None => Vec::new(),
    };
    kos.iter().flat_map(notes).collect()
}

/// Why it is not known what a move in a region with a ko is worth.
fn not_worked_out(region: &RegionReport, phrasing: Phrasing) -> String {
    let id = &region.sign;
    match &region.ko_worth {
        Some(Err(NoKoWorth::TooLarge)) => texts::ko_too_large(id, phrasing),
        Some(Err(NoKoWorth::Unsettled)) => texts::ko_unsettled(id, phrasing),
        Some(Err(NoKoWorth::TooFine)) => texts::ko_too_fine(id, phrasing),
        Some(Err(NoKoWorth::Limit(LimitMet::Memory))) => texts::ko_numbers(id, phrasing),
        Some(Err(NoKoWorth::Limit(_)) | Ok(_)) | None => texts::ko_limit(id, phrasing),
    }
}

/// What several half-point kos are worth together, where they are all that depends on a ko: opposite ones cancel out, three alike are a
/// point, and two that are left are one more that nobody can take away. Of more than five that was not tried, and nothing is told.
fn several_kos(regions: &[&RegionReport], phrasing: Phrasing) -> Option<String> {
    let apart = half_point_kos(regions)?;
    let ids: Vec<&str> = regions.iter().map(|region| &region.sign[..]).collect();
    let all = all_of(&ids, phrasing);
    let who = match apart {
        apart if apart < 0 => Color::White,
        _ => Color::Black,
    };
    let (who, left) = (side(who, phrasing), apart.abs() % 3);
    let points = |points: i64| many_points(Rational::from_integer(points.into()), phrasing);
    let whole = apart.abs() / 3;
    Some(match (left, whole) {
        (0, 0) => texts::half_point_kos_cancel(&all, phrasing),
        (0, _) => texts::half_point_kos_settled(&all, &points(whole), &who, phrasing),
        (1, 0) => texts::half_point_kos_one(&all, phrasing),
        (1, _) => texts::half_point_kos_one_more(&all, &points(whole), &who, phrasing),
        _ => texts::half_point_kos_held(&all, &points(whole + 1), &who, phrasing),
    })
}

/// How many more of several half-point kos Black may take than White; nothing if some are something else.
fn half_point_kos(regions: &[&RegionReport]) -> Option<i64> {
    if !(2..=5).contains(&regions.len()) {
        return None;
    }
    regions.iter().try_fold(0, |apart, region| {
        Some(match half_point_ko(region)? {
            // Black may take it.
            Color::White => apart + 1,
            Color::Black => apart - 1,
        })
    })
}

/// Whether the kos are half-point kos of which nobody needs to take or fill one.
pub(crate) fn kos_need_no_move(report: &EndgameReport) -> bool {
    let kos = report.regions.iter().filter(|region| region.ko.is_some());
    let kos: Vec<&RegionReport> = kos.collect();
    half_point_kos(&kos).is_some_and(|apart| apart.abs() % 3 != 1)
}

/// Whose stone is in a half-point ko; nothing if a region is something else.
fn half_point_ko(region: &RegionReport) -> Option<Color> {
    let (wins, holder) = region.ko_worth()?.no_threats.direct_ko()?;
    (wins.black - wins.white == Rational::from_integer(1)).then_some(holder)
}

/// What a move in a region with a ko is worth, and what it counts if that hangs on who has the threats.
fn ko_sentences(region: &RegionReport, phrasing: Phrasing) -> Vec<String> {
    let Some(ko) = region.ko_worth() else {
        return Vec::new();
    };
    let (id, usual) = (&region.sign, &ko.no_threats);
    let moves = usual.moves_between().filter(Rational::is_integer);
    let moves = moves
        .map(|moves| moves.to_integer())
        .filter(|moves| *moves > 2);
    let first = match (usual.worth().map(mixed), usual.kind, moves) {
        (None, ..) => texts::ko_settled(id, phrasing),
        (Some(_), RegionKind::Tedomari, _) => texts::ko_last_move(id, phrasing),
        (Some(worth), RegionKind::BlackHolds, _) => {
            texts::ko_held(id, &side(Color::Black, phrasing), &worth, phrasing)
        }
        (Some(worth), RegionKind::WhiteHolds, _) => {
            texts::ko_held(id, &side(Color::White, phrasing), &worth, phrasing)
        }
        (Some(worth), ..) if half_point_ko(region).is_some() => {
            texts::ko_half_point(id, &worth, phrasing)
        }
        (Some(worth), _, Some(moves)) => {
            let points = many_points(usual.swing().unwrap_or_default(), phrasing);
            texts::ko_worth(id, &moves, &points, &worth, phrasing)
        }
        (Some(worth), kind, None) => {
            let kind = endgame_kind(kind, phrasing);
            texts::ko_worth_of_kind(id, &kind, &worth, phrasing)
        }
    };
    let mut said = vec![first];
    let other = |master: &Option<KoThermograph>| {
        let count = master.as_ref()?.mast;
        (count != usual.mast).then(|| mixed(count))
    };
    let count = mixed(usual.mast);
    said.extend(
        match (other(&ko.black_komaster), other(&ko.white_komaster)) {
            (None, None) => None,
            (Some(more), None) => {
                let who = side(Color::Black, phrasing);
                Some(texts::ko_counts_other(&count, &more, &who, phrasing))
            }
            (None, Some(less)) => {
                let who = side(Color::White, phrasing);
                Some(texts::ko_counts_other(&count, &less, &who, phrasing))
            }
            (Some(more), Some(less)) => {
                Some(texts::ko_counts_others(&count, &less, &more, phrasing))
            }
        },
    );
    said
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
    let is_late = |why: &&Why| matches!(why, Why::OverBudget(_, LimitMet::Time));
    let first_late = report.why.iter().find(is_late);
    let out_of_time = ids(
        report,
        report.why.iter().filter_map(|why| match why {
            Why::OverBudget(at, LimitMet::Time) => Some(*at),
            _ => None,
        }),
    );
    let first_ko = report.why.iter().find(|why| matches!(why, Why::Ko(_)));
    let said = |why: &Why| {
        Some(match *why {
            Why::NoBorder(at) => no_border(id(at), phrasing),
            Why::TooLarge(at) => too_large(report, report.regions.get(at)?, topology, phrasing),
            Why::OverBudget(_, LimitMet::Time) if out_of_time.len() > 1 => {
                (Some(why) == first_late).then(|| several_late(report, &out_of_time, phrasing))?
            }
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
            Why::NothingSafe => texts::endgame_unknown_nothing_safe(phrasing).to_owned(),
            Why::NotAddedUp(limit) => not_added_up(limit, phrasing).to_owned(),
            Why::NotProved(limit) => not_proved(limit, phrasing).to_owned(),
            Why::ComesBack(first, ref found) => comes_back(first, found, topology, phrasing),
            Why::BlocksOutOfTime => texts::endgame_unknown_blocks_out_of_time(phrasing).to_owned(),
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
            texts::too_early_too_early_say(&side, phrasing)
        }
        TooEarly::FarAway(point) => {
            let point = phrasing.point(topology, point);
            texts::too_early_too_early_say_far(&point, phrasing)
        }
        TooEarly::Open => return None,
    })
}

/// What can be done about a region that is too large, beside marking stones as safe.
fn smaller_question(report: &EndgameReport, phrasing: Phrasing) -> &'static str {
    match report.meeting {
        Some(_) => texts::smaller_question_read_only_border(phrasing),
        None => texts::smaller_question_none(phrasing),
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
        _ => texts::too_large_first_if_they(&names, phrasing),
    };
    texts::too_large_too_much_open(&first, &id, &only, &size, phrasing)
}

/// That time ran out in several regions, in one sentence.
fn several_late(report: &EndgameReport, ids: &[&str], phrasing: Phrasing) -> String {
    let all = all_of(ids, phrasing);
    let only = smaller_question(report, phrasing);
    texts::over_budget_time_several(&all, &only, phrasing)
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
        LimitMet::Time => texts::over_budget_time(&id, &only, &points, &size, phrasing),
        LimitMet::Positions => texts::over_budget_positions(&id, &only, &points, &size, phrasing),
        LimitMet::Memory => texts::over_budget_memory(&id, &only, &points, &size, phrasing),
    }
}

fn not_added_up(limit: LimitMet, phrasing: Phrasing) -> &'static str {
    match limit {
        LimitMet::Time => texts::not_added_up_time(phrasing),
        LimitMet::Positions => texts::not_added_up_positions(phrasing),
        LimitMet::Memory => texts::not_added_up_memory(phrasing),
    }
}

fn not_proved(limit: LimitMet, phrasing: Phrasing) -> &'static str {
    match limit {
        LimitMet::Time => texts::not_proved_time(phrasing),
        LimitMet::Positions => texts::not_proved_positions(phrasing),
        LimitMet::Memory => texts::not_proved_memory(phrasing),
    }
}

/// Which stones come and go for ever where a side is first, and what each side can force all the same.
fn comes_back(first: Color, found: &Repetition, topology: &Topology, phrasing: Phrasing) -> String {
    let points = found.points.iter();
    let names = points.map(|point| phrasing.point(topology, point).into_owned());
    let names = some_of(&names.collect::<Vec<String>>(), phrasing);
    let who = side(first, phrasing);
    match (found.least, found.most) {
        (Some(least), Some(most)) => {
            texts::comes_back_between(&least, &most, &names, &who, phrasing)
        }
        _ => texts::comes_back(&names, &who, phrasing),
    }
}

fn unknown_status(blocks: &[Block], topology: &Topology, phrasing: Phrasing) -> String {
    let named = some_of(&block_names(blocks.iter(), topology, phrasing), phrasing);
    let are = if blocks.len() == 1 { "is" } else { "are" };
    texts::unknown_status(&are, &named, phrasing)
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
            texts::differing_proof_play_regions_but(&board, &regions, &who, phrasing)
        }
        Difference::Loss {
            point,
            regions,
            board,
        } => {
            let (point, regions) = (phrasing.point(topology, point), span(regions));
            texts::differing_proof_play_loses_regions(&board, &point, &regions, &who, phrasing)
        }
    };
    if !parting.line.is_empty() {
        let moves = parting.line.iter();
        let moves = moves.map(|(color, point)| stone_name(*color, *point, topology, phrasing));
        let moves = moves.collect::<Vec<String>>();
        let moves = moves.join(crate::grammar::comma(phrasing));
        said.push_str(&texts::differing_proof_they_still_differ(&moves, phrasing));
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
        let expected = "Too much is undecided in region I: 81 points. Mark more stones as safe, Black D8 and White G8 \
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
        let expected = "Only the chosen points of regions I and II were read; the rest was taken as it stands.";
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
            "Region I is a half-point ko: a move is worth 1/3, if nobody has a ko threat."
        );
        let told = said(&report, Phrasing::JAPANESE);
        assert_eq!(told, "領域Iは半コウ（一手1/3目、コウ材なし）。");
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
                let told = [not_added_up(limit, phrasing), not_proved(limit, phrasing)];
                assert!(told.iter().all(|told| told.contains(word)), "{told:?}");
            }
        }
    }
}
