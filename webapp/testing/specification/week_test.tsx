import { describe, expect, it } from "vitest";
import { DAYS_OF_WEEK, MEAL_TIMES } from "../../../core/meal_plan/mod.ts";
import { plannedWeek, storyRecipes } from "../mod.ts";
import { byButton, byLabel, byLink, byText, open, shown } from "./on_screen.ts";

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
  // #plan-week-grid, #plan-review-grid
  (
    [
      ["/week", "button"],
      ["/WeeklyMeals", "link"],
    ] as const
  ).forEach(([at, role]) =>
    it(`has seven days across and four meals down, and no others, at ${at}`, async () => {
      const names = await slotNames(at, role);
      const words = names.flatMap((name) => /^(\w+) .*, (\w+): /u.exec(name)?.slice(1) ?? []);
      expect(new Set(words)).toEqual(new Set([...MEALS, ...DAYS_OF_WEEK]));
      expect(names.filter((name) => name.startsWith("Monday"))).toEqual(
        MEALS.map((meal) => `Monday Nov 16, ${meal}: empty`),
      );
    }),
  );
  shown(
    { rule: "#plan-week-moving", means: "a date opens its week; today unless said otherwise", says: ["Jump to date"] },
    async ([label = ""]) => {
      const { screen } = await open("/week");
      await expect.element(byLabel(screen, label)).toHaveValue("2026-11-19");
      await byLabel(screen, label).fill("2027-01-01");
      await expect.element(byText(screen, "Dec 28 – Jan 3, 2027")).toBeVisible();
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
  shown(
    {
      rule: "#plan-review-moving",
      means: "by seven days, and to a date's week",
      says: ["Previous", "Next", "Jump to date"],
    },
    async ([previous = "", next = "", jump = ""]) => {
      const { screen, services } = await open("/WeeklyMeals", laid);
      await expect.element(byText(screen, "Nov 16 – Nov 22, 2026")).toBeVisible();
      await byText(screen, next).click();
      await expect.element(byText(screen, "Nov 23 – Nov 29, 2026")).toBeVisible();
      await expect.element(byLink(screen, "Thursday Nov 26, Breakfast: empty")).toBeVisible();
      expect(services.mealPlan.answers.calls.filter((call) => call === "listWeek")).toHaveLength(2);
      await byText(screen, previous).click();
      await expect.element(byText(screen, "Nov 16 – Nov 22, 2026")).toBeVisible();
      await byLabel(screen, jump).fill("2027-01-01");
      await expect.element(byText(screen, "Dec 28 – Jan 3, 2027")).toBeVisible();
    },
  );
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
});
