import type { Meta, StoryObj } from "@storybook/react-vite";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { type Nutrient, NutritionPanel } from "./mod.ts";

const nutrients: readonly Nutrient[] = [
  { name: "Calories", value: "534,000", unit: "cal", share: 0.66, rim: "breakfast" },
  { name: "Protein", value: "38", unit: "g", share: 0.76, rim: "dinner" },
  { name: "Carbs", value: "41", unit: "g", share: 0.47, rim: "lunch" },
  { name: "Fat", value: "24", unit: "g", share: 0.55, rim: "snacks" },
];

const meta = {
  title: "Components/Showing/NutritionPanel",
  component: NutritionPanel,
  args: { nutrients, note: "534 kcal per serving" },
} satisfies Meta<typeof NutritionPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** As small as the dials of the reference. */
export const Small: Story = { args: { style: { inlineSize: "390px" } } };

export const MoreThanADay: Story = {
  args: { nutrients: [{ name: "Calories", value: "3,204,000", unit: "cal", share: 1.6, rim: "breakfast" }], note: "" },
};

/** More nutrients, not all of them known for the whole weight. */
export const More: Story = {
  args: {
    more: [
      { name: "Fibre", text: "6.2 g" },
      { name: "Saturated fat", text: "4.1 g" },
      { name: "Salt", text: "1.3 g (known for 82 % of the weight)" },
    ],
  },
};

/** One value is not known. */
export const Unknown: Story = {
  args: {
    nutrients: nutrients.map((nutrient) => (nutrient.name === "Carbs" ? { ...nutrient, value: null } : nutrient)),
  },
};

/** No value is known. */
export const NoData: Story = {
  args: { nutrients: nutrients.map((nutrient) => ({ ...nutrient, value: null })), note: undefined },
};

export const LongText: Story = {
  args: {
    nutrients: nutrients.map((nutrient) =>
      nutrient.name === "Fat" ? { ...nutrient, name: "Saturated and unsaturated fatty acids" } : nutrient,
    ),
    note: "534 kcal per serving · Known for 87 % of the weight, as Grandma Ingeborg does not say how much basil she takes",
  },
};

export const Narrow: Story = { ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };
