import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
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

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    const food = canvas.getByRole("button", { name: "Tomatoes" });
    await userEvent.click(food);
    await expect(food).toHaveAttribute("aria-pressed", "true");
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
  },
};

export const Playground: Story = {};

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
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Rice" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Spinach" })).toHaveFocus();
  },
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
