import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { serviceConfig } from "./identity_service.ts";

/** Of the six people whom the embedded stack seats, with meals in their week, posts and messages. Journeys only look at theirs. */
export const MAYA = { fullName: "Maya Lindqvist", email: "maya@example.com", password: "laid-table" };
export const INGEBORG = { fullName: "Ingeborg Aas", email: "ingeborg@example.com", password: "laid-table" };
export const TOMAS = { fullName: "Tomás Herrera", email: "tomas@example.com", password: "laid-table" };

/** Somebody who has no account yet: an address that no other journey and no other run has used. */
export function newcomer(fullName: string): { fullName: string; email: string; password: string } {
  const slug = fullName.toLowerCase().replaceAll(/[^a-z]+/gu, "-");
  return { fullName, email: `${slug}-${crypto.randomUUID().slice(0, 8)}@example.com`, password: "a-laid-table" };
}

export type Newcomer = ReturnType<typeof newcomer>;

/** Somebody with an account, and what they call the server with. */
export interface Registered extends Newcomer {
  readonly token: string;
}

/** Makes an account without a screen, for a story that begins later. */
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

/** The header by which the server knows somebody. */
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

/** Signs up and gets as far as the first signed-in page. */
export async function arrive(page: Page, person: Newcomer): Promise<void> {
  await signUp(page, person);
  await expect(page).toHaveURL("/onboarding");
}

/** Logs in from the login page and waits for home. */
export async function comeHome(page: Page, person: { email: string; password: string }): Promise<void> {
  await comeTo(page, "/home", person);
}

/** Opens a page as a stranger, logs in, and is there. */
export async function comeTo(page: Page, address: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(address === "/home" ? "/login" : `/login?next=${encodeURIComponent(address)}`);
  await logIn(page, person);
  await expect(page).toHaveURL(address);
}

/** Logs out by the navbar's settings. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
}
