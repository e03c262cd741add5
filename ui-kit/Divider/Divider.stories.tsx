import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { Divider } from "./mod.ts";

const meta = { title: "Components/Layout/Divider", component: Divider, args: { children: "OR" } } satisfies Meta<
  typeof Divider
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Plain: Story = { args: { children: undefined } };

export const LongText: Story = { args: { children: "OR WITH AN ACCOUNT THAT YOU ALREADY HAVE ELSEWHERE" } };

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
