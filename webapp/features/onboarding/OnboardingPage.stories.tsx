import { expect } from "storybook/test";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { memoryServices } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Onboarding",
  ...screens,
  args: { at: "/onboarding", services: memoryServices() },
} satisfies ScreenMeta;

// #account-onboarding
export const NothingChosen: Story = shows([
  { heading: "What are your meal preferences?" },
  { label: "Step 2 of 3" },
  { button: "← Back" },
  { disabled: "Continue" },
]);

export const Chosen: Story = {
  async play({ canvas, userEvent }) {
    for (const name of [/^Salad/u, /^Mediterranean/u, /^High-Protein/u]) {
      await userEvent.click(await canvas.findByRole("button", { name }));
    }
    await userEvent.click(canvas.getByRole("button", { name: "Load more suggestions" }));
    await expect(canvas.getByText("(You can later refine these in Settings)")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeEnabled();
  },
};

export const Saving: Story = {
  args: { services: memoryServices({ account: { hanging: ["savePreferences"] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: /^Salad/u }));
    await userEvent.click(canvas.getByRole("button", { name: /^Dinner/u }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(canvas.getByRole("button", { name: "Continue" })).toHaveAttribute("aria-busy", "true");
  },
};

/** Saving fails: the choice stays. */
export const NotSaved: Story = {
  args: { services: memoryServices({ account: { failing: ["savePreferences"] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: /^Salad/u }));
    await userEvent.click(canvas.getByRole("button", { name: /^Dinner/u }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await canvas.findByText("Not saved. Try again.");
    await expect(canvas.getByRole("button", { name: /^Salad/u })).toHaveAttribute("aria-pressed", "true");
  },
};

/** The step about food rules, of a person who was not asked yet. */
export const FoodRules: Story = shows(
  [{ heading: "Is there anything you do not eat?" }, { label: "Step 3 of 3" }, { button: "Skip" }],
  { at: "/onboarding?step=food-rules", account: { foodRules: null } },
);

export const FoodRulesOnAPhone: Story = { ...FoodRules, ...phone };

export const NothingChosenOnAPhone: Story = { ...NothingChosen, ...phone };
