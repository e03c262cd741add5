import { PREFERENCES, type Preference } from "../account/mod.ts";
import { type MeasuredFood, quantityText, type Unit } from "../amounts/mod.ts";
import {
  type FoodTable,
  isFreeOf,
  isHighProtein,
  type Nutrition,
  nutritionOfFoods,
  principalFoodsIn,
  unknownFoodKey,
} from "../food/mod.ts";
import {
  DISH_TYPES,
  type DishType,
  type IngredientLine,
  NO_CUISINE,
  type Recipe,
  type RecipeId,
} from "../recipe/mod.ts";
import { MEAL_TIMES, type MealTime } from "../shared/mod.ts";
import type { ReadLine, ReadRecipe } from "./read_recipe.ts";
import type { WrittenRecipe } from "./written_recipe.ts";

/** Portions of a recipe that does not say how many it makes. Its page says that they are assumed. */
const ASSUMED_PORTIONS = 4;
/** Minutes of a recipe that does not say how long it takes, for plans. Nothing shows them. */
export const ASSUMED_MINUTES = 40;

/** Preferences that follow from the foods; a tag alone does not make a dish gluten-free. */
const CLAIMS: readonly Preference[] = ["Gluten-Free", "High-Protein"];

const PORTIONS_NOTE = `The recipe does not say for how many portions its amounts are. They are taken to be for ${ASSUMED_PORTIONS}.`;

const MEALS_OF_TAGS: readonly (readonly [RegExp, MealTime])[] = [
  [/^(?:breakfast|brunch|frühstück|petit[- ]déjeuner|desayuno|colazione|ontbijt)s?$/iu, "Breakfast"],
  [/^(?:lunch|mittagessen|déjeuner|almuerzo|comida|pranzo)(?:es)?$/iu, "Lunch"],
  [
    /^(?:dinner|supper|main(?: dish| course)?|mains|abendessen|hauptgericht|dîner|plat(?: principal)?|cena|secondo)s?$/iu,
    "Dinner",
  ],
  [/^(?:snack|dessert|sweet|cake|cookie|biscuit|nachtisch|kuchen|postre|dolce|goûter)s?$/iu, "Snacks"],
];
/** Dishes of these kinds that are no whole meal. */
const NO_MEALS: readonly DishType[] = ["Beverage", "drinks", "Bread", "Sauce"];

/** A written recipe as the recipe that is planned, searched for and cooked. */
export interface RecipeOfWritten extends Recipe {
  /** Whether the recipe says how long it takes. */
  readonly isTimeKnown: boolean;
}

/**
 * Stored with each own recipe: the release's way from what is written to the recipe that is planned and searched for. Raise it
 * when stored recipes shall get what a release reads in addition, such as allergens; see `deriveOwnRecipesAgain`.
 */
export const RECIPE_DERIVATION = 2;

export interface RecipeOfWrittenInput {
  readonly id: RecipeId;
  readonly written: WrittenRecipe;
  /** The result of {@linkcode readRecipe}. */
  readonly read: ReadRecipe;
  /** Addresses of its pictures, the main one first. At least one. */
  readonly images: readonly [main: string, ...others: string[]];
}

/**
 * The recipe as the product shows it. Unknown foods count against it where a food rule may depend on them: a line with an
 * unknown food may contain everything.
 */
export function recipeOfWritten(
  { id, written, read, images }: RecipeOfWrittenInput,
  foods: FoodTable,
): RecipeOfWritten {
  const { portions, prepMinutes, cookMinutes, tags } = written;
  const [mainImage, ...others] = images;
  const principal = principalFoodsIn(read.eaten);
  const totalMinutes = written.totalMinutes ?? sumOf(prepMinutes, cookMinutes);
  const dishTypes = DISH_TYPES.filter((type) => hasTag(tags, type));
  const nutrition = read.nutrition ?? unknownNutrition();
  return {
    id,
    name: written.name,
    description: written.description ?? "",
    cuisine: NO_CUISINE,
    keywords: tags,
    dishTypes,
    preferences: preferencesOf(tags, { read, nutrition }),
    diets: read.diets,
    contents: read.contents,
    principalKind: principal.kind,
    servings: portions ?? ASSUMED_PORTIONS,
    scales: "freely",
    totalMinutes: totalMinutes ?? ASSUMED_MINUTES,
    isTimeKnown: totalMinutes !== undefined,
    activeMinutes: Math.min(prepMinutes ?? ASSUMED_MINUTES, totalMinutes ?? ASSUMED_MINUTES),
    meals: mealsOf(tags, dishTypes),
    mainImage,
    images: others,
    ingredientGroups: read.groups.map(({ title, lines }) => ({
      title,
      items: lines.map((line) => ({
        ...ingredientLine(line, foods),
        principal: line.food !== undefined && principal.foods.has(line.food),
      })),
    })),
    steps: written.steps,
    notes: [...written.notes, ...(portions === undefined ? [PORTIONS_NOTE] : [])],
    nutrition,
  };
}

function ingredientLine(line: ReadLine, foods: FoodTable): Omit<IngredientLine, "principal"> {
  const { text, food, foodText, otherFoods, alternatives, grams, optional, isFood } = line;
  const measured = measuredOf(line, foods);
  const words = foodText === "" ? text : foodText;
  return {
    food: food ?? unknownFoodKey(words),
    foodName: food === undefined ? words : foods.nameOf(food),
    text,
    ...(measured && { measured }),
    ...(grams !== undefined && { grams: Math.round(grams * 100) / 100 }),
    // Baking paper is no reason why a dish cannot be cooked.
    optional: optional || !isFood,
    ...(otherFoods.length > 0 && { seasonings: otherFoods }),
    ...(alternatives.length > 0 && { alternatives }),
  };
}

function measuredOf(
  { amount, packs, size, food, foodText, preparation, note, optional }: ReadLine,
  foods: FoodTable,
): MeasuredFood | undefined {
  if (foodText === "") return undefined;
  if (amount === undefined) return countedOf({ packs, size, foodText, preparation, note, optional });
  const { quantity, unit, quantityMax } = amount;
  const known = food === undefined ? undefined : foods.get(food);
  const isNamed = known !== undefined && [known.name, known.plural].includes(foodText.toLowerCase());
  const isCounted = unit === "piece";
  const sized = (name: string) => (isCounted && size !== undefined ? `${size} ${name}` : name);
  const [oneUnit, manyUnits] = BEHIND_NAME[unit] ?? [];
  const behind = (name: string, word: string | undefined) => (word === undefined ? name : `${name} ${word}`);
  // "1 can", "2 large"
  const packed = packs && [quantityText(packs.quantity), isCounted ? "" : size, packs.word].filter(Boolean).join(" ");
  const notes = [packed, note].filter((each) => each !== undefined).join(", ");
  return {
    quantity: quantityMax ?? quantity,
    unit,
    one: sized(isNamed && isCounted ? known.name : behind(foodText, oneUnit)),
    many: sized(isNamed && isCounted ? known.plural : behind(foodText, manyUnits)),
    ...(notes !== "" && { note: notes }),
    ...(preparation !== undefined && { preparation }),
    ...(optional && { optional }),
  };
}

/** Units that an amount has no word for: "2 garlic cloves". */
const BEHIND_NAME: Partial<Readonly<Record<Unit, readonly [one: string, many: string]>>> = {
  clove: ["clove", "cloves"],
  leaf: ["leaf", "leaves"],
  fillet: ["fillet", "fillets"],
  stick: ["stick", "sticks"],
};

/** Words that foods are counted by, and that are no units: "1 head of garlic". */
const COUNTED_BY: Readonly<Record<string, string>> = {
  head: "heads",
  box: "boxes",
  jar: "jars",
  pack: "packs",
  packet: "packets",
  package: "packages",
  bag: "bags",
  carton: "cartons",
  bottle: "bottles",
  tube: "tubes",
  tub: "tubs",
  container: "containers",
  sachet: "sachets",
  envelope: "envelopes",
  knob: "knobs",
  log: "logs",
  sheet: "sheets",
};

function countedOf({
  packs,
  size,
  foodText,
  preparation,
  note,
  optional,
}: Pick<ReadLine, "packs" | "size" | "foodText" | "preparation" | "note" | "optional">): MeasuredFood | undefined {
  const word = packs?.word.toLowerCase() ?? "";
  const counted = Object.entries(COUNTED_BY).find((forms) => forms.includes(word));
  if (!packs || !counted) return undefined;
  const [one, many] = counted;
  const named = (form: string) => `${size === undefined ? "" : `${size} `}${form} of ${foodText}`;
  return {
    quantity: packs.quantity,
    unit: "piece",
    one: named(one),
    many: named(many),
    ...(note !== undefined && { note }),
    ...(preparation !== undefined && { preparation }),
    ...(optional && { optional }),
  };
}

function preferencesOf(
  tags: readonly string[],
  { read, nutrition }: { read: ReadRecipe; nutrition: Nutrition },
): Preference[] {
  const holds: Partial<Record<Preference, boolean>> = {
    "Gluten-Free": read.linesOfFood > 0 && isFreeOf(read.contents, "gluten"),
    "High-Protein": isHighProtein(nutrition),
  };
  return PREFERENCES.filter((each) => (CLAIMS.includes(each) ? holds[each] : hasTag(tags, each)));
}

function mealsOf(tags: readonly string[], dishTypes: readonly DishType[]): MealTime[] {
  const named = new Set(
    tags.flatMap((tag) => MEALS_OF_TAGS.filter(([word]) => word.test(tag.trim())).map(([, meal]) => meal)),
  );
  if (named.size > 0) return MEAL_TIMES.filter((meal) => named.has(meal));
  return dishTypes.some((type) => NO_MEALS.includes(type)) ? [] : ["Lunch", "Dinner"];
}

function hasTag(tags: readonly string[], wanted: string): boolean {
  return tags.some((tag) => tag.trim().toLowerCase() === wanted.toLowerCase());
}

function sumOf(prep: number | undefined, cook: number | undefined): number | undefined {
  return prep === undefined && cook === undefined ? undefined : (prep ?? 0) + (cook ?? 0);
}

function unknownNutrition(): Nutrition {
  return nutritionOfFoods([], { servings: ASSUMED_PORTIONS });
}
