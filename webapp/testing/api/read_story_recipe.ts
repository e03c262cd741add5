import { type LineAmount, readIngredientLine } from "../../../core/cookbook/mod.ts";
import {
  ALLERGENS,
  type Allergen,
  contentsOf,
  type FoodContents,
  FoodTable,
  isFreeOf,
} from "../../../core/recipe/mod.ts";
import type { ReadLineWire, ReadRecipeWire, RecipeToRead } from "../../api/mod.ts";
import { storyFoods } from "../story_foods.ts";

/** The foods of the stories as a table. */
export const storyFoodTable = new FoodTable(storyFoods);

const ALLERGENS_OF: Readonly<Record<string, readonly Allergen[]>> = {
  butter: ["milk"],
  burrata: ["milk"],
  cheddar: ["milk"],
  "creme-fraiche": ["milk"],
  egg: ["eggs"],
  feta: ["milk"],
  mozzarella: ["milk"],
  prawn: ["crustaceans"],
  salmon: ["fish"],
  spaghetti: ["gluten"],
  linguine: ["gluten"],
  walnut: ["nuts"],
};

/** Of 100 g: kcal, protein, carbohydrate, fat, fibre, salt, saturated fat. Foods that are not listed are known by weight alone. */
const COMPOSITION: Readonly<Record<string, readonly [number, number, number, number, number, number, number]>> = {
  butter: [717, 0.9, 0.1, 81, 0, 0.02, 51],
  egg: [143, 12.6, 0.7, 9.5, 0, 0.36, 3.1],
  feta: [264, 14, 4, 21, 0, 2.3, 15],
  "olive-oil": [884, 0, 0, 100, 0, 0, 14],
  onion: [40, 1.1, 9.3, 0.1, 1.7, 0.01, 0],
  potato: [77, 2, 17, 0.1, 2.2, 0.02, 0],
  salmon: [208, 20, 0, 13, 0, 0.15, 3.1],
  spaghetti: [371, 13, 75, 1.5, 3.2, 0.02, 0.3],
  spinach: [23, 2.9, 3.6, 0.4, 2.2, 0.2, 0.1],
  tomato: [18, 0.9, 3.9, 0.2, 1.2, 0.01, 0],
};

const PIECE_GRAMS = 60;

/** A recipe that is being written, read with the foods of the stories. */
export function readStoryRecipe({ ingredients, portions }: RecipeToRead): ReadRecipeWire {
  const groups = ingredients.map(({ title, lines }) => ({
    ...(title !== undefined && { title }),
    lines: lines.map(readLine),
  }));
  const lines = groups.flatMap((group) => group.lines).filter((line) => !(line.isChosen && line.food === null));
  const contents = contentsOf(
    lines.map((line) => ({ name: line.food?.name ?? line.text, contents: contentsOfFood(line.food?.key) })),
  );
  const inState = (state: "contains" | "may contain") =>
    ALLERGENS.flatMap((allergen) => {
      const found = contents.find((content) => content.constituent === allergen && content.state === state);
      if (!found) return [];
      return [
        { allergen, foods: found.foods.map(({ name, reason }) => ({ name, ...(reason !== undefined && { reason }) })) },
      ];
    });
  const nutrition = portions === undefined ? undefined : nutritionOf(lines, portions);
  return {
    groups,
    ...(nutrition && { nutrition }),
    allergenGroups: {
      contains: inState("contains"),
      mayContain: inState("may contain"),
      free: ALLERGENS.filter((allergen) => isFreeOf(contents, allergen)),
    },
    diets: [],
  };
}

function readLine({ text, food: chosen }: RecipeToRead["ingredients"][number]["lines"][number]): ReadLineWire {
  const read = readIngredientLine(text, { foods: storyFoodTable });
  const key = chosen === undefined ? read.food : (chosen ?? undefined);
  const named = (each: string) => ({ key: each, name: storyFoodTable.nameOf(each) });
  const grams = read.grams ?? gramsOfPieces(read.amount);
  const suggested = [
    ...read.foods,
    ...read.alternatives,
    ...storyFoodTable.complete(read.name.slice(0, 3), { limit: 5 }),
  ];
  return {
    text,
    ...(read.amount?.unit && {
      amount: {
        quantity: read.amount.quantity,
        unit: read.amount.unit,
        ...(read.amount.upTo !== undefined && { quantityMax: read.amount.upTo }),
      },
    }),
    ...(read.name !== "" && { foodText: read.name }),
    food: key === undefined ? null : named(key),
    isChosen: chosen !== undefined,
    suggestions: [...new Set(suggested)].slice(0, 5).map(named),
    ...(read.preparation !== undefined && { preparation: read.preparation }),
    ...(read.note !== undefined && { note: read.note }),
    ...(key !== undefined && grams !== undefined && { grams }),
  };
}

function gramsOfPieces(amount: LineAmount | undefined): number | undefined {
  if (amount?.unit === "g") return amount.quantity;
  return amount?.unit === "piece" ? amount.quantity * PIECE_GRAMS : undefined;
}

function contentsOfFood(key: string | undefined): FoodContents | undefined {
  return key === undefined ? undefined : { contains: ALLERGENS_OF[key] ?? [], mayContain: [], reason: "" };
}

function nutritionOf(lines: readonly ReadLineWire[], portions: number): ReadRecipeWire["nutrition"] {
  const counted = lines.flatMap(({ food, grams }) => {
    const parts = food ? COMPOSITION[food.key] : undefined;
    return parts && grams !== undefined ? [{ parts, grams }] : [];
  });
  if (counted.length === 0) return undefined;
  const sum = (place: number) =>
    counted.reduce((total, { parts, grams }) => total + ((parts[place] ?? 0) * grams) / 100, 0) / portions;
  const weight = lines.reduce((total, { grams = 0 }) => total + grams, 0);
  const weightShare = counted.reduce((total, { grams }) => total + grams, 0) / weight;
  const nutrient = (place: number) => ({ grams: sum(place), weightShare });
  return {
    kcal: sum(0),
    protein: nutrient(1),
    carbs: nutrient(2),
    fat: nutrient(3),
    fiber: nutrient(4),
    salt: nutrient(5),
    saturatedFat: nutrient(6),
    linesKnown: counted.length,
    linesOfFood: lines.length,
  };
}
