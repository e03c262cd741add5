import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleDays, sampleMealAt, sampleMeals } from "../testing/sample_recipes.ts";
import { WeekGrid } from "./mod.ts";

const meta = {
  title: "Components/Showing/WeekGrid",
  component: WeekGrid,
  args: {
    label: "Nov 16 – Nov 22, 2026",
    days: sampleDays,
    meals: sampleMeals,
    mealAt: sampleMealAt,
    loadingText: "Syncing your meal plan…",
    onOpen: fn(),
    onEmpty: fn(),
    onWeek: fn(),
  },
} satisfies Meta<typeof WeekGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Wednesday Nov 18, Dinner: empty" }));
    await expect(args.onOpen).toHaveBeenCalledWith({ day: "Wednesday", meal: "Dinner" });
  },
};

export const Playground: Story = {};

/** One tab stop, at today; the arrows move as seen. */
export const Keyboard: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Thursday Nov 19, Breakfast/ })).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    await expect(args.onWeek).toHaveBeenCalledWith(1);
  },
};

export const Empty: Story = { args: { mealAt: () => undefined } };

export const Loading: Story = { args: { state: "loading" } };

export const JustSaved: Story = { args: { justSaved: { day: "Thursday", meal: "Dinner" } } };

export const AnotherWeek: Story = {
  args: { days: sampleDays.map(({ day, date, number }) => ({ day, date, number })) },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <WeekGrid {...args} />
    </div>
  ),
};
