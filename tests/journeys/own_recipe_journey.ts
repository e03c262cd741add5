import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { expect, type Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { test } from "./testing/journey.ts";
import { photoFile } from "./testing/meals.ts";
import { comeTo, registered } from "./testing/people.ts";
import { pick } from "./testing/pick_meal.ts";

const GOULASH = { name: "Grandma's Goulash", dishType: "Soup" };
const PAGES_PORT = Number(process.env["JOURNEY_PAGES_PORT"] ?? "3199");
const PAGE = `<!doctype html><html lang="en"><head><title>Leek Soup</title><script type="application/ld+json">
  {"@context":"https://schema.org","@type":"Recipe","name":"Leek Soup","recipeYield":"4 servings","totalTime":"PT35M",
   "recipeIngredient":["2 leeks","1 l water","salt"],"recipeInstructions":["Slice the leeks.","Boil them in the water."]}
  </script></head><body><h1>Leek Soup</h1></body></html>`;

const line = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });

test("a cook writes down a recipe, plans it, shops for it and publishes it", { tag: "@essential" }, async ({
  page,
  browser,
  request,
}) => {
  const [author, neighbour] = [await registered(request, "Eirik Bakke"), await registered(request, "Nanna Friis")];

  await test.step("the lines are read while they are typed", async () => {
    await comeTo(page, "/recipes/mine", author);
    await page.getByRole("link", { name: "Write a recipe" }).first().click();
    await page.getByLabel("Name", { exact: true }).fill(GOULASH.name);
    await page.getByLabel("Portions").fill("4");
    await page.getByLabel("Ingredient 1", { exact: true }).click();
    await page.keyboard.type("800 g beef\n3 onions, sliced\n1 tsp grandma's secret mix");
    await expect(page.getByRole("button", { name: "Food: onion" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Unknown food" })).toBeVisible();
    await expect(page.getByText("2 of 3 ingredients counted")).toBeVisible();
    await page.getByLabel("Step 1", { exact: true }).fill("Simmer it for two hours.");
    await page.getByLabel("Tags").fill("Soup, Sunday");
    await page.reload();
    await expect(page.getByLabel("Ingredient 2", { exact: true })).toHaveValue("3 onions, sliced");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1, name: GOULASH.name })).toBeVisible();
  });
  const address = new URL(page.url()).pathname;

  await test.step("it is found by search, planned and shopped for", async () => {
    await page.goto("/week");
    const tonight = page.getByRole("button", { name: /Dinner: empty$/u }).and(page.locator("[aria-current=date]"));
    await tonight.click();
    await pick(page, GOULASH);
    await page.getByRole("link", { name: "Shopping list" }).first().click();
    await expect(line(page, /^Onion/u)).toBeVisible();
    await expect(line(page, /secret mix/iu)).toBeVisible();
  });

  const other = await (await browser.newContext()).newPage();
  await test.step("no one else can read it but by its link, until a post tells of it", async () => {
    await comeTo(other, address, neighbour);
    await expect(other.getByText("Recipe not found")).toBeVisible();
    await page.goto(address);
    await page.getByRole("button", { name: "Share" }).click();
    await other.goto(await page.getByLabel("Link to the recipe").inputValue());
    await expect(other.getByRole("heading", { level: 1, name: GOULASH.name })).toBeVisible();
    await other.goto(address);
    await page.goto(`/postmeal?recipe=${address.split("/").at(-1)}`);
    await expect(page.getByLabel("Meal name")).toHaveValue(GOULASH.name);
    await page.locator("input[type=file]").setInputFiles(await photoFile());
    await page.getByRole("button", { name: "Post Meal" }).click();
    await expect(page).toHaveURL("/community");
    await other.reload();
    await expect(other.getByRole("heading", { level: 1, name: GOULASH.name })).toBeVisible();
  });
  await other.context().close();
});

test("a cook imports a recipe by its address, and makes a version of one of the catalogue", async ({
  page,
  request,
}) => {
  test.skip(process.env["PRODUCT_URL"] !== undefined, "the product of `make up` cannot reach this test's web page");
  const site = createServer((_, response) => response.setHeader("content-type", "text/html").end(PAGE));
  await new Promise<void>((resolve) => site.listen(PAGES_PORT, "127.0.0.1", resolve));
  await comeTo(page, "/recipes/import", await registered(request, "Eirik Bakke"));

  await test.step("an address inside the network is refused, and stays in its field", async () => {
    await page.getByLabel("Web address").fill("http://10.0.0.1/soup");
    await page.getByRole("button", { name: "Read the page" }).click();
    await expect(page.getByLabel("Web address")).toHaveAccessibleDescription(/open to everyone/u);
    await expect(page.getByLabel("Web address")).toHaveValue("http://10.0.0.1/soup");
  });

  await test.step("a page opens in the editor", async () => {
    await page.getByLabel("Web address").fill(`http://127.0.0.1:${PAGES_PORT}/leek-soup`);
    await page.getByRole("button", { name: "Read the page" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Leek Soup");
    await expect(page.getByLabel("In total, minutes")).toHaveValue("35");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Leek Soup" })).toBeVisible();
  });

  await test.step("a recipe of the catalogue becomes one's own version", async () => {
    await page.goto("/recipe/shakshuka-with-feta");
    await page.getByRole("link", { name: "Make my version" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Shakshuka without Feta");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(/\/recipe\/own-\d+$/u);
    await expect(page.getByRole("link", { name: "Shakshuka with Feta" })).toBeVisible();
    await page.goto("/recipes/mine");
    await expect(page.getByRole("link", { name: "Shakshuka without Feta", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Leek Soup", exact: true })).toBeVisible();
  });
  site.close();
});

test("hundreds of recipes come from a file, leave as a zip, and come back as they were", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const [owner, heir] = [await registered(request, "Eirik Bakke"), await registered(request, "Nanna Friis")];
  const recipes = Array.from({ length: 300 }, (_, n) => [
    `soups/soup-${n}.cook`,
    strToU8(`---\ntitle: Soup no. ${n}\nservings: 2\n---\nBoil @carrots{${n + 1}%g} in @water{1%l}.`),
  ]);
  const chooseFile = async (at: Page, file: { name: string; buffer: Buffer }) => {
    await at.getByLabel("Choose a file").setInputFiles({ mimeType: "application/zip", ...file });
    await expect(at.getByText("300 imported", { exact: true })).toBeVisible({ timeout: 80_000 });
  };
  await comeTo(page, "/recipes/import", owner);
  await chooseFile(page, { name: "soups.zip", buffer: Buffer.from(zipSync(Object.fromEntries(recipes))) });

  await page.goto("/recipes/mine");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "all in a zip" }).click();
  const zip = await readFile(await (await download).path());

  const other = await (await browser.newContext()).newPage();
  await comeTo(other, "/recipes/import", heir);
  await chooseFile(other, { name: "weekplate.zip", buffer: zip });
  await other.goto("/recipes/mine");
  // The zip has the last recipe first.
  await other.getByRole("link", { name: "Soup no. 0", exact: true }).click();
  await expect(other.getByText("1 g carrots")).toBeVisible();
  await other.context().close();
});
