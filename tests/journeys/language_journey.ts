import { expect, type Page } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { comeTo, MAYA, MAYAS_DATE, registered } from "./testing/people.ts";
import { textsIn } from "./testing/texts.ts";

// #languages

const PAGES = [
  "/home",
  "/discover",
  "/discover?query=soup",
  "/recipe/shakshuka-with-feta",
  `/week?date=${MAYAS_DATE}`,
  `/WeeklyMeals?date=${MAYAS_DATE}`,
  "/select-meal/Monday?time=Breakfast",
  "/UseMyIngredients",
  "/community",
  "/shopping",
  "/household",
  "/pantry",
  "/favourites",
  "/recipes/mine",
  "/recipes/new",
  "/recipes/import",
  "/settings",
  "/postmeal",
];

for (const { language, direction } of [
  { language: "de", direction: "ltr" },
  { language: "ar", direction: "rtl" },
  { language: "ja", direction: "ltr" },
]) {
  test.describe(`in a browser that asks for the language ${language}`, () => {
    test.use({ locale: language });
    const texts = textsIn(language);

    test("every page is in it from its first byte, and as wide as the window", async ({ page }) => {
      test.slow();
      const html = page.locator("html");
      for (const path of ["/", "/login"]) {
        await page.goto(path);
        await expect(html).toHaveAttribute("lang", language);
        await expectTranslated(page, texts);
      }
      await comeTo(page, "/home", MAYA);
      for (const path of PAGES) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(html).toHaveAttribute("lang", language);
          await expect(html).toHaveAttribute("dir", direction);
          await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
          await expectTranslated(page, texts);
          for (const width of [320, 390, 1280]) {
            await page.setViewportSize({ width, height: 900 });
            const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
            await expect.poll(pageWidth, `at ${width} px`).toBe(width);
          }
        });
      }
    });
  });
}

test("a language chosen in the settings is that of the person's other browsers too", async ({
  page,
  browser,
  request,
}) => {
  const greta = await registered(request, "Greta Sommer");
  await comeTo(page, "/settings", greta);
  await page.getByLabel("Language").selectOption({ label: "Deutsch" });
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await comeTo(other, "/week", greta);
  await expect(other.getByRole("heading", { level: 1, name: "Plane deine Woche" })).toBeVisible();
});

test("a visitor chooses a language before the sign-up", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Language").selectOption({ label: "العربية" });

  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1, name: "إنشاء حسابك" })).toBeVisible();
});

/** No text or name on the page is English that has a translation. Single words may be those of recipes. */
async function expectTranslated(page: Page, texts: ReadonlyMap<string, string>): Promise<void> {
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? "");
    for (const element of document.querySelectorAll("[aria-label], [placeholder]")) {
      found.push(element.getAttribute("aria-label") ?? "", element.getAttribute("placeholder") ?? "");
    }
    return found.map((text) => text.trim());
  });
  const english = shown.filter((text) => /\s/u.test(text) && texts.has(text) && texts.get(text) !== text);
  expect([...new Set(english)]).toEqual([]);
}
