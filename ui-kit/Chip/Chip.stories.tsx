import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { eachAcross } from "../testing/each_value.tsx";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { CHIP_VARIANTS, Chip, PickedChip } from "./mod.ts";

const meta = {
  title: "Components/Choosing/Chip",
  component: Chip,
  subcomponents: { PickedChip },
  args: { children: "main dish", onPressedChange: fn() },
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Variants: Story = { render: eachAcross(Chip, { variant: CHIP_VARIANTS }) };

export const Pressed: Story = { args: { pressed: true } };

export const Disabled: Story = {
  render: (args) => (
    <Cluster>
      {CHIP_VARIANTS.map((variant) => (
        <Chip key={variant} {...args} variant={variant} disabled>
          {variant}
        </Chip>
      ))}
      <Chip {...args} pressed disabled>
        pressed
      </Chip>
    </Cluster>
  ),
};

const onRemove = fn();

export const Picked: Story = {
  render: () => (
    <PickedChip removeLabel="Remove Garlic" onRemove={onRemove}>
      Garlic
    </PickedChip>
  ),
};

const LONG = "Everything that can be eaten with one hand on a train that is late";

export const LongText: Story = {
  render: (args) => (
    <Cluster>
      <Chip {...args} pressed>
        {LONG}
      </Chip>
      <PickedChip removeLabel={`Remove ${LONG}`} onRemove={onRemove}>
        {LONG}
      </PickedChip>
      <Chip {...args}>Hähnchenbrustfiletgeschnetzeltesmitchampignonrahmsoße</Chip>
    </Cluster>
  ),
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = {
  ...rightToLeft,
  render: (args) => (
    <Cluster>
      <Chip {...args} pressed>
        شوربة
      </Chip>
      <PickedChip removeLabel="إزالة الثوم" onRemove={onRemove}>
        الثوم
      </PickedChip>
    </Cluster>
  ),
};
