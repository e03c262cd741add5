import {
  findRecipesByIngredients,
  getRecipe,
  listFavourites,
  listRecipesForPerson,
  mealsByFilters,
  ownOpinion,
  rateRecipe,
  searchRecipes,
  setFavourite,
} from "../../../../core/recipe/mod.ts";
import { foods } from "../../../memory/foods.ts";
import { caprese, chickenCurry, maya, shakshuka, tomas, tomatoSoup } from "../../../memory/people_and_recipes.ts";
import { PostgresFoodStore } from "../../../postgres/food_store.ts";
import { PostgresIngredientSource } from "../../../postgres/ingredient_source.ts";
import { PostgresOpinionStore } from "../../../postgres/opinion_store.ts";
import { PostgresPersonalRecipes } from "../../../postgres/personal_recipes.ts";
import { PostgresRecipePages } from "../../../postgres/recipe_pages.ts";
import { PostgresRecipeSearch } from "../../../postgres/recipe_search.ts";
import { PostgresRecipeStore } from "../../../postgres/recipe_store.ts";
import { type Api, startApi } from "../../testing/api.ts";
import { favouriteRecipeRoute } from "../favourite_recipe_route.ts";
import { findRecipesRoute } from "../find_recipes_route.ts";
import { getRecipeRoute } from "../get_recipe_route.ts";
import { listFavouritesRoute } from "../list_favourites_route.ts";
import { listRecipesRoute } from "../list_recipes_route.ts";
import { mealsByFiltersRoute } from "../meals_by_filters_route.ts";
import { ownOpinionRoute } from "../own_opinion_route.ts";
import { rateRecipeRoute } from "../rate_recipe_route.ts";
import { searchRecipesRoute } from "../search_recipes_route.ts";

/** The recipe routes over a fresh database with Maya, Tomás, the four named recipes and their foods. */
export async function startRecipeApi(): Promise<Api> {
  const api = await startApi({
    people: [maya, tomas],
    recipes: [],
    routes({ knex, clock }) {
      const recipes = new PostgresRecipeStore(knex);
      const opinions = new PostgresOpinionStore(knex);
      const personal = new PostgresPersonalRecipes(knex);
      const search = new PostgresRecipeSearch(knex);
      const pages = new PostgresRecipePages(knex);
      const ingredients = new PostgresIngredientSource(knex);
      return [
        listRecipesRoute((input) => listRecipesForPerson({ personal, clock }, input)),
        searchRecipesRoute((input) => searchRecipes({ search }, input)),
        getRecipeRoute((input) => getRecipe({ pages }, input)),
        mealsByFiltersRoute((input) => mealsByFilters({ recipes }, input)),
        findRecipesRoute((input) => findRecipesByIngredients({ ingredients, recipes }, input)),
        rateRecipeRoute((input) => rateRecipe({ opinions, recipes }, input)),
        ownOpinionRoute((input) => ownOpinion({ opinions }, input)),
        favouriteRecipeRoute("put", (input) => setFavourite({ opinions, recipes }, input)),
        favouriteRecipeRoute("delete", (input) => setFavourite({ opinions, recipes }, input)),
        listFavouritesRoute((input) => listFavourites({ opinions }, input)),
      ];
    },
  });
  await new PostgresFoodStore(api.knex).putAll(foods);
  await new PostgresRecipeStore(api.knex).putAll([shakshuka, tomatoSoup, chickenCurry, caprese]);
  return api;
}
