import { finishShopping } from "../../../core/pantry/mod.ts";
import { type CalendarDate, calendarDate } from "../../../core/shared/mod.ts";
import {
  addShop,
  changeShop,
  changeShoppingList,
  chooseShop,
  chooseShoppingDays,
  getShoppingList,
  listShops,
  removeShop,
  shopForRecipe,
} from "../../../core/shopping/mod.ts";
import * as calls from "../../../wire/shopping/mod.ts";
import { type PortsOf, type Route, route } from "../route.ts";
import { shoppingListView, shopsView } from "./shopping_views.ts";

/** The stores that {@linkcode shoppingRoutes} need. */
export type ShoppingPorts = PortsOf<
  | typeof addShop
  | typeof changeShop
  | typeof changeShoppingList
  | typeof chooseShop
  | typeof chooseShoppingDays
  | typeof finishShopping
  | typeof getShoppingList
  | typeof listShops
  | typeof removeShop
  | typeof shopForRecipe
>;

/** The calls with which a household shops. */
export function shoppingRoutes(ports: ShoppingPorts): Route[] {
  return [
    route(calls.getShoppingList, async ({ caller: { userId }, query }) =>
      shoppingListView(
        await getShoppingList(ports, { userId, today: todayOf(query), week: dayOf(query.week, "week") }),
      ),
    ),
    route(calls.chooseShoppingDays, async ({ caller: { userId }, query, body }) => {
      await chooseShoppingDays(ports, { userId, days: body.days.map((day) => calendarDate(day, "days")) });
      return shoppingListView(await getShoppingList(ports, { userId, today: todayOf(query) }));
    }),
    route(calls.shopForRecipe, async ({ caller: { userId }, params: { id }, query }) => {
      const { portions } = query;
      return shopForRecipe(ports, { userId, recipeId: id, portions, today: todayOf(query) });
    }),
    route(calls.changeShoppingList, async ({ caller: { userId }, body: { householdId, ...change } }) =>
      changeShoppingList(ports, { userId, change, householdId }),
    ),
    route(calls.finishShopping, async ({ caller: { userId }, query, body: { ids } }) =>
      finishShopping(ports, { userId, ids, today: todayOf(query) }),
    ),
    route(calls.listShops, async ({ caller: { userId } }) => shopsView(await listShops(ports, { userId }))),
    route(calls.chooseShop, async ({ caller: { userId }, body }) =>
      shopsView(await chooseShop(ports, { userId, shopId: body.shopId ?? undefined })),
    ),
    route(calls.addShop, async ({ caller: { userId }, body }) => shopsView(await addShop(ports, { userId, ...body }))),
    route(calls.changeShop, async ({ caller: { userId }, params: { id }, body }) =>
      shopsView(await changeShop(ports, { userId, id, ...body })),
    ),
    route(calls.removeShop, async ({ caller: { userId }, params: { id } }) =>
      shopsView(await removeShop(ports, { userId, shopId: id })),
    ),
  ];
}

function todayOf({ today }: { readonly today?: string | undefined }): CalendarDate | undefined {
  return dayOf(today, "today");
}

function dayOf(day: string | undefined, field: string): CalendarDate | undefined {
  return day === undefined ? undefined : calendarDate(day, field);
}
