import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { comeTo, logIn, registered } from "./testing/people.ts";

test("Yuki downloads her data, deletes her account, and cannot log in any more", async ({ page, request }) => {
  const yuki = await registered(request, "Yuki Leaving");
  await comeTo(page, "/settings", yuki);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toBe("weekplate-data.zip");

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete my account" });
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByLabel("Your password", { exact: true }).fill(yuki.password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();

  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await logIn(page, yuki);
  await expect(page.getByText("E-mail or password is wrong.")).toBeVisible();
});
