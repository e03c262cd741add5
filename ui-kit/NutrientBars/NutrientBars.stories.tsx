import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { type NutrientBar, NutrientBars } from "./mod.ts";

const day: readonly NutrientBar[] = [
  { name: "Energy", amount: "1,930 kcal", aim: { text: "about 2,000 kcal", share: 0.965, verdict: "met" } },
  { name: "Protein", amount: "31 g", aim: { text: "at least 50 g", share: 0.62, verdict: "low" } },
  { name: "Carbs", amount: "244 g", aim: { text: "about 260 g", share: 0.94, verdict: "met" } },
  { name: "Fat", amount: "92 g", aim: { text: "at most 70 g", share: 1.31, verdict: "high" } },
  {
    name: "Saturated fat",
    amount: "44 g",
    aim: { text: "at most 20 g", share: 2.2, verdict: "high" },
    note: "82 % known",
  },
  { name: "Fibre", amount: "25 g", aim: { text: "at least 25 g", share: 1, verdict: "met" } },
  { name: "Salt", amount: "0 g", aim: { text: "at most 6 g", share: 0, verdict: "met" }, note: "0 % known" },
];

const meta = {
  title: "Components/Showing/NutrientBars",
  component: NutrientBars,
  args: { nutrients: day, style: { maxInlineSize: "170px" } },
} satisfies Meta<typeof NutrientBars>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** The average of a week, over the whole page. */
export const Wide: Story = { args: { style: {} } };

/** A person without aims sees the amounts alone. */
export const WithoutAims: Story = {
  args: { nutrients: day.map(({ aim: _aim, ...nutrient }) => nutrient) },
};

export const LongText: Story = {
  args: {
    nutrients: [
      {
        name: "Carbohydrates without the sugar alcohols",
        amount: "12,345.6 grams",
        aim: { text: "about 260 g", share: 1.4, verdict: "high" },
        note: "known of 82 % of the weight of these meals",
      },
    ],
  },
};

export const Narrow: Story = { ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
