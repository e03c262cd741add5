import type { FoodKey, FoodTable } from "../food/mod.ts";
import { readMeasures } from "./read_measures.ts";

/** The foods that a name means. */
export interface NamedFoods {
  /** One, or those of "salt and pepper". Empty if it is not known. */
  readonly foods: readonly FoodKey[];
  /** Alternatives: margarine in "butter or margarine". */
  readonly alternatives: readonly FoodKey[];
}

/** Describes a food, and leaves it the same food. */
const HARMLESS = new Set(
  (
    "good-quality good best quality pure warm cold hot boiling lukewarm tepid iced chilled well-chilled crusty firm thick thin young tender strong mild long " +
    "short round baby wild live flaky flaked fine course coarse heavy-duty bottled plain unwaxed vine-ripened vine heirloom navel " +
    "new old day-old baking boiling frying cooking roasting eating salad day leftover plump juicy fleshy sweet dry mature aged strong-brewed rich runny clear set " +
    "smooth whole-milk farmhouse artisan rustic country native sustainable homemade home-made shop-bought store-bought ready-made ready-rolled " +
    "quick quick-cooking instant long-stemmed white-fleshed skinless boneless flat-leaf flatleaf curly micro light neutral-flavored flavorless pouring liquid " +
    "fresh ripe dark toasted green red yellow white medium-hot blossom course-cut coarse-cut fine-cut oil-packed water-packed salt-packed " +
    "high-quality dry-roasted unfiltered picked reduced-fat low-fat fat-free " +
    "moist soft hard unsweetened pitted freshly-squeezed squeezed granulated golden thick-cut thin-cut center-cut cubed"
  ).split(" "),
);
/** After a food's name, and no other food. */
const PARTS =
  /\s(?:leaf|leaves|tops?|sprigs?|pieces?|wedges?|cubes?|halves|fillets?|florets?|stems?|cloves?|cutlets?|chunks?|morsels?|strips?|slices?|bulbs?|heads?|stalks?|ribbons?|buttons?|chill?i(?:es)?|chiles?|chilis|peppers?|cheese)$/iu;
const PACKED_IN = /\sin (?:\p{L}+ )?(?:oil|brine|water|juice|vinegar|salt)$/iu;
/** Written with a capital letter, and the sort of another food. */
const OTHER_FOOD = new Set(["jerusalem", "gluten-free"]);
const SPELLINGS = [
  [/\bchile(?=s?\b)/giu, "chili"],
  [/\bchoi\b/giu, "choy"],
] as const;
/** Before a choice, and no food: "cooked or canned beans". */
const NO_FOOD = /^(?:(?:drained|cooked|canned|tinned|fresh|frozen|dried|raw|boiled|warm|cold|hot)\s?)+$/iu;
const OR = /,? (?:and\/)?(?:or|oder|ou|o|of)\s|\s?\/\s?/iu;
const AND = /\s(?:and|und|et|y|e|en)\s|\s?[&+]\s?|,\s(?:and\s)?/iu;
const CANNED = /^(?:can|tin|tinned|canned)/iu;

/**
 * The foods of the table that match a line's name. Only words that leave a food the same are ignored: "Yukon Gold potatoes"
 * are potatoes, but "coconut sugar" is no sugar.
 *
 * @param options.written the line's text for the food before its preparation was removed: "chopped tomatoes"
 */
export function readFoods(
  name: string,
  { foods, written, container }: { foods: FoodTable; written: string; container?: string | undefined },
): NamedFoods {
  const choice = name
    .split(OR)
    .flatMap((part, at, all) => (at < all.length - 1 ? listed(part, all.at(-1) ?? "", foods) : [part]))
    .filter((part) => part.trim() !== "" && !NO_FOOD.test(part.trim()));
  if (choice.length > 1) return readChoice(choice, { isOf: /\sof\s/iu.test(name), foods });
  const only = choice[0] ?? name;
  const canned = container !== undefined && CANNED.test(container) ? [`canned ${name}`] : [];
  const whole = [...canned, written, name].map((text) => foods.match(text)).find((key) => key !== undefined);
  if (whole !== undefined) return { foods: [whole], alternatives: [] };
  const one = foodOf(only, foods);
  if (one !== undefined) return { foods: [one], alternatives: [] };
  const all = only.split(AND).filter((part) => part.trim() !== "");
  if (all.length < 2) return { foods: [], alternatives: [] };
  const several = all.map((part) => foodOf(part, foods) ?? withLastWord(part, all.at(-1) ?? "", foods));
  return { foods: [...new Set(several.filter((key) => key !== undefined))], alternatives: [] };
}

/** "peanut, sunflower" of "peanut, sunflower or canola oil"; whole if one of them is no food. */
function listed(part: string, last: string, foods: FoodTable): string[] {
  const parts = part.split(",");
  const areFoods = parts.every(
    (each) => (withHead(each, last, foods) ?? foodOf(each, foods) ?? withLastWord(each, last, foods)) !== undefined,
  );
  return areFoods ? parts : [part];
}

function readChoice(choice: readonly string[], { isOf, foods }: { isOf: boolean; foods: FoodTable }): NamedFoods {
  const last = choice.at(-1) ?? "";
  const [first, ...others] = choice.map((written, index): FoodKey | undefined => {
    // "2 tbsp butter or 1 tbsp oil"
    const part = readMeasures(written.trim()).rest;
    // "fresh chillies, pickled chillies, or sambal oelek"
    const each = part.split(",")[0] ?? part;
    return (
      (index < choice.length - 1 ? withHead(each, last, foods) : undefined) ??
      foodOf(part, foods) ??
      foodOf(each, foods) ??
      (index === choice.length - 1 ? undefined : withLastWord(each, last, foods))
    );
  });
  const alternatives = others.filter((key) => key !== undefined).filter((key) => key !== first);
  if (first !== undefined) return { foods: [first], alternatives };
  // "of" is no choice in English: "heart of romaine".
  return choice.length === 2 && isOf ? { foods: alternatives, alternatives: [] } : { foods: [], alternatives };
}

/**
 * "peanut or vegetable oil" is peanut oil, though there are peanuts, too. Undefined if both together are no food: butter in
 * "butter or olive oil".
 */
function withHead(part: string, last: string, foods: FoodTable): FoodKey | undefined {
  const words = part
    .trim()
    .toLowerCase()
    .split(" ")
    .filter((word) => !HARMLESS.has(word));
  const heads = last.trim().split(" ").slice(1);
  if (words.length === 0 || heads.length === 0) return undefined;
  const found = [heads.slice(-2), heads.slice(-1)].map((head) => foods.match([...words, ...head].join(" ")));
  const key = found.find((each) => each !== undefined);
  // Butter oil is another name of ghee, which "butter or olive oil" does not mean.
  const isNamed = key !== undefined && foods.nameOf(key).includes(words.at(-1) ?? "");
  return isNamed && key !== foodOf(last, foods) ? key : undefined;
}

/** "sunflower or rapeseed oil" is sunflower oil, "yellow or red cherry tomatoes" are cherry tomatoes. */
function withLastWord(part: string, last: string, foods: FoodTable): FoodKey | undefined {
  const words = last.trim().split(" ");
  return foodOf(`${part} ${words.slice(-2).join(" ")}`, foods) ?? foodOf(`${part} ${words.at(-1)}`, foods);
}

function foodOf(name: string, foods: FoodTable): FoodKey | undefined {
  const words = SPELLINGS.reduce(
    (text, [spelling, usual]) => text.replace(spelling, usual),
    name.replace(PACKED_IN, ""),
  )
    .trim()
    .split(/\s+/u);
  const isSort = (word: string, index: number) =>
    index > 0 && index < words.length - 1 && /^\p{Lu}/u.test(word) && !OTHER_FOOD.has(word.toLowerCase());
  const plain = words.filter((word, index) => !isSort(word, index));
  // "smoked Spanish paprika" is smoked paprika.
  return foodAtEnd(words, foods) ?? (plain.length < words.length ? foodAtEnd(plain, foods) : undefined);
}

/** The food that the last words name, if the others leave it the same. */
function foodAtEnd(words: readonly string[], foods: FoodTable): FoodKey | undefined {
  for (let start = 0; start < words.length; start += 1) {
    const text = words.slice(start).join(" ");
    const key = foods.match(text) ?? foods.match(text.replace(PARTS, "")) ?? oneNamed(text, foods);
    if (key !== undefined) return key;
    if (!isHarmless(words[start] as string)) return undefined; // sound: the index is in bounds
  }
  return undefined;
}

/** Not so for a general word: "beans" may be any of several. */
function oneNamed(text: string, foods: FoodTable): FoodKey | undefined {
  const named = foods.named(text);
  return named.length === 1 ? named[0] : undefined;
}

/** Names of places, sorts and makers are written with a capital letter: "Yukon Gold potatoes". */
function isHarmless(word: string): boolean {
  if (OTHER_FOOD.has(word.toLowerCase())) return false;
  return HARMLESS.has(word.toLowerCase()) || /^\p{Lu}/u.test(word);
}
