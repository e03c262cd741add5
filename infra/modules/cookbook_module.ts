import { setTimeout } from "node:timers/promises";
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

/** How long the reply to a new recipe waits for its plate: most drawings take a second. */
const PLATE_WAIT_MS = 2_500;

export const cookbookModule = new ContainerModule(({ bind }) => {
  bind(tokens.openDrawings).toDynamicValue(() => new OpenTasks());
  bind(tokens.ownRecipeStore).toDynamicValue(
    ({ get }) => new PostgresOwnRecipeStore(get(tokens.knex), get(tokens.foodTables)),
  );

  bind(tokens.routes).toDynamicValue(({ get }) => {
    const [plateArtist, logger, openDrawings] = [get(tokens.plateArtist), get(tokens.logger), get(tokens.openDrawings)];
    const photos = {
      ownRecipes: get(tokens.ownRecipeStore),
      ingredients: get(tokens.foodTables),
      facts: get(tokens.foodFacts),
      photoProcessor: get(tokens.photoProcessor),
      photoStorage: get(tokens.photoStorage),
      ids: get(tokens.idSource),
      pictures: RECIPE_PICTURES,
    };
    const sessionTokens = get(tokens.sessionTokens);
    return ownRecipeRoutes({
      ...photos,
      recipes: get(tokens.recipeStore),
      pages: new PostgresRecipePages(get(tokens.knex)),
      foodRules: get(tokens.foodRulesStore),
      suspensions: get(tokens.moderation),
      pageFetcher: get(tokens.pageFetcher),
      hashLink: (link) => sessionTokens.hash(link),
      // One that fails is made up for by the next change.
      async drawPlate(recipe) {
        const drawing = drawRecipePlate({ ...photos, plateArtist }, recipe);
        openDrawings.add(drawing, (error) => logger.warn({ fault: describeFault(error) }, "a plate was not drawn"));
        await Promise.race([drawing.catch(() => undefined), setTimeout(PLATE_WAIT_MS, undefined, { ref: false })]);
      },
    });
  });
  bind(tokens.routes).toDynamicValue(({ get }) => {
    const pages = new PostgresRecipePages(get(tokens.knex));
    const [ownRecipes, photoStorage] = [get(tokens.ownRecipeStore), get(tokens.photoStorage)];
    return exportRoutes(
      { pages, ownRecipes, opinions: get(tokens.opinionStore), photoStorage },
      { publicUrl: get(tokens.config).publicUrl },
    );
  });
});
