//! Writes the JavaScript around the engine's WebAssembly: `tafel-glue ENGINE.wasm FOLDER`.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut args = std::env::args_os().skip(1);
    let (engine, folder) = args.next().zip(args.next()).context("usage: tafel-glue ENGINE.wasm FOLDER")?;
    Bindgen::new()
        .input_path(engine)
        .out_name("engine")
        .web(true)?
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
}
