//! Solving a race: what is proposed, what is counted and what is proved, side by side.

mod counting;
mod disagreement;
mod prove;
mod solved;
mod start;
mod told;

use std::time::Duration;

use semeai_board::{ByColor, Color, Point, Position, Role, Roles};
use semeai_race::bounds::{Bounded, Hangs, both_live, solve_bounded};
use semeai_race::picks::Picks;
use semeai_race::propose::{Proposal, ProposeError, proposals_within};
use semeai_race::solve::{Effort, Outcome, Several, Solution, SolveLimits};
use semeai_race::widen::{Widened, solve_widening};
use semeai_race::{Limits, Unpicked};
use web_time::Instant;

use counting::Counting;
pub use prove::Prove;
pub use solved::{Disagreement, Solved};
pub use start::{SolvedBy, StartSummary};

/// What is to be solved.
#[derive(Clone, Debug)]
pub struct SolveRequest {
    /// The stones; a ban by ko holds for the first move.
    pub position: Position,
    /// The roles that the person gave; they are kept.
    pub roles: Roles,
    /// Stones of the blocks that race: none, one or two. Where one is missing it is proposed.
    pub points: Vec<Point>,
    /// The candidate points that the person picked, for the count.
    pub picks: Picks,
    /// What the count does with a region in which nothing is picked. Without an answer of the search it searches.
    pub unpicked: Unpicked,
    /// With which of several essential blocks a side has lost.
    pub several: Several,
    /// The one side that may start, or each in turn.
    pub first: Option<Color>,
    /// How much the search may cost.
    pub limits: SolveLimits,
    /// How much the count may cost, which comes after the search.
    pub count_limits: Limits,
}

/// How much of the time of an answer the search gets; the rest is for the count, which comes after it.
pub fn for_search(time: Duration) -> Duration {
    time / 10 * 7
}

/// Solves a race: proposes it, counts it and searches it.
///
/// # Errors
///
/// Why there is no race.
///
/// # Panics
///
/// Never: a proposal has essential stones of both sides.
pub fn solve_race(request: &SolveRequest) -> Result<Solved, ProposeError> {
    let position = &request.position;
    let mut proposals =
        proposals_within(position, &request.roles, &request.points, &request.limits)?;
    for proposal in &mut proposals {
        proposal.several = request.several;
    }
    let Searched {
        proposal,
        solution,
        holds_beyond,
        hangs_on,
        overturned,
    } = search(request, proposals);
    let race = proposal.race(&request.position);
    let roles = proposed_roles(&proposal, &request.roles);
    let count_limits = request.count_limits.clone();
    let (unpicked, limits) = if solution.is_decided() {
        (request.unpicked, count_limits.with_whole(SEARCHED_BESIDE))
    } else {
        (Unpicked::Searched, count_limits)
    };
    let counting = Counting {
        picks: &request.picks,
        unpicked,
        limits: &limits,
    };
    let to_move = request.first.unwrap_or(Color::Black);
    let report = counting.report(&race.position, &roles, to_move);
    let mut solved = Solved {
        first: request.first,
        proposal,
        roles,
        position: race.position,
        report,
        solution,
        holds_beyond,
        hangs_on,
        overturned,
        disagreements: Vec::new(),
        told: None,
    };
    told::tell(&mut solved, (position, &request.roles), &request.limits);
    solved.disagreements = disagreement::find(&solved, &counting);
    Ok(solved)
}

/// Beside a proof a race that cannot be counted is searched only for the count to be whole: no more positions than take a few
/// milliseconds.
const SEARCHED_BESIDE: u64 = 20_000;

/// A closed race with no more empty points is searched whole at once.
const FEW_EMPTY: usize = 24;

/// What the searches of a race found.
struct Searched {
    proposal: Proposal,
    solution: Solution,
    holds_beyond: ByColor<bool>,
    hangs_on: Vec<Hangs>,
    overturned: ByColor<Option<Outcome>>,
}

/// Searches a race of these proposals, from near to far: first for an answer that holds whatever lies beyond, then, where
/// there is none, for that of the widest surroundings.
fn search(request: &SolveRequest, mut proposals: Vec<Proposal>) -> Searched {
    let (position, mut first) = (&request.position, request.first);
    // The starts of which the answer holds whatever lies beyond; the other is searched in near surroundings.
    let mut sure = ByColor::default();
    let mut limits = request.limits.clone();
    let mut hangs_on = Vec::new();
    let mut before = Effort::default();
    let empty = position.empty();
    let is_small = proposals.last().is_some_and(|widest| {
        let few = || widest.relevant.intersection(&empty).len() <= FEW_EMPTY;
        widest.is_closed() && (proposals.len() == 1 || few())
    });
    // Bounds are found around one block of each side.
    let near = proposals[0].race(position);
    let is_single = !Color::ALL.into_iter().any(|color| near.has_several(color));
    if !is_single && let Some(living) = living_sides(request, &proposals[0]) {
        return living;
    }
    if !is_small && is_single {
        let whole = limits.positions();
        let share = limits.clone().with_positions(whole / 2);
        let share = share.with_half_of_the_time();
        let essential = &proposals[0].essential;
        let bounds = solve_bounded(position, &request.roles, essential, first, &share);
        if let Some(Bounded { proposal, solution }) = bounds.proved {
            sure = solution.starts.clone();
            first = match (&sure.black, &sure.white) {
                (None, Some(_)) if first.is_none() => Some(Color::Black),
                (Some(_), None) if first.is_none() => Some(Color::White),
                _ => {
                    return Searched {
                        proposal,
                        solution,
                        holds_beyond: ByColor::new_with(|_| true),
                        hangs_on,
                        overturned: ByColor::default(),
                    };
                }
            };
        }
        hangs_on = bounds.hangs_on;
        before = bounds.effort;
        limits = limits.with_positions(whole.saturating_sub(before.positions));
    }
    let Widened {
        chosen,
        solution,
        is_widest,
        overturned,
    } = solve_widening(position, &proposals, first, &limits)
        .expect("a proposal has essential stones of both sides");
    let proposal = proposals.swap_remove(chosen);
    let is_whole = is_widest && proposal.is_closed();
    let starts = solution.starts;
    Searched {
        holds_beyond: ByColor::new_with(|first| is_whole || sure[first].is_some()),
        proposal,
        solution: Solution {
            starts: ByColor::new_with(|first| {
                sure[first].clone().or_else(|| starts[first].clone())
            }),
            effort: before.then(solution.effort),
        },
        hangs_on,
        overturned,
    }
}

/// What is known of a race in which both sides live by themselves, of several blocks as many as a side must not lose.
fn living_sides(request: &SolveRequest, proposal: &Proposal) -> Option<Searched> {
    let begun = Instant::now();
    let blocks = (&proposal.essential, proposal.several);
    let (position, roles) = (&request.position, &request.roles);
    let living = both_live(position, roles, blocks, request.first, &request.limits)?;
    Some(Searched {
        proposal: living.proposal,
        solution: Solution {
            starts: living.starts,
            effort: Effort {
                positions: living.made,
                elapsed: begun.elapsed(),
                table_bytes: 0,
            },
        },
        holds_beyond: ByColor::new_with(|_| true),
        hangs_on: Vec::new(),
        overturned: ByColor::default(),
    })
}

/// The roles of a proposal. What the person calls safe stays so, far from the race too; in an essential block as well,
/// if other stones of it are not, for that is why it is alive.
fn proposed_roles(proposal: &Proposal, said: &Roles) -> Roles {
    let mut roles = Roles::new();
    let safe = said.points(Role::Safe);
    let assumed = proposal.assumed_safe.iter();
    let safe = assumed.fold(safe, |all, assumption| all.union(&assumption.block.stones));
    for point in safe.iter() {
        roles.set(point, Role::Safe);
    }
    for color in Color::ALL {
        let essential = proposal.essential[color];
        let kept = safe.intersection(&essential);
        let changed = if kept == essential {
            essential
        } else {
            essential.difference(&kept)
        };
        for point in changed.iter() {
            roles.set(point, Role::Essential);
        }
    }
    roles
}

#[cfg(test)]
mod tests {
    use semeai_race::Ending;
    use semeai_race::propose::propose;

    use super::example::{Stated, solved};
    use super::*;
    use semeai_board::diagram;
    use semeai_race::report::{Conclusion, Known};

    #[test]
    fn safe_stones_stay_safe_in_an_essential_block() {
        let race = solved("##W@\nWOOO\n@WB#", Stated::undecided());
        let roles = proposed_roles(&race.proposal, &race.roles);
        assert_eq!(roles.points(Role::Safe), race.roles.points(Role::Safe));
        let verdict = race.report.verdict.expect("two sides");
        assert_eq!(
            verdict.conclusion,
            Known::Counted(Conclusion::BothLive),
            "both are alive"
        );
    }

    /// Two black and two white blocks with two eyes each, and room between them.
    #[test]
    fn sides_of_which_blocks_live_by_themselves_both_live() {
        let rows = "B.B.BW.W.W\nBBBBBWWWWW\n..........\nWWWWWBBBBB\nW.W.WB.B.B";
        let parsed = diagram::parse(rows).expect("a diagram");
        for several in [Several::All, Several::First] {
            let solved = solve_race(&SolveRequest {
                position: Position::new(parsed.setup.clone()).expect("a position"),
                roles: parsed.roles,
                points: Vec::new(),
                picks: Picks::default(),
                unpicked: Unpicked::Asked,
                several,
                first: None,
                limits: SolveLimits::default(),
                count_limits: Limits::default(),
            });
            let solved = solved.expect("a race");
            assert_eq!(solved.known(), SolvedBy::Proof, "{several:?}");
            for first in Color::ALL {
                let start = solved.start(first);
                assert_eq!(start.outcome, Outcome::Ends(Ending::BothLive));
                assert!(start.may_pass && start.losing.is_empty());
                let names = start
                    .moves
                    .iter()
                    .map(|&point| solved.topology().name(point));
                // The eyes of the other side, and no own one.
                let eye = ["B5", "G5"][usize::from(first == Color::White)];
                assert!(names.clone().all(|name| name != eye), "{first:?}");
                let own = &solved.searched(first).expect("searched").unjudged;
                assert!(!own.is_empty());
            }
        }
    }

    #[test]
    fn a_seki_of_the_box_is_lost_by_filling_what_one_needs() {
        let document = crate::Sample::LiveTogether.document();
        let request = SolveRequest {
            position: document.position().expect("a position"),
            roles: document.roles,
            points: Vec::new(),
            picks: document.picks,
            unpicked: document.unpicked,
            several: document.several,
            first: None,
            limits: SolveLimits::default(),
            count_limits: Limits::default(),
        };
        let solved = solve_race(&request).expect("a race");
        for (first, expected) in [
            (Color::Black, ["B7", "C7", "C5", "D5"]),
            (Color::White, ["C5", "D5", "D3", "E3"]),
        ] {
            let lost = solved.start(first).losing;
            let names = lost.iter().map(|&point| solved.topology().name(point));
            assert_eq!(names.collect::<Vec<_>>(), expected, "{first:?}");
        }
    }

    #[test]
    fn safe_marks_far_apart_on_a_whole_board_do_not_widen_a_race() {
        let rows = [
            "..X.O.X..",
            "..XXOOX..",
            "..OXXOXX.",
            ".OOOXOOO.",
            "..X.O....",
        ];
        let near = rows.map(|row| format!("{row:.<19}"));
        let far = (0..14).map(|_| ".".repeat(19));
        let text: Vec<String> = near.into_iter().chain(far).collect();
        let setup = diagram::parse(&text.join("\n")).expect("a diagram").setup;
        let position = Position::new(setup).expect("a position");
        let at = |name: &str| position.topology().point(name).expect("a point");
        let bare = propose(&position, &Roles::new(), &[at("C19"), at("E19")]).expect("a race");
        let mut roles = proposed_roles(&bare, &Roles::new());
        let far = position.block_at(at("G19")).expect("a block");
        roles.set_block(&far, Role::Safe);
        let again = propose(&position, &roles, &[]).expect("a race");
        assert!(again.relevant.len() <= 128, "{}", again.relevant.len());
        assert_eq!(again.essential, bare.essential);
    }

    #[test]
    fn a_count_of_near_surroundings_is_not_sure() {
        let rows = [
            "OO.XO.O.X",
            "OO.XOOO.X",
            "..XXXXOOX",
            "XXOOOXXXX",
            "XOO.OOOOO",
            "XO.......",
            ".O.......",
            ".........",
            ".........",
        ];
        let setup = diagram::parse(&rows.join("\n")).expect("a diagram").setup;
        let position = Position::new(setup).expect("a position");
        let at = |name: &str| position.topology().point(name).expect("a point");
        let mut request = SolveRequest {
            points: vec![at("D9"), at("E9")],
            roles: Roles::new(),
            picks: Picks::default(),
            unpicked: Unpicked::Asked,
            several: Several::All,
            first: Some(Color::White),
            limits: SolveLimits::default().with_positions(1_000),
            count_limits: Limits::default(),
            position,
        };
        let near = solve_race(&request).expect("a race");
        assert!(!near.is_count_sure() && !near.holds_beyond.white);
        assert_eq!(near.known(), SolvedBy::Nothing);
        request.limits = SolveLimits::default();
        let whole = solve_race(&request).expect("a race");
        // Not proved: stones with many liberties beyond are taken as safe.
        assert_eq!(whole.known(), SolvedBy::Nearby);
        assert_eq!(
            whole.start(Color::White).outcome,
            Outcome::Ends(Ending::White)
        );
        assert_eq!(
            near.start(Color::White).outcome,
            Outcome::Ends(Ending::Black)
        );
    }

    #[test]
    fn the_count_expands_where_the_search_was_not_enough() {
        let document = crate::Sample::ConnectFirst.document();
        let request = |count_limits| SolveRequest {
            position: document.position().expect("a position"),
            roles: document.roles,
            points: Vec::new(),
            picks: Picks::default(),
            unpicked: Unpicked::Asked,
            several: Several::All,
            first: None,
            limits: SolveLimits::default().with_positions(1),
            count_limits,
        };
        let known = |limits| solve_race(&request(limits)).expect("a race").known();
        assert_eq!(known(Limits::default()), SolvedBy::Count);
        assert_eq!(
            known(Limits::default().within_positions(1)),
            SolvedBy::Nothing
        );
    }

    #[test]
    fn a_race_is_proposed_counted_and_proved() {
        let parsed = diagram::parse(example::PLAIN).expect("a diagram");
        let safe = parsed.roles.points(Role::Safe);
        let request = SolveRequest {
            position: Position::with_protected(parsed.setup, safe).expect("a position"),
            roles: parsed.roles,
            points: Vec::new(),
            picks: Picks::default(),
            unpicked: Unpicked::Asked,
            several: Several::All,
            first: None,
            limits: SolveLimits::default(),
            count_limits: Limits::default(),
        };
        let solved = solve_race(&request).expect("a race");
        assert_eq!(solved.known(), SolvedBy::Proof);
        assert!(solved.is_count_sure());
        assert_eq!(solved.roles, parsed.roles);
        assert_eq!(solved.disagreements, []);
    }
}

#[cfg(test)]
pub(crate) mod example;
