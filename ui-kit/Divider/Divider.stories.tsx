import type { Meta, StoryObj } from "@storybook/react-vite";
import { Divider } from "./mod.ts";

const meta = { title: "Components/Layout/Divider", component: Divider, args: { children: "OR" } } satisfies Meta<typeof Divider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Plain: Story = { args: { children: undefined } };
