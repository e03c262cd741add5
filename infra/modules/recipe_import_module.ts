import { ContainerModule } from "inversify";
import { readPageRoute } from "../../adapters/http/cookbook/read_page_route.ts";
import { RECIPE_IMPORT_ROUTES, recipeImportRoutes } from "../../adapters/http/cookbook/recipe_import_routes.ts";
import { describeFault } from "../../adapters/http/request_log.ts";
import { BackgroundLoop } from "../../adapters/in_process/background_loop.ts";
import { OneAtATime } from "../../adapters/in_process/one_at_a_time.ts";
import { PostgresRecipeImportStore } from "../../adapters/postgres/cookbook/recipe_import_store.ts";
import { WorkerRecipeFileReader } from "../../adapters/worker_threads/recipe_file_reader.ts";
import { WorkerRecipePageReader } from "../../adapters/worker_threads/recipe_page_reader.ts";
import {
  changeRecipeImport,
  importNextRecipe,
  listImportResults,
  listRecipeImports,
  readRecipePage,
  startRecipeImport,
  undoRecipeImport,
} from "../../core/cookbook/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { tokens } from "../tokens.ts";
import { RECIPE_PICTURES } from "./cookbook_module.ts";

/** Pages of a person that wait while another one is fetched. */
const WAITING_PAGES_MAX = 2;
/** How soon a server finds imports that were begun on another one, or whose server has stopped. */
const IMPORT_POLL_MS = 5_000;

export const recipeImportModule = new ContainerModule(({ bind }) => {
  bind(tokens.recipePageReader)
    .toResolvedValue(() => new WorkerRecipePageReader())
    .inSingletonScope();
  bind(tokens.recipeFileReader)
    .toResolvedValue(() => new WorkerRecipeFileReader())
    .inSingletonScope();
  bind(tokens.recipeImportStore)
    .toResolvedValue((knex) => new PostgresRecipeImportStore(knex), [tokens.knex])
    .inSingletonScope();

  bind(tokens.recipeImporter)
    .toResolvedValue(
      (
        imports,
        ownRecipes,
        ingredients,
        facts,
        pageFetcher,
        photoProcessor,
        photoStorage,
        ids,
        plateArtist,
        clock,
        logger,
      ) => {
        const photos = { photoProcessor, photoStorage, ids, pictures: RECIPE_PICTURES };
        const ports = { imports, ownRecipes, ingredients, facts, pageFetcher, ...photos, plateArtist, clock };
        return new BackgroundLoop({
          step: () => importNextRecipe(ports),
          idleMs: IMPORT_POLL_MS,
          onFault: (error) => logger.warn({ fault: describeFault(error) }, "a recipe was not imported yet"),
        });
      },
      [
        tokens.recipeImportStore,
        tokens.ownRecipeStore,
        tokens.foodTables,
        tokens.foodFacts,
        tokens.pageFetcher,
        tokens.photoProcessor,
        tokens.photoStorage,
        tokens.idSource,
        tokens.plateArtist,
        tokens.clock,
        tokens.logger,
      ],
    )
    .inSingletonScope();

  bind(tokens.route).toResolvedValue(
    (ownRecipes, ingredients, facts, pageFetcher, pageReader) => {
      const turns = new OneAtATime({ maxWaiting: WAITING_PAGES_MAX });
      const ports = { ownRecipes, ingredients, facts, pageFetcher, pageReader };
      return readPageRoute((input) => {
        const task = () => readRecipePage(ports, input);
        return "url" in input ? turns.run(input.userId, { task, refuse: stillReading }) : task();
      });
    },
    [tokens.ownRecipeStore, tokens.foodTables, tokens.foodFacts, tokens.pageFetcher, tokens.recipePageReader],
  );

  for (const name of RECIPE_IMPORT_ROUTES) {
    bind(tokens.route).toResolvedValue(
      (imports, ownRecipes, fileReader, clock, importer) => {
        const woken = <Result>(result: Result) => {
          importer.wake();
          return result;
        };
        return recipeImportRoutes({
          start: (input) => startRecipeImport({ imports, fileReader, clock }, input).then(woken),
          list: (input) => listRecipeImports({ imports }, input),
          change: (input) => changeRecipeImport({ imports }, input).then(woken),
          undo: (input) => undoRecipeImport({ imports, ownRecipes }, input),
          results: (input) => listImportResults({ imports }, input),
        })[name];
      },
      [tokens.recipeImportStore, tokens.ownRecipeStore, tokens.recipeFileReader, tokens.clock, tokens.recipeImporter],
    );
  }
});

function stillReading(): DomainError {
  return new DomainError("import_unavailable", "Other pages of yours are still being read. Please wait for them.");
}
