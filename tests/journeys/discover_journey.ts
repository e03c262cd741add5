import { expect, type Page, type Request, test } from "@playwright/test";
import { comeHome, comeTo, MAYA } from "./people.ts";

const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search for a recipe..." });
const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

/** The query of a search request; undefined for other requests. */
function searchedFor(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url());
  return pathname === "/api/recipes" ? (searchParams.get("query") ?? "") : undefined;
}

test("Maya types in the search box of any screen, and discovery finds as she types", { tag: "@essential" }, async ({
  page,
}) => {
  await comeHome(page, MAYA);
  for (const address of ["/home", "/week", "/WeeklyMeals", "/community", "/postmeal", "/recipe/masala-chai"]) {
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

test("a search is a link: it can be reloaded and shared, and it reports an empty result", async ({ page }) => {
  await comeTo(page, "/discover?query=pancakes", MAYA);
  await expect(searchBox(page)).toHaveValue("pancakes");
  await expect(card(page, "Blueberry Buttermilk Pancakes")).toBeVisible();

  await searchBox(page).fill("xylophone");
  await expect(page.getByText("No recipes found. Try searching for something else!")).toBeVisible();

  await searchBox(page).fill("");
  await expect(page).toHaveURL("/discover");
  await expect(page.getByRole("article").nth(20)).toBeAttached();
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

  const asked = page.waitForRequest((request) => searchedFor(request) === "soup");
  await searchBox(page).fill("soup");
  const slow = await asked;
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

test("letters typed quickly cause one request", async ({ page }) => {
  await comeTo(page, "/discover", MAYA);
  await expect(page.getByRole("article").first()).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    const query = searchedFor(request);
    if (query) asked.push(query);
  });

  await searchBox(page).pressSequentially("shakshuka");
  await expect(page.getByText("1 recipe found")).toBeAttached();

  expect(asked.at(-1)).toBe("shakshuka");
  expect(asked.length, asked.join(", ")).toBeLessThan("shakshuka".length / 2);
});

test("Back from a recipe leads to the same place of the same search", async ({ page }) => {
  await comeTo(page, "/discover?query=tomato", MAYA);
  const answer = page.waitForResponse((response) => searchedFor(response.request()) === "");
  await searchBox(page).fill("");
  await expect(page).toHaveURL("/discover");
  const { recipes } = (await (await answer).json()) as { recipes: { name: string }[] };
  const name = recipes[24]?.name ?? "";
  const far = page.getByRole("article").nth(24);
  // The list of "tomato" stays until the response is rendered.
  await expect(far.getByRole("link")).toHaveText(name);
  await far.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(300);

  for (const goBack of [
    () =>
      page
        .getByRole("link", { name: "← Back" })
        .or(page.getByRole("button", { name: "← Back" }))
        .click(),
    () => page.goBack(),
  ]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await goBack();
    await expect(page).toHaveURL("/discover");
    await expect(page.getByRole("link", { name, exact: true })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  }
});
