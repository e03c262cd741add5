import type { WrittenRecipeWire } from "../../../wire/cookbook/own_recipes.ts";
import { type Is, isText, isWhole, listOf, nullish, optional, shapeOf } from "./stored_shape.ts";

const fields = {
  name: isText,
  description: optional(isText),
  portions: optional(isWhole),
  makes: optional(isText),
  prepMinutes: optional(isWhole),
  cookMinutes: optional(isWhole),
  totalMinutes: optional(isWhole),
  ingredients: listOf(
    shapeOf({ title: optional(isText), lines: listOf(shapeOf({ text: isText, food: nullish(isText) })) }),
  ),
  steps: listOf(isText),
  notes: listOf(isText),
  source: optional(shapeOf({ name: optional(isText), url: optional(isText) })),
  tags: listOf(isText),
  language: optional(isText),
} satisfies Record<keyof WrittenRecipeWire, Is<unknown>>;

/** Whether a value is a recipe as a person wrote it. The server checks its lengths when it is saved. */
export const isWrittenRecipe = shapeOf(fields) as Is<WrittenRecipeWire>; // sound: it checks every field
