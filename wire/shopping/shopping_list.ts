import { z } from "zod";
import { FULL_NAME_MAX_UNITS } from "../../core/account/mod.ts";
import { AISLES, PACK_NOUNS, PACK_WEIGHTS, STORAGES } from "../../core/food/mod.ts";
import { MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";
import {
  type BoughtFood,
  FREE_LINE_MAX_LENGTH,
  LIST_ENTRIES_MAX,
  MEASURES,
  type Need,
  RECIPE_SHOPPING_STATES,
  type SentFoods,
  SHOPPING_DAYS_MAX,
  SHOPPING_PORTIONS_MAX,
  SHOPS_MAX,
  type Shop,
} from "../../core/shopping/mod.ts";
import { call } from "../call.ts";
import { numberInAddress } from "../number_in_address.ts";
import { recipeParams } from "../recipe/recipe_fields.ts";
import { entry, entryId, shoppingList } from "./shopping_entries.ts";

/** Most entries, and most removals, of one change. */
export const CHANGE_ENTRIES_MAX = 200;

// Sound: what the server sends is a date.
const calendarDay = z.iso.date() as unknown as z.ZodType<CalendarDate>;
/** A day that people name, of the years that plans have. */
const day = z.iso.date().regex(/^(?:19|2\d)/u, "Expected a date from 1900 to 2999");
const aisle = z.enum(AISLES);
const measure = z.enum(MEASURES);
const amount = z.number().nonnegative();

/** A food as shops sell it. */
const boughtFood: z.ZodType<BoughtFood> = z.object({
  food: z.object({ key: z.string(), name: z.string(), plural: z.string() }),
  purchase: z.object({
    pack: z
      .object({
        noun: z.enum(PACK_NOUNS),
        grams: z.number().positive(),
        pieces: z.number().positive().optional(),
        weight: z.enum(PACK_WEIGHTS).optional(),
      })
      .optional(),
    loose: z.boolean(),
    aisle,
    storage: z.enum(STORAGES),
    keepsDays: z.number(),
    keepsOpenedDays: z.number().optional(),
    freezes: z.boolean(),
  }),
  measure,
  gramsPerMl: z.number().positive().optional(),
});

/** Facts of the foods that the plan does not need: ticked ones, and those of written lines. */
const sentFoods: z.ZodType<SentFoods> = z.object({
  bought: z.array(boughtFood).max(LIST_ENTRIES_MAX),
  lines: z
    .array(
      z.object({
        text: z.string(),
        aisle,
        bought: boughtFood.optional(),
        toBuy: z.object({ amount, packs: amount.optional(), surplus: amount }).optional(),
      }),
    )
    .max(LIST_ENTRIES_MAX),
});

const need: z.ZodType<Need> = z.object({
  bought: boughtFood,
  /** In the food's measure; 0 if no recipe says how much. */
  needed: amount,
  /** Of that, at home. */
  atHome: amount,
  missing: amount,
  /** Whether a recipe does not say how much. */
  isSome: z.boolean(),
  /** Whether it is at home, but it is not known how much. */
  checkAtHome: z.boolean(),
  optional: z.boolean(),
  /** Foods that every dish may be cooked with instead. */
  alternatives: z.array(z.string()).optional(),
  meals: z.array(
    z.object({
      date: calendarDay,
      mealTime: z.enum(MEAL_TIMES),
      recipeId: z.string(),
      recipeName: z.string(),
      optional: z.boolean(),
    }),
  ),
});

const needs = z.array(need).readonly();

/** The caller's household, and the version of it that a reply shows. */
const household = z.object({ householdId: z.number().int().positive(), version: z.number().int().min(0) });

const shop: z.ZodType<Shop> = z.object({ id: z.number().int().positive(), name: z.string(), aisles: z.array(aisle) });

const shops = {
  /** By name. */
  shops: z.array(shop).max(SHOPS_MAX).readonly(),
  /** The shop that the list is ordered for; null for the usual order of aisles. */
  shopId: z.number().int().positive().nullable(),
};

const shopsReply = z.object(shops);

export type ShopsReply = z.infer<typeof shopsReply>;

/** Today where the person is. Meals of earlier days are not shopped for. Today in UTC by default. */
const fromToday = z.object({ today: day.optional() });

/** The lines are computed from needs and list, as `core/shopping` does it. Every day, need and entry is in the order of its key. */
const listReply = z.object({
  household,
  /** The days of the plan that are shopped for, from today on. */
  days: z.array(calendarDay).max(SHOPPING_DAYS_MAX).readonly(),
  /** If no meal is planned for `days`: the days from today on that have meals. */
  plannedDays: z.array(calendarDay).max(SHOPPING_DAYS_MAX).readonly().optional(),
  needs: z.object({
    toBuy: needs,
    /** Needs that the pantry covers. */
    atHome: needs,
    alwaysThere: needs,
  }),
  list: shoppingList,
  foods: sentFoods,
  ...shops,
});

export type ShoppingListReply = z.infer<typeof listReply>;

/** The list with a change. */
const changedListReply = z.object({ household, list: shoppingList, foods: sentFoods });

export type ShoppingChangeReply = z.infer<typeof changedListReply>;

const shopBody = z.object({
  name: z.string().max(FULL_NAME_MAX_UNITS),
  /** Aisles that are not named come after the others, in the usual order. */
  aisles: z.array(aisle).max(AISLES.length),
});

const shopParams = z.object({ id: numberInAddress("a number") });

const listQuery = fromToday.extend({
  /** A day of the week to look at instead of the chosen days, which stay chosen; without effect for a week that is over. */
  week: day.optional(),
});

// All of these calls are ours.

export const getShoppingList = call("GET /api/shopping-list", {
  summary: "What the caller's household needs for chosen days of its plan, and what it ticked and wrote",
  query: listQuery,
  reply: listReply,
});

/** No days for written lines only. */
export const chooseShoppingDays = call("PUT /api/shopping-list/days", {
  summary: "Choose the days of the plan that are shopped for",
  query: fromToday,
  body: z.object({ days: z.array(day).max(SHOPPING_DAYS_MAX) }),
  reply: listReply,
});

/** Changes nothing: the lines are added to the list as those that a person writes. */
export const shopForRecipe = call("GET /api/recipe/:id/shopping", {
  summary: "What a dish needs that is neither at home nor on the shopping list",
  params: recipeParams,
  query: fromToday.extend({
    /** The recipe's own number by default. */
    portions: z
      .string()
      .regex(/^\d{1,3}(?:\.\d{1,2})?$/u, "Expected a number of portions")
      .transform(Number)
      .pipe(z.number().positive().max(SHOPPING_PORTIONS_MAX))
      .optional(),
  }),
  reply: z.object({
    state: z.enum(RECIPE_SHOPPING_STATES),
    /** None unless the state is `to-buy`. */
    lines: z.array(z.string().min(1).max(FREE_LINE_MAX_LENGTH)).max(LIST_ENTRIES_MAX).readonly(),
  }),
  errors: ["recipe_not_found"],
});

/** The same change can be sent again. */
export const changeShoppingList = call("POST /api/shopping-list/changes", {
  summary: "Merge ticks, written lines and removals into the list",
  body: z.object({
    entries: z.array(entry).max(CHANGE_ENTRIES_MAX),
    removed: z.array(entryId).max(CHANGE_ENTRIES_MAX),
    /** The household whose list was changed; the caller's present one if absent. */
    householdId: z.number().int().positive().optional(),
  }),
  reply: changedListReply,
  errors: ["shopping_list_full", "household_changed"],
});

/** Entries that the caller does not name stay, such as what another member ticks meanwhile. The same call can be sent again. */
export const finishShopping = call("POST /api/shopping-list/done", {
  summary: "Finish shopping: move what was bought into the pantry, and off the list",
  query: fromToday,
  body: z.object({ ids: z.array(entryId).min(1).max(LIST_ENTRIES_MAX) }),
  reply: changedListReply,
  errors: ["pantry_full"],
});

export const listShops = call("GET /api/shops", {
  summary: "The household's shops, and the order of their aisles",
  reply: shopsReply,
});

/** Null for the usual order. */
export const chooseShop = call("PUT /api/shopping-list/shop", {
  summary: "Order the list for a shop",
  body: z.object({ shopId: z.number().int().positive().nullable() }),
  reply: shopsReply,
  errors: ["shop_not_found"],
});

export const addShop = call("POST /api/shops", {
  summary: "Add a shop, and choose it",
  body: shopBody,
  reply: shopsReply,
  errors: ["too_many_shops"],
});

export const changeShop = call("PUT /api/shops/:id", {
  summary: "Rename a shop, or change the order of its aisles",
  params: shopParams,
  body: shopBody,
  reply: shopsReply,
  errors: ["shop_not_found"],
});

export const removeShop = call("DELETE /api/shops/:id", {
  summary: "Remove a shop",
  params: shopParams,
  reply: shopsReply,
  errors: ["shop_not_found"],
});
