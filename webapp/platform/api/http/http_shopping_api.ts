import type { CalendarDate } from "../../../../core/shared/mod.ts";
import type { EntryId, ShoppingList } from "../../../../core/shopping/mod.ts";
import type { ShopFields, ShoppingApi, ShoppingChangeReply, ShoppingListReply, ShopsReply } from "../shopping_api.ts";
import type { Call, HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("./shopping_replies.ts"));

/** The household's shopping list over HTTP. */
export class HttpShoppingApi implements ShoppingApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  find(today: CalendarDate, { signal }: { signal: AbortSignal }): Promise<ShoppingListReply> {
    return this.#list({ method: "GET", path: "/api/shopping-list", query: { today }, signal });
  }

  setDays(days: readonly CalendarDate[], { today }: { today: CalendarDate }): Promise<ShoppingListReply> {
    return this.#list({ method: "PUT", path: "/api/shopping-list/days", query: { today }, body: { days } });
  }

  change(
    { entries, removed }: ShoppingList,
    { householdId }: { householdId: number | undefined },
  ): Promise<ShoppingChangeReply> {
    return this.#change("/api/shopping-list/changes", { entries, removed, householdId });
  }

  finish(ids: readonly EntryId[], { today }: { today: CalendarDate }): Promise<ShoppingChangeReply> {
    return this.#change("/api/shopping-list/done", { ids }, { today });
  }

  chooseShop(shopId: number | undefined): Promise<ShopsReply> {
    return this.#shops({ method: "PUT", path: "/api/shopping-list/shop", body: { shopId: shopId ?? null } });
  }

  addShop({ name, aisles }: ShopFields): Promise<ShopsReply> {
    return this.#shops({ method: "POST", path: "/api/shops", body: { name, aisles } });
  }

  changeShop(shopId: number, { name, aisles }: ShopFields): Promise<ShopsReply> {
    return this.#shops({ method: "PUT", path: `/api/shops/${shopId}`, body: { name, aisles } });
  }

  removeShop(shopId: number): Promise<ShopsReply> {
    return this.#shops({ method: "DELETE", path: `/api/shops/${shopId}` });
  }

  #list(call: Omit<Call, "access">): Promise<ShoppingListReply> {
    return parse(this.#http.send({ ...call, access: "signed-in" }), (replies) => replies.shoppingListReply);
  }

  #change(path: Call["path"], body: unknown, query: Record<string, string> = {}): Promise<ShoppingChangeReply> {
    const reply = this.#http.send({ method: "POST", path, query, body, access: "signed-in" });
    return parse(reply, (replies) => replies.shoppingChangeReply);
  }

  #shops(call: Omit<Call, "access">): Promise<ShopsReply> {
    return parse(this.#http.send({ ...call, access: "signed-in" }), (replies) => replies.shopsReply);
  }
}
