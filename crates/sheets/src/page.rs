//! The page: groups of drawn pieces under headings.

use crate::icons;
use std::fmt::Write;

/// All components of a game.
pub struct Sheet {
    /// The game's id.
    pub game: &'static str,
    /// Its components by kind.
    pub groups: Vec<Group>,
}

/// Components of one kind.
pub struct Group {
    /// The heading.
    pub name: String,
    /// Where their values come from.
    pub origin: Origin,
    /// The components.
    pub pieces: Vec<Piece>,
}

/// Where printed values come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The published rules.
    Published,
    /// Not public: a careful guess of ours stands in for them.
    Reconstructed,
}

/// One component.
pub struct Piece {
    /// Its id.
    pub id: String,
    /// How many there are.
    pub copies: u32,
    /// What it says, for those who cannot see it.
    pub spoken: String,
    /// The drawing: one `<svg>` element without its outer tag's label.
    pub drawing: String,
    /// Width and height of the drawing.
    pub size: (u32, u32),
}

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #2b2118; --paper: #fbf6ea; --table: #e9dcc3; --line: #8a6d4a; --dim: #5f5040; }
@media (prefers-color-scheme: dark) { :root { --table: #2a221a; --dim: #cdbb9f; } }
body { margin: 0; padding: 1.5rem; background: var(--table); color: light-dark(var(--ink), #f3e9d6);
  font: 16px/1.5 Georgia, 'Times New Roman', serif; }
h1, h2 { font-weight: 600; } h2 { margin: 2rem 0 .75rem; }
.pieces { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0; padding: 0; list-style: none; }
figure { margin: 0; } figcaption { text-align: center; font-size: .9rem; color: var(--dim); }
svg text { font-family: Georgia, 'Times New Roman', serif; fill: var(--ink); }
.mark { font-size: .8rem; border: 1px solid currentColor; border-radius: 1em; padding: 0 .6em; margin-left: .6em; font-weight: 400; }
";

impl Sheet {
    /// The whole page.
    pub fn html(&self) -> String {
        let mut page = String::new();
        let title = words(self.game);
        let _ = write!(
            page,
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}: components</title>\n<style>{STYLE}</style>\n</head>\n<body>\n\
             <svg width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position:absolute\"><defs>{}</defs></svg>\n\
             <main>\n<h1>{title}: components</h1>\n",
            icons::symbols()
        );
        for group in &self.groups {
            group.write(&mut page);
        }
        page.push_str("</main>\n</body>\n</html>\n");
        page
    }
}

impl Group {
    fn write(&self, page: &mut String) {
        let mark = match self.origin {
            Origin::Published => "",
            Origin::Reconstructed => "<span class=\"mark\">reconstructed</span>",
        };
        let _ = write!(page, "<h2>{}{mark}</h2>\n<ul class=\"pieces\">\n", escaped(&self.name));
        for piece in &self.pieces {
            let (width, height) = piece.size;
            let copies = if piece.copies > 1 { format!(" × {}", piece.copies) } else { String::new() };
            let _ = writeln!(
                page,
                "<li><figure id=\"{id}\"><svg role=\"img\" aria-label=\"{}\" width=\"{width}\" height=\"{height}\" \
                 viewBox=\"0 0 {width} {height}\">{}</svg><figcaption>{}{copies}</figcaption></figure></li>",
                escaped(&piece.spoken),
                piece.drawing,
                escaped(&words(&piece.id)),
                id = escaped(&piece.id),
            );
        }
        page.push_str("</ul>\n");
    }
}

/// An id as words: `trading-post` is `Trading post`.
pub(crate) fn words(id: &str) -> String {
    let spaced = id.replace('-', " ");
    let mut letters = spaced.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Text that is safe inside an element or attribute.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
