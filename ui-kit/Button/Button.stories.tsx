import type { Meta, StoryObj } from "@storybook/react-vite";
import Trash from "lucide-react/icons/trash-2";
import { fn } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { eachAcross } from "../testing/each_value.tsx";
import { PSEUDO_STATES, PseudoStates, pseudoState } from "../testing/pseudo_states.tsx";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { BUTTON_SIZES, BUTTON_VARIANTS, BUTTON_WIDTHS, Button } from "./mod.ts";

const meta = {
  title: "Components/Actions/Button",
  component: Button,
  argTypes: {
    icon: { control: false },
  },
  args: { children: "Create Account", busyText: "Creating…", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Variants: Story = {
  render: eachAcross(Button, { variant: BUTTON_VARIANTS }),
};

export const Sizes: Story = {
  render: eachAcross(Button, { size: BUTTON_SIZES }),
};

/** At rest, under the pointer, pressed, with the keyboard's focus, busy and disabled: each variant in a row. */
export const States: Story = {
  render: (args) => (
    <PseudoStates>
      <Stack gap="16">
        {BUTTON_VARIANTS.map((variant) => (
          <Cluster key={variant} gap="10">
            <Button {...args} variant={variant} />
            {PSEUDO_STATES.map((state) => (
              <Button key={state} {...args} {...pseudoState(state)} variant={variant} />
            ))}
            <Button {...args} variant={variant} busy />
            <Button {...args} variant={variant} busyText={undefined} disabled>
              Save
            </Button>
          </Cluster>
        ))}
      </Stack>
    </PseudoStates>
  ),
};

export const Disabled: Story = { ...Variants, args: { disabled: true } };

export const Busy: Story = { args: { busy: true } };

export const WithIcon: Story = { args: { variant: "danger", icon: <Trash size={20} />, children: "Remove" } };

export const Widths: Story = {
  render: (args) => (
    <Stack gap="16">
      {BUTTON_WIDTHS.map((width) => (
        <div key={width}>
          <Button {...args} width={width} />
        </div>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: { children: "Save Grandma Ingeborg's Slow-Roasted Tomato Soup for Thursday's dinner" },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft, args: { icon: <Trash size={20} /> } };
