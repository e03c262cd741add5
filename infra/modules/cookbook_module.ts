import { ContainerModule } from "inversify";
import { photoUrl } from "../../adapters/http/community/photo_url.ts";
import {
  exportOwnRecipesRoute,
  exportRecipeRoute,
  writtenRecipeRoute,
} from "../../adapters/http/cookbook/export_routes.ts";
import { OWN_RECIPE_ROUTES, ownRecipeRoutes } from "../../adapters/http/cookbook/own_recipe_routes.ts";
import { describeFault } from "../../adapters/http/request_log.ts";
import { OpenTasks } from "../../adapters/in_process/open_tasks.ts";
import { PostgresOwnRecipeStore } from "../../adapters/postgres/cookbook/own_recipe_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import {
  addOwnRecipe,
  addRecipePhoto,
  changeOwnRecipe,
  drawRecipePlate,
  endRecipeLink,
  exportOwnRecipes,
  getOwnRecipe,
  getWrittenRecipe,
  listOwnRecipes,
  makeRecipeLink,
  type OwnRecipeDetails,
  type RecipePictures,
  readIngredients,
  removeOwnRecipe,
  removeRecipePhoto,
} from "../../core/cookbook/mod.ts";
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

  for (const name of OWN_RECIPE_ROUTES) {
    bind(tokens.route).toResolvedValue(
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
        const reading = { ingredients, facts };
        const changing = { ...reading, ownRecipes, pictures: RECIPE_PICTURES };
        const photos = { ...changing, photoProcessor, photoStorage, ids };
        // The reply does not wait for the drawing. One that fails is made up for by the next change.
        const draw = (shown: OwnRecipeDetails) => {
          const { id, owner } = shown.own;
          const drawing = drawRecipePlate({ ...changing, photoStorage, ids, plateArtist }, { userId: owner.id, id });
          openDrawings.add(drawing, (error) => logger.warn({ fault: describeFault(error) }, "a plate was not drawn"));
          return shown;
        };
        return ownRecipeRoutes({
          list: (input) => listOwnRecipes({ ownRecipes }, input),
          read: (written) => readIngredients(reading, written),
          add: (input) => addOwnRecipe({ ...photos, recipes, pageFetcher }, input).then(draw),
          get: (input) => getOwnRecipe({ ...reading, ownRecipes }, input),
          change: (input) => changeOwnRecipe(changing, input).then(draw),
          remove: (input) => removeOwnRecipe({ ownRecipes, photoStorage }, input),
          addPhoto: (input) => addRecipePhoto(photos, input),
          makeLink: (input) => makeRecipeLink({ ownRecipes, ids, hashLink: (link) => sessionTokens.hash(link) }, input),
          endLink: (input) => endRecipeLink({ ownRecipes }, input),
          removePhoto: (input) => removeRecipePhoto(photos, input),
        })[name];
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
  }

  bind(tokens.route).toResolvedValue(
    (knex, ownRecipes, { publicUrl }) => {
      const ports = { pages: new PostgresRecipePages(knex), ownRecipes };
      return exportRecipeRoute((input) => getWrittenRecipe(ports, input), { publicUrl });
    },
    [tokens.knex, tokens.ownRecipeStore, tokens.config],
  );
  bind(tokens.route).toResolvedValue(
    (knex, ownRecipes) => {
      const ports = { pages: new PostgresRecipePages(knex), ownRecipes };
      return writtenRecipeRoute((input) => getWrittenRecipe(ports, input));
    },
    [tokens.knex, tokens.ownRecipeStore],
  );
  bind(tokens.route).toResolvedValue(
    (ownRecipes, photoStorage) =>
      exportOwnRecipesRoute((input) => exportOwnRecipes({ ownRecipes, photoStorage }, input)),
    [tokens.ownRecipeStore, tokens.photoStorage],
  );
});
