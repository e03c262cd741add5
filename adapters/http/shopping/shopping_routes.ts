import type { UserId } from "../../../core/account/mod.ts";
import type { FinishShoppingInput } from "../../../core/pantry/mod.ts";
import { type CalendarDate, calendarDate } from "../../../core/shared/mod.ts";
import type {
  ChangedShoppingList,
  GetShoppingListInput,
  ListOfHousehold,
  Shop,
  ShopId,
  ShoppingList,
  ShoppingListView,
  Shops,
} from "../../../core/shopping/mod.ts";
import {
  chooseShopBody,
  shopBody,
  shopParams,
  shoppingChangeBody,
  shoppingChangeReply,
  shoppingDaysBody,
  shoppingDoneBody,
  shoppingListQuery,
  shoppingListReply,
  shopsReply,
} from "../../../wire/shopping/shopping_list.ts";
import { type Route, route } from "../route.ts";
import { shoppingListView, shopsView } from "./shopping_views.ts";

type ByPerson = { readonly userId: UserId };

/** What the routes of the shopping list need. */
export interface ShoppingUseCases {
  get(input: GetShoppingListInput): Promise<ShoppingListView>;
  setDays(input: ByPerson & { readonly days: readonly CalendarDate[] }): Promise<void>;
  change(input: ByPerson & { readonly change: ShoppingList } & ListOfHousehold): Promise<ChangedShoppingList>;
  finish(input: FinishShoppingInput): Promise<ChangedShoppingList>;
  listShops(input: ByPerson): Promise<Shops>;
  chooseShop(input: ByPerson & { readonly shopId: ShopId | undefined }): Promise<Shops>;
  addShop(input: ByPerson & Omit<Shop, "id">): Promise<Shops>;
  changeShop(input: ByPerson & Shop): Promise<Shops>;
  removeShop(input: ByPerson & { readonly shopId: ShopId }): Promise<Shops>;
}

export const SHOPPING_ROUTES = [
  "get",
  "setDays",
  "change",
  "finish",
  "listShops",
  "chooseShop",
  "addShop",
  "changeShop",
  "removeShop",
] as const satisfies readonly (keyof ShoppingUseCases)[];

/** Every call with which a household shops. */
export function shoppingRoutes(useCases: ShoppingUseCases): Record<(typeof SHOPPING_ROUTES)[number], Route> {
  const viewFor = async ({ userId }: ByPerson, query: Today) =>
    shoppingListView(await useCases.get({ userId, today: todayOf(query) }));
  return {
    get: route({
      method: "get",
      path: "/api/shopping-list",
      summary: "What the caller's household needs for chosen days of its plan, and what it ticked and wrote",
      access: "signed-in",
      query: shoppingListQuery,
      reply: shoppingListReply,
      handle: async ({ caller, query }) => await viewFor(caller, query),
    }),
    setDays: route({
      method: "put",
      path: "/api/shopping-list/days",
      summary: "Choose the days of the plan that are shopped for",
      access: "signed-in",
      query: shoppingListQuery,
      body: shoppingDaysBody,
      reply: shoppingListReply,
      async handle({ caller, query, body }) {
        await useCases.setDays({ userId: caller.userId, days: body.days.map((day) => calendarDate(day, "days")) });
        return await viewFor(caller, query);
      },
    }),
    change: route({
      method: "post",
      path: "/api/shopping-list/changes",
      summary: "Merge ticks, written lines and removals into the list",
      access: "signed-in",
      body: shoppingChangeBody,
      reply: shoppingChangeReply,
      handle: async ({ caller: { userId }, body: { householdId, ...change } }) =>
        await useCases.change({ userId, change, householdId }),
    }),
    finish: route({
      method: "post",
      path: "/api/shopping-list/done",
      summary: "Finish shopping: move what was bought into the pantry, and off the list",
      access: "signed-in",
      query: shoppingListQuery,
      body: shoppingDoneBody,
      reply: shoppingChangeReply,
      handle: async ({ caller: { userId }, query, body }) =>
        await useCases.finish({ userId, ids: body.ids, today: todayOf(query) }),
    }),
    listShops: route({
      method: "get",
      path: "/api/shops",
      summary: "The household's shops, and the order of their aisles",
      access: "signed-in",
      reply: shopsReply,
      handle: async ({ caller: { userId } }) => shopsView(await useCases.listShops({ userId })),
    }),
    chooseShop: route({
      method: "put",
      path: "/api/shopping-list/shop",
      summary: "Order the list for a shop",
      access: "signed-in",
      body: chooseShopBody,
      reply: shopsReply,
      handle: async ({ caller: { userId }, body }) =>
        shopsView(await useCases.chooseShop({ userId, shopId: body.shopId ?? undefined })),
    }),
    addShop: route({
      method: "post",
      path: "/api/shops",
      summary: "Add a shop, and choose it",
      access: "signed-in",
      body: shopBody,
      reply: shopsReply,
      handle: async ({ caller: { userId }, body }) => shopsView(await useCases.addShop({ userId, ...body })),
    }),
    changeShop: route({
      method: "put",
      path: "/api/shops/:id",
      summary: "Rename a shop, or change the order of its aisles",
      access: "signed-in",
      params: shopParams,
      body: shopBody,
      reply: shopsReply,
      handle: async ({ caller: { userId }, params: { id }, body }) =>
        shopsView(await useCases.changeShop({ userId, id, ...body })),
    }),
    removeShop: route({
      method: "delete",
      path: "/api/shops/:id",
      summary: "Remove a shop",
      access: "signed-in",
      params: shopParams,
      reply: shopsReply,
      handle: async ({ caller: { userId }, params: { id } }) =>
        shopsView(await useCases.removeShop({ userId, shopId: id })),
    }),
  };
}

interface Today {
  readonly today?: string | undefined;
}

function todayOf({ today }: Today): CalendarDate | undefined {
  return today === undefined ? undefined : calendarDate(today, "today");
}
