import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { posted } from "./testing/meals.ts";
import { comeTo, registered } from "./testing/people.ts";
import { storedData } from "./testing/stored_data.ts";

const PRIVATE = /Sanna|sanna-|eyJ|Secret Stew|nobody else/u;

// #account-log-out
test("Sanna logs out with a half-written meal and an unsent message: none of her data stays on the device", async ({
  page,
  request,
}) => {
  const [sanna, olav] = await Promise.all([registered(request, "Sanna Kvist"), registered(request, "Olav Rein")]);
  const mealName = `Olav's Loaf ${crypto.randomUUID().slice(0, 8)}`;
  await posted(request, olav, { mealName });
  await page.routeWebSocket(/\/ws$/u, (socket) => socket.close());
  await comeTo(page, "/postmeal", sanna);
  await page.getByLabel("Meal name").fill("Secret Stew");
  await page.getByLabel("Ingredients").fill("nobody else's business");
  await page.getByRole("link", { name: "Community", exact: true }).first().click();
  await page.getByPlaceholder("Search meals, authors, ingredients…").fill(mealName);
  await page.getByRole("button", { name: `Ask about this meal ${mealName}` }).click();
  await page.getByPlaceholder("Type your message...").fill("nobody else reads this");
  await page.getByPlaceholder("Type your message...").press("Enter");
  await expect(page.getByRole("log").getByText("nobody else reads this")).toBeVisible();
  await expect.poll(() => page.evaluate(storedData)).toMatch(/Secret Stew/u);
  await expect.poll(() => page.evaluate(storedData)).toMatch(/nobody else reads/u);
  await page.getByRole("button", { name: "Close" }).click();

  await test.step("she is asked before the message is deleted", async () => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    const question = page.getByRole("alertdialog", { name: "Log out without sending?" });
    await expect(question).toContainText("1 message is not sent yet");
    await question.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/login");
  });

  await test.step("nothing in any storage", async () => {
    await expect.poll(() => page.evaluate(storedData)).not.toMatch(PRIVATE);
  });

  await test.step("nothing by Back, Forward or an address", async () => {
    for (const go of [
      () => page.goBack(),
      () => page.goBack(),
      () => page.goForward(),
      () => page.goto("/postmeal"),
      () => page.goto("/community"),
    ]) {
      await go();
      await expect(page).toHaveURL(/\/login/u);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
      expect(await page.locator("body").innerText()).not.toMatch(PRIVATE);
    }
  });
});
