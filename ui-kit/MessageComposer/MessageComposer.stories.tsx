import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { MessageComposer } from "./mod.ts";

const meta = {
  title: "Components/Chat/MessageComposer",
  component: MessageComposer,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "344px" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: "Message to Tomás Herrera",
    placeholder: "Type your message...",
    onSend: fn(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof MessageComposer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Written: Story = { args: { defaultValue: "Did you toast the mushrooms first?" } };

export const NearTheLimit: Story = {
  args: { maxLength: 58, defaultValue: "Was the broth white miso or red? Mine turned out too ", counterText: leftText },
};

export const AtTheLimit: Story = {
  args: { maxLength: 53, defaultValue: "Was the broth white miso or red? Mine turned out too ", counterText: leftText },
};

export const Disabled: Story = { args: { disabledReason: "Log in again to write to Tomás." } };

export const NoData: Story = { args: { placeholder: undefined } };

export const LongText: Story = {
  args: {
    defaultValue:
      "Flour, eggs, salt.\nKneadthedoughuntilitissmoothandelasticandthenforgetitforanhour\nRoll it out.\nCut it.\nBoil it.\nEat it while it is hot.",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft, args: { placeholder: "اكتب رسالتك…" } };

function leftText(left: number): string {
  return `${left} characters left`;
}
