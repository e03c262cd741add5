import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../Badge/mod.ts";
import { Stack } from "./mod.ts";

const meta = {
  title: "Components/Layout/Stack",
  component: Stack,
  args: {
    children: ["Smart matches", "Quick to cook", "Fewer missing items"].map((text) => <Badge key={text}>{text}</Badge>),
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Wide: Story = { args: { gap: "40", align: "start" } };
