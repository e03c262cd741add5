import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { arrive, newcomer } from "./testing/people.ts";

const ODD_NAMES = {
  "an attribute": `x" onload="document.title='taken'`,
  "right to left": "נועה לוי",
  emoji: "Zoë 🍜 O’Neil",
  entities: "Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;",
};

for (const [kind, fullName] of Object.entries(ODD_NAMES)) {
  test(`a full name with ${kind} is shown as plain text`, async ({ page }) => {
    await arrive(page, { ...newcomer("Odd Name"), fullName });
    await page.goto("/home");

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `Hi, ${fullName}! Welcome to your personalized recipes!`,
    );
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page).toHaveTitle("Home · Weekplate");
    expect(await page.locator("main h1 *").count()).toBe(0);
  });
}
