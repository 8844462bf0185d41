//! How ids look in TypeScript, so that the types of the page are made from those of the rules.

/// Says what an id that writes itself as text is in TypeScript: `typescript!(Hero as words)` for those that can all be
/// listed, `typescript!(Hex as "string")` for others. Without the feature `ts` it expands to nothing.
#[cfg(feature = "ts")]
#[macro_export]
macro_rules! typescript {
    ($name:ident as words) => {
        $crate::typescript!($name as (
            <$name as $crate::Id>::all()
                .map(|id| ::std::format!("\"{id}\""))
                .collect::<::std::vec::Vec<_>>()
                .join(" | ")
        ));
    };
    ($name:ident as $text:expr) => {
        impl $crate::macro_support::ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::macro_support::ts_rs::Config) -> ::std::string::String {
                ::std::stringify!($name).to_owned()
            }

            fn inline(config: &$crate::macro_support::ts_rs::Config) -> ::std::string::String {
                Self::name(config)
            }

            fn decl(_: &$crate::macro_support::ts_rs::Config) -> ::std::string::String {
                ::std::format!("type {} = {};", ::std::stringify!($name), $text)
            }

            fn output_path() -> ::std::option::Option<::std::path::PathBuf> {
                Some(::std::path::PathBuf::from(::std::stringify!($name)))
            }
        }
    };
}

/// Says what an id is in TypeScript; without the feature `ts` it expands to nothing.
#[cfg(not(feature = "ts"))]
#[macro_export]
macro_rules! typescript {
    ($($said:tt)*) => {};
}
