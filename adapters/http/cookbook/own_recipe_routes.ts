import type { UserId } from "../../../core/account/mod.ts";
import {
  addOwnRecipe,
  addRecipePhoto,
  changeOwnRecipe,
  endRecipeLink,
  getOwnRecipe,
  listOwnRecipes,
  makeRecipeLink,
  type OwnRecipeDetails,
  readIngredients,
  removeOwnRecipe,
  removeRecipePhoto,
  shareOwnRecipe,
} from "../../../core/cookbook/mod.ts";
import { type FindBrokenRulesPorts, findBrokenRules } from "../../../core/food_rules/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import * as calls from "../../../wire/cookbook/mod.ts";
import { OWN_RECIPES_PAGE_MAX } from "../../../wire/cookbook/own_recipes.ts";
import { brokenRulesView } from "../food_rules/broken_rules_view.ts";
import { type PortsOf, type Route, route } from "../route.ts";
import { ownRecipeCardView, ownRecipeView, readRecipeView } from "./own_recipe_view.ts";

/** The stores that {@linkcode ownRecipeRoutes} need. */
export type OwnRecipePorts = PortsOf<
  | typeof addOwnRecipe
  | typeof addRecipePhoto
  | typeof changeOwnRecipe
  | typeof endRecipeLink
  | typeof getOwnRecipe
  | typeof listOwnRecipes
  | typeof makeRecipeLink
  | typeof readIngredients
  | typeof removeOwnRecipe
  | typeof removeRecipePhoto
  | typeof shareOwnRecipe
> &
  FindBrokenRulesPorts & {
    /** Begins to draw the plate of a changed recipe. Resolves once it is drawn or has failed, or after a few seconds. Never rejects. */
    drawPlate(recipe: { readonly userId: UserId; readonly id: RecipeId }): Promise<void>;
  };

/** The calls of the recipes that people write. */
export function ownRecipeRoutes(ports: OwnRecipePorts): Route[] {
  const { pictures } = ports;
  function drawPlate({ own }: OwnRecipeDetails): Promise<void> {
    return ports.drawPlate({ userId: own.owner.id, id: own.id });
  }

  return [
    route(calls.listOwnRecipes, async ({ caller: { userId }, query }) => {
      const { limit = OWN_RECIPES_PAGE_MAX, cursor = "0" } = query;
      const list = listOwnRecipes(ports, { userId, skip: Number(cursor), limit });
      const recipeIds = list.then(({ recipes }) => recipes.map(({ id }) => id));
      const [{ recipes, next }, broken] = await Promise.all([list, findBrokenRules(ports, { userId, recipeIds })]);
      return {
        recipes: recipes.map((card) => ({
          ...ownRecipeCardView(card, { userId, pictures }),
          ...brokenRulesView(broken.get(card.id)),
        })),
        nextCursor: next === undefined ? null : String(next),
      };
    }),
    route(calls.readIngredients, async ({ body }) => readRecipeView(await readIngredients(ports, body))),
    route(calls.addOwnRecipe, async ({ caller: { userId }, body: { recipe: written, ...more } }) => {
      const added = await addOwnRecipe(ports, { userId, written, ...more });
      // So that the page and the lists that are opened next have its picture.
      await drawPlate(added);
      return ownRecipeView(added, { userId, pictures });
    }),
    route(calls.getOwnRecipe, async ({ caller: { userId }, params: { id } }) =>
      ownRecipeView(await getOwnRecipe(ports, { userId, id }), { userId, pictures }),
    ),
    route(calls.changeOwnRecipe, async ({ caller: { userId }, params: { id }, body: { recipe: written, ...more } }) => {
      const changed = await changeOwnRecipe(ports, { userId, id, written, ...more });
      // The reply does not wait: the plate before stands until then.
      void drawPlate(changed);
      return ownRecipeView(changed, { userId, pictures });
    }),
    route(calls.removeOwnRecipe, async ({ caller: { userId }, params: { id } }) => {
      await removeOwnRecipe(ports, { userId, id });
      return undefined;
    }),
    route(calls.addRecipePhoto, async ({ caller: { userId }, params: { id }, file }) =>
      ownRecipeView(await addRecipePhoto(ports, { userId, id, photo: file?.bytes }), { userId, pictures }),
    ),
    route(calls.removeRecipePhoto, async ({ caller: { userId }, params: { id, photoId } }) =>
      ownRecipeView(await removeRecipePhoto(ports, { userId, id, key: photoId }), { userId, pictures }),
    ),
    route(calls.makeRecipeLink, async ({ caller: { userId }, params: { id } }) => ({
      path: `/shared/${await makeRecipeLink(ports, { userId, id })}`,
    })),
    route(calls.shareOwnRecipe, async ({ caller: { userId }, params: { id } }) => ({
      path: `/shared/${await shareOwnRecipe(ports, { userId, id })}`,
    })),
    route(calls.endRecipeLink, async ({ caller: { userId }, params: { id } }) => {
      await endRecipeLink(ports, { userId, id });
      return undefined;
    }),
  ];
}
