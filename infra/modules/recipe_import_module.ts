import { ContainerModule } from "inversify";
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

  bind(tokens.routes).toResolvedValue(
    (imports, ownRecipes, ingredients, facts, pageFetcher, pageReader, fileReader, clock, importer) =>
      recipeImportRoutes({
        imports,
        ownRecipes,
        ingredients,
        facts,
        pageFetcher,
        pageReader,
        fileReader,
        clock,
        importer,
      }),
    [
      tokens.recipeImportStore,
      tokens.ownRecipeStore,
      tokens.foodTables,
      tokens.foodFacts,
      tokens.pageFetcher,
      tokens.recipePageReader,
      tokens.recipeFileReader,
      tokens.clock,
      tokens.recipeImporter,
    ],
  );
});
