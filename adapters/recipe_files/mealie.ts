import { z } from "zod";
import {
  type FoundRecipe,
  type ImportedRecipe,
  readMinutes,
  readWithinLimits,
  readYield,
} from "../../core/cookbook/mod.ts";
import { withoutMarkdown } from "../recipe_pages/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";
import { anyText, lineOf, titledNote, withOpinion, withSectionName } from "./file_texts.ts";
import { nutritionText } from "./nutrition_text.ts";

const number = z.number().catch(0);
const named = z.object({ name: anyText }).catch({ name: "" });
const unit = z.preprocess(
  withCamelKeys,
  z
    .object({
      name: anyText,
      pluralName: anyText,
      abbreviation: anyText,
      pluralAbbreviation: anyText,
      useAbbreviation: z.boolean().catch(false),
    })
    .catch({ name: "", pluralName: "", abbreviation: "", pluralAbbreviation: "", useAbbreviation: false }),
);
const namedInPlural = z.preprocess(
  withCamelKeys,
  z.object({ name: anyText, pluralName: anyText }).catch({ name: "", pluralName: "" }),
);

const mealieRecipe = z.preprocess(
  withCamelKeys,
  z.object({
    slug: z.string(),
    name: z.string().trim().min(1),
    description: anyText,
    recipeServings: number,
    recipeYieldQuantity: number,
    recipeYield: anyText,
    prepTime: anyText,
    performTime: anyText,
    cookTime: anyText,
    totalTime: anyText,
    orgUrl: anyText,
    rating: number,
    isFavorite: z.boolean().catch(false),
    tags: z.array(named).catch([]),
    recipeCategory: z.array(named).catch([]),
    tools: z.array(named).catch([]),
    nutrition: z.record(z.string(), z.unknown()).catch({}),
    notes: z.array(z.object({ title: anyText, text: anyText }).catch({ title: "", text: "" })).catch([]),
    recipeInstructions: z
      .array(z.object({ title: anyText, summary: anyText, text: anyText }).catch({ title: "", summary: "", text: "" }))
      .catch([]),
    recipeIngredient: z.array(
      z.preprocess(
        withCamelKeys,
        z.object({
          title: anyText,
          quantity: number,
          unit,
          food: namedInPlural,
          note: anyText,
          display: anyText,
          originalText: anyText,
          disableAmount: z.boolean().catch(false),
        }),
      ),
    ),
  }),
);

type MealieIngredient = z.output<typeof mealieRecipe>["recipeIngredient"][number];

/** Whether it has the fields that only Mealie's recipes have. */
export function isOfMealie(json: object): boolean {
  return "slug" in json && ("recipeIngredient" in json || "recipe_ingredient" in json) && !("@type" in json);
}

/**
 * A recipe as Mealie's API has it, or, with keys such as `recipe_yield`, as in its exports: `<slug>.json` in a zip, with the
 * picture beside it or in the folder `images`.
 *
 * @throws {RecipeFileRejected}
 */
export function readMealie(json: unknown): ImportedRecipe {
  const result = mealieRecipe.safeParse(json);
  if (!result.success) throw new RecipeFileRejected("This is not a recipe of Mealie.");
  const recipe = result.data;
  const { recipeServings, recipeYieldQuantity, recipeYield } = recipe;
  const made = readYield(`${recipeYieldQuantity > 0 ? recipeYieldQuantity : ""} ${recipeYield}`);
  const imported = readWithinLimits(
    {
      name: recipe.name,
      description: recipe.description,
      ...made,
      ...(recipeServings >= 1 && { portions: recipeServings }),
      prepMinutes: readMinutes(recipe.prepTime),
      cookMinutes: readMinutes(recipe.performTime || recipe.cookTime),
      totalMinutes: readMinutes(recipe.totalTime),
      ingredients: groupsOf(recipe.recipeIngredient),
      steps: recipe.recipeInstructions.map(({ title, summary, text }) =>
        withoutMarkdown(withSectionName(title, withSectionName(summary, text))),
      ),
      notes: [
        ...recipe.notes.map(({ title, text }) => withoutMarkdown(withSectionName(title, text))),
        ...titledNote("Tools", recipe.tools.map(({ name }) => name).join(", ")),
        ...titledNote("Nutrition", nutritionText(recipe.nutrition)),
      ],
      source: { url: recipe.orgUrl },
      tags: [...recipe.recipeCategory, ...recipe.tags].map(({ name }) => name),
    },
    [],
  );
  return withOpinion(imported, { stars: recipe.rating, isFavourite: recipe.isFavorite });
}

/** The title of an ingredient begins a group. */
function groupsOf(ingredients: readonly MealieIngredient[]): FoundRecipe["ingredients"] {
  const groups: { title?: string; lines: string[] }[] = [{ lines: [] }];
  for (const ingredient of ingredients) {
    if (ingredient.title.trim() !== "") groups.push({ title: ingredient.title, lines: [] });
    groups.at(-1)?.lines.push(textOf(ingredient));
  }
  return groups;
}

/** Where Mealie did not read a line, the whole line is the note, and the quantity is 1. */
function textOf({ quantity, unit, food, note, display, originalText, disableAmount }: MealieIngredient): string {
  if (food.name === "" || disableAmount) {
    const amount = disableAmount || quantity === 1 ? 0 : quantity;
    return note === "" ? display || originalText : lineOf({ amount, unit: unitOf(unit, amount), food: note, note: "" });
  }
  const isMany = quantity === 0 || quantity > 1;
  return lineOf({
    amount: quantity,
    unit: unitOf(unit, quantity),
    food: (isMany && food.pluralName) || food.name,
    note,
  });
}

function unitOf(known: MealieIngredient["unit"], quantity: number): string {
  if (quantity === 0) return "";
  const { name, pluralName, abbreviation, pluralAbbreviation, useAbbreviation } = known;
  const short = useAbbreviation ? (quantity > 1 && pluralAbbreviation) || abbreviation : "";
  return short || (quantity > 1 && pluralName) || name;
}

/** "recipe_yield" and "orgURL" as "recipeYield" and "orgUrl". */
function withCamelKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key.replaceAll(/_(?<letter>[a-z])/gu, (_match, letter: string) => letter.toUpperCase()).replace(/URL$/u, "Url"),
      each,
    ]),
  );
}
