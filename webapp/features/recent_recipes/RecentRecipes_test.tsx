import { expect, it } from "vitest";
import { lemonSalmon, memoryServices, storyToday } from "../../testing/mod.ts";
import { open, openScreen } from "../../testing/open_screen.tsx";
import { VIEWED_KEY } from "./viewed_key.ts";

// #recipe-recent
it("shows on home what was viewed on this device", async () => {
  const { screen, goBack } = await open("/home");
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Recently viewed and cooked" })).not.toBeInTheDocument();

  await screen.getByRole("link", { name: lemonSalmon.name }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: lemonSalmon.name })).toBeVisible();
  await goBack();

  const row = screen.getByRole("region", { name: "Recently viewed and cooked" });
  await expect.element(row.getByRole("link")).toHaveTextContent(`${lemonSalmon.name}Viewed`);
});

// #recipe-recent, #account-log-out
it("removes what was viewed from the device at log-out", async () => {
  const { screen, services } = await open(`/recipe/${lemonSalmon.id}`);
  await expect.poll(() => services.deviceStorage.getItem(VIEWED_KEY)).toContain(lemonSalmon.id);
  await screen.getByRole("button", { name: "Settings" }).click();
  await screen.getByRole("menuitem", { name: "Log out" }).click();
  await expect.poll(() => services.deviceStorage.getItem(VIEWED_KEY)).toBeNull();
});

// #recipe-recent
it("shows what the household cooked, also while nothing was viewed", async () => {
  const services = memoryServices();
  const meal = { day: "Thursday", time: "Dinner", date: storyToday } as const;
  await services.mealPlan.saveMeal({ ...meal, meal: { id: lemonSalmon.id } });
  await services.mealPlan.setMealCooked({ ...meal, cooked: true });
  const { screen } = await openScreen(services, "/home");
  await expect
    .element(screen.getByRole("region", { name: "Recently viewed and cooked" }).getByRole("link"))
    .toHaveTextContent(`${lemonSalmon.name}Cooked Nov 19`);
});
