# `make` alone prints this help. Only Node 20+, npm and make are needed; the targets install the rest by themselves.
SHELL := /bin/bash
.DEFAULT_GOAL := help
BIN := node_modules/.bin
# Node 24 from npm, so that TypeScript runs as it stands whatever Node the machine has.
NODE := $(BIN)/node
# About 250 MB at the end of a load over 100,000 recipes, and 180 when idle after it, by `make bench`: a small nursery, a
# bound on what is old (a third of it is in use), one arena for what is not in the heap. Half of this nursery would cost
# the feed a third of its speed. Memory of 128 KiB and more goes back as soon as it is free: glibc otherwise learns from
# photos to keep ever larger pieces, and holds 256 MB instead of 190 once six of 10 MB came at once. From the second start on,
# the compile cache has the types already removed, which saves 12 MB and a third of the start's processor time. The server
# calls the exposed garbage collector when it has been idle.
SERVER := NODE_COMPILE_CACHE=.cache/compile MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 $(NODE) --max-semi-space-size=8 --max-old-space-size=384 --expose-gc infra/main.ts
INSTALLED := node_modules/.package-lock.json
WEB := webapp/dist/index.html
WEB_SOURCES := $(shell find webapp ui-kit core wire locales lingui.config.ts -type f -not -path 'webapp/dist/*' -not -name '*_test.ts*' -not -name '*.stories.tsx' 2>/dev/null)

.PHONY: help run deno dev test test-all test-containers check bench load soak relevance bench-kit bench-web bench-week import-quality mutation reset screenshots test-art pictures fonts catalogue texts storybook storybook-build format up down backup restore

help: ## Print this help
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(INSTALLED) $(WEB) ## Start the product with its embedded stack at http://localhost:3000
	@exec env $(SERVER)

dev: $(INSTALLED) ## The same with hot reload: server on 3000, screens on 5173
	@exec $(NODE) infra/dev.ts

deno: $(INSTALLED) $(WEB) ## The server on Deno, with only the rights that its settings make it need
	@exec env DENO_NO_UPDATE_CHECK=1 $(BIN)/deno task start

test: $(INSTALLED) $(WEB) chromium ## What to run for a change: use cases, API, sockets, components, the kit's stories, ten journeys
	@$(call run_suites,-j2 essential essential-journeys)

test-all: $(INSTALLED) $(WEB) chromium ## Every test: also faults, the dark theme, all journeys, several servers, Deno, containers with Docker
	@left_out=$$($(NODE) tools/checks/prepare_projects.ts); \
	$(call run_suites,$(if $(OWN_NETWORK),-j2) all-suites LEFT_OUT="$$left_out",alone LEFT_OUT="$$left_out")

test-containers: $(INSTALLED) $(WEB) chromium ## Contracts on Postgres and MinIO in containers, the server's image, backups; needs Docker
	@$(NODE) tools/checks/prepare_projects.ts containers && $(call run_suites,containers production-journeys)

check: $(INSTALLED) $(WEB) ## Format, types, lint, boundaries, catalogue, docs
	@$(MAKE) --no-print-directory --keep-going $(CHECKS)

format: $(INSTALLED) ## Rewrite every file in the project's format, imports in order
	@$(NODE) $(BIN)/biome check --write --linter-enabled=false .

bench: $(INSTALLED) ## Requests per second and latencies beside a bare floor, as ratios
	@$(NODE) tools/bench/main.ts

load: $(INSTALLED) ## 10,000 sockets, large uploads, two instances, half an hour of everything: as ratios and counts
	@$(NODE) tools/load/main.ts

soak: $(INSTALLED) ## An hour of everything (MINUTES=60): fails if the server's memory in use grows by 5 %
	@$(NODE) tools/load/main.ts --only soak --minutes $(or $(MINUTES),60)

relevance: $(INSTALLED) ## How well search and home find what cooks judged, and the worst answers
	@$(NODE) tools/relevance/main.ts

bench-kit: $(INSTALLED) ## The kit's size, and its speed beside the same markup in plain React
	@$(NODE) tools/bench_kit/main.ts

bench-web: $(INSTALLED) $(WEB) ## A first visit of every route on a slow phone, and Lighthouse
	@$(NODE) tools/bench_web/main.ts

bench-week: $(INSTALLED) ## How fast weeks are filled, and how good they are beside weeks at random; WEEKS=1000
	@$(NODE) tools/bench_week/main.ts --weeks $(or $(WEEKS),1000)

import-quality: $(INSTALLED) ## How much of real recipe pages and ingredient lines is read rightly; DATA=folder with them
	@$(NODE) tools/import_quality/main.ts $(DATA)

mutation: $(INSTALLED) ## Change core in small ways and report what no test notices; CONTEXT=chat for one context
	@$(NODE) tools/mutation/main.ts $(CONTEXT)

screenshots: $(INSTALLED) $(WEB) ## Take the README's pictures from the running product
	@$(NODE) tools/screenshots/main.ts

test-art: $(INSTALLED) ## Check and test the package that draws plates and the recipes' pictures
	@$(NODE) $(BIN)/tsc -b plate_art
	@$(VITEST) --config plate_art/vitest.config.ts
	@$(NODE) plate_art/catalogue_plates/draw_all.ts --check
	@$(NODE) plate_art/single_foods/draw_food_art.ts --check

pictures: $(INSTALLED) ## Draw the recipes' pictures and the foods of trays and preferences again
	@$(NODE) plate_art/single_foods/draw_food_art.ts
	@$(NODE) plate_art/catalogue_plates/draw_all.ts

fonts: $(INSTALLED) ## Cut the typefaces to the letters and weights in use again
	@$(NODE) tools/fonts/cut_fonts.ts

catalogue: $(INSTALLED) ## Check the recipes, print what they come to, and import them into an empty database
	@$(NODE) tools/catalogue_lint/check_catalogue.ts
	@$(NODE) tools/catalogue_lint/rehearse_import.ts

texts: $(INSTALLED) ## Write the texts in the code into locales/, where they are translated
	@$(EXTRACT)

storybook: $(INSTALLED) ## The design system and every screen's states, at http://localhost:6006
	@STORYBOOK_DISABLE_TELEMETRY=1 exec $(NODE) $(BIN)/storybook dev --port 6006 --ci --no-open --no-version-updates

storybook-build: $(INSTALLED) ## The same as a static site in storybook-static/
	@STORYBOOK_DISABLE_TELEMETRY=1 $(NODE) $(BIN)/storybook build --loglevel warn
	@echo "Built: storybook-static/ (any static server serves it)"

up: $(INSTALLED) ## Run it in containers, two servers behind a proxy; again after a change, without a break
	@$(NODE) infra/production/up.ts

down: $(INSTALLED) ## Stop the containers; their data stays
	@$(NODE) infra/production/down.ts

backup: $(INSTALLED) ## Save the containers' database and photos together in one archive
	@$(NODE) infra/production/backup.ts

restore: $(INSTALLED) ## Bring one back: make restore BACKUP=file (FORCE=yes over people's data)
	@$(NODE) infra/production/restore.ts

reset: ## Forget everything that `make run` keeps (people, plans, photos)
	@sh infra/embedded/reset.sh

# The suites of the tests, for the targets above. Each writes a report in JSON, and count_tests.ts adds them up.
VITEST = $(NODE) $(BIN)/vitest run --reporter=default --reporter=json --outputFile.json=reports/tests/$@.json
PLAYWRIGHT = env PLAYWRIGHT_JSON_OUTPUT_FILE=reports/tests/$@.json $(NODE) $(BIN)/playwright test --reporter=list,json
JOURNEYS = $(PLAYWRIGHT) --config=tests/journeys/playwright.config.ts
# In a network of its own a browser does not notice containers that start beside it. Without one, suites run one by one.
OWN_NETWORK = $(shell sh tools/checks/own_network.sh true 2>/dev/null && echo sh tools/checks/own_network.sh)
# Runs the suites of the first argument, then that of the second alone, also when one fails, and prints the sum of their tests.
run_suites = rm -rf reports/tests; mkdir -p reports/tests; failed=0; \
	$(MAKE) --no-print-directory --keep-going $(1) || failed=1; \
	$(if $(2),$(MAKE) --no-print-directory --keep-going $(2) || failed=1;) \
	$(NODE) tools/checks/count_tests.ts $$failed

.PHONY: chromium essential essential-journeys all-suites alone server screens journeys built-storybook containers production-journeys instances
chromium: $(INSTALLED)
	@$(NODE) tools/checks/install_chromium.ts

# With the production build of React, which people get too, and which makes the browser compute less. The stories of the
# screens, a sixth of the processor time, wait for `make test-all`: component tests try a screen's states.
essential:
	NODE_ENV=production STORIES=kit $(VITEST) $(addprefix --project=,unit integration conformance browser storybook)

# Beside the others, whose output stays in one piece.
essential-journeys:
	@$(JOURNEYS) --grep=@essential >reports/$@.log 2>&1; failed=$$?; cat reports/$@.log; exit $$failed

# LEFT_OUT: the projects that this machine can't run.
all-suites: server screens journeys test-art built-storybook

# These expect answers within seconds, so nothing runs beside them.
alone: $(if $(filter containers,$(LEFT_OUT)),,containers production-journeys) instances

server:
	$(VITEST) $(addprefix --project=!,browser storybook containers instances $(LEFT_OUT))

screens:
	NODE_ENV=production VITE_BOTH_THEMES=true $(OWN_NETWORK) $(VITEST) --project=browser --project=storybook

journeys:
	$(OWN_NETWORK) $(JOURNEYS)

built-storybook:
	$(OWN_NETWORK) $(PLAYWRIGHT) --config=tests/storybook/playwright.config.ts

containers:
	$(VITEST) --project=containers

production-journeys: containers
	PLAYWRIGHT_JSON_OUTPUT_FILE=reports/tests/$@.json $(NODE) tests/production/run_journeys.ts --reporter=list,json

instances:
	$(VITEST) --project=instances

EXTRACT = $(NODE) $(BIN)/lingui extract --clean >/dev/null
CHECKS := $(addprefix check-,format types lint imports conventions docs budgets licenses texts catalogue)
.PHONY: $(CHECKS)
check-format: ; $(NODE) $(BIN)/biome check --linter-enabled=false .
check-types: ; $(NODE) $(BIN)/tsc -b
check-lint: ; $(NODE) $(BIN)/oxlint --type-aware --quiet --report-unused-disable-directives-severity=error
check-imports: ; $(NODE) tools/checks/imports.ts
check-conventions: ; $(NODE) tools/checks/conventions.ts
check-docs: ; $(NODE) tools/checks/docs.ts
check-budgets: ; $(NODE) tools/checks/web_budgets.ts
check-licenses: ; $(NODE) tools/checks/licenses.ts
# The texts in the code are those of locales/; `make texts` writes them there.
check-texts:
	@rm -rf .cache/locales && mkdir -p .cache && cp -r locales .cache/locales
	@LOCALES=.cache/locales $(EXTRACT) && diff -r locales .cache/locales || { echo "The texts have changed: run \`make texts\`." >&2; exit 1; }
check-catalogue: ; $(NODE) tools/catalogue_lint/check_catalogue.ts --quiet

$(INSTALLED): package-lock.json
	@command -v node >/dev/null && command -v npm >/dev/null || { echo "Cannot install: Node 20 or newer and npm are needed." >&2; exit 1; }
	@node -e 'if (Number(process.versions.node.split(".")[0]) < 20) { console.error("Cannot install: Node 20 or newer is needed, and this is " + process.version + "."); process.exit(1) }'
	@echo "Installing the dependencies (about a minute the first time) …"
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(WEB): $(WEB_SOURCES) $(INSTALLED)
	@echo "Building the web app …"
	@$(NODE) $(BIN)/vite build webapp --logLevel warn
	@touch $@
