//! Says where the page is that the server carries: what the web build made or, without one, a plain page.

use std::path::Path;

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let built = here.join("../../web/dist");
    // A path that is not there would make every build a new one; `make build` touches this file once there is a page.
    println!("cargo:rerun-if-changed=build.rs");
    let page = if built.join("index.html").exists() {
        println!("cargo:rerun-if-changed={}", built.display());
        built
    } else {
        here.join("page")
    };
    println!("cargo:rustc-env=TAFEL_PAGE={}", page.display());
}
