import { z } from "zod";
import { UNITS } from "../../core/amounts/mod.ts";
import { STORAGES } from "../../core/food/mod.ts";
import { PANTRY_FOODS_MAX, PANTRY_NAME_MAX_LENGTH, PANTRY_QUANTITY_MAX } from "../../core/pantry/mod.ts";

/** Most foods of one call. */
export const ADDED_FOODS_MAX = 100;

/** Null if it is not known how much. */
const amount = z.object({ quantity: z.number().min(0.001).max(PANTRY_QUANTITY_MAX), unit: z.enum(UNITS) }).nullable();

/** What is known of a food at home, in replies. */
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
export const pantryFoodReply = z.object({
  id,
  ...foodDetails,
  addedBy: z.object({ id, name: z.string() }).nullable(),
  /** ISO 8601 in UTC. */
  addedAt: z.iso.datetime(),
});

export type PantryFoodReply = z.infer<typeof pantryFoodReply>;

/** `GET /api/pantry`, ours: the foods at home of the caller's household, the oldest first. */
export const pantryReply = z.object({
  householdId: id,
  /** The household's. */
  version: z.number().int().min(0),
  foods: z.array(pantryFoodReply).max(PANTRY_FOODS_MAX),
});

export type PantryReply = z.infer<typeof pantryReply>;

const text = z.string().min(1).max(PANTRY_NAME_MAX_LENGTH);
/** Today where the caller is; in UTC if absent. "By Friday" is counted from it. */
const today = z.iso.date().optional();

/** `GET /api/pantry/line`, ours: what a typed line says, such as "500 g spinach, by Friday". Changes nothing. */
export const pantryLineQuery = z.object({ text, today });
export const pantryLineReply = z.object(foodDetails);

export type PantryLineReply = z.infer<typeof pantryLineReply>;

/** `POST /api/pantry`, ours: adds the food that a line names, and replies with it. 409 `pantry_full` at 500 foods. */
export const addPantryLineBody = z.object({ text, today });

const written = {
  name: text,
  amount,
  useBy: z.iso.date().nullable(),
  storage: z.enum(STORAGES).nullable(),
  alwaysThere: z.boolean(),
};

/**
 * `POST /api/pantry/foods`, ours: adds foods at once, such as those that were bought, and replies with the pantry. Amounts are
 * added to the same food with the same date in the same place. 409 `pantry_full`.
 */
export const addPantryFoodsBody = z.object({
  foods: z
    .array(
      z.object({
        ...written,
        /** Key of the food that the name means, if that is known; else it is read from the name. */
        food: z.string().min(1).max(100).nullish(),
      }),
    )
    .min(1)
    .max(ADDED_FOODS_MAX),
});

export type AddPantryFoodsBody = z.infer<typeof addPantryFoodsBody>;

/** The `id` of a call's path. */
export const pantryFoodParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, "Expected a number")
    .transform(Number),
});

/**
 * `PUT /api/pantry/{id}`, ours: replaces what is known of a food, and replies with it. A new name is read again. 404
 * `pantry_food_not_found`, also for another household's. `DELETE /api/pantry/{id}`, ours, replies with the removed food.
 */
export const changePantryFoodBody = z.object(written);

export type ChangePantryFoodBody = z.infer<typeof changePantryFoodBody>;
