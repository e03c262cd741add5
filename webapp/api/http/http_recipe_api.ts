import type { DishType } from "../../../core/recipe/mod.ts";
import type { FindRecipesReply } from "../../../wire/find_recipes.ts";
import type { ListRecipesReply } from "../../../wire/list_recipes.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe_summary.ts";
import type { SearchRecipesReply } from "../../../wire/search_recipes.ts";
import type { Identity } from "../../identity/mod.ts";
import { ApiError } from "../api_error.ts";
import { normaliseRecipe } from "../normalise_recipe.ts";
import type { OwnOpinion, RecipeApi } from "../recipe_api.ts";
import type { RecipeDetail, RecipeRating } from "../recipe_detail.ts";
import type { HttpClient } from "./http_client.ts";
import { parseResponse } from "./parse_response.ts";

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

  async listForPerson({
    ignoresRules,
    signal,
  }: {
    ignoresRules: boolean;
    signal: AbortSignal;
  }): Promise<ListRecipesReply> {
    const foodRules = ignoresRules ? "ignore" : undefined;
    return this.#list({ firebaseUid: this.#identity.current?.id, foodRules }, signal);
  }

  async listDiverse({ signal }: { signal: AbortSignal }): Promise<RecipeSummaryWire[]> {
    return (await this.#list({}, signal)).recipes;
  }

  async search(text: string, { signal }: { signal: AbortSignal }): Promise<SearchRecipesReply> {
    const query = { query: text.trim() || undefined, limit: LIST_LIMIT };
    const reply = this.#http.send({ method: "GET", path: "/api/recipes", query, access: "public", signal });
    return parseResponse(reply, (replies) => replies.searchRecipesReply);
  }

  async findByIngredients(
    ingredients: readonly string[],
    { signal }: { signal: AbortSignal },
  ): Promise<FindRecipesReply> {
    const body = { ingredients };
    const reply = this.#http.send({ method: "POST", path: "/find-recipes", body, access: "public", signal });
    return parseResponse(reply, (replies) => replies.findRecipesReply);
  }

  async listByDishTypes(
    dishTypes: readonly DishType[],
    { signal }: { signal: AbortSignal },
  ): Promise<RecipeSummaryWire[]> {
    const body = { filters: dishTypes };
    const reply = this.#http.send({ method: "POST", path: "/api/meals-by-filters", body, access: "public", signal });
    return (await parseResponse(reply, (replies) => replies.mealsByFiltersReply)).meals;
  }

  async find(id: string): Promise<RecipeDetail> {
    const reply = await this.#http.send({ method: "GET", path: pathOf(id), access: "public" });
    const recipe = normaliseRecipe(recipeIn(reply));
    // Not checked against a schema: the normaliser accepts every field name of the specification.
    if (!recipe) throw new ApiError("Something went wrong. Try again.", { status: 200, code: "bad_reply" });
    return { ...recipe, id };
  }

  async getOwnOpinion(id: string, { signal }: { signal: AbortSignal }): Promise<OwnOpinion> {
    const reply = this.#http.send({ method: "GET", path: `${pathOf(id)}/rating`, access: "signed-in", signal });
    const { value, favourite } = await parseResponse(reply, (replies) => replies.ownOpinionReply);
    return { rating: value ?? undefined, favourite };
  }

  async rate(id: string, value: number): Promise<RecipeRating> {
    const body = { value };
    const reply = this.#http.send({ method: "PUT", path: `${pathOf(id)}/rating`, body, access: "signed-in" });
    const { rating } = await parseResponse(reply, (replies) => replies.rateRecipeReply);
    return { value: rating.value ?? undefined, reviews: rating.reviews };
  }

  async listFavourites({ signal }: { signal: AbortSignal }): Promise<RecipeSummaryWire[]> {
    const query = { limit: LIST_LIMIT };
    const reply = this.#http.send({ method: "GET", path: "/api/favourites", query, access: "signed-in", signal });
    return (await parseResponse(reply, (replies) => replies.listFavouritesReply)).recipes;
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
    return parseResponse(reply, (replies) => replies.listRecipesReply);
  }
}

function pathOf(id: string): `/${string}` {
  return `/api/recipe/${encodeURIComponent(id)}`;
}

function recipeIn(reply: unknown): unknown {
  return typeof reply === "object" && reply !== null && "recipe" in reply ? reply.recipe : undefined;
}
