import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
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

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    const input = canvas.getByRole("textbox", { name: "Message to Tomás Herrera" });
    await userEvent.type(input, "  {Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, "Did you toast the mushrooms first?{Enter}");
    await expect(args.onSend).toHaveBeenCalledWith("Did you toast the mushrooms first?");
    await expect(input).toHaveValue("");
    await userEvent.type(input, "Thanks.");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSend).toHaveBeenLastCalledWith("Thanks.");
    await expect(input).toHaveFocus();
  },
};

export const Playground: Story = {};

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
