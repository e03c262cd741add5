import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { memoryServices, plannedWeek } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Weekly meals",
  ...screens,
  args: { at: "/WeeklyMeals", services: memoryServices({ mealPlan: { planned: plannedWeek } }) },
} satisfies ScreenMeta;

// #plan-review-head
export const Filled: Story = shows([
  { heading: "Your Weekly Meals" },
  "Review and tweak your plan. Click any slot to edit.",
  { link: "Thursday Nov 19, Breakfast: Shakshuka with Feta" },
]);

/** Some meals break food rules of the person. */
export const BreaksRules: Story = shows(
  [{ link: /^Thursday Nov 19, Dinner: Lemon Salmon .+\. Contains fish \(salmon fillet\)$/u }, "Contains fish"],
  {
    mealPlan: { planned: plannedWeek },
    account: { foodRules: { intolerances: ["fish"], dislikedFoods: ["tomato", "basil"] } },
  },
);

export const Empty: Story = shows({ link: "Wednesday Nov 18, Dinner: empty" }, { services: memoryServices() });

// #plan-loading
export const Loading: Story = shows("Syncing your weekly meals…", { mealPlan: { hanging: ["listWeek"] } });

export const Failed: Story = shows("Error fetching saved meals", { mealPlan: { failing: ["listWeek"] } });

export const LongText: Story = {
  args: {
    services: memoryServices({
      mealPlan: {
        planned: plannedWeek.map(({ slot, recipe }) => ({
          slot,
          recipe: { ...recipe, name: `Grandma Ingeborg's ${recipe.name} with Everything on Top` },
        })),
      },
    }),
  },
};

export const Phone: Story = { ...phone };
