import { expect } from "@playwright/test";
import { expectStarted, test } from "./journey.ts";
import { comeTo, registered } from "./people.ts";

const WORDS = "You are offline. New things load when you are back.";

test("Bergljot goes offline: every page shows a notice until she is online", async ({ page, context, request }) => {
  const bergljot = await registered(request, "Bergljot Ness");
  const notice = page.getByRole("status").filter({ hasText: WORDS });

  await test.step("before she has logged in", async () => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
    await expectStarted(page);
    await expect(notice).toHaveCount(0);
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
  });

  await comeTo(page, "/week?date=2027-03-10", bergljot);
  await expect(page.getByText("Mar 8 – Mar 14, 2027")).toBeVisible();
  await expect(page.getByRole("grid")).not.toHaveAttribute("aria-busy", "true");

  await test.step("on the week: the notice appears above it, and the week stays", async () => {
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: "Next week" }).click();
    await expect(page.getByText("Mar 15 – Mar 21, 2027")).toBeVisible();
    await expect(notice).toBeVisible();
    await expect(page.getByText("Your meals could not be loaded.")).toHaveCount(0);
  });

  await test.step("online: the notice disappears, and pending content loads", async () => {
    const requested = page.waitForResponse((response) => new URL(response.url()).pathname === "/meal-plans");
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    expect((await requested).ok()).toBe(true);
    await expect(page.getByRole("button", { name: "Monday Mar 15, Breakfast: empty" })).toBeVisible();
  });
});
