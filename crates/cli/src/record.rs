//! Records of answers in JSON, written down where they are made.

/// A value that is serialised as a record: its fields in this order, each with what it holds, which may be a record too. A field with
/// a question mark holds an `Option` and is left out where that is none; others are `null` then.
///
/// ```text
/// record! { point: "C3", worth: 2, ko?: None::<u32>, }   {"point": "C3", "worth": 2}
/// ```
macro_rules! record {
    (@ [$($kind:ident)*] [$($field:tt)*] [$($value:tt)*]) => {{
        #[allow(
            non_camel_case_types,
            non_snake_case,
            reason = "the type of a field has the name of the field, which JSON gives it"
        )]
        let record = {
            #[derive(serde::Serialize)]
            struct JsonRecord<$($kind),*> { $($field)* }
            JsonRecord { $($value)* }
        };
        record
    }};
    (@ [$($kind:ident)*] [$($field:tt)*] [$($value:tt)*] $name:ident?: $held:expr, $($rest:tt)*) => {
        record!(
            @ [$($kind)* $name]
            [$($field)* #[serde(skip_serializing_if = "Option::is_none")] $name: Option<$name>,]
            [$($value)* $name: $held,]
            $($rest)*
        )
    };
    (@ [$($kind:ident)*] [$($field:tt)*] [$($value:tt)*] $(#[$how:meta])? $name:ident: $held:expr, $($rest:tt)*) => {
        record!(
            @ [$($kind)* $name]
            [$($field)* $(#[$how])? $name: $name,]
            [$($value)* $name: $held,]
            $($rest)*
        )
    };
    (# $($fields:tt)*) => { record!(@ [] [] [] # $($fields)*) };
    ($name:ident $($fields:tt)*) => { record!(@ [] [] [] $name $($fields)*) };
}
