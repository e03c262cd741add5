import type { Meta, StoryObj } from "@storybook/react-vite";
import { memoryServices, Screen } from "../../testing/mod.ts";

const meta = {
  title: "Screens/Not found",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/breakfast-in-bed", services: memoryServices() },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { name: "Page not found" });
  },
};

/** Without a session there is no navbar. */
export const SignedOut: Story = {
  ...Default,
  args: { services: memoryServices({ identity: { signedIn: undefined } }) },
};
