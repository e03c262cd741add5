import { expect, type Page } from "@playwright/test";
import { failing, fault } from "./failing.ts";
import { test } from "./journey.ts";
import { bearer, comeTo, registered } from "./people.ts";

// Recipes that no other journey rates or marks as a favourite.
const RATED = "/recipe/lemon-olive-oil-cake";
const KOREAN_BEEF = { address: "/recipe/korean-beef-rice-bowl", name: "Korean Beef Rice Bowl" };

const star = (page: Page, name: string) =>
  page.getByRole("group", { name: "Rate this recipe" }).getByRole("radio", { name, exact: true });

async function rate(page: Page, stars: string): Promise<void> {
  await star(page, stars).click();
  await expect(star(page, stars)).toBeChecked();
}

test("Gro and Hulda rate a cake: each keeps her own stars, and both see the mean", async ({
  page,
  browser,
  request,
}) => {
  const [gro, hulda] = await Promise.all([registered(request, "Gro Lervik"), registered(request, "Hulda Nes")]);
  await comeTo(page, RATED, gro);
  await expect(page.getByText("No rating yet")).toBeAttached();
  await expect(page.getByText("(0 reviews)")).toBeVisible();

  await test.step("a rating that the server refuses is reset, with a message", async () => {
    const mend = await failing(page, /\/rating$/u, fault);
    await star(page, "2 stars").click();
    await expect(page.getByText("Not rated. Try again.")).toBeVisible();
    await expect(star(page, "2 stars")).not.toBeChecked();
    await expect(page.getByText("(0 reviews)")).toBeVisible();
    await mend();
  });

  await test.step("Gro's first", async () => {
    await rate(page, "5 stars");
    await expect(page.getByText("5.0 out of 5 stars")).toBeAttached();
    await expect(page.getByText("(1 reviews)")).toBeVisible();
    await page.reload();
    await expect(star(page, "5 stars")).toBeChecked();
    await expect(page.getByText("5.0 out of 5 stars")).toBeAttached();
  });

  await test.step("Hulda has not rated yet, and does", async () => {
    const other = await (await browser.newContext()).newPage();
    await comeTo(other, RATED, hulda);
    await expect(other.getByText("(1 reviews)")).toBeVisible();
    for (const stars of await other.getByRole("radio").all()) await expect(stars).not.toBeChecked();
    await rate(other, "2 stars");
    await expect(other.getByText("3.5 out of 5 stars")).toBeAttached();
    await expect(other.getByText("(2 reviews)")).toBeVisible();
    await other.context().close();
  });

  await test.step("Gro changes her rating, and it counts once", async () => {
    await page.reload();
    await expect(page.getByText("3.5 out of 5 stars")).toBeAttached();
    await rate(page, "4 stars");
    await expect(page.getByText("3.0 out of 5 stars")).toBeAttached();
    await expect(page.getByText("(2 reviews)")).toBeVisible();
    await page.reload();
    await expect(star(page, "4 stars")).toBeChecked();
  });

  await test.step("another address opens at its top, not at this page's position", async () => {
    await star(page, "4 stars").scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.goto(KOREAN_BEEF.address);
    await expect(star(page, "4 stars")).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test("a recipe of three parts is printed on one page, for the chosen portions, in dark mode too", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await comeTo(page, "/recipe/falafel-plate-with-hummus", await registered(request, "Solveig Moen"));
  await page.getByRole("button", { name: "More portions" }).click();
  await expect(page.getByText("Amounts in these steps are for 4 portions.")).toBeVisible();

  const paper = await page.pdf({ format: "A4" });

  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});

test("what the first response says of its recipe ends with the page", async ({ page, request }) => {
  await comeTo(page, KOREAN_BEEF.address, await registered(request, "Torunn Vik"));
  const data = page.locator('head > script[type="application/ld+json"]');
  await expect(page.getByRole("heading", { level: 1, name: KOREAN_BEEF.name })).toBeVisible();
  expect(JSON.parse(await data.innerText())).toMatchObject({ "@type": "Recipe", name: KOREAN_BEEF.name });

  await page.getByRole("link", { name: "Start cooking" }).click();

  await expect(page).toHaveTitle(`Cook ${KOREAN_BEEF.name} · Weekplate`);
  await expect(data).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test("stars and heart pressed before the server's state arrives are kept", async ({ page, request }) => {
  const ragna = await registered(request, "Ragna Teigen");
  const kept = await request.put(`/api${KOREAN_BEEF.address}/favourite`, { headers: bearer(ragna) });
  expect(kept.ok()).toBe(true);
  const answered = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await page.route(/\/rating$/u, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    answered.resolve();
    await release.promise;
    return route.fulfill({ response }).catch(() => {}); // the page has cancelled the request
  });
  await comeTo(page, KOREAN_BEEF.address, ragna);
  await answered.promise;
  await rate(page, "3 stars");
  await expect(page.getByText("(1 reviews)")).toBeVisible();

  release.resolve();

  await expect(page.getByRole("button", { name: `Favourite ${KOREAN_BEEF.name}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(star(page, "3 stars")).toBeChecked();
  await page.reload();
  await expect(star(page, "3 stars")).toBeChecked();
});
