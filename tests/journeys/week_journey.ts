import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { arrive, newcomer } from "./testing/people.ts";
import { pick } from "./testing/pick_meal.ts";

test("Solveig looks through the weeks, plans a meal in one of them and empties its slot", {
  tag: "@essential",
}, async ({ page }) => {
  await arrive(page, newcomer("Solveig Nyman"));
  await page.goto("/week?date=2027-03-10");
  await expect(page.getByText("Mar 8 – Mar 14, 2027")).toBeVisible();

  await test.step("jump to a date, go back and forth", async () => {
    await page.getByLabel("Jump to date").fill("2028-02-29");
    await expect(page.getByText("Feb 28 – Mar 5, 2028")).toBeVisible();
    await page.getByRole("button", { name: "Previous week" }).click();
    await expect(page.getByText("Feb 21 – Feb 27, 2028")).toBeVisible();
    await page.getByRole("button", { name: "Next week" }).click();
    await page.getByRole("button", { name: "Next week" }).click();
    await expect(page.getByText("Mar 6 – Mar 12, 2028")).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Feb 28 – Mar 5, 2028")).toBeVisible();
  });

  const slot = page.getByRole("button", { name: /^Wednesday Mar 1, Lunch: / });

  await test.step("plan a meal there", async () => {
    await slot.click();
    await expect(page.getByRole("heading", { name: "Pick Lunch for Wednesday" })).toBeVisible();
    await pick(page, { name: "Miso Mushroom Ramen", dishType: "Soup" });
    await expect(page.getByText("Feb 28 – Mar 5, 2028")).toBeVisible();
    await expect(slot).toHaveAccessibleName(/: Miso Mushroom Ramen$/u);
  });

  await test.step("the week has replaced the selection in the history", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/week\?date=2028-02-29$/u);
    await expect(slot).toHaveAccessibleName(/: Miso Mushroom Ramen$/u);
  });

  await test.step("empty the slot from the selection, undo it from the week", async () => {
    await slot.click();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("Wednesday's Lunch is empty.")).toBeVisible();
    await expect(slot).toHaveAccessibleName(/: empty$/u);
    const saved = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/save-meal");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(slot).toHaveAccessibleName(/: Miso Mushroom Ramen$/u);
    expect((await saved).ok()).toBe(true);
    await page.reload();
    await expect(slot).toHaveAccessibleName(/: Miso Mushroom Ramen$/u);
  });
});

test("Petra picks a meal at an address without a date: it is saved in this week", async ({ page }) => {
  await arrive(page, newcomer("Petra Holm"));
  await page.goto("/week");
  const thisWeek = await page.getByRole("grid").getAttribute("aria-label");

  await page.goto("/select-meal/Friday?time=Dinner");
  await expect(page.getByRole("heading", { name: "Pick Dinner for Friday" })).toBeVisible();
  await pick(page, { name: "Pan Pizza Margherita", dishType: "Bread" });

  await expect(page.getByRole("grid")).toHaveAttribute("aria-label", thisWeek ?? "");
  await expect(page.getByRole("button", { name: /^Friday .*, Dinner: Pan Pizza Margherita$/u })).toBeVisible();
});
