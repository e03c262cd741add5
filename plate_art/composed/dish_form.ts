import type { DishType } from "../dish_spec.ts";
import type { DishFoods } from "./dish_foods.ts";

/** The kinds of dish that a plate can be composed for. */
export const DISH_FORMS = [
  "smooth soup",
  "soup",
  "stew",
  "curry with rice",
  "salad",
  "pasta",
  "noodles",
  "grains",
  "toast",
  "tray",
  "porridge",
  "yoghurt",
  "fruit salad",
  "pancakes",
  "cake",
  "cookies",
  "muffins",
  "drink",
] as const;

export type DishForm = (typeof DISH_FORMS)[number];

/** The meaning of a word in a recipe's name. `no`: a dish that no form fits, whatever its foods are. */
type Hint = "soup" | "stew" | "curry" | "salad" | "toast" | "bake" | "no" | Sweet;

type Sweet = "drink" | "pancakes" | "cake" | "cookies" | "muffins" | "porridge";

/** Beginnings of words, in English, German, French, Italian, Spanish and Dutch. The first that fits decides. */
const HINTS: readonly (readonly [Hint, RegExp])[] = [
  ["cake", /banana (bread|loaf)|bananenbrot/u],
  ["cookies", /\b(cookie|biscuit|keks|plätzchen|biscotti|galleta|koekje)/u],
  ["muffins", /\b(muffin|cupcake)/u],
  [
    "no",
    /\b(pie|tart|quiche|lasagn|ravioli|tortellini|gnocchi|dumpling|burger|taco|burrito|quesadilla|enchilada|wrap|pizza|flammkuchen|roll|roulade|strudel|loaf|meatball|patt(y|ies)|fritter|croquet|nugget|skewer|kebab|sushi|spring roll|stuffed|gef[uü]llt|farci|ripien|rellen|gevuld|brownie|scone|bar|ball|arancin|mash|stamppot|granola|flapjack|crisp|baked oat|baked apple|punch|\w*punsch|lemonade|spritz|mulled|fried (chicken|fish)|schnitzel|tempura|kugel|ice cream|eis\b|glace|gelato|sorbet|helado|cheesecake|crumble|cobbler|omelet|frittata|tortilla|souffl|mousse|pudding|jam|pickle)/u,
  ],
  // A sauce, and no dish with one.
  [
    "no",
    /^(?!.*\b(with|and|in|on|mit|und|con|avec|al|alla|au|aux|met)\b).*(sauce|dressing|dip|pesto|chutney|marinade|spread|salsa)s?$/u,
  ],
  [
    "soup",
    /\b(soup|broth|chowder|bisque|ramen|pho|gazpacho|borscht|velout|potage|suppe|brühe|soupe|bouillon|zuppa|minestr|sopa|caldo|crema de|soep)|suppe\b|soep\b|soppa\b/u,
  ],
  ["toast", /\b(toast|crostini|bruschetta|tartine|sandwich|butterbrot|tostada)/u],
  ["salad", /\b(salad|slaw|salat|insalata|ensalada|salade|salata)|sala[td]\b/u],
  ["curry", /\b(curry|curri|korma|masala|tikka|dal|dahl|dhal|vindaloo|saag|daal)|curry\b/u],
  [
    "stew",
    /\b(stew|casserole|chil[il]i|goulash|gulasch|ragout|eintopf|stoof|tagine|daube|guiso|estofado|stufato)|topf\b/u,
  ],
  ["drink", /\b(smoothie|shake|lassi|juice|milkshake|frullato|batido|jus|saft)/u],
  ["pancakes", /\b(pancake|pfannkuchen|crêpe|crepe|pannenkoek|tortita)/u],
  ["cake", /\b(cake|kuchen|gâteau|gateau|torta|torte|bizcocho|taart|tarta|sponge)|kuchen\b|torte\b/u],
  ["porridge", /\b(porridge|oat|muesli|müsli|haferbrei|bircher|congee)/u],
  ["bake", /\b(roast|tray|sheet|bake|ofen|forno|horno|four\b|oven)/u],
];

const RICE = ["rice"] as const;
const GRAINS = ["rice", "couscous", "pearl-couscous", "quinoa", "bulgur", "barley", "farro", "millet"] as const;
const NOODLES = ["egg-noodle", "ramen-noodle", "udon", "soba", "rice-noodle", "glass-noodle"] as const;
const BREADS = ["sourdough", "rye-bread", "whole-wheat-bread", "bread"] as const;
/** Dough and batter, which hides what is in it, and dishes of a shape of their own. */
const WRAPPINGS = ["flour", "puff-pastry", "pie-crust", "phyllo", "pizza-dough", "tortilla", "lasagna-sheet"] as const;
/** Bread that is filled with the rest, or rolled round it. */
const ROUND_FOOD = ["bread", "tortilla", "burger-bun", "taco-shell", "rice-paper", "wonton-wrapper"] as const;
const CREAMY = ["coconut-milk", "coconut-cream", "cream", "yogurt", "creme-fraiche"] as const;
const TOMATO_LIQUIDS = ["canned-tomato", "crushed-tomato", "passata", "tomato-puree", "tomato-sauce"] as const;
const WATERY = ["stock", "bouillon", "water", "wine", "beer", ...TOMATO_LIQUIDS] as const;

/** The form of a dish, or undefined if it has none of ours. A name says more than dish types, and these more than the foods. */
export function dishFormOf({
  name,
  dishTypes,
  foods,
}: {
  name: string;
  dishTypes: readonly DishType[];
  foods: DishFoods;
}): DishForm | undefined {
  const hint = hintOf(name);
  const is = (...types: readonly DishType[]) => types.some((type) => dishTypes.includes(type));
  if (hint === "no") return undefined;
  if (hint === "drink" || (hint === undefined && is("drinks", "Beverage"))) return "drink";
  if (hint === "soup" || (hint === undefined && is("Soup"))) return soupOf(foods);
  if (hint === "salad" || (hint === undefined && is("Salad"))) return saladOf(foods);
  if (hint === "pancakes" || hint === "cake" || hint === "cookies" || hint === "muffins") return hint;
  if (hint === "toast") return "toast";
  if (hint === "porridge") return foods.leads(3, "oats") ? "porridge" : undefined;
  if (is("Sauce", "Bread") || foods.leads(3, ...WRAPPINGS) || isDeepFried(foods)) return undefined;
  if (is("Dessert")) return sweetOf(foods);
  if (is("Breakfast") && !is("main dish")) return breakfastOf(foods);
  return mainOf(foods, hint);
}

function hintOf(name: string): Hint | undefined {
  const text = name.toLowerCase();
  return HINTS.find(([, words]) => words.test(text))?.[0];
}

/** Nothing else needs more oil than food. */
function isDeepFried(foods: DishFoods): boolean {
  return foods.leads(1, "oil");
}

/** A purée has nothing to bite: no pasta, no meat, no beans. */
function soupOf(foods: DishFoods): DishForm | undefined {
  if (foods.has("puff-pastry", "wonton-wrapper", "tortellini", "gnocchi")) return undefined;
  const bites = ["pasta", ...NOODLES, "rice", "barley", "chicken", "beef", "pork", "lamb", "fish", "shrimp", "sausage"];
  const beans = [
    "white-bean",
    "kidney-bean",
    "black-bean",
    "chickpea",
    "lentil",
    "cabbage",
    "kale",
    "ground-beef",
    "tofu",
  ];
  return foods.has(...bites, ...beans) && !foods.leads(2, "red-lentil") ? "soup" : "smooth soup";
}

function saladOf(foods: DishFoods): DishForm | undefined {
  if (foods.leads(2, ...NOODLES)) return "noodles";
  return foods.leads(3, "couscous", "quinoa", "bulgur", "pearl-couscous", "rice") ? "grains" : "salad";
}

function sweetOf(foods: DishFoods): DishForm | undefined {
  if (foods.has("egg", "gelatin", "flour", "chocolate", "cornstarch", "rice", "digestive-biscuit")) return undefined;
  return foods.leads(2, "yogurt", "quark") ? "yoghurt" : "fruit salad";
}

function breakfastOf(foods: DishFoods): DishForm | undefined {
  if (foods.leads(2, "oats")) return "porridge";
  if (foods.leads(2, "yogurt", "quark")) return "yoghurt";
  return foods.leads(3, ...BREADS) ? "toast" : undefined;
}

function mainOf(foods: DishFoods, hint: Hint | undefined): DishForm | undefined {
  const saucy = foods.leads(5, ...CREAMY, ...TOMATO_LIQUIDS);
  if (foods.leads(5, "pasta")) return "pasta";
  if (foods.leads(5, ...NOODLES)) return foods.leads(2, "stock", "water", "coconut-milk") ? "soup" : "noodles";
  const isPilaf = foods.leads(3, ...RICE) && hint !== "curry";
  if (!isPilaf && foods.leads(6, ...RICE) && (hint === "curry" || hint === "stew" || saucy)) return "curry with rice";
  if (foods.leads(4, ...GRAINS)) return "grains";
  if (foods.leads(2, ...BREADS)) return "toast";
  if (foods.leads(6, ...ROUND_FOOD)) return undefined;
  if (hint === "curry" || hint === "stew") return "stew";
  if (foods.has("oats")) return undefined;
  return foods.leads(4, ...CREAMY, ...WATERY) && hint !== "bake" ? "stew" : "tray";
}
