import { expect, type Page, type Request } from "@playwright/test";
import { failing } from "./failing.ts";
import {
  closeAccount,
  isForIdentityService,
  isLookup,
  withoutFirebase,
  withoutIdentityService,
} from "./identity_service.ts";
import { test } from "./journey.ts";
import { comeHome, comeTo, logIn, logOut, MAYA, registered, TOMAS } from "./people.ts";

/** The session's key in local storage. */
const SESSION_KEY = "weekplate-session";

const greeting = (page: Page) => page.getByRole("heading", { level: 1 });
const storedSession = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
const isRecipes = (request: Request) => new URL(request.url()).pathname === "/recipes";

/** Marks the stored session. Storing it again removes the mark. */
async function mark(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? "null") as object;
    localStorage.setItem(key, JSON.stringify({ ...session, mark: "not checked yet" }));
  }, SESSION_KEY);
}

/** Waits until Firebase has checked the session and stored it again. */
async function expectStoredAgain(page: Page, email: string): Promise<void> {
  await expect.poll(() => storedSession(page)).not.toContain("not checked yet");
  expect(await storedSession(page)).toContain(email);
}

/** Records all requests of a page, in order. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

test("Maya reopens home: her recipes are requested before the identity service is called", async ({
  page,
  context,
}) => {
  await comeHome(page, MAYA);
  await mark(page);
  await page.close();
  const opened = await context.newPage();
  const requests = requestsOf(opened);
  const lookup = opened.waitForRequest(isLookup);

  await opened.goto("/home");

  await expect(greeting(opened)).toHaveText(/^Hi, Maya Lindqvist!/u);
  await expect(opened.getByRole("article").first()).toBeVisible();
  await test.step("Firebase confirms the session afterwards", async () => {
    await lookup;
    const recipes = requests.findIndex(isRecipes);
    expect(requests[recipes]?.headers()["authorization"]).toMatch(/^Bearer ey/u);
    expect(recipes).toBeLessThan(requests.findIndex(isForIdentityService));
    await expectStoredAgain(opened, MAYA.email);
    await expect(greeting(opened)).toHaveText(/^Hi, Maya Lindqvist!/u);
  });
});

test("Torunn's account was deleted: her page redirects to login, and none of her data stays on the device", async ({
  page,
  context,
  request,
}) => {
  const torunn = await registered(request, "Torunn Moen");
  await comeTo(page, "/week", torunn);
  await page.close();
  await closeAccount(request, torunn);

  const opened = await context.newPage();
  await opened.goto("/week");

  await expect(opened).toHaveURL("/login?next=%2Fweek");
  await expect(greeting(opened)).toHaveText("Welcome Back");
  expect(await storedSession(opened)).toBeNull();
  await opened.reload();
  await expect(greeting(opened)).toHaveText("Welcome Back");
});

test("Vigdis returns with an expired credential: Firebase renews it and the page opens", async ({
  page,
  context,
  request,
}) => {
  const vigdis = await registered(request, "Vigdis Lund");
  await comeTo(page, "/week", vigdis);
  await page.close();
  const opened = await context.newPage();
  await opened.addInitScript((key) => {
    if (sessionStorage.getItem("expired")) return;
    sessionStorage.setItem("expired", "once");
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...(session as object), token: "an expired token", expires: 1 }));
  }, SESSION_KEY);
  const requests = requestsOf(opened);

  await opened.goto("/home");

  await expect(greeting(opened)).toHaveText(/^Hi, Vigdis Lund!/u);
  await expect(opened.getByRole("article").first()).toBeVisible();
  const recipes = requests.findIndex(isRecipes);
  expect(requests[recipes]?.headers()["authorization"]).toMatch(/^Bearer ey/u);
  expect(requests.findIndex(isLookup), "the session is checked first").toBeGreaterThan(-1);
  expect(requests.findIndex(isLookup)).toBeLessThan(recipes);
  expect(await storedSession(opened), "the new credential replaces the expired one").not.toContain("an expired token");
});

test("Dagny signs out in one tab: the other tab follows, even before Firebase has loaded", async ({
  page,
  context,
  request,
}) => {
  await comeHome(page, await registered(request, "Dagny Berge"));
  const other = await context.newPage();
  await withoutFirebase(other);
  await other.goto("/week");
  await expect(greeting(other)).toHaveText("Plan Your Week");

  await logOut(page);

  await expect(other).toHaveURL("/login?next=%2Fweek");
  await expect(other.getByRole("grid")).toHaveCount(0);
  expect(await storedSession(other)).toBeNull();
});

test("Tomás logs in while Maya's page opens in another tab: that tab shows his home", async ({ page, context }) => {
  const login = await context.newPage();
  const release = Promise.withResolvers<void>();
  await failing(login, /accounts:signInWithPassword$/u, async (route) => {
    await release.promise;
    await route.continue();
  });
  await login.goto("/login");
  await logIn(login, TOMAS);
  await expect(login.getByRole("button", { name: "Logging in…" })).toBeVisible();
  await comeTo(page, "/week", MAYA);
  await expect(page.getByText("Berry Yoghurt with Oat Crumble").first()).toBeVisible();

  release.resolve();

  await expect(greeting(login)).toHaveText(/^Hi, Tomás Herrera!/u);
  await expect(page).toHaveURL("/home");
  await expect(greeting(page)).toHaveText(/^Hi, Tomás Herrera!/u);
  await expect(page.getByText("Maya")).toHaveCount(0);
});

test("Guro logs out and Tyra logs in: the other tab follows to login and to Tyra's home", async ({
  page,
  context,
  request,
}) => {
  const [guro, tyra] = await Promise.all([registered(request, "Guro Hansen"), registered(request, "Tyra Wiik")]);
  await comeHome(page, guro);
  const other = await context.newPage();
  await other.goto("/week");
  await expect(greeting(other)).toHaveText("Plan Your Week");

  await logOut(page);
  await expect(other).toHaveURL("/login?next=%2Fweek");
  await logIn(page, tyra);

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL("/home");
    await expect(greeting(tab)).toHaveText(/^Hi, Tyra Wiik!/u);
  }
});

test("a login in one of two tabs opens home in both", async ({ page, context, request }) => {
  const runa = await registered(request, "Runa Vold");
  const [login, signUp] = await Promise.all([context.newPage(), context.newPage()]);
  await login.goto("/login?next=%2Fcommunity");
  await signUp.goto("/");
  await expect(greeting(signUp)).toHaveText("Create your account");

  await comeHome(page, runa);

  for (const other of [login, signUp]) {
    await expect(other).toHaveURL("/home");
    await expect(greeting(other)).toHaveText(/^Hi, Runa Vold!/u);
  }
});

test("Solbjørg's pages open while the identity service can't be reached, and she stays signed in", async ({
  page,
  context,
  request,
}) => {
  const solbjorg = await registered(request, "Solbjørg Aune");
  await comeHome(page, solbjorg);
  await mark(page);
  await page.close();
  await withoutIdentityService(context);
  const opened = await context.newPage();
  const unanswered = opened.waitForEvent("requestfailed", isLookup);

  await opened.goto("/home");

  await expect(greeting(opened)).toHaveText(/^Hi, Solbjørg Aune!/u);
  await expect(opened.getByRole("article").first()).toBeVisible();
  await test.step("Firebase's failed check has no effect", async () => {
    await unanswered;
    await expectStoredAgain(opened, solbjorg.email);
    await opened.getByRole("link", { name: "Plan Your Week" }).first().click();
    await expect(opened.getByRole("grid")).not.toHaveAttribute("aria-busy", "true");
    await opened.reload();
    await expect(opened).toHaveURL("/week");
    await expect(greeting(opened)).toHaveText("Plan Your Week");
    expect(await storedSession(opened)).toContain(solbjorg.email);
  });
});
