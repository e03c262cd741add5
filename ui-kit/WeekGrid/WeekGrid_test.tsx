import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Page } from "../Page/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleDays, sampleMealAt, sampleMeals, sampleRecipes } from "../testing/sample_recipes.ts";
import { calls, week } from "../testing/week_in_tests.ts";
import { openAtToday, WeekGrid, type WeekGridProps } from "./mod.ts";

const { onOpen, onEmpty, onWeek } = calls;

beforeEach(() => {
  vi.clearAllMocks();
});

describe("on a table", () => {
  beforeEach(async () => {
    await page.viewport(1280, 900);
  });

  it("is a grid with days as columns and meals as rows, and headers for both", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);

    await expect.element(screen.getByRole("grid", { name: "Nov 16 – Nov 22, 2026" })).toBeVisible();
    expect(screen.getByRole("row").elements()).toHaveLength(5);
    expect(screen.getByRole("gridcell").elements()).toHaveLength(28);
    await expect.element(screen.getByRole("columnheader", { name: "19 Thursday" })).toBeVisible();
    await expect.element(screen.getByRole("rowheader", { name: "Dinner" })).toBeVisible();
  });

  it("shows days and meal times in the reader's language, and tells of them by their own names", async () => {
    const days = sampleDays.map((day) => ({ ...day, text: `${day.day} (de)` }));
    const meals = sampleMeals.map((meal) => ({ ...meal, text: `${meal.meal} (de)` }));
    const screen = await renderKit(<WeekGrid {...week} days={days} meals={meals} />);

    await expect.element(screen.getByRole("columnheader", { name: "19 Thursday (de)" })).toBeVisible();
    await expect.element(screen.getByRole("rowheader", { name: "Dinner (de)" })).toBeVisible();
    await screen.getByRole("button", { name: "Wednesday (de) Nov 18, Dinner (de): empty" }).click();

    expect(onOpen.mock.calls).toEqual([[{ day: "Wednesday", meal: "Dinner" }]]);
  });

  it("marks today by aria-current, not only by the cloth", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);

    await expect
      .element(screen.getByRole("columnheader", { name: "19 Thursday" }))
      .toHaveAttribute("aria-current", "date");
    await expect.element(screen.getByRole("columnheader", { name: "20 Friday" })).not.toHaveAttribute("aria-current");
  });

  it("opens the slot that was pressed", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);

    await screen.getByRole("button", { name: "Thursday Nov 19, Dinner: Lemon Salmon with Dill Potatoes" }).click();
    await screen.getByRole("button", { name: "Wednesday Nov 18, Dinner: empty" }).click();

    expect(onOpen.mock.calls).toEqual([[{ day: "Thursday", meal: "Dinner" }], [{ day: "Wednesday", meal: "Dinner" }]]);
  });

  it("is one tab stop, at today", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);
    const stops = screen
      .getByRole("button")
      .elements()
      .filter((slot) => slot.tabIndex === 0);

    expect(stops).toHaveLength(1);
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: /^Thursday Nov 19, Breakfast/ })).toHaveFocus();
  });

  it("moves in the visual direction by arrows, and by Home and End, with Control within the whole grid", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);
    await userEvent.tab();

    for (const [keys, place] of [
      ["{ArrowRight}", /^Friday Nov 20, Breakfast/],
      ["{ArrowDown}", /^Friday Nov 20, Lunch/],
      ["{ArrowLeft}{ArrowLeft}", /^Wednesday Nov 18, Lunch/],
      ["{ArrowUp}{ArrowUp}", /^Wednesday Nov 18, Breakfast/],
      ["{End}", /^Sunday Nov 22, Breakfast/],
      ["{ArrowRight}", /^Sunday Nov 22, Breakfast/],
      ["{Home}", /^Monday Nov 16, Breakfast/],
      ["{Control>}{End}{/Control}", /^Sunday Nov 22, Snacks/],
      ["{Control>}{Home}{/Control}", /^Monday Nov 16, Breakfast/],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect.element(screen.getByRole("button", { name: place })).toHaveFocus();
    }
  });

  it("mirrors the horizontal arrows from right to left", async () => {
    const screen = await renderKit(<WeekGrid {...week} dir="rtl" />);

    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");

    await expect.element(screen.getByRole("button", { name: /^Friday Nov 20, Breakfast/ })).toHaveFocus();
  });

  it("changes weeks by Page Up and Page Down, and keeps the focused cell", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);

    await userEvent.tab();
    await userEvent.keyboard("{PageUp}{PageDown}");

    expect(onWeek.mock.calls).toEqual([[-1], [1]]);
    await expect.element(screen.getByRole("button", { name: /^Thursday Nov 19, Breakfast/ })).toHaveFocus();
  });

  it("opens by Enter and empties by Delete, but only a filled slot", async () => {
    await renderKit(<WeekGrid {...week} />);

    await userEvent.tab();
    await userEvent.keyboard("{Enter}{Delete}{ArrowRight}{Delete}");

    expect(onOpen).toHaveBeenCalledWith({ day: "Thursday", meal: "Breakfast" });
    expect(onEmpty.mock.calls).toEqual([[{ day: "Thursday", meal: "Breakfast" }]]);
  });

  it("announces the loading text, and opens nothing meanwhile", async () => {
    const screen = await renderKit(<WeekGrid {...week} state="loading" loadingText="Syncing your meal plan…" />);

    await expect.element(screen.getByRole("status")).toHaveTextContent("Syncing your meal plan…");
    await expect.element(screen.getByRole("grid")).toHaveAttribute("aria-busy", "true");
    await screen.getByRole("button", { name: "Friday Nov 20, Snacks: loading" }).click({ force: true });
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("keeps every row's height while it loads, and the focus", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);
    const before = bottoms(screen.getByRole("row").elements());
    await userEvent.tab();
    await screen.rerender(<WeekGrid {...week} state="loading" loadingText="Syncing your meal plan…" />);

    await expect.element(screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: loading" })).toHaveFocus();
    expect(bottoms(screen.getByRole("row").elements())).toEqual(before);
    await userEvent.keyboard("{Delete}");
    expect(onEmpty).not.toHaveBeenCalled();
  });

  it("animates only the plate that was just saved", async () => {
    const screen = await renderKit(<WeekGrid {...week} justSaved={{ day: "Thursday", meal: "Dinner" }} />);
    const moving = screen
      .getByRole("button")
      .elements()
      .filter((slot) => slot.getAttribute("data-state") === "just-saved");

    expect(moving.map((slot) => slot.getAttribute("aria-label"))).toEqual([
      "Thursday Nov 19, Dinner: Lemon Salmon with Dill Potatoes",
    ]);
  });
});

describe("with buttons in its slots", () => {
  const withButtons: WeekGridProps<string, string> = {
    ...week,
    renderActions: ({ day, meal }, props) =>
      sampleMealAt(day, meal) ? (
        <button type="button" {...props}>
          Clear {day} {meal}
        </button>
      ) : null,
  };

  it("goes from the focused slot to its buttons by Tab, and on from there by arrows", async () => {
    await page.viewport(1280, 900);
    const screen = await renderKit(<WeekGrid {...withButtons} />);

    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Clear Thursday Breakfast" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("button", { name: /^Thursday Nov 19, Lunch/u })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Clear Thursday Lunch" })).toHaveFocus();
    expect(
      screen
        .getByRole("button")
        .elements()
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(2);
  });

  it.each([
    [390, ["Thursday Nov 19, Lunch", "Thursday Nov 19, Lunch", "Friday Nov 20, Breakfast"]],
    [768, ["Thursday Nov 19, Dinner", "Thursday Nov 19, Snacks", "Friday Nov 20, Lunch"]],
  ])("is a list of lines at %i px, with its meals in words, where arrows move as drawn", async (width, places) => {
    await page.viewport(width, 900);
    const screen = await renderKit(<WeekGrid {...withButtons} />);
    const slot = (place: string) => screen.getByRole("button", { name: new RegExp(`^${place}`, "u") });
    await expect.element(slot("Thursday Nov 19, Breakfast").getByText("Breakfast")).toBeVisible();
    await userEvent.tab();
    const [down, right, next] = places as [string, string, string];
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(slot(down)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(slot(right)).toHaveFocus();
    await userEvent.keyboard(width === 390 ? "{ArrowDown}{ArrowDown}{ArrowDown}" : "{ArrowDown}");
    await expect.element(slot(next)).toHaveFocus();
    await page.viewport(1280, 900);
  });
});

describe("on a phone", () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
  });

  it("has days as rows on a phone, where keys still move in the visual direction", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);

    expect(screen.getByRole("row").elements()).toHaveLength(8);
    await expect.element(screen.getByRole("rowheader", { name: "Thursday Nov 19" })).toBeVisible();
    await expect.element(screen.getByRole("columnheader", { name: "Dinner" })).toBeVisible();
    await userEvent.tab();
    for (const [keys, place] of [
      ["{ArrowRight}{ArrowDown}", /^Friday Nov 20, Lunch/],
      ["{End}", /^Friday Nov 20, Snacks/],
      ["{Home}", /^Friday Nov 20, Breakfast/],
      ["{ArrowUp}", /^Thursday Nov 19, Breakfast/],
      ["{Control>}{End}{/Control}", /^Sunday Nov 22, Snacks/],
      ["{Control>}{Home}{/Control}", /^Monday Nov 16, Breakfast/],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect.element(screen.getByRole("button", { name: place })).toHaveFocus();
    }
    await userEvent.keyboard("{Delete}{PageDown}");
    expect(onEmpty.mock.calls).toEqual([[{ day: "Monday", meal: "Breakfast" }]]);
    expect(onWeek).toHaveBeenCalledWith(1);
  });

  it("scrolls to today below the sticky meal times, unless today is in view", async () => {
    const screen = await renderKit(
      <Page>
        <WeekGrid {...week} />
      </Page>,
    );
    const today = screen.getByRole("rowheader", { name: "Thursday Nov 19" });

    openAtToday();
    const { top } = today.element().getBoundingClientRect();
    expect(top).toBeGreaterThan(
      screen.getByRole("columnheader", { name: "Dinner" }).element().getBoundingClientRect().bottom,
    );
    expect(top).toBeLessThan(220);

    const before = scrollY;
    expect(before).toBeGreaterThan(0);
    scrollBy({ top: -60, behavior: "instant" });
    openAtToday();
    expect(scrollY).toBe(before - 60);
  });

  it("keeps the meal times sticky while the week scrolls, without covering the focus", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);
    const head = screen.getByRole("columnheader", { name: "Dinner" });

    await userEvent.tab();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect.element(screen.getByRole("button", { name: /^Sunday Nov 22, Snacks/ })).toHaveFocus();
    await expect.element(head).toBeInViewport();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");

    const focused = document.activeElement;
    expect(focused?.getBoundingClientRect().top).toBeGreaterThan(head.element().getBoundingClientRect().bottom);
  });

  it.each([390, 360, 320])("shows four plates across at %i px without horizontal scrolling", async (width) => {
    await page.viewport(width, 780);
    const screen = await renderKit(
      <Page>
        <WeekGrid {...week} mealAt={() => sampleRecipes.grandmas} />
      </Page>,
    );
    const plates = screen
      .getByRole("button", { name: /^Monday/ })
      .elements()
      .map((slot) => slot.querySelector("[data-plate]")?.getBoundingClientRect());

    expect(plates.map((plate) => plate?.width)).toEqual([68, 68, 68, 68]);
    expect(new Set(plates.map((plate) => plate?.top)).size).toBe(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

function bottoms(rows: readonly Element[]): number[] {
  return rows.map((row) => Math.round(row.getBoundingClientRect().bottom));
}
