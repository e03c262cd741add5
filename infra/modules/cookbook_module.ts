import { ContainerModule } from "inversify";
import { photoUrl } from "../../adapters/http/community/photo_url.ts";
import { exportRoutes } from "../../adapters/http/cookbook/export_routes.ts";
import { ownRecipeRoutes } from "../../adapters/http/cookbook/own_recipe_routes.ts";
import { describeFault } from "../../adapters/http/request_log.ts";
import { OpenTasks } from "../../adapters/in_process/open_tasks.ts";
import { PostgresOwnRecipeStore } from "../../adapters/postgres/cookbook/own_recipe_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { drawRecipePlate, type RecipePictures } from "../../core/cookbook/mod.ts";
import { tokens } from "../tokens.ts";

/** The addresses of own recipes' pictures. */
export const RECIPE_PICTURES: RecipePictures = {
  photo: (key) => photoUrl(key, 800),
  none: "/pictures/own-recipe.webp",
};

export const cookbookModule = new ContainerModule(({ bind }) => {
  bind(tokens.openDrawings)
    .toDynamicValue(() => new OpenTasks())
    .inSingletonScope();
  bind(tokens.ownRecipeStore)
    .toResolvedValue((knex, foods) => new PostgresOwnRecipeStore(knex, foods), [tokens.knex, tokens.foodTables])
    .inSingletonScope();

  bind(tokens.routes).toResolvedValue(
    (
      ownRecipes,
      recipes,
      ingredients,
      facts,
      pageFetcher,
      photoProcessor,
      photoStorage,
      ids,
      plateArtist,
      logger,
      sessionTokens,
      openDrawings,
    ) => {
      const photos = { ownRecipes, ingredients, facts, photoProcessor, photoStorage, ids, pictures: RECIPE_PICTURES };
      return ownRecipeRoutes({
        ...photos,
        recipes,
        pageFetcher,
        hashLink: (link) => sessionTokens.hash(link),
        // One that fails is made up for by the next change.
        drawPlate(recipe) {
          const drawing = drawRecipePlate({ ...photos, plateArtist }, recipe);
          openDrawings.add(drawing, (error) => logger.warn({ fault: describeFault(error) }, "a plate was not drawn"));
        },
      });
    },
    [
      tokens.ownRecipeStore,
      tokens.recipeStore,
      tokens.foodTables,
      tokens.foodFacts,
      tokens.pageFetcher,
      tokens.photoProcessor,
      tokens.photoStorage,
      tokens.idSource,
      tokens.plateArtist,
      tokens.logger,
      tokens.sessionTokens,
      tokens.openDrawings,
    ],
  );
  bind(tokens.routes).toResolvedValue(
    (knex, ownRecipes, photoStorage, { publicUrl }) =>
      exportRoutes({ pages: new PostgresRecipePages(knex), ownRecipes, photoStorage }, { publicUrl }),
    [tokens.knex, tokens.ownRecipeStore, tokens.photoStorage, tokens.config],
  );
});
