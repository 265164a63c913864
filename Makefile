# Everything starts from python3 and make alone; `make help` lists what there is.
PYTHON ?= python3
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
export UV_PYTHON_DOWNLOADS := never
export PYTHONDONTWRITEBYTECODE := 1
IN := .venv/bin
UV := $(IN)/uv --quiet --system-certs pip install --compile-bytecode --python $(IN)/python --require-hashes
COMPILED = $$($(IN)/python tools/compiled.py)
PAGE_OR_NONE = $$($(IN)/python tools/page.py --or-none)
COMPILED_OR_PURE = $$($(IN)/python tools/compiled.py --or-pure)
CORES := 2
# Long tests wait a good deal: for browsers, clocks, and servers that start again.
WAITING := 3
ENGINE := tests/bots/ tests/core/ tests/games/ tests/golden/ tests/table/

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-12s %s\n", $$1, $$2}' Makefile

.venv/uv.stamp: requirements/uv.txt
	@echo "Making .venv and fetching the installer ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Vaza needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version)."; exit 2; }
	@$(PYTHON) -m venv .venv || { echo "Python has no venv module here: install your system's package for it (on Debian: python3-venv)."; exit 2; }
	@$(IN)/pip --quiet --disable-pip-version-check install --require-hashes -r $<
	@touch $@

.venv/run.stamp: requirements/run.txt .venv/uv.stamp
	@echo "Fetching what the game needs ..."
	@$(UV) -r $<
	@touch $@

.venv/web.stamp: requirements/web.txt .venv/run.stamp
	@echo "Fetching what builds the page ..."
	@$(UV) -r $<
	@touch $@

.venv/dev.stamp: requirements/dev.txt .venv/run.stamp
	@echo "Fetching what the tests need ..."
	@$(UV) -r $<
	@touch $@

.venv/bench.stamp: requirements/bench.txt .venv/dev.stamp
	@echo "Fetching the peers to compare with ..."
	@$(UV) -r $<
	@touch $@

.PHONY: run
run: .venv/web.stamp ## build engine and page and open the card room on this machine (ARGS=--lan: for the whole network)
	@page=$(PAGE_OR_NONE); built=$(COMPILED_OR_PURE); VAZA_PAGE=$$page PYTHONPATH=$$built exec $(IN)/python -m vaza serve $(ARGS)

.PHONY: play
play: .venv/run.stamp ## compile the engine and play in the terminal (GAME=sueca names the game, RESUME=1 goes on where you left)
	@built=$(COMPILED_OR_PURE); PYTHONPATH=$$built exec $(IN)/python -m vaza play $(if $(RESUME),--resume,$(GAME)) $(ARGS)

.PHONY: shell
shell: .venv/web.stamp ## a shell in which `vaza` is the compiled command
	@page=$(PAGE_OR_NONE); built=$(COMPILED_OR_PURE); export VAZA_PAGE=$$page PYTHONPATH=$$built; \
	printf '#!/bin/sh\nexec "%s" -m vaza "$$@"\n' "$(CURDIR)/$(IN)/python" > $(IN)/vaza; chmod +x $(IN)/vaza; \
	echo "Type vaza --help, and exit when you are done."; PATH="$(CURDIR)/$(IN):$$PATH" exec $${SHELL:-sh}

.PHONY: check
check: .venv/dev.stamp .venv/web.stamp ## style, types (the page's too), imports, words in all languages
	$(IN)/ruff format --check .
	$(IN)/ruff check .
	$(IN)/mypy
	PYTHONPATH=src $(IN)/lint-imports --no-cache
	PYTHONPATH=src $(IN)/python tools/catalogues.py
	$(IN)/python tools/page.py --check

.PHONY: format
format: .venv/dev.stamp ## put the sources in shape
	$(IN)/ruff format .
	$(IN)/ruff check --fix .

.PHONY: test
test: .venv/dev.stamp .venv/web.stamp ## every quick test, the engine in pure Python too (under 5 minutes)
	@$(IN)/python tools/compiled.py > /dev/null 2>&1 & building=$$!; \
	echo "Testing the engine in pure Python while it is compiled ..."; \
	PYTHONPATH=src $(IN)/python -m pytest -n $(CORES) -m "not slow" $(ENGINE) || { kill $$building; exit 1; }; \
	wait $$building || true
	@$(IN)/python tools/page.py > /dev/null; $(IN)/python tools/browser.py > /dev/null
	@built=$(COMPILED); echo "Testing everything on the compiled engine ..."; PYTHONPATH=$$built $(IN)/python -m pytest -n $(CORES) -m "not slow"

.PHONY: coverage
coverage: .venv/dev.stamp ## which lines of the rules no quick test reaches; fails under 98 %
	PYTHONPATH=src $(IN)/python -m pytest -n $(CORES) -m "not slow" $(ENGINE) --cov=vaza.core --cov=vaza.games --cov-branch --cov-report=term:skip-covered --cov-fail-under=98

.PHONY: test-all
test-all: .venv/bench.stamp .venv/web.stamp ## the long tests: digests pure and compiled, the oracle, laws and fuzz on many examples
	@echo "Testing the engine in pure Python, at length ..."
	PYTHONPATH=src $(IN)/python -m pytest -n $(CORES) -m slow $(ENGINE)
	@$(IN)/python tools/page.py > /dev/null; $(IN)/python tools/browser.py > /dev/null
	@built=$(COMPILED); echo "Testing everything on the compiled engine, at length ..."; \
	PYTHONPATH=$$built HYPOTHESIS_PROFILE=long $(IN)/python -m pytest -n $(WAITING) -m "slow or hypothesis"

.PHONY: bench
bench: .venv/bench.stamp ## speed beside OpenSpiel and RLCard, how soon the terminal answers, what a move costs at a table, into bench/results/
	@built=$(COMPILED); $(IN)/python bench/engine.py --compiled $$built --pure src
	@built=$(COMPILED); $(IN)/python bench/terminal.py --compiled $$built
	@built=$(COMPILED); PYTHONPATH=$$built $(IN)/python bench/scene.py

.PHONY: bench-bots
bench-bots: .venv/bench.stamp ## by hand, for minutes: the expert against OpenSpiel's search at equal time, into bench/results/
	@built=$(COMPILED); PYTHONPATH=$$built $(IN)/python bench/bots.py

.PHONY: bench-server
bench-server: .venv/bench.stamp ## by hand, for minutes: the server beside boardgame.io, into bench/results/ (ARGS=--quick, ARGS="--soak 30")
	@built=$(COMPILED); PYTHONPATH=$$built $(IN)/python bench/server.py --compiled $$built $(ARGS)

.PHONY: soak
soak: .venv/bench.stamp ## by hand, for hours: a server killed 100 times, memory over a million deals, mutants of the rules
	@built=$(COMPILED); PYTHONPATH=$$built VAZA_KILLS=100 $(IN)/python -m pytest -m slow tests/server/test_crash.py
	@built=$(COMPILED); PYTHONPATH=$$built $(IN)/python bench/memory.py
	@$(MAKE) --no-print-directory coverage mutate

.PHONY: mutate
mutate: .venv-mutate/mutate.stamp ## by hand, for an hour: mutants of the rules that no rule test notices
	.venv-mutate/bin/mutmut run --max-children $(CORES) "vaza.games.*.deal.*" "vaza.games.*.match.*"
	.venv-mutate/bin/mutmut results

.venv-mutate/mutate.stamp: requirements/mutate.txt .venv/uv.stamp
	@echo "Fetching what makes mutants ..."
	@$(PYTHON) -m venv .venv-mutate
	@$(IN)/uv --quiet --system-certs pip install --python .venv-mutate/bin/python --require-hashes -r $<
	@touch $@

.PHONY: lock
lock: .venv/uv.stamp ## pin the requirements anew, with hashes and without addresses
	@for set in uv run web dev bench mutate; do \
		echo "Pinning requirements/$$set.txt ..."; \
		$(IN)/uv --quiet --system-certs pip compile --universal --python-version 3.11 --generate-hashes --no-header \
			--no-emit-index-url --no-emit-find-links requirements/$$set.in -o requirements/$$set.txt; \
	done

.PHONY: clean
clean: ## remove everything that was built or fetched
	rm -rf .venv .venv-mutate mutants .build build dist bench/boardgameio/node_modules web/node_modules web/src/protocol/*.gen.ts .mypy_cache .ruff_cache .pytest_cache .hypothesis
