//! Ids: small values that are one word everywhere, from data files to the page.

/// A component, place or kind of thing out of a fixed number of them.
pub trait Id: Copy + Eq + 'static {
    /// How many ids of this kind there are.
    const COUNT: usize;

    /// Its position among all ids of this kind, from 0.
    fn index(self) -> usize;

    /// The id at a position.
    ///
    /// # Panics
    /// If `index` is not below [`Id::COUNT`].
    fn at(index: usize) -> Self;

    /// All ids, in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self::at)
    }
}

/// Declares an enum of ids together with the word of each: one list for notation, records, data files and views.
///
/// ```
/// tafel_rules::vocabulary! {
///     /// What a field grows.
///     pub enum Crop: "a crop" { Wheat = "wheat", Rye = "rye" }
/// }
/// use tafel_rules::Id;
/// assert_eq!(Crop::Rye.to_string(), "rye");
/// assert_eq!("wheat".parse(), Ok(Crop::Wheat));
/// assert_eq!("maize".parse::<Crop>().unwrap_err().to_string(), "`maize` is not a crop");
/// assert_eq!(Crop::all().collect::<Vec<_>>(), [Crop::Wheat, Crop::Rye]);
/// ```
#[macro_export]
macro_rules! vocabulary {
    ($(#[$meta:meta])* $vis:vis enum $name:ident: $noun:literal {
        $($(#[$variant_meta:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name { $($(#[$variant_meta])* #[doc = concat!("`", $word, "`")] $variant),+ }

        impl $name {
            /// All ids, in order.
            $vis const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The word for it.
            $vis const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl $crate::Id for $name {
            const COUNT: usize = $name::ALL.len();

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn at(index: usize) -> $name {
                $name::ALL[index]
            }
        }

        impl ::std::convert::From<$name> for &'static str {
            fn from(id: $name) -> &'static str {
                id.word()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> ::std::result::Result<$name, $crate::Unreadable> {
                match text {
                    $($word => Ok($name::$variant),)+
                    _ => Err($crate::Unreadable::new(text, $noun)),
                }
            }
        }

        $crate::typescript!($name as words);

        impl $crate::macro_support::serde::Serialize for $name {
            fn serialize<S: $crate::macro_support::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> $crate::macro_support::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::macro_support::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<$name, D::Error> {
                let word = <::std::string::String as $crate::macro_support::serde::Deserialize>::deserialize(deserializer)?;
                word.parse().map_err($crate::macro_support::serde::de::Error::custom)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::Id;

    vocabulary! {
        enum Metal: "a metal" { Iron = "iron", Copper = "copper", Tin = "tin" }
    }

    #[test]
    fn a_word_is_the_same_everywhere() {
        for (index, metal) in Metal::all().enumerate() {
            assert_eq!((metal.index(), Metal::at(index)), (index, metal));
            assert_eq!(metal.word().parse(), Ok(metal));
            assert_eq!(<&str>::from(metal), metal.word());
            let json = serde_json::to_string(&metal).unwrap();
            assert_eq!(json, format!("\"{metal}\""));
            assert_eq!(serde_json::from_str::<Metal>(&json).unwrap(), metal);
        }
        assert_eq!(Metal::COUNT, 3);
    }

    #[test]
    fn an_unknown_word_is_refused() {
        assert_eq!("lead".parse::<Metal>().unwrap_err().to_string(), "`lead` is not a metal");
        assert!(serde_json::from_str::<Metal>("\"lead\"").unwrap_err().to_string().contains("not a metal"));
    }
}
