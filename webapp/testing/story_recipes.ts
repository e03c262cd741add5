import { recipe } from "../../adapters/memory/people_and_recipes.ts";
import { type MeasuredFood, measuredFoodText } from "../../core/amounts/mod.ts";
import { contentsOf, type FoodContents } from "../../core/food/mod.ts";
import type { DishType, Recipe } from "../../core/recipe/mod.ts";
import type { MealTime } from "../../core/shared/mod.ts";

const PICTURES = import.meta.glob<string>("../../catalogue/pictures/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The catalogue's picture of a dish: Storybook serves no `/pictures`. */
export function picture(name: string): string {
  return PICTURES[`../../catalogue/pictures/${name}.webp`] ?? "";
}

const SNACKS: readonly DishType[] = ["Bread", "Dessert", "drinks"];

interface Dish extends Partial<Omit<Recipe, "nutrition">> {
  readonly kcal: number;
  /** By default one that no other dish has. */
  readonly foods?: readonly string[];
}

/** A dish whose id and picture are named like it: `beetroot-and-lentil-salad-with-walnuts`. */
function dish(name: string, { kcal, ...rest }: Dish): Recipe {
  const id = name
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^a-z]+/gu, "-");
  const nutrition = { kcal, proteinGrams: 21, carbsGrams: 48, fatGrams: 17, weightShare: 1, usesStandIn: false };
  const { totalMinutes = 20, dishTypes = [] } = rest;
  const activeMinutes = Math.min(totalMinutes, 25);
  return recipe({
    mainImage: picture(id),
    nutrition,
    foods: [id],
    activeMinutes,
    meals: mealsOf(dishTypes),
    ...rest,
    id,
    name,
  });
}

function mealsOf(dishTypes: readonly DishType[]): readonly MealTime[] {
  if (dishTypes.includes("Breakfast")) return ["Breakfast"];
  return dishTypes.some((type) => SNACKS.includes(type)) ? ["Snacks"] : ["Lunch", "Dinner"];
}

/** The dish of the recipe page's stories: it has every field that a recipe can have. */
export const lemonSalmon: Recipe = {
  ...dish("Lemon Salmon with Dill Potatoes", { kcal: 534, totalMinutes: 35 }),
  description: "Crisp-skinned salmon on wilted spinach, with buttery potatoes that catch all the lemon and dill.",
  images: ["detail-1", "detail-2"].map((part) => picture(`lemon-salmon-with-dill-potatoes-${part}`)),
  ingredientGroups: [
    {
      title: "For the salmon",
      items: [
        measured("salmon", { quantity: 4, unit: "fillet", ...forms("salmon fillet"), preparation: "skin on" }),
        measured("olive-oil", { quantity: 2, unit: "tbsp", ...same("olive oil") }),
        measured("lemon", { quantity: 2, unit: "piece", ...forms("lemon"), preparation: "one sliced, one juiced" }),
        line("salt", "Salt and black pepper"),
      ],
    },
    {
      title: "For the dill potatoes",
      items: [
        measured("potato", { quantity: 700, unit: "g", ...same("small potatoes") }),
        measured("butter", { quantity: 30, unit: "g", ...same("butter"), gramsPerMl: 0.959 }),
        measured("dill", { quantity: 1, unit: "handful", ...same("fresh dill"), preparation: "chopped" }),
        measured("spinach", { quantity: 150, unit: "g", ...same("baby spinach") }),
      ],
    },
  ],
  steps: [
    "Boil the potatoes in salted water for 15 minutes, until a knife slides in.",
    "Heat the oil in a wide pan and lay the salmon in it, skin side down.\nPress gently for the first minute.\nLeave it alone until the skin is crisp.",
    "Turn the fillets, add the lemon slices and cook for 3 minutes more.",
    "Drain the potatoes, then toss them with butter, dill and lemon juice.",
    "Wilt the spinach in the same pan and serve everything on warm plates.",
  ],
  notes: ["Keeps for 1 day in the fridge, and is good cold.", "Trout can stand in for the salmon."],
  nutrition: {
    kcal: 534,
    proteinGrams: 38,
    carbsGrams: 41,
    fatGrams: 24,
    weightShare: 0.97,
    usesStandIn: false,
    fiber: { grams: 5.4, weightShare: 0.97 },
    saturatedFat: { grams: 6.9, weightShare: 0.95 },
    salt: { grams: 1.3, weightShare: 0.82 },
  },
  contents: contentsOf([
    food("salmon fillet", { contains: ["fish"] }),
    food("butter", { contains: ["milk", "lactose"] }),
  ]),
};

/** A cake of one tin, for 12, baked in an oven. */
export const lemonCake: Recipe = {
  ...dish("Lemon Cake", { kcal: 310, totalMinutes: 70, dishTypes: ["Dessert"] }),
  mainImage: picture("lemon-olive-oil-cake"),
  servings: 12,
  scales: "one-tin",
  ingredientGroups: [
    {
      title: undefined,
      items: [
        measured("flour", { quantity: 250, unit: "g", ...same("plain flour"), gramsPerMl: 0.528 }),
        measured("egg", { quantity: 3, unit: "piece", ...forms("egg"), cut: "halves" }),
        measured("milk", { quantity: 125, unit: "ml", ...same("milk") }),
        measured("condensed-milk", {
          quantity: 397,
          unit: "g",
          ...same("condensed milk"),
          gramsPerMl: 1.293,
          note: "1 tin",
        }),
      ],
    },
  ],
  steps: ["Heat the oven to 180 °C (160 °C fan). Line a 23 cm springform tin.", "Mix everything and bake it."],
};

/** A dish of bought foods: it contains many allergens, and may contain more. */
export const sausageNoodles: Recipe = {
  ...dish("Sausage Noodles", { kcal: 612 }),
  contents: contentsOf([
    food("pork sausage", {
      contains: ["pork", "meat"],
      mayContain: ["gluten", "eggs", "soy", "milk", "lactose", "celery", "mustard", "sulphites"],
      reason:
        "Sausages differ by make: many contain wheat rusk and sulphites, and some milk, egg, soya, celery or mustard.",
    }),
    food("egg noodle", { contains: ["gluten", "eggs"] }),
    food("soy sauce", { contains: ["gluten", "soy"] }),
    food("oyster sauce", { contains: ["gluten", "soy", "molluscs"] }),
    food("tahini", {
      contains: ["sesame"],
      mayContain: ["peanuts", "nuts"],
      reason: "It is often ground beside nuts and peanuts, and many jars warn of them.",
    }),
  ]),
};

/** A dish that contains no allergen for certain. */
export const beanStew: Recipe = {
  ...dish("Bean Stew", { kcal: 320 }),
  contents: contentsOf([
    food("vegetable stock", {
      mayContain: ["gluten", "soy", "milk", "lactose", "mustard"],
      reason: "Stock and cubes differ by make: some contain wheat, soya or mustard, and many packs warn of milk.",
    }),
  ]),
};

/** A dish with a food that the food table does not have. */
export const marketStew: Recipe = {
  ...dish("Market Stew", { kcal: 300 }),
  contents: contentsOf([
    { name: "ras el hanout of the Tuesday market", contents: undefined },
    food("celery", { contains: ["celery"] }),
  ]),
};

/** Enough dishes for a full screen, in the order of the reference pictures. */
export const storyRecipes: readonly Recipe[] = [
  lemonSalmon,
  dish("Shakshuka with Feta", { kcal: 398, totalMinutes: 30, foods: ["egg", "feta"] }),
  dish("Coconut Chicken Curry", {
    kcal: 578,
    totalMinutes: 40,
    foods: ["chicken", "coconut-milk", "ginger", "lime", "chilli", "rice", "coriander"],
  }),
  dish("Beetroot & Lentil Salad with Walnuts", {
    kcal: 402,
    totalMinutes: 35,
    dishTypes: ["Salad"],
    foods: ["beetroot", "lentil", "walnut"],
  }),
  dish("Pan Pizza Margherita", { kcal: 688, totalMinutes: 55 }),
  dish("Green Goddess Grain Bowl", {
    kcal: 486,
    totalMinutes: 25,
    dishTypes: ["Salad"],
    preferences: ["Salad", "Gluten-Free", "High-Protein"],
  }),
  dish("Garlic Prawn Linguine", {
    kcal: 547,
    totalMinutes: 25,
    foods: ["prawn", "garlic", "linguine", "lemon", "cherry-tomato"],
  }),
  dish("Berry Yoghurt with Oat Crumble", { kcal: 289, totalMinutes: 10, dishTypes: ["Breakfast"] }),
  dish("Miso Mushroom Ramen", { kcal: 521, totalMinutes: 50, dishTypes: ["Soup"] }),
  dish("Roasted Tomato Soup with Basil", {
    kcal: 240,
    totalMinutes: 50,
    dishTypes: ["Soup"],
    foods: ["tomato", "garlic", "onion", "basil"],
  }),
  dish("Korean Beef Rice Bowl", { kcal: 610, totalMinutes: 35 }),
  dish("Black Bean Tacos with Lime", { kcal: 430, totalMinutes: 25 }),
  dish("Avocado Toast with Jammy Eggs", { kcal: 380, totalMinutes: 15, dishTypes: ["Breakfast"] }),
  dish("Blueberry Buttermilk Pancakes", { kcal: 450, totalMinutes: 25, dishTypes: ["Breakfast"] }),
  dish("Heirloom Tomato Caprese", {
    kcal: 320,
    totalMinutes: 15,
    dishTypes: ["Salad"],
    foods: ["tomato", "mozzarella", "basil"],
  }),
  dish("Spaghetti Bolognese", { kcal: 640, totalMinutes: 60 }),
  dish("Apple, Walnut & Cheddar Snack Plate", { kcal: 310, totalMinutes: 10, foods: ["apple", "walnut", "cheddar"] }),
  dish("Masala Chai", { kcal: 110, totalMinutes: 15, dishTypes: ["Beverage", "drinks"] }),
  dish("Rosemary Focaccia", { kcal: 290, totalMinutes: 150, dishTypes: ["Bread"] }),
  dish("Lemon Olive Oil Cake", { kcal: 420, totalMinutes: 65, dishTypes: ["Dessert"] }),
  dish("Romesco Sauce", { kcal: 180, totalMinutes: 20, dishTypes: ["Sauce"] }),
  dish("Falafel Plate with Hummus", { kcal: 560, totalMinutes: 45 }),
  dish("Mint Lemonade", { kcal: 90, totalMinutes: 10, dishTypes: ["Beverage", "drinks"] }),
  dish("Zucchini Fritters with Yoghurt", { kcal: 340, totalMinutes: 30 }),
];

/** A dish with very long texts and without a picture. */
export const longNamed: Recipe = {
  ...lemonSalmon,
  id: "grandma-ingeborgs-slow-roasted-tomato-soup",
  name: "Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Buttermilk and Rye Crispbread",
  mainImage: "",
  images: [],
  totalMinutes: 185,
  contents: contentsOf([
    food("Schwarzwaldkirschtortenstreuselbackmischung", { contains: ["gluten", "milk", "nuts"] }),
    food("sourdough croutons of the bakery at the corner of the old market square", {
      contains: ["gluten"],
      mayContain: ["sesame", "soy", "lupin"],
      reason: "The bakery changes its flour with the season, and bakes sesame rings on the same trays in the morning.",
    }),
  ]),
};

export function storyRecipe(id: string): Recipe {
  const found = storyRecipes.find((recipe) => recipe.id === id);
  if (!found) throw new Error(`Cannot find the story recipe: there is no "${id}"`);
  return found;
}

function food(name: string, contents: Partial<FoodContents>) {
  return { name, contents: { contains: [], mayContain: [], reason: "", ...contents } };
}

/** A line that can be written for other portions. */
function measured(key: string, parts: MeasuredFood) {
  return { ...line(key, measuredFoodText(parts, { servings: 1 })), measured: parts };
}

function forms(one: string) {
  return { one, many: `${one}s` };
}

function same(words: string) {
  return { one: words, many: words };
}

function line(food: string, text: string) {
  return { food, foodName: food.replaceAll("-", " "), text, optional: false, principal: true };
}
