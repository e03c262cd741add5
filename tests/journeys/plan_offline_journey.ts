import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { planned, posted } from "./meals.ts";
import { readyForOffline } from "./offline.ts";
import { comeTo, registered } from "./people.ts";

const RAMEN = { id: "miso-mushroom-ramen", name: "Miso Mushroom Ramen" };
const PIZZA = { id: "pan-pizza-margherita", name: "Pan Pizza Margherita" };

const slot = (page: Page, place: string) => page.getByRole("button", { name: new RegExp(`^${place}`, "u") });
const unsent = (page: Page) => page.getByText(/^Not all changes are sent/u);

test("Ragna moves and clears meals and writes a message offline: the server has all of it when she is back", async ({
  page,
  context,
  request,
}) => {
  const [ragna, olav] = [await registered(request, "Ragna Berg"), await registered(request, "Olav Krog")];
  const mealName = `Flatbread ${crypto.randomUUID().slice(0, 8)}`;
  await posted(request, olav, { mealName });
  await planned(request, ragna, { day: "Monday", time: "Lunch", date: "2027-03-10", meal: RAMEN });
  await planned(request, ragna, { day: "Friday", time: "Dinner", date: "2027-03-10", meal: PIZZA });
  await comeTo(page, `/community?${new URLSearchParams({ search: mealName })}`, ragna);
  await page.getByRole("button", { name: `Ask about this meal ${mealName}` }).click();
  await expect(page.getByPlaceholder("Type your message...")).toBeEditable();
  await readyForOffline(page);

  await test.step("a message", async () => {
    await context.setOffline(true);
    await page.getByPlaceholder("Type your message...").fill("Is there rye in it?");
    await page.getByPlaceholder("Type your message...").press("Enter");
    await expect(page.getByRole("log").getByText("Is there rye in it?")).toBeVisible();
    await context.setOffline(false);
    const message = page.getByRole("log").locator("[data-message]").filter({ hasText: "Is there rye in it?" });
    await expect(message).toContainText("Sent");
    await page.getByRole("button", { name: "Close" }).click();
  });

  await test.step("meals are moved and cleared", async () => {
    await page.goto("/week?date=2027-03-10");
    await expect(slot(page, "Monday Mar 8, Lunch: Miso")).toBeVisible();
    await readyForOffline(page);
    await context.setOffline(true);
    await slot(page, "Monday Mar 8, Lunch").dragTo(slot(page, "Wednesday Mar 10, Dinner"));
    await expect(slot(page, "Wednesday Mar 10, Dinner: Miso")).toBeVisible();
    await expect(unsent(page)).toBeVisible();
    await slot(page, "Friday Mar 12, Dinner: Pan").press("Delete");
    await expect(slot(page, "Friday Mar 12, Dinner: empty")).toBeVisible();
  });

  await test.step("back online", async () => {
    await context.setOffline(false);
    await expect(unsent(page)).toHaveCount(0);
    await page.reload();
    await expect(slot(page, "Wednesday Mar 10, Dinner: Miso")).toBeVisible();
    await expect(slot(page, "Monday Mar 8, Lunch: empty")).toBeVisible();
    await expect(slot(page, "Friday Mar 12, Dinner: empty")).toBeVisible();
  });
});
