import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { tabTo } from "./testing/keyboard.ts";
import { newcomer } from "./testing/people.ts";
import { dishTypeChip, selectButton } from "./testing/pick_meal.ts";

function slot(page: Page, day: string, meal: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^${day} .*, ${meal}: `, "u") });
}

test("Linnea signs up, plans a meal, removes it and undoes that without a mouse", { tag: "@essential" }, async ({
  page,
}) => {
  const linnea = newcomer("Linnea Berg");
  const title = page.getByRole("heading", { level: 1 });

  await test.step("sign up", async () => {
    await page.goto("/");
    await tabTo(page, page.getByLabel("Full Name"));
    await page.keyboard.type(linnea.fullName);
    await page.keyboard.press("Tab");
    await page.keyboard.type(linnea.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(linnea.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/onboarding");
    await expect(title).toBeFocused();
  });

  await test.step("choose two preferences", async () => {
    await tabTo(page, page.getByRole("button", { name: /^Dessert/u }));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByRole("button", { name: /^Salad/u }));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByRole("button", { name: "Continue" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Is there anything you do not eat?" })).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Skip" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/home");
    await expect(title).toBeFocused();
  });

  await test.step("open a recipe", async () => {
    await tabTo(page, page.getByRole("article").first().getByRole("link"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/recipe\//u);
  });

  await test.step("go to the week", async () => {
    await tabTo(page, page.getByRole("link", { name: "Skip to content" }), "Shift+Tab");
    await tabTo(page, page.getByRole("navigation").getByRole("link", { name: "Plan Your Week" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/week");
    await expect(title).toBeFocused();
  });

  await test.step("walk over the table", async () => {
    await expect(page.getByRole("grid")).not.toHaveAttribute("aria-busy", "true");
    await tabTo(page, page.getByRole("gridcell").getByRole("button").and(page.locator("[tabindex='0']")));
    for (const [key, day, meal] of WALK) {
      await page.keyboard.press(key);
      await expect(slot(page, day, meal)).toBeFocused();
    }
  });

  await test.step("page through the weeks, and stay in the slot", async () => {
    const range = await page.getByRole("grid").getAttribute("aria-label");
    await page.keyboard.press("PageDown");
    await expect(page.getByRole("grid")).not.toHaveAttribute("aria-label", range ?? "");
    await expect(slot(page, "Wednesday", "Dinner")).toBeFocused();
    await page.keyboard.press("PageUp");
    await expect(page.getByRole("grid")).toHaveAttribute("aria-label", range ?? "");
    await expect(slot(page, "Wednesday", "Dinner")).toBeFocused();
  });

  await test.step("pick a meal and save it", async () => {
    await page.keyboard.press("Enter");
    await expect(title).toHaveText("Pick Dinner for Wednesday");
    await expect(title).toBeFocused();
    await tabTo(page, dishTypeChip(page, "Beverage"));
    await page.keyboard.press("ArrowRight");
    await expect(dishTypeChip(page, "Bread")).toBeFocused();
    const count = page.getByText(/^\d+ dishes$/u);
    const ofAll = (await count.textContent()) ?? "";
    await page.keyboard.press("Space");
    await expect(count).not.toHaveText(ofAll);
    await tabTo(page, selectButton(page, "Pan Pizza Margherita"));
    await page.keyboard.press("Space");
    await expect(selectButton(page, "Pan Pizza Margherita")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Go to your choice" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/week/u);
    await expect(title).toBeFocused();
    await expect(slot(page, "Wednesday", "Dinner")).toHaveAccessibleName(/: Pan Pizza Margherita$/u);
  });

  await test.step("empty the slot, and undo that", async () => {
    await tabTo(page, page.getByRole("gridcell").getByRole("button").and(page.locator("[tabindex='0']")));
    for (const key of ["Control+Home", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"]) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press("Delete");
    await expect(page.getByRole("alert")).toContainText("Wednesday's Dinner is empty.");
    await expect(slot(page, "Wednesday", "Dinner")).toHaveAccessibleName(/: empty$/u);
    await expect(slot(page, "Wednesday", "Dinner")).toBeFocused();

    await tabTo(page, page.getByRole("button", { name: "Undo" }));
    await page.keyboard.press("Enter");

    await expect(slot(page, "Wednesday", "Dinner")).toHaveAccessibleName(/: Pan Pizza Margherita$/u);
    // Shift+Tab from the page's last focusable element.
    await expect(page.getByRole("link", { name: "Settings" })).toBeFocused();
  });
});

/** Each key, and the slot that has the focus after it, relative to today's. */
const WALK = [
  ["Control+End", "Sunday", "Snacks"],
  ["Home", "Monday", "Snacks"],
  ["End", "Sunday", "Snacks"],
  ["Control+Home", "Monday", "Breakfast"],
  ["ArrowLeft", "Monday", "Breakfast"],
  ["ArrowDown", "Monday", "Lunch"],
  ["ArrowDown", "Monday", "Dinner"],
  ["ArrowRight", "Tuesday", "Dinner"],
  ["ArrowRight", "Wednesday", "Dinner"],
] as const;
