import { expect, it } from "vitest";
import { stepIngredients, stepTimers } from "../../../core/cooking/mod.ts";
import { recipeOf, wholeCatalogue } from "./whole_catalogue.ts";

const { recipes } = wholeCatalogue;
const steps = recipes.flatMap((recipe) => recipe.steps.map((text) => ({ recipe, text })));

/**
 * Every fiftieth step of the catalogue, by recipe and number, with all listed foods that it uses, read by hand. Seasonings
 * of another line ("salt, and black pepper to taste") do not count.
 */
const READ_BY_HAND: readonly (readonly [recipe: string, step: number, foods: string])[] = [
  ["alfajores-with-dulce-de-leche", 1, "unsalted-butter caster-sugar egg-yolk vanilla-extract lemon"],
  ["baked-sea-bream-with-potatoes-and-olives", 3, "salt thyme lemon sea-bream"],
  ["beetroot-and-lentil-salad-with-walnuts", 3, "red-onion olive-oil red-wine-vinegar dijon-mustard honey salt"],
  ["blueberry-buttermilk-pancakes", 5, "unsalted-butter"],
  ["cheese-spatzle-with-onions", 1, "onion butter salt"],
  ["chicken-pho", 6, "sugar fish-sauce salt"],
  ["chimichurri", 5, "salt red-wine-vinegar"],
  ["cuban-sandwich-with-mojo-pork", 1, "pork-tenderloin garlic orange lime cumin oregano salt"],
  ["durban-bean-bunny-chow", 5, "salt carrot vinegar cilantro"],
  ["garlic-naan-from-a-hot-pan", 1, "flour dry-yeast sugar salt yogurt vegetable-oil water"],
  ["goulash-soup", 5, "stewing-beef salt water"],
  ["indonesian-peanut-sauce", 5, "lime"],
  ["kale-stamppot-with-smoked-sausage", 3, "kale kielbasa"],
  ["labneh-with-cucumber-mint-and-flatbread", 5, "cucumber pita"],
  ["lenten-borscht-with-beans-and-mushrooms", 3, "beet tomato-paste"],
  ["maple-pecan-popcorn", 5, ""],
  ["moqueca-with-cod-and-peppers", 4, "cod onion tomato chili-pepper cilantro red-bell-pepper green-bell-pepper"],
  ["north-shore-garlic-prawns", 4, "shrimp olive-oil"],
  ["pan-con-tomate", 1, "tomato"],
  ["peanut-and-date-bites", 2, "medjool-date cocoa-powder salt"],
  ["pork-and-cabbage-potstickers", 4, ""],
  ["radicchio-risotto-with-blue-cheese", 4, "vegetable-stock"],
  [
    "romesco-sauce",
    4,
    "olive-oil garlic plum-tomato roasted-red-pepper white-wine-vinegar smoked-paprika cayenne salt",
  ],
  ["salted-caramel-sauce", 3, ""],
  ["smoky-tempeh-tomato-sandwich", 5, "tempeh whole-wheat-bread vegan-mayonnaise iceberg-lettuce tomato black-pepper"],
  ["spanakopita", 7, ""],
  ["swedish-yellow-pea-soup", 3, "split-pea"],
  ["three-strand-challah", 1, "egg"],
  ["turkish-manti-with-garlic-yoghurt", 3, ""],
  ["warm-swabian-potato-salad", 4, "waxy-potato vegetable-stock"],
];

it("shows no wrong ingredient in 30 steps that were read by hand, and nearly all right ones", () => {
  let shown = 0;
  let used = 0;
  for (const [id, number, foods] of READ_BY_HAND) {
    const found = foodsOf(id, number);
    const expected = foods.split(" ").filter((food) => food !== "");
    expect(expected, `${id}, step ${number}`).toEqual(expect.arrayContaining(found));
    shown += found.length;
    used += expected.length;
  }

  expect(READ_BY_HAND).toHaveLength(30);
  expect(shown / used).toBeGreaterThan(0.95);
});

it("finds nine of ten lines of the ingredient lists in a step", () => {
  let lines = 0;
  let found = 0;
  for (const { ingredientGroups, steps: texts } of recipes) {
    const list = ingredientGroups.flatMap(({ items }) => items);
    lines += list.length;
    found += new Set(texts.flatMap((text) => stepIngredients(text, list))).size;
  }

  expect(found / lines).toBeGreaterThan(0.88);
});

it("finds the times of nine of ten steps that name one, each in its text", () => {
  const timed = steps.filter(({ text }) => /\d (?:seconds?|minutes?|hours?)\b/u.test(text));
  const withTimer = timed.filter(({ text }) => stepTimers(text).length > 0);

  for (const { text } of steps) {
    for (const timer of stepTimers(text)) expect(text.slice(timer.at, timer.at + timer.text.length)).toBe(timer.text);
  }
  expect(withTimer.length / timed.length).toBeGreaterThan(0.9);
});

it("gives every timer a time within a day, and nine of ten a name", () => {
  const timers = steps.flatMap(({ text }) => stepTimers(text));

  for (const { seconds, upToSeconds = seconds } of timers) {
    expect(seconds).toBeGreaterThanOrEqual(15);
    expect(upToSeconds).toBeGreaterThanOrEqual(seconds);
    expect(upToSeconds).toBeLessThanOrEqual(24 * 60 * 60);
  }
  expect(timers.filter(({ verb }) => verb !== undefined).length / timers.length).toBeGreaterThan(0.9);
});

function foodsOf(id: string, number: number): string[] {
  const { ingredientGroups, steps: texts } = recipeOf(id);
  const list = ingredientGroups.flatMap(({ items }) => items);
  return stepIngredients(texts[number - 1] ?? "", list).flatMap((line) => list[line]?.food ?? []);
}
