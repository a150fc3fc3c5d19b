//! Shows how written options become a canonical form, one step at a time:
//! `cargo run -p semeai-cgt --example simplify '{{2|0},1*|*}'`.

use std::error::Error;

use semeai_cgt::{Arena, SimplificationStep};

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "{{2|0},1*|*}".into());
    let mut arena = Arena::new();
    let (left, right) = arena.parse_options(&text)?;
    let shown = arena.simplification(&left, &right)?;
    for step in &shown.steps {
        match step {
            SimplificationStep::Dominated { player, option, by } => println!(
                "{player:?}'s option {} is dominated by {}",
                arena.display(*option),
                arena.display(*by)
            ),
            SimplificationStep::Reversible {
                player,
                option,
                through,
                replacements,
            } => {
                let names: Vec<String> = replacements.iter().map(|g| arena.display(*g)).collect();
                println!(
                    "{player:?}'s option {} reverses through {} and gives way to [{}]",
                    arena.display(*option),
                    arena.display(*through),
                    names.join(", ")
                );
            }
        }
    }
    println!("canonical form: {}", arena.display(shown.value));
    Ok(())
}
