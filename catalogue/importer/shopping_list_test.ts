import { expect, it } from "vitest";
import { type MealTime } from "../../core/meal_plan/mod.ts";
import { FoodTable } from "../../core/recipe/mod.ts";
import { calendarDate } from "../../core/shared/mod.ts";
import {
  EMPTY_LIST,
  lineText,
  listLines,
  needsOfPlan,
  type Pantry,
  purchaseText,
  readFreeLine,
  tableFoods,
} from "../../core/shopping/mod.ts";
import { buildCatalogue } from "./build_catalogue.ts";
import { readCompositionTable } from "./composition_table.ts";
import { readRecipeFiles } from "./read_recipe_files.ts";
import { foodsForSearch, readReviewedFoods } from "./stand_ins.ts";

const [files, table, reviewed] = await Promise.all([readRecipeFiles(), readCompositionTable(), readReviewedFoods()]);
const { recipes } = buildCatalogue(files, table, { countDetailPictures: () => 0 });
const foods = new FoodTable(foodsForSearch(table, reviewed));

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
    const recipe = recipes.find((each) => each.id === id);
    if (!recipe) throw new Error(`no recipe ${id}`);
    return { date: calendarDate(date), mealTime, recipe, portions: 4 };
  });
}
