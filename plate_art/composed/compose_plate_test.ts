import { describe, expect, it } from "vitest";
import type { DishType, FoodKey } from "../dish_spec.ts";
import { composePlate } from "./compose_plate.ts";

/** More general foods, as in the food table. */
const PARENTS: Readonly<Record<FoodKey, FoodKey>> = {
  spaghetti: "pasta",
  penne: "pasta",
  "basmati-rice": "rice",
  "chicken-thigh": "chicken",
  "canned-tomato": "tomato",
  "cherry-tomato": "tomato",
  "egg-white": "egg",
  sourdough: "bread",
};

function plateOf(name: string, foods: string, dishTypes: readonly DishType[] = []) {
  const lineages = foods.split(" ").map((food) => {
    const parent = PARENTS[food];
    return parent === undefined ? [food] : [food, parent];
  });
  return composePlate({ id: "dish-of-maya", name, dishTypes, foods: lineages });
}

function piecesOf(plate: ReturnType<typeof plateOf>) {
  return plate?.toppings.flatMap(({ piece }) => piece);
}

describe("a composed plate", () => {
  it.each([
    ["Tomato soup", "tomato onion cream basil", "bowl", "swirl", ["creamSwirl", "basilTuft"]],
    ["Suppe mit Huhn", "stock chicken-thigh carrot", "bowl", "soup", ["chicken", "carrotCoin"]],
    ["Green salad", "lettuce cucumber tomato", "plate", undefined, ["lettuce", "cucumberHalfMoon", "tomatoWedge"]],
    ["Dinner", "spaghetti cherry-tomato olive-oil", "plate", "strands", ["roastedTomato"]],
    ["Dinner", "penne broccoli cream", "plate", "sauce", ["penne", "broccoli"]],
    ["Curry", "chicken-thigh coconut-milk basmati-rice", "bowl", "soup", ["chicken", "riceDome"]],
    ["Avocado on toast", "sourdough avocado", "plate", undefined, ["sourdoughSlice", "avocadoSlice"]],
    ["Smoothie", "banana strawberry milk", "strawGlass", "soup", ["fineFoam", "banana", "strawberry"]],
    ["Apple cake", "apple flour sugar egg", "plate", undefined, ["plainCake", "appleSlice"]],
    ["Traybake", "chicken-thigh potato carrot", "plate", undefined, ["chicken", "potatoChunk", "carrotCoin"]],
  ])("of '%s' with %s is a %s", (name, foods, vessel, kind, pieces) => {
    const plate = plateOf(name, foods);

    expect([plate?.vessel, plate?.base?.kind]).toEqual([vessel, kind]);
    expect(piecesOf(plate)).toEqual(expect.arrayContaining(pieces));
  });

  it("follows the dish type where the name says nothing, and the name where both do", () => {
    const foods = "tomato onion cucumber basil";
    expect(plateOf("Our favourite", foods, ["Soup"])?.base?.kind).toBe("swirl");
    expect(plateOf("Our favourite", foods, ["Salad"])?.base).toBeUndefined();
    expect(plateOf("Salad", foods, ["Soup"])?.base).toBeUndefined();
  });

  it.each([
    ["the heaviest food is not drawn", "Roast", "venison potato carrot"],
    ["two of the first four foods are not drawn", "Salad", "lettuce papaya jicama tomato"],
    ["dough hides the foods", "Chicken pie", "chicken-thigh carrot pea"],
    ["it is deep-fried", "Chicken", "oil chicken-thigh potato"],
    ["it has no foods that are seen", "Dinner", "salt water sugar"],
  ])("is not drawn where %s", (_why, name, foods) => {
    expect(plateOf(name, foods)).toBeUndefined();
  });

  it("shows no part of a food as the whole", () => {
    expect(piecesOf(plateOf("Sandwich", "sourdough avocado egg-white"))).not.toContain("eggQuarter");
  });
});
