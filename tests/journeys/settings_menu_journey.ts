import { expect, type Page } from "@playwright/test";
import { failing, noAnswer } from "./testing/failing.ts";
import { test } from "./testing/journey.ts";
import { comeTo, registered } from "./testing/people.ts";

/** The menu's code, which loads when its button is hovered, focused or touched. */
const MENU_CODE = /\/assets\/MenuPanel-[^/]+\.js$/u;

const settings = (page: Page) => page.getByRole("button", { name: "Settings" });
const logOutLine = (page: Page) => page.getByRole("menuitem", { name: "Log out" });

/** Delays the menu's code until the returned function is called. */
async function slowMenu(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await failing(page, MENU_CODE, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

test("on a slow line a key pressed on the settings opens them as soon as their code has loaded", async ({
  page,
  request,
}) => {
  const release = await slowMenu(page);
  const requested = page.waitForRequest(MENU_CODE);
  await comeTo(page, "/week", await registered(request, "Turid Hagen"));
  await settings(page).focus();
  await page.keyboard.press("Enter");
  await requested;
  await expect(settings(page)).toHaveAttribute("aria-expanded", "true");
  await expect(logOutLine(page)).toHaveCount(0);

  release();

  await expect(logOutLine(page)).toBeFocused();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("Ingunn taps the settings, taps beside them, and logs out", async ({ page, request }) => {
    await comeTo(page, "/week", await registered(request, "Ingunn Dale"));
    await settings(page).tap();
    await expect(logOutLine(page)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(logOutLine(page)).toHaveCount(0);
    await settings(page).tap();
    await logOutLine(page).tap();
    await expect(page).toHaveURL("/login");
  });

  test("on a slow line one tap is enough", async ({ page, request }) => {
    const release = await slowMenu(page);
    await comeTo(page, "/week", await registered(request, "Alfhild Rui"));
    await settings(page).tap();
    await expect(logOutLine(page)).toHaveCount(0);
    release();
    await expect(logOutLine(page)).toBeVisible();
    await settings(page).tap();
    await expect(logOutLine(page)).toHaveCount(0);
  });
});

test("settings whose code fails to load show no error, and open once the network is back", async ({
  page,
  request,
}) => {
  const mend = await failing(page, MENU_CODE, noAnswer);
  const failed: string[] = [];
  page.on("pageerror", (error) => failed.push(error.message));
  await comeTo(page, "/week", await registered(request, "Gyda Moe"));
  const lost = page.waitForEvent("requestfailed", (sent) => MENU_CODE.test(new URL(sent.url()).pathname));

  await settings(page).click();

  await lost;
  await expect(settings(page)).toHaveAttribute("aria-expanded", "false");
  await expect(logOutLine(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plan Your Week");
  await mend();
  await settings(page).click();
  await expect(logOutLine(page)).toBeVisible();
  expect(failed).toEqual([]);
});
