import { expect, type Locator, type Page } from "@playwright/test";

/** More presses than any screen has stops. */
const MOST_STOPS = 90;

/** Presses Tab until the focus is there; it is never nowhere on the way. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
    expect(await page.evaluate(() => document.activeElement !== document.body), "The focus is somewhere").toBe(true);
  }
  await expect(target).toBeFocused();
}
