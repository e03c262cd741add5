import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { bearer, comeTo, registered } from "./people.ts";

/** A week in which every day is still to come, whenever this runs. */
const WEEK = "/week?date=2027-10-13";
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const plate = (page: Page, place: string) => button(page, new RegExp(`^${place}: `, "u"));

test("Runa has her dinners suggested, by keys on a phone and by mouse on a desktop, and accepts and undoes them", async ({
  page,
  request,
}) => {
  const runa = await registered(request, "Runa Strand");
  await page.setViewportSize(PHONE);
  await comeTo(page, WEEK, runa);
  await expect(plate(page, "Friday Oct 15, Dinner")).toHaveAccessibleName(/: empty$/u);

  await test.step("fill, by keys", async () => {
    await tabTo(page, button(page, "Fill my week"));
    await page.keyboard.press("Enter");
    const meals = page.getByRole("toolbar", { name: "Meals" });
    for (const name of ["Breakfast", "Lunch", "Snacks"]) await meals.getByRole("button", { name }).press("Space");
    await expect(page.getByText("7 empty slots are filled.")).toBeVisible();
    await button(page, "Suggest meals").press("Enter");
    await expect(page.getByRole("heading", { name: "7 meals suggested" })).toBeFocused({ timeout: 20_000 });
  });

  await test.step("lock one, shuffle the rest", async () => {
    const locked = plate(page, "Monday Oct 11, Dinner");
    const name = (await locked.getAttribute("aria-label"))?.split(". ")[0] ?? "";
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(locked).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, "Lock Monday dinner")).toBeFocused();
    await page.keyboard.press("Space");
    const shuffled = page.waitForResponse((response) => response.url().endsWith("/suggestions"));
    await tabTo(page, button(page, "Shuffle the rest"));
    await page.keyboard.press("Enter");
    expect((await shuffled).ok()).toBe(true);
    await expect(button(page, "Shuffle the rest")).toBeEnabled();
    expect((await locked.getAttribute("aria-label"))?.startsWith(name)).toBe(true);
    await expect(button(page, "Lock Monday dinner")).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("an alternative, by mouse", async () => {
    await page.setViewportSize(DESKTOP);
    await button(page, "Replace Friday dinner").click();
    const choice = button(page, /^Choose for Friday dinner: /u).first();
    await expect(choice).toBeVisible({ timeout: 20_000 });
    const dish = /: (.+)\. \d+ min of work/u.exec((await choice.getAttribute("aria-label")) ?? "")?.[1] ?? "";
    await choice.click();
    await expect(plate(page, "Friday Oct 15, Dinner")).toHaveAttribute(
      "aria-label",
      new RegExp(`: ${dish}\\. Sugg`, "u"),
    );
    await expect(page.getByRole("list", { name: "Figures of the week" })).toContainText("to buy");
  });

  await test.step("accept: the plan and its shopping list have it", async () => {
    await button(page, "Accept").click();
    await expect(page.getByText("7 meals planned.")).toBeVisible();
    await expect(plate(page, "Friday Oct 15, Dinner")).not.toHaveAttribute("data-look");
    const today = new Date().toISOString().slice(0, 10);
    const list = await request.put(`/api/shopping-list/days?today=${today}`, {
      headers: bearer(runa),
      data: { days: ["2027-10-15"] },
    });
    expect((await list.json()) as object).toMatchObject({
      needs: { toBuy: expect.arrayContaining([expect.anything()]) },
    });
  });

  await test.step("undo: all of it is a suggestion again", async () => {
    await button(page, "Undo").click();
    await expect(page.getByRole("heading", { name: "7 meals suggested" })).toBeVisible();
    await page.reload();
    await expect(plate(page, "Friday Oct 15, Dinner")).toHaveAccessibleName(/: empty$/u);
  });
});
