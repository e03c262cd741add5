import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { type MemoryServicesOptions, plannedWeek } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

const withPlan = { mealPlan: { planned: plannedWeek } };

async function opened(options: MemoryServicesOptions) {
  const app = await open("/week", options);
  await app.screen.getByRole("button", { name: "Show nutrition" }).click();
  return app;
}

it("adds up each planned day and compares it with the person's aims", async () => {
  const { screen } = await opened({ ...withPlan, account: { settings: { aims: { proteinGrams: 50 } } } });

  await expect.element(screen.getByRole("heading", { name: "Average of 7 planned days" })).toBeVisible();
  // Monday's three dishes have 21 g of protein each.
  await expect.element(screen.getByText("63 g, aim: at least 50 g, met").first()).toBeVisible();
});

it("follows a meal that is removed", async () => {
  const { screen } = await opened({ mealPlan: { planned: plannedWeek.slice(0, 4) } });
  await expect.element(screen.getByRole("heading", { name: "Average of 2 planned days" })).toBeVisible();

  screen
    .getByRole("button", { name: /^Tuesday Nov 17, Breakfast: Avocado/u })
    .element()
    .focus();
  await userEvent.keyboard("{Delete}");

  await expect.element(screen.getByRole("heading", { name: "The planned day" })).toBeVisible();
});

it("says that nothing is planned", async () => {
  const { screen } = await opened({});
  await expect.element(screen.getByText("Nothing is planned for this week yet.")).toBeVisible();
});

it("can be tried again after a failure", async () => {
  const { screen } = await opened({ mealPlan: { planned: plannedWeek, failing: ["listWeekNutrition"] } });

  await expect.element(screen.getByText("The nutrition of your meals could not be loaded.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
