import { expect, type Page } from "@playwright/test";

/** Two of the six people whom the embedded stack seats: with meals in their week. Journeys only look at theirs. */
export const MAYA = { fullName: "Maya Lindqvist", email: "maya@example.com", password: "laid-table" };
export const INGEBORG = { fullName: "Ingeborg Aas", email: "ingeborg@example.com", password: "laid-table" };

/** Somebody who has no account yet: an address that no other journey and no other run has used. */
export function newcomer(fullName: string): { fullName: string; email: string; password: string } {
  const slug = fullName.toLowerCase().replaceAll(/[^a-z]+/gu, "-");
  return { fullName, email: `${slug}-${crypto.randomUUID().slice(0, 8)}@example.com`, password: "a-laid-table" };
}

export type Newcomer = ReturnType<typeof newcomer>;

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
  await page.goto("/login");
  await logIn(page, person);
  await expect(page).toHaveURL("/home");
}
