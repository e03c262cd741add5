import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { RouterLink } from "../testing/sample_links.tsx";
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

beforeEach(async () => {
  vi.clearAllMocks();
  location.hash = "";
  await page.viewport(1280, 900);
});

it("is a grid of days and meals, each slot a link, and marks today's", async () => {
  const screen = await renderKit(<WeekMenu {...week} />);

  await expect.element(screen.getByRole("grid", { name: "Nov 16 – Nov 22, 2026" })).toBeVisible();
  expect(screen.getByRole("row").elements()).toHaveLength(5);
  expect(screen.getByRole("link").elements()).toHaveLength(28);
  await expect.element(screen.getByRole("columnheader", { name: "Thursday 19" })).toBeVisible();
  await expect.element(screen.getByRole("rowheader", { name: "Dinner" })).toBeInTheDocument();
  const today = screen.getByRole("link", { name: /^Thursday Nov 19, Snacks/ });
  await expect.element(today).toHaveAttribute("aria-current", "date");
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

function bottoms(rows: readonly Element[]): number[] {
  return rows.map((row) => Math.round(row.getBoundingClientRect().bottom));
}

it("has a menu of a filled slot by its button, one Tab after its link, and leaves the focus on the link", async () => {
  const onCook = vi.fn();
  const menuAt: WeekMenuProps<string, string>["menuAt"] = ({ day, meal }) => [
    { text: "Cook", onSelect: () => onCook(day, meal) },
  ];
  const screen = await renderKit(<WeekMenu {...week} menuAt={menuAt} />);
  await userEvent.tab();
  await userEvent.tab();
  const more = screen.getByRole("button", { name: "More for Thursday Nov 19, Breakfast" });
  await expect.element(more).toHaveFocus();
  const { width, height } = more.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("menuitem", { name: "Cook" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");

  expect(onCook).toHaveBeenCalledExactlyOnceWith("Thursday", "Breakfast");
  await expect.element(screen.getByRole("link", { name: /^Thursday Nov 19, Breakfast/u })).toHaveFocus();
});
