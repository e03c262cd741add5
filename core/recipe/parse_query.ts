import { type Constituent, type Content, isFreeOf } from "./contents.ts";
import { searchWords } from "./search_words.ts";

/** A parsed search text. */
export interface RecipeQuery {
  /** Words that a recipe must have, in lower case, each once; see {@linkcode searchWords}. */
  readonly words: readonly string[];
  /** Foods that it must not have; a food may have several words: "coconut milk". */
  readonly without: readonly string[];
  /** Longest time; any if undefined. */
  readonly maxMinutes: number | undefined;
}

/** What "quick" means, in minutes. */
export const QUICK_MINUTES = 30;
const WEEKNIGHT_MINUTES = 45;

/** Energy of a serving up to which a dish is "light", in kilocalories. */
const LIGHT_KCAL = 400;
/** Carbohydrate of a serving up to which a dish is "low carb", in grams. */
const LOW_CARB_GRAMS = 20;

/** Search words by their other spellings. A claim is one word in the search index: "free" alone would find several. */
const SYNONYMS = invert({
  glutenfree: "gluten free, wheat free, gf",
  dairyfree: "dairy free, milk free, lactose free",
  eggfree: "egg free",
  nutfree: "nut free",
  vegetarian: "meat free, meatless, veggie",
  vegan: "plant based, plantbased",
  highprotein: "high protein, protein rich",
  lowcarb: "low carb",
  light: "low calorie, healthy",
  nobake: "no bake, no oven",
  dinner: "supper",
  breakfast: "brunch",
  snack: "starter, appetizer, appetiser, nibble",
  main: "entree",
  dessert: "afters",
  sandwich: "sarnie",
});

const QUICK_WORDS: ReadonlyMap<string, number> = new Map([
  ["quick", QUICK_MINUTES],
  ["fast", QUICK_MINUTES],
  ["speedy", QUICK_MINUTES],
  ["weeknight", WEEKNIGHT_MINUTES],
]);

/** Most foods that one query can exclude. */
const EXCLUDED_FOODS_MAX = 6;

// Words that say nothing about the dish.
const FILLERS = words(
  "recipe idea easy simple homemade best tasty delicious good nice some something for me my i want make how what dish " +
    "meal food please tonight today a an the with and or to of in on at is",
);
const LIMITERS = words("under below within in less than max maximum up to about at most only");
const EXCLUDING_WORDS = words("without no minus sans");
/** Words after "no" that are not foods: "no-knead bread". */
const NOT_FOODS = words("knead cook churn fuss");
const BETWEEN_FOODS = words("and or ,");
const AFTER_FOODS = words("with in for under");

/**
 * Parses a search text: words for dishes, foods, kinds and diets; a longest time ("under 30 minutes", "half an hour",
 * "quick"); excluded foods ("without coconut"); claims in any spelling ("gluten-free", "veggie"). Everything else is a
 * search word.
 */
export function parseQuery(text: string): RecipeQuery {
  const found: string[] = [];
  const without: string[] = [];
  let maxMinutes: number | undefined;
  for (let rest = tokens(text); rest.length > 0; ) {
    const [first, second = ""] = rest as [string, ...string[]];
    const time = timeAtStart(rest);
    const claim = SYNONYMS.get(`${first} ${singular(second)}`);
    let length = 1;
    if (time) {
      maxMinutes = Math.min(maxMinutes ?? time.minutes, time.minutes);
      found.splice(found.findLastIndex((word) => !LIMITERS.has(word)) + 1);
      length = time.length;
    } else if (claim) {
      found.push(...claim);
      length = 2;
    } else if (EXCLUDING_WORDS.has(first) && second !== "" && !NOT_FOODS.has(second)) {
      const end = rest.findIndex((word) => AFTER_FOODS.has(word));
      length = end < 0 ? rest.length : end;
      without.push(...foodsIn(rest.slice(1, length)));
    } else {
      found.push(...(SYNONYMS.get(first) ?? SYNONYMS.get(singular(first)) ?? [first]));
    }
    rest = rest.slice(length);
  }
  const kept = found.filter((word) => !FILLERS.has(singular(word)));
  // "Meat" is not in the food table.
  const isMeatless = without.includes("meat");
  return {
    words: searchWords([...kept, ...(isMeatless ? ["vegetarian"] : [])].join(" ")),
    without: without.filter((food) => food !== "meat").slice(0, EXCLUDED_FOODS_MAX),
    maxMinutes,
  };
}

/** Regions by the cuisines that belong to them. */
const REGIONS = invert({
  african: "Egyptian, Ethiopian, Moroccan, Nigerian, Senegalese, South African, Tunisian",
  "north african": "Egyptian, Moroccan, Tunisian",
  "west african": "Nigerian, Senegalese",
  asian:
    "Chinese, Filipino, Indian, Indonesian, Japanese, Korean, Malaysian, South Asian, Sri Lankan, Thai, Vietnamese",
  "east asian": "Chinese, Japanese, Korean",
  "southeast asian": "Filipino, Indonesian, Malaysian, Thai, Vietnamese",
  "south asian": "Indian, Sri Lankan",
  caribbean: "Cuban, Jamaican",
  "latin american": "Argentine, Brazilian, Cuban, Mexican, Peruvian",
  "south american": "Argentine, Brazilian, Peruvian",
  "middle eastern": "Egyptian, Lebanese, Levantine, Persian, Turkish",
  scandinavian: "Danish, Swedish",
  nordic: "Danish, Scandinavian, Swedish",
  "eastern european": "Georgian, Hungarian, Polish, Ukrainian",
  european:
    "Austrian, British, Danish, Dutch, French, German, Greek, Hungarian, Irish, Italian, Polish, Portuguese, " +
    "Scandinavian, Spanish, Swedish, Swiss, Ukrainian",
});

/** Search words derived from a recipe's times, nutrients, contents, steps and cuisine. A claim needs a dish that is free of it. */
export function searchTagsOf(recipe: {
  readonly cuisine: string;
  readonly totalMinutes: number;
  readonly contents: readonly Content[];
  readonly preferences: readonly string[];
  readonly nutrition: { readonly kcal: number; readonly carbsGrams: number };
  readonly steps: readonly string[];
}): string[] {
  const { cuisine, totalMinutes, contents, preferences, nutrition, steps } = recipe;
  return [
    ...(isFreeOf(contents, "gluten") ? ["glutenfree"] : []),
    ...(preferences.includes("High-Protein") ? ["highprotein"] : []),
    ...(isFreeOf(contents, "milk") ? ["dairyfree"] : []),
    ...(isFreeOf(contents, "eggs") ? ["eggfree"] : []),
    ...(isFreeOf(contents, "nuts", "peanuts") ? ["nutfree"] : []),
    ...contents.map(({ constituent }) => constituentTag(constituent)),
    ...(nutrition.kcal <= LIGHT_KCAL ? ["light"] : []),
    ...(nutrition.carbsGrams <= LOW_CARB_GRAMS ? ["lowcarb"] : []),
    ...(steps.some((step) => /\b(?:oven|grill)\b/iu.test(step)) ? [] : ["nobake"]),
    ...(REGIONS.get(cuisine) ?? []),
    ...TIMES.filter((minutes) => totalMinutes <= minutes).map(timeTag),
  ];
}

/**
 * The index word of recipes that contain or may contain this, by which a query excludes them. It begins like no food: the
 * last word of a query is a prefix, and "milk" must not find it.
 */
export function constituentTag(constituent: Constituent): string {
  return `with${constituent}`;
}

/** Times with a word in the search index, in minutes. For another time, the next longer word is looked up and filtered. */
const TIMES = [10, 15, 20, 30, 45, 60, 90, 120];

/** The index word that covers all recipes up to this time; undefined if the time is too long for one. */
export function timeTagFor(maxMinutes: number): string | undefined {
  const bound = TIMES.find((minutes) => minutes >= maxMinutes);
  return bound === undefined ? undefined : timeTag(bound);
}

function timeTag(minutes: number): string {
  return `within${minutes}min`;
}

/** The time that a text begins with, and how many words say it. */
function timeAtStart(typed: readonly string[]): { minutes: number; length: number } | undefined {
  const quick = QUICK_WORDS.get(typed[0] as string);
  if (quick !== undefined) return { minutes: quick, length: 1 };
  const text = typed.join(" ");
  if (/^half an? hour(?: |$)/u.test(text)) return { minutes: 30, length: 3 };
  if (/^an? hour(?: |$)/u.test(text)) return { minutes: 60, length: 2 };
  const [, number, space, unit] = /^(\d{1,3})( ?)(?:minute|min|m|(hour|hr|h))s?(?: |$)/u.exec(text) ?? [];
  return number === undefined ? undefined : { minutes: Number(number) * (unit ? 60 : 1), length: space ? 2 : 1 };
}

/** "nuts, eggs and coconut milk" are three foods. */
function foodsIn(typed: readonly string[]): string[] {
  const foods = typed.map((word) => (BETWEEN_FOODS.has(word) ? "," : word)).join(" ");
  return foods
    .split(",")
    .map((food) => food.trim())
    .filter((food) => food !== "");
}

function tokens(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+|,/gu) ?? []
  );
}

function singular(word: string): string {
  return word.replace(/s$/u, "");
}

function words(line: string): ReadonlySet<string> {
  return new Set(line.split(" "));
}

/** Maps each entry of the comma-separated lists to the keys of its lists. */
function invert(lists: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const [key, list] of Object.entries(lists)) {
    for (const entry of list.split(", ")) keys.set(entry, [...(keys.get(entry) ?? []), key]);
  }
  return keys;
}
