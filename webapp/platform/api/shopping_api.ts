import type { Aisle } from "../../../core/food/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { EntryId, ShoppingList } from "../../../core/shopping/mod.ts";
import type { ShoppingChangeReply, ShoppingListReply, ShopsReply } from "../../../wire/shopping/shopping_list.ts";

export type { ShoppingChangeReply, ShoppingListReply, ShopsReply } from "../../../wire/shopping/shopping_list.ts";

/** What a person says of a shop. */
export interface ShopFields {
  readonly name: string;
  /** Aisles that are not named come after these, in the usual order. */
  readonly aisles: readonly Aisle[];
}

/**
 * What the screens need of the household's shopping list. Over HTTP in the product, from memory in stories and tests. The lines
 * are made on the device: `listLines({ needs: needs.toBuy, list, foods: sentFoods(foods) })` of `core/shopping`, where `list` is
 * merged with the changes that the server does not have yet.
 */
export interface ShoppingApi {
  /** @param today meals of earlier days are not shopped for. */
  find(today: CalendarDate, options: { signal: AbortSignal }): Promise<ShoppingListReply>;

  /** Chooses the days of the plan that are shopped for; at most 28. */
  setDays(days: readonly CalendarDate[], options: { today: CalendarDate }): Promise<ShoppingListReply>;

  /**
   * Merges a change into the list, which may be sent again. At most 200 entries and 200 removals.
   *
   * @param options `householdId`: the household whose list was changed, if it is known.
   * @throws {ApiError} `shopping_list_full`, or `household_changed` if the person is in another household by now
   */
  change(change: ShoppingList, options: { householdId: number | undefined }): Promise<ShoppingChangeReply>;

  /**
   * Moves what these entries bought into the pantry, and takes them off the list. May be sent again.
   *
   * @param ids of the ticks and ticked lines that the person saw. Other entries stay on the list.
   * @throws {ApiError} `pantry_full`
   */
  finish(ids: readonly EntryId[], options: { today: CalendarDate }): Promise<ShoppingChangeReply>;

  /**
   * Orders the list for a shop.
   *
   * @param shopId undefined for the usual order of aisles.
   * @throws {ApiError} `shop_not_found`
   */
  chooseShop(shopId: number | undefined): Promise<ShopsReply>;

  /**
   * Adds a shop, and chooses it.
   *
   * @throws {ApiError} `too_many_shops` or `invalid_input`
   */
  addShop(shop: ShopFields): Promise<ShopsReply>;

  /** @throws {ApiError} `shop_not_found` or `invalid_input` */
  changeShop(shopId: number, shop: ShopFields): Promise<ShopsReply>;

  /** @throws {ApiError} `shop_not_found` */
  removeShop(shopId: number): Promise<ShopsReply>;
}
