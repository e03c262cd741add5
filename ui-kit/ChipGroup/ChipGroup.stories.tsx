import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chip } from "../Chip/mod.ts";
import { ChipGroup } from "./mod.ts";

const DISH_TYPES = ["Beverage", "Bread", "Breakfast", "Dessert", "drinks", "main dish", "Salad", "Sauce", "Soup"];

const meta = {
  title: "Components/Choosing/ChipGroup",
  component: ChipGroup,
  args: {
    label: "Dish types",
    children: DISH_TYPES.map((dish) => (
      <Chip key={dish} defaultPressed={dish === "Soup"}>
        {dish}
      </Chip>
    )),
  },
} satisfies Meta<typeof ChipGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Narrow: Story = { args: { style: { inlineSize: "320px" } } };
