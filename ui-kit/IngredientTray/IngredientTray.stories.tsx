import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Button } from "../Button/mod.ts";
import { sampleFoods, samplePantry } from "../testing/sample_foods.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { IngredientTray, type IngredientTrayProps } from "./mod.ts";

const meta = {
  title: "Components/Choosing/IngredientTray",
  component: IngredientTray,
  argTypes: { action: { control: false } },
  args: {
    label: "Your ingredients",
    ingredients: samplePantry,
    summary: "5 ingredient(s) selected",
    emptyText: "Add what you have, or pick from the suggestions.",
    action: <Button>Find Recipes</Button>,
    style: { maxInlineSize: "590px" },
    onRemove: fn(),
  },
} satisfies Meta<typeof IngredientTray>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Pantry {...args} />,
};

export const Playground: Story = { tags: ["!test"] };

export const NoData: Story = { args: { ingredients: [], summary: "0 ingredient(s) selected" } };

/** Foods without a drawing only have a chip. */
export const WithoutPictures: Story = {
  args: {
    ingredients: [{ name: "Nigella seeds" }, { name: "Sumac" }, sampleFoods.garlic],
    summary: "3 ingredient(s) selected",
  },
};

export const ManyIngredients: Story = {
  args: {
    ingredients: [...Object.values(sampleFoods), { name: "Sumac" }],
    summary: "11 ingredient(s) selected",
  },
};

export const LongText: Story = {
  args: {
    ingredients: [
      {
        name: "Slow-roasted San Marzano tomatoes from the garden, the last of the year",
        picture: sampleFoods.tomatoes.picture,
      },
      { name: "Hähnchenbrustfiletgeschnetzelteszubereitung" },
      sampleFoods.lemon,
    ],
    summary: "3 ingredient(s) selected",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

function Pantry({ ingredients: first, onRemove, ...rest }: IngredientTrayProps) {
  const [ingredients, setIngredients] = useState(first);
  return (
    <IngredientTray
      {...rest}
      ingredients={ingredients}
      onRemove={(removed, place) => {
        onRemove(removed, place);
        setIngredients(ingredients.filter((each) => each !== removed));
      }}
      summary={`${ingredients.length} ingredient(s) selected`}
    />
  );
}
