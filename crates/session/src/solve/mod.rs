//! Solving a race: what is proposed, what is counted and what is proved, side by side.

mod disagreement;
mod prove;
mod start;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use semeai_board::{ByColor, Color, Point, Position, Role, Roles};
use semeai_race::picks::Picks;
use semeai_race::propose::{Proposal, ProposeError, proposals};
use semeai_race::report::Report;
use semeai_race::solve::{Solution, SolveLimits};
use semeai_race::widen::{Widened, solve_widening};
use semeai_race::{Limits, Question, analyze};

pub use disagreement::Disagreement;
pub use prove::Prove;
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
    /// Whether the count expands by itself where nothing is picked. Without an answer of the search it always does.
    pub auto: bool,
    /// The one side that may start, or each in turn.
    pub first: Option<Color>,
    /// How much the search may cost.
    pub limits: SolveLimits,
}

/// Everything known of a race. The count and the search are kept as they answered; [`Solved::start`] joins them.
#[derive(Clone, Debug)]
pub struct Solved {
    /// The one side that was asked about, or each.
    pub first: Option<Color>,
    /// What races, and what is assumed.
    pub proposal: Proposal,
    /// The roles that follow from it.
    pub roles: Roles,
    /// The position with everything safe protected.
    pub position: Position,
    /// The count.
    pub report: Report,
    /// The search.
    pub solution: Solution,
    /// Whether the surroundings are the widest that are proposed: then its answers hold without reservation.
    pub is_widest: bool,
    /// The starts of which count and search differ.
    pub disagreements: Vec<Disagreement>,
}

/// Solves a race: proposes it, counts it and searches it.
///
/// # Errors
///
/// Why there is no race.
pub fn solve_race(request: &SolveRequest) -> Result<Solved, ProposeError> {
    solve_until(request, None)
}

/// As [`solve_race`]; the flag ends the count early too.
fn solve_until(
    request: &SolveRequest,
    stop: Option<Arc<AtomicBool>>,
) -> Result<Solved, ProposeError> {
    let mut proposals = proposals(&request.position, &request.roles, &request.points)?;
    let (position, first) = (&request.position, request.first);
    let Widened {
        chosen,
        solution,
        is_widest,
    } = solve_widening(position, &proposals, first, &request.limits)
        .expect("a proposal has essential stones of both sides");
    let proposal = proposals.swap_remove(chosen);
    let race = proposal.race(&request.position);
    let roles = proposed_roles(&proposal, &request.roles);
    let limits = Limits::default().with_stop(stop);
    let counting = Counting {
        picks: &request.picks,
        auto: request.auto || !solution.is_decided(),
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
        is_widest,
        disagreements: Vec::new(),
    };
    solved.disagreements = disagreement::find(&solved, &counting);
    Ok(solved)
}

impl Solved {
    /// The sides of whose start something was asked.
    pub fn starts(&self) -> impl Iterator<Item = Color> + use<> {
        let first = self.first;
        Color::ALL
            .into_iter()
            .filter(move |&color| first.is_none_or(|first| first == color))
    }

    /// Whether the count holds without reservation: its preconditions are checked, no notice casts a doubt on it, and
    /// each side is one block.
    pub fn is_count_sure(&self) -> bool {
        start::is_sure(&self.report, &self.position, &self.roles)
    }

    /// How everything that was asked is known: as well as the start that is known least.
    pub fn known(&self) -> SolvedBy {
        self.starts()
            .map(|first| self.start(first).by)
            .max()
            .unwrap_or(SolvedBy::Nothing)
    }
}

/// How positions of the race are counted.
struct Counting<'a> {
    picks: &'a Picks,
    auto: bool,
    limits: &'a Limits,
}

impl Counting<'_> {
    fn report(&self, position: &Position, roles: &Roles, to_move: Color) -> Report {
        let question = Question {
            position,
            roles,
            picks: self.picks,
            // What is proposed on one side is taken together: who takes one block takes all.
            linked: ByColor {
                black: true,
                white: true,
            },
            to_move,
            auto: self.auto,
        };
        analyze(&question, self.limits)
    }
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
    use semeai_race::solve::Outcome;

    #[test]
    fn safe_stones_stay_safe_in_an_essential_block() {
        let race = solved("##W@\nWOOO\n@WB#", Stated::undecided());
        let roles = proposed_roles(&race.proposal, &race.roles);
        assert_eq!(roles.points(Role::Safe), race.roles.points(Role::Safe));
        let verdict = race.report.verdict.expect("two sides");
        assert_eq!(
            verdict.conclusion,
            Known::Counted(Conclusion::Seki),
            "both are alive"
        );
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
            auto: false,
            first: Some(Color::White),
            limits: SolveLimits::default().with_positions(1_000),
            position,
        };
        let near = solve_race(&request).expect("a race");
        assert!(near.is_count_sure() && !near.is_widest);
        assert_eq!(near.known(), SolvedBy::Nothing);
        request.limits = SolveLimits::default();
        let whole = solve_race(&request).expect("a race");
        assert_eq!(whole.known(), SolvedBy::Proof);
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
    fn a_race_is_proposed_counted_and_proved() {
        let parsed = diagram::parse(example::PLAIN).expect("a diagram");
        let safe = parsed.roles.points(Role::Safe);
        let request = SolveRequest {
            position: Position::with_protected(parsed.setup, safe).expect("a position"),
            roles: parsed.roles,
            points: Vec::new(),
            picks: Picks::default(),
            auto: false,
            first: None,
            limits: SolveLimits::default(),
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
