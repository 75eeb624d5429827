# make            set up what is missing, build, and make the sample site in output/ (offline)
# make test       every test
# make check      formatting, every test, the README's commands: what CI runs
# make site       build the site from the live API
# make bench      measure everything beside its peers, print the table, and write docs/performance.md (BENCH=build,search for parts)
# make bench-crawl  measure the crawl alone, beside ditto and libcurl, from nginx on loopback
# make bench-dataset  measure normalization and exports of the whole snapshot alone
# make bench-check  check the benchmarks' results on the sample, without times: CI does this as one of the tests
# make check-site  check the whole snapshot's site in nine languages: the Nu checker, links, axe
# make compare-nu  compare validate with the Nu checker on good and damaged pages of the sample
# make fuzz       damaged input against the readers of markup, JSON, templates, schemas and stores for a minute, under AddressSanitizer
# make screenshots  docs/screenshots, from the sample's site
# make lint, make format, make install PREFIX=/usr/local, make clean

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
PREFIX ?= /usr/local
SWIFT_SOURCES := Package.swift Sources Tests
POKEBUILD := .build/release/pokebuild

.PHONY: all setup build sample site test unit-test browser-unit-test end-to-end-test bench bench-crawl bench-dataset bench-check check check-site compare-nu fuzz screenshots lint format install clean

all: sample

setup:
	@scripts/setup build

build: setup
	@swift build --configuration release --product pokebuild --quiet

sample: build
	@$(POKEBUILD) build --sample

site: build
	@$(POKEBUILD) build

test: unit-test browser-unit-test end-to-end-test

test-setup:
	@scripts/setup test

unit-test: test-setup
	POKEBUILD_SNAPSHOT="$$(scripts/snapshot)" swift test --disable-xctest --parallel --quiet

browser-unit-test: test-setup
	POKEBUILD_SNAPSHOT="$$(scripts/snapshot)" node --test Tests/BrowserTests/

end-to-end-test: build test-setup
	POKEBUILD_SNAPSHOT="$$(scripts/snapshot)" .venv/bin/pytest -q -n 3 --dist loadfile Tests/EndToEnd

bench: build
	@scripts/setup bench
	@python3 Benchmarks/bench.py --snapshot "$$(scripts/snapshot)" --json .build/bench/performance.json --document docs/performance.md

bench-crawl: build
	@scripts/setup bench
	@python3 Benchmarks/crawl/bench.py --snapshot "$$(scripts/snapshot)" --json .build/bench/crawl.json

bench-dataset: build
	@python3 Benchmarks/dataset/bench.py --snapshot "$$(scripts/snapshot)" --json .build/bench/dataset.json

bench-check: build test-setup
	POKEBUILD_SNAPSHOT="$$(scripts/snapshot)" .venv/bin/pytest -q Tests/EndToEnd/test_bench.py

check: lint test

check-site: build test-setup
	CHECK_SITE=1 POKEBUILD_SNAPSHOT="$$(scripts/snapshot)" .venv/bin/pytest -q -n 2 Tests/EndToEnd/test_site.py

compare-nu: build test-setup
	.venv/bin/python Tests/EndToEnd/compare_nu.py

# Leaks are not looked for: those that were told are our grammars, which a static holds to the end as indirect enums, whose
# pointers Swift marks in bits that the search does not expect.
fuzz: setup
	ASAN_OPTIONS=detect_leaks=0 FUZZ_SECONDS=$${FUZZ_SECONDS:-60} swift test --sanitize=address --scratch-path .build/fuzz --disable-xctest --filter FuzzTests

screenshots: build test-setup
	@.venv/bin/python scripts/screenshots.py $(POKEBUILD)

lint:
	@swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	@for file in site/js/*.js site/worker/*.js; do node --check "$$file"; done

format:
	@swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/pokebuild"
	install "$(POKEBUILD)" "$(DESTDIR)$(PREFIX)/bin/pokebuild"
	cp -R templates site sample "$(DESTDIR)$(PREFIX)/share/pokebuild/"

clean:
	rm -rf .build .venv .pokebuild
