import { shoppingListView, shopsView } from "../../../adapters/http/shopping/shopping_views.ts";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { MemoryPantryStore } from "../../../adapters/memory/pantry/pantry_store.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { MemoryShoppingMeals } from "../../../adapters/memory/shopping/shopping_meals.ts";
import { finishShopping, foodsAtHome } from "../../../core/pantry/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import {
  addShop,
  changeShop,
  changeShoppingList,
  chooseShop,
  chooseShoppingDays,
  getShoppingList,
  removeShop,
  type Shop,
  type ShoppingList,
} from "../../../core/shopping/mod.ts";
import type { ShoppingApi } from "../../platform/api/mod.ts";
import type { MemoryServer, MemoryStores } from "./memory_stores.ts";

/** What the list of Maya's household begins with: a week of the plan and nothing else, by default. */
export interface MemoryShopping {
  readonly days?: readonly CalendarDate[];
  /** What was ticked and written before. */
  readonly list?: ShoppingList;
  /** The first one is chosen. */
  readonly shops?: readonly Omit<Shop, "id">[];
}

/** Lets the list of Maya's household begin as these options say. */
export async function seedShopping(
  { shoppingLists }: MemoryStores,
  { days, list, shops = [] }: MemoryShopping,
): Promise<void> {
  if (days) await shoppingLists.setDays(maya.id, days);
  if (list) await shoppingLists.merge(maya.id, list);
  for (const shop of shops.toReversed()) await shoppingLists.addShop(maya.id, shop);
}

/** {@linkcode ShoppingApi} in memory. */
export function memoryShoppingApi({ stores, caller }: MemoryServer): ShoppingApi {
  const ports = {
    ...stores,
    ingredients: new MemoryIngredientSource(stores.recipes, stores.foods),
    foodsAtHome: foodsAtHome(new MemoryPantryStore(stores.households)),
    shoppingMeals: new MemoryShoppingMeals(stores.mealPlans, stores.recipes),
  };
  const by = async () => ({ userId: (await caller()).id });
  return {
    find: async (today) => shoppingListView(await getShoppingList(ports, { ...(await by()), today })),
    async setDays(days, { today }) {
      const { userId } = await by();
      await chooseShoppingDays(ports, { userId, days });
      return shoppingListView(await getShoppingList(ports, { userId, today }));
    },
    change: async (change, options) => changeShoppingList(ports, { ...(await by()), change, ...options }),
    finish: async (ids, { today }) => finishShopping(ports, { ...(await by()), ids, today }),
    chooseShop: async (shopId) => shopsView(await chooseShop(ports, { ...(await by()), shopId })),
    addShop: async (shop) => shopsView(await addShop(ports, { ...(await by()), ...shop })),
    changeShop: async (id, shop) => shopsView(await changeShop(ports, { ...(await by()), ...shop, id })),
    removeShop: async (shopId) => shopsView(await removeShop(ports, { ...(await by()), shopId })),
  };
}
