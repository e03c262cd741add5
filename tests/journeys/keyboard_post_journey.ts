import { expect, type FileChooser } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { tabTo } from "./testing/keyboard.ts";
import { photoFile } from "./testing/meals.ts";
import { comeHome, registered } from "./testing/people.ts";

test("Turid posts a meal, likes one and deletes hers without a mouse", async ({ page, request }) => {
  const mealName = `Pea Soup ${crypto.randomUUID().slice(0, 8)}`;
  const title = page.getByRole("heading", { level: 1 });
  // Registered at the start, so that the browser intercepts the file dialog instead of opening it.
  const chooser = new Promise<FileChooser>((resolve) => page.once("filechooser", resolve));
  await comeHome(page, await registered(request, "Turid Nes"));
  await expect(page.getByRole("article").first()).toBeVisible();

  await test.step("go there by the navbar", async () => {
    await tabTo(page, page.getByRole("link", { name: "Post a Meal" }).first(), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(title).toHaveText("Share a New Meal");
    await expect(title).toBeFocused();
  });

  await test.step("write it", async () => {
    await tabTo(page, page.getByLabel("Meal name"));
    await page.keyboard.type(mealName);
    await tabTo(page, page.getByLabel("Caption"));
    await page.keyboard.type("Every Thursday.");
    await tabTo(page, page.locator("input[type=file]"));
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(await photoFile());
    await expect(page.locator("input[type=file]")).toBeFocused();
    await tabTo(page, page.getByLabel("Ingredients"));
    await page.keyboard.type("500 g yellow peas");
    await page.keyboard.press("Enter");
    await page.keyboard.type("1 onion");
    await tabTo(page, page.getByLabel("Instructions"));
    await page.keyboard.type("Simmer until soft.");
  });

  await test.step("post it", async () => {
    await tabTo(page, page.getByRole("button", { name: "Post Meal" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/community");
    await expect(title).toBeFocused();
  });

  await test.step("open it and close it", async () => {
    const link = page.getByRole("article").getByRole("link", { name: mealName });
    await tabTo(page, link);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: mealName })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: mealName })).toBeHidden();
    await expect(link).toBeFocused();
  });

  await test.step("like it and delete it", async () => {
    const heart = page.getByRole("button", { name: new RegExp(`^Like ${mealName}, `, "u") });
    await tabTo(page, heart);
    await page.keyboard.press("Space");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(heart).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: `Delete ${mealName}` }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Post deleted.");
    await expect(page.getByRole("article").filter({ hasText: mealName })).toHaveCount(0);
  });
});
