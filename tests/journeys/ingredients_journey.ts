import { expect, type Page } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { comeTo, MAYA } from "./testing/people.ts";

const input = (page: Page) => page.getByPlaceholder("e.g., chicken, tomatoes, garlic");
const find = (page: Page) => page.getByRole("button", { name: "Find Recipes" });

test("Maya lists what is in her pantry, and finds recipes for it", { tag: "@essential" }, async ({ page }) => {
  await comeTo(page, "/UseMyIngredients", MAYA);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Use My Ingredients");
  await expect(page.getByText("Please add at least one ingredient.")).toBeVisible();
  await expect(find(page)).toBeDisabled();

  await test.step("add, by Enter, button and suggestion; blanks and duplicates are ignored", async () => {
    await expect(page.getByRole("button", { name: "+ Add" })).toBeDisabled();
    await input(page).fill("  tomatoes ");
    await input(page).press("Enter");
    await expect(page.getByText("1 ingredient(s) selected")).toBeVisible();
    await input(page).fill("TOMATOES");
    await page.getByRole("button", { name: "+ Add" }).click();
    await expect(page.getByText("1 ingredient(s) selected")).toBeVisible();
    await page.getByRole("button", { name: "Garlic", exact: true }).click();
    await page.getByRole("button", { name: "Rice", exact: true }).click();
    await expect(page.getByText("3 ingredient(s) selected")).toBeVisible();
    await page.getByRole("button", { name: "Remove Rice" }).click();
    await expect(page.getByText("2 ingredient(s) selected")).toBeVisible();
  });

  await test.step("find, look at one, and come back", async () => {
    await find(page).click();
    const first = page.getByRole("article").first();
    // The text of a card that is not laid out yet is no `innerText`.
    const name = (await first.getByRole("heading").textContent()) ?? "";
    await first.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.getByRole("link", { name: "← Back" }).click();
    await expect(page).toHaveURL(/\/UseMyIngredients/u);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Use My Ingredients");
    await expect(page.getByRole("article").filter({ hasText: name })).toBeVisible();
  });
});
