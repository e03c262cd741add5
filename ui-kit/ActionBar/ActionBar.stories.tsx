import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../Button/mod.ts";
import { ProgressDots } from "../ProgressDots/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { ActionBar } from "./mod.ts";

const onContinue = fn();

const meta = {
  title: "Components/Layout/ActionBar",
  component: ActionBar,
  argTypes: { start: { control: false }, middle: { control: false }, end: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "200px" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    start: <Button variant="ghost">← Back</Button>,
    middle: <ProgressDots count={3} current={2} />,
    end: <Button onClick={onContinue}>Continue</Button>,
  },
} satisfies Meta<typeof ActionBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const NotYet: Story = { args: { end: <Button disabled>Continue</Button> } };

/** The first step has no way back. */
export const FirstStep: Story = { args: { start: undefined, middle: <ProgressDots count={3} current={1} /> } };

export const LongText: Story = {
  args: {
    start: <Button variant="ghost">← Back to the ingredients</Button>,
    end: <Button>Continue to the week</Button>,
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
