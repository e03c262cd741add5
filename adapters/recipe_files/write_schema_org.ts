import type { RecipeSettings, WrittenRecipe } from "../../core/cookbook/mod.ts";

/** Version of our extension of schema.org. */
export const OWN_VERSION = 1;

/**
 * The recipe as JSON-LD of https://schema.org/Recipe. Fields that the vocabulary lacks, such as groups, notes and the foods
 * that a cook chose, are under `weekplate`: with it, {@linkcode readOwnSchemaOrg} reads the recipe back without loss.
 *
 * @param options.pictures addresses or names of files, the main one first
 * @param options.url of its page
 * @param options.settings of the person who exports it, to import them again
 */
export function writeSchemaOrg(
  recipe: WrittenRecipe,
  {
    pictures = [],
    url,
    settings,
  }: { pictures?: readonly string[]; url?: string | undefined; settings?: RecipeSettings } = {},
): string {
  const { source, portions, makes } = recipe;
  const yields = [portions && String(portions), makes].filter((each) => each !== undefined);
  const duration = (minutes: number | undefined) => minutes && `PT${minutes}M`;
  return `${JSON.stringify(
    {
      "@context": "https://schema.org",
      "@type": "Recipe",
      url,
      name: recipe.name,
      description: recipe.description,
      inLanguage: recipe.language,
      image: pictures.length > 0 ? pictures : undefined,
      recipeYield: yields.length > 0 ? yields : undefined,
      prepTime: duration(recipe.prepMinutes),
      cookTime: duration(recipe.cookMinutes),
      totalTime: duration(recipe.totalMinutes),
      keywords: recipe.tags.length > 0 ? recipe.tags : undefined,
      recipeIngredient: recipe.ingredients.flatMap(({ lines }) => lines.map(({ text }) => text)),
      recipeInstructions: recipe.steps.map((text) => ({ "@type": "HowToStep", text })),
      isBasedOn: source && { "@type": "CreativeWork", ...source },
      weekplate: {
        version: OWN_VERSION,
        portions,
        makes,
        groups: recipe.ingredients.map(({ title, lines }) => ({ title, lines: lines.length })),
        foods: recipe.ingredients.flatMap(({ lines }) => lines.map(({ food }) => (food === undefined ? false : food))),
        notes: recipe.notes,
        settings,
      },
    },
    undefined,
    2,
  )}\n`;
}
