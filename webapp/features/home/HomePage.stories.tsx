import { expect, waitFor } from "storybook/test";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { lemonSalmon, longNamed, memoryServices, storyRecipes, storyToday } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Home",
  ...screens,
  args: { at: "/home", services: memoryServices() },
} satisfies ScreenMeta;

// #recipe-home-heading
export const Filled: Story = {
  args: { services: memoryServices({ recipes: { favourites: ["coconut-chicken-curry"] } }) },
  async play({ canvas, userEvent, args }) {
    await canvas.findByRole("heading", {
      level: 1,
      name: "Hi, Maya Lindqvist! Welcome to your personalized recipes!",
    });
    await canvas.findByText("534,000 cal");
    await userEvent.click(canvas.getByRole("button", { name: "Favourite Shakshuka with Feta" }));
    await expect(canvas.getByRole("button", { name: "Favourite Shakshuka with Feta" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await waitFor(async () => {
      const { recipes } = await args.services.recipes.listFavourites();
      await expect(recipes.map(({ id }) => id)).toEqual(["shakshuka-with-feta", "coconut-chicken-curry"]);
    });
    await canvas.findByRole("heading", { level: 1 });
  },
};

/** Cards with the reason for their place; some reasons are wider than the card. */
export const Reasons: Story = {
  args: { services: memoryServices() },
  async beforeEach({ args: { services } }) {
    await services.account.savePreferences({ preferences: ["Salad", "High-Protein"] });
    await services.recipes.addFavourite({ id: "beetroot-and-lentil-salad-with-walnuts" });
    await services.recipes.rateRecipe({ id: "miso-mushroom-ramen", value: 5 });
    // Planned for this week, so it is not offered.
    await services.mealPlan.saveMeal({ day: "Friday", time: "Dinner", date: storyToday, meal: { id: lemonSalmon.id } });
  },
  async play({ canvas }) {
    for (const [name, reason] of Object.entries({
      "Apple, Walnut & Cheddar Snack Plate": "Because you like Beetroot & Lentil Salad with Walnuts",
      "Beetroot & Lentil Salad with Walnuts": "One of your favourites",
      "Green Goddess Grain Bowl": "Matches Salad, High-Protein",
      "Miso Mushroom Ramen": "You gave it 5 stars",
    })) {
      await expect(await canvas.findByRole("link", { name })).toHaveAccessibleDescription(reason);
    }
    await expect(canvas.queryByRole("link", { name: lemonSalmon.name })).not.toBeInTheDocument();
  },
};

export const ReasonsOnAPhone: Story = { ...Reasons, ...phone };

/** The person's food rules hide some recipes. */
export const HiddenByFoodRules: Story = {
  args: { services: memoryServices({ account: { foodRules: { intolerances: ["fish"] } } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Show them" }));
    await canvas.findByRole("button", { name: "Hide them" });
    await userEvent.click(canvas.getByRole("button", { name: "Hide them" }));
    await canvas.findByText("1 recipe is hidden by your food rules.");
  },
};

export const HiddenByFoodRulesOnAPhone: Story = { ...HiddenByFoodRules, ...phone };

/** The person was not asked for food rules yet. */
export const FoodRulesOffered: Story = shows({ link: "What I eat" }, { account: { foodRules: null } });

export const FoodRulesOfferedOnAPhone: Story = { ...FoodRulesOffered, ...phone };

// #recipe-loading
export const Loading: Story = shows({ label: "Loading recipes" }, { recipes: { hanging: ["listRecipesForPerson"] } });

// #recipe-empty
export const Empty: Story = shows("No recipes found for the selected filter.", { recipes: { recipes: [] } });

export const Failed: Story = shows("Failed to fetch recipes. Please try again.", {
  recipes: { failing: ["listRecipesForPerson"] },
});

// #recipe-home-heading
/** The server returns no name. */
export const Guest: Story = shows(
  { heading: "Hi, Guest! Welcome to your personalized recipes!" },
  { account: { failing: ["userInfo"] } },
);

/** The list has neither calories nor time: each card looks them up. */
export const LookedUp: Story = shows("534,000 cal", { recipes: { recipes: storyRecipes, bareLists: true } });

export const LongText: Story = {
  args: {
    services: memoryServices({
      account: { fullName: "Wilhelmina Constantia van Oldenbarnevelt-Featherstonehaugh" },
      recipes: { recipes: [longNamed, ...storyRecipes] },
    }),
  },
};

/** Above every signed-in screen, where an installation requires verified addresses. */
export const EmailVerificationRequired: Story = shows(
  { button: "I have verified it" },
  { account: { email: { isVerified: false, isRequired: true } } },
);

export const EmailVerificationRequiredOnPhone: Story = { ...EmailVerificationRequired, ...phone };
