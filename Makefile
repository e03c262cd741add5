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
WEB_SOURCES := $(shell find webapp ui-kit core wire -type f -not -path 'webapp/dist/*' -not -name '*_test.ts*' -not -name '*.stories.tsx' 2>/dev/null)

.PHONY: help run deno dev test test-all test-containers check bench load soak relevance bench-kit bench-web bench-week import-quality mutation reset screenshots test-art pictures fonts catalogue storybook storybook-build format up down backup restore

help: ## Print this help
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(INSTALLED) $(WEB) ## Start the product with its embedded stack at http://localhost:3000
	@exec env $(SERVER)

dev: $(INSTALLED) ## The same with hot reload: server on 3000, screens on 5173
	@exec $(NODE) infra/dev.ts

deno: $(INSTALLED) $(WEB) ## The server on Deno, with only the rights that its settings make it need
	@exec env DENO_NO_UPDATE_CHECK=1 $(BIN)/deno task start

test: $(INSTALLED) $(WEB) ## What to run for a change: use cases, API, sockets, components, the kit's stories, ten journeys
	@exec $(NODE) tools/checks/run_tests.ts essential

test-all: $(INSTALLED) $(WEB) ## Every test: also faults, the dark theme, all journeys, several servers, Deno, containers with Docker
	@exec $(NODE) tools/checks/run_tests.ts all

test-containers: $(INSTALLED) ## Contracts on Postgres and MinIO in containers, the server's image, backups; needs Docker
	@exec $(NODE) tools/checks/run_tests.ts containers

check: $(INSTALLED) $(WEB) ## Format, types, lint, boundaries, catalogue, docs
	@$(NODE) tools/checks/run_checks.ts

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

test-art: $(INSTALLED) ## Check and test the program that draws the recipes' pictures
	@$(NODE) $(BIN)/tsc -b tools/plate_art
	@$(NODE) $(BIN)/vitest run --config tools/plate_art/vitest.config.ts
	@$(NODE) tools/plate_art/draw_all.ts --check
	@$(NODE) tools/plate_art/draw_food_art.ts --check

pictures: $(INSTALLED) ## Draw the recipes' pictures and the foods of trays and preferences again
	@$(NODE) tools/plate_art/draw_food_art.ts
	@$(NODE) tools/plate_art/draw_all.ts

fonts: $(INSTALLED) ## Cut the typefaces to the letters and weights in use again
	@$(NODE) tools/fonts/cut_fonts.ts

catalogue: $(INSTALLED) ## Check the recipes, print what they come to, and import them into an empty database
	@$(NODE) tools/catalogue_lint/check_catalogue.ts
	@$(NODE) tools/catalogue_lint/rehearse_import.ts

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
