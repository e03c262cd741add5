import { expect, within } from "storybook/test";
import { recipe } from "../../../adapters/memory/people_and_recipes.ts";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { lemonSalmon, longNamed, type MemoryServices, memoryServices, withTimers } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";
import { savePlace } from "./mod.ts";

const AT = `/recipe/${lemonSalmon.id}/cook`;

export default {
  title: "Screens/Cook",
  ...screens,
  args: { at: AT, services: memoryServices() },
} satisfies ScreenMeta;

const LONG_STEP =
  "Roast the tomatoes with the garlic, the onions and a little sugar for an hour and a half at 160 °C, turn them once when their skins begin to blister, and let them cool in the tin for 20 minutes, so that everything that ran out of them goes into the soup.";

const longStep = {
  ...longNamed,
  steps: [
    `${LONG_STEP}\nWatch the garlic: when it is dark before the tomatoes are done, take it out and put it aside.`,
  ],
};

const AT_HOME = ["1.5 kg potatoes", "100 g spinach, by 2026-11-20", "15 g dill", "500 g rice"];

/** On a device where this step was reached. */
function left({
  step,
  portions = 4,
  column = false,
  atHome = [],
}: {
  step: number;
  portions?: number;
  column?: boolean;
  atHome?: readonly string[];
}) {
  const services = memoryServices({ pantry: { atHome } });
  savePlace(services.deviceStorage, { recipe: lemonSalmon.id, portions, step });
  if (column) services.deviceStorage.setItem("weekplate-cook-layout", "column");
  return services;
}

function threeTimers(services: MemoryServices): MemoryServices {
  return withTimers(services, [
    { name: "Simmer the slow-roasted tomatoes of Grandma Ingeborg, step 12", dish: longNamed.name, minutes: 95 },
    { name: "Boil, step 1", minutes: 240 },
    { name: "Rest, step 5", minutes: 12, state: "paused" },
  ]);
}

export const FirstStep: Story = shows([
  { heading: "Step 1 of 5" },
  "700 g small potatoes",
  { button: "Start timer: Boil, 15 min" },
  { disabled: "Back" },
]);

export const FirstStepOnAPhone: Story = { ...FirstStep, ...phone };

/** Opened again where it was left, for eight. */
export const MiddleStep: Story = shows(
  ["You were at step 3.", "For 8 portions", "4 lemons (for 4 portions: one sliced, one juiced)"],
  { at: `${AT}?portions=8`, services: left({ step: 2, portions: 8 }) },
);

export const LastStep: Story = {
  args: { services: left({ step: 4 }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Cooked it" }));
    await canvas.findByRole("heading", { name: "Enjoy your meal" });
    await expect(canvas.getByRole("link", { name: "Post a photo" })).toHaveAttribute(
      "href",
      `/postmeal?recipe=${lemonSalmon.id}`,
    );
    await expect(canvas.getByRole("link", { name: "Back to the week" })).toHaveAttribute("href", "/week");
  },
};

/** The dish used foods at home. The person unticks what it did not use. */
export const FoodsUsed: Story = {
  args: { services: left({ step: 4, atHome: AT_HOME }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Cooked it" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "spinach: 100 g" }));
    await expect(canvas.getByRole("checkbox", { name: "potatoes: 700 g" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Update foods at home" })).toBeEnabled();
  },
};

export const FoodsUsedOnAPhone: Story = {
  ...FoodsUsed,
  ...phone,
  args: { services: left({ step: 4, atHome: AT_HOME }) },
};

export const LastStepOnAPhone: Story = { ...LastStep, ...phone, args: { services: left({ step: 4 }) } };

export const Column: Story = {
  args: { services: left({ step: 2, column: true }) },
  async play({ canvas }) {
    await canvas.findByRole("heading", { name: "Step 5 of 5" });
    const current = canvas.getByRole("heading", { name: "Step 3 of 5" }).closest("li");
    await expect(current).toHaveAttribute("aria-current", "step");
  },
};

export const ColumnOnAPhone: Story = { ...Column, ...phone };

export const TimerRunning: Story = shows([{ timer: "Boil, step 1" }, { button: "Pause Boil, step 1" }], {
  services: withTimers(memoryServices(), [{ name: "Boil, step 1", minutes: 90 }]),
});

export const TimerDone: Story = {
  args: { services: withTimers(memoryServices(), [{ name: "Boil, step 1", minutes: 2, state: "done" }]) },
  async play({ canvas }) {
    await canvas.findByText("Boil, step 1, Lemon Salmon with Dill Potatoes: time is up.");
    await expect(canvas.getByRole("timer")).toHaveTextContent("Done");
  },
};

export const ThreeTimers: Story = {
  args: { services: threeTimers(memoryServices()) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "2 more timers" }));
    await expect(canvas.getAllByRole("timer")).toHaveLength(3);
  },
};

export const ThreeTimersOnAPhone: Story = { ...ThreeTimers, ...phone };

/** The timers on another page. */
export const TimersElsewhere: Story = {
  args: { at: "/settings", services: threeTimers(memoryServices()) },
  async play({ canvas }) {
    const timers = within(await canvas.findByRole("region", { name: "Timers" }));
    await expect(timers.getByRole("link", { name: longNamed.name })).toBeVisible();
  },
};

export const TimersElsewhereOnAPhone: Story = { ...TimersElsewhere, ...phone };

/** No listed food is named, and there is nothing to time. */
export const NoIngredientsFound: Story = {
  args: {
    services: memoryServices({ recipes: { recipes: [{ ...lemonSalmon, steps: ["Take a deep breath, and begin."] }] } }),
  },
  async play({ canvas }) {
    await canvas.findByText("Take a deep breath, and begin.");
    await expect(canvas.queryByRole("heading", { name: "For this step" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Start timer/u })).toBeNull();
  },
};

export const LongText: Story = shows(
  { button: "Start timer: Roast, 1 h 30 min" },
  { at: `/recipe/${longNamed.id}/cook`, recipes: { recipes: [longStep] } },
);

export const LongTextOnAPhone: Story = { ...LongText, ...phone };

/** The browser cannot prevent the screen from turning off. */
export const UnsupportedWakeLock: Story = {
  beforeEach() {
    Object.defineProperty(navigator, "wakeLock", { value: undefined, configurable: true });
    return () => Reflect.deleteProperty(navigator, "wakeLock");
  },
  async play({ canvas }) {
    await canvas.findByText(/^This browser cannot keep the screen on\./u);
  },
};

export const Loading: Story = shows("Fetching recipe…", { recipes: { hanging: ["getRecipe"] } });

export const NotFound: Story = shows({ heading: "Recipe not found" }, { at: "/recipe/grey-gruel/cook" });

export const NoInstructions: Story = shows("No instructions were provided for this recipe.", {
  at: "/recipe/bread-and-butter/cook",
  recipes: { recipes: [recipe({ id: "bread-and-butter", name: "Bread and Butter", steps: [] })] },
});
