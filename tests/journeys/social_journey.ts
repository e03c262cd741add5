import { type BrowserContext, expect, type Page } from "@playwright/test";
import { GOOGLE_SCRIPT } from "./testing/google_script.ts";
import { test } from "./testing/journey.ts";
import { type Newcomer, newcomer } from "./testing/people.ts";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/u;

/** Blocks requests that leave the machine, and replaces Google's script. */
async function blockOtherHosts(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !LOOPBACK.test(url.hostname),
    (route) =>
      new URL(route.request().url()).pathname === "/js/api.js"
        ? route.fulfill({ contentType: "text/javascript", body: GOOGLE_SCRIPT })
        : route.abort(),
  );
}

/** Presses the provider's button, and returns the popup. */
async function openPopup(page: Page, provider: string): Promise<Page> {
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: `Continue with ${provider}` }).click();
  return popup;
}

async function enter(popup: Page, { email, fullName }: Newcomer): Promise<void> {
  await popup.locator("#add-account-button button").click();
  await popup.locator("#email-input").fill(email);
  await popup.locator("#display-name-input").fill(fullName);
  await popup.locator("#sign-in").click();
}

test.beforeEach(async ({ context }) => {
  await blockOtherHosts(context);
});

for (const provider of ["Google", "Facebook"]) {
  // #account-social-sign-in
  test(`Liv signs up with ${provider}, and logs in with it the next time`, async ({ page, browser }) => {
    const liv = newcomer("Liv Aune");
    await page.goto("/");
    const popup = await openPopup(page, provider);
    await expect(page.getByRole("button", { name: "Create Account" })).toBeDisabled();
    await enter(popup, liv);
    await expect(page).toHaveURL("/onboarding");

    await test.step("another browser", async () => {
      const context = await browser.newContext();
      await blockOtherHosts(context);
      const other = await context.newPage();
      await other.goto("/login");
      const second = await openPopup(other, provider);
      await second.locator(".js-reuse-account").filter({ hasText: liv.email }).click();
      await expect(other).toHaveURL("/home");
      await expect(other.getByRole("heading", { level: 1 })).toHaveText(/^Hi, Liv Aune!/u);
      await context.close();
    });
  });
}

// The providers share all that follows.
test("closing the popup shows no error", async ({ page }) => {
  await page.clock.install();
  for (const address of ["/", "/login"]) {
    await page.goto(address);
    const submit = page.getByRole("button", { name: /^(Create Account|Login)$/u });
    const popup = await openPopup(page, "Google");
    await expect(submit).toBeDisabled();
    await popup.close();
    // Firebase checks for a closed popup every 2 s, and then waits 8 s more for a late result.
    await expect
      .poll(async () => {
        await page.clock.fastForward(2_000);
        return submit.isEnabled();
      })
      .toBe(true);
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

// #error-sign-in
test("a provider fails: both screens show the specification's message, or the provider's if it is readable", async ({
  page,
}) => {
  for (const [address, code, says] of [
    ["/", "SOMETHING_NEW", "Google sign-in failed"],
    ["/login", "SOMETHING_NEW", "Google login failed"],
    ["/login", "USER_DISABLED", "This account has been closed."],
  ] as const) {
    await test.step(`${address}: ${code}`, async () => {
      const isExchange = /accounts:signInWithIdp/u;
      await page.route(isExchange, (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: code, errors: [] } } }),
      );
      await page.goto(address);
      await enter(await openPopup(page, "Google"), newcomer("Liv Aune"));
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
      await page.unroute(isExchange);
    });
  }
});

test("a blocked popup, and a provider that can't be reached", async ({ page, context }) => {
  await test.step("blocked", async () => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(
      page.getByText("The browser blocked the window. Allow popups for this page and try again."),
    ).toBeVisible();
  });

  await test.step("Google's script can't be loaded", async () => {
    await context.route("https://apis.google.com/**", (route) => route.abort());
    const tab = await context.newPage();
    await tab.goto("/login");
    await tab.getByRole("button", { name: "Continue with Facebook" }).click();
    await expect(
      tab.getByText(/^(No connection\. Check your network|The sign-in service has a problem\.)/u),
    ).toBeVisible();
    await expect(tab.getByRole("button", { name: "Continue with Facebook" })).toBeEnabled();
  });
});

test("a provider can't be used from an address that the identity service does not know", async ({ page, context }) => {
  // As in production: the emulator alone accepts every address.
  await page.route("/login", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(&quot;authEmulatorUrl&quot;:)&quot;.*?&quot;/u, "$1null");
    await route.fulfill({ response, body });
  });
  await context.route("https://demo-weekplate.firebaseapp.com/__/auth/handler?*", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Signing in</title>" }),
  );
  // Answers after the popup has loaded: Chromium may leave a popup open that is closed during a navigation.
  const popupShown = page.waitForEvent("popup").then((popup) => popup.waitForURL(/\/__\/auth\/handler/u));
  await context.route("https://identitytoolkit.googleapis.com/v1/projects*", async (route) => {
    await popupShown;
    await route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: { projectId: "demo-weekplate", authorizedDomains: ["weekplate.example"] },
    });
  });
  await page.goto("/login");

  const popup = await openPopup(page, "Google");

  await expect(page.getByText("Signing in does not work from this address. Use e-mail and password.")).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
});
