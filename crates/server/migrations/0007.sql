CREATE TABLE reviews (
    table_id BIGINT NOT NULL,
    kind BIGINT NOT NULL,
    version BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, kind)
);
