import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { longNamed, memoryServices, storyRecipes } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Discover",
  ...screens,
  args: { at: "/discover", services: memoryServices() },
} satisfies ScreenMeta;

// #recipe-discover-heading
export const Filled: Story = shows([
  { heading: "Search & Discover New Recipes" },
  "Search for a dish, a food or a diet at the top of the page.",
  "Shakshuka with Feta",
]);

export const Searched: Story = shows(["Beetroot & Lentil Salad with Walnuts", "3 recipes found"], {
  at: "/discover?query=salad",
});

/** A word that is nearly one of the catalogue's. */
export const Corrected: Story = shows(["Nothing for “shakshuca”. Showing “shakshuka”.", "Shakshuka with Feta"], {
  at: "/discover?query=shakshuca",
});

/** More words than any recipe has. */
export const Partial: Story = shows(
  ["Few or no recipes have all of these words. Those with the most come first.", "Lemon Olive Oil Cake"],
  { at: "/discover?query=lemon%20cake%20unicorn" },
);

/** Excluded foods are named. */
export const Without: Story = shows("Without: walnut, lemon", {
  at: "/discover?query=salad%20without%20walnuts%20or%20lemons",
});

/** An exclusion that names nothing known: the results may contain it. */
export const NotUnderstood: Story = shows(
  ["We did not understand “without moondust”. The results may contain it.", "Without: walnut"],
  { at: "/discover?query=salad%20without%20walnuts%20or%20moondust" },
);

/** As long as a question gets, on a narrow phone. */
export const LongNote: Story = {
  args: {
    at: `/discover?query=lemom%20salmon%20${"x".repeat(87)}`,
  },
  globals: { viewport: { value: "narrow", isRotated: false }, textSize: "200%" },
  async play({ canvas }) {
    await canvas.findByText(
      /^Nothing for “lemom salmon x+”\. No recipe holds all of “lemon salmon x+”\. These hold the most\.$/u,
    );
  },
};

// #recipe-loading
export const Loading: Story = shows({ label: "Loading recipes" }, { recipes: { hanging: ["searchRecipes"] } });

// #recipe-empty
export const Empty: Story = shows("No recipes found. Try searching for something else!", {
  at: "/discover?query=unicorn",
});

export const Failed: Story = shows("Failed to fetch recipes. Please try again.", {
  recipes: { failing: ["searchRecipes"] },
});

export const LongText: Story = {
  args: { services: memoryServices({ recipes: { recipes: [longNamed, ...storyRecipes] } }) },
};

export const Phone: Story = { ...phone };
