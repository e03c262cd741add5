import { expect, it } from "vitest";
import { memoryStorage } from "../../testing/memory_storage.ts";
import { VIEWED_KEY } from "./viewed_key.ts";
import { rememberViewed, VIEWED_MAX, type ViewedRecipe, viewedIn } from "./viewed_recipes.ts";

function dish(id: string): ViewedRecipe {
  return { id, name: `Dish ${id}`, mainImage: `/pictures/${id}.webp`, viewedOn: "2026-11-19" };
}

// #recipe-recent
it("stores the last viewed recipes, each once, of one person", () => {
  const storage = memoryStorage();
  const ids = (personId: string) => viewedIn(storage.getItem(VIEWED_KEY), personId).map(({ id }) => id);
  for (const id of ["a", "b", "a"]) rememberViewed(storage, dish(id), "maya");
  expect(ids("maya")).toEqual(["a", "b"]);
  expect(ids("tomas")).toEqual([]);

  for (let number = 0; number < 20; number += 1) rememberViewed(storage, dish(String(number)), "tomas");
  expect(ids("tomas")).toHaveLength(VIEWED_MAX);
  expect(ids("tomas")[0]).toBe("19");
  expect(ids("maya")).toEqual([]);
});

it.each([null, "", "{", "[]", "7", '{"personId":"maya"}', '{"personId":"maya","recipes":[{"id":7}]}'])(
  "reads no recipe from %j",
  (text) => {
    expect(viewedIn(text, "maya")).toEqual([]);
  },
);
