import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { lemonSalmon, type MemoryServices, plannedWeek, storyRecipe, storyToday } from "../../testing/mod.ts";
import { type OpenedScreen, open } from "../../testing/open_screen.tsx";

const salmon = lemonSalmon.name;
const atSalmon = `/recipe/${lemonSalmon.id}`;
const todaysDinner = { day: "Thursday", mealTime: "Dinner", date: storyToday } as const;

function button(screen: OpenedScreen, name: string) {
  return screen.getByRole("button", { name, exact: true });
}

/** The planned meals of a date's week: "Thursday Dinner: Shakshuka, for 2". */
async function planOf({ mealPlan }: MemoryServices, date = storyToday): Promise<string[]> {
  const entries = await mealPlan.listWeek({ targetDate: date });
  return entries.map(
    ({ day_of_week, meal_name, portions }) => `${day_of_week} ${meal_name}${portions ? `, for ${portions}` : ""}`,
  );
}

describe("on a recipe's page", () => {
  // #plan-from-recipe
  it("is planned for the next free dinner by two presses, and Undo empties the slot", async () => {
    const planned = [{ slot: todaysDinner, recipe: storyRecipe("shakshuka-with-feta") }];
    const { screen, services } = await open(atSalmon, { mealPlan: { planned } });
    const plan = button(screen, "Plan this");

    await plan.click();
    await button(screen, "Next free dinner: Tomorrow").click();

    await expect.element(screen.getByText(`${salmon} is planned for Friday's Dinner.`)).toBeInTheDocument();
    await expect.element(plan).toHaveFocus();
    expect(await planOf(services)).toContain(`Friday Dinner: ${salmon}, for 4`);
    await button(screen, "Undo").click();
    await expect.poll(() => planOf(services)).toEqual(["Thursday Dinner: Shakshuka with Feta"]);
  });

  // #plan-from-recipe
  it("is planned for a day and a meal by three, where free meals come first and filled ones say what they replace", async () => {
    const planned = [
      { slot: { ...todaysDinner, day: "Sunday", mealTime: "Breakfast" }, recipe: storyRecipe("shakshuka-with-feta") },
    ] as const;
    const { screen, services } = await open(atSalmon, { mealPlan: { planned } });

    await button(screen, "Plan this").click();
    const dialog = screen.getByRole("dialog", { name: `Plan ${salmon}` });
    await button(screen, "Sunday, Nov 22").click();
    const instead = dialog.getByRole("button", { name: "Breakfast, instead of Shakshuka with Feta" });
    await expect.element(instead).toBeVisible();
    const names = dialog
      .getByRole("button")
      .elements()
      .map(({ textContent }) => textContent);
    expect(names.slice(-4)).toEqual(["Lunch", "Dinner", "Snacks", "Breakfast, instead of Shakshuka with Feta"]);
    await instead.click();

    await expect.poll(() => planOf(services)).toEqual([`Sunday Breakfast: ${salmon}, for 4`]);
    await button(screen, "Undo").click();
    await expect.poll(() => planOf(services)).toEqual(["Sunday Breakfast: Shakshuka with Feta"]);
  });

  it("is planned in the week after next week, too", async () => {
    const { screen, services } = await open(atSalmon);
    await button(screen, "Plan this").click();
    await button(screen, "More days").click();
    await button(screen, "Wed, Dec 2").click();
    await button(screen, "Lunch").click();

    await expect
      .poll(() => planOf(services, calendarDate("2026-12-02")))
      .toEqual([`Wednesday Lunch: ${salmon}, for 4`]);
  });

  // #plan-portions-shown
  it("is planned for the portions that the page shows, unless others are chosen", async () => {
    const { screen, services } = await open(`${atSalmon}?portions=6`);
    await button(screen, "Plan this").click();
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByRole("spinbutton")).toHaveAttribute("aria-valuetext", "6 portions");
    await dialog.getByRole("button", { name: "Fewer portions" }).click();
    await button(screen, "Next free dinner: Today").click();

    await expect.poll(() => planOf(services)).toEqual([`Thursday Dinner: ${salmon}, for 5.5`]);
  });

  it("says that all dinners are planned", async () => {
    const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
    const planned = ["2026-11-19", "2026-11-26", "2026-12-03"].flatMap((date) =>
      days.map((day) => ({
        slot: { day, mealTime: "Dinner", date: calendarDate(date) } as const,
        recipe: lemonSalmon,
      })),
    );
    const { screen } = await open(atSalmon, { mealPlan: { planned } });
    await button(screen, "Plan this").click();

    await expect.element(screen.getByText("Every dinner of the next two weeks is planned.")).toBeVisible();
    await expect.element(button(screen, "Lunch")).toBeEnabled();
  });

  it("waits for the plan, and says that it could not be loaded", async () => {
    const { screen, services } = await open(atSalmon, { mealPlan: { failing: ["listWeek"] } });
    await button(screen, "Plan this").click();
    await expect.element(button(screen, "Next free dinner")).toBeDisabled();
    await expect.element(screen.getByText("Your meals could not be loaded.")).toBeVisible();

    services.mealPlan.answers.behave({});
    await button(screen, "Try again").click();
    await expect.element(button(screen, "Lunch")).toBeEnabled();
  });

  it.each([320, 390])("has its first acts in view at %i px", async (width) => {
    await page.viewport(width, 844);
    const { screen } = await open(atSalmon);
    for (const act of [screen.getByRole("link", { name: "Start cooking" }), button(screen, "Plan this")]) {
      await expect.element(act).toBeVisible();
      // Above the bottom bar.
      expect(act.element().getBoundingClientRect().bottom).toBeLessThan(844 - 80);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe("on a card", () => {
  // #plan-from-recipe, #plan-portions-shown
  it.each(["/home", "/discover"])("is planned by two presses on %s, for the household's portions", async (address) => {
    const { screen, services } = await open(address, { mealPlan: { planned: plannedWeek } });
    const plan = screen.getByRole("button", { name: /^Plan /u }).first();

    await plan.click();
    await screen.getByRole("button", { name: /^Next free dinner: / }).click();

    await expect.element(screen.getByText(/ is planned for \w+'s Dinner\.$/u)).toBeInTheDocument();
    await expect.element(plan).toHaveFocus();
    expect((await planOf(services)).length).toBeGreaterThan(plannedWeek.length);
    expect((await planOf(services)).join()).not.toContain(", for ");
  });

  it("is planned by keyboard, beside the link that opens it", async () => {
    const { screen, services, address } = await open("/discover");
    const plan = button(screen, `Plan ${salmon}`);
    await expect.element(plan).toBeInTheDocument();
    screen.getByRole("link", { name: salmon, exact: true }).element().focus();

    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(screen.getByRole("dialog", { name: `Plan ${salmon}` })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(plan).toHaveFocus();
    expect(address()).toBe("/discover");
    expect(await planOf(services)).toEqual([]);
  });

  it("is planned from the found recipes of the ingredient builder", async () => {
    const { screen, services } = await open("/UseMyIngredients");
    await screen.getByRole("button", { name: "Eggs", exact: true }).click();
    await button(screen, "Find Recipes").click();
    await button(screen, "Plan Shakshuka with Feta").click();
    await button(screen, "Next free dinner: Today").click();

    await expect.poll(() => planOf(services)).toEqual(["Thursday Dinner: Shakshuka with Feta"]);
  });
});

// #food-rules-marked
it.each([
  ["/home", "Plan Shakshuka with Feta"],
  ["/recipe/shakshuka-with-feta", "Plan this"],
])("says on %s whose rule a dish breaks that is to be planned, and by which food", async (at, plan) => {
  const feta = { ...NO_FOOD_RULES, dislikedFoods: ["feta"] };
  const arrange = (stores: MemoryServices["stores"]) => stores.foodRules.save(tomas.id, feta);
  const { screen } = await open(at, { household: { members: [tomas], arrange } });

  await button(screen, plan).click();

  const dialog = screen.getByRole("dialog", { name: "Plan Shakshuka with Feta" });
  await expect.element(dialog.getByText("Contains feta: not for Tomás", { exact: true })).toBeVisible();
});
