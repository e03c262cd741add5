import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { Dock } from "./mod.ts";

const meta = {
  title: "Components/Layout/Dock",
  component: Dock,
  argTypes: { action: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "200px" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    hint: "Choose a meal to save it for Dinner.",
    rim: "dinner",
    action: <Button disabled>Save</Button>,
  },
} satisfies Meta<typeof Dock>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Chosen: Story = {
  args: {
    choice: { ...sampleRecipes.lemonSalmon, place: "Dinner, Friday Nov 20" },
    action: <Button>Save</Button>,
  },
};

export const LongText: Story = {
  args: { choice: { ...sampleRecipes.grandmas, place: "Dinner, Friday Nov 20" }, action: <Button>Save</Button> },
};

/** The choice has no picture. */
export const NoPicture: Story = {
  args: {
    choice: { name: "Overnight Oats", picture: {}, place: "Breakfast, Friday Nov 20" },
    rim: "breakfast",
    action: <Button>Save</Button>,
  },
};

export const Saving: Story = {
  args: {
    ...Chosen.args,
    action: (
      <Button busy busyText="Saving…">
        Save
      </Button>
    ),
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...Chosen, ...rightToLeft };
