import { z } from "zod";
import { type FoundRecipe, type ImportedRecipe, readWithinLimits } from "../../core/cookbook/mod.ts";
import { isObject, withoutMarkdown } from "../recipe_pages/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";
import { anyText, linesOf } from "./file_texts.ts";
import { sectionTitleOf, stepsOfLines } from "./recipe_of_texts.ts";

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

/** A word alone, or as a heading, after which the rest of a description is notes. */
const NOTES = /^(?:#{1,6}\s*)?\**(?:notes?|tips?|remarks?|notizen?|hinweise?|tipps?)\**:?\**$/iu;
const ITEM = /^\s*(?:\d{1,2}[.)](?!\d)|[-*•])\s+/u;

/** Whether it has the fields that every recipe of KitchenOwl has. Orders and menus have names, descriptions and items, too. */
export function isOfKitchenOwl(json: object): boolean {
  if (!("description" in json && "items" in json && Array.isArray(json.items))) return false;
  const items: readonly unknown[] = json.items;
  return items.length === 0 ? "yields" in json : items.every((item) => isObject(item) && "optional" in item);
}

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
      ...partsOf(description),
      source: /^https?:/iu.test(source) ? { url: source } : { name: source },
      tags,
    },
    [],
  );
}

/** The description has all texts. Around a list of steps are an introduction and notes; without a list, all lines are steps. */
function partsOf(description: string): Pick<FoundRecipe, "description" | "steps" | "notes"> {
  const lines = linesOf(withoutMarkdown(description));
  const notesAt = lines.findIndex((line) => NOTES.test(line.trim()));
  const text = notesAt === -1 ? lines : lines.slice(0, notesAt);
  const notes = notesAt === -1 ? [] : lines.slice(notesAt + 1);
  const first = text.findIndex((line) => ITEM.test(line));
  const last = text.findLastIndex((line) => ITEM.test(line));
  if (first === -1) return { steps: stepsOfLines(text), notes };
  // A title belongs to the steps after it.
  const start = first > 0 && sectionTitleOf(text[first - 1] ?? "") !== undefined ? first - 1 : first;
  return {
    description: text.slice(0, start).join("\n"),
    steps: stepsOfLines(text.slice(start, last + 1)),
    notes: [...text.slice(last + 1), ...notes],
  };
}
