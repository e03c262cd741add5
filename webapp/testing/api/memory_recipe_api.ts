import { brokenRulesView } from "../../../adapters/http/food_rules/broken_rules_view.ts";
import {
  detailView,
  foundRecipesView,
  personalView,
  searchView,
  summaryView,
} from "../../../adapters/http/recipe/recipe_view.ts";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { MemoryPersonalRecipes } from "../../../adapters/memory/recipe/personal_recipes.ts";
import { MemoryRecipePages } from "../../../adapters/memory/recipe/recipe_pages.ts";
import { MemoryRecipeSearch } from "../../../adapters/memory/search/recipe_search.ts";
import type { UserId } from "../../../core/account/mod.ts";
import { exclusionsFor, recipeCheckFor } from "../../../core/food_rules/mod.ts";
import { findRecipesByIngredients } from "../../../core/ingredient_search/mod.ts";
import {
  FAVOURITES_PAGE_MAX,
  getOwnOpinion,
  getRecipe,
  leaveOutFor,
  listFavourites,
  listRecipesForPerson,
  mealsByFilters,
  type PersonalRecipe,
  type Rating,
  type RecipeId,
  rateRecipe,
  setFavourite,
} from "../../../core/recipe/mod.ts";
import { SEARCH_PAGE_MAX, searchRecipes } from "../../../core/search/mod.ts";
import { normaliseRecipe, type RecipeApi, type RecipeDetail, type RecipeRating } from "../../platform/api/mod.ts";
import type { MemoryServer, MemoryStores } from "./memory_stores.ts";

/** What people thought of the recipes before, and to whom they gave them. */
export interface MemoryOpinions {
  /** Maya's, the first added first. */
  readonly favourites?: readonly RecipeId[];
  /** Stars that others have given. */
  readonly ratings?: Readonly<Record<RecipeId, readonly number[]>>;
  /** Recipes with a secret link, each with that link: "link-1". */
  readonly links?: Readonly<Record<RecipeId, string>>;
}

/** Stores opinions and links. */
export async function seedOpinions(
  { opinions, recipes }: MemoryStores,
  { favourites = [], ratings = {}, links = {} }: MemoryOpinions,
): Promise<void> {
  for (const [id, link] of Object.entries(links)) recipes.setLink(id, link);
  for (const id of favourites) await opinions.addFavourite(maya.id, id);
  for (const [id, given] of Object.entries(ratings)) {
    for (const [index, stars] of given.entries()) await opinions.rate((2000 + index) as UserId, id, { stars });
  }
}

/** {@linkcode RecipeApi} in memory. `bareLists` removes calories and times from a person's lists. */
export function memoryRecipeApi({ stores, caller, isSignedIn }: MemoryServer, { bareLists = false }): RecipeApi {
  const { recipes, foods, opinions, clock } = stores;
  const personal = new MemoryPersonalRecipes(stores);
  const userId = async () => (await caller()).id;
  const card = (recipe: PersonalRecipe) =>
    personalView(bareLists ? { ...recipe, kcal: undefined, totalMinutes: undefined } : recipe);
  const exclusions = { exclusionsFor: (id: UserId) => exclusionsFor(stores, { userId: id }) };
  const list = async (options: { personalised: boolean; ignoresRules?: boolean }) => {
    const page = await listRecipesForPerson({ personal, exclusions, clock }, { userId: await userId(), ...options });
    return { recipes: page.recipes.map(card), hiddenByRules: page.hiddenByRules };
  };
  const leaveOut = async ({ ignoresRules }: { ignoresRules: boolean }) =>
    ignoresRules ? undefined : leaveOutFor({ personal, exclusions }, { userId: await userId() });
  const favour = async (recipeId: RecipeId, favourite: boolean) =>
    setFavourite(stores, { userId: await userId(), recipeId, favourite });
  return {
    listForPerson: ({ ignoresRules }) => list({ personalised: true, ignoresRules }),
    listDiverse: ({ ignoresRules }) => list({ personalised: false, ignoresRules }),
    async search(query, options) {
      const search = new MemoryRecipeSearch(recipes, foods);
      const ingredients = new MemoryIngredientSource(recipes, foods);
      return searchView(
        await searchRecipes(
          { search, ingredients },
          { query, limit: SEARCH_PAGE_MAX, leaveOut: await leaveOut(options) },
        ),
      );
    },
    async findByIngredients(ingredients, options) {
      const ports = { catalogue: new MemoryIngredientSource(recipes, foods), recipes, personal };
      return foundRecipesView(
        await findRecipesByIngredients(ports, { ingredients, leaveOut: await leaveOut(options) }),
      );
    },
    async listByDishTypes(filters, options) {
      const meals = await mealsByFilters(stores, { filters, leaveOut: await leaveOut(options) });
      return { recipes: meals.recipes.map(summaryView), hiddenByRules: meals.hiddenByRules };
    },
    async find(id) {
      const pages = new MemoryRecipePages(recipes, opinions);
      const page = await getRecipe({ pages, hashLink: (link) => link }, { id });
      const ingredients = new MemoryIngredientSource(recipes, foods);
      const check = isSignedIn()
        ? await recipeCheckFor({ ...stores, ingredients }, { userId: await userId() })
        : undefined;
      // Undefined only without a name, which every recipe has.
      return normaliseRecipe({ ...detailView(page), ...brokenRulesView(check?.(page.recipe)) }) as RecipeDetail;
    },
    async getOwnOpinion(recipeId) {
      const { stars, favourite } = await getOwnOpinion(stores, { userId: await userId(), recipeId });
      return { rating: stars, favourite };
    },
    rate: async (recipeId, stars) => meanOf(await rateRecipe(stores, { userId: await userId(), recipeId, stars })),
    async listFavourites() {
      const page = await listFavourites(stores, { userId: await userId(), limit: FAVOURITES_PAGE_MAX });
      return page.recipes.map(personalView);
    },
    addFavourite: (id) => favour(id, true),
    removeFavourite: (id) => favour(id, false),
  };
}

function meanOf({ mean, reviews }: Rating): RecipeRating {
  return { value: mean, reviews };
}
