//! The Values panel, driven by accessible names: no display, no graphics.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::{
    Window, choose_in_menu, new_app, wait_for_quick_answers, wait_until, window_of,
};

/// The system paper's first sum: two regions of Black against one of White.
const SUM: &str = "{4|0} + {6||4|0} - 7";

/// A window with the panel open.
fn window() -> Window {
    let mut window = window_of(new_app(), Vec2::new(1280.0, 800.0));
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Num6);
    wait_for(&mut window, "mean");
    window
}

/// Runs frames until something with this name is there.
fn wait_for(window: &mut Window, name: &str) {
    wait_until(window, name, |window| {
        window.query_all_by_label(name).count() > 0
    });
}

/// Puts a text into a field in place of what stands there.
fn write(window: &mut Window, field: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, field).focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run();
    window.key_press(Key::Delete);
    window.run();
    if !text.is_empty() {
        window
            .get_by_role_and_label(Role::TextInput, field)
            .type_text(text);
    }
    window.run();
}

fn click(window: &mut Window, name: &str) {
    wait_for_quick_answers(window);
    window.get_by_role_and_label(Role::Button, name).click();
    window.run();
}

fn text_of(window: &Window, field: &str) -> String {
    let field = window.get_by_role_and_label(Role::TextInput, field);
    field.value().unwrap_or_default()
}

#[test]
fn typing_shows_everything_at_once() {
    let mut window = window();
    assert_eq!(
        text_of(&window, "Expression"),
        SUM,
        "an example to begin with"
    );
    write(&mut window, "Expression", SUM);
    write(&mut window, "Cool by", "2");
    wait_for(&mut window, "-1^*");
    assert!(window.query_all_by_label("{1,{3|-1}|-3}").count() > 0);
    window.get_by_label("fuzzy: the first player wins");
    window.get_by_label("Cooled by 2: ceiling 0, floor −2");
    write(&mut window, "Cool by", "0");
    wait_until(&mut window, "less cooling", |window| {
        window.query_by_label("-1^*").is_none()
    });
}

#[test]
fn the_field_has_the_keyboard_from_the_start() {
    let mut window = window();
    window.run();
    assert!(
        window
            .get_by_role_and_label(Role::TextInput, "Expression")
            .is_focused()
    );
}

#[test]
fn a_mistake_is_said_with_its_column_and_the_last_value_stays() {
    let mut window = window();
    write(&mut window, "Expression", "{4|1/3}");
    wait_until(&mut window, "message", |window| {
        window
            .query_by_label_contains("Column 4: 1/3 is no dyadic fraction")
            .is_some()
    });
    // What was typed until then: `{4|1` has no value, `{4` neither; the sum is still there.
    window.get_by_label("mean");
    write(&mut window, "Expression", "{4|0}");
    wait_until(&mut window, "no message", |window| {
        window.query_by_label_contains("Column").is_none()
    });
    write(&mut window, "Cool by", "-1");
    wait_for(&mut window, "A game cannot be cooled by less than zero.");
    write(&mut window, "Compare with", "  (2");
    wait_until(&mut window, "message", |window| {
        window
            .query_by_label_contains("Column 3: `(` is never closed")
            .is_some()
    });
}

#[test]
fn the_slider_cools_in_quarters() {
    let mut window = window();
    write(&mut window, "Expression", "{4|0}");
    window
        .get_by_role_and_label(Role::Slider, "Cool by")
        .focus();
    window.run();
    for _ in 0..2 {
        window.key_press(Key::ArrowLeft);
        window.run();
    }
    assert_eq!(text_of(&window, "Cool by"), "3/2");
    wait_for(&mut window, "{5/2|3/2}");
}

#[test]
fn two_games_are_compared() {
    let mut window = window();
    write(&mut window, "Expression", "^");
    write(&mut window, "Compare with", "*");
    wait_for(
        &mut window,
        "They are confused: neither is greater, nor are they equal.",
    );
    window.get_by_label("^*");
    write(&mut window, "Compare with", "-1");
    wait_for(&mut window, "The first is greater: it is better for Left.");
    write(&mut window, "Compare with", "");
    wait_until(&mut window, "no comparison", |window| {
        window.query_by_label_contains("The first is").is_none()
    });
}

#[test]
fn dominated_and_reversible_options_go_one_by_one() {
    let mut window = window();
    write(&mut window, "Expression", "{0,1|2}");
    wait_until(&mut window, "step", |window| {
        window
            .query_by_label_contains("Left's option 0 is dominated by 1.")
            .is_some()
    });
    assert!(window.query_all_by_label("{1|2}").count() >= 1);
    assert!(window.query_all_by_label("3/2").count() >= 2);
}

#[test]
fn the_value_of_a_node_is_one_click_away() {
    let mut window = window_of(new_app(), Vec2::new(1280.0, 800.0));
    window.run();
    let region = window
        .get_by_role_and_label(Role::Button, "Region I")
        .value();
    let value = region.unwrap_or_default();
    let value = value.split(", ").next().unwrap_or_default().to_owned();
    choose_in_menu(&mut window, &["Analysis", "Open in Values"]);
    wait_for(&mut window, "mean");
    assert_eq!(text_of(&window, "Expression"), value);
    // From here every other value of the position is one click away as well.
    click(&mut window, "Sum");
    assert_ne!(text_of(&window, "Expression"), value);
    click(&mut window, "‹ Back to the board");
    window.get_by_role_and_label(Role::Button, "Region I");
}

/// Twenty-five regions of one point.
const MANY: &str = "\
@.@.@.@.@.@.@.@.@.@.@.@.@
BBBBBBBBBBBBBBBBBBBBBBBBB
WWWWWWWWWWWWWWWWWWWWWWWWW
.#.#.#.#.#.#.#.#.#.#.#.#.
";

#[test]
fn many_regions_wrap_inside_the_panel() {
    let mut app = new_app();
    let read = semeai_session::file::parse("test", MANY.as_bytes()).expect("a diagram");
    app.show_document(read.document);
    let size = Vec2::new(720.0, 520.0);
    let mut window = window_of(app, size);
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Num6);
    wait_for(&mut window, "mean");
    let buttons = window.query_all_by_role(Role::Button);
    let regions = buttons.filter(|button| {
        let label = button.accesskit_node().label().unwrap_or_default();
        !label.is_empty() && label.chars().all(|sign| "IVX".contains(sign))
    });
    let right: Vec<f32> = regions.map(|region| region.rect().max.x).collect();
    assert!(right.len() >= 20, "{} regions", right.len());
    assert!(right.iter().all(|&x| x <= size.x), "{right:?} in {size}");
}

#[test]
fn the_language_changes_here_too() {
    let mut window = window();
    click(&mut window, "日本語");
    window.get_by_role_and_label(Role::TextInput, "式");
    window.get_by_label("ファジー：先手の勝ち");
    write(&mut window, "式", "{4|0");
    wait_until(&mut window, "message", |window| {
        window
            .query_by_label_contains("1文字目：「{」が閉じられていません")
            .is_some()
    });
}

#[test]
fn long_work_can_be_cancelled() {
    let mut window = window();
    let terms: Vec<String> = (1..40)
        .map(|n| format!("{{{}||{n}|-{n}}}", n * n * n + 7))
        .collect();
    write(&mut window, "Expression", &terms.join("+"));
    wait_for(&mut window, "Cancel");
    window.get_by_role_and_label(Role::Button, "Cancel").click();
    wait_until(&mut window, "end", |window| {
        window.query_by_label_contains("Stopped").is_some()
    });
    window.get_by_label("mean");
}

#[test]
fn everything_is_copied_as_text() {
    let mut window = window();
    window
        .get_by_role_and_label(Role::Button, "Copy as text")
        .click();
    let mut copied = String::new();
    for _ in 0..4 {
        window.step();
        for command in &window.output().platform_output.commands {
            if let egui::OutputCommand::CopyText(text) = command {
                copied.clone_from(text);
            }
        }
    }
    assert!(
        copied.contains("Cooled by 2: -1^* (ceil 0, floor -2)"),
        "{copied}"
    );
    window.get_by_label("Copied.");
}

#[test]
fn pictures_are_written() {
    let folder = tempfile::tempdir().expect("a folder");
    for (button, name, begin) in [
        ("Save SVG…", "value.svg", &b"<svg"[..]),
        ("Save PNG…", "value.png", &b"\x89PNG"[..]),
    ] {
        let path = folder.path().join(name);
        let mut window = window();
        window.get_by_role_and_label(Role::Button, button).click();
        wait_for(&mut window, "Save as");
        write(&mut window, "Save as", &path.display().to_string());
        window.key_press(Key::Enter);
        wait_for(&mut window, &format!("Saved {name}."));
        let written = std::fs::read(&path).expect("written");
        assert!(written.starts_with(begin), "{name}");
    }
}

#[test]
fn the_panel_fits_small_windows() {
    for size in [Vec2::new(900.0, 600.0), Vec2::new(720.0, 520.0)] {
        let mut window = window_of(new_app(), size);
        window.run();
        window.key_press_modifiers(Modifiers::COMMAND, Key::Num6);
        wait_for(&mut window, "mean");
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        for (role, name) in [
            (Role::TextInput, "Expression"),
            (Role::Slider, "Cool by"),
            (Role::Button, "Copy as text"),
            (Role::Button, "‹ Back to the board"),
        ] {
            let rect = window.get_by_role_and_label(role, name).rect();
            assert!(screen.contains_rect(rect), "{name} at {rect:?} in {size}");
        }
    }
}

#[test]
fn tabs_and_buttons_stand_apart_in_both_languages() {
    for (language, tab, copy) in [
        ("English", "Values", "Copy as text"),
        ("日本語", "値の計算", "文字でコピー"),
    ] {
        for size in [Vec2::new(900.0, 600.0), Vec2::new(720.0, 520.0)] {
            let mut window = window_of(new_app(), size);
            window.run();
            window.key_press_modifiers(Modifiers::COMMAND, Key::Num6);
            wait_for(&mut window, "mean");
            if language != "English" {
                click(&mut window, language);
            }
            let copy = window.get_by_role_and_label(Role::Button, copy).rect();
            let tabs = window.query_all_by_label(tab).map(|tab| tab.rect());
            assert!(
                tabs.into_iter().all(|tab| !tab.intersects(copy)),
                "{language} at {size}"
            );
        }
    }
}

/// Whatever is typed, the panel goes on: huge and tiny numbers, long bars, what is no game at all.
#[test]
fn nothing_that_is_typed_breaks_the_panel() {
    let mut window = window();
    let huge = "1".repeat(30);
    for expression in [
        &huge,
        &format!("{{{huge}|-{huge}}}"),
        &format!("{{{huge}||{huge}|0}}"),
        "1/1099511627776",
        "{1/1099511627776|0}",
        "0",
        "",
        "   ",
        "{|}",
        "愛",
        "tiny(tiny(2))",
        "*1000",
        "^1000",
        "-1000",
        &"{".repeat(5000),
        &"1+".repeat(2000),
        &"9".repeat(5000),
        "{4|0}",
    ] {
        write(&mut window, "Expression", expression);
        for cool in ["1/4", "100000000", "1/1024", ""] {
            write(&mut window, "Cool by", cool);
            let center = window
                .get_by_role_and_label(Role::TextInput, "Cool by")
                .rect()
                .center();
            window.hover_at(center + Vec2::new(300.0, 200.0));
            window.step();
        }
        click(&mut window, "Cooled");
        click(&mut window, "As it is");
    }
    wait_for(&mut window, "{4|0}");
}
