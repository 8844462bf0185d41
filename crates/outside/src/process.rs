//! One running program, spoken to line by line. Whatever it does, nobody waits for it longer than the limit.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

/// The longest line that a program may say.
const LONGEST_LINE: u64 = 4096;

/// How many lines of a program wait to be read; one that says more waits itself.
const LINES: usize = 64;

/// How long a program may take to leave once it was asked to.
const FAREWELL: Duration = Duration::from_millis(500);

/// Why nothing was heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Silence {
    /// The time was up.
    Late,
    /// The program has ended, or closed its output.
    Gone,
    /// It said a line without end.
    Endless,
}

/// A running program.
pub(crate) struct Process {
    child: Child,
    /// To the thread that writes: a program that does not read must not hold up anybody.
    said: Option<Sender<String>>,
    heard: Receiver<Heard>,
}

enum Heard {
    Line(String),
    Endless,
}

impl Process {
    /// Starts a program; what it writes to its standard error goes to ours.
    pub(crate) fn start(words: &[String]) -> std::io::Result<Process> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A group of its own, so that what it starts ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (said, to_say) = channel();
        let (hears, heard) = sync_channel(LINES);
        let input = child.stdin.take().expect("it was piped");
        let output = child.stdout.take().expect("it was piped");
        std::thread::spawn(move || write(input, &to_say));
        std::thread::spawn(move || read(output, &hears));
        Ok(Process { child, said: Some(said), heard })
    }

    /// Says something; whether it is read shows in the answer.
    pub(crate) fn say(&self, text: String) {
        if let Some(said) = &self.said {
            // The thread ends when the program does, which the answer tells.
            let _ = said.send(text);
        }
    }

    /// The next line, if it comes before `until`.
    pub(crate) fn hear(&self, until: Instant) -> Result<String, Silence> {
        match self.heard.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::Endless) => Err(Silence::Endless),
            Err(RecvTimeoutError::Timeout) => Err(Silence::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Silence::Gone),
        }
    }

    /// A line that is here already.
    pub(crate) fn overheard(&self) -> Option<String> {
        match self.heard.try_recv() {
            Ok(Heard::Line(line)) => Some(line),
            Ok(Heard::Endless) | Err(_) => None,
        }
    }
}

/// Asks the program to leave, and ends it if it does not. It is waited for, so that nothing of it remains.
impl Drop for Process {
    fn drop(&mut self) {
        self.say("quit\n".to_owned());
        // Its input ends, too.
        self.said = None;
        let until = Instant::now() + FAREWELL;
        while matches!(self.hear(until), Ok(_) | Err(Silence::Endless)) {}
        end(&mut self.child);
        let _ = self.child.wait();
    }
}

impl Process {
    /// Ends the program at once.
    pub(crate) fn kill(mut self) {
        end(&mut self.child);
    }
}

fn end(child: &mut Child) {
    #[cfg(unix)]
    if let Some(group) = i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    let _ = child.kill();
}

/// Writes until there is nothing more to say, or nobody reads.
fn write(mut input: ChildStdin, to_say: &Receiver<String>) {
    while let Ok(text) = to_say.recv() {
        if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads line by line until the output ends, or nobody listens.
fn read(output: ChildStdout, hears: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = vec![];
        let heard = match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") => Heard::Endless,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&line).trim().to_owned()),
        };
        let ends = matches!(heard, Heard::Endless);
        if hears.send(heard).is_err() || ends {
            return;
        }
    }
}
