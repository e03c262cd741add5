import type { FoodKey } from "../food/mod.ts";
import type { DishType } from "../recipe/mod.ts";
import type { IntentRule, SearchIntent } from "./search_intent.ts";

// Search intents besides names, foods and diets, as data: the typed phrases, and the conditions for a recipe. The figures of
// a word ("healthy", "cheap", "little work") are stated here and nowhere else.

const DRINKS = ["drinks", "Beverage"] as const satisfies readonly DishType[];
const NOT_EATEN_ALONE = [...DRINKS, "Sauce"] as const satisfies readonly DishType[];
const COURSES = ["main dish", "Soup", "Salad", "Breakfast"] as const satisfies readonly DishType[];

/** Figures of one serving. */
const HEALTHY = { maxKcal: 500, maxFatGrams: 20, notPreferences: ["Fried"] } as const satisfies IntentRule;
const QUITE_HEALTHY = { maxKcal: 600, maxFatGrams: 26, notPreferences: ["Fried"] } as const satisfies IntentRule;
const HEALTHY_SNACK = { maxKcal: 300, maxFatGrams: 16, notPreferences: ["Fried"] } as const satisfies IntentRule;
/** Up to here a dish is "light". */
const LIGHT_KCAL = 400;
/** EU Regulation 1924/2006 calls a solid food low in fat up to 3 g in 100 g: a serving of 350 g has 10 g. */
const LOW_FAT_GRAMS = 10;
/** The whole dish, not only its sauce, keeps for so many days. */
const MAKE_AHEAD_DAYS = 3;
const MAKE_AHEAD_BEST_DAYS = 4;
const SLOW_COOKED_MINUTES = 45;
const LITTLE_WORK_MINUTES = 15;
const FEW_INGREDIENTS = 5;

/** Foods that cost little by the plate everywhere in Europe: pulses, eggs, potatoes, cabbage and pasta. */
const CHEAP_FOODS: readonly FoodKey[] = [
  ..."lentil red-lentil split-pea chickpea kidney-bean borlotti-bean cannellini-bean white-bean black-bean".split(" "),
  ..."pinto-bean black-eyed-pea baked-beans egg pasta spaghetti potato cabbage carrot onion".split(" "),
];
/** Meat that costs little. */
const CHEAP_MEAT: readonly FoodKey[] = ["ground-beef", "chicken"];
/** They make a meatless dish dear. */
const DEAR_FOODS: readonly FoodKey[] =
  "halloumi pistachio pine-nut pecan cashew almond walnut saffron mozzarella feta avocado".split(" ");

/** Words of steps that heat food. Toast is not cooked. */
const HEATING = (
  "oven grill griddle grilled boil boils boiling boiled simmer simmers simmering fry fries fried frying bake baked roast " +
  "roasted cook cooked heat hob saucepan wok microwave melted steam steamed"
).split(" ");

/** All intents. If several phrases begin with the same words, the longest wins. */
export const SEARCH_INTENTS: readonly SearchIntent[] = [
  {
    id: "make-ahead",
    says: "can be made ahead",
    phrases:
      phrases(`make ahead, made ahead, makes ahead, cook ahead, prepare ahead, prep ahead, ahead of time, in advance, the day before,
      day before, the night before, night before, a day ahead, the evening before, evening before, get ahead, for tomorrow, eat tomorrow, meal prep, meal prepping, batch cook, batch cooking, batch cooked`),
    best: [
      { minKeepsDays: MAKE_AHEAD_BEST_DAYS, notDishTypes: [...NOT_EATEN_ALONE] },
      { minKeepsDays: MAKE_AHEAD_DAYS, keywords: ["stew", "braise", "stuffed vegetables", "meat sauce"] },
      { minKeepsDays: MAKE_AHEAD_DAYS, dishTypes: ["Dessert"] },
      { keywords: ["soaked oats"] },
      { keywords: ["make ahead", "batch cooking"] },
      { canBeFrozen: true, keywords: ["freezer"] },
    ],
    good: [{ minKeepsDays: MAKE_AHEAD_DAYS }],
  },
  {
    id: "freezer",
    says: "can be frozen",
    phrases: phrases(
      "freezer, freezer friendly, freezer meal, freezer meals, freezable, freeze, freezes, freezes well, freezing, be frozen, frozen ahead, from the freezer",
    ),
    best: [{ keywords: ["freezer"] }, { canBeFrozen: true, dishTypes: ["main dish", "Soup"] }],
    good: [{ canBeFrozen: true }],
  },
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
    id: "one-pot",
    says: "one pot",
    phrases: phrases(
      "one pot, 1 pot, single pot, all in one, washing up, little washing up, less washing up, no washing up, one pot meal, one pot wonder",
    ),
    best: [
      { keywords: ["one pot", "one pan"] },
      {
        keywords: ["stew", "curry", "braise", "casserole"],
        dishTypes: ["main dish"],
        maxVessels: 1,
        notPreferences: ["sandwiches", "Fried"],
      },
    ],
    good: [
      { dishTypes: ["Soup"], notPreferences: ["Fried"], notKeywords: ["cold soup", "chilled soup"] },
      { keywords: ["stew", "curry"], dishTypes: ["main dish"] },
    ],
  },
  {
    id: "one-pan",
    says: "one pan",
    phrases: phrases(
      "one pan, 1 pan, single pan, one frying pan, single frying pan, one skillet, single skillet, one dish, single dish",
    ),
    best: [
      { keywords: ["one pan"] },
      { keywords: ["stir fry", "fried rice", "omelette"], maxVessels: 1 },
      { keywords: ["one pot"], maxVessels: 1 },
    ],
    good: [{ keywords: ["one pot"] }, { keywords: ["stew", "curry"], dishTypes: ["main dish"] }],
  },
  {
    id: "slow-cooked",
    says: "slow cooked",
    phrases: phrases(
      "slow cooked, slow cook, slow cooker, slow cooking, slow braised, slow braise, slow simmered, slow, slowly, long simmered, simmered for hours, simmers for hours, simmer for hours, cooks for hours, low and slow, crockpot, crock pot, braised for hours",
    ),
    best: [
      { minSimmersMinutes: SLOW_COOKED_MINUTES, notDishTypes: ["Dessert", "Bread", ...DRINKS] },
      { keywords: ["stew", "braise", "casserole"], dishTypes: ["main dish"], minMinutes: 90 },
      { keywords: ["slow cooking"] },
    ],
    good: [
      { minSimmersMinutes: 25, dishTypes: ["main dish", "Soup"] },
      { keywords: ["stew", "braise"], dishTypes: ["main dish"], minMinutes: 60 },
    ],
  },
  {
    id: "traybake",
    says: "on one tray",
    phrases: phrases("traybake, tray bake, traybakes, tray bakes, sheet pan, one tray"),
    best: [{ keywords: ["traybake", "sheet pan"] }],
    good: [{ keywords: ["roast vegetables", "bake"], dishTypes: ["main dish"] }],
  },
  {
    id: "lunchbox",
    says: "for a lunchbox",
    phrases:
      phrases(`lunchbox, lunch box, lunchboxes, lunch boxes, packed lunch, packed lunches, lunch for work, lunch to take to work, work lunch,
      work lunches, office lunch, school lunch, school lunches, lunch at work, take to work, take to the office, to take to work, for work, for the office, bento,
      lunch to go, lunch on the go`),
    best: [
      { keywords: ["lunchbox", "packed lunch"], notDishTypes: ["Dessert", ...DRINKS] },
      { keywords: ["picnic"], preferences: ["sandwiches"] },
    ],
    good: [
      { keywords: ["lunchbox", "packed lunch", "picnic"] },
      { preferences: ["sandwiches"], maxMinutes: 30 },
      { dishTypes: ["Salad"] },
    ],
  },
  {
    id: "to-go",
    says: "to take along",
    phrases: phrases(
      "on the go, take along, take with me, take with us, for the beach, outing, road trip, train journey, train ride, long journey, journey, hike, hiking, travel, travelling, for the car",
    ),
    best: [
      {
        keywords: ["lunchbox", "packed lunch", "picnic", "nibbles", "energy bites"],
        notDishTypes: [...NOT_EATEN_ALONE],
        notPreferences: ["Fried"],
      },
    ],
    good: [{ keywords: ["lunchbox", "packed lunch", "picnic", "nibbles"] }],
  },
  {
    id: "kids",
    says: "for children",
    phrases:
      phrases(`kid, kids, kid friendly, kids friendly, child, child friendly, children, childrens, toddler, toddlers, toddler friendly, fussy eater,
      fussy eaters, picky eater, picky eaters, little ones`),
    best: [{ keywords: ["kids"], notDishTypes: [...DRINKS] }],
    good: [{ keywords: ["kids"] }],
    isPreference: "with words",
  },
  {
    id: "party",
    says: "for a party",
    phrases: phrases("party, parties, buffet, potluck, bring a dish, for a crowd, feed a crowd, canape, canapes"),
    best: [{ keywords: ["party", "finger food"], notDishTypes: [...DRINKS] }],
    good: [{ keywords: ["party", "finger food", "nibbles", "bar snack", "tapas", "mezze"] }],
    isPreference: "with words",
  },
  {
    id: "finger-food",
    says: "finger food",
    phrases: phrases("finger food, finger foods, nibble, nibbles, bar snack, bar snacks"),
    best: [{ keywords: ["finger food", "nibbles", "bar snack"] }],
    good: [{ keywords: ["party"], preferences: ["Snack"], notDishTypes: [...NOT_EATEN_ALONE] }],
  },
  {
    id: "special",
    says: "for a special evening",
    phrases: phrases("date night, romantic, dinner party, special occasion, impress, impressive, fancy"),
    best: [{ keywords: ["date night"] }],
    good: [
      { keywords: ["seafood", "party", "braise"], dishTypes: ["main dish"], minMinutes: 20 },
      { dishTypes: ["Dessert"] },
    ],
    isPreference: "with words",
  },
  {
    id: "company",
    says: "for guests",
    phrases: phrases(
      "company, for company, guests, for guests, visitors, for visitors, entertaining, feast, feasts, banquet, festive, celebration, celebrations",
    ),
    best: [
      { dishTypes: ["main dish"], preferences: ["Dinner"], keywords: ["date night"] },
      {
        preferences: ["Dinner"],
        notDishTypes: ["Soup", "Salad", "Bread"],
        notPreferences: ["Fried", "sandwiches"],
        notKeywords: ["noodles", "pasta"],
        minMinutes: 90,
      },
    ],
    good: [
      { preferences: ["Dinner"], minMinutes: 75 },
      { keywords: ["party", "christmas"], dishTypes: ["main dish", "Dessert"] },
    ],
    isPreference: "with words",
  },
  {
    id: "when-ill",
    says: "soothing",
    phrases: phrases(
      "ill, when ill, sick, when sick, sick day, poorly, under the weather, unwell, flu, for a cold, have a cold, sore throat, upset stomach, easy on the stomach, soothing",
    ),
    best: [{ keywords: ["broth", "chicken soup"], notKeywords: ["curry"] }],
    good: [
      { dishTypes: ["Soup"], notPreferences: ["Fried"], notKeywords: ["cold soup", "chilled soup"] },
      { keywords: ["porridge", "hot drink"], notKeywords: ["relish", "savoury porridge"] },
    ],
  },
  {
    id: "dip",
    says: "dip",
    phrases: phrases(
      "dip into, dip in, to dip, for dipping, dipping, dunk, dunking, to dip bread into, to dip bread in, to dip vegetables into, to dip chips into",
    ),
    best: [{ keywords: ["dip", "yoghurt dip", "dipping sauce"] }],
    good: [{ keywords: ["spread", "mezze"], preferences: ["Snack"] }],
  },
  {
    id: "starter",
    says: "starter",
    phrases: phrases(
      "starter, starters, appetizer, appetizers, appetiser, appetisers, first course, hors doeuvre, hors doeuvres",
    ),
    best: [{ keywords: ["starter"] }],
    good: [
      { keywords: ["mezze", "tapas", "antipasti"] },
      { keywords: ["finger food", "nibbles"], notDishTypes: ["main dish"] },
    ],
  },
  {
    id: "cheap",
    says: "cheap",
    phrases:
      phrases(`cheap, cheaper, cheapest, budget, on a budget, low budget, budget friendly, low cost, inexpensive, economical, frugal, thrifty, tight budget, shoestring, on a shoestring, money is tight, costs little, cost little, not expensive, not too expensive,
      student, students, for students`),
    best: [{ diet: "vegetarian", principal: CHEAP_FOODS, dishTypes: ["main dish", "Soup"] }],
    good: [
      { diet: "vegetarian", notPrincipal: DEAR_FOODS },
      { principal: CHEAP_MEAT, dishTypes: ["main dish", "Soup"] },
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
    id: "comfort",
    says: "comfort food",
    phrases: phrases(
      "comfort, comforting, warm and comforting, warm and cosy, warm and filling, comfort food, comfort foods, cosy, cozy, hearty, warming, soul food, rainy day, rainy evening, cold day, cold evening",
    ),
    best: [
      { keywords: ["comfort food"], notDishTypes: [...NOT_EATEN_ALONE] },
      { keywords: ["winter"], preferences: ["Dinner"] },
    ],
    good: [
      { keywords: ["comfort food"] },
      { preferences: ["Dinner"], keywords: ["stew", "curry", "pie"] },
      { preferences: ["Dinner"], dishTypes: ["Soup"] },
    ],
    isPreference: "with words",
  },
  {
    id: "barbecue",
    says: "for a barbecue",
    phrases: phrases(
      "bbq, bbqs, barbecue, barbecues, barbeque, barbecued, cookout, braai, on the grill, for the grill, grill party",
    ),
    best: [{ keywords: ["barbecue"] }],
    good: [{ keywords: ["kebab", "skewers"] }, { dishTypes: ["Salad"], notDishTypes: ["main dish"] }],
  },
  {
    id: "meat",
    says: "with meat",
    phrases: phrases("meat, meaty, meat lovers"),
    best: [{ principalKinds: ["meat"] }],
    good: [{ principalKinds: ["poultry"] }],
  },
  {
    id: "side",
    says: "side dish",
    phrases: phrases(
      "side dish, side dishes, sides, side salad, side salads, accompaniment, accompaniments, goes well with, go well with, goes with",
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
    phrases: phrases("meal, meals, main meal, main meals"),
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
    phrases: phrases("lunch, lunches, lunchtime"),
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
    phrases: phrases("breakfast, breakfasts"),
    best: [{ dishTypes: ["Breakfast"] }],
    good: [{ keywords: ["breakfast", "brunch"] }],
  },
  {
    id: "dinner",
    says: "Dinner",
    phrases: phrases("dinner, dinners, supper, suppers, evening meal"),
    best: [{ preferences: ["Dinner"] }],
    good: [{ dishTypes: ["main dish"] }],
  },
  {
    id: "dessert",
    says: "Dessert",
    phrases: phrases("dessert, desserts, afters, dolci, dolce, postre, postres"),
    best: [{ dishTypes: ["Dessert"] }],
    good: [{ keywords: ["dessert"] }],
  },
  {
    id: "little-work",
    says: `at most ${LITTLE_WORK_MINUTES} minutes of work`,
    phrases: phrases(
      "little work, low effort, minimal effort, little effort, effortless, hands off, lazy, not much work, hardly any work, minimum effort",
    ),
    best: [{ maxActiveMinutes: LITTLE_WORK_MINUTES }],
  },
  {
    id: "few-ingredients",
    says: `at most ${FEW_INGREDIENTS} ingredients`,
    phrases: phrases(
      "few ingredients, 5 ingredients, 5 ingredient, 6 ingredients, five ingredients, five ingredient, six ingredients",
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

function phrases(list: string): readonly string[] {
  return list.split(",").map((phrase) => phrase.trim().replaceAll(/\s+/gu, " "));
}
