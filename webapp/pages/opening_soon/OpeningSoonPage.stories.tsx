import type { Meta, StoryObj } from "@storybook/react-vite";
import { memoryServices, Screen } from "../../testing/mod.ts";

const meta = {
  title: "Screens/Opening soon",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/community", services: memoryServices() },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await canvas.findByText("This page opens soon.");
  },
};
