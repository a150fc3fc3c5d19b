//! Corridors: a dead end of n empty points is worth `{n-1|corridor of n-1}`; chilled it is a plain number.

use semeai_cgt::{Arena, Dyadic, Error};

fn main() -> Result<(), Error> {
    let mut arena = Arena::new();
    let mut corridor = arena.zero();
    println!(" n  mean       temperature  chilled  game");
    for n in 1..=8 {
        let closed = arena.integer(n - 1)?;
        corridor = arena.game(&[closed], &[corridor])?;
        let chilled = arena.cool(corridor, Dyadic::ONE)?;
        println!(
            "{n:2}  {:9}  {:11}  {:7}  {}",
            arena.mean(corridor)?.to_string(),
            arena.temperature(corridor)?.to_string(),
            arena.display(chilled),
            arena.display(corridor)
        );
    }
    Ok(())
}
