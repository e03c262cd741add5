import { expect, type Page } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { photoFile } from "./testing/meals.ts";
import { readyForOffline, workerReady } from "./testing/offline.ts";
import { comeTo, registered } from "./testing/people.ts";
import { storedData } from "./testing/stored_data.ts";

const POSTS = /^\/api\/community-posts$/u;

const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
const photoInput = (page: Page) => page.locator("input[type=file]");
const postButton = (page: Page) => page.getByRole("button", { name: "Post Meal" });

async function write(page: Page, mealName: string): Promise<void> {
  await page.getByLabel("Meal name").fill(mealName);
  await page.getByLabel("Ingredients").fill("2 beetroots\n\n1 goat cheese\n");
  await page.getByLabel("Instructions").fill("Roast the beetroots.\nCrumble the cheese over them.\nServe warm.");
}

test("Birgit posts a meal with a photo, and the community shows it", { tag: "@production" }, async ({
  page,
  request,
}) => {
  const birgit = await registered(request, "Birgit Falk");
  const mealName = `Beetroot Plate ${crypto.randomUUID().slice(0, 8)}`;
  await comeTo(page, "/postmeal", birgit);
  await expect(page).toHaveTitle("Post a Meal · Weekplate");
  await expect(page.getByText("JPG, PNG or WEBP up to about 10MB")).toBeVisible();

  await test.step("the preview shows what is typed", async () => {
    await expect(preview(page)).toContainText("Your meal's name");
    await write(page, mealName);
    await expect(preview(page)).toContainText(mealName);
    await expect(preview(page)).toContainText(/2\s*ingredients\s*3\s*steps/u);
  });

  await page.getByLabel("Caption").fill("From the garden.");
  await expect(preview(page)).toContainText("From the garden.");

  await test.step("a missing photo and an invalid photo are refused", async () => {
    await postButton(page).click();
    await expect(page.getByText("Please complete all fields, including a photo.")).toBeVisible();
    await photoInput(page).setInputFiles({ name: "recipe.txt", mimeType: "text/plain", buffer: Buffer.from("soup") });
    await expect(page.getByText("Please upload a valid image file (jpg, png, webp, etc.)")).toBeVisible();
    await expect(preview(page).locator("img")).toHaveCount(0);
  });

  await test.step("the preview shows the photo", async () => {
    await photoInput(page).setInputFiles(await photoFile());
    await expect(page.getByText("Please upload a valid image file (jpg, png, webp, etc.)")).toBeHidden();
    const picture = preview(page).locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  });

  await test.step("a reload keeps text and photo", async () => {
    await page.reload();
    await expect(page.getByLabel("Meal name")).toHaveValue(mealName);
    await expect(page.getByLabel("Caption")).toHaveValue("From the garden.");
    await expect(page.getByLabel("Ingredients")).toHaveValue("2 beetroots\n\n1 goat cheese\n");
    await expect(preview(page)).toContainText(/2\s*ingredients\s*3\s*steps/u);
    const picture = preview(page).locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  });

  await test.step("posted", async () => {
    await postButton(page).click();
    await expect(page).toHaveURL("/community");
    const card = page.getByRole("article").filter({ hasText: mealName });
    await expect(card.getByText("by Birgit Falk")).toBeVisible();
    const photo = card.locator("img");
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step("the form is empty again", async () => {
    await page.goto("/postmeal");
    await expect(page.getByLabel("Meal name")).toHaveValue("");
    await expect(page.getByLabel("Instructions")).toHaveValue("");
  });
});

// #community-offline-post
test("Torunn writes a post offline, closes the browser, and posts it: it is there once when she is back", async ({
  page: before,
  context,
  request,
}) => {
  const mealName = `Cabin Soup ${crypto.randomUUID().slice(0, 8)}`;
  await comeTo(before, "/postmeal", await registered(request, "Torunn Lie"));
  await readyForOffline(before);
  await workerReady(before);
  await context.setOffline(true);
  await write(before, mealName);
  await photoInput(before).setInputFiles(await photoFile());
  await expect
    .poll(() => before.evaluate(storedData))
    .toMatch(/Cabin Soup[^]*"part":"photo"|"part":"photo"[^]*Cabin Soup/u);
  await before.close();

  const page = await context.newPage();
  await page.goto("/postmeal");
  await expect(page.getByLabel("Meal name")).toHaveValue(mealName);
  const picture = preview(page).locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await postButton(page).click();
  await expect(page.getByText(`${mealName} is posted once you are connected.`)).toBeVisible();
  await expect(page.getByText(/^Not all changes are sent/u)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/^Not all changes are sent/u)).toHaveCount(0);
  await page.goto("/community");
  await expect(page.getByRole("article").filter({ hasText: mealName })).toHaveCount(1);
});

test("a large photo on a slow connection shows its progress, and is sent once", async ({ page, context, request }) => {
  await comeTo(page, "/postmeal", await registered(request, "Asta Ruud"));
  await write(page, `Slow Stew ${crypto.randomUUID().slice(0, 8)}`);
  await photoInput(page).setInputFiles(await photoFile({ width: 2000, height: 1500 }));
  let posts = 0;
  page.on("request", (sent) => {
    if (sent.method() === "POST" && POSTS.test(new URL(sent.url()).pathname)) posts += 1;
  });
  const line = await context.newCDPSession(page);
  const slow = { offline: false, latency: 20, downloadThroughput: 2_000_000, uploadThroughput: 400_000 };
  await line.send("Network.emulateNetworkConditions", slow);

  await postButton(page).click();
  const busy = page.getByRole("button", { name: "Posting…" });
  await expect(busy).toBeDisabled();
  await page.getByLabel("Meal name").press("Enter");
  const progress = page.getByRole("progressbar", { name: "Sending the photo" });
  const share = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(share, { intervals: [20] }).toBeGreaterThan(0);
  const early = await share();
  expect(early).toBeLessThan(1);
  await expect.poll(share, { intervals: [20] }).toBeGreaterThan(early);

  await expect(page).toHaveURL("/community");
  expect(posts).toBe(1);
});
