import { expect, it } from "vitest";
import { memoryStorage } from "../../testing/memory_storage.ts";
import { PLACES_KEY } from "../kitchen_timers/timers_key.ts";
import { PLACES_MAX, placeOf, savePlace } from "./cook_places.ts";

it("remembers a step for the recipe and its portions, and forgets it at the start", () => {
  const storage = memoryStorage();
  savePlace(storage, { recipe: "goulash", portions: 4, step: 3 });
  savePlace(storage, { recipe: "goulash", portions: 6, step: 1 });

  expect(placeOf(storage, { recipe: "goulash", portions: 4 })).toBe(3);
  expect(placeOf(storage, { recipe: "goulash", portions: 6 })).toBe(1);
  expect(placeOf(storage, { recipe: "goulash", portions: undefined })).toBe(0);
  savePlace(storage, { recipe: "goulash", portions: 4, step: 0 });
  savePlace(storage, { recipe: "goulash", portions: 6, step: 0 });
  expect(storage.length).toBe(0);
});

it("remembers the last ten", () => {
  const storage = memoryStorage();
  const recipes = Array.from({ length: PLACES_MAX + 2 }, (_, number) => `recipe-${number}`);
  for (const recipe of recipes) savePlace(storage, { recipe, portions: 4, step: 2 });

  expect(recipes.filter((recipe) => placeOf(storage, { recipe, portions: 4 }) === 2)).toEqual(recipes.slice(2));
});

it("ignores what is no place", () => {
  const storage = memoryStorage();
  storage.setItem(PLACES_KEY, JSON.stringify([null, { recipe: "goulash", portions: 4, step: -1 }]));
  expect(placeOf(storage, { recipe: "goulash", portions: 4 })).toBe(0);
  storage.setItem(PLACES_KEY, "nonsense");
  expect(placeOf(storage, { recipe: "goulash", portions: 4 })).toBe(0);
});
