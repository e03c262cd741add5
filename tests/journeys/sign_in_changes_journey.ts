import { expect, test } from "@playwright/test";
import { mailedLinks } from "./testing/identity_service.ts";
import { comeHome, comeTo, logIn, registered } from "./testing/people.ts";

// #account-forgot-password
test("Signe forgets her password, and sets a new one by the link in a mail", async ({ page, request }) => {
  const signe = await registered(request, "Signe Dahl");
  await page.goto("/login");
  await page.getByLabel("Email Address").fill(signe.email);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByRole("button", { name: "Send the mail" }).click();
  await expect(page.getByText(`If there is an account with a password for ${signe.email}`)).toBeVisible();

  const [link] = await mailedLinks(request, signe.email);
  expect(link?.requestType).toBe("PASSWORD_RESET");
  const password = "another-laid-table";
  expect((await request.get(`${link?.oobLink}&newPassword=${password}`)).ok()).toBe(true);

  await page.getByRole("button", { name: "Close", exact: true }).last().click();
  await logIn(page, { ...signe, password });
  await expect(page).toHaveURL("/home");
});

// #account-profile-changed
test("Torvald changes his password, stays signed in here, and is logged out elsewhere", async ({
  page,
  browser,
  request,
}) => {
  const torvald = await registered(request, "Torvald Moen");
  const elsewhere = await browser.newContext();
  await comeHome(await elsewhere.newPage(), torvald);
  await comeTo(page, "/settings", torvald);

  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await dialog.getByLabel("Your password", { exact: true }).fill(torvald.password);
  await dialog.getByLabel("New password", { exact: true }).fill("another-laid-table");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();

  const status = async (at: typeof request) => (await at.get("/api/current-user")).status();
  await expect.poll(() => status(elsewhere.request), { timeout: 70_000, intervals: [5_000] }).toBe(401);
  expect(await status(page.request)).toBe(200);
  await elsewhere.close();
});

// #account-profile-changed
test("Unni changes her e-mail address by the link in a mail, and signs in with it", async ({ page, request }) => {
  const unni = await registered(request, "Unni Berge");
  const email = `new-${unni.email}`;
  await comeTo(page, "/settings", unni);
  await page.getByRole("button", { name: "Change e-mail address" }).click();
  await page.getByLabel("New e-mail address").fill(email);
  await page.getByLabel("Your password", { exact: true }).fill(unni.password);
  await page.getByRole("button", { name: "Send the mail" }).click();
  await expect(page.getByText(`A mail is on its way to ${email}`)).toBeVisible();

  const [link] = await mailedLinks(request, unni.email);
  expect(link?.requestType).toBe("VERIFY_AND_CHANGE_EMAIL");
  expect((await request.get(link?.oobLink ?? "")).ok()).toBe(true);

  await page.context().clearCookies();
  await page.goto("/login");
  await expect(page.getByText("Your e-mail address has changed. Log in with the new one.")).toBeVisible();
  await logIn(page, { ...unni, email });
  await expect(page).toHaveURL("/home");
  await page.goto("/settings");
  await expect(page.getByText(email)).toBeVisible();
});
