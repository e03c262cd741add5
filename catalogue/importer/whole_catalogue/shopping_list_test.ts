import { expect, it } from "vitest";
import { type MealTime, mealsToCook } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import {
  EMPTY_LIST,
  lineText,
  listLines,
  needsOfPlan,
  type Pantry,
  purchaseText,
  readFreeLine,
  tableFoods,
} from "../../../core/shopping/mod.ts";
import { recipeOf, wholeCatalogue } from "./whole_catalogue.ts";

const { recipes, foods } = wholeCatalogue;

const ALWAYS_THERE = new Set(["salt", "black-pepper", "olive-oil", "extra-virgin-olive-oil"]);

/** All for four portions. The sandwich's recipe is for two, the others for four. */
const WEEK = [
  ["2026-11-23", "Dinner", "spaghetti-bolognese"],
  ["2026-11-24", "Lunch", "chickpea-salad-sandwich"],
  ["2026-11-25", "Dinner", "palak-paneer"],
  ["2026-11-26", "Dinner", "avgolemono"],
  ["2026-11-27", "Lunch", "tabbouleh"],
] as const;

// Written by hand from the recipes. B: bolognese, S: sandwich, P: palak paneer, A: avgolemono, T: tabbouleh.
// Line of the list | arithmetic | sum in grams or pieces
const BY_HAND = `
1 bunch basil                        | B 1 handful = 10 g                                                   | 10
2 carrots                            | B 1 + A 1                                                            | 2
1 head celery                        | sticks of 40 g: B 1 + S 2 × 1 + A 1                                  | 160
1 bunch dill                         | handfuls of 10 g: S 2 × 1 + A 1                                      | 30
1 head garlic                        | cloves of 3 g: B 2 + P 4                                             | 18
20 g ginger                          | P 15 g                                                               | 15
1 green chili                        | P 1                                                                  | 1
5 lemons                             | S 2 × ½ + A 5 tbsp of 15.246 g / 40 g = 1.906 + T 4 tbsp = 1.525     | 4.431
1 lettuce                            | S 2 × 30 g / 300 g                                                   | 0.2
1 bunch mint                         | T 1 bunch                                                            | 30
3 onions                             | B 1 + P 1 + A 1                                                      | 3
5 bunches parsley                    | T 150 g / 30 g                                                       | 150
1 red onion                          | S 2 × ¼                                                              | 0.5
1 romaine (optional)                 | T 100 g / 300 g                                                      | 0.333
1 bunch scallions                    | T 4 of 15 g                                                          | 60
3 bags (600 g) spinach               | P 600 g                                                              | 600
6 tomatoes                           | S 2 × 1 + P 1 + T 3                                                  | 6
1 loaf whole wheat bread             | S 2 × 4 slices of 32 g                                               | 256
1 tray (500 g) chicken thighs        | A 450 g                                                              | 450
1 tray (500 g) ground beef           | B 500 g                                                              | 500
1 pot (300 ml) cream                 | P 2 tbsp of 15 g                                                     | 30
6 eggs                               | A 3                                                                  | 3
1 tub (500 g) greek yogurt           | S 2 × 3 tbsp of 15.32 g                                              | 91.92
1 carton (1 litre) milk              | B 100 ml × 1.031                                                     | 103.1
2 blocks (450 g) paneer              | P 300 g                                                              | 300
1 wedge (150 g) parmesan             | B 50 g                                                               | 50
2 tins (800 g) canned tomatoes       | B 800 g                                                              | 800
1 jar (60 g drained) capers          | S 2 × 1 tbsp of 8.6 g                                                | 17.2
2 tins (480 g drained) chickpeas     | S 2 × 240 g                                                          | 480
1 tube (200 g) tomato paste          | B 2 tbsp of 16 g                                                     | 32
1 packet (500 g) bulgur              | T 50 g                                                               | 50
1 packet (1 kg) short grain rice     | A 120 g                                                              | 120
1 packet (500 g) spaghetti           | B 320 g                                                              | 320
1 box (makes 5 litres) chicken stock | A 1500 ml × 1.014; stock is bought as cubes, which make 5 kg         | 1521
1 jar (200 g) Dijon mustard          | S 2 × 1 tsp of 5 g                                                   | 10
1 jar (300 g) ghee                   | P 2 tbsp of 12.8 g                                                   | 25.6
1 jar (35 g) allspice                | T ¼ tsp of 1.9 g                                                     | 0.48
1 jar (4 g) bay leaves               | B 1 leaf + A 1 leaf of 0.2 g                                         | 0.4
1 jar (40 g) cumin seeds             | P 1 tsp                                                              | 2.1
1 jar (40 g) garam masala            | P ½ tsp of 2 g                                                       | 1
1 jar (35 g) ground coriander        | P 1 tsp                                                              | 1.8
1 bottle (750 ml) red wine           | B 150 ml × 0.994                                                     | 149.1
`;

// #list-merges-foods
it("has the list of a week that was written by hand from its five recipes", () => {
  const pantry: Pantry = { foods: [], alwaysThere: ALWAYS_THERE };
  const { toBuy, alwaysThere } = needsOfPlan(mealsOf(WEEK), { foods, pantry });
  const missing = new Map(toBuy.map((need) => [need.bought.food.key, need.missing]));
  const lines = listLines({ needs: toBuy, list: EMPTY_LIST, foods: tableFoods(foods) });
  const expected = BY_HAND.trim()
    .split("\n")
    .map((row) => row.split("|").map((cell) => cell.trim()));

  expect(lines.map((line) => `${lineText(line)}: ${missing.get(line.food ?? "")}`).sort()).toEqual(
    expected.map(([line, , sum]) => `${line}: ${sum}`).sort(),
  );
  expect(alwaysThere.map(({ bought }) => bought.food.key)).toEqual([...ALWAYS_THERE].sort());
  expect(lines.find(({ food }) => food === "lemon")?.meals.map(({ recipeName }) => recipeName)).toEqual([
    "Chickpea Salad Sandwich",
    "Avgolemono",
    "Tabbouleh",
  ]);
});

/** A family that eats 3.5 portions. The haddock is eaten again on the next day, by two. */
const FAMILY = [
  { date: "2026-11-23", mealTime: "Dinner", id: "alentejo-pork-with-clams" },
  { date: "2026-11-24", mealTime: "Dinner", id: "smoked-haddock-kedgeree" },
  { date: "2026-11-25", mealTime: "Lunch", id: "smoked-haddock-kedgeree", of: "2026-11-24", portions: 2 },
  { date: "2026-11-25", mealTime: "Dinner", id: "chicken-kyiv" },
  { date: "2026-11-28", mealTime: "Snacks", id: "portuguese-custard-tarts", portions: 12 },
  { date: "2026-11-29", mealTime: "Snacks", id: "passion-fruit-pavlova", portions: 8 },
] as const;

const FAMILY_PANTRY: Pantry = {
  foods: [
    { food: "basmati-rice" },
    { food: "butter", amount: { quantity: 100, unit: "g" } },
    { food: "cinnamon-stick", amount: { quantity: 2, unit: "piece" } },
    { food: "egg", amount: { quantity: 3, unit: "piece" } },
    { food: "egg-white", amount: { quantity: 2, unit: "piece" } },
    { food: "flour", amount: { quantity: 200, unit: "g" } },
    { food: "lemon", amount: { quantity: 1, unit: "piece" } },
    { food: "sunflower-oil", amount: { quantity: 250, unit: "ml" } },
  ],
  alwaysThere: ALWAYS_THERE,
};

// P: pork, 3.5 of 4 = 0.875. H: haddock, 5.5 of 4 = 1.375. K: Kyiv, 0.875. T: tarts and M: meringue (pavlova), 1. A food that is
// bought by the piece is rounded as a cook reads it: 0.875 of a lemon is ¾, 1.375 of one is 1⅓, 5.5 eggs are 5.
const FAMILY_BY_HAND = `
1 head garlic                              | cloves of 3 g: P 3.5 + K 1.75                                  | 15.75
550 g pork tenderloin                      | P 600 × 0.875 = 525 g, weighed in steps of 50 g                | 525
1 jar (45 g) paprika                       | P 1 tbsp of 6.8 g × 0.875                                      | 5.95
1 bottle (750 ml) white wine               | P 200 ml × 0.994 × 0.875                                       | 173.95
1 jar (4 g) bay leaves                     | leaves of 0.2 g: P 2 × 0.875 + H 1 × 1.375                     | 0.625
700 g waxy potatoes                        | P 800 × 0.875                                                  | 700
2 bags (1 kg) clams                        | P 1 kg with shells × 0.875                                     | 875
1 bunch cilantro                           | P 1 handful of 10 g × 0.875                                    | 8.75
3 lemons                                   | P ¾ + H 1⅓ + K ½ + T 1 (its peel) - 1 at home                  | 2.583
1 packet (1 kg) basmati rice (check at home) | H 250 × 1.375; it is not known how much is at home            | 343.75
12 eggs                                    | H 5 + K 1½ + T 6 yolks + M 4 whites - 2 at home - 3 eggs       | 11.5
4 smoked haddock fillets                   | H 400 × 1.375 / 140 g                                          | 3.929
1 block (250 g) butter                     | H 40 × 1.375 + K 100 × 0.875 - 100 at home                     | 42.5
2 onions                                   | H 1⅓                                                           | 1.333
1 jar (40 g) curry powder                  | H 1 tbsp of 6.3 g × 1.375                                      | 8.663
1 jar (40 g) cayenne                       | H a pinch, a sixteenth of 1.8 g = 0.11 × 1.375                 | 0.151
1 bunch parsley                            | H 1 handful of 10 g × 1.375 + K 2 tbsp of 3.8 g × 0.875        | 20.4
2 trays (800 g) chicken breasts            | K 600 × 0.875                                                  | 525
1 packet (200 g) breadcrumbs               | K 160 × 0.875                                                  | 140
1 bottle (1 litre) sunflower oil           | K (400 × 0.875 - 250 at home) ml × 0.921                       | 92.1
1 pack (320 g) puff pastry                 | T 320 g                                                        | 320
1 packet (1 kg) caster sugar               | T 180 g + M 220 g                                              | 400
1 carton (1 litre) milk                    | T 300 ml × 1.031                                               | 309.3
1 jar (40 g) cinnamon                      | T ½ tsp of 2.6 g                                               | 1.3
1 packet (250 g) cornstarch                | M 2 tsp of 4.929 ml × 0.541                                    | 5.33
1 bottle (500 ml) white wine vinegar       | M 1 tsp                                                        | 5
1 pot (300 ml) heavy cream                 | M 300 ml × 1.006                                               | 301.8
1 mango                                    | M 1                                                            | 1
6 passion fruits                           | M 6                                                            | 6
`;

/** The week of a vegan who lives alone. The chilli is eaten twice. */
const SINGLE = [
  { date: "2026-11-23", mealTime: "Breakfast", id: "overnight-oats-with-peanut-butter-and-raspberries" },
  { date: "2026-11-23", mealTime: "Dinner", id: "smoky-three-bean-chilli" },
  { date: "2026-11-24", mealTime: "Lunch", id: "smoky-three-bean-chilli", of: "2026-11-23", portions: 1 },
  { date: "2026-11-24", mealTime: "Dinner", id: "mushroom-shawarma-pitas" },
  { date: "2026-11-25", mealTime: "Dinner", id: "pasta-e-ceci" },
  { date: "2026-11-26", mealTime: "Lunch", id: "chana-chaat" },
  { date: "2026-11-26", mealTime: "Dinner", id: "lemongrass-tofu-banh-mi" },
  { date: "2026-11-27", mealTime: "Snacks", id: "lemon-barley-water" },
] as const;

const SINGLE_PANTRY: Pantry = {
  foods: [
    { food: "chickpea", amount: { quantity: 120, unit: "g" } },
    { food: "oats" },
    { food: "soy-sauce", amount: { quantity: 50, unit: "ml" } },
  ],
  alwaysThere: ALWAYS_THERE,
};

// O: oats, 1 of 2. C: chilli, 2 of 6. M: mushrooms, P: pasta, H: chickpea chaat, B: banh mi, each 1 of 4. L: lemon water, 1 of 6.
const SINGLE_BY_HAND = `
1 jar (340 g) peanut butter                | O 50 / 2                                                       | 25
1 bottle (250 ml) maple syrup              | O 1 tbsp of 20 g / 2                                           | 10
1 carton (1 litre) soy milk                | O 300 ml × 1.027 / 2                                           | 154.05
1 packet (1 kg) rolled oats (check at home) | O 100 / 2; it is not known how much is at home                 | 50
1 packet (200 g) chia seeds                | O 20 / 2                                                       | 10
1 punnet (150 g) raspberries               | O 150 / 2                                                      | 75
2 red onions                               | C ⅔ + M ¼ + H ¼ (an eighth is no piece)                        | 1.167
1 red bell pepper                          | C ⅔                                                            | 0.667
1 head garlic                              | cloves of 3 g: C 1⅓ + M ¼ + P ½ + B ½                          | 7.75
1 tube (200 g) tomato paste                | tbsp of 16 g: C ⅔ + P ½                                        | 18.667
1 jar (45 g) smoked paprika                | C 1 tbsp of 6.8 g / 3 + M 1 tsp of 2.3 g / 4                   | 2.842
1 jar (40 g) cumin                         | tsp of 2.1 g: C 2 / 3 + M 2 / 4                                | 2.45
1 jar (12 g) oregano                       | C 1 tsp of 1 g / 3                                             | 0.333
1 tin (200 g) chipotles in adobo           | C 30 / 3                                                       | 10
1 tin (400 g) canned tomatoes              | C 800 / 3                                                      | 266.667
1 tin (240 g drained) kidney beans         | C ⅓ of a tin                                                   | 80
1 tin (240 g drained) black beans          | C 240 / 3                                                      | 80
1 tin (240 g drained) pinto beans          | C ⅓ of a tin                                                   | 80
1 tub (250 g) cocoa powder                 | C 1 tbsp of 5.4 g / 3                                          | 1.8
1 bag (500 g) frozen corn                  | C 200 / 3                                                      | 66.667
1 lime                                     | C ⅓                                                            | 0.333
1 avocado                                  | C ⅓                                                            | 0.333
1 bunch cilantro                           | C ⅓ handful of 10 g + H ¼ bunch of 30 g + B ½ handful          | 15.833
1 punnet (150 g) oyster mushrooms          | M 600 / 4                                                      | 150
1 jar (35 g) ground coriander              | M 1 tsp of 1.8 g / 4                                           | 0.45
1 jar (45 g) turmeric                      | M ½ tsp of 3 g / 4                                             | 0.375
1 jar (40 g) cinnamon                      | M ¼ tsp of 2.6 g / 4                                           | 0.163
1 jar (300 g) tahini                       | M 80 / 4                                                       | 20
1 lemon                                    | M ¼ + H 1 tbsp of 15.245 g / 4 / 40 g = 0.095 + L ½, with peel | 0.845
1 red cabbage                              | M 200 g / 4 / 900 g                                            | 0.056
6 pitas                                    | M 1                                                            | 1
1 tomato                                   | M ½ + H ½                                                      | 1
1 jar (350 g drained) pickles              | M 80 / 4                                                       | 20
1 bunch parsley                            | M ¼ handful of 10 g                                            | 2.5
1 bunch rosemary                           | P 2 tsp of 0.7 g / 4                                           | 0.35
1 jar (35 g) chili flakes                  | P 0.45 g / 4                                                   | 0.113
1 tin (240 g drained) chickpeas            | P 480 / 4 + H 480 / 4 - half a tin at home                     | 120
1 packet (500 g) macaroni                  | P 200 / 4                                                      | 50
70 g waxy potatoes                         | H 250 / 4, weighed in steps of 10 g                            | 62.5
1 jar (40 g) cumin seeds                   | H 1.5 tsp of 2.1 g / 4                                         | 0.788
1 jar (200 g) tamarind paste               | H 1.5 tbsp, a sixteenth of a cup of 120 g, / 4                  | 2.813
1 packet (500 g) brown sugar               | tbsp of 14.787 ml × 0.93: H ¼ + B ¼                            | 6.876
1 jar (40 g) cayenne                       | H ¼ tsp of 1.8 g / 4                                           | 0.113
1 green chili                              | H ¼                                                            | 0.25
1 carrot                                   | B 150 g / 4 / 80 g                                             | 0.469
1 daikon                                   | B 150 g / 4 / 400 g                                            | 0.094
1 bottle (150 ml) rice vinegar             | B 100 ml × 1.006 / 4                                           | 25.15
1 packet (1 kg) sugar                      | B ½ tbsp of 14.787 ml × 0.845 + L 110 / 6                      | 24.581
1 block (400 g) tofu                       | B 400 / 4                                                      | 100
1 pack (60 g) lemongrass                   | B 25 / 4                                                       | 6.25
1 bottle (1 litre) vegetable oil           | B ½ tbsp of 13.6 g                                             | 6.8
1 baguette                                 | B 400 g / 4 / 250 g                                            | 0.4
1 jar (270 g) vegan mayonnaise             | B 1 tbsp of 15 g                                               | 15
1 cucumber                                 | B ¼ (an eighth is no piece)                                    | 0.25
1 chili pepper                             | B ¼                                                            | 0.25
1 packet (500 g) barley                    | L 100 / 6                                                      | 16.667
`;

it.each([
  ["a family with leftovers and a pantry", FAMILY, 3.5, FAMILY_PANTRY, FAMILY_BY_HAND],
  ["a vegan who lives alone", SINGLE, 1, SINGLE_PANTRY, SINGLE_BY_HAND],
])("has the list of %s that was written by hand from the recipes", (_who, plan, householdPortions, pantry, byHand) => {
  const planned = plan.map((meal) => ({
    ...meal,
    date: calendarDate(meal.date),
    recipe: recipeOf(meal.id),
    portions: "portions" in meal ? meal.portions : undefined,
    leftoversOf: "of" in meal ? { date: calendarDate(meal.of), mealTime: "Dinner" as const, keepsDays: 2 } : undefined,
  }));
  const meals = mealsToCook(planned, { householdPortions }).map(({ meal, portions }) => ({ ...meal, portions }));
  const { toBuy } = needsOfPlan(meals, { foods, pantry });
  const sums = new Map(toBuy.map((need) => [need.bought.food.key, need.missing]));
  const lines = listLines({ needs: toBuy, list: EMPTY_LIST, foods: tableFoods(foods) });
  const expected = new Map(
    byHand
      .trim()
      .split("\n")
      .map((row) => row.split("|").map((cell) => cell.trim()))
      .map(([line = "", , sum]) => [line, Number(sum)]),
  );

  expect(lines.map(lineText).sort()).toEqual([...expected.keys()].sort());
  const sum = ({ food }: (typeof lines)[number]) => sums.get(food ?? "") ?? Number.NaN;
  // Weights of ingredients are stored in hundredths of a gram.
  const wrong = lines.filter((line) => !(Math.abs(sum(line) - (expected.get(lineText(line)) ?? 0)) < 0.002));
  expect(wrong.map((line) => `${lineText(line)}: ${sum(line)}`)).toEqual([]);
});

it("buys less of what is at home", () => {
  const pantry: Pantry = {
    foods: [
      { food: "lemon-juice", amount: { quantity: 3, unit: "tbsp" } },
      { food: "spinach", amount: { quantity: 250, unit: "g" } },
      { food: "egg", amount: { quantity: 4, unit: "piece" } },
      { food: "spaghetti" },
    ],
    alwaysThere: ALWAYS_THERE,
  };
  const { toBuy } = needsOfPlan(mealsOf(WEEK), { foods, pantry });
  const texts = listLines({ needs: toBuy, list: EMPTY_LIST, foods: tableFoods(foods) }).map(lineText);

  // 4.431 lemons less 3 tbsp of juice (45.7 g / 40 g); 600 g of spinach less 250 g.
  expect(texts).toEqual(
    expect.arrayContaining(["4 lemons", "2 bags (400 g) spinach", "1 packet (500 g) spaghetti (check at home)"]),
  );
  expect(texts.filter((text) => /\begg/u.test(text))).toEqual([]);
});

it("makes a list of every recipe of the catalogue, with a plausible amount of everything", () => {
  const odd = recipes.flatMap((recipe) => {
    const meal = { date: calendarDate("2026-11-23"), mealTime: "Dinner", recipe, portions: recipe.servings } as const;
    const { toBuy } = needsOfPlan([meal], { foods, pantry: { foods: [], alwaysThere: ALWAYS_THERE } });
    return listLines({ needs: toBuy, list: EMPTY_LIST, foods: tableFoods(foods) })
      .filter(
        ({ aisle, toBuy: buying }) => aisle === "other" || (buying?.packs ?? 1) > 6 || (buying?.amount ?? 1) > 9999,
      )
      .map((line) => `${recipe.id}: ${lineText(line)}`);
  });
  expect(odd).toEqual([]);
});

it.each([
  ["2 milk", "dairy", "2 cartons (2 litres) milk"],
  ["500g spinach", "fruit-and-vegetables", "3 bags (600 g) spinach"],
  ["2 tins tomatoes", "tins-and-jars", "2 tins (800 g) canned tomatoes"],
  ["bunch of coriander", "fruit-and-vegetables", "1 bunch cilantro"],
  ["2 bottles of red wine", "alcohol", "2 bottles (1.5 litres) red wine"],
  ["3 egg yolks", "dairy", "6 eggs"],
  ["beer", "alcohol", "beer"],
  ["rice paper", "pasta-rice-and-pulses", "rice paper"],
  ["kitchen paper", "household", ""],
  ["dishwasher salt", "household", ""],
  ["birthday card", "other", ""],
])("reads the written line %j by the food table", (text, aisle, expected) => {
  const { bought, toBuy, aisle: found } = readFreeLine(text, foods);
  const written = bought && toBuy ? purchaseText(toBuy, { bought, units: "metric" }) : undefined;
  expect([found, written ? `${written.amount} ${written.name}` : (bought?.food.plural ?? "")]).toEqual([
    aisle,
    expected,
  ]);
});

function mealsOf(week: readonly (readonly [date: string, mealTime: MealTime, recipeId: string])[]) {
  return week.map(([date, mealTime, id]) => {
    return { date: calendarDate(date), mealTime, recipe: recipeOf(id), portions: 4 };
  });
}
