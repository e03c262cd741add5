import type { DishType } from "../../../../core/recipe/mod.ts";
import type { FindRecipesReply } from "../../../../wire/recipe/find_recipes.ts";
import type { ListRecipesReply } from "../../../../wire/recipe/list_recipes.ts";
import type { RecipeSummaryWire } from "../../../../wire/recipe/recipe_summary.ts";
import type { SearchRecipesReply } from "../../../../wire/recipe/search_recipes.ts";
import type { Identity } from "../../identity/mod.ts";
import { ApiError } from "../api_error.ts";
import type { ListedRecipes, ListOptions, OwnOpinion, RecipeApi } from "../recipe_api.ts";
import type { RecipeDetail, RecipeRating } from "../recipe_detail.ts";
import type { HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("./recipe_replies.ts"));

/** The most recipes that home shows. */
const LIST_LIMIT = "120";

/** The server's recipes over HTTP. */
export class HttpRecipeApi implements RecipeApi {
  readonly #http: HttpClient;
  readonly #identity: Pick<Identity, "current">;

  constructor(http: HttpClient, identity: Pick<Identity, "current">) {
    this.#http = http;
    this.#identity = identity;
  }

  async listForPerson({ signal, ...options }: ListOptions): Promise<ListRecipesReply> {
    return this.#list({ firebaseUid: this.#identity.current?.id, foodRules: foodRulesOf(options) }, signal);
  }

  async listDiverse({ signal, ...options }: ListOptions): Promise<ListedRecipes> {
    return this.#list({ foodRules: foodRulesOf(options) }, signal);
  }

  async search(text: string, { signal, ...options }: ListOptions): Promise<SearchRecipesReply> {
    const query = { query: text.trim() || undefined, limit: LIST_LIMIT, foodRules: foodRulesOf(options) };
    const reply = this.#http.send({ method: "GET", path: "/api/recipes", query, access: "public", signal });
    return parse(reply, (replies) => replies.searchRecipesReply);
  }

  async findByIngredients(
    ingredients: readonly string[],
    { signal, ...options }: ListOptions,
  ): Promise<FindRecipesReply> {
    const body = { ingredients, foodRules: foodRulesOf(options) };
    const reply = this.#http.send({ method: "POST", path: "/find-recipes", body, access: "public", signal });
    return parse(reply, (replies) => replies.findRecipesReply);
  }

  async listByDishTypes(dishTypes: readonly DishType[], { signal, ...options }: ListOptions): Promise<ListedRecipes> {
    const body = { filters: dishTypes, foodRules: foodRulesOf(options) };
    const reply = this.#http.send({ method: "POST", path: "/api/meals-by-filters", body, access: "public", signal });
    const { meals, hiddenByRules } = await parse(reply, (replies) => replies.mealsByFiltersReply);
    return { recipes: meals, hiddenByRules };
  }

  async find(id: string): Promise<RecipeDetail> {
    const sent = this.#http.send({ method: "GET", path: pathOf(id), access: "public" });
    // In a chunk of its own, which loads while the answer is on its way.
    const [reply, { normaliseRecipe }] = await Promise.all([sent, import("../normalise_recipe.ts")]);
    const recipe = normaliseRecipe(recipeIn(reply));
    // Not checked against a schema: the normaliser accepts every field name of the specification.
    if (!recipe) throw new ApiError("Something went wrong. Try again.", { status: 200, code: "bad_reply" });
    return { ...recipe, id };
  }

  async getOwnOpinion(id: string, { signal }: { signal: AbortSignal }): Promise<OwnOpinion> {
    const reply = this.#http.send({ method: "GET", path: `${pathOf(id)}/rating`, access: "signed-in", signal });
    const { value, favourite } = await parse(reply, (replies) => replies.ownOpinionReply);
    return { rating: value ?? undefined, favourite };
  }

  async rate(id: string, value: number): Promise<RecipeRating> {
    const body = { value };
    const reply = this.#http.send({ method: "PUT", path: `${pathOf(id)}/rating`, body, access: "signed-in" });
    const { rating } = await parse(reply, (replies) => replies.rateRecipeReply);
    return { value: rating.value ?? undefined, reviews: rating.reviews };
  }

  async listFavourites({ signal }: { signal: AbortSignal }): Promise<RecipeSummaryWire[]> {
    const query = { limit: LIST_LIMIT };
    const reply = this.#http.send({ method: "GET", path: "/api/favourites", query, access: "signed-in", signal });
    return (await parse(reply, (replies) => replies.listFavouritesReply)).recipes;
  }

  async addFavourite(id: string): Promise<void> {
    await this.#http.send({ method: "PUT", path: `${pathOf(id)}/favourite`, access: "signed-in" });
  }

  async removeFavourite(id: string): Promise<void> {
    await this.#http.send({ method: "DELETE", path: `${pathOf(id)}/favourite`, access: "signed-in" });
  }

  async #list(
    query: { firebaseUid?: string | undefined; foodRules?: string | undefined },
    signal: AbortSignal,
  ): Promise<ListRecipesReply> {
    const reply = this.#http.send({ method: "GET", path: "/recipes", query, access: "signed-in", signal });
    return parse(reply, (replies) => replies.listRecipesReply);
  }
}

function pathOf(id: string): `/${string}` {
  return `/api/recipe/${encodeURIComponent(id)}`;
}

function recipeIn(reply: unknown): unknown {
  return typeof reply === "object" && reply !== null && "recipe" in reply ? reply.recipe : undefined;
}

function foodRulesOf({ ignoresRules }: Pick<ListOptions, "ignoresRules">): "ignore" | undefined {
  return ignoresRules ? "ignore" : undefined;
}
