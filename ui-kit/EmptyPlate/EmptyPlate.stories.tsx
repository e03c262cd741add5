import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyPlate } from "./mod.ts";

const meta = { title: "Components/Showing/EmptyPlate", component: EmptyPlate } satisfies Meta<typeof EmptyPlate>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: "+" } };
