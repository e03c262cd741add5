import { z } from "zod";
import { UNITS } from "../../core/amounts/mod.ts";
import { STORAGES } from "../../core/food/mod.ts";
import { PANTRY_FOODS_MAX, PANTRY_NAME_MAX_LENGTH, PANTRY_QUANTITY_MAX } from "../../core/pantry/mod.ts";
import { call } from "../call.ts";
import { numberInAddress } from "../number_in_address.ts";

/** Most foods of one call. */
export const ADDED_FOODS_MAX = 100;

/** Null if it is not known how much. */
const amount = z.object({ quantity: z.number().min(0.001).max(PANTRY_QUANTITY_MAX), unit: z.enum(UNITS) }).nullable();

/** The details of a food at home, in replies. */
const foodDetails = {
  /** As it was written, without the amount. */
  name: z.string(),
  /** The food of the food table that the name means; null of what is no known food. */
  food: z.object({ key: z.string(), name: z.string() }).nullable(),
  amount,
  /** The last day on which it is good. */
  useBy: z.iso.date().nullable(),
  storage: z.enum(STORAGES).nullable(),
  /** Whether it never runs out, such as salt. It is not shopped for. */
  alwaysThere: z.boolean(),
};

const id = z.number().int().positive();

/** A food at home. `addedBy` is null if this person is no member any more. */
const pantryFood = z.object({
  id,
  ...foodDetails,
  addedBy: z.object({ id, name: z.string() }).nullable(),
  /** ISO 8601 in UTC. */
  addedAt: z.iso.datetime(),
});

export type PantryFoodReply = z.infer<typeof pantryFood>;

const pantry = z.object({
  householdId: id,
  /** The household's. */
  version: z.number().int().min(0),
  foods: z.array(pantryFood).max(PANTRY_FOODS_MAX),
});

export type PantryReply = z.infer<typeof pantry>;

const text = z.string().min(1).max(PANTRY_NAME_MAX_LENGTH);
/** Today where the caller is; in UTC if absent. "By Friday" is counted from it. */
const today = z.iso.date().optional();
const line = z.object({ text, today });

export type PantryLine = z.infer<typeof line>;

const writtenFood = z.object({
  name: text,
  amount,
  useBy: z.iso.date().nullable(),
  storage: z.enum(STORAGES).nullable(),
  alwaysThere: z.boolean(),
});

export type WrittenFoodWire = z.infer<typeof writtenFood>;

const params = z.object({ id: numberInAddress("a number") });

/** Ours: the oldest first. */
export const getPantry = call("GET /api/pantry", {
  summary: "The foods at home of the caller's household",
  reply: pantry,
});

/** Ours: such as "500 g spinach, by Friday". */
export const previewPantryLine = call("GET /api/pantry/line", {
  summary: "What a typed line says about a food at home, without adding it",
  query: line,
  reply: z.object(foodDetails),
});

export type PantryLineReply = z.infer<typeof previewPantryLine.reply>;

/** Ours: replies with the added food. */
export const addPantryLine = call("POST /api/pantry", {
  summary: "Add a food at home as a line of text",
  body: line,
  reply: pantryFood,
  errors: ["pantry_full"],
});

/** Ours: replies with the pantry. Amounts are added to the same food with the same date in the same place. */
export const addFoods = call("POST /api/pantry/foods", {
  summary: "Add foods at home, such as those that were bought",
  body: z.object({
    foods: z
      .array(
        writtenFood.extend({
          /** Key of the food that the name means, if that is known; else it is read from the name. */
          food: z.string().min(1).max(100).nullish(),
        }),
      )
      .min(1)
      .max(ADDED_FOODS_MAX),
  }),
  reply: pantry,
  errors: ["pantry_full"],
});

/** Ours: a new name is read again. */
export const changeFood = call("PUT /api/pantry/:id", {
  summary: "Replace what is known of a food at home",
  params,
  body: writtenFood,
  reply: pantryFood,
  errors: ["pantry_food_not_found"],
});

/** Ours: replies with the removed food. */
export const removeFood = call("DELETE /api/pantry/:id", {
  summary: "Remove a food from home",
  params,
  reply: pantryFood,
  errors: ["pantry_food_not_found"],
});
