import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../Text/mod.ts";
import { TextLink } from "./mod.ts";

const meta = {
  title: "Components/Actions/TextLink",
  component: TextLink,
  args: { href: "#/login", children: "Login" },
} satisfies Meta<typeof TextLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const WithinText: Story = {
  render: (args) => (
    <Text tone="soft">
      Already have an account? <TextLink {...args} />
    </Text>
  ),
};

export const Back: Story = { args: { href: "#/discover", children: "← Back" } };
