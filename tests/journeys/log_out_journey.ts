import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { comeHome, INGEBORG, logIn, MAYA } from "./testing/people.ts";

// #account-log-out
test("Ingeborg logs out: no data of hers is left, in this tab or another", {
  tag: ["@essential", "@production"],
}, async ({ page, context }) => {
  await comeHome(page, INGEBORG);
  await page.getByRole("link", { name: "Plan Your Week" }).first().click();
  await expect(page.getByRole("heading", { name: "Plan Your Week" })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto("/home");
  await expect(otherTab.getByRole("heading", { level: 1 })).toHaveText(/^Hi, Ingeborg Aas!/u);

  await page.getByRole("button", { name: "Settings" }).click();
  await page
    .getByRole("menuitem", { name: "Log out" })
    .or(page.getByRole("button", { name: "Log out" }))
    .click();
  await expect(page).toHaveURL("/login");

  await test.step("Back shows nothing private", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/^[^?]*\/login/u);
    await expect(page.getByRole("grid")).toHaveCount(0);
  });

  await test.step("the other tab is signed out too", async () => {
    await expect(otherTab).toHaveURL(/\/login/u);
    await expect(otherTab.getByText("Ingeborg Aas")).toHaveCount(0);
  });

  await test.step("the next person to log in sees only their own data", async () => {
    await page.goto("/login");
    await logIn(page, MAYA);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hi, Maya Lindqvist!/u);
    await expect(page.getByText("Ingeborg")).toHaveCount(0);
  });
});
