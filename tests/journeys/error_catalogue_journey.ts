import { type BrowserContext, expect, type Route } from "@playwright/test";
import { type Failure, failing, fault, noAnswer } from "./testing/failing.ts";
import { test } from "./testing/journey.ts";
import { comeTo, logIn, MAYA, MAYAS_DATE, newcomer, signUp } from "./testing/people.ts";

// The errors of docs/specification.md that need the real identity service, network or socket. The pages' own tests cover each
// screen's text, and its Try again.

/** An error response in the identity service's format. */
const refusal =
  (message: string): Failure =>
  (route: Route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [] } } });

const SIGN_UP = /accounts:signUp$/u;
const LOGIN = /accounts:signInWithPassword$/u;

interface Row {
  readonly row: string;
  readonly failure: Failure;
  readonly says: string;
}

// The texts of all codes are tested beside them, in webapp/platform/identity.
const SIGN_UP_ROWS: readonly Row[] = [
  { row: "no network", failure: noAnswer, says: "No connection. Check your network and try again." },
  {
    row: "the service does not know the key of this site",
    failure: refusal("API key not valid. Please pass a valid API key."),
    says: "Signing in is not set up here. Tell whoever runs this site.",
  },
  {
    row: "the e-mail is taken",
    failure: refusal("EMAIL_EXISTS"),
    says: "There is an account with this e-mail already. Log in instead.",
  },
  { row: "an unknown error code", failure: refusal("SOMETHING_NEW"), says: "Something went wrong" },
];

const LOGIN_ROWS: readonly Row[] = [
  {
    row: "too many requests",
    failure: refusal("TOO_MANY_ATTEMPTS_TRY_LATER"),
    says: "Too many attempts. Wait a few minutes and try again.",
  },
  { row: "the account is closed", failure: refusal("USER_DISABLED"), says: "This account has been closed." },
  { row: "an unknown error code", failure: refusal("SOMETHING_NEW"), says: "Login failed" },
  {
    row: "the password is wrong, and the service does not say which addresses have an account",
    failure: refusal("INVALID_LOGIN_CREDENTIALS"),
    says: "E-mail or password is wrong.",
  },
  { row: "the password is wrong", failure: (route) => route.continue(), says: "E-mail or password is wrong." },
];

test("sign-up says why it failed, and leaves the typed text", async ({ page }) => {
  const frida = newcomer("Frida Holt");
  for (const { row, failure, says } of SIGN_UP_ROWS) {
    await test.step(row, async () => {
      const mend = await failing(page, SIGN_UP, failure);
      await signUp(page, frida);
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByLabel("Full Name")).toHaveValue(frida.fullName);
      await expect(page.getByLabel("Email Address")).toHaveValue(frida.email);
      await expect(page.getByRole("button", { name: "Create Account" })).toBeEnabled();
      await expect(page).toHaveURL("/");
      await mend();
    });
  }
});

test("login says why it failed, and leaves the typed text", async ({ page }) => {
  for (const { row, failure, says } of LOGIN_ROWS) {
    await test.step(row, async () => {
      const mend = await failing(page, LOGIN, failure);
      await page.goto("/login");
      await logIn(page, { ...MAYA, password: "set-table" });
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByLabel("Email Address")).toHaveValue(MAYA.email);
      await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
      await expect(page).toHaveURL("/login");
      await mend();
    });
  }
});

test("no error is shown if the socket never opens or the chat can't start", async ({ page, context }) => {
  await breakSockets(context);
  // With a query it is the chat's call; without one, the page asks who is signed in.
  const isChats = (url: URL) => url.pathname === "/api/current-user" && url.search !== "";
  await page.route(isChats, fault);
  const logged: string[] = [];
  page.on("console", (line) => logged.push(line.text()));
  await comeTo(page, `/week?date=${MAYAS_DATE}`, MAYA);
  await expect.poll(() => logged.join("\n")).toContain("Cannot start the chat");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.unroute(isChats);
  await page.reload();
  await expect(page.getByText("Berry Yoghurt with Oat Crumble").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

async function breakSockets(context: BrowserContext): Promise<void> {
  await context.routeWebSocket(/\/ws$/u, (socket) => socket.close());
}
