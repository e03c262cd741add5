import { describe, expect, it } from "vitest";
import { groupByAisle } from "./aisle_order.ts";
import { readFreeLine } from "./free_line.ts";
import { tableFoods } from "./list_foods.ts";
import { boughtForPantry, listLines } from "./list_lines.ts";
import { lineText, listText, surplusMeasure } from "./list_text.ts";
import { addLine, EMPTY_LIST, mergeLists, tickFood, tickLine } from "./shopping_list.ts";
import { needFor } from "./testing/needs.ts";
import { SHOP_FOODS } from "./testing/shop_foods.ts";

const needs = [
  needFor("canned-tomato", 650),
  needFor("egg", 4),
  needFor("lemon", 2),
  needFor("parsley", 10, { optional: true }),
  needFor("potato", 500, { checkAtHome: true }),
  needFor("black-pepper", 0),
];
const written = mergeLists(addLine("a", "kitchen paper"), addLine("b", "2 milk"), addLine("c", "birthday candles"));

describe("a list as text", () => {
  const boughtOf = (key: string) => needs.find(({ bought }) => bought.food.key === key)?.bought;

  it("is grouped by aisle, written lines beside the others, without what is ticked", () => {
    const ticked = tickFood("t", { food: "lemon", amount: 2, measure: "piece", after: [] });
    const lines = listLines({ needs, list: mergeLists(written, ticked), foods: tableFoods(SHOP_FOODS) });

    expect(listText(lines, { boughtOf, units: "metric" })).toBe(
      [
        "Fruit and vegetables\n- 1 bunch parsley (optional), 20 g left over\n- 500 g potatoes (check at home)",
        "Milk, cheese and eggs\n- 6 eggs, 2 left over\n- 2 milk",
        "Tins and jars\n- 2 tins (800 g) canned tomatoes, 150 g left over",
        "Dried herbs and spices\n- some black pepper",
        "Household\n- birthday candles\n- kitchen paper",
      ].join("\n\n"),
    );
    expect(lines.at(-1)).toMatchObject({ isTicked: true, text: { amount: "2", name: "lemons" } });
  });

  it("names the foods that a cook may buy instead", () => {
    const milk = needFor("milk", 500, { alternatives: ["oat milk"] });
    const [open] = listLines({ needs: [milk], list: EMPTY_LIST, foods: tableFoods(SHOP_FOODS) });
    expect(open?.text.name).toBe("milk or oat milk");
  });

  it("has the aisles in the order of the shop, and others after them", () => {
    const lines = listLines({ needs, list: EMPTY_LIST, foods: tableFoods(SHOP_FOODS) });
    expect(groupByAisle(lines, ["tins-and-jars", "dairy", "tins-and-jars"]).map(({ aisle }) => aisle)).toEqual([
      "tins-and-jars",
      "dairy",
      "fruit-and-vegetables",
      "herbs-and-spices",
    ]);
  });

  it("says what is left over of a pack, if it is worth a word", () => {
    const lines = listLines({ needs, list: EMPTY_LIST, foods: tableFoods(SHOP_FOODS) });
    const surplus = needs.map(({ bought }) => {
      const line = lines.find(({ food }) => food === bought.food.key);
      return line && surplusMeasure(line, { boughtOf, units: "metric" });
    });
    expect(surplus).toEqual(["150 g", "2", undefined, "20 g", undefined, undefined]);
  });
});

describe("a tick", () => {
  it("of what is needed to taste covers it, and of a tin covers as much as the tin", () => {
    const list = mergeLists(
      tickFood("t1", { food: "black-pepper", amount: 0, measure: "g", after: [] }),
      tickFood("t2", { food: "canned-tomato", amount: 800, measure: "g", after: [] }),
    );
    const after = [needFor("black-pepper", 0), needFor("canned-tomato", 900)];
    expect(listLines({ needs: after, list, foods: tableFoods(SHOP_FOODS) }).map(lineText)).toEqual([
      "+ 1 tin (400 g) canned tomatoes",
      "some black pepper",
      "2 tins (800 g) canned tomatoes",
    ]);
  });

  it("still counts if the food was weighed when it was bought, and is counted now", () => {
    const list = tickFood("t", { food: "egg", amount: 300, measure: "g", after: [] });
    expect(listLines({ needs: [needFor("egg", 8)], list, foods: tableFoods(SHOP_FOODS) }).map(lineText)).toEqual([
      "+ 6 eggs",
      "6 eggs",
    ]);
  });

  it("says what goes into the pantry, of written lines too", () => {
    const list = mergeLists(
      written,
      tickLine("t1", "b"),
      tickLine("t2", "a"),
      tickFood("t3", { food: "egg", amount: 6, measure: "piece", after: [] }),
    );
    expect(boughtForPantry(list, tableFoods(SHOP_FOODS))).toEqual([
      { food: "egg", measure: "piece", amount: 6 },
      { food: "milk", measure: "g", amount: 2062 },
    ]);
  });
});

it.each([
  ["2 milk", "dairy", "milk", 2062],
  ["milk", "dairy", "milk", undefined],
  ["500 g potatoes", "fruit-and-vegetables", "potato", 500],
  ["4 potatoes", "fruit-and-vegetables", "potato", 800],
  ["eggs x 10", "dairy", "egg", 12],
  ["2 tins of chickpeas", "tins-and-jars", "chickpea", 480],
  ["100 ml lemon juice", "fruit-and-vegetables", "lemon", 3],
  ["kitchen paper", "household", undefined, undefined],
  ["2 toilet paper", "household", undefined, undefined],
  ["present for Ana", "other", undefined, undefined],
])("reads the written line %j", (text, aisle, food, amount) => {
  const read = readFreeLine(text, SHOP_FOODS);
  expect([read.aisle, read.bought?.food.key, read.toBuy?.amount]).toEqual([aisle, food, amount]);
});
