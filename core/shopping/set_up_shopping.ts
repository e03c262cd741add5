import { parseName, type UserId } from "../account/mod.ts";
import type { Aisle } from "../food/mod.ts";
import type { ChangedHousehold, HouseholdEvents } from "../household/mod.ts";
import { type CalendarDate, DomainError } from "../shared/mod.ts";
import {
  SHOPS_MAX,
  type Shop,
  type ShopId,
  type ShoppingChange,
  type ShoppingListStore,
  type Shops,
} from "./shopping_list_store.ts";

export interface SetUpShoppingPorts<Method extends keyof ShoppingListStore> {
  readonly shoppingLists: Pick<ShoppingListStore, Method | "find">;
  readonly events: HouseholdEvents<ShoppingChange>;
}

/** Chooses the days of the plan that a household shops for; none for a list of written lines only. */
export async function chooseShoppingDays(
  { shoppingLists, events }: SetUpShoppingPorts<"setDays">,
  { userId, days }: { userId: UserId; days: readonly CalendarDate[] },
): Promise<void> {
  const change = await shoppingLists.setDays(userId, [...new Set(days)].sort());
  events.publish({ ...change, kind: "shopping" });
}

/**
 * The shops of a person's household.
 *
 * @throws {DomainError} `person_not_found` if the person's account was deleted just now.
 */
export async function listShops(
  { shoppingLists }: Pick<SetUpShoppingPorts<"find">, "shoppingLists">,
  { userId }: { userId: UserId },
): Promise<Shops> {
  const stored = await shoppingLists.find(userId);
  if (!stored) throw new DomainError("person_not_found", `Cannot list the shops: there is no person ${userId}`);
  return { shops: stored.shops, shopId: stored.shopId };
}

/**
 * Chooses the shop that a household's list is ordered for.
 *
 * @throws {DomainError} `shop_not_found`
 */
export async function chooseShop(
  ports: SetUpShoppingPorts<"chooseShop">,
  { userId, shopId }: { userId: UserId; shopId: ShopId | undefined },
): Promise<Shops> {
  return await changed(ports, { userId, shopId, change: await ports.shoppingLists.chooseShop(userId, shopId) });
}

/**
 * Adds a shop to a person's household, and chooses it.
 *
 * @throws {DomainError} `too_many_shops`, `invalid_input` for a bad name
 */
export async function addShop(
  ports: SetUpShoppingPorts<"addShop">,
  { userId, name, aisles }: { userId: UserId; name: string; aisles: readonly Aisle[] },
): Promise<Shops> {
  const change = await ports.shoppingLists.addShop(userId, { name: nameOfShop(name), aisles: unique(aisles) });
  if (change === "full") {
    throw new DomainError("too_many_shops", `Cannot add a shop: a household has at most ${SHOPS_MAX}`);
  }
  return await changed(ports, { userId, shopId: undefined, change });
}

/**
 * Renames a shop, or changes the order of its aisles.
 *
 * @throws {DomainError} `shop_not_found`, `invalid_input` for a bad name
 */
export async function changeShop(
  ports: SetUpShoppingPorts<"changeShop">,
  { userId, id, name, aisles }: Shop & { userId: UserId },
): Promise<Shops> {
  const shop = { id, name: nameOfShop(name), aisles: unique(aisles) };
  return await changed(ports, { userId, shopId: id, change: await ports.shoppingLists.changeShop(userId, shop) });
}

/**
 * Removes a shop. A list that was ordered for it is in the usual order.
 *
 * @throws {DomainError} `shop_not_found`
 */
export async function removeShop(
  ports: SetUpShoppingPorts<"removeShop">,
  { userId, shopId }: { userId: UserId; shopId: ShopId },
): Promise<Shops> {
  return await changed(ports, { userId, shopId, change: await ports.shoppingLists.removeShop(userId, shopId) });
}

async function changed(
  ports: SetUpShoppingPorts<"find">,
  { userId, shopId, change }: { userId: UserId; shopId: ShopId | undefined; change: ChangedHousehold | undefined },
): Promise<Shops> {
  if (!change) throw new DomainError("shop_not_found", `There is no shop ${shopId} in your household`);
  ports.events.publish({ ...change, kind: "shopping" });
  return await listShops(ports, { userId });
}

function nameOfShop(text: string): string {
  const name = parseName(text, { label: "The shop's name", field: "name" });
  if (name === undefined) throw new DomainError("invalid_input", "The shop needs a name.", { field: "name" });
  return name;
}

function unique(aisles: readonly Aisle[]): readonly Aisle[] {
  return [...new Set(aisles)];
}
