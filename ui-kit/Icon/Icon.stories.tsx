import type { Meta, StoryObj } from "@storybook/react-vite";
import Clock from "lucide-react/icons/clock";
import Flame from "lucide-react/icons/flame";
import { Cluster } from "../Cluster/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { Text } from "../Text/mod.ts";
import { eachAcross } from "../testing/each_value.tsx";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { MEAL_RIMS } from "../tokens/mod.ts";
import { MealIcon, PlateIcon } from "./mod.ts";

const meta = { title: "Components/Showing/Icon", component: PlateIcon, args: { size: 24 } } satisfies Meta<
  typeof PlateIcon
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** Each beside its name. */
export const Meals: Story = {
  render: () => (
    <Cluster gap="32">
      {MEAL_RIMS.map((rim) => (
        <Cluster key={rim} gap="8">
          <MealIcon rim={rim} />
          <Text style={{ textTransform: "capitalize" }}>{rim}</Text>
        </Cluster>
      ))}
    </Cluster>
  ),
};

export const Sizes: Story = { render: eachAcross(PlateIcon, { size: [20, 24] }) };

/** Ours among lucide's: one grid, one stroke. */
export const BesideLucide: Story = {
  render: ({ size = 24 }) => (
    <Stack gap="12">
      <Cluster gap="16">
        <PlateIcon size={size} />
        <Clock size={size} aria-hidden="true" />
        <Flame size={size} aria-hidden="true" />
      </Cluster>
      <Text size="meta" tone="soft">
        An icon takes the colour of the text that it stands in.
      </Text>
    </Stack>
  ),
};

export const Narrow: Story = { ...Meals, ...narrow };

export const RightToLeft: Story = { ...Meals, ...rightToLeft };
