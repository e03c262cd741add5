import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleFoods, sampleSuggestions } from "../testing/sample_foods.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { FoodToggle, FoodToggleGroup } from "./mod.ts";

const meta = {
  title: "Components/Choosing/FoodToggle",
  component: FoodToggle,
  subcomponents: { FoodToggleGroup },
  args: { ...sampleFoods.tomatoes, style: { inlineSize: "74px" }, onPressedChange: fn() },
} satisfies Meta<typeof FoodToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Pressed: Story = { args: { pressed: true } };

export const Disabled: Story = { args: { disabled: true } };

/** Eight of them, as in the ingredient builder. */
export const InAGroup: Story = {
  render: () => (
    <FoodToggleGroup
      label="Suggestions"
      defaultValue={["Tomatoes", "Garlic", "Spinach"]}
      style={{ maxInlineSize: "600px" }}
    >
      {sampleSuggestions.map((food) => (
        <FoodToggle key={food.name} value={food.name} {...food} />
      ))}
    </FoodToggleGroup>
  ),
};

export const NoData: Story = { args: { picture: undefined } };

export const LongText: Story = {
  render: () => (
    <FoodToggleGroup label="Suggestions" defaultValue={["long"]} style={{ maxInlineSize: "600px" }}>
      <FoodToggle value="long" name="Slow-roasted San Marzano tomatoes" picture={sampleFoods.tomatoes.picture} />
      <FoodToggle name="Kartoffelklöße" picture={sampleFoods.rice.picture} />
      {sampleSuggestions.map((food) => (
        <FoodToggle key={food.name} {...food} />
      ))}
    </FoodToggleGroup>
  ),
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...LongText, ...rightToLeft };
