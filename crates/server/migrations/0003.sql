ALTER TABLE players ADD COLUMN recovery TEXT;
ALTER TABLE players ADD COLUMN subject TEXT;
ALTER TABLE players ADD COLUMN banned_at BIGINT;
ALTER TABLE players ADD COLUMN muted_at BIGINT;
ALTER TABLE players ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;
UPDATE players SET seen_at = created_at;
CREATE UNIQUE INDEX players_by_subject ON players (subject);
CREATE INDEX players_by_last_visit ON players (seen_at);
ALTER TABLE chat ADD COLUMN player BIGINT;
UPDATE chat SET player = (SELECT min(p.id) FROM players p JOIN seats s ON s.player = p.id WHERE s.table_id = chat.table_id AND p.name = chat.name);
UPDATE chat SET player = (SELECT p.id FROM players p WHERE p.name = chat.name) WHERE player IS NULL AND (SELECT count(*) FROM players p WHERE p.name = chat.name) = 1;
CREATE INDEX chat_by_player ON chat (player);
CREATE INDEX chat_by_age ON chat (at);
ALTER TABLE tables ADD COLUMN ended_by TEXT;
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_age ON tables (visibility, created_at);
DROP TABLE nodes;
CREATE TABLE nodes (
    id BIGINT PRIMARY KEY,
    expires_at BIGINT NOT NULL
);
CREATE TABLE leases (
    table_id BIGINT PRIMARY KEY,
    node BIGINT NOT NULL
);
CREATE INDEX leases_by_node ON leases (node);
CREATE TABLE doors (
    table_id BIGINT NOT NULL,
    node BIGINT NOT NULL,
    PRIMARY KEY (table_id, node)
);
CREATE INDEX doors_by_node ON doors (node);
CREATE TABLE alive (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE TABLE outages (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
CREATE TABLE archives (
    table_id BIGINT NOT NULL,
    viewer BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, viewer)
);
CREATE TABLE mutes (
    table_id BIGINT NOT NULL,
    player BIGINT NOT NULL,
    PRIMARY KEY (table_id, player)
);
CREATE TABLE reports (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter BIGINT NOT NULL,
    player BIGINT,
    table_id BIGINT,
    line BIGINT,
    quoted TEXT,
    text TEXT NOT NULL,
    closed_at BIGINT
);
CREATE TABLE rulings (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    act TEXT NOT NULL,
    player BIGINT,
    table_id BIGINT
);
