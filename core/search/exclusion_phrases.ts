import type { ExcludableGroup } from "./excludable_groups.ts";

/** Phrases before an excluded food: "without nuts", "I can't eat nuts". Without apostrophes. */
export const EXCLUDING_PREFIXES = phrases(`
  without, without any, no, not, non, minus, sans, except, except for, excluding, exclude, leave out, leaving out, hold the,
  skip the, avoid, avoiding, omit, omitting, lacking, zero, instead of, rather than, anything but, other than, free from,
  free of, allergic to, allergy to, allergies to, anaphylactic to, intolerant to, intolerant of, intolerance to,
  intolerance of, sensitive to, sensitivity to, react to, cant eat, cant have, cant tolerate, cant stand, can not eat,
  can not have, cannot eat, cannot have, cannot tolerate, cannot stand, couldnt eat, shouldnt eat, should not eat, mustnt eat,
  must not eat, must not have, must not contain, dont eat, do not eat, dont have, do not have, dont like, do not like,
  dont want, do not want, doesnt eat, does not eat, doesnt like, does not like, doesnt have, does not have,
  doesnt contain, does not contain, dont contain, do not contain, doesnt include, does not include, wont eat, will not eat,
  never eat, hate, hates, dislike, dislikes`);

/** Words after an excluded food: "nut-free", "nut allergy". */
export const EXCLUDING_POSTFIXES: ReadonlySet<string> = new Set(
  "free allergy allergies allergic allergen intolerance intolerances intolerant sensitivity sensitive".split(" "),
);

/** Endings of one word: "eggless", "glutenfree". Only after the name of a food, since others are no exclusion: "seedless". */
export const EXCLUDING_ENDINGS = /^(.+?)(?:free|less)$/u;
/** They describe a food. They do not exclude it from a dish. */
export const NOT_EXCLUDING_ENDINGS: ReadonlySet<string> = new Set("seedless boneless skinless".split(" "));

/** Phrases that look like an exclusion and are none, with the search words that they mean. */
export const HARMLESS_PHRASES: ReadonlyMap<string, readonly string[]> = new Map([
  ...each(
    "nobake",
    "no bake, no baking, no oven, not baked, without oven, without an oven, without the oven, without baking",
  ),
  ...each("nobake", "no need for an oven, dont have an oven, do not have an oven, oven free, no bakes"),
  ...each("nocook", "no cook, no cooking, without cooking, without any cooking"),
  ...each("no knead", "no knead, without kneading, no kneading"),
  ...each("no churn", "no churn, without churning, no churning"),
  ...each(
    "",
    "no fuss, no frills, no nonsense, no stress, no hassle, no fail, never fail, no mess, no waste, zero waste, no effort, " +
      "zero effort, no time, in no time, no problem, no idea, no ideas, no recipe, no matter, no more than, not more than, " +
      "no longer than, not longer than, not only, no one, why not, if not, or not, whether or not, non stick, free range, " +
      "hands free, hand free, stress free, guilt free, worry free, fuss free, hassle free, mess free, waste free, " +
      "plastic free, cruelty free, tax free, for free, free food, free recipe, free recipes, allergy friendly",
  ),
]);

/** A way to cook that a query can leave out. */
export const EXCLUDED_METHODS: ReadonlyMap<string, ExcludableGroup> = new Map(
  [...phrases("fried, frying, fried food, fried foods, fry, deep fried, deep frying, deep fry, pan frying")].map(
    (words) => [words, { name: "what is fried", tags: ["fried"] }],
  ),
);

/** Words between a prefix and the food: "without any added sugar". */
export const BEFORE_FOODS: ReadonlySet<string> = new Set(
  (
    "any a an the added extra of all some my our your his her their too much many very so really overly that kind kinds sort " +
    "sorts type types with containing contain contains made using use eating eat having have raw fresh traces trace bits " +
    "from either"
  ).split(" "),
);

/** Words after the food that belong to its exclusion: "dairy products", "gluten ingredients". */
export const AFTER_FOODS: ReadonlySet<string> = new Set(
  "product products allergy allergies ingredient ingredients stuff things items protein proteins".split(" "),
);

/** Words after which a list of foods has ended, as it has at the end of the text. */
export const LIST_ENDS: ReadonlySet<string> = new Set(
  "with in for under please but that which because from using on at".split(" "),
);

/** Words for a dish or a meal. A family of foods before one of them may still belong to a list: "no egg and dairy breakfast". */
export const DISH_WORDS: ReadonlySet<string> = new Set(
  (
    "dinner lunch breakfast brunch supper snack meal dish dessert recipe food dinners lunches breakfasts snacks meals dishes " +
    "desserts recipes"
  ).split(" "),
);

function phrases(list: string): ReadonlySet<string> {
  return new Set(list.split(",").map((phrase) => phrase.trim()));
}

function each(words: string, list: string): [string, string[]][] {
  return [...phrases(list)].map((phrase) => [phrase, words === "" ? [] : words.split(" ")]);
}

/** Words after a diet or a postfix that add nothing: "coeliac-friendly". */
export const AFTER_DIETS: ReadonlySet<string> = new Set("friendly diet safe".split(" "));
