import { expect, it } from "vitest";
import { mapSettled } from "./map_settled.ts";

it("separates succeeded from failed items, in their order", async () => {
  const refused = new Error("Dinner is refused");

  const { succeeded, failed, error } = await mapSettled(["Breakfast", "Lunch", "Dinner", "Snacks"], async (meal) => {
    if (meal === "Dinner") throw refused;
  });

  expect(succeeded).toEqual(["Breakfast", "Lunch", "Snacks"]);
  expect(failed).toEqual(["Dinner"]);
  expect(error).toBe(refused);
});

it("runs at most four at a time, and all of them", async () => {
  let running = 0;
  let most = 0;
  const meals = Array.from({ length: 28 }, (_, place) => place);

  const { succeeded } = await mapSettled(meals, async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });

  expect(succeeded).toEqual(meals);
  expect(most).toBe(4);
});

it("accepts an empty list", async () => {
  expect(await mapSettled([], async () => {})).toEqual({ succeeded: [], failed: [], error: undefined });
});
