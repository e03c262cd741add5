import { expect, it } from "vitest";
import { food } from "../../adapters/memory/food/foods.ts";
import { FoodTable } from "../food/mod.ts";
import { queryUnitsOf } from "./query_units.ts";

const table = new FoodTable([
  food("parsley", { aliases: ["italian parsley"] }),
  food("cilantro", { aliases: ["coriander", "chinese parsley"] }),
  food("hamburger-bun"),
  food("ham"),
  food("sweet-potato"),
  food("potato"),
  food("coconut"),
  food("coconut-milk"),
  food("tomato"),
  food("cherry-tomato", { parent: "tomato" }),
  food("lettuce", { generalWords: ["salad"] }),
  food("black-bean", { generalWords: ["bean"] }),
  food("white-bean", { generalWords: ["bean"] }),
  food("yogurt", { aliases: ["yoghurt"] }),
]);

const unitsOf = (text: string) => queryUnitsOf(text.split(" "), table);

it.each([
  ["a food's other name as a whole", "chinese parsley soup", [["cilantro"], []]],
  ["no food by a part of its other name", "chinese", [[]]],
  ["no food by a part of its other name", "italian salad", [[], []]],
  ["the longest name", "sweet potato", [["sweet-potato"]]],
  ["a plural", "potatoes", [["potato"]]],
  ["a whole name, not the beginning of another", "ham", [["ham"]]],
  ["what is named after a food and made from it", "coconut", [["coconut", "coconut-milk"]]],
  ["all foods of a general word", "beans", [["black-bean", "white-bean"]]],
  ["no food by a general word that is a dish", "salad", [[]]],
  ["foods whose last word is not finished", "tomat", [["tomato"]]],
  ["foods whose last word is not finished", "cherry tom", [["cherry-tomato"]]],
  ["no food by the first letters of a name with more words", "ital", [[]]],
])("finds %s: %j", (_what, text, foods) => {
  expect(unitsOf(text).map((unit) => unit.foods)).toEqual(foods);
});

it("counts all kinds of a food, and half what is only made from it", () => {
  expect(Object.fromEntries(unitsOf("tomato")[0]?.foodShares ?? [])).toEqual({ tomato: 1, "cherry-tomato": 1 });
  expect(Object.fromEntries(unitsOf("coconut")[0]?.foodShares ?? [])).toEqual({ coconut: 1, "coconut-milk": 0.5 });
});

it("looks for British and American names alike", () => {
  expect(unitsOf("yoghurt")[0]?.spellings).toContainEqual(["yogurt"]);
  expect(unitsOf("yogurt")[0]?.spellings).toContainEqual(["yoghurt"]);
  expect(unitsOf("cookies")[0]?.spellings).toEqual([["cookies"], ["biscuit"]]);
});

it("looks for foreign words by what they mean in English, and as they are", () => {
  expect(unitsOf("pomodori")[0]).toMatchObject({
    spellings: [["pomodori"], ["tomatoes"]],
    foods: ["tomato"],
    isBeginning: false,
  });
  expect(unitsOf("pommes de terre salad").map(({ foods }) => foods)).toEqual([["potato"], []]);
  expect(unitsOf("insalata")[0]).toMatchObject({ spellings: [["insalata"], ["salad"]], foods: [] });
});

it("takes only the last word for an unfinished one", () => {
  expect(unitsOf("toma sou").map(({ isBeginning }) => isBeginning)).toEqual([false, true]);
  expect(unitsOf("soup ham").map(({ isBeginning }) => isBeginning)).toEqual([false, false]);
  expect(queryUnitsOf(["sou"], table, { isFinished: true })[0]?.isBeginning).toBe(false);
});
