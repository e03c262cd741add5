import { describe, expect } from "vitest";
import { DAYS_OF_WEEK, MEAL_TIMES } from "../../../core/meal_plan/mod.ts";
import { plannedWeek, storyRecipes } from "../mod.ts";
import { byButton, byLabel, byLink, byText, byTitle, filled, open, seen, shown } from "./on_screen.ts";

const MEALS = ["Breakfast", "Lunch", "Dinner", "Snacks"] as const;
const laid = { mealPlan: { planned: plannedWeek } };

/** The names of a week's slots in the order of the page: "Monday Nov 16, Breakfast: empty". */
async function slotNames(at: string, role: "button" | "link"): Promise<string[]> {
  const { screen } = await open(at);
  const slots = screen.getByRole(role, { name: /^\w+day \w+ \d+, \w+: empty$/u });
  await expect.poll(() => slots.elements().length).toBe(DAYS_OF_WEEK.length * MEAL_TIMES.length);
  return slots.elements().map((slot) => slot.getAttribute("aria-label") ?? "");
}

describe("the specification: week", () => {
  shown({ rule: "#plan-week-grid", means: "seven days across, four meals down", says: MEALS }, async (says) => {
    const names = await slotNames("/week", "button");
    expect(new Set(names.map((name) => name.split(" ")[0]))).toEqual(new Set(DAYS_OF_WEEK));
    expect(names.filter((name) => name.startsWith("Monday"))).toEqual(
      says.map((meal) => `Monday Nov 16, ${meal}: empty`),
    );
  });
  shown(
    { rule: "#plan-week-moving", means: "a date opens its week; today unless said otherwise", says: ["Jump to date"] },
    async ([label = ""]) => {
      const { screen } = await open("/week");
      await expect.element(byLabel(screen, label)).toHaveValue("2026-11-19");
      await byLabel(screen, label).fill("2027-01-01");
      await expect.element(byText(screen, "Dec 28 – Jan 3, 2027")).toBeVisible();
    },
  );
  shown(
    { rule: "#plan-week-range", means: "Monday to Sunday", says: ["{MMM D} – {MMM D, YYYY}"] },
    async ([range = ""]) => {
      const { screen } = await open("/week");
      const text = range.replace("{MMM D}", "Nov 16").replace("{MMM D, YYYY}", "Nov 22, 2026");
      await expect.element(byText(screen, text)).toBeVisible();
    },
  );
  shown({ rule: "#plan-week-cells", means: "a filled one shows image and meal name" }, async () => {
    const { screen } = await open("/week", laid);
    const cell = byButton(screen, "Thursday Nov 19, Breakfast: Shakshuka with Feta");
    await expect.element(cell).toBeVisible();
    expect(cell.element().textContent).toContain("Shakshuka with Feta");
    expect(cell.element().querySelector("img")).not.toBeNull();
  });
  shown({ rule: "#plan-week-cells", means: "an empty one", says: ["+"] }, async ([plus]) => {
    const { screen } = await open("/week");
    const cell = byButton(screen, "Wednesday Nov 18, Dinner: empty");
    await expect.element(cell).toBeVisible();
    expect(cell.element().textContent?.trim()).toBe(plus);
  });
  ["Wednesday Nov 18, Dinner: empty", "Wednesday Nov 18, Dinner: Miso Mushroom Ramen"].forEach((name, place) =>
    shown({ rule: "#plan-week-cells", means: `a click on "${name}" opens the meal selection` }, async () => {
      const { screen, address } = await open("/week", place === 0 ? {} : laid);
      await byButton(screen, name).click();
      await expect.poll(address).toBe("/select-meal/Wednesday?time=Dinner&date=2026-11-19");
    }),
  );
  shown(
    { rule: "#plan-loading", means: "says so", says: ["Syncing your meal plan…"] },
    seen("/week", byText, { mealPlan: { hanging: ["listWeek"] } }),
  );
  shown({ rule: "#screen-routes", means: "stands above", says: ["Your Weekly Meals"] }, seen("/WeeklyMeals", byTitle));
  shown(
    {
      rule: "#plan-review-head",
      means: "says what to do",
      says: ["Review and tweak your plan. Click any slot to edit."],
    },
    seen("/WeeklyMeals", byText),
  );
  shown(
    { rule: "#plan-review-moving", means: "by seven days from the week of today", says: ["Previous", "Next"] },
    async ([previous = "", next = ""]) => {
      const { screen } = await open("/WeeklyMeals");
      await expect.element(byText(screen, "Nov 16 – Nov 22, 2026")).toBeVisible();
      await byText(screen, next).click();
      await expect.element(byText(screen, "Nov 23 – Nov 29, 2026")).toBeVisible();
      await byText(screen, previous).click();
      await expect.element(byText(screen, "Nov 16 – Nov 22, 2026")).toBeVisible();
    },
  );
  shown(
    { rule: "#plan-review-moving", means: "and to the week of a date", says: ["Jump to date"] },
    async ([label = ""]) => {
      const { screen } = await open("/WeeklyMeals");
      await byLabel(screen, label).fill("2027-01-01");
      await expect.element(byText(screen, "Dec 28 – Jan 3, 2027")).toBeVisible();
    },
  );
  shown({ rule: "#plan-review-grid", means: "four meals for each of seven days", says: MEALS }, async (says) => {
    const names = await slotNames("/WeeklyMeals", "link");
    expect(new Set(names.map((name) => name.split(" ")[0]))).toEqual(new Set(DAYS_OF_WEEK));
    expect(names.filter((name) => name.startsWith("Monday"))).toEqual(
      says.map((meal) => `Monday Nov 16, ${meal}: empty`),
    );
  });
  shown({ rule: "#plan-review-grid", means: "icons: egg, sandwich, plate, apple" }, async () => {
    const { screen } = await open("/WeeklyMeals", laid);
    for (const [name, icon] of [
      ["Thursday Nov 19, Breakfast: Shakshuka with Feta", "lucide-egg"],
      ["Monday Nov 16, Lunch: Green Goddess Grain Bowl", "lucide-sandwich"],
      ["Friday Nov 20, Snacks: Berry Yoghurt with Oat Crumble", "lucide-apple"],
    ] as const) {
      await expect.element(byLink(screen, name)).toBeVisible();
      expect(byLink(screen, name).element().querySelector("svg")?.getAttribute("class")).toContain(icon);
    }
    const plate = byLink(screen, "Wednesday Nov 18, Dinner: Miso Mushroom Ramen").element();
    expect(plate.querySelectorAll("svg circle")).toHaveLength(2);
  });
  shown({ rule: "#plan-review-grid", means: "a filled one shows image, meal time and name" }, async () => {
    const { screen } = await open("/WeeklyMeals", laid);
    const cell = byLink(screen, "Thursday Nov 19, Breakfast: Shakshuka with Feta");
    await expect.element(cell.getByText("Breakfast", { exact: true })).toBeVisible();
    await expect.element(cell.getByText("Shakshuka with Feta")).toBeVisible();
    expect(cell.element().querySelector("img")).not.toBeNull();
  });
  shown({ rule: "#plan-review-grid", means: "a plate where there is no image" }, async () => {
    const recipes = storyRecipes.map((recipe) => ({ ...recipe, mainImage: "" }));
    const { screen } = await open("/WeeklyMeals", { ...laid, recipes: { recipes } });
    const cell = byLink(screen, "Thursday Nov 19, Breakfast: Shakshuka with Feta");
    await expect.element(cell).toBeVisible();
    expect(cell.element().querySelector("img")).toBeNull();
    expect(cell.element().querySelector("[data-missing]")).not.toBeNull();
  });
  shown({ rule: "#plan-review-grid", means: "an empty one: and the meal time", says: ["+"] }, async ([plus = ""]) => {
    const { screen } = await open("/WeeklyMeals");
    const cell = byLink(screen, "Wednesday Nov 18, Dinner: empty");
    await expect.element(cell.getByText(plus, { exact: true })).toBeVisible();
    await expect.element(cell.getByText("Dinner", { exact: true })).toBeVisible();
  });
  shown({ rule: "#plan-review-opens", means: "a click opens the meal selection" }, async () => {
    const { screen, address } = await open("/WeeklyMeals", laid);
    await byLink(screen, "Thursday Nov 19, Breakfast: Shakshuka with Feta").click();
    await expect.poll(address).toBe("/select-meal/Thursday?time=Breakfast");
  });
  shown(
    { rule: "#plan-loading", means: "says that it loads", says: ["Syncing your weekly meals…"] },
    seen("/WeeklyMeals", byText, { mealPlan: { hanging: ["listWeek"] } }),
  );
  shown({ rule: "#plan-review-moving", means: "is asked for anew" }, async () => {
    const { screen, services } = await open("/WeeklyMeals", laid);
    await byText(screen, "Next").click();
    await expect.element(byLink(screen, "Thursday Nov 26, Breakfast: empty")).toBeVisible();
    expect(services.mealPlan.answers.calls.filter((call) => call === "listWeek")).toHaveLength(2);
  });
});

const fridayDinner = "/select-meal/Friday?time=Dinner&date=2026-11-19";
const DISH_TYPES = [
  "Beverage",
  "Bread",
  "Breakfast",
  "Dessert",
  "drinks",
  "main dish",
  "Salad",
  "Sauce",
  "Soup",
] as const;

describe("the specification: select", () => {
  shown({ rule: "#plan-select-title", means: "names the slot", says: ["Pick {time} for {day}"] }, async ([title]) => {
    const { screen } = await open(fridayDinner);
    await expect.element(byTitle(screen, filled(title, { time: "Dinner", day: "Friday" }))).toBeVisible();
  });
  shown({ rule: "#plan-select-title", means: "a badge counts the results" }, async () => {
    const { screen } = await open(fridayDinner);
    await byButton(screen, "Soup").click();
    await expect.element(screen.getByText("2 meals")).toBeVisible();
  });
  shown({ rule: "#plan-select-filters", means: "the nine chips, in this order", says: DISH_TYPES }, async (says) => {
    const { screen } = await open(fridayDinner);
    const chips = screen.getByRole("toolbar", { name: "Dish types" }).getByRole("button");
    await expect.element(chips.first()).toBeVisible();
    expect(chips.elements().map((chip) => chip.textContent?.trim())).toEqual(says);
  });
  shown({ rule: "#plan-select-options", means: "on each card", says: ["View Recipe", "Select"] }, async (says) => {
    const { screen } = await open(fridayDinner);
    const card = screen.getByRole("article").filter({ hasText: "Shakshuka with Feta" });
    for (const text of says) await expect.element(card.getByText(text, { exact: true })).toBeVisible();
  });
  shown({ rule: "#plan-select-options", means: "a click on a selected card deselects it" }, async () => {
    const { screen } = await open(fridayDinner);
    const select = byButton(screen, "Select Shakshuka with Feta");
    for (const pressed of ["true", "false"]) {
      await select.click();
      await expect.element(select).toHaveAttribute("aria-pressed", pressed);
    }
  });
  shown(
    {
      rule: "#plan-select-dock",
      means: "asks for a choice, then shows it",
      says: ["Choose a meal to save it for {time}.", "Save"],
    },
    async ([hint, save = ""]) => {
      const { screen } = await open(fridayDinner);
      await expect.element(byText(screen, filled(hint, { time: "Dinner" }))).toBeVisible();
      await expect.element(byButton(screen, save)).toBeDisabled();
      await byButton(screen, "Select Shakshuka with Feta").click();
      const dock = screen.getByRole("region", { name: "Selection" });
      await expect.element(dock.getByText("Shakshuka with Feta")).toBeVisible();
      await expect.element(byButton(screen, save)).toBeEnabled();
    },
  );
  shown({ rule: "#plan-select-dock", means: "Save needs a selected meal" }, async () => {
    const { screen, services } = await open(fridayDinner);
    await expect.element(byButton(screen, "Save")).toBeDisabled();
    await byButton(screen, "Select Shakshuka with Feta").click();
    await byButton(screen, "Save").click();
    await expect.poll(() => services.mealPlan.answers.calls).toContain("saveMeal");
  });
  shown({ rule: "#plan-week-grid", means: "and no others", says: [...MEALS, ...DAYS_OF_WEEK] }, async (says) => {
    const names = await slotNames("/week", "button");
    const words = names.flatMap((name) => /^(\w+) .*, (\w+): /u.exec(name)?.slice(1) ?? []);
    expect(new Set(words)).toEqual(new Set(says));
  });
});
