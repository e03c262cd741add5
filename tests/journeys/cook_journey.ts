import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { comeTo, registered } from "./people.ts";

test("Hilde cooks a soup with two timers, looks at her week meanwhile, comes back and finishes", async ({
  page,
  request,
}) => {
  const hilde = await registered(request, "Hilde Moen");
  await comeTo(page, "/recipe/tomato-egg-drop-soup?portions=6", hilde);
  await page.clock.install();
  await page.getByRole("link", { name: "Start cooking" }).click();

  await test.step("two timers, in two steps", async () => {
    await expect(page.getByRole("heading", { name: "Step 1 of 6" })).toBeVisible();
    await page.getByRole("button", { name: "Start timer: Stir, 1 min" }).click();
    await page.getByRole("button", { name: "Next step" }).click();
    await expect(page.getByRole("heading", { name: "Step 2 of 6" })).toBeFocused();
    await expect(page.getByText(/^800 g ripe tomatoes/u)).toBeVisible();
    await page.getByRole("button", { name: "Start timer: Cook, 4 min" }).click();
    await expect(page.getByRole("button", { name: "1 more timer" })).toBeVisible();
  });

  await test.step("they go on elsewhere, and after a reload", async () => {
    await page.getByRole("button", { name: "Stop cooking" }).click();
    await expect(page.getByRole("link", { name: "Start cooking" })).toBeFocused();
    await page.getByRole("link", { name: "Plan Your Week" }).first().click();
    const timers = page.getByRole("region", { name: "Timers" });
    await expect(timers.getByRole("timer", { name: "Stir, step 1" })).toBeVisible();
    await page.clock.fastForward("01:00");
    await expect(timers.getByRole("alert")).toHaveText("Stir, step 1, Tomato Egg Drop Soup: time is up.");
    await timers.getByRole("button", { name: "Stop Stir, step 1" }).click();
    await page.reload();
    await expect(timers.getByRole("timer", { name: "Cook, step 2" })).toHaveText(/^[23]:\d\d$/u);
  });

  await test.step("back at the same step, to the end", async () => {
    await page.getByRole("link", { name: "Tomato Egg Drop Soup" }).click();
    await expect(page.getByText("You were at step 2.")).toBeVisible();
    await page.clock.fastForward("03:00");
    await expect(page.getByRole("timer", { name: "Cook, step 2" })).toHaveText("Done");
    await page.getByRole("button", { name: "Stop Cook, step 2" }).click();
    for (const next of [3, 4, 5, 6]) {
      await page.keyboard.press("Space");
      await expect(page.getByRole("heading", { name: `Step ${next} of 6` })).toBeFocused();
    }
    await page.keyboard.press("Space");
    await expect(page.getByRole("heading", { name: "Enjoy your meal" })).toBeFocused();
    await page.getByRole("radio", { name: "5 stars" }).click();
    await expect(page.getByRole("radio", { name: "5 stars" })).toBeChecked();
    await page.getByRole("link", { name: "Back to the week" }).click();
    await expect(page).toHaveURL("/week");
  });
});
