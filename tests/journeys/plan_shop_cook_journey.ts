import { expect, type Page } from "@playwright/test";
import { shareHousehold } from "./testing/households.ts";
import { test } from "./testing/journey.ts";
import { photoFile } from "./testing/meals.ts";
import { comeTo, registered } from "./testing/people.ts";
import { pick } from "./testing/pick_meal.ts";

const SOUP = { id: "tomato-egg-drop-soup", name: "Tomato Egg Drop Soup", dishType: "Soup" };
const PHONE = { width: 390, height: 844 };

const line = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });
const food = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

/** The date by which to use them may have a 6 too. */
const SIX_EGGS = /^eggs\s*6(?!\d)/u;

test("two phones of one household plan a soup, shop for it together, cook it and post it", {
  tag: "@essential",
}, async ({ page: eirik, browser, request }) => {
  const [cook, helper] = [await registered(request, "Eirik Bakke"), await registered(request, "Nanna Friis")];
  await shareHousehold(request, cook, helper);
  await eirik.setViewportSize(PHONE);
  const nanna = await (await browser.newContext({ viewport: PHONE })).newPage();

  await test.step("Eirik plans the soup for tonight", async () => {
    await comeTo(eirik, "/week", cook);
    const tonight = eirik.getByRole("button", { name: /Dinner: empty$/u }).and(eirik.locator("[aria-current=date]"));
    await tonight.click();
    await pick(eirik, SOUP);
    await eirik.getByRole("link", { name: "Shopping list" }).first().click();
    await expect(line(eirik, /^Eggs/u)).toBeVisible();
  });

  await test.step("Nanna's phone shows the list for two, and what Eirik adds", async () => {
    await comeTo(nanna, "/shopping", helper);
    await expect(line(nanna, /^Eggs/u)).not.toBeChecked();
    await eirik.getByRole("textbox", { name: "Add to the list" }).fill("kitchen paper");
    await eirik.keyboard.press("Enter");
    await expect(line(nanna, "Kitchen paper")).toBeVisible();
  });

  await test.step("each ticks, and both see it", async () => {
    await line(nanna, /^Eggs/u).click();
    await expect(line(eirik, /^Eggs/u)).toBeChecked();
    await line(eirik, "Kitchen paper").click();
    await expect(line(nanna, "Kitchen paper")).toBeChecked();
  });

  await test.step("what was bought moves to the foods at home", async () => {
    await nanna.getByRole("button", { name: /^Put away/u }).click();
    await nanna.getByRole("dialog").getByRole("button", { name: "Put away" }).click();
    await expect(line(nanna, "Kitchen paper")).toHaveCount(0);
    await expect(line(eirik, "Kitchen paper")).toHaveCount(0);
    await nanna.goto("/pantry");
    await expect(food(nanna, "eggs")).toHaveText(SIX_EGGS);
  });

  await test.step("Eirik cooks, and takes off the eggs", async () => {
    await eirik.goto(`/recipe/${SOUP.id}/cook?portions=2`);
    for (const next of [2, 3, 4, 5, 6]) {
      await eirik.getByRole("button", { name: "Next step" }).click();
      await expect(eirik.getByRole("heading", { name: `Step ${next} of 6` })).toBeVisible();
    }
    await eirik.getByRole("button", { name: "Cooked it" }).click();
    await expect(eirik.getByText(/'s Dinner is marked as cooked\.$/u)).toBeVisible();
    await eirik.getByRole("button", { name: "Update foods at home" }).click();
    await expect(food(nanna, "eggs")).not.toHaveText(SIX_EGGS);
  });

  await test.step("and posts a photo, which the recipe shows", async () => {
    await eirik.getByRole("link", { name: "Post a photo" }).click();
    await expect(eirik.getByLabel("Meal name")).toHaveValue(SOUP.name);
    await eirik.locator("input[type=file]").setInputFiles(await photoFile());
    await eirik.getByRole("button", { name: "Post Meal" }).click();
    await expect(eirik).toHaveURL("/community");
    await nanna.goto(`/recipe/${SOUP.id}`);
    await expect(nanna.getByRole("region", { name: "Cooked by" }).getByText("by Eirik Bakke")).toBeVisible();
  });

  await test.step("Eirik fills the next week, whose list has as many foods as was said", async () => {
    const inNextWeek = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    await eirik.goto(`/week?date=${inNextWeek}`);
    await eirik.getByRole("button", { name: "Fill my week" }).click();
    await eirik.getByRole("dialog").getByRole("button", { name: "Suggest meals" }).click();
    const figures = eirik.getByRole("list", { name: "Figures of the week" });
    const foods = await figures.getByText(/foods to buy$/u).innerText();
    const count = Number.parseInt(foods, 10);
    await eirik.getByRole("button", { name: "Accept" }).click();
    await expect(eirik.getByText(/meals planned\.$/u)).toBeVisible();
    await eirik.getByRole("main").getByRole("link", { name: "Shopping list" }).click();
    await expect(eirik.getByText(`${count} to buy`)).toBeVisible();

    await nanna.goto(`/shopping?date=${inNextWeek}`);
    await nanna
      .getByRole("button", { name: /^More about (?!the list)/u })
      .first()
      .click();
    await nanna.getByRole("menuitem", { name: "I have this" }).click();
    await expect(nanna.getByText(`${count - 1} to buy`)).toBeVisible();
    await expect(eirik.getByText(`${count - 1} to buy`)).toBeVisible();
  });
  await nanna.context().close();
});
