import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../Text/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { TextLink } from "./mod.ts";

const meta = {
  title: "Components/Actions/TextLink",
  component: TextLink,
  argTypes: { component: { control: false } },
  args: { href: "#/login", children: "Login" },
} satisfies Meta<typeof TextLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const WithinText: Story = {
  render: (args) => (
    <Text tone="soft">
      Already have an account? <TextLink {...args} />
    </Text>
  ),
};

export const Back: Story = { args: { href: "#/discover", children: "← Back" } };

/** In a sentence it breaks with its line. */
export const LongText: Story = {
  ...WithinText,
  args: { href: "#/recipe", children: sampleRecipes.grandmas.name },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...WithinText, ...rightToLeft };
