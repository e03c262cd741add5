import { describe, expect } from "vitest";
import { SUGGESTED_INGREDIENTS } from "../../features/use_my_ingredients/suggestions.ts";
import { pantryEntry } from "../mod.ts";
import { open, shown } from "./on_screen.ts";

const SUGGESTIONS = ["Chicken", "Tomatoes", "Garlic", "Onion", "Pasta", "Rice", "Spinach", "Eggs"] as const;

describe("the specification: ingredient", () => {
  shown(
    { rule: "#recipe-ingredients-suggested", means: "the first eight, in this order", says: SUGGESTIONS },
    async (says) => {
      expect(SUGGESTED_INGREDIENTS).toEqual([...says, "Cheese", "Milk"]);
      const { screen } = await open("/UseMyIngredients");
      const suggestions = screen.getByRole("toolbar", { name: "Quick suggestions" }).getByRole("button");
      await expect.element(suggestions.first()).toBeVisible();
      expect(suggestions.elements().map(({ textContent }) => textContent?.trim())).toEqual(says);
    },
  );
  shown({ rule: "#recipe-ingredients-results", means: "image, name and chip", says: ["View"] }, async ([chip = ""]) => {
    const { screen } = await open(pantryEntry(["salmon"], ["salmon"]));
    const card = screen.getByRole("article").filter({ hasText: "Lemon Salmon with Dill Potatoes" });
    await expect.element(card.getByText(chip, { exact: true })).toBeVisible();
    expect(card.element().querySelector("img")).not.toBeNull();
  });
});
