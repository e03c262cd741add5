import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { comeTo, registered } from "./people.ts";
import { choose } from "./pick_meal.ts";

const slot = (page: Page, place: string) => page.getByRole("link", { name: new RegExp(`^${place}: `, "u") });

test("Gudrun goes through the weeks, and fills a slot of the week that she looks at", async ({ page, request }) => {
  const gudrun = await registered(request, "Gudrun Vik");
  await comeTo(page, "/WeeklyMeals?date=2027-03-10", gudrun);

  await test.step("texts of the page", async () => {
    await expect(page).toHaveTitle("Weekly Meals · Weekplate");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Weekly Meals");
    await expect(page.getByText("Review and tweak your plan. Click any slot to edit.")).toBeVisible();
    await expect(page.getByText("Mar 8 – Mar 14, 2027")).toBeVisible();
    for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]) {
      for (const meal of ["Breakfast", "Lunch", "Dinner", "Snacks"]) {
        await expect(slot(page, `${day} .*, ${meal}`)).toHaveAccessibleName(/: empty$/u);
      }
    }
  });

  await test.step("another week is requested", async () => {
    const requested = page.waitForRequest(
      (sent) =>
        new URL(sent.url()).pathname === "/meal-plans" &&
        new URL(sent.url()).searchParams.get("targetDate") === "2027-03-17",
    );
    await page.getByRole("button", { name: "Next week" }).click();
    await requested;
    await expect(page.getByText("Mar 15 – Mar 21, 2027")).toBeVisible();
    await page.getByRole("button", { name: "Previous week" }).click();
    await expect(page.getByText("Mar 8 – Mar 14, 2027")).toBeVisible();
    await page.getByLabel("Jump to date").fill("2027-05-20");
    await expect(page.getByText("May 17 – May 23, 2027")).toBeVisible();
  });

  await test.step("a slot opens the meals to pick from, without a date in the address", async () => {
    await slot(page, "Friday May 21, Dinner").click();
    await expect(page).toHaveURL("/select-meal/Friday?time=Dinner");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pick Dinner for Friday");
    await choose(page, { name: "Pan Pizza Margherita", dishType: "Bread" });
    await expect(page.getByText("Dinner, Friday May 21")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
  });

  await test.step("both screens show the meal in that week", async () => {
    await expect(page).toHaveURL(/\/week/u);
    await expect(page.getByText("May 17 – May 23, 2027")).toBeVisible();
    await expect(page.getByRole("button", { name: "Friday May 21, Dinner: Pan Pizza Margherita" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Weekly Meals");
    await expect(page.getByText("May 17 – May 23, 2027")).toBeVisible();
    await expect(slot(page, "Friday May 21, Dinner")).toHaveAccessibleName(/: Pan Pizza Margherita$/u);
    await page.reload();
    await expect(slot(page, "Friday May 21, Dinner")).toHaveAccessibleName(/: Pan Pizza Margherita$/u);
  });

  await test.step("links to other pages", async () => {
    await page.getByRole("main").getByRole("link", { name: "Plan Your Week" }).click();
    await expect(page).toHaveURL(/\/week/u);
    await expect(page.getByText("May 17 – May 23, 2027")).toBeVisible();
    await page.goBack();
    await page.getByRole("main").getByRole("link", { name: "Discover Recipes" }).click();
    await expect(page).toHaveURL("/discover");
  });
});
