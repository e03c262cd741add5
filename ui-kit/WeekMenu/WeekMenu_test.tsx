import type { ComponentPropsWithRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Page } from "../Page/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleDays, sampleMealAt, sampleMeals, sampleRecipes } from "../testing/sample_recipes.ts";
import { WeekMenu, type WeekMenuProps } from "./mod.ts";

const onWeek = vi.fn();

const week: WeekMenuProps<string, string> = {
  label: "Nov 16 – Nov 22, 2026",
  days: sampleDays,
  meals: sampleMeals,
  mealAt: sampleMealAt,
  hrefFor: (day, meal) => `#/select-meal/${day}?time=${meal}`,
  onWeek,
};

/** A router link's stand-in that shows its `href` and `state`. */
function RouterLink({ href, state, children, ...rest }: ComponentPropsWithRef<"a"> & { state?: unknown }) {
  return (
    <a href={`#routed${href}`} data-state={JSON.stringify(state)} {...rest}>
      {children}
    </a>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  location.hash = "";
});

describe("on a table", () => {
  beforeEach(async () => {
    await page.viewport(1280, 900);
  });

  it("is a grid of days and meals, each slot a link", async () => {
    const screen = await renderKit(<WeekMenu {...week} />);

    await expect.element(screen.getByRole("grid", { name: "Nov 16 – Nov 22, 2026" })).toBeVisible();
    expect(screen.getByRole("row").elements()).toHaveLength(5);
    expect(screen.getByRole("link").elements()).toHaveLength(28);
    await expect.element(screen.getByRole("columnheader", { name: "Thursday 19" })).toBeVisible();
    await expect.element(screen.getByRole("rowheader", { name: "Dinner" })).toBeInTheDocument();
  });

  it("names each link by day, date, meal time and the whole dish, or empty", async () => {
    const screen = await renderKit(<WeekMenu {...week} />);
    const long = screen.getByRole("link", { name: `Thursday Nov 19, Lunch: ${sampleRecipes.grandmas.name}` });

    await expect.element(long).toHaveAttribute("title", sampleRecipes.grandmas.name);
    await expect
      .element(screen.getByRole("link", { name: "Wednesday Nov 18, Dinner: empty" }))
      .toHaveTextContent("+ Dinner");
  });

  it("links to its href, by the router's link and with its state", async () => {
    const screen = await renderKit(<WeekMenu {...week} component={RouterLink} linkState={{ date: "2026-11-19" }} />);
    const slot = screen.getByRole("link", { name: /^Friday Nov 20, Lunch/ });

    await expect.element(slot).toHaveAttribute("href", "#routed#/select-meal/Friday?time=Lunch");
    await expect.element(slot).toHaveAttribute("data-state", '{"date":"2026-11-19"}');
  });

  it("marks today by aria-current, not only by the cloth", async () => {
    const screen = await renderKit(<WeekMenu {...week} />);

    await expect
      .element(screen.getByRole("columnheader", { name: "Thursday 19" }))
      .toHaveAttribute("aria-current", "date");
    await expect
      .element(screen.getByRole("link", { name: /^Thursday Nov 19, Snacks/ }))
      .toHaveAttribute("aria-current", "date");
    await expect
      .element(screen.getByRole("link", { name: /^Friday Nov 20, Snacks/ }))
      .not.toHaveAttribute("aria-current");
  });

  it("keeps the focus while another week loads, and leads nowhere meanwhile", async () => {
    const screen = await renderKit(<WeekMenu {...week} component={RouterLink} />);
    await userEvent.tab();
    await screen.rerender(
      <WeekMenu {...week} component={RouterLink} state="loading" loadingText="Syncing your weekly meals…" />,
    );
    const slot = screen.getByRole("link", { name: "Thursday Nov 19, Breakfast: loading" });

    await expect.element(screen.getByRole("status")).toHaveTextContent("Syncing your weekly meals…");
    await expect.element(screen.getByRole("grid")).toHaveAttribute("aria-busy", "true");
    await expect.element(slot).toHaveFocus();
    await expect.element(slot).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    expect(location.hash).toBe("");
  });

  it("keeps every row's height while it loads", async () => {
    const screen = await renderKit(<WeekMenu {...week} />);
    const before = bottoms(screen.getByRole("row").elements());
    await screen.rerender(<WeekMenu {...week} state="loading" loadingText="Syncing your weekly meals…" />);

    await expect.element(screen.getByRole("status")).toBeVisible();
    expect(bottoms(screen.getByRole("row").elements())).toEqual(before);
  });
});

describe("on a phone", () => {
  beforeEach(async () => {
    await page.viewport(360, 780);
  });

  it("has days as rows on a phone, and does not scroll horizontally", async () => {
    const screen = await renderKit(
      <Page>
        <WeekMenu {...week} mealAt={() => sampleRecipes.grandmas} />
      </Page>,
    );

    expect(screen.getByRole("row").elements()).toHaveLength(8);
    await expect.element(screen.getByRole("rowheader", { name: "Thursday Nov 19" })).toBeVisible();
    await expect.element(screen.getByRole("columnheader", { name: "Dinner" })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

function bottoms(rows: readonly Element[]): number[] {
  return rows.map((row) => Math.round(row.getBoundingClientRect().bottom));
}
