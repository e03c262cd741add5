import { searchWords } from "./search_words.ts";

/** A search text as it was understood. */
export interface RecipeQuery {
  /** What a recipe is to hold, in lower case, each word once; see {@linkcode searchWords}. */
  readonly words: readonly string[];
  /** Foods that it is not to hold, each of one word or several with blanks between: "coconut milk". */
  readonly without: readonly string[];
  /** Longest time in minutes; any where undefined. */
  readonly maxMinutes: number | undefined;
}

/** What "quick" means, in minutes. */
export const QUICK_MINUTES = 30;
const WEEKNIGHT_MINUTES = 45;

/** Energy of a serving up to which a dish is "light", in kilocalories. */
const LIGHT_KCAL = 400;
/** Carbohydrate of a serving up to which a dish is "low carb", in grams. */
const LOW_CARB_GRAMS = 20;

// Typed apart or together, a claim is one word of the index: "free" alone would find every claim of that kind.
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

/** Most foods that one query leaves out. */
const FOODS_LEFT_OUT_MAX = 6;

// They tell nothing of the dish.
const FILLERS = words(
  "recipe idea easy simple homemade best tasty delicious good nice some something for me my i want make how what dish " +
    "meal food please tonight today a an the with and or to of in on at is",
);
const LIMITERS = words("under below within in less than max maximum up to about at most only");
const LEAVING_OUT = words("without no minus sans");
/** "No-knead bread" leaves out no food. */
const NO_FOODS = words("knead cook churn fuss");
const BETWEEN_FOODS = words("and or ,");
const AFTER_FOODS = words("with in for under");
const MINUTES = words("min minute m");
const HOURS = words("hour h hr");

/**
 * Understands what a cook types: words of dishes, foods, kinds and diets; a longest time ("under 30 minutes", "half an
 * hour", "quick"); foods to leave out ("without coconut"); claims however they are spelled ("gluten-free", "veggie").
 * Whatever it does not understand stays a word to be found.
 */
export function parseQuery(text: string): RecipeQuery {
  const typed = tokens(text);
  const found: string[] = [];
  const without: string[] = [];
  let maxMinutes: number | undefined;
  for (let at = 0; at < typed.length; ) {
    const time = timeAt(typed, at);
    const claim = CLAIM_WORDS[`${typed[at]} ${singular(typed[at + 1] ?? "")}`];
    const leavesOut = LEAVING_OUT.has(typed[at] ?? "") && !NO_FOODS.has(typed[at + 1] ?? "knead");
    if (time) {
      maxMinutes = Math.min(maxMinutes ?? time.minutes, time.minutes);
      while (LIMITERS.has(found.at(-1) ?? "")) found.pop();
      at += time.length;
    } else if (claim) {
      found.push(claim);
      at += 2;
    } else if (leavesOut) {
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
  const told = found.filter((word) => word !== "," && !FILLERS.has(singular(word)));
  // "Meat" is no food of the table.
  const isMeatless = without.includes("meat");
  return {
    words: searchWords([...told, ...(isMeatless ? ["vegetarian"] : [])].join(" ")),
    without: without.filter((food) => food !== "meat").slice(0, FOODS_LEFT_OUT_MAX),
    maxMinutes,
  };
}

/** Where a cuisine is at home, as far as people ask for more than a country. */
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

/** The words of the index that say what figures say, and where a cuisine is at home: what a recipe of these facts is found by. */
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

/** Bounds that are words of the index, in minutes: asked for another one, the next longer is looked up and filtered. */
const TIMES = [10, 15, 20, 30, 45, 60, 90, 120];

/** The word of the index that holds at least all recipes of this time; none where they are too many to say. */
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
