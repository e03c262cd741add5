import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../Badge/mod.ts";
import { Button } from "../Button/mod.ts";
import { eachDown } from "../testing/each_value.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { CLUSTER_JUSTIFICATIONS, Cluster } from "./mod.ts";

const BADGES = ["Smart matches", "Quick to cook", "Fewer missing items"];

const meta = {
  title: "Components/Layout/Cluster",
  component: Cluster,
  args: { children: BADGES.map((text) => <Badge key={text}>{text}</Badge>) },
} satisfies Meta<typeof Cluster>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Justifications: Story = {
  render: eachDown(Cluster, { justify: CLUSTER_JUSTIFICATIONS }),
};

/** The end of a form: Cancel, then the main button. */
export const Actions: Story = {
  args: {
    justify: "end",
    gap: "16",
    children: [
      <Button key="cancel" variant="ghost">
        Cancel
      </Button>,
      <Button key="post" variant="yolk">
        Post Meal
      </Button>,
    ],
  },
};

export const LongText: Story = {
  args: { children: [...BADGES, sampleRecipes.grandmas.name].map((text) => <Badge key={text}>{text}</Badge>) },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...Actions, ...rightToLeft };
