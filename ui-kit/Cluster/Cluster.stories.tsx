import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../Badge/mod.ts";
import { Cluster } from "./mod.ts";

const meta = {
  title: "Components/Layout/Cluster",
  component: Cluster,
  args: {
    children: ["Smart matches", "Quick to cook", "Fewer missing items"].map((text) => <Badge key={text}>{text}</Badge>),
  },
} satisfies Meta<typeof Cluster>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Wide: Story = { args: { gap: "40", align: "start" } };

export const Apart: Story = { args: { justify: "space-between" } };
