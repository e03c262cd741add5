import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../LinkButton/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { EmptyState } from "./mod.ts";

const meta = {
  title: "Components/Feedback/EmptyState",
  component: EmptyState,
  args: { title: "No recipes yet", text: "Try adding another ingredient or adjust your selection." },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const TitleAlone: Story = { args: { title: "No recipes found for the selected filter.", text: undefined } };

export const WithAction: Story = {
  args: {
    title: "Recipe not found",
    text: "Try returning to discovery and picking another dish.",
    children: <LinkButton href="#/discover">Discovery</LinkButton>,
  },
};

export const LongText: Story = {
  args: {
    title: "No community posts found that mention Grandma Ingeborg's Slow-Roasted Tomato Soup",
    text: "Try clearing filters or search, or post your first meal! Posts that were deleted by their authors are not shown, however often they were liked.",
    children: <LinkButton href="#/postmeal">Post a Meal with a photo of your own</LinkButton>,
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...WithAction, ...rightToLeft };
