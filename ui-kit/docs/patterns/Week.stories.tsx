import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { sampleRecipes } from "../../testing/sample_recipes.ts";
import { PlanWeek } from "./PlanWeek.tsx";
import { ReviewWeek } from "./ReviewWeek.tsx";
import { SelectMeal } from "./SelectMeal.tsx";
import { framed, phone } from "./story_parts.ts";

const meta = {
  title: "Patterns/Week",
  component: PlanWeek,
  parameters: framed("820px"),
  args: { state: "ready", onRetry: fn() },
} satisfies Meta<typeof PlanWeek>;

export default meta;

type Story = StoryObj<typeof meta>;
type SelectStory = StoryObj<typeof SelectMeal>;
type ReviewStory = StoryObj<typeof ReviewWeek>;

export const Filled: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("grid", { name: "Nov 16 – Nov 22, 2026" })).toBeVisible();
    const today = canvas.getByRole("button", { name: "Thursday Nov 19, Breakfast: Berry Yoghurt with Oat Crumble" });
    await expect(today).toHaveAttribute("aria-current", "date");
  },
};

/** From an empty slot to a laid one: open, choose, save. */
export const LayingAMeal: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Friday Nov 20, Dinner: empty" }));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Pick Dinner for Friday");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();

    await userEvent.click(canvas.getByRole("button", { name: "Select Pan Pizza Margherita" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByRole("button", { name: "Friday Nov 20, Dinner: Pan Pizza Margherita" })).toBeVisible();
  },
};

/** The plate is set down as one arrives; another week sets nothing down again. */
export const SetDown: Story = { args: { justSaved: { day: "Thursday", meal: "Dinner" } } };

/** No question before, a way back after. */
export const Emptying: Story = {
  async play({ canvas, userEvent }) {
    const name = "Thursday Nov 19, Dinner: Lemon Salmon with Dill Potatoes";
    canvas.getByRole("button", { name }).focus();
    await userEvent.keyboard("{Delete}");
    await expect(canvas.getByRole("button", { name: "Thursday Nov 19, Dinner: empty" })).toHaveFocus();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Thursday's Dinner is empty.");

    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("button", { name })).toBeVisible();

    canvas.getByRole("button", { name }).focus();
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(canvas.getByRole("alert")).toBeVisible());
  },
};

/** Buttons, date and Page Down lead to the same weeks, and the title says which. */
export const AnotherWeek: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Next week" }));
    await expect(canvas.getByText("Nov 23 – Nov 29, 2026")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Thursday Nov 26, Dinner: empty" })).toBeVisible();
    await expect(canvas.getByLabelText("Jump to date")).toHaveValue("2026-11-26");

    canvas.getByRole("button", { name: "Monday Nov 23, Breakfast: empty" }).focus();
    await userEvent.keyboard("{PageDown}");
    await expect(canvas.getByText("Nov 30 – Dec 6, 2026")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: "loading" },
  async play({ canvas }) {
    await expect(canvas.getByText("Syncing your meal plan…")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next week" })).toBeEnabled();
  },
};

export const Failed: Story = {
  args: { state: "failed" },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your meals could not be loaded.");
    await expect(canvas.getByRole("grid")).toBeVisible();
  },
};

export const TryingAgain: Story = {
  ...Failed,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...Filled, ...phone };

export const PickingAMeal: SelectStory = {
  args: {
    slot: { day: "Friday", meal: "Dinner" },
    date: "Nov 20",
    onSave: fn(),
    onRemove: fn(),
  },
  render: (args) => <SelectMeal {...args} />,
  async play({ canvas }) {
    await expect(canvas.getByText("Choose a meal to save it for Dinner.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Remove" })).not.toBeInTheDocument();
  },
};

export const Chosen: SelectStory = {
  ...PickingAMeal,
  args: { ...PickingAMeal.args, choice: sampleRecipes.bolognese, planned: sampleRecipes.grainBowl },
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: "Select Spaghetti Bolognese" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.getByRole("region", { name: "Selection" })).toHaveTextContent("Dinner, Friday Nov 20");
    await expect(canvas.getByRole("button", { name: "Remove" })).toBeVisible();
  },
};

/** One at a time: choosing another gives the first one up. The dock says what is saved where. */
export const ChoosingAnother: SelectStory = {
  ...Chosen,
  async play({ args, canvas, userEvent }) {
    const bolognese = canvas.getByRole("button", { name: "Select Spaghetti Bolognese" });
    await userEvent.click(canvas.getByRole("button", { name: "Select Pan Pizza Margherita" }));
    await expect(bolognese).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByRole("region", { name: "Selection" })).toHaveTextContent(
      "Dinner, Friday Nov 20Pan Pizza Margherita",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith(sampleRecipes.margherita);
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Saving: SelectStory = {
  ...PickingAMeal,
  args: { ...PickingAMeal.args, choice: sampleRecipes.bolognese, isSaving: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();
  },
};

/** What was chosen stays in the dock while the chips show other plates, or none. */
export const NoMealForTheChips: SelectStory = {
  ...PickingAMeal,
  args: { ...PickingAMeal.args, choice: sampleRecipes.bolognese },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Soup" }));
    await expect(canvas.getByText("No recipes found for the selected filter.")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Selection" })).toHaveTextContent("Spaghetti Bolognese");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeEnabled();
  },
};

export const ChosenPhone: SelectStory = { ...Chosen, ...phone };

export const Review: ReviewStory = {
  args: { state: "ready", onRetry: fn() },
  render: (args) => <ReviewWeek {...args} />,
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Wednesday Nov 18, Dinner: empty" })).toHaveAttribute(
      "href",
      "#/select-meal/Wednesday?time=Dinner",
    );
  },
};

export const ReviewAnotherWeek: ReviewStory = {
  ...Review,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Previous week" }));
    await expect(canvas.getByText("Nov 9 – Nov 15, 2026")).toBeVisible();
  },
};

export const ReviewLoading: ReviewStory = {
  ...Review,
  args: { ...Review.args, state: "loading" },
  async play({ canvas }) {
    await expect(canvas.getByText("Syncing your weekly meals…")).toBeVisible();
  },
};

export const ReviewFailed: ReviewStory = {
  ...Review,
  args: { ...Review.args, state: "failed" },
  async play({ canvas }) {
    await expect(canvas.getByText("Error fetching saved meals")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next week" })).toBeEnabled();
  },
};

export const ReviewPhone: ReviewStory = { ...Review, ...phone };
