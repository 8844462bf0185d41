"use strict";
const at = (id) => document.getElementById(id);
const make = (tag, text, attributes = {}) => Object.assign(document.createElement(tag), { textContent: text }, attributes);
const parameters = new URLSearchParams(location.search);
const table = parameters.get("table");
const link = parameters.get("link");
let line = null, ask = null, seats = [];

async function call(method, path, body) {
  const response = await fetch(path, {
    method, headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (!response.ok) throw Object.assign(new Error(answer ? answer.message : response.statusText), answer || {});
  return answer;
}

async function person() {
  const name = "Guest " + Math.floor(1000 + Math.random() * 9000);
  return (await call("GET", "/api/me")) ?? call("POST", "/api/guests", { name });
}

function go(info) { location.search = "?table=" + info.id; }

async function home(me) {
  at("home").hidden = false;
  const games = await call("GET", "/api/games");
  const forPlayers = games.filter((game) => game.audience === "players");
  for (const game of forPlayers.length ? forPlayers : games) {
    const item = make("li", "");
    const button = make("button", game.id + " against bots");
    button.onclick = async () => {
      const count = game.options.find((option) => option.key === "seats")?.values[0] ?? game.seats_min;
      const others = Array.from({ length: count - 1 }, () => ({ bot: "greedy" }));
      go(await call("POST", "/api/tables", { game: game.id, seats: ["me", ...others], start: true }));
    };
    const invite = make("button", game.id + " with friends");
    invite.onclick = async () => go(await call("POST", "/api/tables", { game: game.id, visibility: "private" }));
    item.append(button, " ", invite);
    at("games").append(item);
  }
  const show = async () => {
    for (const [list, path] of [["mine", "/api/me/tables"], ["open", "/api/tables"]]) {
      const tables = await call("GET", path);
      at(list).replaceChildren(...tables.map((info) => {
        const item = make("li", "");
        const names = info.seats.map((seat) => seat.name ?? seat.bot ?? "open").join(", ");
        item.append(make("a", `${info.game}: ${names} (${info.status})`, { href: "/?table=" + info.id }));
        return item;
      }));
      if (!tables.length) at(list).append(make("li", "none"));
    }
  };
  await show();
  new EventSource("/api/me/tables/events").addEventListener("table", show);
}

function problem(error) { at("status").textContent = error.rule ? `Not allowed by rule ${error.rule}` : error.message; }

function tool(text, deed) {
  const button = make("button", text);
  button.onclick = () => Promise.resolve(deed()).catch(problem);
  at("tools").append(button, " ");
}

async function sit(me) {
  at("table").hidden = false;
  const path = "/api/tables/" + table;
  const info = await call("GET", path + (link ? "?link=" + link : ""));
  at("title").textContent = `${info.game}: ${info.options}`;
  let socket;
  const send = (message) => socket.send(JSON.stringify(message));

  function tools(status) {
    at("tools").replaceChildren();
    const mine = seats.some((seat) => seat.player === me.id);
    if (status === "gathering") {
      seats.forEach((seat, number) => {
        if (!seat.player && !seat.bot) {
          if (!mine) tool("Take seat " + number, () => call("PUT", `${path}/seats/${number}`, { link }).then(() => location.reload()));
          if (info.host === me.id) tool("Bot on seat " + number, () => call("PUT", `${path}/seats/${number}/bot`, { level: "greedy" }));
        }
      });
      if (info.host === me.id) tool("Start", () => call("POST", path + "/start"));
      if (info.link) at("tools").append(make("a", "Link for friends", { href: `/?table=${info.id}&link=${info.link}` }));
    } else if (mine && status === "playing") {
      tool("Take back", () => send({ type: "take-back" }));
      tool("Hint", async () => { at("status").textContent = "Hint: " + (await call("GET", path + "/hint")).moves[0].move; });
      tool("Let a bot play", () => call("POST", path + "/resign", {}));
      if (seats.some((seat) => seat.player === me.id && seat.bot)) tool("Play again myself", () => send({ type: "return" }));
    } else if (status === "over") {
      at("tools").append(make("a", "Download the record", { href: path + "/record" }), " ");
      if (mine) tool("Rematch", async () => go(await call("POST", path + "/rematch")));
    }
  }

  function showSeats(awaited) {
    at("seats").start = 0;
    at("seats").replaceChildren(...seats.map((seat, number) => {
      const who = seat.name ? seat.name + (seat.bot ? ` (bot ${seat.bot} stands in)` : "") : seat.bot ? `bot ${seat.bot}` : "open";
      return make("li", who, { className: awaited.includes(number) ? "awaited" : "" });
    }));
  }

  function show(position) {
    line = position.line;
    ask = position.ask;
    showSeats(position.awaited);
    at("view").textContent = JSON.stringify(position.view, null, 1);
    if (position.taken_back) at("log").prepend(make("li", "lines were taken back"));
    for (const effect of position.effects) at("log").prepend(make("li", JSON.stringify(effect)));
    at("offers").replaceChildren(...position.offers.map((offer) => {
      const button = make("button", offer);
      button.onclick = () => send({ type: "move", ask, move: offer });
      return button;
    }));
    const asks = position.take_back_asked_by;
    at("status").textContent = position.result
      ? "Over. Points: " + position.result.points.join(", ") + "; ranks: " + position.result.ranks.join(", ")
      : position.ask !== null ? "Your move." : "Waiting for seat " + position.awaited.join(", ") + ".";
    tools(position.result ? "over" : "playing");
    if (asks !== null && asks !== position.seat && position.seat !== null) {
      tool(`Seat ${asks} asks to take back: agree`, () => send({ type: "agree" }));
      tool("Decline", () => send({ type: "decline" }));
    }
  }

  function connect() {
    const query = new URLSearchParams();
    if (line !== null) query.set("since", line);
    if (link) query.set("link", link);
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}/live?${query}`);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "position") show(message);
      else if (message.type === "gathering" || message.type === "seats") {
        seats = message.seats;
        showSeats([]);
        if (message.type === "gathering") at("status").textContent = "Gathering.";
        tools(line === null ? "gathering" : "playing");
      } else if (message.type === "refused") problem(message);
      else if (message.type === "chat") at("chat").append(make("li", `${message.name}: ${message.text}`));
    };
    socket.onclose = () => { at("chat").replaceChildren(); setTimeout(connect, 1000); };
  }
  connect();
  at("say").onsubmit = (event) => {
    event.preventDefault();
    send({ type: "chat", text: at("said").value });
    at("said").value = "";
  };
}

person().then((me) => {
  at("who").textContent = me.name;
  return table ? sit(me) : home(me);
}).catch((error) => { at("home").hidden = true; at("table").hidden = false; problem(error); });
