import type { FoodKey, FoodTable } from "../food/mod.ts";
import { foodWordsOf, removeAccents } from "../food/mod.ts";
import { foreignMeaning } from "./foreign_words.ts";
import type { IntentTag } from "./intent_tags.ts";
import type { RecipeQuery } from "./parse_query.ts";

/** One thing that a search text names: a word, or a food by any of its names. A recipe may have it as text or as a food. */
export interface QueryUnit {
  /** The words as typed. */
  readonly typed: readonly string[];
  /** The words that name it in a text, without accents: as typed, and for a food also its other names. */
  readonly spellings: readonly (readonly string[])[];
  /** The foods whose recipes have it, for an index that knows each recipe's foods and their more general foods. */
  readonly foods: readonly FoodKey[];
  /** The same with all kinds of these foods, and the weight of each: 1, or less if it is only made from the food. */
  readonly foodShares: ReadonlyMap<FoodKey, number>;
  /** Tags of the search index, for units that are tags instead of words: "for:kids". */
  readonly tags: readonly IntentTag[];
  /** True if the last word may be the beginning of a word that is still being typed. */
  readonly isBeginning: boolean;
}

/** Most words of a food's name: "extra virgin olive oil". */
const FOOD_WORDS_MAX = 4;
/** Most foods that an unfinished word may mean. */
const COMPLETIONS_MAX = 8;
/** Most other names of a food that are looked for in texts. */
const SPELLINGS_MAX = 8;
/** The weight of peanut butter in a search for peanuts. */
const MADE_FROM_SHARE = 0.5;

/** General words of foods that say more about the kind of dish: a search for a salad is not one for lettuce. */
const DISH_WORDS = new Set(["salad", "flatbread", "dal", "daal"]);

/** Names of dishes and kinds of dish that differ between British and American English. */
const DIALECT: readonly (readonly string[])[] = [
  ["chips", "fries"],
  ["biscuit", "cookie"],
  ["porridge", "oatmeal"],
  ["jelly", "jello"],
  ["barbecue", "bbq", "barbeque"],
  ["omelette", "omelet"],
  ["toastie", "melt"],
  ["crisps", "chips"],
  ["sweets", "candy"],
  ["traybake", "sheet pan"],
  ["donut", "doughnut"],
  ["houmous", "hummus"],
];

/**
 * Splits the words of a search text into named units. The longest name of a food wins: "sweet potato soup" is a soup with
 * sweet potato. A food's name counts only as a whole: "italian" is no parsley, although there is Italian parsley.
 *
 * @param words in the order of the text; see `searchWords`
 * @param isFinished whether the last word is whole. Default false
 */
export function queryUnitsOf(
  words: readonly string[],
  foods: FoodTable,
  { isFinished = false }: Partial<Pick<RecipeQuery, "isFinished">> = {},
): QueryUnit[] {
  const units: QueryUnit[] = [];
  for (let start = 0; start < words.length; ) {
    const unit = unitAt(words.slice(start), { foods, isFinished });
    units.push(unit);
    start += unit.typed.length;
  }
  return units;
}

/** A unit for any of these tags. */
export function tagUnit(tags: readonly IntentTag[]): QueryUnit {
  return { ...wordUnit([]), spellings: [], tags };
}

function unitAt(words: readonly string[], { foods, isFinished }: { foods: FoodTable; isFinished: boolean }): QueryUnit {
  for (let length = Math.min(words.length, FOOD_WORDS_MAX); length > 0; length -= 1) {
    const typed = words.slice(0, length);
    const text = typed.join(" ");
    const mayGoOn = length === words.length && !isFinished;
    const named = DISH_WORDS.has(text) ? [] : foods.named(text);
    if (named.length > 0) return foodUnit(typed, { named, foods });
    const english = foreignMeaning(text)?.english ?? [];
    if (english.length > 0) return foreignUnit(typed, { english, foods });
    const completed = mayGoOn ? foods.completing(text, { limit: COMPLETIONS_MAX }) : [];
    if (completed.length > 0 && (length > 1 || text.length > 1)) {
      return { ...wordUnit(typed), ...indexed(completed, foods), isBeginning: true };
    }
  }
  return { ...wordUnit(words.slice(0, 1)), isBeginning: words.length === 1 && !isFinished };
}

function wordUnit(typed: readonly string[]): QueryUnit {
  const plain = typed.map(removeAccents);
  const others = typed.length === 1 ? dialectOf(plain[0] as string) : []; // sound: there is one
  return { typed, spellings: [plain, ...others], foods: [], foodShares: new Map(), tags: [], isBeginning: false };
}

function dialectOf(word: string): string[][] {
  const singular = word.replace(/s$/u, "");
  const same = DIALECT.filter((names) => names.some((name) => name.replace(/s$/u, "") === singular)).flat();
  return [...new Set(same)].filter((name) => name.replace(/s$/u, "") !== singular).map((name) => name.split(" "));
}

function foodUnit(
  typed: readonly string[],
  { named, foods }: { named: readonly FoodKey[]; foods: FoodTable },
): QueryUnit {
  const word = wordUnit(typed);
  // A general word has many foods, whose names are not its own.
  const food = named.length === 1 ? foods.get(named[0] as FoodKey) : undefined;
  const names = food ? [food.name, food.plural, ...food.aliases] : [];
  const spellings = new Map(
    [...word.spellings, ...names.map(foodWordsOf)].map((spelling) => [spelling.join(" "), spelling]),
  );
  return { ...word, spellings: [...spellings.values()].slice(0, SPELLINGS_MAX), ...indexed(named, foods) };
}

/** A unit for words of another language. Recipes may have these words too: "pasta e ceci". */
function foreignUnit(
  typed: readonly string[],
  { english, foods }: { english: readonly string[]; foods: FoodTable },
): QueryUnit {
  const unit = wordUnit(typed);
  const named = english.flatMap((text) => (DISH_WORDS.has(text) ? [] : foods.named(text)));
  return {
    ...unit,
    spellings: [...unit.spellings, ...english.map((text) => text.split(" "))],
    ...(named.length > 0 && indexed(named, foods)),
  };
}

/** The foods with their kinds, and foods that are named after them and made from them: coconut milk for coconut. */
function indexed(named: readonly FoodKey[], foods: FoodTable): Pick<QueryUnit, "foods" | "foodShares"> {
  const made = named.flatMap((key) => foods.madeFrom(key));
  const shares = new Map<FoodKey, number>();
  for (const key of foods.kindsOf(made)) shares.set(key, MADE_FROM_SHARE);
  for (const key of foods.kindsOf(named)) shares.set(key, 1);
  return { foods: [...new Set([...named, ...made])], foodShares: shares };
}
