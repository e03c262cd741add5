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

// A claim is one word in the search index: "free" alone would find all claims of that kind.
const CLAIM_WORDS: Readonly<Record<string, string>> = {
  "gluten free": "glutenfree",
  "wheat free": "glutenfree",
  "dairy free": "dairyfree",
  "milk free": "dairyfree",
  "lactose free": "dairyfree",
  "egg free": "eggfree",
  "nut free": "nutfree",
  "meat free": "vegetarian",
  "high protein": "highprotein",
  "protein rich": "highprotein",
  "low carb": "lowcarb",
  "low calorie": "light",
  "plant based": "vegan",
  "no bake": "nobake",
  "no oven": "nobake",
};

const OTHER_WORDS: Readonly<Record<string, string>> = {
  gf: "glutenfree",
  veggie: "vegetarian",
  meatless: "vegetarian",
  plantbased: "vegan",
  healthy: "light",
  supper: "dinner",
  brunch: "breakfast",
  starter: "snack",
  appetizer: "snack",
  appetiser: "snack",
  nibble: "snack",
  entree: "main",
  afters: "dessert",
  sarnie: "sandwich",
};

const QUICK_WORDS: Readonly<Record<string, number>> = {
  quick: QUICK_MINUTES,
  fast: QUICK_MINUTES,
  speedy: QUICK_MINUTES,
  weeknight: WEEKNIGHT_MINUTES,
};

/** Most foods that one query excludes. */
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
const MINUTES = words("min minute m");
const HOURS = words("hour h hr");

/**
 * Parses a search text: words for dishes, foods, kinds and diets; a longest time ("under 30 minutes", "half an hour",
 * "quick"); excluded foods ("without coconut"); claims in any spelling ("gluten-free", "veggie"). Everything else is a
 * search word.
 */
export function parseQuery(text: string): RecipeQuery {
  const typed = tokens(text);
  const found: string[] = [];
  const without: string[] = [];
  let maxMinutes: number | undefined;
  for (let at = 0; at < typed.length; ) {
    const time = timeAt(typed, at);
    const claim = CLAIM_WORDS[`${typed[at]} ${singular(typed[at + 1] ?? "")}`];
    const isExclusion = EXCLUDING_WORDS.has(typed[at] ?? "") && !NOT_FOODS.has(typed[at + 1] ?? "knead");
    if (time) {
      maxMinutes = Math.min(maxMinutes ?? time.minutes, time.minutes);
      while (LIMITERS.has(found.at(-1) ?? "")) found.pop();
      at += time.length;
    } else if (claim) {
      found.push(claim);
      at += 2;
    } else if (isExclusion) {
      const end = typed.findIndex((word, place) => place > at && AFTER_FOODS.has(word));
      const foods = typed.slice(at + 1, end < 0 ? undefined : end);
      without.push(...foodsIn(foods));
      at += 1 + foods.length;
    } else {
      const word = typed[at] ?? "";
      found.push(OTHER_WORDS[word] ?? OTHER_WORDS[singular(word)] ?? word);
      at += 1;
    }
  }
  const kept = found.filter((word) => word !== "," && !FILLERS.has(singular(word)));
  // "Meat" is not in the food table.
  const isMeatless = without.includes("meat");
  return {
    words: searchWords([...kept, ...(isMeatless ? ["vegetarian"] : [])].join(" ")),
    without: without.filter((food) => food !== "meat").slice(0, EXCLUDED_FOODS_MAX),
    maxMinutes,
  };
}

/** Regions of the cuisines that people search for. */
const REGIONS: Readonly<Record<string, string>> = regions({
  african: "Egyptian Ethiopian Moroccan Nigerian Senegalese South-African Tunisian",
  "north african": "Egyptian Moroccan Tunisian",
  "west african": "Nigerian Senegalese",
  asian: "Chinese Filipino Indian Indonesian Japanese Korean Malaysian South-Asian Sri-Lankan Thai Vietnamese",
  "east asian": "Chinese Japanese Korean",
  "southeast asian": "Filipino Indonesian Malaysian Thai Vietnamese",
  "south asian": "Indian Sri-Lankan",
  caribbean: "Cuban Jamaican",
  "latin american": "Argentine Brazilian Cuban Mexican Peruvian",
  "south american": "Argentine Brazilian Peruvian",
  "middle eastern": "Egyptian Lebanese Levantine Persian Turkish",
  scandinavian: "Danish Swedish",
  nordic: "Danish Scandinavian Swedish",
  "eastern european": "Georgian Hungarian Polish Ukrainian",
  european:
    "Austrian British Danish Dutch French German Greek Hungarian Irish Italian Polish Portuguese Scandinavian Spanish Swedish Swiss Ukrainian",
});

function regions(cuisines: Readonly<Record<string, string>>): Record<string, string> {
  const byCuisine: Record<string, string> = {};
  for (const [region, line] of Object.entries(cuisines)) {
    for (const cuisine of line.replaceAll("-", "\u00A0").split(" ")) {
      const name = cuisine.replace("\u00A0", " ");
      byCuisine[name] = [byCuisine[name] ?? "", region].join(" ").trim();
    }
  }
  return byCuisine;
}

/** Search words derived from a recipe's times, nutrients, allergens, steps and cuisine. */
export function searchTagsOf(recipe: {
  readonly cuisine: string;
  readonly totalMinutes: number;
  readonly allergens: readonly string[];
  readonly preferences: readonly string[];
  readonly nutrition: { readonly kcal: number; readonly carbsGrams: number };
  readonly steps: readonly string[];
}): string[] {
  const contains = (...allergens: readonly string[]) => allergens.some((each) => recipe.allergens.includes(each));
  return [
    recipe.preferences.includes("Gluten-Free") ? "glutenfree" : "",
    recipe.preferences.includes("High-Protein") ? "highprotein" : "",
    contains("milk") ? "" : "dairyfree",
    contains("eggs", "egg") ? "" : "eggfree",
    contains("nuts", "tree-nuts", "peanuts", "peanut") ? "" : "nutfree",
    recipe.nutrition.kcal <= LIGHT_KCAL ? "light" : "",
    recipe.nutrition.carbsGrams <= LOW_CARB_GRAMS ? "lowcarb" : "",
    recipe.steps.some((step) => /\b(?:oven|grill)\b/iu.test(step)) ? "" : "nobake",
    REGIONS[recipe.cuisine] ?? "",
    ...TIMES.filter((minutes) => recipe.totalMinutes <= minutes).map(timeTag),
  ].filter((tag) => tag !== "");
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

function timeAt(typed: readonly string[], at: number): { minutes: number; length: number } | undefined {
  const [first = "", second = "", third = ""] = typed.slice(at, at + 3);
  const quick = QUICK_WORDS[first];
  if (quick !== undefined) return { minutes: quick, length: 1 };
  if (first === "half" && /^an?$/u.test(second) && third === "hour") return { minutes: 30, length: 3 };
  if (/^an?$/u.test(first) && second === "hour") return { minutes: 60, length: 2 };
  const [, number = "", unit = second] = /^(\d{1,3})([a-z]+)?$/u.exec(first) ?? [];
  const length = unit === second ? 2 : 1;
  if (number === "" || unit === "") return undefined;
  if (MINUTES.has(singular(unit))) return { minutes: Number(number), length };
  return HOURS.has(singular(unit)) ? { minutes: Number(number) * 60, length } : undefined;
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
  return word.length > 3 ? word.replace(/s$/u, "") : word;
}

function words(line: string): ReadonlySet<string> {
  return new Set(line.split(" "));
}
