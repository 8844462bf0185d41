//! `tafel static`: the page as a folder for web spaces that only have files.

use crate::failure::Failure;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder; it must be empty or not there
    folder: PathBuf,
}

/// The file that shows all the others. A server shows it at every address, a web space at one.
const FIRST: &str = "index.html";

/// Writes every file of the page, and prints which.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let folder = &args.folder;
    let failed = |path: &Path, error: std::io::Error| Failure::Input(format!("{}: {error}", path.display()));
    let files: Vec<_> = tafel_server::page_files().collect();
    if !files.iter().any(|(name, _)| name.ends_with(".wasm")) {
        return Err(Failure::Input(
            "this program was built without the engine for browsers (make engine), and without it a page of files cannot play"
                .to_owned(),
        ));
    }
    if fs::read_dir(folder).is_ok_and(|mut inside| inside.next().is_some()) {
        return Err(Failure::Input(format!("{}: there is something in it", folder.display())));
    }
    let mut bytes = 0;
    for (name, data) in &files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(|error| failed(parent, error))?;
        }
        let data = if name == FIRST { of_files(data).into() } else { data.clone() };
        bytes += data.len();
        fs::write(&path, data).map_err(|error| failed(&path, error))?;
        println!("{name}");
    }
    println!("{} files, {} KiB: {}", files.len(), bytes.div_ceil(1024), folder.display());
    Ok(())
}

/// The first file, for a web space: it finds the others beside itself, and says that there is no server.
fn of_files(index: &[u8]) -> Vec<u8> {
    let index = String::from_utf8_lossy(index);
    index.replacen("<html", "<html data-files", 1).replace("=\"/", "=\"./").into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_file_finds_the_others_beside_itself() {
        let index = br#"<!doctype html><html lang="en"><script src="/assets/index-1.js"></script></html>"#;
        let written = String::from_utf8(of_files(index)).unwrap();
        assert_eq!(
            written,
            r#"<!doctype html><html data-files lang="en"><script src="./assets/index-1.js"></script></html>"#
        );
    }
}
