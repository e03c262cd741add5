import { z } from "zod";
import {
  type FoundRecipe,
  type ImportedPicture,
  type ImportedRecipe,
  readWithinLimits,
  readYield,
} from "../../core/cookbook/mod.ts";
import { type InflateBudget, RecipeFileRejected, readZip } from "./bounded_zip.ts";
import { anyText, lineOf, paragraphsOf, parseJson, titledNote } from "./file_texts.ts";
import { nutritionText } from "./nutrition_text.ts";

const PICTURES_MAX = 10;

const named = z.object({ name: anyText }).catch({ name: "" });

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
            food: named,
            unit: named,
            amount: z.coerce.number().catch(0),
            note: anyText,
            is_header: z.boolean().catch(false),
            no_amount: z.boolean().catch(false),
          }),
        )
        .catch([]),
    }),
  ),
});

type TandoorRecipe = z.output<typeof tandoorRecipe>;

/**
 * A zip with `recipe.json` and, if there is one, `image.*`. An export of Tandoor is a zip of them.
 *
 * @throws {RecipeFileRejected}
 */
export function readTandoor(zip: Uint8Array, budget: InflateBudget): ImportedRecipe {
  let json: Uint8Array | undefined;
  const pictures: ImportedPicture[] = [];
  for (const entry of readZip(zip, budget)) {
    if (entry.name === "recipe.json") json = entry.read();
    else if (entry.name.startsWith("image") && pictures.length < PICTURES_MAX) pictures.push({ bytes: entry.read() });
  }
  const result = tandoorRecipe.safeParse(json && parseJson(json));
  if (!result.success) throw new RecipeFileRejected("This is not a recipe of Tandoor.");
  const recipe = result.data;
  return readWithinLimits(
    {
      name: recipe.name,
      description: recipe.description,
      ...yieldOf(recipe),
      prepMinutes: recipe.working_time,
      totalMinutes: recipe.working_time + recipe.waiting_time,
      ingredients: groupsOf(recipe),
      steps: recipe.steps.flatMap(({ name, instruction }) => stepsOf(name, instruction)),
      notes: titledNote("Nutrition", nutritionText(recipe.nutrition)),
      source: { url: recipe.source_url },
      tags: recipe.keywords.map(({ name }) => name),
    },
    pictures,
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
    for (const { food, unit, amount, note, is_header, no_amount } of ingredients) {
      if (is_header) groups.push({ title: note, lines: [] });
      else
        groups.at(-1)?.lines.push(lineOf({ amount: no_amount ? 0 : amount, unit: unit.name, food: food.name, note }));
    }
  }
  return groups;
}

function stepsOf(name: string, instruction: string): string[] {
  const [first, ...others] = paragraphsOf(instruction);
  if (first === undefined) return [];
  return [name === "" ? first : `${name}\n${first}`, ...others];
}
