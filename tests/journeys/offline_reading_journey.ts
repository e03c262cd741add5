import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { DAY_MS } from "../../core/shared/mod.ts";
import { PICTURE_CACHE, SERVICE_WORKER_PATH } from "../../wire/pages/service_worker.ts";
import { test } from "./testing/journey.ts";
import { planned } from "./testing/meals.ts";
import { comeHome, comeTo, logIn, logOut, MAYA, type Registered, registered } from "./testing/people.ts";

const SOUP = { id: "tomato-egg-drop-soup", name: "Tomato Egg Drop Soup" };
const CURRY = { id: "coconut-chicken-curry", name: "Coconut Chicken Curry" };
const DEVICE_DATABASE = "weekplate";
const PHONE = { width: 390, height: 844 };

const line = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });

/** Sunday of this week and of the next one, by the browser's clock. */
function sundays(): [string, string] {
  const now = new Date();
  const sunday = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((7 - now.getDay()) % 7), 12);
  const next = new Date(sunday.getTime() + 7 * DAY_MS);
  return [sunday.toISOString().slice(0, 10), next.toISOString().slice(0, 10)];
}

/** How many rows the app has stored in its database, which it may open again after it was deleted. */
async function storedRows(page: Page): Promise<number> {
  return await page.evaluate(async (databaseName) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === databaseName)) return 0;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(databaseName);
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const counts = [...database.objectStoreNames].map(
      (store) =>
        new Promise<number>((resolve) => {
          const counting = database.transaction(store).objectStore(store).count();
          counting.addEventListener("success", () => resolve(counting.result));
        }),
    );
    const rows = await Promise.all(counts);
    database.close();
    return rows.reduce((total, count) => total + count, 0);
  }, DEVICE_DATABASE);
}

async function withTwoMeals(request: APIRequestContext, fullName: string): Promise<Registered> {
  const person = await registered(request, fullName);
  const [thisWeek, nextWeek] = sundays();
  await planned(request, person, { day: "Sunday", time: "Dinner", date: thisWeek, meal: SOUP });
  await planned(request, person, { day: "Sunday", time: "Dinner", date: nextWeek, meal: CURRY });
  return person;
}

/** The app's background downloads: keys of the queries, and paths of the pictures. */
async function kept(page: Page): Promise<string> {
  return await page.evaluate(async (pictureCache) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "weekplate")) return "";
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("weekplate");
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const keys = await new Promise((resolve) => {
      const all = database.transaction("answers").objectStore("answers").getAllKeys();
      all.addEventListener("success", () => resolve(all.result));
    });
    database.close();
    const pictures = (await caches.has(pictureCache)) ? await (await caches.open(pictureCache)).keys() : [];
    return JSON.stringify([keys, pictures.map(({ url }) => new URL(url).pathname)]);
  }, PICTURE_CACHE);
}

/** Waits until everything that the journeys read offline is on the device. */
async function prepared(page: Page): Promise<void> {
  await expect
    .poll(() => kept(page), { timeout: 40_000 })
    .toMatch(
      /(?=.*shopping-list)(?=.*recipe.*tomato-egg-drop-soup)(?=.*recipe.*coconut-chicken-curry).*coconut-chicken-curry-400/u,
    );
  await expect.poll(() => kept(page)).toContain("recent-conversations");
}

test("Halldis goes to her cabin: plan, recipes, cook mode and shopping list open without a network", async ({
  page,
  context,
  request,
}) => {
  const halldis = await withTwoMeals(request, "Halldis Vik");
  await page.setViewportSize(PHONE);
  await comeTo(page, "/home", halldis);
  await prepared(page);

  await context.setOffline(true);

  await test.step("the week, and the next one, which she has never opened", async () => {
    await page.goto("/week");
    await expect(page.getByRole("button", { name: new RegExp(`Dinner: ${SOUP.name}`, "u") })).toBeVisible();
    await page.getByRole("button", { name: "Next week" }).click();
    await expect(page.getByRole("button", { name: new RegExp(`Dinner: ${CURRY.name}`, "u") })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();
  });

  await test.step("a week that is not on the device says so", async () => {
    await page.getByRole("button", { name: "Next week" }).click();
    await expect(page.getByText("This week is not on this device.")).toBeVisible();
  });

  await test.step("a recipe with its picture, and cook mode", async () => {
    await page.goto(`/recipe/${CURRY.id}`);
    await expect(page.getByRole("heading", { level: 1, name: CURRY.name })).toBeVisible();
    const picture = page.locator(`main img[src*="${CURRY.id}"]`).first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto(`/recipe/${SOUP.id}/cook`);
    await expect(page.getByRole("heading", { name: /^Step 1 of/u })).toBeVisible();
  });

  await test.step("the shopping list, the foods at home, her recipes and home", async () => {
    await page.goto("/shopping");
    await expect(line(page, /^Eggs/u)).toBeVisible();
    await page.goto("/pantry");
    await expect(page.getByText("Nothing here yet")).toBeVisible();
    await page.goto("/recipes/mine");
    await expect(page.getByText("No recipes yet")).toBeVisible();
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hi, Halldis Vik!/u);
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  await test.step("a recipe that she has never seen is missing, and the page says what to do", async () => {
    await page.goto("/recipe/miso-mushroom-ramen");
    await expect(page.getByText("This recipe is not on this device.")).toBeVisible();
    await expect(page.getByText("Open it once while you are online.")).toBeVisible();
  });

  await test.step("online again, it loads", async () => {
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Miso Mushroom Ramen" })).toBeVisible();
  });
});

test("Sigve logs out: nothing is left on the device, and Runa sees only her own", async ({
  page,
  context,
  request,
}) => {
  const [sigve, runa] = [await withTwoMeals(request, "Sigve Dahl"), await registered(request, "Runa Lie")];
  await comeTo(page, "/week", sigve);
  await prepared(page);

  await logOut(page);

  await test.step("no row in the database, and no cache but the app's own files", async () => {
    await expect.poll(() => storedRows(page)).toBe(0);
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return { names, paths: all.flat().map(({ url }) => new URL(url).pathname) };
    });
    expect(stored.names.toSorted()).toEqual(["weekplate-app-files", "weekplate-app-shell"]);
    expect(stored.paths.filter((path) => !/^\/(?:assets\/[^/]+|shell\.html)$/u.test(path))).toEqual([]);
  });

  await test.step("offline, the app opens with the login", async () => {
    await context.setOffline(true);
    await page.goto("/week");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
    await context.setOffline(false);
  });

  await test.step("Runa logs in, and finds an empty week offline too", async () => {
    await page.goto("/login");
    await logIn(page, runa);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hi, Runa Lie!/u);
    await page.goto("/week");
    await expect(page.getByRole("button", { name: /Sunday .* Dinner: empty$/u })).toBeVisible();
    await expect.poll(() => kept(page)).toMatch(/\bweek\b/u);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("button", { name: /Sunday .* Dinner: empty$/u })).toBeVisible();
    await expect(page.getByText("Sigve")).toHaveCount(0);
  });
});

test("a page of a person who has logged out without a network is not drawn again", async ({ page, context }) => {
  await comeHome(page, MAYA);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.route("**/api/session", (route) => route.abort());
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/u);

  const response = await page.goto("/home");

  expect(await response?.text()).not.toContain("Maya");
  await expect(page).toHaveURL(/\/login/u);
});

test("a page that is closed while it forgets an ended session leaves the rest to the next one", async ({
  page,
  request,
}) => {
  await comeTo(page, "/week", await withTwoMeals(request, "Signe Holt"));
  await prepared(page);
  await page.evaluate(() => localStorage.setItem("weekplate-signed-in", "ended"));

  await page.reload();

  await expect(page).toHaveURL(/\/login/u);
  await expect.poll(() => storedRows(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("weekplate-signed-in"))).toBeNull();
});

test("Oddny's session ends elsewhere while her phone is off: the phone forgets her plan when it is back", async ({
  page,
  request,
  context,
}) => {
  const oddny = await withTwoMeals(request, "Oddny Sand");
  await comeTo(page, "/week", oddny);
  await prepared(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("button", { name: new RegExp(`Dinner: ${SOUP.name}`, "u") })).toBeVisible();
  await request.delete("/api/sessions", { headers: { authorization: `Bearer ${oddny.token}` } });

  await context.setOffline(false);
  await page.reload();

  await expect(page).toHaveURL(/\/login/u);
  await expect.poll(() => storedRows(page)).toBe(0);
  expect(await page.evaluate((cache) => caches.has(cache), PICTURE_CACHE)).toBe(false);
});

declare global {
  interface Window {
    shownBeforeTheApp: string;
  }
}

test("Torunn's second visit shows the server's page, and the device's without a network", async ({
  page,
  context,
  request,
}) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      window.shownBeforeTheApp = document.body.innerText;
    });
  });
  await comeTo(page, "/week", await withTwoMeals(request, "Torunn Eide"));
  await prepared(page);
  const dinner = page.getByRole("button", { name: new RegExp(`Dinner: ${SOUP.name}`, "u") });

  await expect(async () => {
    // A busy server leaves a page to the browser.
    await page.reload();
    expect(await page.evaluate(() => window.shownBeforeTheApp)).toContain(SOUP.name);
  }).toPass({ timeout: 30_000 });
  await expect(dinner).toBeVisible();

  await context.setOffline(true);
  await test.step("a week that did not come with the page", async () => {
    await page.getByRole("button", { name: "Next week" }).click();
    await expect(page.getByRole("button", { name: new RegExp(`Dinner: ${CURRY.name}`, "u") })).toBeVisible();
  });
  await test.step("the page after a reload", async () => {
    await page.goto("/week");
    expect(await page.evaluate(() => window.shownBeforeTheApp)).not.toContain(SOUP.name);
    await expect(dinner).toBeVisible();
  });
});

test.describe("a new version", () => {
  // The worker's other address stands for a new version. Only the app's own script may register one.
  test.use({ bypassCSP: true });

  test("Embla is told of it while she types, and gets it when she wants it", async ({ page, request }) => {
    await comeTo(page, "/shopping", await registered(request, "Embla Moe"));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
    const box = page.getByRole("textbox", { name: "Add to the list" });
    await box.fill("kitchen pa");

    await page.evaluate(async (path) => {
      await navigator.serviceWorker.register(`${path}?newer`);
    }, SERVICE_WORKER_PATH);

    await expect(page.getByText("A new version is ready.")).toBeVisible();
    await box.pressSequentially("per");
    await expect(box).toHaveValue("kitchen paper");
    const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(await worker()).not.toMatch(/newer$/u);
    await page.getByRole("button", { name: "Update" }).click();
    await expect(box).toHaveValue("");
    expect(await worker()).toMatch(/newer$/u);
  });
});
