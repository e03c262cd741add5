import type { UserId } from "../../../core/account/mod.ts";
import type { ChangedHousehold, HouseholdChange } from "../../../core/household/mod.ts";
import { type FinishedShopping, type FinishInput, isNoEdit } from "../../../core/pantry/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import {
  type ListOfHousehold,
  type MergedList,
  type MergeRefusal,
  SHOPS_MAX,
  type Shop,
  type ShopId,
  type ShoppingList,
  type ShoppingListStore,
  type StoredShoppingList,
  withChange,
  withoutFinished,
} from "../../../core/shopping/mod.ts";
import { changed, type MemoryHouseholdStore } from "../household/household_store.ts";
import { MemoryPantryStore } from "../pantry/pantry_store.ts";

/** {@linkcode ShoppingListStore} in memory, on the lists of the households. */
export class MemoryShoppingListStore implements ShoppingListStore, FinishedShopping {
  readonly #households: MemoryHouseholdStore;
  #lastShopId = 0;

  constructor(households: MemoryHouseholdStore) {
    this.#households = households;
  }

  async find(userId: UserId): Promise<StoredShoppingList | undefined> {
    if (!(await this.#households.isPerson(userId))) return undefined;
    const { id: householdId, version, shopping } = this.#households.of(userId);
    const { days, list, shops, shopId } = shopping;
    return { household: { householdId, version }, days, list, shops: shops.toSorted(byName), shopId };
  }

  async merge(
    userId: UserId,
    change: ShoppingList,
    { householdId }: ListOfHousehold = {},
  ): Promise<MergedList | MergeRefusal> {
    const household = this.#households.of(userId);
    if (householdId !== undefined && householdId !== household.id) return "other_household";
    const list = withChange(household.shopping, change);
    if (!list) return "full";
    household.shopping.list = list;
    return { list, change: changed(household, { by: userId }) };
  }

  async finish(
    userId: UserId,
    { ids, at, edit }: FinishInput,
  ): Promise<MergedList & { readonly pantryChange: HouseholdChange | undefined }> {
    const addedBy = await this.#households.named(userId);
    const household = this.#households.of(userId);
    const pantries = new MemoryPantryStore(this.#households);
    const { ended, list, past } = withoutFinished(household.shopping, ids);
    const decided = edit(pantries.foodsOf(userId), ended);
    Object.assign(household.shopping, { list, past });
    const change = changed(household, { by: userId });
    return {
      list,
      change,
      pantryChange: isNoEdit(decided) ? undefined : pantries.apply(userId, { ...decided, addedBy, at }).change,
    };
  }

  async setDays(userId: UserId, days: readonly CalendarDate[]): Promise<ChangedHousehold> {
    this.#households.of(userId).shopping.days = days;
    return this.#setUp(userId);
  }

  async chooseShop(userId: UserId, shopId: ShopId | undefined): Promise<ChangedHousehold | undefined> {
    const { shopping } = this.#households.of(userId);
    if (shopId !== undefined && !shopping.shops.some(({ id }) => id === shopId)) return undefined;
    shopping.shopId = shopId;
    return this.#setUp(userId);
  }

  async addShop(userId: UserId, shop: Omit<Shop, "id">): Promise<ChangedHousehold | "full"> {
    const { shopping } = this.#households.of(userId);
    if (shopping.shops.length >= SHOPS_MAX) return "full";
    this.#lastShopId += 1;
    shopping.shops = [...shopping.shops, { id: this.#lastShopId, ...shop }];
    shopping.shopId = this.#lastShopId;
    return this.#setUp(userId);
  }

  async changeShop(userId: UserId, shop: Shop): Promise<ChangedHousehold | undefined> {
    const { shopping } = this.#households.of(userId);
    if (!shopping.shops.some(({ id }) => id === shop.id)) return undefined;
    shopping.shops = shopping.shops.map((each) => (each.id === shop.id ? shop : each));
    return this.#setUp(userId);
  }

  async removeShop(userId: UserId, shopId: ShopId): Promise<ChangedHousehold | undefined> {
    const { shopping } = this.#households.of(userId);
    if (!shopping.shops.some(({ id }) => id === shopId)) return undefined;
    shopping.shops = shopping.shops.filter(({ id }) => id !== shopId);
    if (shopping.shopId === shopId) shopping.shopId = undefined;
    return this.#setUp(userId);
  }

  #setUp(userId: UserId): ChangedHousehold {
    return changed(this.#households.of(userId), { by: userId });
  }
}

function byName(a: Shop, b: Shop): number {
  return a.name === b.name ? a.id - b.id : a.name < b.name ? -1 : 1;
}
