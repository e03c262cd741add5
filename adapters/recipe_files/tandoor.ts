import { z } from "zod";
import { type FoundRecipe, type ImportedRecipe, readWithinLimits, readYield } from "../../core/cookbook/mod.ts";
import { withoutMarkdown } from "../recipe_pages/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";
import { anyText, lineOf, paragraphsOf, titledNote, withSectionName } from "./file_texts.ts";
import { nutritionText } from "./nutrition_text.ts";

const named = z.object({ name: anyText }).catch({ name: "" });
const namedInPlural = z.object({ name: anyText, plural_name: anyText }).catch({ name: "", plural_name: "" });

const tandoorRecipe = z.object({
  name: z.string().trim().min(1),
  description: anyText,
  keywords: z.array(named).catch([]),
  working_time: z.number().catch(0),
  waiting_time: z.number().catch(0),
  servings: z.number().catch(0),
  servings_text: anyText,
  source_url: anyText,
  nutrition: z.record(z.string(), z.unknown()).catch({}),
  steps: z.array(
    z.object({
      name: anyText,
      instruction: anyText,
      ingredients: z
        .array(
          z.object({
            food: namedInPlural,
            unit: namedInPlural,
            amount: z.coerce.number().catch(0),
            note: anyText,
            is_header: z.boolean().catch(false),
            no_amount: z.boolean().catch(false),
            always_use_plural_unit: z.boolean().catch(false),
            always_use_plural_food: z.boolean().catch(false),
          }),
        )
        .catch([]),
    }),
  ),
});

type TandoorRecipe = z.output<typeof tandoorRecipe>;
type TandoorStep = TandoorRecipe["steps"][number];
type TandoorIngredient = TandoorStep["ingredients"][number];

/** "{{ ingredients[0] }}" and "{{ ingredients[0].food }}" are ingredients of the step, "{{ scale(200) }}" is a number. */
const INGREDIENT_MARK = /\{\{\s*ingredients\[(?<place>\d{1,3})\](?:\.(?<part>amount|unit|food|note))?\s*\}\}/gu;
const SCALE_MARK = /\{\{\s*scale\((?<amount>[\d.]{1,20})\)\s*\}\}/gu;
const COMMENT = /\{#[^#]{0,1000}#\}/gu;

/** Whether it has the fields that every recipe of Tandoor has. */
export function isOfTandoor(json: object): boolean {
  return "working_time" in json && "steps" in json && Array.isArray(json.steps);
}

/**
 * The `recipe.json` of a recipe, which is in a zip with its picture `image.*`. An export of Tandoor is a zip of them.
 *
 * @throws {RecipeFileRejected}
 */
export function readTandoor(json: unknown): ImportedRecipe {
  const result = tandoorRecipe.safeParse(json);
  if (!result.success) throw new RecipeFileRejected("This is not a recipe of Tandoor.");
  const recipe = result.data;
  return readWithinLimits(
    {
      name: recipe.name,
      description: withoutMarkdown(recipe.description),
      ...yieldOf(recipe),
      prepMinutes: recipe.working_time,
      totalMinutes: recipe.working_time + recipe.waiting_time,
      ingredients: groupsOf(recipe),
      steps: recipe.steps.flatMap(stepsOf),
      notes: titledNote("Nutrition", nutritionText(recipe.nutrition)),
      source: { url: recipe.source_url },
      tags: recipe.keywords.map(({ name }) => name),
    },
    [],
  );
}

function yieldOf({ servings, servings_text }: TandoorRecipe): ReturnType<typeof readYield> {
  return servings >= 1 ? readYield(`${servings} ${servings_text}`) : {};
}

/** A header begins a group, and so does a step with a name. */
function groupsOf({ steps }: TandoorRecipe): FoundRecipe["ingredients"] {
  const groups: { title?: string; lines: string[] }[] = [{ lines: [] }];
  for (const { name, ingredients } of steps) {
    if (name !== "" && ingredients.length > 0) groups.push({ title: name, lines: [] });
    for (const ingredient of ingredients) {
      if (ingredient.is_header) groups.push({ title: ingredient.note, lines: [] });
      else groups.at(-1)?.lines.push(lineOf(partsOf(ingredient)));
    }
  }
  return groups;
}

/** With the plural of an amount over 1. */
function partsOf({ food, unit, amount, note, no_amount, ...always }: TandoorIngredient): Parameters<typeof lineOf>[0] {
  const isMany = !no_amount && amount > 1;
  return {
    amount: no_amount ? 0 : amount,
    unit: ((isMany || always.always_use_plural_unit) && unit.plural_name) || unit.name,
    food: ((isMany || always.always_use_plural_food) && food.plural_name) || food.name,
    note,
  };
}

function stepsOf({ name, instruction, ingredients }: TandoorStep): string[] {
  const text = instruction
    .replaceAll(COMMENT, "")
    .replaceAll(SCALE_MARK, "$<amount>")
    .replaceAll(INGREDIENT_MARK, (mark, place: string, part?: keyof ReturnType<typeof partsOf>) => {
      const ingredient = ingredients[Number(place)];
      if (!ingredient) return mark;
      const parts = partsOf(ingredient);
      return part === undefined ? lineOf({ ...parts, note: "" }) : String(parts[part] || "");
    });
  const [first, ...others] = paragraphsOf(withoutMarkdown(text));
  return first === undefined ? [] : [withSectionName(name, first), ...others];
}
