import type { Meta, StoryObj } from "@storybook/react-vite";
import Compass from "lucide-react/icons/compass";
import { expect } from "storybook/test";
import { BUTTON_SIZES, BUTTON_VARIANTS, BUTTON_WIDTHS } from "../Button/mod.ts";
import { Cluster } from "../Cluster/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { LinkButton } from "./mod.ts";

const meta = {
  title: "Components/Actions/LinkButton",
  component: LinkButton,
  argTypes: {
    variant: { control: "select", options: BUTTON_VARIANTS },
    size: { control: "select", options: BUTTON_SIZES },
    width: { control: "select", options: BUTTON_WIDTHS },
    icon: { control: false },
    component: { control: false },
  },
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

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {BUTTON_SIZES.map((size) => (
        <LinkButton key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};

export const WithIcon: Story = { args: { icon: <Compass size={20} /> } };

export const FullWidth: Story = { args: { width: "full" } };

export const LongText: Story = { args: { children: `Open the recipe of ${sampleRecipes.grandmas.name}` } };

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...WithIcon, ...rightToLeft };
