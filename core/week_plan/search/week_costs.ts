/** 1 point: the value of a dish that meets one preference. Costs are whole micro-points, so that they add up exactly. */
export const POINT = 1_000_000;

/** The terms of a week's cost; each is in micro-points, and the lower the better. */
export const COST_TERMS = [
  "rules",
  "preferences",
  "favourites",
  "ratings",
  "foodsToBuy",
  "extraShopping",
  "packsLeftOver",
  "pantry",
  "kcal",
  "proteinGrams",
  "carbsGrams",
  "fatGrams",
  "saturatedFatGrams",
  "fiberGrams",
  "saltGrams",
  "portionSizes",
  "mealSizes",
  "mealProtein",
  "dinnerKinds",
  "dinnerCuisines",
  "mainFoods",
  "forms",
  "weekCuisines",
  "weekKinds",
  "sameAgain",
  "activeMinutes",
  "waitingMinutes",
  "leftovers",
  "batches",
] as const;

export type CostTerm = (typeof COST_TERMS)[number];

/** Where each term is in an array of all terms. */
// sound: it has every term
export const TERM = Object.fromEntries(COST_TERMS.map((term, index) => [term, index])) as Readonly<
  Record<CostTerm, number>
>;

/**
 * The cost of each event for a slider in the middle: points, and why. Change a weight here only, and look at weeks afterwards:
 * `make bench-week`.
 */
const POINTS = {
  // A week that breaks a rule is never accepted. The charge leads the search out of it.
  ruleBroken: 50,

  // The person's preferences. Leftovers count half: the dish was chosen once.
  preference: -1,
  favourite: -2,
  wellRated: -1,
  // Worse than any gain by sharing foods: 1 or 2 stars mean "not again".
  badlyRated: 3,

  // A line of the shopping list. The rest of a food that keeps for up to 14 days may spoil, so it counts twice. A second
  // purchase of the same food in a week counts half.
  perishableFood: 0.5,
  lastingFood: 0.25,
  // A food that does not keep from the last shopping day until it is used: one more trip to the shop.
  extraShopping: 1.5,

  // A whole pack left over, pro rata, by how long it keeps after opening; a food that keeps longer will be used.
  packLeftOver7Days: 1,
  packLeftOver14Days: 0.5,
  packLeftOver30Days: 0.15,

  // All of a food at home used by its day, pro rata. A food that is still good after this week can wait.
  pantryThisWeek: -1.5,
  pantryNextWeek: -0.5,

  // A day that is 100 % away from an aim, linear. An aim that is "about" a figure counts within its tolerance, too, since a day
  // at the edge is not as good as one in the middle.
  kcal: 14,
  proteinGrams: 6,
  carbsGrams: 2,
  fatGrams: 2,
  saturatedFatGrams: 4,
  fiberGrams: 4,
  saltGrams: 5,
  // A meal of another size than one portion, for each quarter: about half of its gain on a day that lacks energy. Few people
  // weigh each plate.
  otherPortion: 0.25,
  // Each quarter above one and a half portions costs this in addition: two meals that are a little larger are eaten more gladly
  // than one plate with two dinners.
  secondHelping: 0.15,
  // A meal that is too small or too large for its time of day, by 100 % of a day's energy, linear: at 2,000 kcal, 200 kcal
  // cost a point. Without this, a light soup for dinner would be made good by an enormous breakfast.
  mealSize: 10,
  // A gram of protein that a lunch or dinner lacks: a dish with 5 g is a side dish.
  mealProtein: 0.1,

  // Dinners of neighbouring days.
  sameKind: 1,
  sameCuisine: 0.5,
  // Lunches and dinners of the same day or neighbouring ones.
  sameMainFood: 0.5,
  // Breakfasts and snacks of the same day or neighbouring ones.
  sameMainFoodDaily: 0.25,
  // Two soups or two salads at lunches and dinners of the same day or neighbouring ones.
  sameForm: 0.75,
  // Each lunch or dinner of a cuisine after its second one.
  thirdOfCuisine: 0.75,
  // The same for a kind of main food: pulses are cheap and keep, but not five times a week.
  thirdOfKind: 0.75,
  // The same dish at two meals of a day.
  sameDay: 2,
  // The same breakfast or snack on the same day or neighbouring ones, which many people eat. Three days running is too much.
  sameNextDay: 0.3,
  sameThirdDay: 1,
  // Each time after the third that a breakfast or snack is eaten in a week.
  fourthTime: 1.5,

  // An hour at the stove is worth almost one preference.
  activeMinute: 0.015,
  // Few people have an hour for a breakfast or a snack.
  activeMinuteOfSmallMeal: 0.03,
  // A minute of waiting for breakfast, after the first half an hour.
  waitingMinute: 0.01,
  // Nothing to cook, beside the minutes saved.
  leftovers: -0.3,

  // Portions that are cooked but not planned, because the dish is only made in half or whole batches; for all that eat.
  portionTooMany: 0.4,
  // Cooking only a part of the recipe's yield, pro rata: a quarter of a pot of soup is much work for little.
  partOfBatch: 0.3,
  // Each time that the recipe is made after twice, pro rata: no pan is large enough, and omelettes for six are made one by one.
  thirdBatch: 0.3,
};

/** The cost of each event, in micro-points. */
export type WeekCosts = Readonly<Record<keyof typeof POINTS, number>>;

/** 50: buying and variety weigh as documented. */
export const VARIETY_MIDDLE = 50;

const BUYING = ["perishableFood", "lastingFood"] as const;
const VARIETY = [
  "sameKind",
  "sameCuisine",
  "sameMainFood",
  "sameMainFoodDaily",
  "sameForm",
  "thirdOfCuisine",
  "thirdOfKind",
  "sameDay",
  "sameNextDay",
  "sameThirdDay",
  "fourthTime",
] as const;

/**
 * The weights with the slider between a shorter list and more variety. At an end the terms of one side count twice and those
 * of the other half.
 *
 * @param variety 0, the shortest list, to 100, the most variety.
 */
export function weekCosts(variety: number): WeekCosts {
  const costs = Object.fromEntries(
    Object.entries(POINTS).map(([name, points]) => [name, Math.round(points * POINT)]),
  ) as Record<keyof WeekCosts, number>; // sound: it has every cost
  for (const name of BUYING) costs[name] = percent(costs[name], slope(VARIETY_MIDDLE - variety));
  for (const name of VARIETY) costs[name] = percent(costs[name], slope(variety - VARIETY_MIDDLE));
  return costs;
}

/** 50 % at −50, 100 % at 0, 200 % at 50. */
function slope(distance: number): number {
  return 100 + (distance > 0 ? 2 * distance : distance);
}

function percent(value: number, share: number): number {
  return Math.round((value * share) / 100);
}
