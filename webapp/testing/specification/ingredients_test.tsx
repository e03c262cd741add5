import { describe, expect } from "vitest";
import { userEvent } from "vitest/browser";
import { SUGGESTED_INGREDIENTS } from "../../features/use_my_ingredients/suggestions.ts";
import { byButton, byPlaceholder, byText, byTitle, filled, type OpenedScreen, open, seen, shown } from "./on_screen.ts";

const AT = "/UseMyIngredients";
const PLACEHOLDER = "e.g., chicken, tomatoes, garlic";

const SUGGESTIONS = ["Chicken", "Tomatoes", "Garlic", "Onion", "Pasta", "Rice", "Spinach", "Eggs"] as const;

async function add(screen: OpenedScreen, ...ingredients: readonly string[]): Promise<void> {
  for (const ingredient of ingredients) {
    await byPlaceholder(screen, PLACEHOLDER).fill(ingredient);
    await userEvent.keyboard("{Enter}");
  }
}

describe("the specification: ingredient", () => {
  shown({ rule: "#screen-routes", means: "title", says: ["Use My Ingredients"] }, seen(AT, byTitle));
  shown(
    {
      rule: "#recipe-ingredients-title",
      means: "three badges",
      says: ["Smart matches", "Quick to cook", "Fewer missing items"],
    },
    seen(AT, byText),
  );
  shown({ rule: "#recipe-ingredients-title", means: "a subtitle about the pantry" }, async () => {
    const { screen } = await open(AT);
    await expect.element(screen.getByText(/pantry/u).first()).toBeVisible();
  });
  shown(
    {
      rule: "#recipe-ingredients-input",
      means: "adds by its button, which takes nothing while it is blank, and by Enter",
      says: [PLACEHOLDER, "+ Add"],
    },
    async ([placeholder = "", name = ""]) => {
      const { screen } = await open(AT);
      await expect.element(byButton(screen, name)).toBeDisabled();
      await byPlaceholder(screen, placeholder).fill("   ");
      await expect.element(byButton(screen, name)).toBeDisabled();
      await byPlaceholder(screen, placeholder).fill("leeks");
      await byButton(screen, name).click();
      await add(screen, "cream");
      await expect.element(byText(screen, "2 ingredient(s) selected")).toBeVisible();
    },
  );
  shown(
    { rule: "#recipe-ingredients-suggested", means: "the first eight, in this order", says: SUGGESTIONS },
    async (says) => {
      const { screen } = await open(AT);
      const suggestions = screen.getByRole("toolbar", { name: "Quick suggestions" }).getByRole("button");
      await expect.element(suggestions.first()).toBeVisible();
      expect(suggestions.elements().map(({ textContent }) => textContent?.trim())).toEqual(says);
    },
  );
  shown({ rule: "#recipe-ingredients-suggested", means: "Cheese and Milk are not shown" }, async () => {
    expect(SUGGESTED_INGREDIENTS).toEqual([...SUGGESTIONS, "Cheese", "Milk"]);
    const { screen } = await open(AT);
    await expect.element(byButton(screen, "Eggs")).toBeVisible();
    await expect.element(byButton(screen, "Cheese")).not.toBeInTheDocument();
  });
  shown(
    { rule: "#recipe-ingredients-chosen", means: "counted, and removable", says: ["{n} ingredient(s) selected"] },
    async ([count]) => {
      const { screen } = await open(AT);
      await add(screen, "leeks", "cream");
      await expect.element(byText(screen, filled(count, { n: 2 }))).toBeVisible();
      await screen.getByRole("button", { name: /^Remove leeks/u }).click();
      await expect.element(byText(screen, filled(count, { n: 1 }))).toBeVisible();
    },
  );
  shown(
    {
      rule: "#recipe-ingredients-find",
      means: "disabled while empty and while busy",
      says: ["Find Recipes", "Finding Recipes…"],
    },
    async ([name = "", busy = ""]) => {
      const { screen } = await open(AT, { recipes: { hanging: ["findRecipesByIngredients"] } });
      await expect.element(byButton(screen, name)).toBeDisabled();
      await add(screen, "salmon");
      await byButton(screen, name).click();
      await expect.element(byButton(screen, busy)).toBeDisabled();
    },
  );
  shown(
    {
      rule: "#recipe-ingredients-results, #recipe-back",
      means: "image, name and chip; a recipe knows the way back",
      says: ["View"],
    },
    async ([chip = ""]) => {
      const { screen } = await open(AT);
      await add(screen, "salmon");
      await byButton(screen, "Find Recipes").click();
      const card = screen.getByRole("article").filter({ hasText: "Lemon Salmon with Dill Potatoes" });
      await expect.element(card.getByText(chip, { exact: true })).toBeVisible();
      expect(card.element().querySelector("img")).not.toBeNull();
      await card.getByRole("link").click();
      await expect.element(byButton(screen, "← Back")).toBeVisible();
    },
  );
  shown(
    {
      rule: "#recipe-ingredients-results",
      means: "says what to do",
      says: ["No recipes yet", "Try adding another ingredient or adjust your selection."],
    },
    seen(AT, byText),
  );
  shown(
    {
      rule: "#recipe-find-none",
      means: "says so while there are none",
      says: ["Please add at least one ingredient."],
    },
    async ([text = ""]) => {
      const { screen } = await open(AT);
      await expect.element(byText(screen, text)).toBeVisible();
      await expect.element(byButton(screen, "Find Recipes")).toBeDisabled();
    },
  );
});
