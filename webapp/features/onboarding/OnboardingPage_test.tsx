import { expect, it } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import { open } from "../../testing/open_screen.tsx";

// #account-preferences-saved, #account-preferences-minimum
it("saves at least two preferences and opens home", async () => {
  const { screen, address, services } = await open("/onboarding");
  const proceed = screen.getByRole("button", { name: "Continue" });

  await screen.getByRole("button", { name: /^Salad/u }).click();
  await expect.element(proceed).toBeDisabled();
  await screen.getByRole("button", { name: /^Dinner/u }).click();
  await proceed.click();

  await expect.element(screen.getByText("Shakshuka with Feta")).toBeInTheDocument();
  expect(address()).toBe("/home");
  expect(await services.stores.preferences.list(maya.id)).toEqual(["Salad", "Dinner"]);
});

// #account-onboarding-food-rules
it("says how many more to choose", async () => {
  const { screen } = await open("/onboarding");
  await expect.element(screen.getByText("Choose two")).toBeVisible();
  await screen.getByRole("button", { name: /^Salad/u }).click();
  await expect.element(screen.getByText("Choose one more")).toBeVisible();
  await screen.getByRole("button", { name: /^Dinner/u }).click();
  await expect.element(screen.getByText(/^Choose/u)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Continue" })).toBeEnabled();
});

async function openFoodRules() {
  const opened = await open("/onboarding", { account: { foodRules: null } });
  const { screen } = opened;
  await screen.getByRole("button", { name: /^Salad/u }).click();
  await screen.getByRole("button", { name: /^Dinner/u }).click();
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByRole("heading", { name: "Is there anything you do not eat?" })).toBeVisible();
  return opened;
}

// #account-onboarding-food-rules
it("asks what the person does not eat, saves it, and home asks no more", async () => {
  const { screen, address, services } = await openFoodRules();
  await expect.element(screen.getByRole("img", { name: "Step 3 of 3" })).toBeVisible();
  await screen.getByRole("button", { name: "Sesame" }).click();
  await screen.getByRole("button", { name: "Continue" }).click();

  await expect.poll(address).toBe("/home");
  expect(await services.stores.foodRules.find(maya.id)).toMatchObject({ intolerances: ["sesame"] });
  await expect.element(screen.getByRole("heading", { level: 1, name: /^Hi/u })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "What I eat" })).not.toBeInTheDocument();
});

// #account-onboarding-food-rules
it("can be skipped, and home asks no more", async () => {
  const { screen, address, services } = await openFoodRules();
  await screen.getByRole("button", { name: "Skip" }).click();

  await expect.poll(address).toBe("/home");
  expect(await services.stores.foodRules.find(maya.id)).toEqual(NO_FOOD_RULES);
  await expect.element(screen.getByRole("heading", { level: 1, name: /^Hi/u })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "What I eat" })).not.toBeInTheDocument();
});

it("leads back to the preferences as they were chosen", async () => {
  const { screen, address } = await openFoodRules();
  await screen.getByRole("button", { name: "← Back" }).click();
  await expect.poll(address).toBe("/onboarding");
  await expect.element(screen.getByRole("button", { name: /^Salad/u })).toHaveAttribute("aria-pressed", "true");
});

// #account-onboarding
it("loads more suggestions, and keeps a chosen dish in the favourites", async () => {
  const { screen, services } = await open("/onboarding");
  await screen.getByRole("button", { name: "Load more suggestions" }).click();
  await expect.element(screen.getByText("(You can later refine these in Settings)")).toBeVisible();
  const dish = screen.getByRole("button", { name: "Shakshuka with Feta" });
  await dish.click();
  await expect.element(dish).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(() => services.stores.opinions.find(maya.id, "shakshuka-with-feta"))
    .toMatchObject({ favourite: true });
});

it("goes one page back, also where that page was left by a reload", async () => {
  // The router calls the first page of a load "default"; the browser's own history is longer.
  history.pushState(null, "");
  const { screen, address } = await open(["/week", { pathname: "/onboarding", key: "default" }]);

  await screen.getByRole("button", { name: "← Back" }).click();

  await expect.poll(address).toBe("/week");
});
