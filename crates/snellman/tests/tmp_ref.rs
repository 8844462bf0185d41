use std::fs;
use tafel_snellman as snellman;
use tafel_terra_mystica::TerraMystica;
#[test]
fn refs() {
    let mut files: Vec<_> = fs::read_dir("/work/shared/golden/terra-mystica-reference").unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    let (mut ok, mut exp) = (0, 0);
    for f in &files {
        let name = f.display().to_string();
        if name.ends_with(".json") {
            match snellman::check(&fs::read_to_string(f).unwrap()) { Ok(_) => ok += 1, Err(e) => println!("CHECK {name}: {e}") }
        } else if name.ends_with(".rec") {
            let text = fs::read_to_string(f).unwrap();
            match tafel_table::Record::<TerraMystica>::read(&text) {
                Err(e) => println!("READ {name}: {e}"),
                Ok(record) => match snellman::export(&record) {
                    Err(e) => println!("EXPORT {name}: {e}: {}", text.lines().nth(e.line.saturating_sub(1)).unwrap_or("")),
                    Ok(log) => if log == fs::read_to_string(f.with_extension("log")).unwrap() { exp += 1 } else {
                        let want = fs::read_to_string(f.with_extension("log")).unwrap();
                        let d = log.lines().zip(want.lines()).position(|(a, b)| a != b);
                        println!("DIFF {name}: line {d:?} {:?} / {:?}", d.map(|d| log.lines().nth(d)), d.map(|d| want.lines().nth(d)));
                    },
                },
            }
        }
    }
    println!("checked {ok} exported {exp}");
    panic!("show");
}
