import { z } from "zod";
import { type ImportedRecipe, readWithinLimits } from "../../core/cookbook/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";
import { anyText, linesOf } from "./file_texts.ts";

const minutes = z.number().nullish().catch(undefined);

const kitchenOwlRecipe = z.object({
  name: z.string().trim().min(1),
  description: anyText,
  time: minutes,
  cook_time: minutes,
  prep_time: minutes,
  yields: z.number().nullish().catch(undefined),
  source: anyText,
  items: z.array(z.object({ name: anyText, description: anyText, optional: z.boolean().catch(false) })).catch([]),
  tags: z.array(anyText).catch([]),
});

/**
 * One of the `recipes` of KitchenOwl's JSON. `photo` is the name of a file that the export does not have.
 *
 * @throws {RecipeFileRejected}
 */
export function readKitchenOwl(json: unknown): ImportedRecipe {
  const result = kitchenOwlRecipe.safeParse(json);
  if (!result.success) throw new RecipeFileRejected("This is not a recipe of KitchenOwl.");
  const { name, description, time, cook_time, prep_time, yields, source, items, tags } = result.data;
  const lines = items.map((item) => {
    const line = [item.description, item.name].filter((part) => part.trim() !== "").join(" ");
    return item.optional ? `${line} (optional)` : line;
  });
  return readWithinLimits(
    {
      name,
      portions: yields ?? undefined,
      prepMinutes: prep_time ?? undefined,
      cookMinutes: cook_time ?? undefined,
      totalMinutes: time ?? undefined,
      ingredients: [{ lines }],
      steps: linesOf(description).map((line) => line.replace(/^\s*(?:\d+[.)]|[-*])\s+/u, "")),
      notes: [],
      source: /^https?:/iu.test(source) ? { url: source } : { name: source },
      tags,
    },
    [],
  );
}
