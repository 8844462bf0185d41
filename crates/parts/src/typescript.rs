//! The types of containers in TypeScript: those of their JSON.

use crate::set::Bits;
use crate::{Bag, List, Pool, Set};
use std::collections::BTreeMap;
use tafel_rules::Id;
use ts_rs::{Config, TS, TypeVisitor};

/// Says that a container is, in TypeScript, what another type is.
macro_rules! written_as {
    ([$($generics:tt)*] $container:ty as $written:ty, where $($bounds:tt)*) => {
        impl<$($generics)*> TS for $container where $($bounds)* {
            type WithoutGenerics = <$written as TS>::WithoutGenerics;
            type OptionInnerType = Self;

            fn name(config: &Config) -> String {
                <$written>::name(config)
            }

            fn inline(config: &Config) -> String {
                <$written>::inline(config)
            }

            fn visit_dependencies(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <$written>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <$written>::visit_generics(visitor);
            }
        }
    };
}

written_as!([T, const N: usize] List<T, N> as Vec<T>, where T: TS + 'static);
written_as!([K, B] Set<K, B> as Vec<K>, where K: TS + Id, B: Bits);
written_as!([K, const N: usize] Bag<K, N> as BTreeMap<K, u8>, where K: TS + Id);
written_as!([K] Pool<K> as BTreeMap<K, u8>, where K: TS + Id);
