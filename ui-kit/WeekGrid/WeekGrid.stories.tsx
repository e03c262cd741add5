import type { Meta, StoryObj } from "@storybook/react-vite";
import X from "lucide-react/icons/x";
import { expect, fn, waitFor } from "storybook/test";
import { IconButton } from "../IconButton/mod.ts";
import { withGutter } from "../testing/page_gutter.tsx";
import { sampleDays, sampleMealAt, sampleMeals, sampleRecipes } from "../testing/sample_recipes.ts";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { WeekGrid } from "./mod.ts";

const meta = {
  title: "Components/Showing/WeekGrid",
  component: WeekGrid,
  decorators: [withGutter],
  parameters: { layout: "fullscreen" },
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

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** One tab stop, at today; the arrow keys move in the visual direction. */
export const Keyboard: Story = { ...focused };

/** A plate is being moved by keyboard. */
export const Moving: Story = {
  args: { onMove: fn() },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard("m{ArrowDown}");
    await expect(canvas.getByText(/^Berry Yoghurt with Oat Crumble picked up/u)).toBeInTheDocument();
  },
};

/** The actions on a planned meal, in a menu. */
export const WithMenu: Story = {
  args: {
    onMove: fn(),
    menuAt: (_place, { pickUp }) => [
      { text: "Open recipe", onSelect: fn() },
      { text: "Move", onSelect: pickUp },
      { text: "Clear", tone: "danger", onSelect: fn() },
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "More for Thursday Nov 19, Dinner" }));
    const clear = await canvas.findByRole("menuitem", { name: "Clear" });
    await waitFor(() => expect(clear).toBeVisible());
  },
};

export const WithMenuNarrow: Story = { args: { ...WithMenu.args }, ...narrow };

/** Suggested meals, each with buttons. Below 1240 px the slots are lines. */
export const WithActions: Story = {
  args: {
    mealAt(day, meal) {
      const recipe = sampleMealAt(day, meal);
      return (
        recipe && {
          ...recipe,
          look: "tentative",
          note: { text: "Suggested", fullText: "Suggested" },
          detail: "27 g fibre bring Saturday to 39 g",
        }
      );
    },
    renderActions: ({ day, meal }, props) =>
      sampleMealAt(day, meal) ? (
        <IconButton {...props} size="small" variant="ghost" label={`Clear ${day} ${meal}`} icon={<X size={20} />} />
      ) : null,
  },
};

export const WithActionsNarrow: Story = { ...WithActions, ...narrow };

export const Loading: Story = { args: { state: "loading" } };

export const JustSaved: Story = { args: { justSaved: { day: "Thursday", meal: "Dinner" } } };

export const AnotherWeek: Story = {
  args: { days: sampleDays.map(({ day, date, number }) => ({ day, date, number })) },
};

/** A week in which nothing is planned. */
export const NoData: Story = { args: { mealAt: () => undefined } };

export const LongText: Story = { args: { mealAt: () => sampleRecipes.grandmas } };

export const Narrow: Story = { ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };
