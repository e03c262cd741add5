import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { comeTo, registered } from "./testing/people.ts";

const KOREAN_BEEF = { address: "/recipe/korean-beef-rice-bowl", name: "Korean Beef Rice Bowl" };

test("a recipe of three parts is printed on one page, for the chosen portions, in dark mode too", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await comeTo(page, "/recipe/falafel-plate-with-hummus", await registered(request, "Solveig Moen"));
  await page.getByRole("button", { name: "More portions" }).click();
  await expect(page.getByText("Some amounts in these steps are for 4 portions.")).toBeVisible();

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
