import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { eachAcross } from "../testing/each_value.tsx";
import { missingPicture } from "../testing/sample_pictures.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { MEAL_RIMS, MEAL_SLOT_STATES, MealSlot } from "./mod.ts";

const meta = {
  title: "Components/Showing/MealSlot",
  component: MealSlot,
  args: {
    rim: "lunch",
    place: "Thursday Nov 19, Lunch",
    meal: sampleRecipes.grainBowl,
    style: { inlineSize: "140px" },
    onClick: fn(),
  },
} satisfies Meta<typeof MealSlot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Rims: Story = {
  render: eachAcross(MealSlot, { rim: MEAL_RIMS }),
};

export const States: Story = {
  render: eachAcross(MealSlot, { state: MEAL_SLOT_STATES }),
};

/** It breaks food rules of the person. */
export const Warned: Story = {
  args: {
    meal: {
      ...sampleRecipes.grainBowl,
      warning: {
        tone: "certain",
        text: "Contains peanut",
        more: 1,
        fullText: "Contains peanut (peanut butter). Not vegan: honey",
      },
    },
  },
};

/** Leftovers of an earlier meal. */
export const Noted: Story = {
  args: {
    meal: {
      ...sampleRecipes.grainBowl,
      note: { text: "Leftovers", fullText: "Leftovers of Tuesday's Dinner" },
    },
  },
};

const tentative = {
  ...sampleRecipes.grainBowl,
  look: "tentative",
  note: { text: "Suggested", fullText: "Suggested" },
  detail: "Uses 300 of your 304 g tofu, to be eaten by Friday",
} as const;

/** It is not saved yet. */
export const Tentative: Story = { args: { meal: tentative } };

/** A line of a list. */
export const Row: Story = {
  args: { meal: tentative, layout: "row", mealTime: "Lunch", style: { inlineSize: "340px" } },
};

/** An empty plate. */
export const NoData: Story = { args: { meal: undefined } };

export const PictureMissing: Story = { args: { meal: { name: "Shakshuka with Feta", picture: missingPicture } } };

export const LongText: Story = { args: { meal: sampleRecipes.grandmas } };

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...LongText, ...rightToLeft };

export const LargeText: Story = { ...LongText, ...largeText };
