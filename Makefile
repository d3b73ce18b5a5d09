# `make test` is all that a fresh machine needs: it makes its own virtual environment under the checkout,
# installs the package and what the tests need into it, and runs every check. The other targets are for
# working on the code.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: test install lint types contracts unit bench soak clean

test: install lint types contracts unit

install: $(VENV)/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check ".[dev]"

$(VENV)/ready: tools/prepare
	tools/prepare $(PYTHON)
	$(PYTHON) -m venv $(VENV)
	touch $@

lint:
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types:
	$(BIN)/mypy

contracts:
	$(BIN)/lint-imports

unit:
	$(BIN)/pytest -n auto -q

# Figures for README.md and closing notes: ratios against peers in one run.
bench: install
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) build dist
