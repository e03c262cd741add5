import { type BrowserContext, expect, type Page } from "@playwright/test";
import { invite } from "../../wire/household/household.ts";
import { test } from "./testing/journey.ts";
import { writeGoulash } from "./testing/own_recipes.ts";
import { bearer, comeHome, MAYA, type Newcomer, registered } from "./testing/people.ts";
import { storedData } from "./testing/stored_data.ts";

// The server draws every page, and the browser continues from it. React reports to the console where both differ.

const SIGNED_OUT = ["/", "/login"];
// Not the settings: their times are those of the device, so they may be drawn anew.
const SIGNED_IN = [
  "/onboarding",
  "/home",
  "/discover",
  "/discover?query=soup",
  "/recipe/shakshuka-with-feta",
  "/recipe/shakshuka-with-feta/cook",
  "/week",
  "/week?date=2026-11-19",
  "/WeeklyMeals",
  "/select-meal/Friday?time=Dinner",
  "/UseMyIngredients",
  "/community",
  "/community?search=tacos",
  "/shopping",
  "/household",
  "/pantry",
  "/favourites",
  "/recipes/mine",
  "/recipes/new",
  "/recipes/import",
  "/postmeal",
];
const PHONE = { viewport: { width: 412, height: 823 }, userAgent: "Mozilla/5.0 (Linux; Android 14) Mobile Safari" };

test.beforeEach(({ context }) => withoutServiceWorkers(context));

declare global {
  interface Window {
    drawnByServer: Element | null;
  }
}

test("the browser continues from what the server drew, on every page", async ({ page }) => {
  const errors = watchErrors(page);
  for (const path of SIGNED_OUT) await openDrawn(page, path);
  await comeIn(page);
  for (const path of SIGNED_IN) await openDrawn(page, path);
  expect(errors).toEqual([]);
});

test("a page without its recipe says so without JavaScript, and the browser continues from it", async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  await comeIn(page);
  for (const path of ["/recipe/no-such-recipe", "/shared/link-that-has-ended"]) await openDrawn(page, path);
  expect(errors.filter((error) => !error.includes("404"))).toEqual([]);
  const { cookies } = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(cookies);
  const reader = await plain.newPage();
  // A busy server leaves the recipe to the browser.
  await expect(async () => {
    await reader.goto("/recipe/no-such-recipe");
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Recipe not found", { timeout: 1_000 });
    await reader.goto("/shared/link-that-has-ended");
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(/does not lead to a recipe/u, {
      timeout: 1_000,
    });
  }).toPass({ timeout: 30_000 });
});

test("the browser continues from pages of an own recipe, also without a session", async ({
  page,
  request,
  browser,
}) => {
  const errors = watchErrors(page);
  const author = await registered(request, "Torunn Vik");
  const { id, name, sharedPath } = await writeGoulash(request, author);

  await comeIn(page, author);
  for (const address of [`/recipe/${id}`, `/recipes/${id}/edit`, sharedPath]) await openDrawn(page, address);
  expect(errors).toEqual([]);

  const visitor = await (await withoutServiceWorkers(await browser.newContext())).newPage();
  const asked: string[] = [];
  visitor.on("request", (each) => asked.push(new URL(each.url()).pathname));
  await openDrawn(visitor, sharedPath);
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(asked.filter((each) => each.startsWith("/api/recipe/"))).toEqual([]);
});

test("the browser continues from the page of an invitation, and no address has its token", async ({
  page,
  request,
  browser,
}) => {
  const errors = watchErrors(page);
  const [host, guest] = [await registered(request, "Torunn Vik"), await registered(request, "Liv Moen")];
  const invited = await request.post("/api/household/invitations", { headers: bearer(host) });
  const link = `/join#${invite.reply.parse(await invited.json()).token}`;

  await comeIn(page, guest);
  await openDrawn(page, link);
  await expect(page.getByRole("heading", { level: 1, name: `Plan with ${host.fullName}` })).toBeVisible();
  await expect(page).toHaveURL("/join");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("weekplate-invitation");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: `Plan with ${host.fullName}` })).toBeVisible();

  const visitor = await (await withoutServiceWorkers(await browser.newContext())).newPage();
  await openDrawn(visitor, link);
  await expect(visitor.getByRole("heading", { level: 1, name: "You are invited to a household" })).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the browser continues from pages whose order differs there", async ({ page }) => {
    const errors = watchErrors(page);
    await comeIn(page);
    for (const path of ["/week", "/WeeklyMeals", "/community"]) await openDrawn(page, path);
    expect(errors).toEqual([]);
  });
});

test.describe("in a narrow window of a desktop", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a page that was drawn for a desktop takes the phone's form", async ({ page }) => {
    await comeIn(page);
    await openDrawn(page, "/week");

    // With other class names than the server's, the day would stay as narrow as a column.
    const day = page.getByRole("rowheader", { name: "Friday" });
    await expect.poll(async () => (await day.boundingBox())?.width).toBeGreaterThan(300);
  });
});

test("a page asks for nothing that came with it, and the device adds what only it knows", async ({ page }) => {
  await comeIn(page);
  /** By the page that is shown: the earlier one goes on until its reply arrives. */
  let asked: string[] = [];
  page.on("framenavigated", () => (asked = []));
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  // A busy server leaves a page to the browser.
  await expect(async () => {
    await openDrawn(page, "/home");
    expect(asked.filter((path) => /^\/(?:recipes|api\/(?:settings|food-rules|standing))$/u.test(path))).toEqual([]);
  }).toPass({ timeout: 30_000 });

  // The line about leftovers would move the content below it.
  await openDrawn(page, "/select-meal/Friday?time=Dinner");
  expect(asked.filter((path) => /leftovers/u.test(path))).toEqual([]);

  // The draft is on the device only.
  await openDrawn(page, "/postmeal");
  await page.getByLabel("Meal name").fill("Turnip Pie");
  await expect.poll(() => page.evaluate(storedData)).toMatch(/Turnip Pie/u);
  await page.reload();
  await expect(page.getByLabel("Meal name")).toHaveValue("Turnip Pie");
});

// #screen-early-input
test("what is typed and pressed before the app has started is not lost, and never sent by the browser", async ({
  page,
}) => {
  const app = await held(page, "**/assets/index-*.js");
  await page.goto("/login", { waitUntil: "commit" });

  await fillLogin(page);
  await page.getByRole("button", { name: "Login" }).click();
  expect(new URL(page.url()).search).toBe("");
  app.release();

  await expectRefused(page);
});

test("a button that was pressed before the app started works, also within a part that React takes over later", async ({
  page,
}) => {
  await comeIn(page);
  const app = await held(page, "**/assets/index-*.js");
  await page.goto("/recipe/shakshuka-with-feta/cook", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Next step" }).click();
  app.release();

  await expect(page.getByRole("heading", { name: /^Step 2 of/u })).toBeVisible();
});

test("a page whose code the network has lost starts when the network is back", async ({ page, context }) => {
  const code = "**/assets/index-*.js";
  await page.route(code, (route) => route.abort("internetdisconnected"));
  const lost = page.waitForEvent("requestfailed");
  await page.goto("/login");
  await lost;

  await fillLogin(page);
  await page.getByRole("button", { name: "Login" }).click();
  await context.setOffline(true);
  await page.unroute(code);
  await context.setOffline(false);

  await expect(page.getByText("E-mail or password is wrong.")).toBeVisible();
});

test("cook mode opens at the step where it was left, and never shows the server's first one", async ({ page }) => {
  await comeIn(page);
  await openDrawn(page, "/recipe/shakshuka-with-feta/cook");
  await page.getByRole("button", { name: "Next step" }).click();
  await expect(page.getByRole("heading", { name: /^Step 2 of/u })).toBeFocused();
  const app = await held(page, "**/assets/index-*.js");

  await page.reload({ waitUntil: "commit" });
  const first = page.getByText(/^Step 1 of/u);
  await expect(first).toBeAttached();
  await expect(first).toBeHidden();
  app.release();

  await expect(page.getByText("You were at step 2.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Step 2 of/u })).toBeVisible();
});

/**
 * Makes the browser one without service workers, so that every page comes from the server. Playwright's own option leaves a
 * `register` that gives no registration, which no browser does.
 */
async function withoutServiceWorkers(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  return context;
}

/** Signs in, and opens a page that the server does not render yet, which announces this browser to it. */
async function comeIn(page: Page, person: Newcomer = MAYA): Promise<void> {
  await comeHome(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
}

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel("Email Address").fill("odd@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
}

async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByText("E-mail or password is wrong.")).toBeVisible();
  await expect(page.getByLabel("Email Address")).toHaveValue("odd@example.com");
}

/** Holds back the files of an address until they are released. */
async function held(page: Page, address: string): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(`${page.url()}: ${message.text()}`));
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}

/** Opens a page, and expects that hydration preserves the server-rendered element. */
async function openDrawn(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      window.drawnByServer = document.querySelector("#root > *");
    });
  });
  // A busy server leaves a page or a part of it to the browser, and at midnight the browser draws it anew.
  await expect(async () => {
    // From elsewhere: where only the part after the # changes, a browser loads nothing.
    if (path.includes("#")) await page.goto("about:blank");
    await page.goto(path);
    await expect
      .poll(
        () => page.evaluate(() => Object.keys(window.drawnByServer ?? {}).some((key) => key.startsWith("__react"))),
        {
          message: `${path} is drawn by the server, and continued`,
          timeout: 5_000,
        },
      )
      .toBe(true);
    expect(await page.evaluate(() => window.drawnByServer?.isConnected), path).toBe(true);
  }).toPass({ timeout: 30_000 });
  await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
}
