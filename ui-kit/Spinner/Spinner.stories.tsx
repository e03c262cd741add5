import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RecipeCardSkeleton } from "../Skeleton/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { Spinner } from "./mod.ts";

const meta = {
  title: "Components/Feedback/Spinner",
  component: Spinner,
  args: { children: "Syncing your meal plan…" },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("Syncing your meal plan…");
  },
};

export const Playground: Story = {};

export const WithoutText: Story = { args: { children: undefined, label: "Loading recipes" } };

/** Over the shapes that stand in for the content. */
export const Over: Story = {
  args: { place: "over" },
  render: (args) => (
    <Stack>
      <Spinner {...args} />
      <RecipeCardSkeleton />
    </Stack>
  ),
};

export const Counting: Story = { args: { children: "Loading more… 10/64" } };
