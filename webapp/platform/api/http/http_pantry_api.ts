import type { CalendarDate } from "../../../../core/shared/mod.ts";
import type { UsedFoodWire } from "../../../../wire/pantry/cooked.ts";
import type {
  FoodToAdd,
  PantryApi,
  PantryFoodFields,
  PantryFoodReply,
  PantryLineReply,
  PantryReply,
} from "../pantry_api.ts";
import type { Call, HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("./pantry_replies.ts"));

/** The foods at home over HTTP. */
export class HttpPantryApi implements PantryApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  find({ signal }: { signal: AbortSignal }): Promise<PantryReply> {
    return this.#pantry({ method: "GET", path: "/api/pantry", signal });
  }

  async readLine(text: string, options: { today: CalendarDate; signal: AbortSignal }): Promise<PantryLineReply> {
    const { today, signal } = options;
    const query = { text, today };
    const reply = this.#http.send({ method: "GET", path: "/api/pantry/line", query, signal, access: "signed-in" });
    return parse(reply, (replies) => replies.pantryLineReply);
  }

  addLine(text: string, { today }: { today: CalendarDate }): Promise<PantryFoodReply> {
    return this.#food({ method: "POST", path: "/api/pantry", body: { text, today } });
  }

  addFoods(foods: readonly FoodToAdd[]): Promise<PantryReply> {
    return this.#pantry({ method: "POST", path: "/api/pantry/foods", body: { foods } });
  }

  change(id: number, food: PantryFoodFields): Promise<PantryFoodReply> {
    return this.#food({ method: "PUT", path: `/api/pantry/${id}`, body: food });
  }

  remove(id: number): Promise<PantryFoodReply> {
    return this.#food({ method: "DELETE", path: `/api/pantry/${id}` });
  }

  previewDish(recipeId: string, options: { portions: number; signal: AbortSignal }): Promise<readonly UsedFoodWire[]> {
    const { portions, signal } = options;
    return this.#usedFoods(recipeId, { method: "GET", query: { portions: String(portions) }, signal });
  }

  cookDish(
    recipeId: string,
    { portions, foods }: { portions: number; foods: readonly Pick<UsedFoodWire, "id" | "had">[] },
  ): Promise<readonly UsedFoodWire[]> {
    const body = { portions, foods: foods.map(({ id, had }) => ({ id, had })) };
    return this.#usedFoods(recipeId, { method: "POST", body });
  }

  async #usedFoods(recipeId: string, call: Omit<Call, "access" | "path">): Promise<readonly UsedFoodWire[]> {
    const path = `/api/recipe/${encodeURIComponent(recipeId)}/cooked` as const;
    const reply = this.#http.send({ ...call, path, access: "signed-in" });
    return (await parse(reply, (replies) => replies.usedFoodsReply)).foods;
  }

  #pantry(call: Omit<Call, "access">): Promise<PantryReply> {
    return parse(this.#http.send({ ...call, access: "signed-in" }), (replies) => replies.pantryReply);
  }

  #food(call: Omit<Call, "access">): Promise<PantryFoodReply> {
    return parse(this.#http.send({ ...call, access: "signed-in" }), (replies) => replies.pantryFoodReply);
  }
}
