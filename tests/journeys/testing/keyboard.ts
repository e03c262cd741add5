import { expect, type Locator, type Page } from "@playwright/test";

/** Maximum number of presses: more than any screen has focusable elements. */
const MOST_STOPS = 300;

/** Presses Tab until the element has the focus, and expects that some element always has it. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
    expect(await page.evaluate(() => document.activeElement !== document.body), "The focus is somewhere").toBe(true);
  }
  await expect(target).toBeFocused();
}
