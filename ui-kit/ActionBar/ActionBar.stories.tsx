import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/mod.ts";
import { ProgressDots } from "../ProgressDots/mod.ts";
import { ActionBar } from "./mod.ts";

const meta = {
  title: "Components/Layout/ActionBar",
  component: ActionBar,
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
    end: <Button>Continue</Button>,
  },
} satisfies Meta<typeof ActionBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const NotYet: Story = { args: { end: <Button disabled>Continue</Button> } };
