import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { SESSION_MARKER_KEY } from "../../../webapp/platform/identity/firebase/session_marker.ts";
import { serviceConfig } from "./identity_service.ts";

/** Four of the six demo people, with meals, posts and messages. Journeys may read these, but not change them. */
export const MAYA = { fullName: "Maya Lindqvist", email: "maya@example.com", password: "laid-table" };
export const INGEBORG = { fullName: "Ingeborg Aas", email: "ingeborg@example.com", password: "laid-table" };
export const TOMAS = { fullName: "Tomás Herrera", email: "tomas@example.com", password: "laid-table" };

/** A day of the week in which Maya has meals: that in which the product started. */
export const MAYAS_DATE = process.env["JOURNEY_DATE"] ?? "";

/** The moderator. */
export const PRIYA = { fullName: "Priya Raman", email: "priya@example.com", password: "laid-table" };

/** A person without an account, at an address that no other journey or run uses. */
export function newcomer(fullName: string): { fullName: string; email: string; password: string } {
  const slug = fullName.toLowerCase().replaceAll(/[^a-z]+/gu, "-");
  return { fullName, email: `${slug}-${crypto.randomUUID().slice(0, 8)}@example.com`, password: "a-laid-table" };
}

export type Newcomer = ReturnType<typeof newcomer>;

/** A person with an account, and the token for calls to the server. */
export interface Registered extends Newcomer {
  readonly token: string;
}

/** Creates an account through the APIs alone. */
export async function registered(request: APIRequestContext, fullName: string): Promise<Registered> {
  const person = newcomer(fullName);
  const { authEmulatorUrl, firebase } = await serviceConfig(request);
  const account = await request.post(
    `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${firebase.apiKey}`,
    { data: { email: person.email, password: person.password, displayName: fullName, returnSecureToken: true } },
  );
  const { idToken: token } = (await account.json()) as { idToken: string };
  const saved = await request.post("/save-user", {
    headers: bearer({ token }),
    data: { email: person.email, fullName },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  return { ...person, token };
}

/** The header that identifies the caller to the server. */
export function bearer({ token }: Pick<Registered, "token">): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** Fills the sign-up form and sends it. */
export async function signUp(page: Page, { fullName, email, password }: Newcomer): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Full Name").fill(fullName);
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** Fills the login form and sends it. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Signs up through the form, and waits for the first signed-in page. */
export async function arrive(page: Page, person: Newcomer): Promise<void> {
  await signUp(page, person);
  await expect(page).toHaveURL("/onboarding");
}

/** Opens home as a person who is signed in on this device. */
export async function comeHome(page: Page, person: Newcomer): Promise<void> {
  await comeTo(page, "/home", person);
}

/** Opens an address as a person who is signed in in this browser. The session is started without the login form. */
export async function comeTo(page: Page, address: string, person: Newcomer): Promise<void> {
  await startSession(page, person);
  await page.goto(address);
  await expect(page).toHaveURL(address);
}

/** Signs in at the identity service. The first token is for calls to the server. */
export async function tokensOf(
  request: APIRequestContext,
  { email, password }: Newcomer,
): Promise<{ token: string; refreshToken: string }> {
  const { authEmulatorUrl, firebase } = await serviceConfig(request);
  const reply = await request.post(
    `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${firebase.apiKey}`,
    { data: { email, password, returnSecureToken: true } },
  );
  expect(reply.ok(), await reply.text()).toBe(true);
  const { idToken: token = "", refreshToken = "" } = (await reply.json()) as Record<string, string>;
  return { token, refreshToken };
}

/** Starts the server's session with the browser's cookies. */
async function startSession(page: Page, person: Newcomer): Promise<void> {
  const { token, refreshToken } = await tokensOf(page.request, person);
  const started = await page.request.post("/api/session", { headers: bearer({ token }), data: { refreshToken } });
  expect(started.ok(), await started.text()).toBe(true);
  // Storage belongs to an origin, so one of the product's addresses has to be open: a small one, without its code.
  await page.goto("/config.json");
  await page.evaluate((key) => localStorage.setItem(key, crypto.randomUUID()), SESSION_MARKER_KEY);
}

/** Logs out by the navbar's settings. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
}
