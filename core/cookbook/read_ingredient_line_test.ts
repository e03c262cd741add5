import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Food, FoodTable } from "../food/mod.ts";
import { readIngredientLine } from "./mod.ts";

const food = (key: string, more: Partial<Food> = {}): Food => {
  const name = key.replaceAll("-", " ");
  return { key, name, plural: `${name}s`, parent: undefined, aliases: [], ...more };
};
const foods = new FoodTable([
  food("onion", { weights: { piece: 110, pieceIs: "medium" } }),
  food("garlic", { plural: "garlic", weights: { piece: 3, pieceIs: "clove" } }),
  food("salt"),
  food("black-pepper", { aliases: ["pepper"] }),
  food("lemon"),
  food("lemon-juice", { weights: { piece: 47, pieceIs: "" } }),
  food("lemon-zest"),
  food("tomato", { plural: "tomatoes" }),
  food("canned-tomato", { aliases: ["chopped tomatoes"] }),
  food("sugar", { plural: "sugar" }),
  food("potato", { plural: "potatoes" }),
  food("sunflower-oil"),
  food("olive-oil"),
  food("chicken-breast"),
  food("cooked-chicken-breast"),
  food("black-bean", { aliases: ["black turtle bean"] }),
  food("dried-black-bean"),
  food("egg"),
  food("peanut"),
  food("peanut-oil"),
  food("vegetable-oil", { plural: "vegetable oil" }),
  food("chicken"),
  food("chicken-stock"),
  food("vegetable-stock"),
  food("butter", { plural: "butter" }),
  food("ghee", { aliases: ["butter oil"] }),
  food("margarine", { plural: "margarine" }),
  food("goat-cheese"),
]);

const amountOf = (text: string) => {
  const { amount } = readIngredientLine(text);
  return (
    amount &&
    [amount.quantity, ...(amount.upTo === undefined ? [] : [amount.upTo]), amount.unit ?? amount.word].join(" ")
  );
};

describe("the amount of a line", () => {
  it.each([
    ["1 1/2 cups flour", "1.5 cup"],
    ["1½ cups flour", "1.5 cup"],
    ["1-1/2 cups flour", "1.5 cup"],
    ["¾ tsp salt", "0.75 tsp"],
    ["2–3 carrots", "2 3 piece"],
    ["2 to 3 tbsp oil", "2 3 tbsp"],
    ["75g-110g coconut", "75 110 g"],
    ["100g/3½oz butter", "100 g"],
    ["1lb 2oz potatoes", "18 oz"],
    ["1,000 g flour", "1000 g"],
    ["2 x 400 g tins of tomatoes", "800 g"],
    ["1 (14-ounce) can condensed milk", "14 oz"],
    ["6 8-ounce packages cream cheese", "48 oz"],
    ["½ cup plus 4 tbsp sugar", "0.75 cup"],
    ["2 large handfuls of rocket", "2 handful"],
    ["a pinch of salt", "1 pinch"],
    ["small bunch dill", "1 bunch"],
    ["5 garlic cloves", "5 clove"],
    ["1 jar passata", "1 jar"],
    ["juice of 2 lemons", "2 piece"],
    ["Flour: 200 g", "200 g"],
    ["1,5 kg Kartoffeln", "1500 g"],
    ["2 EL Olivenöl", "2 tbsp"],
    ["1 Prise Salz", "1 pinch"],
    ["2 c. à s. d'huile", "2 tbsp"],
    ["une pincée de sel", "1 pinch"],
    ["3 cucharadas de aceite", "3 tbsp"],
    ["2 cucchiai di olio", "2 tbsp"],
    ["1 eetlepel olie", "1 tbsp"],
  ])("of %j is %s", (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it.each(["salt", "Salz und Pfeffer", "a little oil, to serve", "0 lemons", "1/0 lemons", ""])(
    "is not in %j",
    (text) => {
      expect(amountOf(text)).toBeUndefined();
    },
  );
});

it("separates the food from how it is prepared and from notes", () => {
  expect(
    readIngredientLine("2 large skinless, boneless chicken breasts (optional), thinly sliced, plus extra to serve"),
  ).toMatchObject({
    size: "large",
    name: "skinless boneless chicken breasts",
    preparation: "thinly sliced",
    note: "plus extra to serve",
    optional: true,
  });
  expect(readIngredientLine("3 tbsp roughly chopped parsley")).toMatchObject({
    name: "parsley",
    preparation: "roughly chopped",
  });
  expect(readIngredientLine("2 c. à s. d'huile d'olive")).toMatchObject({ name: "huile d'olive" });
});

describe("the food of a line", () => {
  it.each([
    ["2 ripe tomatoes, chopped", ["tomato"]],
    ["400 g tin chopped tomatoes", ["canned-tomato"]],
    ["salt and freshly ground black pepper", ["salt", "black-pepper"]],
    ["4 Yukon Gold potatoes", ["potato"]],
    ["1 tbsp sunflower or olive oil", ["sunflower-oil"]],
    ["zest and juice of 1 lemon", ["lemon-juice", "lemon-zest"]],
    ["2 cold or hot chicken breasts", ["chicken-breast"]],
    // It is weighed as the line says it
    ["1 pound black turtle beans, soaked overnight in water", ["dried-black-bean"]],
    ["2 onions, soaked in water", ["onion"]],
    ["1 cold, cooked whole chicken breast, shredded", ["cooked-chicken-breast"]],
    ["2 chicken breasts, cooked and shredded", ["chicken-breast"]],
    ["1 heart of chopped garlic", ["garlic"]],
    ["200 g sunflower or some other oil", ["sunflower-oil"]],
    ["6 yellow or red vine tomatoes", ["tomato"]],
    ["10 tomatoes in oil", ["tomato"]],
    ["4 hot Yukon Gold potatoes", ["potato"]],
    ["100 g soft, fresh goat cheese", ["goat-cheese"]],
    ["2 Jerusalem potatoes", []],
    ["Lemon Dressing", []],
    // Other foods than sugar, and than eggs
    ["100 g coconut sugar", []],
    ["1 egg noodle nest", []],
    ["kitchen paper", []],
  ])("%j is %j", (text, keys) => {
    expect(readIngredientLine(text, { foods }).foods).toEqual(keys);
  });

  // #food-alternatives
  it.each([
    ["1 cup peanut or vegetable oil", ["peanut-oil", "vegetable-oil"]],
    ["4 cups chicken or vegetable stock", ["chicken-stock", "vegetable-stock"]],
    ["peanut, sunflower or olive oil", ["peanut-oil", "sunflower-oil", "olive-oil"]],
    ["2 tbsp butter or olive oil", ["butter", "olive-oil"]],
    ["2 tbsp butter or 1 tbsp olive oil", ["butter", "olive-oil"]],
    ["2 tbsp butter (or margarine), melted", ["butter", "margarine"]],
    ["2 tbsp butter, or as needed", ["butter"]],
    ["salt and/or pepper", ["salt", "black-pepper"]],
  ])("of %j is one of %j", (text, [first, ...others]) => {
    const { food, alternatives } = readIngredientLine(text, { foods });
    expect([food, alternatives]).toEqual([first, others]);
    expect(readIngredientLine(text, { foods, food: others[0] }).alternatives).toEqual([]);
  });

  it("is weighed by the line, or by the food table", () => {
    const grams = (text: string) => readIngredientLine(text, { foods }).grams;

    expect(grams("2 onions")).toBe(220);
    expect(grams("2-4 cloves garlic")).toBe(9);
    expect(grams("1 cup (200 g) sugar")).toBe(200);
    expect(grams("4 chicken breasts (about 150 g each)")).toBe(600);
    expect(grams("juice of 2 lemons")).toBe(94);
    expect(grams("salt")).toBeUndefined();
  });
});

it("reads any text", () => {
  const words = fc.constantFrom(..."2 x ½ 1/2 kg ( ) - / of a plus or , tin salt 1e9 EL".split(" "));
  const texts = fc.array(words, { maxLength: 30 }).map((all) => all.join(" "));
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 200 }), texts), (text) => {
      const { amount, grams = 0 } = readIngredientLine(text, { foods });
      const { quantity, upTo = quantity } = amount ?? { quantity: 1 };
      expect(quantity > 0 && Number.isFinite(upTo) && upTo >= quantity && Number.isFinite(grams)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
