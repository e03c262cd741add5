import { expect, within } from "storybook/test";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { narrow } from "../../../ui-kit/testing/story_frames.ts";
import {
  type MemoryServicesOptions,
  memoryServices,
  plannedWeek,
  seedPlan,
  storyRecipe,
  storyRecipes,
  storyToday,
} from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens } from "../../testing/screen_stories.ts";
import { DEFAULT_WISHES } from "../week_suggestions/week_wishes.ts";

const aims = { kcal: 2_000, fiberGrams: 30 };

/** A week with empty slots; options of its search. */
function services(options: MemoryServicesOptions = {}) {
  return memoryServices({ mealPlan: { planned: plannedWeek }, account: { settings: { aims } }, ...options });
}

export default {
  title: "Screens/Week/Fill my week",
  ...screens,
  args: { at: "/week", services: services() },
} satisfies ScreenMeta;
type Play = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

/** The dialogs are outside the canvas's own element. */
const page = () => within(document.body);

async function openSheet({ canvas, userEvent }: Play) {
  await canvas.findByRole("button", { name: /^Thursday Nov 19, Dinner: (?!loading)/u });
  await userEvent.click(canvas.getByRole("button", { name: "Fill my week" }));
  return page().findByRole("dialog", { name: "Fill my week" });
}

async function fill(context: Play) {
  const sheet = await openSheet(context);
  await context.userEvent.click(within(sheet).getByRole("button", { name: "Suggest meals" }));
}

export const Sheet: Story = {
  async play(context) {
    const sheet = await openSheet(context);
    await within(sheet).findByText("8 empty slots are filled.");
    await within(sheet).findByText(/at least 30 g fibre a day\.$/u);
  },
};

export const Searching: Story = {
  args: { services: services({ weekPlan: { hanging: ["suggestWeek"] } }) },
  async play(context) {
    await fill(context);
    await page().findByRole("progressbar", { name: "Searching for a good week" });
    await expect(page().getByRole("button", { name: "Cancel" })).toBeEnabled();
  },
};

async function showSuggested(context: Play) {
  await fill(context);
  await context.canvas.findByRole("heading", { name: "8 meals suggested" });
  await expect(context.canvas.getByRole("button", { name: "Lock Friday dinner" })).toBeEnabled();
}

export const Suggested: Story = { play: showSuggested };

export const SuggestedOnPhone: Story = { ...Suggested, ...narrow };

/** A dish and its alternatives. */
export const Replacing: Story = {
  async play(context) {
    await showSuggested(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Replace Friday dinner" }));
    await page().findByRole("button", { name: /^Choose for Friday dinner: .+ −6 g protein$/u });
  },
};

export const Locked: Story = {
  async play(context) {
    await showSuggested(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Lock Friday dinner" }));
    await expect(context.canvas.getByRole("button", { name: "Lock Friday dinner" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

/** No dish satisfies all rules; a change would help. */
export const Impossible: Story = {
  async play(context) {
    const sheet = await openSheet(context);
    const breakfastWork = within(sheet).getByRole("combobox", { name: "Work for Breakfast on weekdays" });
    await context.userEvent.selectOptions(breakfastWork, "5 min");
    await context.userEvent.click(within(sheet).getByRole("button", { name: "Suggest meals" }));
    await page().findByText("at most 5 min of work");
    await expect(page().getByRole("button", { name: /^Breakfast on Friday: allow 10 min/u })).toBeEnabled();
  },
};

export const ServerBusy: Story = {
  args: { services: services({ weekPlan: { isBusy: true } }) },
  async play(context) {
    await fill(context);
    await page().findByText("Many people plan their week just now. Try again in a moment.");
  },
};

export const SearchFailed: Story = {
  args: { services: services({ weekPlan: { failing: ["suggestWeek"] } }) },
  async play(context) {
    await fill(context);
    await page().findByText("No week could be suggested. Try again.");
  },
};

/** Every slot has a meal. */
export const NothingToFill: Story = {
  args: { at: "/week?date=2026-11-12" },
  async play({ canvas, userEvent }) {
    await canvas.findByRole("button", { name: "Thursday Nov 12, Dinner: empty" });
    await userEvent.click(canvas.getByRole("button", { name: "Fill my week" }));
    await page().findByText(/^Nothing to fill/u);
    await expect(page().getByRole("button", { name: "Suggest meals" })).toBeDisabled();
  },
};

/** Very long names of dishes. */
export const LongText: Story = {
  args: {
    services: services({
      recipes: {
        recipes: storyRecipes.map((recipe) => ({
          ...recipe,
          name: `${recipe.name} with Basil, Buttermilk, Rye Crispbread and Everything Else that Grandma Ingeborg Likes`,
        })),
      },
    }),
  },
  play: showSuggested,
};

const changedMeanwhile = services();

/** Another member has planned a meal in a slot of the suggestion. */
export const PlannedMeanwhile: Story = {
  args: { services: changedMeanwhile },
  async play(context) {
    await showSuggested(context);
    await seedPlan(changedMeanwhile.stores, [
      { slot: { day: "Friday", mealTime: "Dinner", date: storyToday }, recipe: storyRecipe("masala-chai") },
    ]);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Accept" }));
    await context.canvas.findByText(/^Friday's Dinner was planned meanwhile/u);
    await context.canvas.findByRole("heading", { name: "7 meals suggested" });
  },
};

/** A household with a template of two meals. */
function withTemplate() {
  const made = services();
  const dish = ({ id, name }: ReturnType<typeof storyRecipe>) => ({ recipeId: id, name });
  const meals = [
    { day: "Friday", time: "Dinner", recipeId: "grey-gruel", name: "Grey Gruel" },
    { day: "Saturday", time: "Lunch", ...dish(storyRecipe("coconut-chicken-curry")) },
  ] as const;
  void made.stores.weekTemplates.add(maya.id, { name: "Our weekdays", meals });
  return made;
}

/** One dish of the template does not exist any more. */
export const Template: Story = {
  args: { services: withTemplate() },
  async play(context) {
    const sheet = await openSheet(context);
    await context.userEvent.selectOptions(await within(sheet).findByLabelText("Start with"), "Our weekdays (2 meals)");
    await within(sheet).findByText("1 meal comes from it.");
    await within(sheet).findByText("Grey Gruel is not in the catalogue any more.");
  },
};

export const SavingTemplate: Story = {
  async play(context) {
    const sheet = await openSheet(context);
    await context.userEvent.click(within(sheet).getByRole("button", { name: "Save planned meals as a template" }));
    await expect(within(sheet).getByLabelText("Name")).toHaveFocus();
  },
};

/** On Friday, in a household that wants a suggestion for every next week. */
export const NextWeekOffered: Story = {
  args: { services: weeklyServices() },
  async play({ canvas }) {
    await canvas.findByText("Next week has room for 28 meals.");
    await expect(canvas.getByRole("button", { name: "See a suggestion" })).toBeEnabled();
  },
};

export const NextWeekOfferedOnPhone: Story = { ...NextWeekOffered, ...narrow };

function weeklyServices() {
  const made = services({ today: calendarDate("2026-11-20") });
  const { meals, days, activeMinutes, ...rest } = DEFAULT_WISHES;
  void made.stores.weekTemplates.setWeekly(maya.id, { ...rest, meals, days, activeMinutes });
  return made;
}
