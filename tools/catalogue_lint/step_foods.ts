import type { CompositionTable } from "../../catalogue/importer/composition_table.ts";
import { type Ingredient, ingredientsOf, type RecipeFile, type Step } from "../../catalogue/importer/recipe_file.ts";
import type { FoodKey } from "../../core/food/mod.ts";
import { type FoodsInText, foldWords, type NamedFood } from "./foods_in_text.ts";

/** Last words of many food names that do not identify a food: "basil leaf", "ice cube". */
const COMMON_LAST_WORDS = new Set(["leaf", "stick", "stalk", "root", "ball", "cube", "half", "rib", "seed", "powder"]);

/** Steps can use tap water that is not listed. */
const ALWAYS_AVAILABLE = new Set<FoodKey>(["water"]);

export interface StepFoods {
  /** Names of foods that the recipe does not list, with the number of the step. */
  readonly unlisted: readonly { step: number; words: string }[];
  /** Listed foods that no step uses. */
  readonly unused: readonly FoodKey[];
}

/**
 * Compares the foods in the steps with the listed foods. A step can use any name of a food, the last word of a name
 * ("peppers" for red bell pepper), a more general food ("cheese") or a part of it ("lemon juice" of a lemon).
 */
export function compareStepFoods(recipe: RecipeFile, table: CompositionTable, words: FoodsInText): StepFoods {
  const listed = listedFoods(recipe, table);
  const ownWords = wordsOfTheDish(recipe);
  const used = new Set<FoodKey>();
  const unlisted: { step: number; words: string }[] = [];

  recipe.steps.forEach((step, index) => {
    const text = textOf(step);
    const named = words.find(text);
    for (const food of listed) {
      if (step.uses?.includes(food.key) || isNamed(food, { named, folded: foldWords(text), table })) used.add(food.key);
    }
    for (const name of named) {
      const isKnown =
        ALWAYS_AVAILABLE.has(name.food) ||
        step.mentions?.includes(name.food) ||
        endsWithAny(ownWords, name.words) ||
        listed.some((food) => table.related(food.key, name.food) || endsWithAny(food.names, name.words));
      if (!isKnown) unlisted.push({ step: index + 1, words: name.words.join(" ") });
    }
  });
  return { unlisted, unused: listed.filter(({ key }) => !used.has(key)).map(({ key }) => key) };
}

/** A step's text with its sub-steps. */
export function textOf({ text, substeps = [] }: Step): string {
  return [text, ...substeps].join(" / ");
}

interface ListedFood {
  readonly key: FoodKey;
  /** All its names, in folded words. */
  readonly names: readonly (readonly string[])[];
}

function listedFoods(recipe: RecipeFile, table: CompositionTable): ListedFood[] {
  const listed = ingredientsOf(recipe).flatMap((ingredient: Ingredient) => [
    { key: ingredient.food, as: ingredient.as },
    ...(ingredient.with ?? []).map((key) => ({ key, as: undefined })),
  ]);
  return listed.map(({ key, as }) => {
    const food = table.get(key);
    const names = food ? [food.name, food.plural, ...food.aliases] : [];
    return { key, names: [...names, ...(as === undefined ? [] : [as])].map(foldWords) };
  });
}

/** Names of the dish and its parts: "the hummus" is not an ingredient of a plate with hummus. */
function wordsOfTheDish({ name, ingredientGroups }: RecipeFile): (readonly string[])[] {
  const texts = [name, ...ingredientGroups.map(({ title = "" }) => title)];
  return texts.flatMap((text) => {
    const folded = foldWords(text);
    return folded.map((_, end) => folded.slice(0, end + 1));
  });
}

function isNamed(
  food: ListedFood,
  step: { named: readonly NamedFood[]; folded: readonly string[]; table: CompositionTable },
): boolean {
  if (step.named.some((name) => step.table.related(food.key, name.food))) return true;
  const sentence = ` ${step.folded.join(" ")} `;
  return food.names.some((name) => {
    const last = name.at(-1) ?? "";
    return sentence.includes(` ${(COMMON_LAST_WORDS.has(last) ? name : [last]).join(" ")} `);
  });
}

function endsWithAny(names: readonly (readonly string[])[], words: readonly string[]): boolean {
  return names.some((name) => name.slice(-words.length).join(" ") === words.join(" "));
}
