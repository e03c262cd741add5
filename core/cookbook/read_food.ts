import type { FoodKey, FoodTable } from "../recipe/mod.ts";

/** The foods that a name means. */
export interface NamedFoods {
  /** One, or those of "salt and pepper". Empty if it is not known. */
  readonly foods: readonly FoodKey[];
  /** What may be used instead: margarine of "butter or margarine". */
  readonly alternatives: readonly FoodKey[];
}

/** Describes a food, and leaves it the same food. */
const HARMLESS = new Set(
  (
    "good-quality good best quality pure warm cold hot boiling lukewarm tepid iced chilled well-chilled crusty firm thick thin young tender strong mild long " +
    "short round baby wild live flaky flaked fine course coarse heavy-duty bottled plain unwaxed vine-ripened vine heirloom navel " +
    "new old day-old baking boiling frying cooking roasting eating salad day leftover plump juicy fleshy sweet dry mature aged strong-brewed rich runny clear set " +
    "smooth whole-milk farmhouse artisan rustic country native sustainable homemade home-made shop-bought store-bought ready-made ready-rolled " +
    "quick-cooking instant long-stemmed white-fleshed skinless boneless flat-leaf flatleaf curly micro light neutral-flavored flavorless pouring liquid " +
    "moist soft hard unsweetened pitted freshly-squeezed squeezed granulated golden thick-cut thin-cut center-cut cubed"
  ).split(" "),
);
/** After a food's name, and no other food. */
const PARTS =
  /\s(?:leaf|leaves|tops?|sprigs?|pieces?|wedges?|cubes?|halves|fillets?|florets?|stems?|cloves?|cutlets?|chunks?|morsels?|strips?|slices?|bulbs?|heads?|stalks?)$/iu;
const OR = /\s(?:or|oder|ou|o|of)\s|\s?\/\s?|, or\s/iu;
const AND = /\s(?:and|und|et|y|e|en)\s|\s?[&+]\s?|,\s(?:and\s)?/iu;
const CANNED = /^(?:can|tin|tinned|canned)/iu;

/**
 * The foods of the table that a line's name means. Only words that leave a food the same are ignored: "Yukon Gold potatoes" are
 * potatoes, but "coconut sugar" is no sugar.
 *
 * @param options.written what the line says of the food before its preparation was taken away: "chopped tomatoes"
 */
export function readFoods(
  name: string,
  { foods, written, container }: { foods: FoodTable; written: string; container?: string | undefined },
): NamedFoods {
  const canned = container !== undefined && CANNED.test(container) ? [`canned ${name}`] : [];
  const whole = [...canned, written, name].map((text) => foods.match(text)).find((key) => key !== undefined);
  if (whole !== undefined) return { foods: [whole], alternatives: [] };
  const choice = name.split(OR).filter((part) => part.trim() !== "");
  if (choice.length > 1) {
    const [first, ...others] = choice.map(
      (part, index) =>
        foodOf(part, foods) ?? (index < choice.length - 1 ? withLastWord(part, choice.at(-1) ?? "", foods) : undefined),
    );
    return { foods: first === undefined ? [] : [first], alternatives: others.filter((key) => key !== undefined) };
  }
  const one = foodOf(name, foods);
  if (one !== undefined) return { foods: [one], alternatives: [] };
  const all = name.split(AND).filter((part) => part.trim() !== "");
  if (all.length < 2) return { foods: [], alternatives: [] };
  const several = all.map((part) => foodOf(part, foods) ?? withLastWord(part, all.at(-1) ?? "", foods));
  return { foods: [...new Set(several.filter((key) => key !== undefined))], alternatives: [] };
}

/** "sunflower or rapeseed oil" is sunflower oil. */
function withLastWord(part: string, last: string, foods: FoodTable): FoodKey | undefined {
  return foodOf(`${part} ${last.split(" ").at(-1)}`, foods);
}

function foodOf(name: string, foods: FoodTable): FoodKey | undefined {
  const words = name.trim().split(/\s+/u);
  for (let start = 0; start < words.length; start += 1) {
    const text = words.slice(start).join(" ");
    const key = foods.match(text) ?? foods.match(text.replace(PARTS, "")) ?? oneNamed(text, foods);
    if (key !== undefined) return key;
    if (!isHarmless(words[start] as string, { isFirst: start === 0 })) return undefined;
  }
  return undefined;
}

/** Not so for a general word: "beans" may be any of several. */
function oneNamed(text: string, foods: FoodTable): FoodKey | undefined {
  const named = foods.named(text);
  return named.length === 1 ? named[0] : undefined;
}

/** Names of places, sorts and makers are written with a capital letter: "Yukon Gold potatoes". */
function isHarmless(word: string, { isFirst }: { isFirst: boolean }): boolean {
  return HARMLESS.has(word.toLowerCase()) || (!isFirst && /^\p{Lu}/u.test(word)) || /^\p{Lu}/u.test(word);
}
