//! Programs play, and whatever they do otherwise costs them a decision and nobody else anything.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tafel_arena::{Played, play};
use tafel_bots::Entrant;
use tafel_outside::{Lost, Player};
use tafel_pebbles::Pebbles;
use tafel_rules::{Rules, Seed};

/// A program for this test alone: a script for the shell.
fn script(name: &str, body: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}.sh", std::process::id()));
    std::fs::write(&path, body).unwrap();
    format!("cmd:sh {}", path.display())
}

fn player(text: &str) -> (Player, Arc<dyn Entrant<Pebbles>>) {
    let player: Player = text.parse().unwrap();
    let entrant = player.entrant(Pebbles::new).unwrap();
    (player, entrant)
}

/// Plays a match of two against a bot that always takes the first offer, and what was lost in it.
fn against_first(text: &str, nth: u64) -> (Played<Pebbles>, Option<Lost>) {
    let (player, entrant) = player(text);
    let greedy = "greedy".parse::<Player>().unwrap().entrant(Pebbles::new).unwrap();
    let options = "seats 2".parse().unwrap();
    let played = play(&Pebbles::new(), &options, &[entrant, greedy], Seed::numbered(7, nth));
    (played, player.lost())
}

/// Answers every question with this.
fn answering(name: &str, answer: &str) -> String {
    script(
        name,
        &format!(
            "while read -r word rest; do case $word in\n tafelrunde) echo hello ;;\n go) {answer} ;;\n quit) exit ;;\nesac; done\n"
        ),
    )
}

#[test]
fn a_program_plays_a_match_by_number_or_by_notation() {
    let by_number = answering("number", "echo info thinking; echo move 0");
    let (played, lost) = against_first(&by_number, 1);
    assert_eq!(lost, None);
    let by_notation = script(
        "notation",
        "while read -r word rest; do case $word in\n tafelrunde) echo hello me ;;\n\
         offer) case $rest in '0 '*) first=${rest#0 } ;; esac ;;\n go) echo \"move $first\" ;;\n quit) exit ;;\nesac; done\n",
    );
    let (again, lost) = against_first(&by_notation, 1);
    assert_eq!(lost, None);
    assert_eq!(again.entries, played.entries, "both take the first offer");
}

/// What a program is told, word for word.
#[test]
fn a_program_is_told_what_its_seat_may_know() {
    let log = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("told-{}.txt", std::process::id()));
    let told = script(
        "told",
        &format!(
            "while read -r line; do echo \"$line\" >> {0}; case $line in\n tafelrunde*) echo hello ;;\n go*) echo move 0 ;;\n quit) exit ;;\nesac; done\n",
            log.display()
        ),
    );
    let (player, entrant) = player(&told);
    let options = "seats 2".parse().unwrap();
    play(&Pebbles::new(), &options, &[entrant.clone(), entrant.clone()], Seed::numbered(7, 1));
    drop((player, entrant));
    let said = std::fs::read_to_string(log).unwrap();
    assert!(said.starts_with("tafelrunde 1\n"), "{said}");
    assert!(said.contains("match pebbles 1\noptions seats 2; goals secret\nseat 0\ndice "), "{said}");
    let views: Vec<<Pebbles as Rules>::View> = said
        .lines()
        .filter_map(|line| line.strip_prefix("view "))
        .map(|view| serde_json::from_str(view).expect("a view of this game, complete"))
        .collect();
    assert!(views.len() > 20, "{}", views.len());
    assert!(said.contains(
        "\noffers 5\noffer 0 bid 1\noffer 1 bid 2\noffer 2 bid 3\noffer 3 bid 4\noffer 4 bid 5\ngo 10000\n"
    ));
    // Both seats were told of one goal each, their own.
    for view in said.lines().filter(|line| line.starts_with("view ")) {
        assert_eq!(view.matches("\"goal\":null").count(), 1, "{view}");
    }
    assert!(said.ends_with("quit\n"), "it is asked to leave");
}

#[test]
fn nonsense_costs_a_decision_and_the_program_plays_on() {
    for (name, answer) in
        [("beyond", "echo move 99"), ("chatter", "echo I think red"), ("illegal", "echo move take the crown")]
    {
        let (_, lost) = against_first(&answering(name, answer), 2);
        let lost = lost.expect("everything was lost");
        assert_eq!((lost.nonsense, lost.late, lost.gone), (lost.asked, 0, 0), "{name}: {lost}");
        assert!(lost.asked > 10, "{name}: {lost}");
    }
}

/// A second answer would be taken for that to the next question.
#[test]
fn who_answers_twice_loses_the_next_decision() {
    let (_, lost) = against_first(&answering("twice", "printf 'move 0\\nmove 0\\n'"), 2);
    assert!(lost.expect("some were lost").nonsense > 0);
}

#[test]
fn a_program_that_ends_is_started_again_three_times() {
    let (_, lost) = against_first(&answering("ends", "exit 3"), 3);
    let lost = lost.expect("everything was lost");
    assert_eq!((lost.gone, lost.late), (lost.asked, 0), "{lost}");
    assert_eq!(lost.first.as_deref(), Some("it had ended"));
    // Crashing once is one decision.
    let mark = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("mark-{}", std::process::id()));
    let once = answering(
        "once",
        &format!("if [ -e {0} ]; then echo move 0; else : > {0}; exit; fi", mark.display()),
    );
    let (_, lost) = against_first(&once, 3);
    assert_eq!(lost.expect("one was lost").decisions(), 1);
}

/// The time is that of four decisions: after three restarts nobody waits any more.
#[test]
fn a_program_that_hangs_is_ended_with_all_that_it_started() {
    let pids = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("pids-{}", std::process::id()));
    let hangs = answering("hangs", &format!("sleep 1000 & echo $$ $! >> {}; wait", pids.display()));
    let begun = Instant::now();
    let (_, lost) = against_first(&format!("{hangs};time=100ms"), 4);
    let lost = lost.expect("everything was lost");
    assert_eq!((lost.late, lost.decisions()), (4, lost.asked), "{lost}");
    assert!(begun.elapsed() < Duration::from_secs(30));
    let started = std::fs::read_to_string(pids).unwrap();
    assert_eq!(started.lines().count(), 4);
    for pid in started.split_whitespace() {
        // What the program started belongs to the system then, which buries it in its own time.
        let is_running = || {
            let state = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
            !state.is_empty() && !state.contains(") Z ")
        };
        while is_running() {
            assert!(begun.elapsed() < Duration::from_secs(30), "{pid} still runs");
        }
    }
}

#[test]
fn who_does_not_read_or_writes_without_end_is_not_waited_for() {
    let deaf = script("deaf", "read -r line; echo hello; sleep 1000\n");
    let (_, lost) = against_first(&format!("{deaf};time=100ms"), 5);
    assert_eq!(lost.expect("everything was lost").late, 4);
    let endless = answering("endless", "head -c 100000 /dev/zero | tr '\\0' x");
    let (_, lost) = against_first(&endless, 5);
    assert!(lost.expect("everything was lost").first.unwrap().contains("more than 4096 bytes"));
}

#[test]
fn what_cannot_play_is_refused_before_the_match() {
    let refused = |text: &str| {
        let player: Player = text.parse().unwrap();
        player.entrant(Pebbles::new).err().expect("it is refused").to_string()
    };
    assert!(refused("cmd:/nowhere/bot").starts_with("/nowhere/bot: "));
    assert!(refused(&script("rude", "echo hi; cat > /dev/null\n")).contains("says `hi` instead of `hello`"));
    assert!(refused(&script("shy", "exit\n")).contains("does not say `hello`: it had ended"));
    assert_eq!(refused("greedy;network=/nowhere"), "/nowhere: the estimate of pebbles has no network");
}

/// Lost decisions are drawn from the dice of the seat: even they repeat.
#[test]
fn a_match_with_lost_decisions_repeats() {
    let nonsense = answering("repeats", "echo nothing");
    assert_eq!(against_first(&nonsense, 6).0.entries, against_first(&nonsense, 6).0.entries);
}
