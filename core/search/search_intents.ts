import type { DishType } from "../recipe/mod.ts";
import { CHILLIES } from "./excludable_groups.ts";
import { PURPOSE_INTENTS } from "./purpose_intents.ts";
import { DRINKS, type IntentRule, NOT_EATEN_ALONE, phrases, type SearchIntent } from "./search_intent.ts";

// Search intents besides names, foods and diets, as data: the typed phrases, and the conditions for a recipe. The figures of
// a word ("healthy", "cheap", "little work") are stated here and nowhere else.

const COURSES = ["main dish", "Soup", "Salad", "Breakfast"] as const satisfies readonly DishType[];

/** Figures of one serving. */
const HEALTHY = { maxKcal: 500, maxFatGrams: 20, notPreferences: ["Fried"] } as const satisfies IntentRule;
const QUITE_HEALTHY = { maxKcal: 600, maxFatGrams: 26, notPreferences: ["Fried"] } as const satisfies IntentRule;
const HEALTHY_SNACK = { maxKcal: 300, maxFatGrams: 16, notPreferences: ["Fried"] } as const satisfies IntentRule;
/** Up to here a dish is "light". */
const LIGHT_KCAL = 400;
/** EU Regulation 1924/2006 calls a solid food low in fat up to 3 g in 100 g: a serving of 350 g has 10 g. */
const LOW_FAT_GRAMS = 10;
const LITTLE_WORK_MINUTES = 15;
const FEW_INGREDIENTS = 5;

/** Words of steps that heat food. Toast is not cooked. */
const HEATING = (
  "oven grill griddle grilled boil boils boiling boiled simmer simmers simmering fry fries fried frying bake baked roast " +
  "roasted cook cooked heat hob saucepan wok microwave melted steam steamed"
).split(" ");

/** All intents. If several phrases begin with the same words, the longest wins. */
export const SEARCH_INTENTS: readonly SearchIntent[] = [
  ...PURPOSE_INTENTS,
  {
    id: "no-cook",
    says: "no cooking",
    phrases: phrases("no cook, nocook, uncooked, no heat, raw food"),
    best: [{ notSteps: HEATING, notDishTypes: [...NOT_EATEN_ALONE] }],
    good: [{ notSteps: HEATING }, { keywords: ["no cook"] }],
  },
  {
    id: "no-oven",
    says: "no oven needed",
    phrases: phrases("nobake, no oven, stovetop, stove top, on the hob, on the stove, hob only"),
    best: [{ notSteps: ["oven", "grill", "bake", "baked"], notPreferences: ["Fried"] }],
    good: [{ notSteps: ["oven", "grill"] }],
  },
  {
    id: "starter",
    says: "starter",
    phrases: phrases(
      "starter, starters, appetizer, appetizers, appetiser, appetisers, first course/courses, small plates, to start with, hors doeuvre/doeuvres, antipasti, antipasto, entrees froides/chaudes, vorspeise, vorspeisen, entrantes, entradas",
    ),
    best: [{ keywords: ["starter"] }],
    good: [
      { keywords: ["mezze", "tapas", "antipasti"] },
      { keywords: ["finger food", "nibbles"], notDishTypes: ["main dish"] },
    ],
  },
  {
    id: "healthy",
    says: `at most ${QUITE_HEALTHY.maxKcal} kcal and ${QUITE_HEALTHY.maxFatGrams} g of fat`,
    phrases: phrases("healthy, healthier, healthiest, healthful, nutritious, wholesome, good for you, clean eating"),
    best: [
      { ...HEALTHY, dishTypes: [...COURSES], notDishTypes: ["Dessert", "Bread"] },
      { ...HEALTHY_SNACK, preferences: ["Snack"], notDishTypes: ["Dessert", "Bread", ...NOT_EATEN_ALONE] },
      { ...HEALTHY_SNACK, keywords: ["smoothie", "fruit smoothie"], notDishTypes: ["Dessert"] },
    ],
    good: [QUITE_HEALTHY],
  },
  {
    id: "mild",
    says: "mild",
    phrases: phrases("mild, mildly, mildly spiced, not too/so/very/that hot/spicy/fiery, not too much heat/chilli"),
    best: [{ notFoods: CHILLIES.split(" ") }],
    isPreference: "always",
  },
  {
    id: "light",
    says: "light",
    phrases: phrases("light, lighter, low calorie, low calories, low cal, lowcal, few calories, diet food"),
    best: [{ maxKcal: LIGHT_KCAL }],
  },
  {
    id: "low-fat",
    says: "low in fat",
    phrases: phrases("low fat, lowfat, reduced fat, low in fat"),
    best: [{ maxFatGrams: LOW_FAT_GRAMS }],
  },
  {
    id: "high-protein",
    says: "High-Protein",
    phrases: phrases(
      "high protein, highprotein, protein rich, rich in protein, lots of protein, high in protein, protein packed",
    ),
    best: [{ preferences: ["High-Protein"] }],
  },
  {
    id: "meat",
    says: "with meat",
    phrases: phrases("meat, meaty, meat lovers, viande, fleisch"),
    best: [{ principalKinds: ["meat"] }],
    good: [{ principalKinds: ["poultry"] }],
  },
  {
    id: "side",
    says: "side dish",
    phrases: phrases(
      "side dish/dishes, sides, side salad/salads, greens, sides and greens, accompaniment, accompaniments, contorno, contorni, beilage, beilagen, guarnicion, guarniciones",
    ),
    best: [
      { keywords: ["side dish"], notDishTypes: ["main dish", "Sauce"] },
      { dishTypes: ["Salad"], notDishTypes: ["main dish"] },
    ],
    good: [
      { keywords: ["side dish"] },
      { dishTypes: ["Bread"], notDishTypes: ["Dessert", "Breakfast", "main dish"] },
      { keywords: ["relish", "condiment"] },
    ],
  },
  {
    id: "dressing",
    says: "dressing",
    phrases: phrases("dressing, dressings, salad dressing, salad dressings, vinaigrette, vinaigrettes"),
    best: [{ keywords: ["dressing", "vinaigrette"], dishTypes: ["Sauce"] }],
  },
  {
    id: "mocktail",
    says: "mocktail",
    phrases:
      phrases(`mocktail, mocktails, virgin cocktail, virgin cocktails, soft drink, soft drinks, non alcoholic drink, non alcoholic drinks, non alcoholic cocktail,
      non alcoholic cocktails, alcohol free drink, alcohol free drinks, alcohol free cocktail, alcohol free cocktails`),
    best: [{ keywords: ["mocktail"] }],
    good: [
      {
        dishTypes: [...DRINKS],
        keywords: ["cold drink", "soft drink", "iced tea", "lemonade"],
        notKeywords: ["yoghurt drink", "coffee"],
      },
    ],
  },
  {
    id: "meal",
    phrases: phrases(
      "meal, meals, main meal/meals, secondo, secondi, secondo piatto, secondi piatti, plat principal, plats principaux, hauptgericht, hauptgerichte, hauptspeise, plato principal, platos principales",
    ),
    best: [{ dishTypes: ["main dish"] }],
    good: [{ dishTypes: [...COURSES] }],
  },
  {
    id: "food",
    phrases: phrases("food, foods, dish, dishes"),
    best: [{ notDishTypes: [...NOT_EATEN_ALONE] }],
    isPreference: "always",
  },
  {
    id: "lunch",
    says: "for lunch",
    phrases: phrases("lunch, lunches, lunchtime, pranzo, almuerzo, mittagessen"),
    best: [
      { dishTypes: ["Salad", "Soup"] },
      { preferences: ["sandwiches"] },
      { keywords: ["lunchbox", "packed lunch"], dishTypes: ["main dish", "Salad", "Soup"] },
    ],
    good: [{ dishTypes: ["main dish"] }],
  },
  {
    id: "brunch",
    says: "brunch",
    phrases: phrases("brunch, brunches"),
    best: [
      { keywords: ["brunch"], principal: ["egg"], dishTypes: ["Breakfast"] },
      { keywords: ["pancakes"], dishTypes: ["Breakfast"] },
    ],
    good: [{ keywords: ["brunch"] }, { dishTypes: ["Breakfast"] }],
  },
  {
    id: "breakfast",
    says: "Breakfast",
    phrases: phrases("breakfast, breakfasts, colazione, petit dejeuner, desayuno, fruhstuck"),
    best: [{ dishTypes: ["Breakfast"] }],
    good: [{ keywords: ["breakfast", "brunch"] }],
  },
  {
    id: "dinner",
    says: "Dinner",
    phrases: phrases("dinner, dinners, supper, suppers, evening meal/meals, cena, abendessen"),
    best: [{ preferences: ["Dinner"] }],
    good: [{ dishTypes: ["main dish"] }],
  },
  {
    id: "dessert",
    says: "Dessert",
    phrases: phrases(
      "dessert, desserts, afters, treat, treats, sweet treat/treats, something sweet, sweet course, dolci, dolce, postre, postres, nachtisch, nachspeise, nachspeisen",
    ),
    best: [{ dishTypes: ["Dessert"] }],
    good: [{ keywords: ["dessert", "sweets"] }],
  },
  {
    id: "little-work",
    says: `at most ${LITTLE_WORK_MINUTES} minutes of work`,
    phrases: phrases(
      "little work, low effort, minimal effort, little effort, effortless, hands off, lazy, not much work, hardly/barely any work/effort/chopping, minimum effort, without much work/effort/chopping, not too much work/effort, makes/make little work, throw together, thrown together, cooks itself, looks after itself",
    ),
    best: [{ maxActiveMinutes: LITTLE_WORK_MINUTES }],
  },
  {
    id: "few-ingredients",
    says: `at most ${FEW_INGREDIENTS} ingredients`,
    phrases: phrases(
      "few ingredients, 5 ingredients, 5 ingredient, 6 ingredients, five ingredients, five ingredient, six/three/four/3/4 ingredients, handful of ingredients",
    ),
    best: [{ maxIngredients: FEW_INGREDIENTS }],
  },
];

/** Phrases that contain an intent's, but are foods or dishes. */
export const NO_INTENTS: readonly string[] = phrases(
  `light soy sauce, light soy, light brown sugar, light brown, light cream, light beer, light rum, bbq sauce, barbecue sauce, party rice,
  dinner roll, dinner rolls, meat sauce, meat free, dipping sauce, dipping sauces,
  for a cold winter, for a cold day, for a cold evening, for a cold night, for a cold drink,
  side of salmon, cheap cuts, dish of the day`,
);
