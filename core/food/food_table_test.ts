import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { food, foods } from "../../adapters/memory/food/foods.ts";
import type { Food } from "./food.ts";
import { FoodTable } from "./food_table.ts";

const table = new FoodTable(foods);
const names = foods.flatMap(({ key, name, plural, aliases }) =>
  [name, plural, ...aliases].map((text) => ({ key, text })),
);

describe("matching a food", () => {
  it("ignores case, spaces and hyphens", () => {
    const changes = [
      (text: string) => text.toUpperCase(),
      (text: string) => `  ${text.replaceAll(" ", "   ")}\t`,
      (text: string) => text.replaceAll(" ", "-"),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...changes), ({ key, text }, change) => {
        expect(table.match(change(text))).toBe(key);
      }),
    );
  });

  it("ignores quantities, units and insignificant adjectives", () => {
    const before = fc.constantFrom("2 ", "200 g ", "a handful of ", "some fresh ", "1 large ripe ", "1 1/2 cups ");
    const after = fc.constantFrom("", ", diced", " (finely sliced)", ", peeled and grated");
    fc.assert(
      fc.property(fc.constantFrom(...names), before, after, ({ key, text }, lead, tail) => {
        expect(table.match(`${lead}${text}${tail}`)).toBe(key);
      }),
    );
  });

  it.each([
    ["2 ripe tomatoes", "tomato"],
    ["aubergines", "eggplant"],
    ["grape tomatoes", "cherry-tomato"],
    ["400g tin of chopped tomatoes", "canned-tomato"],
    ["3 cloves of garlic, finely chopped", "garlic"],
    ["CREME FRAICHE", "creme-fraiche"],
    ["Crème Fraîche", "creme-fraiche"],
    ["red peppers", "red-bell-pepper"],
    ["pepper", "black-pepper"],
    ["egg plants", "eggplant"],
    ["coconutmilk", "coconut-milk"],
    ["cloves", "clove"],
  ])("matches %j to %s", (text, key) => {
    expect(table.match(text)).toBe(key);
  });

  it.each(["", "   ", "moon dust", "200 g", "chicken tractor", "egg of a dragon", "🍅"])(
    "matches no food: %j",
    (text) => {
      expect(table.match(text)).toBeUndefined();
    },
  );

  it("never throws for any text, and returns a food of the table or undefined", () => {
    const keys = [undefined, ...foods.map(({ key }) => key)];
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 64 }), (text) => {
        expect(keys).toContain(table.match(text));
      }),
    );
  });
});

describe("matching invented foods", () => {
  const shelf = new FoodTable([
    food("basil", { category: "herb" }),
    food("banana", { category: "fruit" }),
    food("tuna", { plural: "tuna" }),
    food("canned-tuna", { plural: "canned tuna" }),
    food("plain-flour", { key: "ap-flour" }),
    food("blackberry", { plural: "blackberry" }),
    food("loaf", { plural: "loaf" }),
    food("knife", { plural: "knife" }),
    food("radish", { plural: "radish" }),
    food("leek", { plural: "leek" }),
  ]);

  it.each([
    ["basil leaves", "basil"],
    ["a basil leaf", "basil"],
    ["banana leaf", undefined],
    ["two tins of tuna", "canned-tuna"],
    ["tuna, canned", "canned-tuna"],
    ["a can of leeks", "leek"],
    ["ap flour", "ap-flour"],
    ["plain flour", "ap-flour"],
    ["blackberries", "blackberry"],
    ["loaves", "loaf"],
    ["knives", "knife"],
    ["radishes", "radish"],
    ["leeks", "leek"],
    ["3 blocks of leek, in a bowl", undefined],
    ["blocks, sachets and plenty of leeks", "leek"],
    ["b12 leek", undefined],
    ["léek", "leek"],
    [`${"a ".repeat(11)}leek`, "leek"],
    [`${"a ".repeat(12)}leek`, undefined],
  ])("matches %j to %s", (text, key) => {
    expect(shelf.match(text)).toBe(key);
  });
});

describe("a food's name", () => {
  it("is its name in the table, or its key", () => {
    expect(table.nameOf("creme-fraiche")).toBe("crème fraîche");
    expect(table.nameOf("black-sea-salt")).toBe("black sea salt");
  });
});

describe("stand-ins", () => {
  const pantry = new FoodTable([
    food("onion", {
      standIns: [
        { use: "garlic", how: "no" },
        { use: "red-onion", how: "serves" },
        { use: "spring-onion", how: "swap" },
        { use: "shallot", how: "serves" },
        { use: "moss", how: "serves" },
      ],
    }),
    food("red-onion", { parent: "onion" }),
    food("spring-onion", { parent: "onion" }),
    food("shallot"),
  ]);

  it("are those that serve or swap, without the food's own special kinds that serve", () => {
    expect(pantry.standInsOf("onion")).toEqual(["spring-onion", "shallot", "moss"]);
    expect(pantry.standInsOf("shallot")).toEqual([]);
    expect(pantry.standInsOf("moss")).toEqual([]);
  });
});

describe("foods in a text", () => {
  it("are separated by commas or words, and unknown parts are reported", () => {
    expect(table.parseFoods("chicken and ginger, moon dust")).toEqual({
      foods: [
        { key: "chicken", displayName: "chicken" },
        { key: "ginger", displayName: "ginger" },
      ],
      unknown: ["moon dust"],
    });
  });

  it("can be one food with its preparation, or none", () => {
    expect(table.parseFoods("garlic, finely chopped")).toMatchObject({ foods: [{ key: "garlic" }], unknown: [] });
    expect(table.parseFoods("sun and moon")).toEqual({ foods: [], unknown: ["sun and moon"] });
  });

  it("are one food if its name has a separator, and parts without a food's name are ignored", () => {
    const withMilk = new FoodTable([...foods, food("half-and-half")]);

    expect(withMilk.parseFoods("half and half").foods).toEqual([
      { key: "half-and-half", displayName: "half and half" },
    ]);
    expect(table.parseFoods("eggs , 2 large, 🍅, feta")).toMatchObject({
      foods: [{ key: "egg" }, { key: "feta" }],
      unknown: [],
    });
  });

  it("include each food that a general word means, labelled with that word", () => {
    const general = new FoodTable(foods.map((each) => (/feta|mozz/u.test(each.key) ? white(each) : each)));

    expect(general.parseFoods("2 white cheeses").foods).toEqual([
      { key: "feta", displayName: "white cheeses" },
      { key: "mozzarella", displayName: "white cheeses" },
    ]);
    expect(general.parseFoods("cheeses").foods).toEqual([{ key: "feta", displayName: "cheeses" }]);
  });

  it("are read from any text without an exception", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 64 }), (text) => {
        const { foods: found, unknown } = table.parseFoods(text);
        expect(found.length + unknown.length).toBeGreaterThan(0);
        expect(table.suggest(text).length).toBeLessThan(4);
      }),
    );
  });
});

describe("suggestions for a mistyped word", () => {
  it.each([
    ["chiken", ["chicken"]],
    ["3 ripe tomatose", ["tomato"]],
    ["gralic", ["garlic"]],
    ["mozarela", ["mozzarella"]],
    ["eg", []],
    ["ebg", ["egg"]],
    ["dust", []],
    ["fetxx", []],
    ["gaxyic", ["garlic"]],
    ["gxxxic", []],
    ["cocnut mlik", ["coconut milk"]],
    [`${"a ".repeat(12)}tomatose`, []],
  ])("%s: %j", (text, names) => {
    expect(table.suggest(text)).toEqual(names);
  });

  it.each([
    ["tarrot", ["tarot", "carrot", "marrot"]],
    ["carxot", ["carrot"]],
    ["parsnik", ["parsnak", "parsnip"]],
  ])("sorts them by mistakes, of which a wrong first letter is the worst, then by key: %s", (text, names) => {
    const similar = new FoodTable(
      ["tarot", "carrot", "parrot", "marrot", "carob", "parsnip", "parsnak"].map((key) => food(key)),
    );

    expect(similar.suggest(text)).toEqual(names);
  });

  it.each([
    { text: "absil", name: "basil", why: "swapped first letters" },
    { text: "nion", name: "onion", why: "a missing first letter" },
    { text: "cheder", name: "cheddar", why: "it begins alike for longer than cider, which is as near" },
    { text: "limone", name: undefined, why: "lime has two letters less, and lemon is as near" },
    { text: "peah", name: undefined, why: "pear and peach begin alike" },
    { text: "ear", name: undefined, why: "too short" },
  ])("reads $text as $name: $why", ({ text, name }) => {
    const table = new FoodTable(
      ["basil", "onion", "cheddar", "cider", "pear", "peach", "lemon", "lime"].map((key) => food(key)),
    );

    expect(table.correct(text)).toBe(name);
  });
});

function white(cheese: Food): Food {
  return { ...cheese, generalWords: cheese.key === "feta" ? ["white cheese", "cheese"] : ["white cheese"] };
}
