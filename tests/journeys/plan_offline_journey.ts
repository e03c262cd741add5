import { expect, type Page } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { planned, posted } from "./testing/meals.ts";
import { readyForOffline, storedOnDevice, workerReady } from "./testing/offline.ts";
import { comeTo, registered } from "./testing/people.ts";

const RAMEN = { id: "miso-mushroom-ramen", name: "Miso Mushroom Ramen" };
const PIZZA = { id: "pan-pizza-margherita", name: "Pan Pizza Margherita" };

const slot = (page: Page, place: string) => page.getByRole("button", { name: new RegExp(`^${place}`, "u") });
const unsent = (page: Page) => page.getByText(/^Not all changes are sent/u);

test("Ragna writes a message, plans, moves and clears meals offline: all of it arrives once, although she closes the browser", {
  tag: "@essential",
}, async ({ page: before, context, request }) => {
  const [ragna, olav] = [await registered(request, "Ragna Berg"), await registered(request, "Olav Krog")];
  const mealName = `Flatbread ${crypto.randomUUID().slice(0, 8)}`;
  await posted(request, olav, { mealName });
  await planned(request, ragna, { day: "Monday", time: "Lunch", date: "2027-03-10", meal: RAMEN });
  await planned(request, ragna, { day: "Friday", time: "Dinner", date: "2027-03-10", meal: PIZZA });
  await comeTo(before, `/community?${new URLSearchParams({ search: mealName })}`, ragna);
  await before.getByRole("button", { name: `Ask about this meal ${mealName}` }).click();
  await expect(before.getByPlaceholder("Type your message...")).toBeEditable();
  await readyForOffline(before);

  await workerReady(before);
  const text = "Is there rye in it?";
  const message = (page: Page) => page.getByRole("log").locator("[data-message]").filter({ hasText: text });

  await test.step("a message is written offline, and the browser closed", async () => {
    await context.setOffline(true);
    await before.getByPlaceholder("Type your message...").fill(text);
    await before.getByPlaceholder("Type your message...").press("Enter");
    await expect(message(before)).toContainText("Sending");
    await storedOnDevice(before, text);
    await before.close();
  });
  const page = await context.newPage();

  await test.step("opened again offline, the browser shows it, and sends it once with a connection", async () => {
    await page.goto("/community");
    await page.getByRole("button", { name: "Chat", exact: true }).click();
    await page.getByRole("button", { name: /^Olav Krog/u }).click();
    await expect(message(page)).toContainText("Sending");
    await context.setOffline(false);
    await expect(message(page)).toContainText("Sent");
    await page.reload();
    await page.getByRole("button", { name: "Chat", exact: true }).click();
    await page.getByRole("button", { name: /^Olav Krog/u }).click();
    await expect(message(page)).toContainText("Sent");
    await expect(message(page)).toHaveCount(1);
  });

  let picked = "";
  await test.step("meals are planned, moved and cleared", async () => {
    await page.goto("/week?date=2027-03-10");
    await expect(slot(page, "Monday Mar 8, Lunch: Miso")).toBeVisible();
    await readyForOffline(page);
    await slot(page, "Sunday Mar 14, Lunch: empty").click();
    const choice = page.getByRole("button", { name: /^Select /u }).first();
    await expect(choice).toBeVisible();
    await context.setOffline(true);
    picked = (await choice.ariaSnapshot()).match(/"Select (.+)"/u)?.[1] ?? "";
    expect(picked).not.toBe("");
    await choice.click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(slot(page, `Sunday Mar 14, Lunch: ${picked}`)).toBeVisible();
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
    await expect(slot(page, `Sunday Mar 14, Lunch: ${picked}`)).toBeVisible();
    await expect(slot(page, "Wednesday Mar 10, Dinner: Miso")).toBeVisible();
    await expect(slot(page, "Monday Mar 8, Lunch: empty")).toBeVisible();
    await expect(slot(page, "Friday Mar 12, Dinner: empty")).toBeVisible();
  });
});
