//! Says everything about one game: `cargo run -p semeai-cgt --example value '{4|0}+{6||4|0}-7'`.

use std::error::Error;

use semeai_cgt::{Arena, Dyadic, Style};

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "{4|0}+{6||4|0}-7".into());
    let mut arena = Arena::new();
    let game = arena.parse(&text)?;
    println!("canonical form  {}", arena.display_in(game, Style::UNICODE));
    println!("outcome         {:?}", arena.outcome(game)?);
    println!(
        "stops           {}, {}",
        arena.left_stop(game),
        arena.right_stop(game)
    );
    println!(
        "floor, ceil     {}, {}",
        arena.floor(game)?,
        arena.ceil(game)?
    );
    println!("birthday        {}", arena.birthday(game)?);

    let thermograph = arena.thermograph(game)?;
    println!("mean            {}", thermograph.mast);
    println!("temperature     {}", thermograph.temperature);
    println!("left wall       {:?}", thermograph.left);
    println!("right wall      {:?}", thermograph.right);

    let mut t = Dyadic::new(1, 1)?;
    while t <= thermograph.temperature {
        let cooled = arena.cool(game, t)?;
        println!(
            "cooled by {t:5} {}",
            arena.display_in(cooled, Style::UNICODE)
        );
        t = t.checked_add(Dyadic::new(1, 1)?)?;
    }
    Ok(())
}
