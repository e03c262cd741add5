import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { comeHome, logIn, MAYA } from "./testing/people.ts";

// #screen-state-in-address, #screen-guard
test("Maya opens a link to a week, logs in, and comes back to that week", { tag: "@production" }, async ({ page }) => {
  await page.goto("/week?date=2027-03-10");
  await expect(page).toHaveURL("/login?next=%2Fweek%3Fdate%3D2027-03-10");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();

  await test.step("a wrong password says so, and keeps the address that was typed", async () => {
    await logIn(page, { ...MAYA, password: "set-table" });
    await expect(page.getByText("E-mail or password is wrong.")).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveValue(MAYA.email);
  });

  await logIn(page, MAYA);

  await expect(page).toHaveURL("/week?date=2027-03-10");
  await expect(page.getByText("Mar 8 – Mar 14, 2027")).toBeVisible();
});

test("a link that leads elsewhere after login leads home", async ({ page }) => {
  await page.goto("/login?next=//elsewhere.example/");
  await logIn(page, MAYA);

  await expect(page).toHaveURL("/home");
});

test("Maya is still there after a reload, and sign-up is not for her", async ({ page }) => {
  await comeHome(page, MAYA);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hi, Maya Lindqvist!/u);

  await page.goto("/");

  await expect(page).toHaveURL("/home");
});
