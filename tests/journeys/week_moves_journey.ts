import { expect, type Page, type Response } from "@playwright/test";
import { expectStarted, test } from "./journey.ts";
import { planned } from "./meals.ts";
import { comeTo, registered } from "./people.ts";

const RAMEN = { id: "miso-mushroom-ramen", name: "Miso Mushroom Ramen" };
const PIZZA = { id: "pan-pizza-margherita", name: "Pan Pizza Margherita" };

const slot = (page: Page, place: string) => page.getByRole("button", { name: new RegExp(`^${place}: `, "u") });

/** The planned meals by slot, as the screen shows them. Empty slots are left out. */
async function plannedMeals(page: Page): Promise<string[]> {
  await expect(page.getByRole("grid")).not.toHaveAttribute("aria-busy", "true");
  const names = await page
    .getByRole("gridcell")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  return names.filter((name) => !name.endsWith(": empty"));
}

const isMove = (response: Response) => new URL(response.url()).pathname === "/api/move-meal";

/** Waits for the message that the server has stored a change. A reload before that would show the old week. */
async function expectMessage(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("region", { name: "Messages" }).getByText(words)).toBeVisible();
}

/** Expects these meals, before and after a reload. */
async function expectPlanned(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => plannedMeals(page)).toEqual(expected);
  await page.reload();
  await expectStarted(page);
  await expect.poll(() => plannedMeals(page)).toEqual(expected);
}

test("Borghild drags a meal to another slot, swaps it with another one, and undoes a move", {
  tag: "@essential",
}, async ({ page, request }) => {
  const borghild = await registered(request, "Borghild Foss");
  await planned(request, borghild, { day: "Monday", time: "Lunch", date: "2027-03-10", meal: RAMEN });
  await planned(request, borghild, { day: "Friday", time: "Dinner", date: "2027-03-10", meal: PIZZA });
  await comeTo(page, "/week?date=2027-03-10", borghild);
  await expectStarted(page);
  await expect
    .poll(() => plannedMeals(page))
    .toEqual(["Monday Mar 8, Lunch: Miso Mushroom Ramen", "Friday Mar 12, Dinner: Pan Pizza Margherita"]);

  await test.step("to an empty slot", async () => {
    await slot(page, "Monday Mar 8, Lunch").dragTo(slot(page, "Wednesday Mar 10, Dinner"));
    await expectMessage(page, "Moved to Wednesday's Dinner.");
    await expectPlanned(page, [
      "Wednesday Mar 10, Dinner: Miso Mushroom Ramen",
      "Friday Mar 12, Dinner: Pan Pizza Margherita",
    ]);
  });

  await test.step("onto another meal, which comes back in its place", async () => {
    await slot(page, "Wednesday Mar 10, Dinner").dragTo(slot(page, "Friday Mar 12, Dinner"));
    await expectMessage(page, "Moved to Friday's Dinner.");
    await expectPlanned(page, [
      "Wednesday Mar 10, Dinner: Pan Pizza Margherita",
      "Friday Mar 12, Dinner: Miso Mushroom Ramen",
    ]);
  });

  await test.step("undo", async () => {
    await slot(page, "Friday Mar 12, Dinner").dragTo(slot(page, "Sunday Mar 14, Breakfast"));
    await expectMessage(page, "Moved to Sunday's Breakfast.");
    const movedBack = page.waitForResponse(isMove);
    await page.getByRole("button", { name: "Undo" }).click();
    await movedBack;
    await expectPlanned(page, [
      "Wednesday Mar 10, Dinner: Pan Pizza Margherita",
      "Friday Mar 12, Dinner: Miso Mushroom Ramen",
    ]);
  });
});
