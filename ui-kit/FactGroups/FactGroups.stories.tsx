import type { Meta, StoryObj } from "@storybook/react-vite";
import { withGutter } from "../testing/page_gutter.tsx";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { FactGroups } from "./mod.ts";

const meta = {
  title: "Components/Showing/FactGroups",
  component: FactGroups,
  decorators: [withGutter],
  parameters: { layout: "fullscreen" },
  args: {
    title: "Allergens",
    groups: [
      {
        title: "Contains",
        tone: "alert",
        facts: [
          { name: "Gluten", text: "flour, soy sauce, perhaps stock" },
          { name: "Soya", text: "soy sauce" },
        ],
      },
      { title: "May contain", tone: "info", facts: [{ name: "Milk", text: "stock" }] },
      {
        title: "Why it may",
        tone: "soft",
        facts: [{ name: "Stock", text: "Cubes differ by make: some contain wheat or milk." }],
      },
      { title: "Free of", tone: "good", facts: [{ text: "Egg, Fish, Nuts, Celery" }] },
    ],
    note: "This is not a label. Check the packaging.",
    style: { maxInlineSize: "380px" },
  },
} satisfies Meta<typeof FactGroups>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** A group without facts is left out, its title too. */
export const NoData: Story = {
  args: { groups: [{ title: "Contains", tone: "alert", facts: [] }], note: undefined },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        title: "Contains what Grandma Ingeborg baked into it on Sunday",
        tone: "alert",
        facts: [
          {
            name: "Schwarzwaldkirschtortenstreuselbackmischung",
            text: "sourdough croutons of the bakery at the corner of the old market square",
          },
        ],
      },
    ],
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };
