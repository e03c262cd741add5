import { expect, it } from "vitest";
import { plannedWeek } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

const planned = { mealPlan: { planned: plannedWeek } };

// #plan-review-opens
it("opens a slot without a date in the address, and saves into the shown week", async () => {
  const { screen, address } = await open("/WeeklyMeals?date=2026-11-26", planned);

  await screen.getByRole("link", { name: "Wednesday Nov 25, Dinner: empty" }).click();
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Pick Dinner for Wednesday" }))
    .toBeInTheDocument();
  expect(address()).toBe("/select-meal/Wednesday?time=Dinner");
  await screen.getByRole("button", { name: "Select Shakshuka with Feta" }).click();
  await screen.getByRole("button", { name: "Save" }).click();

  await expect.poll(address).toBe("/week?date=2026-11-26");
  await expect
    .element(screen.getByRole("button", { name: "Wednesday Nov 25, Dinner: Shakshuka with Feta" }))
    .toBeInTheDocument();
});

// #plan-review-head
it.each([
  ["Plan Your Week", "/week?date=2026-11-26"],
  ["Discover Recipes", "/discover"],
])("leads to %s", async (name, target) => {
  const { screen, address } = await open("/WeeklyMeals?date=2026-11-26", planned);
  const main = screen.getByRole("main");

  await main.getByRole("link", { name }).click();

  await expect.poll(address).toBe(target);
});

// #plan-cell-menu
it("opens and clears a planned meal by its menu, and keeps the focus", async () => {
  const { screen, address, goBack } = await open("/WeeklyMeals", planned);
  const more = screen.getByRole("button", { name: "More for Thursday Nov 19, Breakfast" });
  await more.click();
  await screen.getByRole("menuitem", { name: "Open recipe" }).click();
  await expect.poll(address).toBe("/recipe/shakshuka-with-feta");
  await goBack();

  await more.click();
  await screen.getByRole("menuitem", { name: "Clear" }).click();
  await expect.element(screen.getByRole("link", { name: "Thursday Nov 19, Breakfast: empty" })).toHaveFocus();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(more).toBeVisible();
});
