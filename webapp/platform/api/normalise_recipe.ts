import { CUTS, type MeasuredFood, RECIPE_SCALES, UNITS } from "../../../core/amounts/mod.ts";
import type {
  AllergenGroups,
  AllergenOfRecipe,
  BrokenRuleOfRecipe,
  PartlyKnownNutrient,
  RecipeDetail,
  RecipeRating,
} from "./recipe_detail.ts";

export const EXTRA_PHOTOS_MAX = 4;

/**
 * Reads a recipe under any of the alternative field names of the specification. A field that is missing or of another
 * type is left out: an incomplete recipe is better than none.
 *
 * @returns undefined without both name and id.
 */
export function normaliseRecipe(reply: unknown): RecipeDetail | undefined {
  const recipe = fieldsOf(reply);
  const id = textOf(recipe["id"]);
  const name = textOf(recipe["name"]);
  if (!id && !name) return undefined;

  const mainImage = textOf(recipe["mainImage"]) ?? "";
  const nutrition = { ...fieldsOf(recipe["nutrition"]), ...fieldsOf(recipe["nutritionalInfo"]) };
  return {
    id: id ?? "",
    name: name ?? "",
    mainImage,
    photos: extraPhotos(recipe["images"], mainImage),
    description: first(textOf, recipe["description"], recipe["summary"], recipe["overview"]),
    servings: textOf(recipe["numberOfServings"]),
    totalTime: first(timeOf, recipe["totalTime"], recipe["time"], recipe["total_time"]),
    rating: ratingOf(recipe),
    ingredientGroups: ingredientGroups(recipe),
    scales: oneOf(RECIPE_SCALES, recipe["scales"]),
    instructions: instructionsOf(recipe),
    notes: textsOf(listOf(recipe["notes"])),
    calories: first(amountOf, nutrition["calories"], recipe["calories"], recipe["nutrition"]),
    protein: gramsOf(nutrition["protein"]),
    carbs: gramsOf(nutrition["carbs"]),
    fat: gramsOf(nutrition["fat"]),
    nutritionWeightShare: numberOf(nutrition["weightShare"]),
    fiber: partlyKnown(nutrition["fiber"]),
    saturatedFat: partlyKnown(nutrition["saturatedFat"]),
    salt: partlyKnown(nutrition["salt"]),
    allergens: allergenGroups(recipe["allergenGroups"]),
    brokenRules: listOf(recipe["brokenRules"]).flatMap(brokenRuleOf),
  };
}

function allergenGroups(sent: unknown): AllergenGroups | undefined {
  const groups = fieldsOf(sent);
  const contains = listOf(groups["contains"]).flatMap(allergenOf);
  const mayContain = listOf(groups["mayContain"]).flatMap(allergenOf);
  const free = textsOf(listOf(groups["free"]));
  return contains.length + mayContain.length + free.length === 0 ? undefined : { contains, mayContain, free };
}

function allergenOf(sent: unknown): AllergenOfRecipe[] {
  const { allergen, foods } = fieldsOf(sent);
  const name = textOf(allergen);
  if (name === undefined) return [];
  return [
    {
      allergen: name,
      foods: listOf(foods).flatMap((food) => {
        const foodName = textOf(fieldsOf(food)["name"]);
        return foodName === undefined ? [] : [{ name: foodName, reason: textOf(fieldsOf(food)["reason"]) }];
      }),
    },
  ];
}

/** Whatever is not certain only may be. */
function brokenRuleOf(sent: unknown): BrokenRuleOfRecipe[] {
  const { rule, state, disliked, foods, people } = fieldsOf(sent);
  const name = textOf(rule);
  if (name === undefined) return [];
  return [
    {
      rule: name,
      state: state === "contains" ? "contains" : "may contain",
      disliked: textOf(disliked),
      foods: textsOf(listOf(foods)),
      people: textsOf(listOf(people).map((person) => fieldsOf(person)["name"])).map((personName) => ({
        name: personName,
      })),
    },
  ];
}

function extraPhotos(images: unknown, mainImage: string): string[] {
  const photos = new Set(listOf(images).flatMap((image) => textOf(image) ?? []));
  photos.delete(mainImage);
  return [...photos].slice(0, EXTRA_PHOTOS_MAX);
}

/** `rating: { value, reviews }`, a bare `rating` beside `reviews`, or `aggregateRating` beside `ratingCount`. */
function ratingOf(recipe: Fields): RecipeRating {
  const rating = fieldsOf(recipe["rating"]);
  const aggregate = fieldsOf(recipe["aggregateRating"]);
  return {
    value: first(
      starsOf,
      rating["value"],
      recipe["rating"],
      aggregate["value"],
      aggregate["ratingValue"],
      recipe["aggregateRating"],
    ),
    reviews: first(countOf, rating["reviews"], recipe["reviews"], recipe["ratingCount"], aggregate["ratingCount"]) ?? 0,
  };
}

function ingredientGroups(recipe: Fields): RecipeDetail["ingredientGroups"] {
  const groups = [...listOf(recipe["ingredientGroups"]), ...listOf(recipe["ingredients"])].flatMap((entry) => {
    const group = fieldsOf(entry);
    const items = textsOf([...listOf(group["items"]), ...listOf(group["lines"])]);
    if (items.length === 0) return [];
    const title = first(textOf, group["title"], group["name"], group["groupTitle"]);
    const amounts = listOf(group["amounts"]).map(measuredFoodOf);
    // Amounts belong to lines by their place: without one for each line they are of no use.
    return [{ title, items, ...(amounts.length === items.length && { amounts }) }];
  });
  if (groups.length > 0) return groups;

  // A plain list, in its own field or in that of the groups.
  const lines = textsOf([...listOf(recipe["ingredientLines"]), ...listOf(recipe["ingredients"])]);
  return lines.length > 0 ? [{ title: undefined, items: lines }] : [];
}

function measuredFoodOf(sent: unknown): MeasuredFood | undefined {
  const fields = fieldsOf(sent);
  const quantity = numberOf(fields["quantity"]);
  const unit = oneOf(UNITS, fields["unit"]);
  const one = textOf(fields["one"]);
  const many = textOf(fields["many"]);
  if (quantity === undefined || quantity <= 0 || !unit || one === undefined || many === undefined) return undefined;
  const gramsPerMl = numberOf(fields["gramsPerMl"]);
  return {
    quantity,
    unit,
    one,
    many,
    gramsPerMl: gramsPerMl !== undefined && gramsPerMl > 0 ? gramsPerMl : undefined,
    cut: oneOf(CUTS, fields["cut"]),
    note: textOf(fields["note"]),
    toTaste: textOf(fields["toTaste"]),
    preparation: textOf(fields["preparation"]),
    optional: fields["optional"] === true,
  };
}

function partlyKnown(sent: unknown): PartlyKnownNutrient | undefined {
  const { amount, weightShare } = fieldsOf(sent);
  const grams = gramsOf(amount);
  const share = numberOf(weightShare);
  return grams === undefined || share === undefined ? undefined : { grams, weightShare: share };
}

function oneOf<T extends string>(values: readonly T[], sent: unknown): T | undefined {
  return values.find((value) => value === sent);
}

function instructionsOf(recipe: Fields): string[] {
  for (const field of ["instructions", "steps", "directions"]) {
    const steps = textsOf(listOf(recipe[field]));
    if (steps.length > 0) return steps;
  }
  return [];
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  // sound: an object's fields are unknown
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(values: readonly unknown[]): string[] {
  return values.flatMap((value) => textOf(value) ?? []);
}

/** The first of several values that can be read. */
function first<T>(read: (value: unknown) => T | undefined, ...values: readonly unknown[]): T | undefined {
  for (const value of values) {
    const found = read(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined;
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** A bare number counts minutes. */
function timeOf(value: unknown): string | undefined {
  return typeof value === "number" ? `${value} Min` : textOf(value);
}

/** A number, or a text that begins with one: "534 kcal". */
function amountOf(value: unknown): number | string | undefined {
  return typeof value === "number" ? value : textOf(value);
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" ? Number.parseFloat(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

function gramsOf(value: unknown): number | undefined {
  const grams = numberOf(value);
  return grams !== undefined && grams >= 0 ? grams : undefined;
}

function starsOf(value: unknown): number | undefined {
  const stars = numberOf(value);
  return stars !== undefined && stars > 0 && stars <= 5 ? stars : undefined;
}

function countOf(value: unknown): number | undefined {
  const count = numberOf(value);
  return count !== undefined && Number.isInteger(count) && count >= 0 ? count : undefined;
}
