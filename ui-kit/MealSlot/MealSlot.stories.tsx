import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { missingPicture } from "../testing/sample_pictures.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { MEAL_RIMS, MEAL_SLOT_STATES, MealSlot } from "./mod.ts";

const meta = {
  title: "Components/Showing/MealSlot",
  component: MealSlot,
  argTypes: { rim: { control: "select", options: MEAL_RIMS }, state: { control: "select", options: MEAL_SLOT_STATES } },
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

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Thursday Nov 19, Lunch: Green Goddess Grain Bowl" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const Rims: Story = {
  render: (args) => (
    <Cluster align="start">
      {MEAL_RIMS.map((rim) => (
        <MealSlot key={rim} {...args} rim={rim} />
      ))}
    </Cluster>
  ),
};

export const States: Story = {
  render: (args) => (
    <Cluster align="start">
      {MEAL_SLOT_STATES.map((state) => (
        <MealSlot key={state} {...args} state={state} />
      ))}
    </Cluster>
  ),
};

/** An empty plate. */
export const NoData: Story = { args: { meal: undefined } };

export const PictureMissing: Story = { args: { meal: { name: "Shakshuka with Feta", picture: missingPicture } } };

export const LongText: Story = { args: { meal: sampleRecipes.grandmas } };

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...LongText, ...rightToLeft };

export const LargeText: Story = { ...LongText, ...largeText };
