import type { UserId } from "../account/mod.ts";
import type { Aisle } from "../food/mod.ts";
import type { ChangedHousehold, HouseholdId, HouseholdVersion } from "../household/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import type { ShoppingList } from "./shopping_list.ts";

export type ShopId = number;

/** Most days of the plan that are shopped for at once. */
export const SHOPPING_DAYS_MAX = 28;
/** Most shops of a household. */
export const SHOPS_MAX = 10;

/** A shop, and how one walks through it. */
export interface Shop {
  readonly id: ShopId;
  readonly name: string;
  /** Aisles that are not named come after these, in the usual order. */
  readonly aisles: readonly Aisle[];
}

/** The shops of a household, by name, and the one that its list is ordered for; undefined for the usual order. */
export interface Shops {
  readonly shops: readonly Shop[];
  readonly shopId: ShopId | undefined;
}

/** A household's stored list: the entries of people. The plan's needs are computed. */
export interface StoredShoppingList extends Shops {
  readonly household: HouseholdVersion;
  /** The days of the plan that are shopped for, in their order. Undefined if the household has never chosen. */
  readonly days: readonly CalendarDate[] | undefined;
  readonly list: ShoppingList;
}

/** A household's list, its days or its shops were changed. */
export interface ShoppingChange extends ChangedHousehold {
  readonly kind: "shopping";
  /** The list's change, for devices to merge. Absent if more than the list changed: devices read the list again. */
  readonly list?: ShoppingList | undefined;
}

/** Which household's list a change is for; the person's present one if undefined. */
export interface ListOfHousehold {
  readonly householdId?: HouseholdId | undefined;
}

export type MergeRefusal = "full" | "other_household";

/** A stored change, and the list with it. */
export interface MergedList {
  readonly change: ChangedHousehold;
  readonly list: ShoppingList;
}

/**
 * The shopping lists of the households: each has one. The list, its days and the shops stay with the household when a person joins
 * or leaves. Every method that changes something is one transaction, which increases the household's version by one, and methods
 * that run at once have the outcome of some order. Every implementation passes `adapters/contracts/shopping/shopping_list_store_contract.ts`.
 */
export interface ShoppingListStore {
  /** @returns undefined if there is no such person. */
  find(userId: UserId): Promise<StoredShoppingList | undefined>;

  /**
   * Merges a change into the list. No concurrent change is lost.
   *
   * @param options `householdId`: the household whose list was changed, if the caller knows it.
   * @returns `other_household` if the person is in another one by now.
   */
  merge(userId: UserId, change: ShoppingList, options?: ListOfHousehold): Promise<MergedList | MergeRefusal>;

  setDays(userId: UserId, days: readonly CalendarDate[]): Promise<ChangedHousehold>;

  /** @returns undefined if the household has no such shop. */
  chooseShop(userId: UserId, shopId: ShopId | undefined): Promise<ChangedHousehold | undefined>;

  /** Adds a shop, and chooses it. */
  addShop(userId: UserId, shop: Omit<Shop, "id">): Promise<ChangedHousehold | "full">;

  /** @returns undefined if the household has no such shop. */
  changeShop(userId: UserId, shop: Shop): Promise<ChangedHousehold | undefined>;

  /** @returns undefined if the household has no such shop. */
  removeShop(userId: UserId, shopId: ShopId): Promise<ChangedHousehold | undefined>;
}
