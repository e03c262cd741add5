import { describe, expect, it } from "vitest";
import { calendarDate } from "../shared/mod.ts";
import { SHOP_FOODS } from "../shopping/testing/shop_foods.ts";
import { type FoodDetails, readPantryLine, readUseBy } from "./mod.ts";

/** A Monday. */
const today = calendarDate("2026-11-23");

describe("the use-by date of a line", () => {
  it.each([
    ["500 g spinach, by Friday", "2026-11-27", "500 g spinach"],
    ["spinach by fri", "2026-11-27", "spinach"],
    ["spinach by Monday", "2026-11-23", "spinach"],
    ["spinach (use by Thurs)", "2026-11-26", "spinach"],
    ["milk until tomorrow", "2026-11-24", "milk"],
    ["milk, by today, in the fridge", "2026-11-23", "milk in the fridge"],
    ["milk best before 2026-12-03", "2026-12-03", "milk"],
    ["milk by 3 Dec", "2026-12-03", "milk"],
    ["milk by 3rd of December", "2026-12-03", "milk"],
    ["milk by Dec. 3", "2026-12-03", "milk"],
    ["milk by September 3rd, 2027", "2027-09-03", "milk"],
    ["milk by 1 Nov", "2026-11-01", "milk"],
    ["milk by 2 May", "2027-05-02", "milk"],
    ["by Friday 2 lemons", "2026-11-27", "2 lemons"],
  ])("%s", (text, useBy, rest) => {
    expect(readUseBy(text, today)).toEqual({ useBy, rest });
  });

  it("of the days before New Year's Eve, read in January, is last year's", () => {
    expect(readUseBy("milk by 30 Dec", calendarDate("2027-01-02"))?.useBy).toBe("2026-12-30");
  });

  it.each(["spinach", "stand by me sauce", "milk by 31 Feb", "milk by 2026-02-30", "Friday pizza", "goat by friday's"])(
    "is not in %s",
    (text) => {
      expect(readUseBy(text, today)).toBeUndefined();
    },
  );
});

describe("a line of the pantry", () => {
  it.each<[string, Partial<FoodDetails>]>([
    [
      "500 g potatoes, by Friday",
      { name: "potatoes", food: "potato", amount: { quantity: 500, unit: "g" }, useBy: calendarDate("2026-11-27") },
    ],
    ["2 milk", { name: "milk", food: "milk", amount: { quantity: 2000, unit: "ml" }, storage: "fridge" }],
    ["a carton of milk in the freezer", { amount: { quantity: 1000, unit: "ml" }, storage: "freezer" }],
    ["4 potatoes", { amount: { quantity: 4, unit: "piece" } }],
    ["2 packs of eggs", { name: "eggs", food: "egg", amount: { quantity: 12, unit: "piece" } }],
    ["half a lemon", { name: "lemon", amount: { quantity: 0.5, unit: "piece" } }],
    ["lemon juice", { food: "lemon-juice", amount: undefined }],
    ["2 tins canned tomatoes", { food: "canned-tomato", amount: { quantity: 2, unit: "can" } }],
    ["Salt, always there", { name: "Salt", food: "salt", alwaysThere: true }],
    ["grandma's jam (in the cupboard)", { name: "grandma's jam", food: undefined, storage: "cupboard" }],
    ["2 jars grandma's jam", { name: "2 jars grandma's jam", amount: undefined, storage: undefined }],
    ["300 g grandma's jam", { name: "grandma's jam", amount: { quantity: 300, unit: "g" } }],
  ])("%s", (text, expected) => {
    expect(readPantryLine(text, { foods: SHOP_FOODS, today })).toMatchObject(expected);
  });

  it.each(["", "by Friday", "500 g", "12", "in the fridge"])("names a food, unlike %j", (text) => {
    expect(() => readPantryLine(text, { foods: SHOP_FOODS, today })).toThrow(
      expect.objectContaining({ code: "invalid_input", field: "text" }),
    );
  });
});
