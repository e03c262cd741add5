import type { Meta, StoryObj } from "@storybook/react-vite";
import { NutritionPanel } from "./mod.ts";

const meta = {
  title: "Components/Showing/NutritionPanel",
  component: NutritionPanel,
  args: {
    nutrients: [
      { name: "Calories", value: "534,000", unit: "cal", share: 0.27, rim: "breakfast" },
      { name: "Protein", value: "38", unit: "g", share: 0.76, rim: "dinner" },
      { name: "Carbs", value: "41", unit: "g", share: 0.16, rim: "lunch" },
      { name: "Fat", value: "24", unit: "g", share: 0.34, rim: "snacks" },
    ],
    note: "534 kcal per serving",
  },
} satisfies Meta<typeof NutritionPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Narrow: Story = { args: { style: { inlineSize: "328px" } } };

export const MoreThanADay: Story = {
  args: { nutrients: [{ name: "Calories", value: "3,204,000", unit: "cal", share: 1.6, rim: "breakfast" }], note: "" },
};
