import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { calendarDate } from "../../../core/shared/mod.ts";
import { memoryServices, plannedWeek, Screen, storyRecipe } from "../../testing/mod.ts";
import { savedSlotState } from "./mod.ts";

const meta = {
  title: "Screens/Week",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/week", services: memoryServices({ mealPlan: { planned: plannedWeek } }) },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

const soup = storyRecipe("miso-mushroom-ramen");
const week = calendarDate("2026-11-19");

export const Filled: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "Plan Your Week" });
    await expect(canvas.getByText("Nov 16 – Nov 22, 2026")).toBeVisible();
    await canvas.findByRole("button", { name: "Thursday Nov 19, Breakfast: Shakshuka with Feta" });
  },
};

/** Some meals break food rules of the person. */
export const BreaksRules: Story = {
  args: {
    services: memoryServices({
      mealPlan: { planned: plannedWeek },
      account: { foodRules: { intolerances: ["fish"], dislikedFoods: ["tomato", "basil"] } },
    }),
  },
  async play({ canvas }) {
    await canvas.findByRole("button", {
      name: /^Thursday Nov 19, Dinner: Lemon Salmon .+\. Contains fish \(salmon fillet\)$/u,
    });
    await expect(canvas.getByText("Contains fish")).toBeVisible();
    await expect(canvas.getAllByText(/^Contains tomato/u)).toHaveLength(2);
  },
};

/** Some meals have portions of their own, or are leftovers of an earlier one. */
export const PortionsAndLeftovers: Story = {
  args: {
    services: memoryServices({
      mealPlan: {
        planned: [
          ...plannedWeek.filter(({ slot }) => slot.mealTime !== "Snacks"),
          { slot: { day: "Monday", mealTime: "Snacks", date: week }, recipe: soup, portions: 2.5 },
          {
            slot: { day: "Wednesday", mealTime: "Snacks", date: week },
            recipe: soup,
            leftoversOf: { date: calendarDate("2026-11-16"), mealTime: "Snacks" },
          },
        ],
      },
    }),
  },
  async play({ canvas }) {
    await canvas.findByRole("button", { name: /^Wednesday Nov 18, Snacks: .+\. Leftovers of Monday's Snacks$/u });
    await expect(canvas.getByText("Leftovers")).toBeVisible();
    await expect(canvas.getByText("2 ½ portions")).toBeVisible();
  },
};

/** Each day beside the person's aims. */
export const Nutrition: Story = {
  args: {
    services: memoryServices({
      mealPlan: { planned: plannedWeek },
      account: { settings: { aims: { kcal: 1_200, proteinGrams: 50, fiberGrams: 10, saltGrams: 2 } } },
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Show nutrition" }));
    await canvas.findByRole("heading", { name: /^Average of \d planned days$/u });
    await expect(canvas.getByRole("link", { name: "Change your aims" })).toHaveAttribute("href", "/settings#aims");
  },
};

export const Empty: Story = {
  args: { services: memoryServices() },
  async play({ canvas }) {
    await canvas.findByRole("button", { name: "Wednesday Nov 18, Dinner: empty" });
  },
};

export const AnotherWeek: Story = {
  args: { services: memoryServices({ mealPlan: { planned: plannedWeek } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Next week" }));
    await canvas.findByText("Nov 23 – Nov 29, 2026");
    await canvas.findByRole("button", { name: "Thursday Nov 26, Breakfast: empty" });
  },
};

export const Loading: Story = {
  args: { services: memoryServices({ mealPlan: { hanging: ["listWeek"] } }) },
  async play({ canvas }) {
    await canvas.findByText("Syncing your meal plan…");
  },
};

export const Failed: Story = {
  args: { services: memoryServices({ mealPlan: { failing: ["listWeek"] } }) },
  async play({ canvas }) {
    await canvas.findByText("Your meals could not be loaded.");
  },
};

/** Every screen shows this without a network. */
export const Offline: Story = {
  args: { services: memoryServices({ mealPlan: { planned: plannedWeek } }) },
  beforeEach() {
    const network = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    return () => network.mockRestore();
  },
  async play({ canvas }) {
    await canvas.findByText("You are offline. New things load when you are back.");
  },
};

export const RepeatLastWeek: Story = {
  args: { at: "/week?date=2026-11-26", services: memoryServices({ mealPlan: { planned: plannedWeek } }) },
  async play({ canvas, userEvent }) {
    await canvas.findByRole("button", { name: "Thursday Nov 26, Breakfast: empty" });
    await userEvent.click(canvas.getByRole("button", { name: "Repeat last week" }));
    await canvas.findByRole("button", { name: "Thursday Nov 26, Breakfast: Shakshuka with Feta" });
    await canvas.findByText("16 meals of last week are on the table.");
  },
};

/** After a meal was saved. */
export const JustSaved: Story = {
  args: {
    at: {
      pathname: "/week",
      search: "?date=2026-11-19",
      state: savedSlotState({ day: "Saturday", mealTime: "Dinner" }),
    },
  },
};
