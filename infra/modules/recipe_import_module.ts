import { ContainerModule, type ResolutionContext } from "inversify";
import { recipeImportRoutes } from "../../adapters/http/cookbook/recipe_import_routes.ts";
import { describeFault } from "../../adapters/http/request_log.ts";
import { BackgroundLoop } from "../../adapters/in_process/background_loop.ts";
import { PostgresRecipeImportStore } from "../../adapters/postgres/cookbook/recipe_import_store.ts";
import { WorkerRecipeFileReader } from "../../adapters/worker_threads/recipe_file_reader.ts";
import { WorkerRecipePageReader } from "../../adapters/worker_threads/recipe_page_reader.ts";
import { importNextRecipe } from "../../core/cookbook/mod.ts";
import { tokens } from "../tokens.ts";
import { RECIPE_PICTURES } from "./cookbook_module.ts";

/** How soon a server finds imports that were begun on another one, or whose server has stopped. */
const IMPORT_POLL_MS = 5_000;

export const recipeImportModule = new ContainerModule(({ bind }) => {
  bind(tokens.recipePageReader).toDynamicValue(() => new WorkerRecipePageReader());
  bind(tokens.recipeFileReader).toDynamicValue(() => new WorkerRecipeFileReader());
  bind(tokens.recipeImportStore).toDynamicValue(({ get }) => new PostgresRecipeImportStore(get(tokens.knex)));

  bind(tokens.recipeImporter).toDynamicValue(({ get }) => {
    const logger = get(tokens.logger);
    const ports = {
      ...sharedPorts(get),
      photoProcessor: get(tokens.photoProcessor),
      photoStorage: get(tokens.photoStorage),
      ids: get(tokens.idSource),
      plateArtist: get(tokens.plateArtist),
      recipes: get(tokens.recipeStore),
    };
    return new BackgroundLoop({
      step: () => importNextRecipe(ports),
      idleMs: IMPORT_POLL_MS,
      onFault: (error) => logger.warn({ fault: describeFault(error) }, "a recipe was not imported yet"),
    });
  });

  bind(tokens.routes).toDynamicValue(({ get }) =>
    recipeImportRoutes({
      ...sharedPorts(get),
      pageReader: get(tokens.recipePageReader),
      fileReader: get(tokens.recipeFileReader),
      importer: get(tokens.recipeImporter),
    }),
  );
});

/** The ports that an import needs when it is begun, and when it is done. */
function sharedPorts(get: ResolutionContext["get"]) {
  return {
    imports: get(tokens.recipeImportStore),
    ownRecipes: get(tokens.ownRecipeStore),
    ingredients: get(tokens.foodTables),
    facts: get(tokens.foodFacts),
    opinions: get(tokens.opinionStore),
    pictures: RECIPE_PICTURES,
    pageFetcher: get(tokens.pageFetcher),
    clock: get(tokens.clock),
  };
}
