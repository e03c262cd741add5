import { expect, spyOn } from "storybook/test";
import { calendarDate } from "../../../core/shared/mod.ts";
import { memoryServices, plannedWeek, storyRecipe } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";
import { savedSlotState } from "./mod.ts";

export default {
  title: "Screens/Week",
  ...screens,
  args: { at: "/week", services: memoryServices({ mealPlan: { planned: plannedWeek } }) },
} satisfies ScreenMeta;

const soup = storyRecipe("miso-mushroom-ramen");
const week = calendarDate("2026-11-19");

export const Filled: Story = shows([
  { heading: "Plan Your Week" },
  "Nov 16 – Nov 22, 2026",
  { button: "Thursday Nov 19, Breakfast: Shakshuka with Feta" },
]);

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
export const PortionsAndLeftovers: Story = shows(
  [{ button: /^Wednesday Nov 18, Snacks: .+\. Leftovers of Monday's Snacks$/u }, "Leftovers", "2 ½ portions"],
  {
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
  },
);

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

export const Empty: Story = shows({ button: "Wednesday Nov 18, Dinner: empty" }, { services: memoryServices() });

export const AnotherWeek: Story = shows(["Nov 23 – Nov 29, 2026", { button: "Thursday Nov 26, Breakfast: empty" }], {
  mealPlan: { planned: plannedWeek },
  press: ["Next week"],
});

// #plan-loading
export const Loading: Story = shows("Syncing your meal plan…", { mealPlan: { hanging: ["listWeek"] } });

export const Failed: Story = shows("Your meals could not be loaded.", { mealPlan: { failing: ["listWeek"] } });

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
