import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { newcomer, signUp } from "./testing/people.ts";
import { choose } from "./testing/pick_meal.ts";

test("Signe signs up, chooses preferences, opens a recipe and plans it for Wednesday's dinner", {
  tag: ["@essential", "@production"],
}, async ({ page }) => {
  const signe = newcomer("Signe Dahl");
  // The first recipe of her list, which changes daily.
  let picked = { id: "", name: "", reason: "" };

  await test.step("sign up", async () => {
    await signUp(page, signe);
    await expect(page).toHaveURL("/onboarding");
  });

  await test.step("choose two preferences", async () => {
    await expect(page.getByRole("heading", { name: "What are your meal preferences?" })).toBeVisible();
    const go = page.getByRole("button", { name: "Continue" });
    await page.getByRole("button", { name: /^Mediterranean/u }).click();
    await expect(go).toBeDisabled();
    await page.getByRole("button", { name: /^main dish/u }).click();
    await go.click();
    await expect(page.getByRole("heading", { name: "Is there anything you do not eat?" })).toBeVisible();
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === "/recipes");
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page).toHaveURL("/home");
    const { recipes } = (await (await answer).json()) as { recipes: (typeof picked)[] };
    expect(recipes.length).toBeGreaterThan(20);
    [picked = picked] = recipes;
  });

  await test.step("see recipes picked for them, first those that fit", async () => {
    await expect(
      page.getByRole("heading", { name: "Hi, Signe Dahl! Welcome to your personalized recipes!" }),
    ).toBeVisible();
    await expect(page.getByRole("article").first().getByRole("link")).toHaveText(picked.name);
    expect(picked.reason, "It fits both").toMatch(/^Matches (?=.*Mediterranean)(?=.*main dish)/u);
    await expect(page.getByText(/^Loading more…/u)).toBeHidden();
  });

  await test.step("open one", async () => {
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page).toHaveURL(`/recipe/${picked.id}`);
    await expect(page.getByRole("heading", { name: picked.name, exact: true, level: 1 })).toBeVisible();
    await expect(page.getByText("(0 reviews)")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Ingredients" })).toBeVisible();
    await expect(page.getByText(/^\d+ kcal per serving/u)).toBeVisible();
    await expect(page.getByRole("link", { name: "← Back" })).toHaveCount(0);
  });

  await test.step("put it into Wednesday's dinner", async () => {
    await page.getByRole("link", { name: "Plan Your Week" }).first().click();
    await expect(page.getByRole("heading", { name: "Plan Your Week" })).toBeVisible();
    await page.getByRole("button", { name: /^Wednesday .*, Dinner: empty$/u }).click();
    await expect(page.getByRole("heading", { name: "Pick Dinner for Wednesday" })).toBeVisible();
    await expect(page.getByText("Choose a meal to save it for Dinner.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    await choose(page, { name: picked.name, dishType: "main dish" });
    await page.getByRole("button", { name: "Save" }).click();
  });

  await test.step("find it in their week, also after a reload", async () => {
    await expect(page).toHaveURL(/\/week/u);
    const wednesday = page.getByRole("button", { name: /^Wednesday /u });
    const plate = wednesday.and(page.getByRole("button", { name: `, Dinner: ${picked.name}` }));
    await expect(plate).toBeVisible();
    await page.reload();
    await expect(plate).toBeVisible();
  });
});
