import type { CalendarDate } from "../../../core/shared/mod.ts";
import type {
  FoodToAdd,
  PantryApi,
  PantryFoodFields,
  PantryFoodReply,
  PantryLineReply,
  PantryReply,
} from "../pantry_api.ts";
import type { Call, HttpClient } from "./http_client.ts";
import { parseResponse } from "./parse_response.ts";

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
    return parseResponse(reply, (replies) => replies.pantryLineReply);
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

  #pantry(call: Omit<Call, "access">): Promise<PantryReply> {
    return parseResponse(this.#http.send({ ...call, access: "signed-in" }), (replies) => replies.pantryReply);
  }

  #food(call: Omit<Call, "access">): Promise<PantryFoodReply> {
    return parseResponse(this.#http.send({ ...call, access: "signed-in" }), (replies) => replies.pantryFoodReply);
  }
}
