//! A second implementation, slow and obviously right: every definition written down as it stands, on trees, without
//! tables or shortcuts. The engine must agree with it on thousands of random small games.

use std::rc::Rc;

use proptest::prelude::*;
use semeai_cgt::{Arena, Dyadic, GameId, Player, Relation};

/// A game as a tree of options.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Tree {
    left: Vec<Rc<Self>>,
    right: Vec<Rc<Self>>,
}

type Game = Rc<Tree>;

fn tree(left: Vec<Game>, right: Vec<Game>) -> Game {
    Rc::new(Tree { left, right })
}

/// G <= H unless H <= some G^L or some H^R <= G (Conway's definition).
fn le(g: &Game, h: &Game) -> bool {
    !g.left.iter().any(|option| le(h, option)) && !h.right.iter().any(|option| le(option, g))
}

fn negative(g: &Game) -> Game {
    let side = |options: &[Game]| options.iter().map(negative).collect();
    tree(side(&g.right), side(&g.left))
}

fn sum(g: &Game, h: &Game) -> Game {
    let side = |of_g: &[Game], of_h: &[Game]| {
        let here = of_g.iter().map(|option| sum(option, h));
        here.chain(of_h.iter().map(|option| sum(g, option)))
            .collect()
    };
    tree(side(&g.left, &h.left), side(&g.right, &h.right))
}

/// The canonical form: options first, then one dominated or reversible option at a time.
fn canonical(g: &Game) -> Game {
    let mut left: Vec<Game> = g.left.iter().map(canonical).collect();
    let mut right: Vec<Game> = g.right.iter().map(canonical).collect();
    loop {
        for side in [&mut left, &mut right] {
            side.sort();
            side.dedup();
        }
        let game = tree(left.clone(), right.clone());
        if let Some(at) = dominated(&left, le) {
            left.remove(at);
        } else if let Some(at) = dominated(&right, |a, b| le(b, a)) {
            right.remove(at);
        } else if let Some((at, answer)) = reversible(&left, |x| &x.right, |x| le(x, &game)) {
            left.remove(at);
            left.extend(answer.left.iter().cloned());
        } else if let Some((at, answer)) = reversible(&right, |x| &x.left, |x| le(&game, x)) {
            right.remove(at);
            right.extend(answer.right.iter().cloned());
        } else {
            return game;
        }
    }
}

fn dominated(side: &[Game], is_no_better: impl Fn(&Game, &Game) -> bool) -> Option<usize> {
    (0..side.len()).find(|at| {
        (0..side.len()).any(|other| other != *at && is_no_better(&side[*at], &side[other]))
    })
}

fn reversible<'a>(
    side: &'a [Game],
    answers: impl Fn(&'a Game) -> &'a Vec<Game>,
    is_reversal: impl Fn(&Game) -> bool,
) -> Option<(usize, Game)> {
    side.iter().enumerate().find_map(|(at, option)| {
        let answer = answers(option).iter().find(|answer| is_reversal(answer))?;
        Some((at, answer.clone()))
    })
}

/// The tree of a number: an integer is a chain, a fraction lies between its two neighbours.
fn number(x: Dyadic) -> Game {
    let option = |step: Dyadic| vec![number(x.checked_add(step).unwrap())];
    let has_left = !x.is_integer() || x > Dyadic::ZERO;
    let has_right = !x.is_integer() || x < Dyadic::ZERO;
    tree(
        if has_left { option(-x.unit()) } else { vec![] },
        if has_right { option(x.unit()) } else { vec![] },
    )
}

/// The number that a canonical form is, if it is one: no Left option, or every Left option below every Right option.
fn as_number(g: &Game) -> Option<Dyadic> {
    let (left, right) = (g.left.first(), g.right.first());
    let one = Dyadic::ONE;
    match (left, right) {
        (None, None) => Some(Dyadic::ZERO),
        (Some(l), None) => as_number(l)?.checked_add(one).ok(),
        (None, Some(r)) => as_number(r)?.checked_sub(one).ok(),
        (Some(l), Some(r)) => {
            let (low, high) = (as_number(l)?, as_number(r)?);
            (g.left.len() == 1 && g.right.len() == 1 && low < high)
                .then(|| low.checked_add(high).unwrap().half().unwrap())
        }
    }
}

fn left_stop(g: &Game) -> Dyadic {
    as_number(g).unwrap_or_else(|| g.left.iter().map(right_stop).max().unwrap())
}

fn right_stop(g: &Game) -> Dyadic {
    as_number(g).unwrap_or_else(|| g.right.iter().map(left_stop).min().unwrap())
}

fn birthday(g: &Game) -> u128 {
    let options = g.left.iter().chain(&g.right);
    options
        .map(|option| birthday(option) + 1)
        .max()
        .unwrap_or(0)
}

fn plus(g: &Game, x: Dyadic) -> Game {
    canonical(&sum(g, &number(x)))
}

/// The options of a canonical form, cooled and taxed, and whether the walls have not crossed yet.
fn taxed(g: &Game, t: Dyadic) -> (Game, Dyadic, Dyadic) {
    let left: Vec<Game> = g
        .left
        .iter()
        .map(|option| plus(&cool(option, t), -t))
        .collect();
    let right: Vec<Game> = g
        .right
        .iter()
        .map(|option| plus(&cool(option, t), t))
        .collect();
    let high = left.iter().map(right_stop).max().unwrap();
    let low = right.iter().map(left_stop).min().unwrap();
    (tree(left, right), high, low)
}

/// Cooling as defined: numbers stay, and what has crossed takes the value of the walls where they met, searched for
/// downwards in steps of 1/16. All temperatures met here are multiples of that.
fn cool(g: &Game, t: Dyadic) -> Game {
    if as_number(g).is_some() {
        return g.clone();
    }
    let (form, high, low) = taxed(g, t);
    if high >= low {
        return canonical(&form);
    }
    let step = Dyadic::new(1, 4).unwrap();
    let mut t = t;
    loop {
        t = t.checked_sub(step).unwrap();
        let (_, high, low) = taxed(g, t);
        if high >= low {
            assert_eq!(high, low, "the grid is fine enough");
            return number(high);
        }
    }
}

/// The engine's canonical form as a tree.
fn tree_of(arena: &mut Arena, game: GameId) -> Game {
    let mut side = |player| -> Vec<Game> {
        let options = arena.options(game, player).unwrap();
        let mut side: Vec<Game> = options
            .iter()
            .map(|option| tree_of(arena, *option))
            .collect();
        side.sort();
        side
    };
    let (left, right) = (side(Player::Left), side(Player::Right));
    tree(left, right)
}

fn game_of(arena: &mut Arena, tree: &Game) -> GameId {
    let mut side = |options: &[Game]| -> Vec<GameId> {
        options
            .iter()
            .map(|option| game_of(arena, option))
            .collect()
    };
    let (left, right) = (side(&tree.left), side(&tree.right));
    arena.game(&left, &right).unwrap()
}

fn small_game() -> impl Strategy<Value = Game> {
    let quarter = (-8_i128..=8).prop_map(|n| number(Dyadic::new(n, 2).unwrap()));
    let integer = (-3_i128..=3).prop_map(|n| number(Dyadic::new(n, 0).unwrap()));
    let star = Just(tree(vec![number(Dyadic::ZERO)], vec![number(Dyadic::ZERO)]));
    prop_oneof![3 => integer, 1 => quarter, 1 => star].prop_recursive(2, 8, 2, |inner| {
        let side = prop::collection::vec(inner, 0..3);
        (side.clone(), side).prop_map(|(left, right)| tree(left, right))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn canonical_forms_agree(raw in small_game()) {
        let mut arena = Arena::new();
        let game = game_of(&mut arena, &raw);
        let expected = canonical(&raw);
        prop_assert_eq!(&tree_of(&mut arena, game), &expected);
        prop_assert_eq!(arena.birthday(game), Ok(birthday(&expected)));
        prop_assert_eq!(arena.as_number(game), as_number(&expected));
        prop_assert_eq!(arena.left_stop(game), left_stop(&expected));
        prop_assert_eq!(arena.right_stop(game), right_stop(&expected));
    }

    #[test]
    fn orders_agree(a in small_game(), b in small_game()) {
        let mut arena = Arena::new();
        let games = [game_of(&mut arena, &a), game_of(&mut arena, &b)];
        let expected = match (le(&a, &b), le(&b, &a)) {
            (true, true) => Relation::Equal,
            (true, false) => Relation::Less,
            (false, true) => Relation::Greater,
            (false, false) => Relation::Confused,
        };
        prop_assert_eq!(arena.compare(games[0], games[1]), Ok(expected));
    }

    #[test]
    fn steps_lead_to_the_canonical_form(raw in small_game()) {
        let mut arena = Arena::new();
        let left: Vec<GameId> = raw.left.iter().map(|option| game_of(&mut arena, option)).collect();
        let right: Vec<GameId> = raw.right.iter().map(|option| game_of(&mut arena, option)).collect();
        let shown = arena.simplification(&left, &right).unwrap();
        let sorted = |mut games: Vec<GameId>| { games.sort_unstable(); games };
        prop_assert_eq!(sorted(shown.left), sorted(arena.left_options(shown.value).unwrap()));
        prop_assert_eq!(sorted(shown.right), sorted(arena.right_options(shown.value).unwrap()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn sums_agree(a in small_game(), b in small_game()) {
        let (a, b) = (canonical(&a), canonical(&b));
        let mut arena = Arena::new();
        let games = [game_of(&mut arena, &a), game_of(&mut arena, &b)];
        let found = arena.add(games[0], games[1]).unwrap();
        prop_assert_eq!(tree_of(&mut arena, found), canonical(&sum(&a, &b)));
        let difference = arena.sub(games[0], games[1]).unwrap();
        prop_assert_eq!(tree_of(&mut arena, difference), canonical(&sum(&a, &negative(&b))));
    }

    #[test]
    fn cooled_games_agree(raw in small_game(), quarters in 1_i128..9) {
        let mut arena = Arena::new();
        let game = game_of(&mut arena, &raw);
        let t = Dyadic::new(quarters, 2).unwrap();
        let cooled = arena.cool(game, t).unwrap();
        prop_assert_eq!(tree_of(&mut arena, cooled), cool(&canonical(&raw), t));
    }
}
