import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { sampleDays, sampleMealAt, sampleMeals } from "../testing/sample_recipes.ts";
import { WeekGrid, type WeekGridProps } from "./mod.ts";

const onOpen = vi.fn();
const onEmpty = vi.fn();
const onWeek = vi.fn();

const week: WeekGridProps<string, string> = {
  label: "Nov 16 – Nov 22, 2026",
  days: sampleDays,
  meals: sampleMeals,
  mealAt: sampleMealAt,
  onOpen,
  onEmpty,
  onWeek,
};

beforeEach(() => {
  vi.clearAllMocks();
});

describe("on a table", () => {
  beforeEach(async () => {
    await page.viewport(1280, 900);
  });

  holdsRootContract((props) => <WeekGrid {...week} {...props} />);

  it("has days across and meals down", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);

    await expect.element(screen.getByRole("grid", { name: "Nov 16 – Nov 22, 2026" })).toBeVisible();
    expect(screen.getByRole("row").elements()).toHaveLength(5);
    expect(screen.getByRole("gridcell").elements()).toHaveLength(28);
    await expect.element(screen.getByRole("columnheader", { name: "19 Thursday" })).toBeVisible();
    await expect.element(screen.getByRole("rowheader", { name: "Dinner" })).toBeVisible();
  });

  it("marks today", async () => {
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

  it.each([
    ["{ArrowRight}", /^Friday Nov 20, Breakfast/],
    ["{ArrowLeft}", /^Wednesday Nov 18, Breakfast/],
    ["{ArrowDown}", /^Thursday Nov 19, Lunch/],
    ["{ArrowUp}", /^Thursday Nov 19, Breakfast/],
    ["{Home}", /^Monday Nov 16, Breakfast/],
    ["{End}", /^Sunday Nov 22, Breakfast/],
    ["{Control>}{End}{/Control}", /^Sunday Nov 22, Snacks/],
    ["{ArrowDown}{ArrowDown}{Control>}{Home}{/Control}", /^Monday Nov 16, Breakfast/],
    ["{End}{ArrowRight}", /^Sunday Nov 22, Breakfast/],
  ])("moves by %s as seen", async (keys, place) => {
    const screen = await renderKit(<WeekGrid {...week} />);

    await userEvent.tab();
    await userEvent.keyboard(keys);

    await expect.element(screen.getByRole("button", { name: place })).toHaveFocus();
  });

  it("turns the horizontal arrows around in a page from right to left", async () => {
    const screen = await renderKit(<WeekGrid {...week} dir="rtl" />);

    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");

    await expect.element(screen.getByRole("button", { name: /^Friday Nov 20, Breakfast/ })).toHaveFocus();
  });

  it("pages through weeks and keeps its place", async () => {
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

  it("says what it waits for, and opens nothing meanwhile", async () => {
    const screen = await renderKit(<WeekGrid {...week} state="loading" loadingText="Syncing your meal plan…" />);

    await expect.element(screen.getByRole("status")).toHaveTextContent("Syncing your meal plan…");
    await expect.element(screen.getByRole("grid")).toHaveAttribute("aria-busy", "true");
    await screen.getByRole("button", { name: "Friday Nov 20, Snacks: loading" }).click({ force: true });
    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe("on a phone", () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
  });

  it("has days down and meals across, and arrows still move as seen", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);

    expect(screen.getByRole("row").elements()).toHaveLength(8);
    await expect.element(screen.getByRole("rowheader", { name: "Thursday Nov 19" })).toBeVisible();
    await expect.element(screen.getByRole("columnheader", { name: "Dinner" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect.element(screen.getByRole("button", { name: /^Friday Nov 20, Lunch/ })).toHaveFocus();
  });

  it("fits the width", async () => {
    await renderKit(<WeekGrid {...week} />);

    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
