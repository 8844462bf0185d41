CREATE TABLE players (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created_at BIGINT NOT NULL
);
CREATE TABLE sessions (
    id BIGINT PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    player BIGINT NOT NULL REFERENCES players (id),
    label TEXT,
    created_at BIGINT NOT NULL,
    expires_at BIGINT
);
CREATE INDEX sessions_by_player ON sessions (player);
CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    link TEXT NOT NULL,
    visibility TEXT NOT NULL,
    clock TEXT,
    host BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    over_at BIGINT,
    rematch BIGINT
);
CREATE INDEX tables_by_end ON tables (over_at, created_at);
CREATE TABLE seats (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    player BIGINT,
    bot TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_player ON seats (player);
CREATE TABLE lines (
    table_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE results (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    points BIGINT NOT NULL,
    ranking BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE chat (
    table_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
