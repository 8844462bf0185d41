//! Small drawings of our own: tokens, resources, kinds. Each has a shape of its own, so that colour carries no meaning
//! alone.

use std::fmt::Write;

/// The word of each icon, and its drawing in a square of 24.
const ICONS: &[(&str, &str)] = &[
    (
        "coin",
        "<circle cx='12' cy='12' r='9' fill='#e7b63c' stroke='#7a5a12' stroke-width='2'/><rect x='9' y='9' width='6' height='6' fill='#fbf0cf' stroke='#7a5a12'/>",
    ),
    (
        "gold",
        "<path d='M4 19 7 9h10l3 10z' fill='#e7b63c' stroke='#7a5a12' stroke-width='2' stroke-linejoin='round'/><path d='M8 13h8' stroke='#7a5a12' stroke-width='1.5'/>",
    ),
    (
        "potion",
        "<path d='M10 3h4v5l5 9a3 3 0 0 1-3 4H8a3 3 0 0 1-3-4l5-9z' fill='#9fd3c7' stroke='#1d5a4e' stroke-width='2' stroke-linejoin='round'/><path d='M7 15h10l1.500 3a2 2 0 0 1-2 3h-9a2 2 0 0 1-2-3z' fill='#2f8f7b'/>",
    ),
    (
        "key",
        "<circle cx='7' cy='12' r='4.500' fill='none' stroke='#5b4632' stroke-width='3'/><path d='M11 12h11M18 12v4M21 12v3' stroke='#5b4632' stroke-width='3' fill='none'/>",
    ),
    (
        "half-key",
        "<path d='M12 7.500a4.500 4.500 0 1 0 0 9' fill='none' stroke='#5b4632' stroke-width='3'/><path d='M12 4v16' stroke='#5b4632' stroke-width='1' stroke-dasharray='2 2'/>",
    ),
    (
        "combat",
        "<path d='M12 2l3 3v10h-6V5z' fill='#c9ced6' stroke='#3f4754' stroke-width='1.500'/><path d='M6 15h12v3H6zM11 18h2v4h-2z' fill='#8a3b2e' stroke='#3f1a13'/>",
    ),
    (
        "magic",
        "<path d='M12 2l2.600 7.400L22 12l-7.400 2.600L12 22l-2.600-7.400L2 12l7.400-2.600z' fill='#7b5bb5' stroke='#3a2666' stroke-width='1.500'/>",
    ),
    (
        "prestige",
        "<path d='M12 2l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V5z' fill='#b5443a' stroke='#4d1712' stroke-width='1.500'/><path d='M12 7l1.500 3 3.500.500-2.500 2.400.600 3.400L12 14.700l-3.100 1.600.600-3.400L7 10.500l3.500-.500z' fill='#fbf0cf'/>",
    ),
    (
        "place",
        "<path d='M3 21V11l9-7 9 7v10z' fill='#d9a066' stroke='#5b3a1a' stroke-width='2'/><rect x='9' y='14' width='6' height='7' fill='#5b3a1a'/>",
    ),
    (
        "monster",
        "<path d='M4 9l2-6 4 4h4l4-4 2 6v6c0 4-4 7-8 7s-8-3-8-7z' fill='#6f9a4e' stroke='#2f4a1c' stroke-width='1.500'/><path d='M7 11l4 2M17 11l-4 2M8 17l2-1 2 1 2-1 2 1' stroke='#2f4a1c' stroke-width='1.500' fill='none'/>",
    ),
    (
        "treasure",
        "<path d='M3 11a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v9H3z' fill='#b07a3c' stroke='#4a2f10' stroke-width='2'/><path d='M3 12h18' stroke='#4a2f10' stroke-width='2'/><rect x='10' y='10' width='4' height='5' fill='#e7b63c' stroke='#4a2f10'/>",
    ),
    (
        "character",
        "<circle cx='12' cy='7' r='4.500' fill='#e8c39e' stroke='#5b3a1a' stroke-width='1.500'/><path d='M4 22c0-6 3-9 8-9s8 3 8 9z' fill='#4a74a8' stroke='#1f3554' stroke-width='1.500'/>",
    ),
    (
        "chest",
        "<path d='M4 10h16v10H4z' fill='#b07a3c' stroke='#4a2f10' stroke-width='1.500'/><path d='M4 10l2-5h12l2 5z' fill='#c9965a' stroke='#4a2f10' stroke-width='1.500'/><circle cx='12' cy='14' r='1.800' fill='#2b2118'/><path d='M12 15v3' stroke='#2b2118' stroke-width='2'/>",
    ),
    (
        "marker",
        "<path d='M6 22V3h12l-3 4.500L18 12H8v10z' fill='#b5443a' stroke='#4d1712' stroke-width='1.500'/>",
    ),
    (
        "end",
        "<path d='M6 2h12v4l-4.500 6L18 18v4H6v-4l4.500-6L6 6z' fill='#fbf0cf' stroke='#5b4632' stroke-width='2' stroke-linejoin='round'/>",
    ),
    (
        "wood",
        "<rect x='2' y='8' width='16' height='8' rx='4' fill='#a9713d' stroke='#4a2f10' stroke-width='1.500'/><circle cx='18' cy='12' r='4' fill='#e0b98a' stroke='#4a2f10' stroke-width='1.500'/><circle cx='18' cy='12' r='1.500' fill='none' stroke='#4a2f10'/>",
    ),
    (
        "clay",
        "<path d='M3 9h18v10H3z' fill='#c8643c' stroke='#5a2410' stroke-width='1.500'/><path d='M3 14h18M12 9v5M7 14v5M17 14v5' stroke='#5a2410' stroke-width='1.500'/>",
    ),
    (
        "stone",
        "<path d='M4 18l2-9 6-4 7 4 2 7-4 4H7z' fill='#a3a8ae' stroke='#3f4754' stroke-width='1.500'/><path d='M9 10l4-2M8 15l3 1' stroke='#3f4754'/>",
    ),
    (
        "diamond",
        "<path d='M6 4h12l4 6-10 11L2 10z' fill='#9fd3e8' stroke='#1d4f66' stroke-width='1.500'/><path d='M2 10h20M8.500 10 12 21l3.500-11L12 4z' fill='none' stroke='#1d4f66'/>",
    ),
    (
        "settler",
        "<circle cx='12' cy='6' r='4' fill='#6b8f3f' stroke='#2f4a1c' stroke-width='1.500'/><path d='M5 22l2-10h10l2 10z' fill='#6b8f3f' stroke='#2f4a1c' stroke-width='1.500'/>",
    ),
    (
        "ore",
        "<path d='M3 17l3-8 5-4 8 3 2 7-5 5H7z' fill='#7d6a5c' stroke='#33271e' stroke-width='1.500'/><circle cx='10' cy='12' r='1.800' fill='#d98f3a'/><circle cx='15' cy='15' r='1.500' fill='#d98f3a'/>",
    ),
    (
        "crystal",
        "<path d='M8 21 5 11l4-8 3 6 3-4 4 7-3 9z' fill='#b9a3e0' stroke='#3a2666' stroke-width='1.500'/><path d='M9 3l1 18M15 5l-1 16' stroke='#3a2666'/>",
    ),
    (
        "jar",
        "<path d='M8 3h8v3l2 3v10a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V9l2-3z' fill='#e0b070' stroke='#5b3a1a' stroke-width='1.500'/><path d='M6 12h12' stroke='#5b3a1a'/>",
    ),
];

/// All icons as symbols, to stand once in the page.
pub(crate) fn symbols() -> String {
    let mut symbols = String::new();
    for (word, drawing) in ICONS {
        let _ = write!(symbols, "<symbol id=\"i-{word}\" viewBox=\"0 0 24 24\">{drawing}</symbol>");
    }
    symbols
}

/// An icon at a place; a word without an icon is written out.
pub(crate) fn icon(word: &str, x: f64, y: f64, size: f64) -> String {
    if ICONS.iter().any(|(known, _)| *known == word) {
        return format!(
            "<use href=\"#i-{word}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{size}\" height=\"{size}\"/>"
        );
    }
    let (x, y) = (x + size / 2.0, y + size * 0.7);
    format!(
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{:.1}\" text-anchor=\"middle\">{word}</text>",
        size * 0.55
    )
}

/// Amounts of things in a row, centred at `x`: each an icon, with its number where it is more than one.
pub(crate) fn amounts(things: &[(String, u8)], x: f64, y: f64, size: f64) -> String {
    let width = |&(_, amount): &(String, u8)| if amount > 1 { size * 1.55 } else { size };
    let total: f64 = things.iter().map(width).sum();
    let mut at = x - total / 2.0;
    let mut drawn = String::new();
    for thing in things {
        let (word, amount) = thing;
        if *amount > 1 {
            let (tx, ty) = (at + size * 0.3, y + size * 0.78);
            let _ = write!(
                drawn,
                "<text x=\"{tx:.1}\" y=\"{ty:.1}\" font-size=\"{:.1}\" text-anchor=\"middle\" font-weight=\"700\">{amount}</text>",
                size * 0.75
            );
            at += size * 0.55;
        }
        drawn += &icon(word, at, y, size);
        at += size;
    }
    drawn
}
