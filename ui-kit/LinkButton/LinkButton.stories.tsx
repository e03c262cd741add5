import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BUTTON_VARIANTS } from "../Button/mod.ts";
import { Cluster } from "../Cluster/mod.ts";
import { LinkButton } from "./mod.ts";

const meta = {
  title: "Components/Actions/LinkButton",
  component: LinkButton,
  argTypes: { variant: { control: "select", options: BUTTON_VARIANTS } },
  args: { href: "#/discover", children: "Discover Recipes" },
} satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Discover Recipes" })).toHaveAttribute("href", "#/discover");
  },
};

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Cluster>
      {BUTTON_VARIANTS.map((variant) => (
        <LinkButton key={variant} {...args} variant={variant} />
      ))}
    </Cluster>
  ),
};

export const Small: Story = { args: { size: "small" } };

export const FullWidth: Story = { args: { width: "full" } };
