import type { Food } from "./food.ts";
import type { FoodKey } from "./food_key.ts";

/** Maps every spelling of a food, normalized by {@linkcode foodWordsOf}, to its key. */
export type FoodNames = ReadonlyMap<string, FoodKey>;

// Words around a food's name that do not change the food. "Dried" and "smoked" are missing because they do.
const IGNORED_WORDS = new Set(
  [
    "a an the of some and or about few couple handful bunch piece pieces knob pinch dash splash drizzle sprig sprigs",
    "g gram grams kg kilo kilos mg oz ounce ounces lb lbs pound pounds ml cl dl l litre litres liter liters",
    "tsp teaspoon teaspoons tbsp tablespoon tablespoons cup cups pint pints can cans tin tins jar jars pack packs",
    "block blocks tub tubs carton cartons loaf loaves rasher rashers fillet fillets bulb bulbs wedge wedges punnet punnets",
    "sachet sachets tube tubes portion portions glass glasses bowl bowls floret florets stem stems ear ears ball balls",
    "packet packets bag bags bottle bottles box boxes clove cloves stalk stalks stick sticks head heads slice slices",
    "half quarter whole one two three four five six seven eight nine ten dozen small medium large big little extra",
    "fresh freshly ripe raw organic free range local leftover leftovers spare good quality best new frozen my our",
    "chopped diced sliced minced grated crushed peeled halved quartered cubed shredded torn cut finely roughly thinly",
    "boneless skinless lean pitted stale canned tinned jarred bit bits lots plenty",
  ].flatMap((line) => line.split(" ")),
);

// A can of tuna is canned tuna.
const CANNED_WORDS = new Set("can cans tin tins canned tinned".split(" "));

/** Further words of a text are ignored. */
const WORDS_MAX = 12;

/** Indexes the foods' names, plurals and aliases. */
export function indexFoodNames(foods: readonly Food[]): FoodNames {
  const spellings = foods.flatMap(({ key, name, plural, aliases, category }) =>
    [name, plural, ...aliases].map((text) => ({ key, words: foodWordsOf(text), category })),
  );
  // "Parsley leaves" are parsley, but a banana leaf is not a banana.
  const leaves = spellings
    .filter(({ category }) => category === "herb")
    .map(({ key, words }) => ({ key, words: [...words, "leaf"] }));
  // Later entries win: a food's real name beats the joined spelling or the key of another food.
  return new Map([
    ...leaves.map(({ key, words }) => [words.join(" "), key] as const),
    ...foods.map(({ key }) => [foodWordsOf(key).join(" "), key] as const),
    ...spellings.map(({ key, words }) => [words.join(""), key] as const),
    ...spellings.map(({ key, words }) => [words.join(" "), key] as const),
  ]);
}

/**
 * The food that a text names by its name, plural or an alias. Ignores case, accents and spaces ("chick peas" are
 * chickpeas), quantities, units and common adjectives ("2 ripe tomatoes", "garlic, finely chopped").
 *
 * @returns undefined if the text is no known food. Other words are never ignored to make a text match.
 */
export function matchFood(names: FoodNames, text: string): FoodKey | undefined {
  const words = foodWordsOf(text).slice(0, WORDS_MAX);
  // The longest phrase wins, so that "red bell pepper" is not "pepper".
  for (let length = words.length; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const around = [...words.slice(0, start), ...words.slice(start + length)];
      if (!around.every(isIgnored)) continue;
      const phrase = words.slice(start, start + length);
      const canned = around.some((word) => CANNED_WORDS.has(word)) ? entryOf(names, ["canned", ...phrase]) : undefined;
      const key = canned ?? entryOf(names, phrase);
      if (key !== undefined) return key;
    }
  }
  return undefined;
}

/** The entry that a text names exactly, in the singular or plural. Unlike {@linkcode matchFood}, no word is ignored. */
export function matchName<Entry>(names: ReadonlyMap<string, Entry>, text: string): Entry | undefined {
  const words = foodWordsOf(text);
  return words.length === 0 ? undefined : entryOf(names, words);
}

/** The foods of a general word ("beans"), in a text with only quantities and ignored words around it. */
export function matchGeneralWord(
  general: ReadonlyMap<string, readonly FoodKey[]>,
  text: string,
): { word: string; keys: readonly FoodKey[] } | undefined {
  const words = withoutIgnoredWords(text).split(" ");
  const before = words.slice(0, -1);
  // sound: there is a word
  for (const last of formsOf(words.at(-1) as string)) {
    const keys = general.get([...before, last].join(" "));
    if (keys) return { word: words.join(" "), keys };
  }
  return undefined;
}

/** A text without quantities, units and ignored words: the rest may be a food's name. */
export function withoutIgnoredWords(text: string): string {
  return foodWordsOf(text)
    .slice(0, WORDS_MAX)
    .filter((word) => !isIgnored(word))
    .join(" ");
}

function isIgnored(word: string): boolean {
  return IGNORED_WORDS.has(word) || /^\d/u.test(word);
}

function entryOf<Entry>(names: ReadonlyMap<string, Entry>, words: readonly string[]): Entry | undefined {
  const before = words.slice(0, -1);
  // sound: there is a word
  for (const last of formsOf(words.at(-1) as string)) {
    const phrase = [...before, last];
    const entry = names.get(phrase.join(" ")) ?? names.get(phrase.join(""));
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** Lower-case words of a text without accents, apostrophes and hyphens. */
export function foodWordsOf(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word and its possible singulars. Wrong ones do no harm: they are not a food's name. */
function formsOf(word: string): string[] {
  return [
    word,
    word.replace(/ies$/u, "y"),
    word.replace(/ves$/u, "f"),
    word.replace(/ves$/u, "fe"),
    word.replace(/es$/u, ""),
    word.replace(/s$/u, ""),
  ];
}
