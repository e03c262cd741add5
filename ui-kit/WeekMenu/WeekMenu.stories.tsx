import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { withGutter } from "../testing/page_gutter.tsx";
import { missingPicture } from "../testing/sample_pictures.ts";
import { sampleDays, sampleMealAt, sampleMeals, sampleRecipes } from "../testing/sample_recipes.ts";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { WeekMenu } from "./mod.ts";

const meta = {
  title: "Components/Showing/WeekMenu",
  component: WeekMenu,
  decorators: [withGutter],
  parameters: { layout: "fullscreen" },
  args: {
    label: "Nov 16 – Nov 22, 2026",
    days: sampleDays,
    meals: sampleMeals,
    mealAt: sampleMealAt,
    hrefFor: (day, meal) => `#/select-meal/${day}?time=${meal}`,
    loadingText: "Syncing your weekly meals…",
    onWeek: fn(),
  },
} satisfies Meta<typeof WeekMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** One tab stop, at today; the arrow keys move in the visual direction. */
export const Keyboard: Story = { ...focused };

/** The actions on a planned meal, in a menu. */
export const WithMenu: Story = {
  args: {
    menuAt: () => [
      { text: "Open recipe", onSelect: fn() },
      { text: "Clear", tone: "danger", onSelect: fn() },
    ],
  },
};

export const WithMenuNarrow: Story = { ...WithMenu, ...narrow };

export const Loading: Story = { args: { state: "loading" } };

export const AnotherWeek: Story = {
  args: { days: sampleDays.map(({ day, date, number }) => ({ day, date, number })) },
};

/** A week in which nothing is planned. */
export const NoData: Story = { args: { mealAt: () => undefined } };

export const PictureMissing: Story = {
  args: { mealAt: () => ({ ...sampleRecipes.grainBowl, picture: missingPicture }) },
};

export const LongText: Story = { args: { mealAt: () => sampleRecipes.grandmas } };

export const Narrow: Story = { ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };
