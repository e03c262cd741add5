import { expect, type Page } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { comeHome, comeTo, MAYA } from "./testing/people.ts";

const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search for a recipe..." });
const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

// The other screens: webapp/platform/shell/Shell_test.tsx.
test("Maya types in the search box of a screen, and discovery finds as she types", async ({ page }) => {
  await comeHome(page, MAYA);
  for (const address of ["/home", "/recipe/masala-chai"]) {
    await test.step(address, async () => {
      await page.goto(address);
      await searchBox(page).pressSequentially("tomato soup");

      await expect(page).toHaveURL("/discover?query=tomato%20soup");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search & Discover New Recipes");
      await expect(searchBox(page)).toHaveValue("tomato soup");
      await expect(searchBox(page)).toBeFocused();
      await expect(card(page, "Roasted Tomato Soup with Basil")).toBeVisible();
      await expect(card(page, "Masala Chai")).toHaveCount(0);

      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(searchBox(page)).toHaveValue("");
    });
  }
});

test("a late response never replaces a newer one, and the old list stays until then", async ({ page }) => {
  await comeTo(page, "/discover?query=pancakes", MAYA);
  const pancakes = card(page, "Blueberry Buttermilk Pancakes");
  await expect(pancakes).toBeVisible();
  const release = Promise.withResolvers<void>();
  const isSlow = (url: URL) => url.pathname === "/api/recipes" && url.searchParams.get("query") === "soup";
  await page.route(isSlow, async (route) => {
    await release.promise;
    await route.continue().catch(() => {}); // the page has cancelled the request
  });

  const requested = page.waitForRequest((request) => new URL(request.url()).searchParams.get("query") === "soup");
  await searchBox(page).fill("soup");
  const slow = await requested;
  await expect(page.getByRole("status").filter({ hasText: "Searching…" })).toBeAttached();
  await expect(pancakes).toBeVisible();

  const isOver = Promise.race([
    page.waitForEvent("requestfinished", (request) => request === slow),
    page.waitForEvent("requestfailed", (request) => request === slow),
  ]);
  await searchBox(page).fill("chai");
  await expect(card(page, "Masala Chai")).toBeVisible();
  release.resolve();
  await isOver;

  await expect(card(page, "Masala Chai")).toBeVisible();
  await expect(card(page, "Roasted Tomato Soup with Basil")).toHaveCount(0);
  await expect(page).toHaveURL("/discover?query=chai");
});
