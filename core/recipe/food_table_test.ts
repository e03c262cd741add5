import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foods } from "../../adapters/memory/foods.ts";
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
    "knows no food by %j",
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

  it("include each food that a general word means, labelled with that word", () => {
    const general = new FoodTable(foods.map((food) => (/feta|mozz/u.test(food.key) ? white(food) : food)));

    expect(general.parseFoods("2 white cheeses").foods).toEqual([
      { key: "feta", displayName: "white cheeses" },
      { key: "mozzarella", displayName: "white cheeses" },
    ]);
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
    ["dust", []],
  ])("%s: %j", (text, names) => {
    expect(table.suggest(text)).toEqual(names);
  });
});

function white(food: Food): Food {
  return { ...food, generalWords: ["white cheese"] };
}
