# `make test` is all that a fresh machine needs: it makes its own virtual environment under the checkout,
# installs the package and what the tests need into it, and runs every check. The other targets are for
# working on the code.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Many tests wait for a browser, a terminal or a process: two for each core keep all of them busy.
WORKERS := $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal -q
# What was compiled is kept, whatever the environment says: each worker would compile all tests anew, in seven seconds.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: test quick install lock lint types page-types contracts unit site-tests docs wheels bench sanitize verified proved clean

test: install lint types page-types contracts unit

# The inner loop, under a minute: lint, types, contracts, and the tests that are quick and say most.
QUICK := tests/engine tests/scene tests/text tests/shell tests/kernels tests/sat tests/play tests/logic/test_check.py \
	tests/logic/test_proof.py tests/logic/test_rules.py tests/service/test_story.py tests/service/test_telling.py \
	tests/test_files.py tests/test_imports.py tests/test_public_names.py
quick: install lint types contracts
	$(PYTEST) $(QUICK)

# In the versions and with the hashes of tools/requirements-dev.txt, where that fits.
install: $(VENV)/ready
	tools/install $(BIN)/python

# Resolve these anew: the newest versions that pyproject.toml allows.
lock: install
	$(BIN)/python tools/lock.py write

$(VENV)/ready: tools/prepare
	tools/prepare $(PYTHON)
	$(PYTHON) -m venv $(VENV)
	touch $@

lint:
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types:
	$(BIN)/mypy

# The types in the comments of the pages' JavaScript, where npm is at hand.
TSC := build/npm/node_modules/.bin/tsc
page-types:
	tools/prepare-node
	[ ! -x $(TSC) ] || $(TSC) --project src/whygrid/web/page/jsconfig.json
	[ ! -x $(TSC) ] || $(TSC) --project src/whygrid/service/pages/jsconfig.json

contracts:
	$(BIN)/lint-imports

# The examples in docstrings are those of the installed package, hence --pyargs.
unit:
	$(PYTEST) tests README.md docs --pyargs whygrid

# The tests of the page once more, answered by the site that needs no server: ten minutes or so.
site-tests: install
	WHYGRID_BACKENDS=site $(PYTEST) tests/web -k test_page

# The documentation as a site in build/site; its links are checked. With the page that runs in the browser alone under
# /play/, where this version of the program can write it.
docs: $(VENV)/ready
	tools/install $(BIN)/python docs
	rm -rf build/play
	! $(BIN)/whygrid site --help >/dev/null 2>&1 || $(BIN)/whygrid site --out build/play
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

# The sdist and wheels in dist/, built and tested in fresh environments of every CPython at hand.
wheels:
	$(PYTHON) tools/wheels.py

# Figures for README.md and closing notes: ratios against peers in one run.
bench: install
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.bulk --quick
	$(BIN)/python -m benchmarks.k

# The native code under sanitizers: by itself, and as the module with the whole test suite over it. Takes long; for
# a part of it: make sanitize TESTS="tests/bulk tests/kernels".
sanitize: install
	tools/sanitize $(BIN)/python $(TESTS)

# Proofs of ours before a checker that others wrote and proved correct: ACL2's for LRAT. Installs it where it is missing.
verified: install
	command -v acl2 >/dev/null || apt-get install -y acl2 acl2-books acl2-books-certs acl2-books-source
	$(BIN)/python -m tests.verified

# The checker that is proved in Coq, for `whygrid verify --proved`: optional, and nothing else needs it. Takes less than a
# minute, apart from what has to be installed.
proved:
	tools/prepare-proved
	proved/build
	[ ! -d $(BIN) ] || cp build/proved/whygrid-proved $(BIN)/

clean:
	rm -rf $(VENV) build dist
