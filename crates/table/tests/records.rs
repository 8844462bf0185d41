//! Records as text: what is read, and the line-numbered refusal of everything that is not one.

use std::sync::Arc;
use tafel_pebbles::Pebbles;
use tafel_rules::{Edition, Rules, Seed, Silent, Standing};
use tafel_table::{
    Enclosed, Header, MAX_RECORD_BYTES, Match, Packed, Problem, Record, perft, replay, verify,
};

const WHOLE: &str = include_str!("../../games/pebbles/tests/records/two-players.rec");

fn read(text: &str) -> Result<Record<Pebbles>, String> {
    Record::read(text).map_err(|fault| fault.to_string())
}

/// Reads and replays; returns the fault.
fn fault(text: &str) -> String {
    match read(text) {
        Ok(record) => match replay(&Pebbles::new(), &record, &mut Silent) {
            Ok(_) => panic!("the record is sound:\n{text}"),
            Err(fault) => fault.to_string(),
        },
        Err(fault) => fault,
    }
}

/// The whole record with one line put in place of another.
fn with_line(number: usize, line: &str) -> String {
    let mut lines: Vec<&str> = WHOLE.lines().collect();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

fn line_with(start: &str) -> usize {
    WHOLE.lines().position(|line| line.starts_with(start)).unwrap() + 1
}

#[test]
fn a_record_reads_back_to_the_letter() {
    let record = read(WHOLE).unwrap();
    assert_eq!(record.to_string(), WHOLE);
    assert_eq!(record.clone().to_string(), WHOLE);
    assert_eq!(record.comments[0].text, "Random play of two: the shortest table, with a seed to verify.");
    let end = replay(&Pebbles::new(), &record, &mut Silent).unwrap();
    assert_eq!(Pebbles::new().standing(&end.state), record.result);
    assert_eq!(end.settled, record.entries.len(), "the goals were shown at the end");
}

#[test]
fn remarks_and_blank_lines_stand_anywhere_and_remarks_are_kept() {
    let text = "# above\n\npebbles 1\n# between\nseats 2; goals open\n\n* goal 0 red\n#below\n";
    let record = read(text).unwrap();
    assert_eq!(record.entries.len(), 1);
    assert_eq!(record.line_of(0), 7);
    assert_eq!(
        record.to_string(),
        "# above\n# between\npebbles 1\nseats 2; goals open\n* goal 0 red\n# below\n"
    );
}

#[test]
fn windows_line_ends_are_read() {
    assert_eq!(read(&WHOLE.replace('\n', "\r\n")).unwrap().to_string(), WHOLE);
}

#[test]
fn a_record_may_end_anywhere_between_two_lines() {
    let lines: Vec<&str> = WHOLE.lines().collect();
    for end in 3..lines.len() {
        let record = read(&(lines[..end].join("\n") + "\n")).unwrap();
        assert!(replay(&Pebbles::new(), &record, &mut Silent).is_ok(), "cut after line {end}");
    }
}

#[test]
fn a_record_cut_within_a_line_is_refused_with_that_line() {
    for cut in 1..WHOLE.len() - 1 {
        if WHOLE.as_bytes()[cut - 1] != b'\n' {
            let line = WHOLE[..cut].lines().count();
            let said = fault(&WHOLE[..cut]);
            assert!(said.starts_with(&format!("line {line}: ")), "{said}");
        }
    }
}

#[test]
fn what_is_missing_is_named() {
    assert_eq!(fault(""), "line 1: the header is missing");
    assert_eq!(fault("# only a remark\n"), "line 1: the header is missing");
    assert_eq!(fault("pebbles 1\n"), "line 2: the line with the options is missing");
}

#[test]
fn the_header_must_be_that_of_the_game_and_its_version() {
    assert_eq!(fault("pebbles\nseats 2\n"), "line 1: `pebbles` is not a header: a game and its version");
    assert_eq!(fault("0 bid 3\nseats 2\n"), "line 1: `0 bid 3` is not a header: a game and its version");
    assert_eq!(fault("chess 1\nseats 2\n"), "line 1: `chess` is not the game `pebbles`");
    assert_eq!(
        fault("pebbles 7\nseats 2\n"),
        "line 1: the record was played by version 7 of the rules, and these are version 1"
    );
    assert_eq!(Header::of(WHOLE).unwrap(), Header { game: "pebbles", version: 1, edition: None });
}

#[test]
fn unreadable_options_are_refused_with_what_there_is() {
    assert_eq!(fault("pebbles 1\nseats 9\n"), "line 2: `seats 9` is not an option; there is `seats 3|2|4|5`");
}

#[test]
fn a_record_cannot_take_over_more_lines_than_it_has() {
    for (line, why) in [("from 0", "above 0"), ("from x", "above 0"), ("from 9999", "taken over is missing")]
    {
        let text = WHOLE.replacen("\ncommitment", &format!("\n{line}\ncommitment"), 1);
        assert_ne!(text, WHOLE);
        let said = fault(&text);
        assert!(said.contains(why), "{line}: {said}");
    }
}

#[test]
fn a_second_header_is_refused() {
    let lines = WHOLE.lines().count();
    assert_eq!(
        fault(&format!("{WHOLE}{WHOLE}")),
        format!("line {}: a second header; one file holds one match", lines + 2)
    );
}

#[test]
fn unreadable_impossible_and_illegal_lines_are_refused_with_their_number() {
    // The first bid is that of seat 1, so the line below it is seat 0's.
    let bid = line_with("1 bid") + 1;
    for (line, said) in [
        ("0", "`0` is not a line: a seat's number or `*`, a blank, and what happened"),
        ("7 bid 1", "`7 bid 1` is not a line: a seat's number or `*`, a blank, and what happened"),
        ("0 fly", "`fly` is not a move of pebbles"),
        ("0 bid 9", "`9` is not a card (1 to 5)"),
        ("* draw gold", "`gold` is not a colour"),
        ("* draw red", "chance does not decide now"),
        ("1 bid 1", "the table waits for somebody else"),
        ("0 take red", "not allowed by §2.5"),
        ("\u{1b}[31m", "`\\u{1b}[31m` is not a line: a seat's number or `*`, a blank, and what happened"),
    ] {
        assert_eq!(fault(&with_line(bid, line)), format!("line {bid}: {said}"));
    }
    let goal = line_with("* goal 0");
    assert_eq!(fault(&with_line(goal, "* goal 1 red")), format!("line {goal}: chance cannot fall this way"));
    assert_eq!(fault(&with_line(goal, "0 bid 1")), format!("line {goal}: the table waits for somebody else"));
}

#[test]
fn a_false_result_is_refused_and_nothing_may_follow_a_result() {
    let result = line_with("= points");
    let false_result = with_line(result, "= points 99 1; ranks 1 2");
    assert_eq!(fault(&false_result), format!("line {result}: the lines lead to another result"));
    assert_eq!(
        fault(&format!("{WHOLE}0 bid 1\n")),
        format!("line {}: nothing may follow the result", result + 1)
    );
    for line in [
        "=",
        "= points 1; ranks",
        "= points 1 2; ranks 1",
        "= points 1; ranks 0",
        "= points 1 2 3 4 5 6; ranks 1 1 1 1 1 1",
    ] {
        let said = fault(&with_line(result, line));
        assert!(said.ends_with("is not a result: `points 9 7; ranks 1 2`"), "{said}");
    }
    let early = "pebbles 1\nseats 2\n= points 1 2; ranks 2 1\n";
    assert_eq!(fault(early), "line 3: the lines lead to another result");
}

#[test]
fn a_result_may_be_negative_and_tied() {
    let record = read("pebbles 1\nseats 2; goals open\n= points -3 -3; ranks 1 1\n").unwrap();
    let result: Standing = record.result.unwrap();
    assert_eq!((result.points.first(2), result.rank.first(3)), (&[-3, -3][..], &[1, 1, 0][..]));
    assert!(record.to_string().ends_with("= points -3 -3; ranks 1 1\n"));
}

#[test]
fn more_than_any_match_is_refused_before_it_is_read() {
    let long = "pebbles 1\nseats 2\n".to_owned() + &"#\n".repeat(MAX_RECORD_BYTES);
    assert!(fault(&long).ends_with("a record has at most 1048576 bytes"));
    let one_line = "x".repeat(10_000_000);
    assert_eq!(fault(&one_line), "line 1: a record has at most 1048576 bytes");
}

#[test]
fn chance_that_fell_otherwise_than_the_seed_says_is_found() {
    let rules = Pebbles::new();
    let honest = read(WHOLE).unwrap();
    assert!(verify(&rules, &honest).is_ok());
    let seed = line_with("seed ");
    let other_seed = read(&with_line(seed, &format!("seed {}", "ab".repeat(32)))).unwrap();
    let said = verify(&rules, &other_seed).unwrap_err();
    assert_eq!(said.problem, Problem::BrokenCommitment);
    let mut unpromised = other_seed;
    unpromised.commitment = None;
    let said = verify(&rules, &unpromised).unwrap_err();
    assert!(matches!(said.problem, Problem::Loaded { .. }), "{said}");
    let mut no_seed = honest;
    no_seed.seed = None;
    assert_eq!(verify(&rules, &no_seed).unwrap_err().problem, Problem::Missing("the line with the seed"));
}

#[test]
fn a_single_swapped_draw_is_found_with_its_line() {
    let goal = line_with("* goal 0");
    let swapped =
        ["red", "green", "blue", "white"].map(|colour| with_line(goal, &format!("* goal 0 {colour}")));
    let outcomes: Vec<Result<usize, _>> = swapped
        .iter()
        .filter_map(|text| {
            let mut record = read(text).unwrap();
            record.result = None;
            replay(&Pebbles::new(), &record, &mut Silent).ok()?;
            Some(verify(&Pebbles::new(), &record))
        })
        .collect();
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
    for fault in outcomes.iter().filter_map(|outcome| outcome.as_ref().err()) {
        assert_eq!(fault.line, goal);
        assert!(matches!(&fault.problem, Problem::Loaded { expected } if expected.starts_with("* goal 0 ")));
    }
}

/// Two goals, three draws and two bids by hand: 4 kinds of goal, then all 4 again, and so on.
#[test]
fn continuations_are_counted() {
    let rules = Pebbles::new();
    let start = rules.start(&"seats 2".parse().unwrap());
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&rules, &start, depth)), [1, 4, 16, 64]);
    let record = read(WHOLE).unwrap();
    let end = replay(&rules, &record, &mut Silent).unwrap();
    assert_eq!(perft(&rules, &end.state, 3), 0, "nothing follows the end");
}

/// A match of an edition in which exchanges are dearer, and the edition.
fn of_an_edition() -> (Edition, String) {
    let text = Pebbles::FILES[0].text.replace("exchange_price: 2", "exchange_price: 3");
    let edition = Edition::of(Pebbles::FILES, "Dear Pebbles!", [("pebbles.ron".to_owned(), text)]).unwrap();
    let rules = Arc::new(Pebbles::of_edition(&edition).unwrap());
    let (table, _) = Match::open(rules, "seats 2; goals open".parse().unwrap(), Seed([5; 32]));
    (edition, table.record().to_string())
}

#[test]
fn a_record_names_its_edition() {
    let (edition, text) = of_an_edition();
    let digest = edition.id().digest;
    assert!(text.starts_with(&format!("pebbles 1 dear-pebbles {digest}\nseats 2; goals open\n")), "{text}");
    let record = read(&text).unwrap();
    assert_eq!(record.edition.as_ref(), Some(edition.id()));
    assert_eq!(record.to_string(), text);
    assert!(replay(&Pebbles::of_edition(&edition).unwrap(), &record, &mut Silent).is_ok());
}

#[test]
fn a_record_of_another_edition_is_refused_with_the_one_that_it_needs() {
    let (edition, text) = of_an_edition();
    let (named, built_in) = (edition.id(), read(WHOLE).unwrap());
    let refusal = format!("line 2: the record needs the edition {named}, and this is the built-in one");
    assert_eq!(fault(&format!("# above\n{text}")), refusal);
    let rules = Pebbles::of_edition(&edition).unwrap();
    let refusal = replay(&rules, &built_in, &mut Silent).err().unwrap().to_string();
    assert_eq!(refusal, format!("line 2: the record needs the built-in edition, and this is {named}"));
}

/// Names are for people: whoever has called the same edition something else can replay the record.
#[test]
fn an_edition_is_known_by_what_it_says() {
    let (edition, text) = of_an_edition();
    let rules = Pebbles::of_edition(&edition.named("another")).unwrap();
    assert!(replay(&rules, &read(&text).unwrap(), &mut Silent).is_ok());
    let renamed = Edition::built_in(Pebbles::FILES).named("mine");
    let rules = Pebbles::of_edition(&renamed).unwrap();
    assert!(replay(&rules, &read(WHOLE).unwrap(), &mut Silent).is_ok());
}

#[test]
fn an_edition_travels_inside_a_record() {
    let (edition, text) = of_an_edition();
    let mut record = read(&text).unwrap();
    record.enclosed = Some(Enclosed::of(&edition));
    let whole = record.to_string();
    assert!(whole.contains("\n|= pebbles.ron\n| // The numbers"), "{whole}");
    let again = read(&whole).unwrap();
    assert_eq!(again.to_string(), whole);
    let first_draw = whole.lines().position(|line| line.starts_with("* ")).unwrap() + 1;
    assert_eq!(
        [
            record.line_of(0) + again.enclosed.as_ref().unwrap().files()[0].1.lines().count() + 1,
            again.line_of(0)
        ],
        [first_draw; 2]
    );
    let files = Enclosed::in_record(&whole).unwrap().unwrap();
    let unpacked = Edition::of(Pebbles::FILES, "dear-pebbles", files.files().iter().cloned()).unwrap();
    assert_eq!(unpacked, edition);
    assert_eq!(Enclosed::in_record(&text), Ok(None));
    assert_eq!(Enclosed::edition(&whole, Pebbles::FILES).unwrap(), Some(edition.clone()));
    assert_eq!(Enclosed::edition(&text, Pebbles::FILES), Ok(None));
    assert_eq!(Enclosed::in_text(&text, &edition), whole, "the text alone is enough to put it in");
    assert_eq!(Enclosed::in_text(&whole, &edition), whole, "once");
    let remarked = format!("# seen\n\n{text}");
    assert_eq!(read(&Enclosed::in_text(&remarked, &edition)).unwrap().enclosed, record.enclosed);
    let cheap = edition.change("debt", "0").unwrap();
    let other = Enclosed::edition(&Enclosed::in_text(&text, &cheap), Pebbles::FILES).unwrap_err();
    assert!(matches!(other.problem, Problem::Edition { rules: Some(_), .. }), "{other}");
}

#[test]
fn an_edition_travels_as_one_file() {
    let (edition, _) = of_an_edition();
    let text = Packed::text("pebbles", &edition).to_string();
    assert!(text.starts_with("edition pebbles dear-pebbles\n|= pebbles.ron\n| "), "{text}");
    let packed = Packed::read(&format!("# from a friend\n\n{text}")).unwrap();
    assert_eq!(packed.game, "pebbles");
    assert_eq!(packed.edition(Pebbles::FILES), Ok(edition));
    for (wrong, line) in [
        ("", ""),
        ("pebbles 1\nseats 2\n", "pebbles 1"),
        ("edition pebbles\n", "edition pebbles"),
        ("edition pebbles a b\n", "edition pebbles a b"),
        ("edition pebbles a\nrounds\n", "rounds"),
        ("edition pebbles a\n| rounds\n", " rounds"),
    ] {
        assert!(
            Packed::read(wrong).unwrap_err().to_string().starts_with(&format!("`{line}` is not")),
            "{wrong}"
        );
    }
    let elsewhere = Packed::read("edition pebbles ../x\n|= ../../pebbles.ron\n| 1\n").unwrap();
    let refusal = elsewhere.edition(Pebbles::FILES).unwrap_err().to_string();
    assert!(refusal.starts_with("../../pebbles.ron: no such file belongs to it"), "{refusal}");
}

#[test]
fn a_line_of_an_edition_stands_in_a_file_and_before_the_play() {
    let beyond = "is not a line of an edition: `= FILE` or, below it, a blank and what it says";
    assert_eq!(fault("pebbles 1\nseats 2\n| rounds\n"), format!("line 3: ` rounds` {beyond}"));
    assert_eq!(fault("pebbles 1\nseats 2\n|= a.ron\n|x\n"), format!("line 4: `x` {beyond}"));
    assert!(
        fault("pebbles 1\nseats 2\n* goal 0 red\n|= a.ron\n").starts_with("line 4: `|= a.ron` is not a line")
    );
}
