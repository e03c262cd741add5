import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { comeTo, registered } from "./testing/people.ts";

test("the app can be installed, and what another app shares begins an import", async ({ page, request }) => {
  await page.goto("/login");
  const browser = await page.context().newCDPSession(page);
  const { errors, data = "{}" } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // The browsers of tests are private windows, from which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

  const { share_target: target, shortcuts } = JSON.parse(data) as {
    share_target: { action: string; params: { text: string } };
    shortcuts: { url: string }[];
  };
  const cook = await registered(request, "Eirik Bakke");
  const shared = new URLSearchParams({ [target.params.text]: "Soup: https://example.com/soup" });
  await comeTo(page, `${target.action}?${shared}`, cook);
  await expect(page.getByLabel("Web address")).toHaveValue("https://example.com/soup");
  for (const { url } of shortcuts) {
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
