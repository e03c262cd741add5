import { expect } from "storybook/test";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { designPantry, longNamed, memoryServices, pantryEntry, storyRecipes } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Use my ingredients",
  ...screens,
  args: { at: "/UseMyIngredients", services: memoryServices() },
} satisfies ScreenMeta;

// #recipe-ingredients-title, #recipe-ingredients-find, #recipe-find-none
export const Blank: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "Use My Ingredients" });
    await canvas.findByText("Please add at least one ingredient.");
    for (const badge of ["Smart matches", "Quick to cook", "Fewer missing items"]) {
      await expect(canvas.getByText(badge)).toBeVisible();
    }
    await expect(canvas.getByText(/^Tell us what is in the pantry/u)).toBeVisible();
    await expect(canvas.getByText("0 ingredient(s) selected")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Find Recipes" })).toBeDisabled();
  },
};

export const Chosen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Ingredient to add"), "prawns, lemon{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Tomatoes" }));
    await canvas.findByText("3 ingredient(s) selected");
    await expect(canvas.getByRole("button", { name: "Find Recipes" })).toBeEnabled();
  },
};

/** The reference picture. */
export const Results: Story = shows(
  { link: "View Garlic Prawn Linguine" },
  { at: pantryEntry(designPantry), press: ["Find Recipes"] },
);

export const ReadyToCook: Story = {
  args: {
    at: pantryEntry(["Tomatoes", "mozzarella", "basil", "garlic"], ["Tomatoes", "mozzarella", "basil", "garlic"]),
  },
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 2, name: "Ready to cook" });
  },
};

// #food-rules-shown-once
/** Food rules hide some recipes, and show them this once; the others keep their two headings. */
export const HiddenByRules: Story = {
  args: {
    at: pantryEntry(["Tomatoes", "mozzarella", "basil", "eggs"], ["Tomatoes", "mozzarella", "basil", "eggs"]),
    services: memoryServices({ account: { foodRules: { dislikedFoods: ["feta"] } } }),
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText("1 recipe is hidden by your food rules.");
    await canvas.findByRole("heading", { level: 2, name: "Ready to cook" });
    await expect(canvas.queryByRole("link", { name: "View Shakshuka with Feta" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show them" }));
    await canvas.findByRole("link", { name: "View Shakshuka with Feta" });
    await userEvent.click(canvas.getByRole("button", { name: "Hide them" }));
    await canvas.findByText("1 recipe is hidden by your food rules.");
  },
};

/** Food rules hide every recipe. */
export const AllHiddenByRules: Story = shows(
  ["Nothing here fits your food rules", "1 recipe is hidden by your food rules."],
  { at: pantryEntry(["feta"], ["feta"]), account: { foodRules: { dislikedFoods: ["feta"] } } },
);

export const UnknownWord: Story = shows("We don't know: unicorn.", {
  at: pantryEntry(["Tomatoes", "unicorn"], ["Tomatoes", "unicorn"]),
});

/** No recipe has a food that an ingredient excludes. */
export const LeftOut: Story = {
  args: { at: pantryEntry(["Tomatoes", "basil", "no mozzarella"], ["Tomatoes", "basil", "no mozzarella"]) },
  async play({ canvas }) {
    await canvas.findByText("Without: mozzarella");
    await canvas.findByRole("link", { name: "View Roasted Tomato Soup with Basil" });
    await expect(canvas.queryByRole("link", { name: "View Heirloom Tomato Caprese" })).toBeNull();
  },
};

/** Missing ingredients and their substitutes. */
export const Swaps: Story = shows(
  ["Missing: prawn, linguine (your spaghetti will do)", "Missing: onion (or shallot), basil"],
  { at: pantryEntry(["Tomatoes", "Garlic", "Lemon", "Spaghetti"], ["Tomatoes", "Garlic", "Lemon", "Spaghetti"]) },
);

/** A mistyped food. */
export const Mistyped: Story = {
  args: {
    at: pantryEntry(["Tomatoes", "peah"], ["Tomatoes", "peah"]),
  },
  async play({ canvas }) {
    await canvas.findByText("We don't know: peah.");
    const question = await canvas.findByRole("group", { name: "Instead of peah" });
    await expect(question).toHaveTextContent("Did you mean pea or peach or pear?");
  },
};

/** Several mistyped foods, and an unknown one. */
export const MistypedTwice: Story = {
  args: {
    at: pantryEntry(["tomatoe", "garlik", "peah", "unicorn"], ["tomatoe", "garlik", "peah", "unicorn"]),
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText("We searched for garlic instead of “garlik”.");
    const question = await canvas.findByRole("group", { name: "Instead of peah" });
    await expect(question).toHaveTextContent("“peah”: Did you mean pea or peach or pear?");
    await userEvent.hover(canvas.getByRole("button", { name: "pear" }));
  },
};

// #recipe-ingredients-find
export const Finding: Story = shows(
  { disabled: "Finding Recipes…" },
  { at: pantryEntry(designPantry), recipes: { hanging: ["findRecipesByIngredients"] }, press: ["Find Recipes"] },
);

// #recipe-ingredients-results
export const Empty: Story = shows(["No recipes yet", "Try adding another ingredient or adjust your selection."], {
  at: pantryEntry(["unicorn"], ["unicorn"]),
});

export const Failed: Story = shows("Failed to fetch recipes. Please try again.", {
  at: pantryEntry(designPantry, designPantry),
  recipes: { failing: ["findRecipesByIngredients"] },
});

/** Unknown words, names of three lines and a long list of ingredients. */
export const LongText: Story = shows(longNamed.name, {
  at: pantryEntry(
    [
      "Tomatoes",
      "Slow-roasted San Marzano tomatoes from the garden, the last one",
      "Hähnchenbrustfiletgeschnetzelteszubereitungsbeilage",
      ...Array.from({ length: 20 }, (_each, index) => `Herb number ${index + 1}`),
    ],
    ["Tomatoes", "Hähnchenbrustfiletgeschnetzelteszubereitungsbeilage", "salmon"],
  ),
  recipes: { recipes: [longNamed, ...storyRecipes] },
});

export const Phone: Story = { ...Results, ...phone };

export const SwapsOnAPhone: Story = { ...Swaps, ...phone };

export const MistypedOnAPhone: Story = {
  ...MistypedTwice,
  globals: { viewport: { value: "narrow", isRotated: false }, textSize: "200%" },
};

export const LongTextOnAPhone: Story = {
  ...LongText,
  globals: { viewport: { value: "narrow", isRotated: false }, textSize: "200%" },
};
