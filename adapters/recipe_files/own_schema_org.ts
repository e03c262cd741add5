import { z } from "zod";
import {
  type FoundRecipe,
  type ImportedRecipe,
  WRITTEN_RECIPE_LIMITS as LIMITS,
  type RecipeSettings,
  readMinutes,
  readWithinLimits,
  readYield,
  type WrittenLine,
} from "../../core/cookbook/mod.ts";
import { STARS_MAX } from "../../core/recipe/mod.ts";
import { anyText } from "./file_texts.ts";
import { OWN_VERSION } from "./write_schema_org.ts";

const texts = z.array(z.string()).catch([]);
const number = z.number().optional().catch(undefined);
const text = z.string().optional().catch(undefined);
const ID_LENGTH = 200;

const settings = z
  .object({
    stars: z.number().int().min(1).max(STARS_MAX).optional().catch(undefined),
    isFavourite: z.boolean().optional().catch(undefined),
    own: z
      .object({
        id: z.string().max(ID_LENGTH),
        createdAt: z.iso.datetime(),
        isShared: z.boolean(),
        copyOf: z.object({ id: z.string().max(ID_LENGTH), name: z.string().max(LIMITS.nameLength) }).optional(),
      })
      .optional()
      .catch(undefined),
  })
  .optional()
  .catch(undefined);

const ownRecipe = z.object({
  "@type": z.literal("Recipe"),
  name: z.string().trim().min(1),
  description: text,
  image: texts,
  inLanguage: anyText,
  recipeYield: texts,
  prepTime: anyText,
  cookTime: anyText,
  totalTime: anyText,
  keywords: texts,
  recipeIngredient: texts,
  recipeInstructions: z.array(z.object({ text: z.string() }).catch({ text: "" })).catch([]),
  isBasedOn: z.object({ name: text, url: text }).optional().catch(undefined),
  weekplate: z.object({
    version: z.literal(OWN_VERSION),
    portions: number,
    makes: text,
    groups: z.array(z.object({ title: text, lines: z.number().int().min(0) })).catch([]),
    /** One for each line: false where nothing was said. */
    foods: z.array(z.union([z.string(), z.null(), z.literal(false)])).catch([]),
    notes: texts,
    settings,
  }),
});

type OwnRecipe = z.output<typeof ownRecipe>;

/**
 * Reads a file of `writeSchemaOrg`: its texts are plain, where those of other programs may be HTML.
 *
 * @returns undefined if it is none of ours
 */
export function readOwnSchemaOrg(json: unknown): ImportedRecipe | undefined {
  const result = ownRecipe.safeParse(json);
  if (!result.success) return undefined;
  const recipe = result.data;
  const { portions, makes, notes } = recipe.weekplate;
  const imported = readWithinLimits(
    {
      name: recipe.name,
      description: recipe.description,
      ...(portions === undefined && makes === undefined ? readYield(recipe.recipeYield[0] ?? "") : { portions, makes }),
      prepMinutes: readMinutes(recipe.prepTime),
      cookMinutes: readMinutes(recipe.cookTime),
      totalMinutes: readMinutes(recipe.totalTime),
      ingredients: groupsOf(recipe),
      steps: recipe.recipeInstructions.map((step) => step.text),
      notes,
      source: recipe.isBasedOn,
      tags: recipe.keywords,
      language: /^[a-z]{2,3}(?=$|[-_])/u.exec(recipe.inLanguage)?.[0],
    },
    recipe.image.filter((url) => /^https?:\/\//iu.test(url)).map((url) => ({ url })),
  );
  return { ...imported, ...recipe.weekplate.settings };
}

/** The settings that a file of `writeSchemaOrg` has. */
export function readOwnSettings(json: unknown): RecipeSettings {
  return ownRecipe.safeParse(json).data?.weekplate.settings ?? {};
}

/** One group, where the lines were changed since. */
function groupsOf({ recipeIngredient, weekplate: { groups, foods } }: OwnRecipe): FoundRecipe["ingredients"] {
  const isSame =
    foods.length === recipeIngredient.length &&
    groups.reduce((sum, group) => sum + group.lines, 0) === recipeIngredient.length;
  if (!isSame) return [{ lines: recipeIngredient }];
  const lines = recipeIngredient.map((line, index): WrittenLine => {
    const food = foods[index];
    return food === false ? { text: line } : { text: line, food };
  });
  let from = 0;
  return groups.map((group) => {
    from += group.lines;
    return { title: group.title, lines: lines.slice(from - group.lines, from) };
  });
}
