import { expect } from "storybook/test";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { fewOwnRecipes, memoryServices } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/My recipes",
  ...screens,
  args: { at: "/recipes/mine", services: memoryServices() },
} satisfies ScreenMeta;

export const Empty: Story = shows("No recipes yet");

/** One is shared with the household, one is another member's. */
export const Few: Story = shows(["Shared", "By Tomás Herrera"], { cookbook: fewOwnRecipes });

export const FewOnAPhone: Story = { ...Few, ...phone };

const many = Array.from({ length: 70 }, (_, place) => ({ recipe: { name: `Soup no. ${place + 1}`, tags: ["soup"] } }));

/** The first page of 70 recipes. */
export const ManyRecipes: Story = {
  args: { services: memoryServices({ cookbook: { stored: many } }) },
  async play({ canvas }) {
    await canvas.findByRole("button", { name: "Show more" });
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(60);
  },
};

const longNames = [
  { recipe: { name: "Donaudampfschifffahrtsgesellschaftskapitänspfannkuchen", tags: ["Sonntagsfrühstücksgerichte"] } },
  {
    recipe: {
      name: "The stew that we cooked on the last evening of every summer at the lake, with all that was left over",
    },
  },
];

export const LongNames: Story = shows("Sonntagsfrühstücksgerichte", { cookbook: { stored: longNames } });

export const LongNamesOnAPhone: Story = { ...LongNames, ...phone };

export const Loading: Story = shows("Loading…", { cookbook: { hanging: ["listOwnRecipes"] } });

export const LoadingFailed: Story = shows("Your recipes could not be loaded.", {
  cookbook: { failing: ["listOwnRecipes"] },
});
