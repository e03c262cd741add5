import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../Text/mod.ts";
import { Tray } from "./mod.ts";

const meta = {
  title: "Components/Layout/Tray",
  component: Tray,
  args: { "aria-label": "Work", children: <Text>Trays hold work: a form, a list, a week.</Text> },
} satisfies Meta<typeof Tray>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
