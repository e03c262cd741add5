import { expect, type Locator, type Page } from "@playwright/test";

/** A meal to pick, and one of its kinds of dish. */
export interface MealToPick {
  readonly name: string;
  readonly dishType: string;
}

/** The chip of a kind of dish. */
export function dishTypeChip(page: Page, dishType: string): Locator {
  return page.getByRole("toolbar", { name: "Dish types" }).getByRole("button", { name: dishType, exact: true });
}

/** The button by which a meal is chosen. */
export function selectButton(page: Page, name: string): Locator {
  return page.getByRole("button", { name: `Select ${name}`, exact: true });
}

/** Chooses a meal after filtering by its kind and searching for its name, because a page of the list does not show all meals. */
export async function choose(page: Page, { name, dishType }: MealToPick): Promise<void> {
  await dishTypeChip(page, dishType).click();
  await expect(dishTypeChip(page, dishType)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("searchbox", { name: /^Search for (?:Breakfast|Lunch|Dinner|Snacks)$/u }).fill(name);
  await selectButton(page, name).click();
  await expect(selectButton(page, name)).toHaveAttribute("aria-pressed", "true");
}

/** Chooses a meal and saves it. */
export async function pick(page: Page, meal: MealToPick): Promise<void> {
  await choose(page, meal);
  await page.getByRole("button", { name: "Save" }).click();
}
