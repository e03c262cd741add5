import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { maya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { type DayOfWeek, moveMeal, weekOf } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import type { MealPlanClient } from "../../platform/api/mod.ts";
import {
  type MemoryServices,
  type MemoryServicesOptions,
  memoryServices,
  plannedWeek,
  storyRecipe,
  storyToday,
} from "../../testing/mod.ts";
import { type OpenedScreen, open, openScreen } from "../../testing/open_screen.tsx";

const withPlan = { mealPlan: { planned: plannedWeek } };
const shakshuka = "Thursday Nov 19, Breakfast: Shakshuka with Feta";

function button(screen: OpenedScreen, name: string | RegExp) {
  return expect.element(screen.getByRole("button", { name }));
}

/** Opens the planned week with the focus on Thursday's shakshuka. */
async function openAtShakshuka() {
  const app = await open("/week", withPlan);
  const slot = app.screen.getByRole("button", { name: shakshuka });
  await expect.element(slot).toBeInTheDocument();
  slot.element().focus();
  return { ...app, slot };
}

// #plan-calendar-dates, #plan-week-range
it("shows this week from Monday to Sunday, with today marked", async () => {
  const { screen } = await open("/week", withPlan);

  await expect.element(screen.getByText("Nov 16 – Nov 22, 2026")).toBeInTheDocument();
  await button(screen, shakshuka).toHaveAttribute("aria-current", "date");
});

describe("on a phone", () => {
  it.each([360, 390])("has a short head with all its links at %i px", async (width) => {
    await page.viewport(width, 844);
    const { screen } = await open("/week", withPlan);
    await button(screen, shakshuka).toBeVisible();

    const head = screen.getByRole("heading", { level: 1 }).element().closest("header");
    const top = head?.getBoundingClientRect().top ?? 0;
    expect(screen.getByRole("grid").element().getBoundingClientRect().top - top).toBeLessThanOrEqual(190);
    const controls = [...(head?.querySelectorAll("a, button, input") ?? [])].map((each) =>
      each.getBoundingClientRect(),
    );
    expect(controls).toHaveLength(7);
    expect(controls.filter(({ width, height, right }) => width < 44 || height < 44 || right > innerWidth)).toEqual([]);
    await expect.element(screen.getByLabelText("Jump to date")).toHaveValue(storyToday);
  });
});

// #plan-week-moving
it("moves by seven days, each week at an address of its own", async () => {
  const { screen, address, goBack } = await open("/week", withPlan);

  await screen.getByRole("button", { name: "Next week" }).click();
  await expect.element(screen.getByText("Nov 23 – Nov 29, 2026")).toBeInTheDocument();
  expect(address()).toBe("/week?date=2026-11-26");
  await button(screen, "Thursday Nov 26, Breakfast: empty").toBeInTheDocument();

  await goBack();
  await expect.element(screen.getByText("Nov 16 – Nov 22, 2026")).toBeInTheDocument();
  await screen.getByRole("button", { name: "Previous week" }).click();
  await expect.element(screen.getByText("Nov 9 – Nov 15, 2026")).toBeInTheDocument();
});

// #plan-week-cells
it("opens the meal selection of a slot, in the week that is shown", async () => {
  const { screen, address } = await open("/week?date=2026-11-26", withPlan);

  await screen.getByRole("button", { name: "Wednesday Nov 25, Dinner: empty" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Pick Dinner for Wednesday" })).toHaveFocus();
  expect(address()).toBe("/select-meal/Wednesday?time=Dinner&date=2026-11-26");
});

describe("the menu of a filled cell", () => {
  const more = "More for Thursday Nov 19, Breakfast";

  async function choose(entry: string) {
    const app = await open("/week", withPlan);
    await app.screen.getByRole("button", { name: more }).click();
    await app.screen.getByRole("menuitem", { name: entry }).click();
    return app;
  }

  // #plan-cell-menu
  it.each([
    ["Open recipe", "/recipe/shakshuka-with-feta"],
    ["Cook", "/recipe/shakshuka-with-feta/cook"],
  ])("leads by %s to %s", async (entry, path) => {
    const { address } = await choose(entry);
    await expect.poll(address).toBe(path);
  });

  // #plan-cell-menu
  it("clears the cell, with Undo, and keeps the focus", async () => {
    const { screen } = await choose("Clear");
    const empty = screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: empty" });
    await expect.element(empty).toHaveFocus();
    await screen.getByRole("button", { name: "Undo" }).click();
    await button(screen, shakshuka).toBeInTheDocument();
  });

  // #plan-cell-menu
  it("moves the meal to the slot that is pressed next", async () => {
    const { screen } = await choose("Move");
    await screen.getByRole("button", { name: /^Friday Nov 20, Breakfast/u }).click();
    await button(screen, "Friday Nov 20, Breakfast: Shakshuka with Feta").toBeInTheDocument();
    await expect.element(screen.getByText("Moved to Friday's Breakfast.")).toBeInTheDocument();
  });
});

describe("where the week opens", () => {
  const today = (screen: OpenedScreen) => screen.getByRole("rowheader", { name: "Thursday Nov 19" });

  // #plan-opens-at
  it.each(["Plan Your Week", "Weekly Meals"])("is today on a phone: %s", async (link) => {
    await page.viewport(390, 640);
    const { screen, goBack } = await open("/home", withPlan);
    await screen.getByRole("button", { name: "Menu" }).click();
    await screen.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: link, exact: true }).click();

    await expect.element(today(screen)).toBeInViewport();
    expect(scrollY).toBeGreaterThan(0);
    await goBack();
    await expect.element(screen.getByRole("heading", { level: 1, name: /^Hi, / })).toBeInViewport();
  });

  it("is its start on a wide screen, and in a week without today", async () => {
    await page.viewport(390, 640);
    const { screen } = await open(["/home", "/week?date=2026-11-26"], withPlan);
    await button(screen, /^Thursday Nov 26, Breakfast/u).toBeInTheDocument();
    expect(scrollY).toBe(0);
  });

  // #plan-opens-at
  it("is the meal that was just saved", async () => {
    await page.viewport(390, 640);
    const { screen } = await open("/select-meal/Sunday?time=Dinner&date=2026-11-19", withPlan);
    await screen.getByRole("button", { name: "Select Miso Mushroom Ramen", exact: true }).click();
    await screen.getByRole("button", { name: "Save" }).click();

    const saved = screen.getByRole("button", { name: "Sunday Nov 22, Dinner: Miso Mushroom Ramen" });
    await expect.element(saved).toHaveAttribute("data-state", "just-saved");
    await expect.element(saved).toBeInViewport({ ratio: 1 });
  });
});

it("empties a slot with Delete, and says so", async () => {
  const { screen, services } = await openAtShakshuka();

  await userEvent.keyboard("{Delete}");

  await expect.element(screen.getByText("Thursday's Breakfast is empty.")).toBeInTheDocument();
  await button(screen, "Thursday Nov 19, Breakfast: empty").toBeInTheDocument();
  expect(services.mealPlan.answers.calls).toContain("clearSlot");
});

it("restores the meal on Undo, and keeps the focus", async () => {
  const { screen, services, slot } = await openAtShakshuka();
  await userEvent.keyboard("{Delete}");
  const undo = screen.getByRole("button", { name: "Undo" });
  await expect.element(undo).toBeInTheDocument();
  undo.element().focus();

  await userEvent.keyboard("{Enter}");

  await expect.element(slot).toHaveFocus();
  await expect.element(undo).not.toBeInTheDocument();
  await expect.poll(() => services.mealPlan.answers.calls).toContain("saveMeal");
});

it("restores portions and leftovers on Undo, and copies them into the next week", async () => {
  const soup = storyRecipe("miso-mushroom-ramen");
  const slot = { day: "Monday", mealTime: "Lunch", date: calendarDate("2026-11-19") } as const;
  const leftoversOf = { date: calendarDate("2026-11-16"), mealTime: "Lunch" } as const;
  const eaten = { slot: { ...slot, day: "Tuesday" }, recipe: soup, portions: 2, leftoversOf } as const;
  const { screen, services } = await open("/week", { mealPlan: { planned: [{ slot, recipe: soup }, eaten] } });
  const monday = calendarDate("2026-11-16");
  const listed = (date: typeof monday) => services.stores.mealPlans.listWeek(maya.id, weekOf(date));
  const meal = screen.getByRole("button", { name: /^Tuesday Nov 17, Lunch: Miso Mushroom Ramen/u });
  await expect.element(meal).toBeInTheDocument();
  meal.element().focus();
  await userEvent.keyboard("{Delete}");
  await expect.poll(() => listed(monday)).toHaveLength(1);

  await screen.getByRole("button", { name: "Undo" }).click();

  await expect.poll(() => listed(monday)).toMatchObject([{}, { portions: 2, leftoversOf }]);
  await screen.getByRole("button", { name: "Next week" }).click();
  await screen.getByRole("button", { name: "Repeat last week" }).click();
  await expect
    .poll(() => listed(calendarDate("2026-11-23")))
    .toMatchObject([{}, { portions: 2, leftoversOf: { ...leftoversOf, date: "2026-11-23" } }]);
});

it("keeps the slot empty when Undo fails, and shows an error", async () => {
  const { screen, services, slot } = await openAtShakshuka();
  await userEvent.keyboard("{Delete}");
  services.mealPlan.answers.behave({ failing: ["saveMeal"] });

  await screen.getByRole("button", { name: "Undo" }).click();

  await expect.element(screen.getByText("Not put back. Try again.")).toBeInTheDocument();
  await expect.element(slot).not.toBeInTheDocument();
});

it("highlights a saved meal's slot, and in no other week", async () => {
  const arrival = { pathname: "/week", state: { savedSlot: { day: "Thursday", mealTime: "Breakfast" } } };
  const nextWeek = plannedWeek.map(({ slot, recipe }) => ({
    slot: { ...slot, date: calendarDate("2026-11-26") },
    recipe,
  }));
  const { screen } = await open(arrival, { mealPlan: { planned: [...plannedWeek, ...nextWeek] } });
  const saved = screen.getByRole("button", { name: shakshuka });
  await expect.element(saved).toHaveAttribute("data-state", "just-saved");

  await screen.getByRole("button", { name: "Next week" }).click();
  await button(screen, "Thursday Nov 26, Breakfast: Shakshuka with Feta").toHaveAttribute("data-state", "ready");
  await screen.getByRole("button", { name: "Previous week" }).click();

  await expect.element(saved).toHaveAttribute("data-state", "ready");
});

it("restores the meal when emptying fails", async () => {
  const { screen, services, slot } = await openAtShakshuka();
  services.mealPlan.answers.behave({ failing: ["clearSlot"] });

  await userEvent.keyboard("{Delete}");

  await expect.element(screen.getByText("Not removed. Try again.")).toBeInTheDocument();
  await expect.element(slot).toBeInTheDocument();
});

// #error-logged-and-shown
it("shows a failure instead of an empty week, and tries again", async () => {
  const { screen, services } = await open("/week", { mealPlan: { planned: plannedWeek, failing: ["listWeek"] } });
  await expect.element(screen.getByText("Your meals could not be loaded.")).toBeInTheDocument();
  await expect.element(screen.getByRole("grid")).not.toBeInTheDocument();
  expect(services.logged.map(({ message }) => message)).toContain("Cannot list the week of 2026-11-16");

  services.mealPlan.answers.behave({});
  await screen.getByRole("button", { name: "Try again" }).click();

  await button(screen, shakshuka).toBeInTheDocument();
});

describe("a meal that moves", () => {
  /** Moves Thursday's shakshuka by keyboard. */
  async function move(keys: string, { failing = [] }: { failing?: readonly (keyof MealPlanClient)[] } = {}) {
    const app = await openAtShakshuka();
    app.services.mealPlan.answers.behave({ failing });
    app.services.mealPlan.answers.calls.length = 0;
    await userEvent.keyboard(`m${keys}{Enter}`);
    return app;
  }

  it("goes to an empty slot, and back on Undo", async () => {
    const { screen, services } = await move("{ArrowRight}");

    await button(screen, "Friday Nov 20, Breakfast: Shakshuka with Feta").toHaveFocus();
    await button(screen, "Thursday Nov 19, Breakfast: empty").toBeInTheDocument();
    await screen.getByRole("button", { name: "Undo" }).click();

    await button(screen, shakshuka).toBeInTheDocument();
    await button(screen, "Friday Nov 20, Breakfast: empty").toBeInTheDocument();
    await expect
      .poll(() => services.mealPlan.answers.calls.filter((call) => call !== "listWeek"))
      .toEqual(["moveMeal", "moveMeal"]);
  });

  it("swaps with the slot's meal, and back on Undo", async () => {
    const { screen, services } = await move("{ArrowDown}{ArrowDown}");

    await expect.element(screen.getByText("Moved to Thursday's Dinner.")).toBeInTheDocument();
    await button(screen, "Thursday Nov 19, Dinner: Shakshuka with Feta").toBeInTheDocument();
    await button(screen, "Thursday Nov 19, Breakfast: Lemon Salmon with Dill Potatoes").toBeInTheDocument();
    await screen.getByRole("button", { name: "Undo" }).click();

    await button(screen, shakshuka).toBeInTheDocument();
    await button(screen, "Thursday Nov 19, Dinner: Lemon Salmon with Dill Potatoes").toBeInTheDocument();
    await expect.poll(() => services.mealPlan.answers.calls.filter((call) => call === "moveMeal")).toHaveLength(2);
  });

  it("ends in its last slot when it is moved twice", async () => {
    const { screen, services } = await move("{ArrowRight}");

    await userEvent.keyboard("m{ArrowUp}{ArrowLeft}{ArrowLeft}{Enter}");

    await button(screen, "Wednesday Nov 18, Breakfast: Shakshuka with Feta").toBeInTheDocument();
    await button(screen, "Thursday Nov 19, Breakfast: empty").toBeInTheDocument();
    await button(screen, "Friday Nov 20, Breakfast: empty").toBeInTheDocument();
    await expect
      .poll(() => services.mealPlan.answers.calls.filter((call) => call !== "listWeek"))
      .toEqual(["moveMeal", "moveMeal"]);
  });

  it("can be dragged", async () => {
    const { screen } = await open("/week", withPlan);

    await screen
      .getByRole("button", { name: shakshuka })
      .dropTo(screen.getByRole("button", { name: "Wednesday Nov 18, Breakfast: empty" }));

    await button(screen, "Wednesday Nov 18, Breakfast: Shakshuka with Feta").toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: empty" })).toBeInTheDocument();
  });

  it("goes back when the move fails, and shows an error", async () => {
    const { screen } = await move("{ArrowRight}", { failing: ["moveMeal"] });

    await expect.element(screen.getByText("Not moved. Try again.")).toBeInTheDocument();
    await button(screen, shakshuka).toBeInTheDocument();
  });

  it("stays where another member has moved it at the same time, says so, and goes back on Undo", async () => {
    const services = memoryServices({ ...withPlan, household: { members: [tomas] } });
    const slotOn = (day: DayOfWeek) => ({ day, mealTime: "Breakfast", date: storyToday }) as const;
    const ofTomas = { userId: tomas.id, from: slotOn("Thursday"), to: slotOn("Wednesday") };
    let hasTomasMoved = false;
    const mealPlan = {
      ...services.mealPlan,
      async moveMeal(...[move]: Parameters<MealPlanClient["moveMeal"]>) {
        if (!hasTomasMoved) await moveMeal(services.stores, { ...ofTomas, recipeId: move.meal.id });
        hasTomasMoved = true;
        return services.mealPlan.moveMeal(move);
      },
    };
    const { screen } = await openScreen({ ...services, mealPlan }, "/week");
    await expect.poll(() => services.chatConnection.status).toBe("online");
    const slot = screen.getByRole("button", { name: shakshuka });
    await expect.element(slot).toBeInTheDocument();
    slot.element().focus();

    await userEvent.keyboard("m{ArrowRight}{Enter}");

    await expect.element(screen.getByText("Not moved: another member has changed this meal.")).toBeInTheDocument();
    await button(screen, "Wednesday Nov 18, Breakfast: Shakshuka with Feta").toBeInTheDocument();
    await button(screen, "Friday Nov 20, Breakfast: empty").toBeInTheDocument();

    await expect.element(screen.getByText("Tomás Herrera moved a meal to Breakfast on Wednesday.")).toBeInTheDocument();
    await screen.getByRole("button", { name: "Undo" }).click();
    await button(screen, shakshuka).toBeInTheDocument();
    await button(screen, "Wednesday Nov 18, Breakfast: empty").toBeInTheDocument();
    const planned = async () => {
      const week = await services.stores.mealPlans.listWeek(tomas.id, weekOf(storyToday));
      return week.filter(({ mealTime }) => mealTime === "Breakfast").map(({ date, name }) => `${date} ${name}`);
    };
    await expect.poll(planned).toContain("2026-11-19 Breakfast: Shakshuka with Feta");
  });

  it("keeps its new slot when Undo fails, and shows an error", async () => {
    const { screen, services } = await move("{ArrowRight}");
    await expect.element(screen.getByText("Moved to Friday's Breakfast.")).toBeInTheDocument();
    services.mealPlan.answers.behave({ failing: ["moveMeal"] });

    await screen.getByRole("button", { name: "Undo" }).click();

    await expect.element(screen.getByText("Not put back. Try again.")).toBeInTheDocument();
    await button(screen, "Friday Nov 20, Breakfast: Shakshuka with Feta").toBeInTheDocument();
    await button(screen, "Thursday Nov 19, Breakfast: empty").toBeInTheDocument();
  });
});

describe("Repeat last week", () => {
  const NEXT = "/week?date=2026-11-26";

  /** Presses the button in the week after this one. */
  async function repeat(mealPlan: NonNullable<MemoryServicesOptions["mealPlan"]>) {
    const opened = await open(NEXT, { mealPlan });
    await button(opened.screen, /^Thursday Nov 26, Breakfast: (?!loading)/u).toBeInTheDocument();
    opened.services.mealPlan.answers.calls.length = 0;
    await opened.screen.getByRole("button", { name: "Repeat last week" }).click();
    return opened;
  }

  function saved(services: MemoryServices): number {
    return services.mealPlan.answers.calls.filter((call) => call === "saveMeal").length;
  }

  it("copies last week's meals into empty slots only", async () => {
    const { screen, services } = await repeat({
      planned: [...plannedWeek, planned("Thursday", "miso-mushroom-ramen")],
    });

    await expect.element(screen.getByText("15 meals of last week are on the table.")).toBeInTheDocument();
    await button(screen, "Sunday Nov 29, Breakfast: Blueberry Buttermilk Pancakes").toBeInTheDocument();
    await button(screen, "Thursday Nov 26, Breakfast: Miso Mushroom Ramen").toBeInTheDocument();
    expect(saved(services)).toBe(15);
  });

  it("empties the copied slots again on Undo, and only those", async () => {
    const { screen, services } = await repeat({
      planned: [...plannedWeek, planned("Thursday", "miso-mushroom-ramen")],
    });

    await screen.getByRole("button", { name: "Undo" }).click();

    await button(screen, "Sunday Nov 29, Breakfast: empty").toBeInTheDocument();
    await button(screen, "Thursday Nov 26, Breakfast: Miso Mushroom Ramen").toBeInTheDocument();
    await expect.poll(() => services.mealPlan.answers.calls.filter((call) => call === "clearSlot")).toHaveLength(15);
  });

  it("reports how many meals were not copied, and does not show them", async () => {
    const { screen } = await repeat({ planned: plannedWeek, failing: ["saveMeal"] });

    await expect.element(screen.getByText("16 meals of last week are not laid. Try again.")).toBeInTheDocument();
    await button(screen, "Sunday Nov 29, Breakfast: empty").toBeInTheDocument();
    await button(screen, "Undo").not.toBeInTheDocument();
  });

  it("says that last week could not be loaded, and saves nothing", async () => {
    const { screen, services } = await open(NEXT, withPlan);
    await button(screen, "Sunday Nov 29, Breakfast: empty").toBeInTheDocument();
    services.mealPlan.answers.behave({ failing: ["listWeek"] });

    await screen.getByRole("button", { name: "Repeat last week" }).click();

    await expect.element(screen.getByText("Last week could not be loaded. Try again.")).toBeInTheDocument();
    expect(saved(services)).toBe(0);
  });

  it("says that there is nothing to repeat", async () => {
    const { screen, services } = await repeat({});

    await expect.element(screen.getByText("Nothing was planned last week.")).toBeInTheDocument();
    expect(saved(services)).toBe(0);
  });
});

/** A day's Breakfast in the next week. */
function planned(day: DayOfWeek, id: string) {
  return { slot: { day, mealTime: "Breakfast", date: calendarDate("2026-11-26") } as const, recipe: storyRecipe(id) };
}
