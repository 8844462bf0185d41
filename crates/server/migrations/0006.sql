ALTER TABLE tables ADD COLUMN edition TEXT;
ALTER TABLE tables ADD COLUMN edition_name TEXT;
CREATE INDEX tables_by_edition ON tables (edition);
CREATE TABLE editions (
    game TEXT NOT NULL,
    digest TEXT NOT NULL,
    file TEXT NOT NULL,
    used_at BIGINT NOT NULL,
    PRIMARY KEY (game, digest)
);
