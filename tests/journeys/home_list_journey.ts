import { expect, test } from "@playwright/test";
import { comeHome, MAYA } from "./people.ts";

test("home appends ten recipes at a time, and shows its progress", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenProgress: seen });
    new MutationObserver(() => {
      const text = /Loading more… \d+\/\d+/u.exec(document.body.textContent ?? "")?.[0];
      const cards = document.querySelectorAll("article").length;
      if (text && seen.at(-1) !== `${text}, ${cards} cards`) seen.push(`${text}, ${cards} cards`);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const list = page.waitForResponse((response) => new URL(response.url()).pathname === "/recipes");
  await comeHome(page, MAYA);
  const { recipes } = (await (await list).json()) as { recipes: unknown[] };
  const total = recipes.length;
  expect(total).toBeGreaterThan(20);

  await expect(page.getByRole("article")).toHaveCount(total);

  await expect(page.getByText(/Loading more/u)).toHaveCount(0);
  const seen = await page.evaluate(() => (globalThis as unknown as { seenProgress: string[] }).seenProgress);
  const steps = Array.from({ length: Math.ceil(total / 10) - 1 }, (_, step) => (step + 1) * 10);
  expect(seen).toEqual(steps.map((count) => `Loading more… ${count}/${total}, ${count} cards`));
});

test("a card without calories and time loads them once, when it is about to become visible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const lookedUp: string[] = [];
  await page.route(
    (url) => url.pathname === "/recipes",
    async (route) => {
      const response = await route.fetch();
      const { recipes } = (await response.json()) as { recipes: { calories?: unknown; totalTime?: unknown }[] };
      const bare = recipes.map(({ calories: _calories, totalTime: _totalTime, ...rest }) => rest);
      await route.fulfill({ response, json: { recipes: bare } });
    },
  );
  page.on("request", (request) => {
    const [, id] = /^\/api\/recipe\/([^/]+)$/u.exec(new URL(request.url()).pathname) ?? [];
    if (id) lookedUp.push(id);
  });
  await comeHome(page, MAYA);
  const cards = page.getByRole("article");
  await expect(cards.first().getByText(/^[\d,]+ cal$/u)).toBeVisible();
  await expect(page.getByText(/Loading more/u)).toHaveCount(0);
  const total = await cards.count();

  expect(lookedUp.length, "Cards far below are not looked up yet").toBeLessThan(total);
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
  await expect(page.getByText(/^[\d,]+ cal$/u)).toHaveCount(total);
  await cards.first().scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Plan Your Week" }).first().click();
  await expect(page.getByRole("heading", { name: "Plan Your Week" })).toBeVisible();
  await page.goBack();
  await expect(cards.first().getByText(/^[\d,]+ cal$/u)).toBeVisible();

  expect(lookedUp.toSorted()).toEqual([...new Set(lookedUp)].toSorted());
  expect(lookedUp).toHaveLength(total);
});
