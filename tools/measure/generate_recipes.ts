import type { Knex } from "knex";
import { PostgresFoodStore } from "../../adapters/postgres/food/food_store.ts";
import { incrementCatalogueVersion } from "../../adapters/postgres/recipe/catalogue_version.ts";
import { pageRow, putPreferenceSets, putRecipeRows } from "../../adapters/postgres/recipe/recipe_rows.ts";
import type { Preference } from "../../core/account/mod.ts";
import { type Food, PRINCIPAL_KINDS } from "../../core/food/mod.ts";
import { type DishType, type IngredientLine, type Recipe } from "../../core/recipe/mod.ts";
import type { MealTime } from "../../core/shared/mod.ts";
import { seededRandom } from "./seeded_random.ts";

const BATCH = 1_000;

// Foods of most recipes, the most frequent first. The other foods of the table follow.
const COMMON_FOODS = (
  "salt black-pepper olive-oil onion garlic butter sugar egg flour milk water tomato lemon carrot chicken-breast " +
  "potato parmesan cream rice honey cinnamon cumin paprika ginger soy-sauce celery parsley basil cilantro lime " +
  "cheddar yogurt oregano thyme canned-tomato bell-pepper spinach mushroom spaghetti ground-beef bacon salmon"
).split(" ");

const DISHES: readonly {
  share: number;
  dishType: DishType;
  nouns: string;
  preferences: readonly Preference[];
  meals: readonly MealTime[];
}[] = [
  {
    share: 45,
    dishType: "main dish",
    nouns: "Bake Stew Curry Stir-Fry Pasta Roast Tacos",
    preferences: ["main dish"],
    meals: ["Lunch", "Dinner"],
  },
  {
    share: 14,
    dishType: "Dessert",
    nouns: "Cake Tart Pudding Cookies Crumble",
    preferences: ["Dessert"],
    meals: ["Snacks"],
  },
  { share: 12, dishType: "Salad", nouns: "Salad Slaw Tabbouleh", preferences: ["Salad"], meals: ["Lunch"] },
  {
    share: 10,
    dishType: "Breakfast",
    nouns: "Omelette Porridge Pancakes Toast",
    preferences: ["Snack"],
    meals: ["Breakfast"],
  },
  {
    share: 8,
    dishType: "Soup",
    nouns: "Soup Chowder Broth Bisque",
    preferences: ["Dinner"],
    meals: ["Lunch", "Dinner"],
  },
  { share: 5, dishType: "Bread", nouns: "Bread Focaccia Sandwich", preferences: ["sandwiches"], meals: ["Snacks"] },
  { share: 3, dishType: "Sauce", nouns: "Sauce Pesto Relish", preferences: [], meals: [] },
  { share: 2, dishType: "Beverage", nouns: "Smoothie Lemonade", preferences: ["Snack"], meals: ["Snacks"] },
  { share: 1, dishType: "drinks", nouns: "Punch Spritz", preferences: [], meals: [] },
];

const EXTRA_PREFERENCES: readonly { chance: number; preference: Preference }[] = [
  { chance: 0.4, preference: "Dinner" },
  { chance: 0.05, preference: "Fried" },
  { chance: 0.15, preference: "Mediterranean" },
  { chance: 0.45, preference: "Gluten-Free" },
  { chance: 0.3, preference: "High-Protein" },
];

const MANNERS =
  "Smoky Roasted Creamy Spicy Crispy Braised Charred Lemony Golden Rustic Quick Slow-Cooked Grilled Sticky Warm Herby";
const CUISINES = "Italian Mexican Indian French Greek Thai Japanese Moroccan Lebanese Nordic American Spanish";
const PHRASES = [
  "Stir it from time to time so that nothing sticks to the bottom.",
  "Season, taste and season again before it goes to the table.",
  "Let it rest for a few minutes under a clean cloth.",
  "Warm the pan over a medium heat until a drop of water dances.",
  "Keep some of the herbs back for the end.",
];

const MILK_AND_GLUTEN: Recipe["contents"] = (["gluten", "milk", "lactose"] as const).map((constituent) => ({
  constituent,
  state: "contains",
  foods: [{ name: "made-up sauce", reason: undefined }],
}));

/**
 * Stores `count` generated recipes, the same ones every time: a few foods are in most of them, and most foods in a few.
 * A million took half an hour beside other work. The statistics are fresh at the end.
 *
 * @throws {Error} if the food table has not been imported yet.
 */
export async function generateRecipes(knex: Knex, count: number): Promise<void> {
  const foods = byFrequency(await new PostgresFoodStore(knex).all());
  if (foods.length === 0) throw new Error("Cannot generate recipes: the food table is empty, import it first");

  const chance = seededRandom(20_261_121);
  await withoutIndexes(knex, async () => {
    for (let first = 0; first < count; first += BATCH) {
      const size = Math.min(BATCH, count - first);
      const recipes = Array.from({ length: size }, (_, i) => madeUpRecipe(first + i, { foods, chance }));
      await knex.transaction(async (transaction) => {
        await putRecipeRows(transaction, recipes);
        await transaction("recipe_page").insert(recipes.map(pageRow));
      });
    }
  });
  await knex.transaction(async (transaction) => {
    await incrementCatalogueVersion(transaction);
    await putPreferenceSets(transaction);
  });
  await knex.raw("VACUUM ANALYZE stored_recipe, recipe_page, search_word, preference_set");
}

/** Does the work without the table's indexes, but for its key, and builds them afterwards, which is faster than to grow them. */
async function withoutIndexes(knex: Knex, work: () => Promise<void>): Promise<void> {
  const { rows } = await knex.raw<{ rows: { name: string; definition: string }[] }>(
    `SELECT relname AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE indrelid = 'stored_recipe'::regclass AND NOT indisunique`,
  );
  for (const { name } of rows) await knex.raw("DROP INDEX ??", [name]);
  await work();
  await knex.transaction(async (transaction) => {
    await transaction.raw("SET LOCAL maintenance_work_mem = '1GB'");
    for (const { definition } of rows) await transaction.raw(definition);
  });
}

function byFrequency(foods: readonly Food[]): Food[] {
  const place = new Map(COMMON_FOODS.map((key, index) => [key, index]));
  return [...foods].sort(
    (a, b) => (place.get(a.key) ?? COMMON_FOODS.length) - (place.get(b.key) ?? COMMON_FOODS.length),
  );
}

function madeUpRecipe(number: number, { foods, chance }: { foods: readonly Food[]; chance: () => number }): Recipe {
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)] as T;
  const pickWord = (words: string) => pick(words.split(" "));
  const dish = pickDish(chance() * 100);
  const count = 5 + Math.floor(chance() * 9);
  const chosen = [
    ...new Set(Array.from({ length: count }, () => foods[Math.floor(chance() ** 3 * foods.length)] as Food)),
  ];
  const [lead, second] = chosen.slice(-2) as [Food, Food | undefined];
  const main = titleCase(lead.name);
  const extra = EXTRA_PREFERENCES.filter((each) => chance() < each.chance).map(({ preference }) => preference);
  const name = `${pickWord(MANNERS)} ${main} ${pickWord(dish.nouns)}${second ? ` with ${titleCase(second.name)}` : ""}`;
  return {
    id: `made-up-${number}`,
    name,
    description: `A ${pickWord(CUISINES)} way with ${lead.plural} for a long evening. ${pick(PHRASES)}`,
    cuisine: pickWord(CUISINES),
    keywords: [],
    dishTypes: [dish.dishType],
    preferences: [...new Set([...dish.preferences, ...extra])],
    diets: chance() < 0.25 ? ["vegan", "vegetarian"] : [],
    contents: chance() < 0.5 ? MILK_AND_GLUTEN : [],
    principalKind: pick([...PRINCIPAL_KINDS, undefined]),
    servings: 2 + Math.floor(chance() * 5),
    scales: "freely",
    totalMinutes: 5 * (2 + Math.floor(chance() ** 2 * 30)),
    activeMinutes: 10 + 5 * (number % 6),
    aheadMinutes: 0,
    meals: dish.meals,
    keeps: { days: number % 5, freezerMonths: 3 * (number % 2) },
    mainImage: `/pictures/made-up-${number % 24}.webp`,
    images: [],
    ingredientGroups: [
      {
        title: undefined,
        items: chosen.map((food, place) =>
          ingredientLine(food, { optional: chance() < 0.1, principal: place >= chosen.length - 3 }),
        ),
      },
    ],
    steps: Array.from({ length: 4 + Math.floor(chance() * 5) }, () => `${pick(PHRASES)} ${pick(PHRASES)}`),
    notes: [],
    nutrition: {
      kcal: 80 + Math.floor(chance() * 900),
      proteinGrams: Math.floor(chance() * 60),
      carbsGrams: Math.floor(chance() * 90),
      fatGrams: Math.floor(chance() * 50),
      weightShare: 1,
      usesStandIn: false,
      fiber: { grams: number % 12, weightShare: 1 },
      salt: { grams: (number % 30) / 10, weightShare: 1 },
      saturatedFat: { grams: number % 15, weightShare: 1 },
    },
  };
}

function pickDish(percent: number): (typeof DISHES)[number] {
  let sum = 0;
  return DISHES.find(({ share }) => (sum += share) > percent) ?? (DISHES[0] as (typeof DISHES)[number]);
}

function ingredientLine(food: Food, role: Pick<IngredientLine, "optional" | "principal">): IngredientLine {
  const measured = { quantity: 100, unit: "g", one: food.name, many: food.plural } as const;
  return { food: food.key, foodName: food.name, text: `100 g ${food.plural}`, measured, grams: 100, ...role };
}

function titleCase(text: string): string {
  return text.replaceAll(/\b[a-z]/gu, (letter) => letter.toUpperCase());
}
