import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Chip, PickedChip } from "../Chip/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { sampleFoods } from "../testing/sample_foods.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { CHIP_SELECTIONS, ChipGroup } from "./mod.ts";

const DISH_TYPES = ["Beverage", "Bread", "Breakfast", "Dessert", "drinks", "main dish", "Salad", "Sauce", "Soup"];

const dishChips = DISH_TYPES.map((dish) => (
  <Chip key={dish} value={dish}>
    {dish}
  </Chip>
));

const meta = {
  title: "Components/Choosing/ChipGroup",
  component: ChipGroup,
  argTypes: { children: { control: false } },
  args: {
    label: "Dish types",
    children: dishChips,
    defaultValue: ["main dish", "Soup"],
    onValueChange: fn(),
  },
} satisfies Meta<typeof ChipGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Selections: Story = {
  render: (args) => (
    <Stack gap="24">
      {CHIP_SELECTIONS.map((selection) => (
        <ChipGroup
          key={selection}
          {...args}
          label={`Dish types, ${selection}`}
          selection={selection}
          defaultValue={["Salad"]}
        />
      ))}
    </Stack>
  ),
};

export const Removable: Story = {
  render: () => <Pantry />,
};

export const NoData: Story = { args: { children: [] } };

export const LongText: Story = {
  args: {
    defaultValue: ["train"],
    children: [
      <Chip key="train" value="train">
        Everything that can be eaten with one hand on a train that is late
      </Chip>,
      ...dishChips,
    ],
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = {
  ...rightToLeft,
};

function Pantry() {
  const [foods, setFoods] = useState(Object.values(sampleFoods).map(({ name }) => name));
  return (
    <ChipGroup label="Ingredients">
      {foods.map((food) => (
        <PickedChip
          key={food}
          removeLabel={`Remove ${food}`}
          onRemove={() => setFoods(foods.filter((each) => each !== food))}
        >
          {food}
        </PickedChip>
      ))}
    </ChipGroup>
  );
}
