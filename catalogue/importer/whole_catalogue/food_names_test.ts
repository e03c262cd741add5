import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Food, FoodTable } from "../../../core/food/mod.ts";
import { readCompositionTable } from "../composition_table.ts";

// The food table contains about 2,000 spellings. Each must match its own food and no other.

const { foods } = await readCompositionTable();
const table = new FoodTable(foods);

describe("the food table's names", () => {
  it("are each matched to their own food", () => {
    const names = foods.flatMap(({ key, name, plural, aliases }) =>
      [name, plural, ...aliases].map((text) => ({ key, text })),
    );

    expect(names.length).toBeGreaterThan(2_000);
    expect(names.filter(({ key, text }) => table.match(text) !== key)).toEqual([]);
  });

  it("are matched in capitals and with spaces around", () => {
    fc.assert(
      fc.property(fc.nat({ max: foods.length - 1 }), (index) => {
        const { key, plural } = foods[index] as Food;
        expect(table.match(` ${plural.toUpperCase()}  `)).toBe(key);
      }),
    );
  });

  it.each([
    ["chipotle", "chipotle-in-adobo"],
    ["ciabatta rolls", "ciabatta"],
    ["bird's eye chillies", "birds-eye-chili"],
    ["bird’s eye chilies", "birds-eye-chili"],
  ])("match %s, as a cook writes it", (text, key) => {
    expect(table.match(text)).toBe(key);
  });

  it("match the suggestions of the ingredient builder", () => {
    const suggestions = [
      "Chicken",
      "Tomatoes",
      "Garlic",
      "Onion",
      "Pasta",
      "Rice",
      "Spinach",
      "Eggs",
      "Cheese",
      "Milk",
    ];

    expect(suggestions.filter((suggestion) => table.match(suggestion) === undefined)).toEqual([]);
  });
});
