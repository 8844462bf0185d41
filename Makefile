# One door for set-up: `make play` to play, `make test` to check everything. Both install what they need.

CARGO ?= cargo
GAMES ?= 1000
FUZZ_SECONDS ?= 60
TAFEL := target/release/tafel

.DEFAULT_GOAL := help
.PHONY: help play test lint fmt bench bench-counts bench-server soak fuzz nextest valgrind cargo-fuzz postgres build

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: build ## Build the program and serve tables on http://127.0.0.1:8080
	@$(TAFEL) serve

build: ## Build the program: target/release/tafel
	$(CARGO) build --release --locked --package tafel-cli

test: lint nextest postgres ## Check formatting and lints, run every test
	$(CARGO) test --locked --workspace --doc --quiet
	$(CARGO) nextest run --locked --workspace --no-fail-fast

lint: ## Check formatting and lints
	$(CARGO) fmt --all --check
	$(CARGO) clippy --locked --workspace --all-targets -- --deny warnings

fmt: ## Format the code
	$(CARGO) fmt --all

bench: build ## Measure how fast the rules of every game are
	$(TAFEL) bench

bench-counts: build valgrind ## Count instructions per step, which repeat where seconds do not
	@scripts/bench-counts $(TAFEL)

bench-server: build ## Measure the server: 2000 open tables, four viewers at 500 of them, moves as fast as they are answered
	$(CARGO) run --release --locked --package tafel-server --example load -- $(TAFEL)

soak: nextest ## Check the laws along GAMES random matches for each set of options of every game
	TAFEL_LAWS_GAMES=$(GAMES) $(CARGO) nextest run --locked --workspace --cargo-profile release --no-capture -E 'binary(laws)'

fuzz: cargo-fuzz ## Fuzz record reading and move submission, FUZZ_SECONDS each
	mkdir -p fuzz/corpus/record fuzz/corpus/submit
	$(CARGO) +nightly fuzz run record fuzz/corpus/record $(wildcard crates/games/*/tests/records) -- -max_total_time=$(FUZZ_SECONDS) -max_len=16384 -timeout=10
	$(CARGO) +nightly fuzz run submit fuzz/corpus/submit -- -max_total_time=$(FUZZ_SECONDS) -max_len=4096 -timeout=10

# What the targets above need, installed where it is missing.

nextest:
	@$(CARGO) nextest --version >/dev/null 2>&1 || { echo "installing cargo-nextest"; $(CARGO) install --locked cargo-nextest; }

cargo-fuzz:
	@$(CARGO) +nightly --version >/dev/null 2>&1 || { echo "fuzzing needs a nightly toolchain: rustup toolchain install nightly"; exit 2; }
	@$(CARGO) fuzz --version >/dev/null 2>&1 || { echo "installing cargo-fuzz"; $(CARGO) +nightly install --locked cargo-fuzz; }

valgrind:
	@command -v valgrind >/dev/null || { echo "counting instructions needs valgrind: install it with your system's package manager"; exit 2; }

# Tests start databases of their own; they need PostgreSQL's programs, not a running server.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		echo "installing PostgreSQL's programs"; \
		{ apt-get update && apt-get install --yes --no-install-recommends postgresql; } >/dev/null 2>&1 || { \
			echo "the tests of the server need PostgreSQL's programs: install the package postgresql"; exit 2; }; }
