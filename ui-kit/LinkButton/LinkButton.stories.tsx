import type { Meta, StoryObj } from "@storybook/react-vite";
import Compass from "lucide-react/icons/compass";
import { BUTTON_SIZES, BUTTON_VARIANTS } from "../Button/mod.ts";
import { eachAcross } from "../testing/each_value.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { LinkButton } from "./mod.ts";

const meta = {
  title: "Components/Actions/LinkButton",
  component: LinkButton,
  argTypes: {
    icon: { control: false },
    component: { control: false },
  },
  args: { href: "#/discover", children: "Discover Recipes" },
} satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Variants: Story = {
  render: eachAcross(LinkButton, { variant: BUTTON_VARIANTS }),
};

export const Sizes: Story = {
  render: eachAcross(LinkButton, { size: BUTTON_SIZES }),
};

export const WithIcon: Story = { args: { icon: <Compass size={20} /> } };

export const FullWidth: Story = { args: { width: "full" } };

export const LongText: Story = { args: { children: `Open the recipe of ${sampleRecipes.grandmas.name}` } };

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...WithIcon, ...rightToLeft };
