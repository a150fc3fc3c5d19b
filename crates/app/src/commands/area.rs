//! How an area of commands is declared.

/// An area of commands with a list of all of them.
macro_rules! area {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $variant:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum $name {
            $($(#[$each])* $variant,)*
        }

        #[cfg(test)]
        impl $name {
            pub(crate) const ALL: &'static [Self] = &[$(Self::$variant,)*];
        }
    };
}

pub(crate) use area;
