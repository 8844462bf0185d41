//! Says where the page is that the server carries: what the web build made or, without one, a plain page.

use std::path::Path;

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (web, built) = (here.join("../../web"), here.join("../../web/dist"));
    println!("cargo:rerun-if-changed=build.rs");
    let page = if built.join("index.html").exists() {
        println!("cargo:rerun-if-changed={}", built.display());
        built
    } else {
        // A path that is not there would make every build a new one; the folder above it notices when it comes.
        if web.exists() {
            println!("cargo:rerun-if-changed={}", web.display());
        }
        here.join("page")
    };
    println!("cargo:rustc-env=TAFEL_PAGE={}", page.display());
}
