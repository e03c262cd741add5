import { type BrowserContext, expect, type Locator, type Page, type Route, test } from "@playwright/test";
import { type Failure, failing, fault, noAnswer, overload } from "./failing.ts";
import { comeTo, logIn, MAYA, newcomer, signUp } from "./people.ts";
import { dishTypeChip, selectButton } from "./pick_meal.ts";

// Section 8 of the specification, row by row. Other journeys cover posting a meal (post_meal), likes and deletions
// (community), Google and Facebook (social), and errors that are only logged (failing_server).

/** An error response in the identity service's format. */
const refusal =
  (message: string): Failure =>
  (route: Route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [] } } });

const SIGN_UP = /accounts:signUp$/u;
const LOGIN = /accounts:signInWithPassword$/u;

for (const { row, failure, says } of [
  {
    row: "the e-mail is taken",
    failure: refusal("EMAIL_EXISTS"),
    says: "There is an account with this e-mail already. Log in instead.",
  },
  { row: "no network", failure: noAnswer, says: "No connection. Check your network and try again." },
  {
    row: "too many requests",
    failure: refusal("TOO_MANY_ATTEMPTS_TRY_LATER"),
    says: "Too many attempts. Wait a few minutes and try again.",
  },
  {
    row: "the service does not know the key of this site",
    failure: refusal("API key not valid. Please pass a valid API key."),
    says: "Signing in is not set up here. Tell whoever runs this site.",
  },
  {
    row: "the key of this site is refused",
    failure: refusal("INVALID_API_KEY"),
    says: "Signing in is not set up here. Tell whoever runs this site.",
  },
  {
    row: "the link of an e-mail has expired",
    failure: refusal("EXPIRED_OOB_CODE"),
    says: "This link has expired. Ask for a new one.",
  },
  {
    row: "the service has a fault",
    failure: refusal("INTERNAL_ERROR"),
    says: "The sign-in service has a problem. Try again in a moment.",
  },
  { row: "an unknown error code", failure: refusal("SOMETHING_NEW"), says: "Something went wrong" },
]) {
  test(`sign-up fails: ${row}`, async ({ page }) => {
    const frida = newcomer("Frida Holt");
    await failing(page, SIGN_UP, failure);
    await signUp(page, frida);

    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue(frida.fullName);
    await expect(page.getByLabel("Email Address")).toHaveValue(frida.email);
    await expect(page.getByRole("button", { name: "Create Account" })).toBeEnabled();
    await expect(page).toHaveURL("/");
  });
}

for (const { row, failure, says } of [
  { row: "the password is wrong", failure: undefined, says: "E-mail or password is wrong." },
  { row: "no account has that e-mail", failure: refusal("EMAIL_NOT_FOUND"), says: "E-mail or password is wrong." },
  { row: "no network", failure: noAnswer, says: "No connection. Check your network and try again." },
  {
    row: "too many requests",
    failure: refusal("TOO_MANY_ATTEMPTS_TRY_LATER"),
    says: "Too many attempts. Wait a few minutes and try again.",
  },
  { row: "the account is closed", failure: refusal("USER_DISABLED"), says: "This account has been closed." },
  {
    row: "the service does not know the key of this site",
    failure: refusal("API key not valid. Please pass a valid API key."),
    says: "Signing in is not set up here. Tell whoever runs this site.",
  },
  {
    row: "the key of this site is refused",
    failure: refusal("INVALID_API_KEY"),
    says: "Signing in is not set up here. Tell whoever runs this site.",
  },
  {
    row: "the link of an e-mail has expired",
    failure: refusal("EXPIRED_OOB_CODE"),
    says: "This link has expired. Ask for a new one.",
  },
  {
    row: "the service has a fault",
    failure: refusal("INTERNAL_ERROR"),
    says: "The sign-in service has a problem. Try again in a moment.",
  },
  { row: "an unknown error code", failure: refusal("SOMETHING_NEW"), says: "Login failed" },
]) {
  test(`login fails: ${row}`, async ({ page }) => {
    if (failure) await failing(page, LOGIN, failure);
    await page.goto("/login");
    await logIn(page, { ...MAYA, password: "set-table" });

    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveValue(MAYA.email);
    await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
    await expect(page).toHaveURL("/login");
  });
}

/** Screens that show their own error message and recover by Try again. */
const SCREENS = [
  {
    address: "/home",
    path: /^\/recipes$/u,
    failure: noAnswer,
    says: "Failed to fetch recipes. Please try again.",
    // The order of recipes changes daily, so no recipe is named.
    shows: (page: Page) => page.getByRole("article").getByRole("link"),
  },
  {
    address: "/discover?query=pancakes",
    path: /^\/api\/recipes$/u,
    failure: overload,
    says: "Failed to fetch recipes. Please try again.",
    shows: "Blueberry Buttermilk Pancakes",
  },
  {
    address: "/community",
    path: /^\/api\/community-posts$/u,
    failure: fault,
    says: "Failed to fetch community posts.",
    shows: "Birthday Tacos",
  },
  {
    address: "/community?search=tacos",
    path: /^\/api\/current-user$/u,
    failure: noAnswer,
    says: "Failed to fetch community posts.",
    shows: "Birthday Tacos",
  },
  {
    address: "/WeeklyMeals",
    path: /^\/meal-plans$/u,
    failure: overload,
    says: "Error fetching saved meals",
    shows: "Berry Yoghurt with Oat Crumble",
  },
  {
    address: "/recipe/shakshuka-with-feta",
    path: /^\/api\/recipe\/shakshuka-with-feta$/u,
    failure: noAnswer,
    says: "Recipe not found",
    shows: "(0 reviews)",
  },
] as const;

/** A text, or its locator if the text changes daily. */
function shown(page: Page, shows: string | ((page: Page) => Locator)): Locator {
  return (typeof shows === "string" ? page.getByText(shows) : shows(page)).first();
}

for (const { address, path, failure, says, shows } of SCREENS) {
  test(`${address} says '${says}' where ${path.source} fails, and tries again`, async ({ page }) => {
    const mend = await failing(page, path, failure);
    await comeTo(page, address, MAYA);
    await expect(page.getByText(says, { exact: true })).toBeVisible();
    await expect(shown(page, shows)).toHaveCount(0);
    await expect(page.getByRole("navigation").first(), "the navbar stays").toBeVisible();
    await mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(shown(page, shows)).toBeVisible();
    await expect(page.getByText(says, { exact: true })).toHaveCount(0);
  });
}

test("a loading message appears while the server is slow", async ({ page }) => {
  await comeTo(page, "/onboarding", MAYA);
  for (const [address, path, says, shows] of [
    ["/week", /^\/meal-plans$/u, "Syncing your meal plan…", "Berry Yoghurt with Oat Crumble"],
    ["/WeeklyMeals", /^\/meal-plans$/u, "Syncing your weekly meals…", "Berry Yoghurt with Oat Crumble"],
    ["/recipe/masala-chai", /^\/api\/recipe\/masala-chai$/u, "Fetching recipe…", "(0 reviews)"],
    ["/community", /^\/api\/community-posts$/u, "Loading posts", "Birthday Tacos"],
    ["/discover?query=shakshuka", /^\/api\/recipes$/u, "Loading recipes", "Shakshuka with Feta"],
  ] as const) {
    await test.step(address, async () => {
      const release = Promise.withResolvers<void>();
      const mend = await failing(page, path, async (route) => {
        await release.promise;
        await route.continue();
      });
      await page.goto(address);
      await expect(page.getByText(says).or(page.getByLabel(says)).first()).toBeAttached();
      release.resolve();
      await expect(page.getByText(shows).first()).toBeVisible();
      await mend();
    });
  }
});

test("going offline keeps loaded content, reports failed requests, and recovers with the network", async ({
  page,
  context,
}) => {
  await comeTo(page, "/discover?query=pancakes", MAYA);
  await expect(page.getByText("Blueberry Buttermilk Pancakes").first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("searchbox", { name: "Search for a recipe..." }).fill("chai");
  await expect(page.getByText("Masala Chai")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText("Masala Chai").first()).toBeVisible();
});

test("cards show no error if their calories can't be loaded", async ({ page }) => {
  const asked: string[] = [];
  await page.route(
    (url) => url.pathname === "/recipes",
    async (route) => {
      const response = await route.fetch();
      const { recipes } = (await response.json()) as { recipes: { calories?: unknown; totalTime?: unknown }[] };
      const bare = recipes.map(({ calories: _calories, totalTime: _totalTime, ...rest }) => rest);
      await route.fulfill({ response, json: { recipes: bare } });
    },
  );
  await failing(page, /^\/api\/recipe\/[^/]+$/u, (route) => {
    asked.push(route.request().url());
    return fault(route);
  });
  await comeTo(page, "/home", MAYA);

  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const first = page.getByRole("article").first();
  await expect(first.getByText("20 Min")).toBeVisible();
  await expect(first.getByText(/ cal$/u)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("no error is shown if the socket never opens or the chat can't start", async ({ page, context }) => {
  await breakSockets(context);
  const mend = await failing(page, /^\/api\/current-user$/u, fault);
  const logged: string[] = [];
  page.on("console", (line) => logged.push(line.text()));
  await comeTo(page, "/week", MAYA);
  await expect.poll(() => logged.join("\n")).toContain("Cannot start the chat");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await mend();
  await page.reload();
  await expect(page.getByText("Berry Yoghurt with Oat Crumble").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

async function breakSockets(context: BrowserContext): Promise<void> {
  await context.routeWebSocket(/\/ws$/u, (socket) => socket.close());
}

test("filters of the meal selection can be retried after a failure", async ({ page }) => {
  await comeTo(page, "/select-meal/Monday?time=Lunch", MAYA);
  await expect(
    page
      .getByRole("article")
      .getByRole("button", { name: /^Select /u })
      .first(),
  ).toBeVisible();
  const mend = await failing(page, /^\/api\/meals-by-filters$/u, overload);
  await dishTypeChip(page, "Salad").click();
  await expect(page.getByText("Failed to fetch recipes. Please try again.")).toBeVisible();
  await mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(selectButton(page, "Heirloom Tomato Caprese")).toBeVisible();
  await expect(selectButton(page, "Masala Chai"), "No salad").toHaveCount(0);
});
