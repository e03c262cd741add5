import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../LinkButton/mod.ts";
import { EmptyState } from "./mod.ts";

const meta = {
  title: "Components/Feedback/EmptyState",
  component: EmptyState,
  args: { title: "No recipes yet", text: "Try adding another ingredient or adjust your selection." },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const TitleAlone: Story = { args: { title: "No recipes found for the selected filter.", text: undefined } };

export const WithAction: Story = {
  args: {
    title: "Recipe not found",
    text: "Try returning to discovery and picking another dish.",
    children: <LinkButton href="#/discover">Discovery</LinkButton>,
  },
};
