//! The laboratory of sums, driven by accessible names.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_session::{Sample, file};

use crate::support::{
    Window, new_app, number_of, settle, wait_for_quick_answers, wait_until, window_of,
};

/// A window with the panel open, and its first sum solved.
fn window() -> Window {
    // So high that the graph below everything is on the screen: what is scrolled away cannot be dragged.
    let mut window = window_of(new_app(), Vec2::new(1280.0, 2400.0));
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Num8);
    wait_for(&mut window, "White to play: the score is 9. Best: B1.");
    window
}

fn wait_for(window: &mut Window, name: &str) {
    wait_until(window, name, |window| {
        window.query_all_by_label(name).count() > 0
    });
}

fn click(window: &mut Window, name: &str) {
    wait_for_quick_answers(window);
    window.get_by_role_and_label(Role::Button, name).click();
    window.run();
}

fn text_of(window: &Window) -> String {
    let field = window.get_by_role_and_label(Role::TextInput, "Sum of trees");
    field.value().unwrap_or_default()
}

fn write(window: &mut Window, text: &str) {
    window
        .get_by_role_and_label(Role::TextInput, "Sum of trees")
        .focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run();
    window.key_press(Key::Delete);
    window.run();
    let field = window.get_by_role_and_label(Role::TextInput, "Sum of trees");
    field.type_text(text);
    window.run();
}

/// Where a point of the plane of the fourth figure is, 9 units both ways.
fn place(window: &Window, across: f32, up: f32) -> Pos2 {
    let graph = "Boundary graph: White to play, y = 4, gotes 6, 4, 1";
    let plane = window.get_by_label(graph).rect().shrink(10.0);
    let unit = plane.width() / 9.0;
    plane.left_bottom() + Vec2::new(across * unit, -up * unit)
}

#[test]
fn the_point_of_the_fourth_figure_is_dragged_to_where_the_rule_is_wrong() {
    let mut window = window();
    click(&mut window, "Figure 4");
    assert_eq!(text_of(&window), "A(2,2,4) + {6|0} + {4|0} + {1|0}");
    let told = |told: &'static str| {
        move |window: &Window| window.query_all_by_label_contains(told).count() > 0
    };
    wait_until(&mut window, "right", told("xl = 2, xr = 2: D = 0"));
    let (from, to) = (place(&window, 2.0, 2.0), place(&window, 4.0, 1.0));
    window.drag_at(from);
    window.run();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    window.run();
    assert_eq!(text_of(&window), "A(4,1,4) + {6|0} + {4|0} + {1|0}");
    wait_for(
        &mut window,
        "xl = 4, xr = 1: D = −1, to be played: B1. The whole rule of thumb says A: wrong, it loses 1.",
    );
    wait_for(&mut window, "White to play: the score is 9. Best: B1.");
    // One drag is one step of undo.
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(text_of(&window), "A(2,2,4) + {6|0} + {4|0} + {1|0}");
}

/// Beyond the largest number the plane would grow, and the point with it.
#[test]
fn a_plane_stays_as_large_as_it_is_while_its_point_is_dragged() {
    let mut window = window();
    click(&mut window, "Figure 4");
    let told = |told: &'static str| {
        move |window: &Window| window.query_all_by_label_contains(told).count() > 0
    };
    wait_until(&mut window, "right", told("xl = 2, xr = 2: D = 0"));
    let (from, to) = (place(&window, 2.0, 2.0), place(&window, 9.0, 1.0));
    window.drag_at(from);
    window.run();
    for aside in 0..5_u8 {
        window.hover_at(to + Vec2::new(0.0, f32::from(aside) * 0.2));
        window.run();
    }
    window.drop_at(to);
    window.run();
    assert_eq!(text_of(&window), "A(9,1,4) + {6|0} + {4|0} + {1|0}");
}

#[test]
fn what_is_wrong_with_a_sum_is_said_with_its_place() {
    let mut window = window();
    write(&mut window, "{4|0} + {1|}");
    wait_until(&mut window, "message", |window| {
        window
            .query_by_label_contains("column 12: expected a game")
            .is_some()
    });
    write(&mut window, "{5,4|0} + {3|0}");
    wait_for(&mut window, "Black to play: the score is 5. Best: A (5).");
    window
        .get_by_label_contains("The discriminant, the rules of thumb and the plane need one tree");
}

#[test]
fn the_sum_is_saved_with_the_document() {
    let mut window = window();
    write(&mut window, "{7|0} + {3|0}");
    wait_for(&mut window, "Black to play: the score is 7. Best: B1.");
    // Anything else that is asked makes it a part of the document.
    window.key_press_modifiers(Modifiers::COMMAND, Key::Num3);
    window.run();
    let document = window.state().document();
    assert_eq!(document.sum.as_deref(), Some("{7|0} + {3|0}"));
    let text = file::to_sgf(document, &file::Answers::NOTHING).expect("a rectangle");
    assert!(text.contains("SEMW[{7|0} + {3|0}]"), "{text}");
}

#[test]
fn the_rules_are_tested_on_every_tree_up_to_a_size() {
    let mut window = window();
    click(&mut window, "Test the rules");
    wait_until(&mut window, "survey", |window| {
        window
            .query_by_label_contains("The whole rule of thumb: 2197 sums, wrong in")
            .is_some()
    });
}

#[test]
fn the_samples_of_the_figures_open_their_sums_and_the_next_sample_leaves_them() {
    let mut window = window_of(new_app(), Vec2::new(1280.0, 800.0));
    window.run();
    // The last sample is one back from the first, and those of life and of maps come behind the figures.
    let all = Sample::ALL.len();
    for _ in number_of(Sample::FigureFive)..=all {
        window.key_press(Key::PageUp);
        settle(&mut window);
    }
    wait_for_quick_answers(&mut window);
    window.get_by_label("What this shows").click();
    let lesson = "the average says the tree, but the gote of 6 comes first";
    wait_until(&mut window, lesson, |window| {
        window.query_by_label_contains(lesson).is_some()
    });
    assert_eq!(text_of(&window), "A(7,0,3) + {6|0} + {3|0} + {2|0}");
    wait_for(&mut window, "Black to play: the score is 15. Best: B1.");
    window.key_press(Key::PageUp);
    settle(&mut window);
    assert_eq!(text_of(&window), "A(2,2,4) + {6|0} + {4|0} + {1|0}");
    let graph = "Boundary graph: White to play, y = 4, gotes 6, 4, 1";
    wait_for(&mut window, graph);
    let top = |window: &Window| window.get_by_label(graph).rect().top();
    click(&mut window, "Boundary graph");
    assert!(top(&window) < 500.0, "{}", top(&window));
    window.key_press(Key::PageUp);
    settle(&mut window);
    let field = window.query_by_role_and_label(Role::TextInput, "Sum of trees");
    assert!(field.is_none());
    wait_for_quick_answers(&mut window);
    window.get_by_label("What this shows").click();
    let lesson = "that costs one point";
    wait_until(&mut window, lesson, |window| {
        window.query_by_label_contains(lesson).is_some()
    });
}

/// In a window of the usual size, with the lesson open above it.
#[test]
fn what_is_told_of_the_point_is_in_sight_with_its_graph() {
    let mut app = new_app();
    app.show_document(Sample::FigureFive.document());
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Num8);
    wait_for(&mut window, "Figure 5");
    click(&mut window, "Figure 5");
    let told = "xl = 7, y = 3: D = −2";
    wait_until(&mut window, "the graph", |window| {
        window.query_all_by_label_contains(told).count() > 0
    });
    let button = window.get_all_by_role_and_label(Role::Button, "Boundary graph");
    button.into_iter().next().expect("a button").click();
    window.run();
    let graph = window.get_by_label("Boundary graph: Black to play, xr = 0, gotes 6, 3, 2");
    let told = window.get_by_label_contains(told).rect();
    let graph = graph.rect();
    assert!(told.bottom() <= graph.top() + 10.0, "{told}, {graph}");
    assert!(graph.bottom() < 770.0, "{graph}");
    // A hover text tells of another point, but none hides the graph while the point is held.
    let told = |window: &Window| {
        let told = window.query_all_by_label_contains("The whole rule of thumb");
        told.count()
    };
    let above = told(&window);
    window.hover_at(graph.center());
    window.run_steps(60);
    assert_eq!(told(&window), above + 1);
    window.drag_at(graph.center());
    window.run_steps(60);
    assert_eq!(told(&window), above);
}

/// A button that is grey says why without being pointed at.
#[test]
fn why_a_board_is_no_sum_stands_below_the_button() {
    let mut app = new_app();
    app.show_document(Sample::HalfPointKo.document());
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Num8);
    let why = "Nothing is taken over: region I depends on who wins a ko.";
    wait_for(&mut window, why);
    // Which region it is would be an answer.
    window.key_press(Key::F8);
    window.run();
    assert_eq!(window.query_all_by_label(why).count(), 0);
}
