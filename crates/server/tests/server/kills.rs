//! The bell is killed again and again while people play at two servers: `make kills` does it a hundred times.

use crate::support::nats::Nats;
use crate::support::postgres::Postgres;
use crate::support::{Client, Running, generous};
use serde_json::json;
use tafel_server::Config;

/// How often: a few times among all tests, or as `TAFEL_KILLS` says.
fn kills(usual: usize) -> usize {
    std::env::var("TAFEL_KILLS").map_or(usual, |kills| kills.parse().expect("TAFEL_KILLS is a number"))
}

/// One person plays both seats, each at another server, and notes what was accepted.
struct Player {
    at: [Client; 2],
    table: String,
    accepted: Vec<String>,
}

impl Player {
    async fn sit(&mut self) {
        let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", "me"], "start": true });
        let made = self.at[0].post("/api/tables", &body).await.json();
        self.table = format!("/api/tables/{}", made["id"].as_str().unwrap());
        self.accepted.clear();
    }

    /// Answers what is asked of a seat, if anything is; whether the match is over.
    async fn answer(&mut self, seat: usize) -> bool {
        let position = self.at[seat].get(&format!("{}/position?seat={seat}", self.table)).await.json();
        if position["ask"].is_u64() {
            let mv = json!({ "seat": seat, "ask": position["ask"], "move": position["offers"][0] });
            let answer = self.at[seat].post(&format!("{}/moves", self.table), &mv).await;
            match answer.status {
                200 => self.accepted.push(format!("{seat} {}", mv["move"].as_str().unwrap())),
                status => assert_eq!((status, answer.code().as_str()), (409, "stale")),
            }
        }
        !position["result"].is_null()
    }

    /// How many decisions were accepted, how many of them are lost, and how many there are beyond them.
    async fn compare(&self) -> [usize; 3] {
        let record = self.at[1].get(&format!("{}/record", self.table)).await;
        assert_eq!(record.status, 200, "{record:?}");
        let mut stored: Vec<&str> = record.text.lines().filter(|line| line.starts_with(['0', '1'])).collect();
        let mut lost = 0;
        for line in &self.accepted {
            match stored.iter().position(|stored| stored == line) {
                Some(found) => drop(stored.remove(found)),
                None => lost += 1,
            }
        }
        [self.accepted.len(), lost, stored.len()]
    }
}

#[tokio::test]
async fn nothing_is_lost_or_doubled_when_the_bell_is_killed() {
    let (postgres, mut nats) = (Postgres::start(), Nats::start().await);
    let config = || Config { doorbell: Some(nats.url()), ..generous() };
    let here = Running::start(&postgres.url, config()).await;
    let there = Running::start(&postgres.url, config()).await;
    let anna = here.guest("Anna").await;
    let elsewhere = Client { address: there.address, ..anna.clone() };
    let mut player = Player { at: [anna, elsewhere], table: String::new(), accepted: vec![] };
    let (mut killed, mut sum, wanted) = (0, [0; 3], kills(4));
    while killed < wanted {
        player.sit().await;
        let (mut over, mut rounds) = (false, 0);
        while !over {
            rounds += 1;
            if rounds % 7 == 3 && killed < wanted {
                nats.kill();
                killed += 1;
            } else if rounds % 7 == 5 && killed > 0 {
                nats.restart().await;
            }
            over = player.answer(0).await & player.answer(1).await;
        }
        nats.restart().await;
        let found = player.compare().await;
        sum = [0, 1, 2].map(|nth| sum[nth] + found[nth]);
    }
    let [accepted, lost, doubled] = sum;
    println!("{killed} kills of the bell: {accepted} moves acknowledged, {lost} lost, {doubled} doubled");
    assert_eq!((lost, doubled), (0, 0));
}
