import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { narrow } from "../../testing/story_frames.ts";
import { Durations, Easings, LessMotion, OtherMotion, SetDown } from "./MotionShow.tsx";

const meta = { title: "Foundations/Motion", component: SetDown } satisfies Meta<typeof SetDown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TheSetDown: Story = {
  async play({ canvas, userEvent }) {
    const before = canvas.getByRole("button", { name: /^Friday Nov 20/u });
    await userEvent.click(canvas.getByRole("button", { name: "Set it down again" }));
    await expect(canvas.getByRole("button", { name: /^Friday Nov 20/u })).not.toBe(before);
  },
};

export const Times: Story = { render: () => <Durations /> };

export const Curves: Story = { render: () => <Easings /> };

export const WhatElseMoves: Story = { render: () => <OtherMotion /> };

export const Less: Story = { render: () => <LessMotion /> };

export const Narrow: Story = { ...narrow };
