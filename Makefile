# One door for set-up: `make play` to play, `make test` to check everything. Both install what they need.

CARGO ?= cargo
GAMES ?= 1000
FUZZ_SECONDS ?= 60
KILLS ?= 100
TAFEL := target/release/tafel
CHROMIUM ?= chromium
PYTHON ?= python3
WHEEL_PROFILE ?= release
PAGE := web/dist/index.html

.DEFAULT_GOAL := help
.PHONY: ladder wheel test-python bench-python engine-is-there help play static test engine test-page lint fmt bench bench-counts bench-server bench-engine bench-page api-fuzz screenshots survey soak fuzz nextest valgrind cargo-fuzz postgres nats kills chromium other-browsers build page recording webp deny cargo-deny dist dist-test musl dist-tools

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: build ## Build the program and serve tables on http://127.0.0.1:8080
	@$(TAFEL) serve

build: page ## Build the program, with the page inside: target/release/tafel
	$(CARGO) build --release --locked --package tafel-cli

page: engine ## Build the page: web/dist
	@$(MAKE) --no-print-directory $(PAGE)

ifeq ($(SKIP_WASM),)
engine: ## Build the engine for browsers: web/engine; SKIP_WASM=1 leaves that out
	@CARGO=$(CARGO) scripts/engine $(PLAIN)
else
engine:
	@rm -rf web/engine
	@echo "NOT BUILT AND NOT TESTED: the engine for browsers, since SKIP_WASM is set"
endif

test: lint nextest postgres nats ## Check formatting and lints, run every test
	$(CARGO) test --locked --workspace --doc --quiet
	$(CARGO) nextest run --locked --workspace --no-fail-fast
	$(MAKE) test-page test-python

engine-is-there: page
	@[ -n "$(SKIP_WASM)" ] || [ -f web/engine/engine.js ] || { \
		echo "the tests play in a browser without a server, and the engine could not be built for that; SKIP_WASM=1 leaves those out"; exit 2; }

test-page: PLAIN := --plain
test-page: build engine-is-there chromium other-browsers ## Check the page's types, run its tests, and play in a browser
	$(CARGO) build --release --locked --package tafel-browser --example rehearse
	cd web && npm run check && npm test
	cd web && SKIP_FIREFOX=$${SKIP_FIREFOX:-$$(command -v firefox-esr >/dev/null || echo 1)} \
		SKIP_WEBKIT=$${SKIP_WEBKIT:-$$(command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null || echo 1)} npm run e2e

# The Python package, in a virtual environment of its own.
PYTHON_HOME := target/python
PYTHON_REQUIREMENTS := crates/python/requirements-test.txt

ifeq ($(SKIP_PYTHON),)
wheel: $(PYTHON_HOME)/.installed ## Build the Python package: target/wheels; SKIP_PYTHON=1 leaves that out
	$(PYTHON_HOME)/bin/maturin build --locked --quiet --profile $(WHEEL_PROFILE) --manifest-path crates/python/Cargo.toml --out target/wheels
	@$(PYTHON_HOME)/bin/pip install --quiet --no-deps --force-reinstall target/wheels/tafelrunde-*.whl

test-python: wheel ## Install the Python package and run its tests, those of Gymnasium, PettingZoo and OpenSpiel among them
	TAFEL_PROGRAM=$$PWD/$(TAFEL) $(PYTHON_HOME)/bin/python -m pytest -q crates/python/tests
	$(PYTHON_HOME)/bin/python -m pytest -q --doctest-modules --pyargs tafelrunde

bench-python: wheel ## Measure how fast Python steps through matches, beside PettingZoo's chess and OpenSpiel's backgammon
	$(PYTHON_HOME)/bin/python crates/python/bench.py
else
wheel test-python bench-python:
	@echo "NOT BUILT AND NOT TESTED: the Python package, since SKIP_PYTHON is set"
endif

$(PYTHON_HOME)/.installed: $(PYTHON_REQUIREMENTS)
	@$(PYTHON) -c 'import venv, sys; sys.exit(sys.version_info < (3, 10))' || { \
		echo "the Python package needs Python 3.10 or later with venv: install it; SKIP_PYTHON=1 leaves the package out"; exit 2; }
	$(PYTHON) -m venv $(PYTHON_HOME)
	$(PYTHON_HOME)/bin/pip install --quiet --requirement $(PYTHON_REQUIREMENTS)
	@touch $@

lint: ## Check formatting and lints
	$(CARGO) fmt --all --check
	$(CARGO) clippy --locked --workspace --all-targets -- --deny warnings

static: PLAIN := --plain
static: build ## Write the edition for web spaces that only have files: web/static
	rm -rf web/static
	$(TAFEL) static web/static

deny: cargo-deny ## Check licences, sources and known weaknesses of what the program is built from
	$(CARGO) deny --locked check --hide-inclusion-graph bans licenses sources
	@if $(CARGO) deny fetch db >/dev/null 2>&1; then $(CARGO) deny check advisories; \
	else echo "NOT CHECKED: known weaknesses, since their database (github.com/RustSec/advisory-db) cannot be fetched"; fi

fmt: ## Format the code
	$(CARGO) fmt --all

bench: build ## Measure how fast the rules of every game are
	$(TAFEL) bench

ladder: build ## Let the bots of every game meet: a table with intervals, the same digits on every machine
	@lab/ladder.sh $(TAFEL)

bench-counts: build valgrind ## Count instructions per step, which repeat where seconds do not
	@scripts/bench-counts $(TAFEL)

bench-server: build postgres nats ## Measure the server: 2000 open tables on SQLite, on PostgreSQL near and far, on three servers; its start
	$(CARGO) build --release --locked --package tafel-server --example load --example start
	@scripts/bench-server $(TAFEL)

kills: nextest postgres nats ## Kill servers, databases and doorbells, freeze servers, fill disks: KILLS times each, in the middle of play
	TAFEL_KILLS=$(KILLS) $(CARGO) nextest run --locked --profile kills --package tafel-cli --package tafel-server --no-capture --no-fail-fast -E 'test(kills::)'

api-fuzz: build ## Throw generated requests at the API, and compare the answers with its own description
	@scripts/api-fuzz $(TAFEL)

bench-page: build chromium ## Measure the page: until it can be used, and from a click to its result
	cd web && npx playwright test --config measure.config.ts bench

bench-engine: build engine-is-there chromium ## Measure the engine in the page: the first move of a bot, the master against native, memory
	$(CARGO) build --release --locked --package tafel-browser --example rehearse
	cd web && npx playwright test --config measure.config.ts engine

screenshots: build chromium ## Take pictures of every board at a fixed position: docs/screenshots
	cd web && npx playwright test --config measure.config.ts screenshots

survey: build chromium ## Take pictures of every kind of decision, at four sizes in both themes, for people to look at: target/survey
	cd web && npx playwright test --config measure.config.ts survey

recording: build chromium webp ## Make the moving picture of the README: docs/screenshots/play.webp
	rm -rf target/recording && mkdir -p target/recording
	cd web && npx playwright test --config measure.config.ts recording
	img2webp -loop 0 -lossy -q 55 -m 4 -d 900 target/recording/*.png -o docs/screenshots/play.webp

dist: PLAIN := --plain
dist: page musl ## Pack the program for other machines: a static binary, an archive, a Debian package
	@CARGO=$(CARGO) scripts/dist

dist-test: dist dist-tools ## Install the packages in a bare Debian, and play a first move over HTTPS
	@scripts/dist-test

soak: nextest ## Check the laws along GAMES random matches for each set of options of every game
	TAFEL_LAWS_GAMES=$(GAMES) $(CARGO) nextest run --locked --workspace --cargo-profile release --no-capture -E 'binary(laws)'

fuzz: cargo-fuzz ## Fuzz record reading, editions and move submission, FUZZ_SECONDS each
	mkdir -p fuzz/corpus/edition fuzz/corpus/record fuzz/corpus/submit
	$(CARGO) +nightly fuzz run record fuzz/corpus/record $(wildcard crates/games/*/tests/records) -- -max_total_time=$(FUZZ_SECONDS) -max_len=16384 -timeout=10
	$(CARGO) +nightly fuzz run edition fuzz/corpus/edition -- -max_total_time=$(FUZZ_SECONDS) -max_len=4096 -timeout=10
	$(CARGO) +nightly fuzz run submit fuzz/corpus/submit -- -max_total_time=$(FUZZ_SECONDS) -max_len=4096 -timeout=10

# The page. The program carries its files, so they come first, and the program is built anew when they change.
$(PAGE): web/node_modules/.package-lock.json $(shell find web/src web/public web/build web/engine -type f 2>/dev/null) $(wildcard web/*.*)
	cd web && npm run build
	@touch crates/server/build.rs

# What the targets above need, installed where it is missing.

web/node_modules/.package-lock.json: web/package-lock.json
	@command -v npm >/dev/null || { echo "the page needs Node.js 20.19 or later, with npm: install it"; exit 2; }
	cd web && npm ci --no-audit --no-fund
	@touch $@

chromium:
	@command -v $(CHROMIUM) >/dev/null || { \
		echo "installing chromium"; \
		{ apt-get update && apt-get install --yes --no-install-recommends chromium fonts-liberation fonts-dejavu-core; } >/dev/null 2>&1 || { \
			echo "the tests of the page need chromium: install it, or name a browser of its kind in CHROMIUM"; exit 2; }; }

# One match is played in each; whoever cannot have them is told what is left out.
other-browsers:
	@{ command -v firefox-esr && command -v WebKitWebDriver && command -v Xvfb; } >/dev/null || [ -n "$(SKIP_FIREFOX)$(SKIP_WEBKIT)" ] || { \
		echo "installing firefox-esr, webkit2gtk-driver and xvfb"; \
		{ apt-get update && apt-get install --yes --no-install-recommends firefox-esr webkit2gtk-driver xvfb; } >/dev/null 2>&1 || true; }
	@command -v firefox-esr >/dev/null || echo "NOT TESTED: Firefox (SKIP_FIREFOX=1), since firefox-esr cannot be had here"
	@{ command -v WebKitWebDriver && command -v Xvfb; } >/dev/null || echo "NOT TESTED: WebKit (SKIP_WEBKIT=1), since webkit2gtk-driver and xvfb cannot be had here"

nextest:
	@$(CARGO) nextest --version >/dev/null 2>&1 || { echo "installing cargo-nextest"; $(CARGO) install --locked cargo-nextest; }

cargo-deny:
	@$(CARGO) deny --version >/dev/null 2>&1 || { echo "installing cargo-deny"; $(CARGO) install --locked cargo-deny; }

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

musl:
	@rustup target list --installed 2>/dev/null | grep -q x86_64-unknown-linux-musl || { \
		echo "installing Rust's target x86_64-unknown-linux-musl"; \
		rustup target add x86_64-unknown-linux-musl; }
	@command -v musl-gcc >/dev/null || { \
		echo "installing musl-tools"; \
		{ apt-get update && apt-get install --yes --no-install-recommends musl-tools; } >/dev/null 2>&1 || { \
			echo "a static program needs musl-gcc: install the package musl-tools"; exit 2; }; }

dist-tools:
	@command -v debootstrap >/dev/null && command -v caddy >/dev/null && command -v buildah >/dev/null || { \
		echo "installing debootstrap, caddy and buildah"; \
		{ apt-get update && apt-get install --yes --no-install-recommends debootstrap caddy buildah; } >/dev/null 2>&1 || \
			command -v debootstrap >/dev/null || { echo "trying the packages needs debootstrap: install it"; exit 2; }; }
# Tests and measurements start it by themselves. Debian puts it where only administrators look.
nats:
	@test -x /usr/sbin/nats-server || command -v nats-server >/dev/null || { \
		echo "installing nats-server"; \
		{ apt-get update && apt-get install --yes --no-install-recommends nats-server; } >/dev/null 2>&1 || { \
			echo "the tests of the server need NATS: install the package nats-server"; exit 2; }; }

webp:
	@command -v img2webp >/dev/null || { \
		echo "installing webp"; \
		{ apt-get update && apt-get install --yes --no-install-recommends webp; } >/dev/null 2>&1 || { \
			echo "the recording needs img2webp: install the package webp"; exit 2; }; }
