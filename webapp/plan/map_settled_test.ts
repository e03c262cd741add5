import { expect, it } from "vitest";
import { mapSettled } from "./map_settled.ts";

it("tells what was done from what failed, in their order", async () => {
  const refused = new Error("Dinner is refused");

  const { done, failed, error } = await mapSettled(["Breakfast", "Lunch", "Dinner", "Snacks"], async (meal) => {
    if (meal === "Dinner") throw refused;
  });

  expect(done).toEqual(["Breakfast", "Lunch", "Snacks"]);
  expect(failed).toEqual(["Dinner"]);
  expect(error).toBe(refused);
});

it("never has more than four under way, and does all of them", async () => {
  let underWay = 0;
  let most = 0;
  const meals = Array.from({ length: 28 }, (_, place) => place);

  const { done } = await mapSettled(meals, async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
  });

  expect(done).toEqual(meals);
  expect(most).toBe(4);
});

it("has nothing to do for nothing", async () => {
  expect(await mapSettled([], async () => {})).toEqual({ done: [], failed: [], error: undefined });
});
