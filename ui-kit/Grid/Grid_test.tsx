import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { GRID_COLUMNS, Grid, type GridProps } from "./mod.ts";

const COUNTS = { two: 2, three: 3, four: 4, "picture-end": 2, "rail-start": 2, "rail-end": 2 } as const;

afterEach(() => page.viewport(1280, 900));

describe.each(GRID_COLUMNS.filter((columns) => columns !== "fit"))("%s", (columns) => {
  it("has one column on a phone and several from 640 px", async () => {
    await page.viewport(639, 800);
    expect(await columnsOf({ columns })).toHaveLength(1);

    await page.viewport(640, 800);
    expect(await columnsOf({ columns })).toHaveLength(COUNTS[columns]);
  });

  it("has one column below a desktop with from desktop", async () => {
    await page.viewport(1239, 800);
    expect(await columnsOf({ columns, from: "desktop" })).toHaveLength(1);

    await page.viewport(1240, 800);
    expect(await columnsOf({ columns, from: "desktop" })).toHaveLength(COUNTS[columns]);
  });
});

it("keeps the rail's width on a desktop and gives the rest to the other column", async () => {
  await page.viewport(1280, 900);

  const [main = 0, rail] = await columnsOf({ columns: "rail-end", gap: "48" });

  expect(rail).toBe(392);
  expect(main).toBeGreaterThan(700);
});

it("fits as many columns of the least width as possible, and none wider than the page", async () => {
  await page.viewport(1000, 800);
  const wide = await columnsOf({ columns: "fit", gap: "24" });
  expect(wide.length).toBe(3);
  expect(Math.min(...wide)).toBeGreaterThanOrEqual(240);

  await page.viewport(220, 800);
  const [only = 0, ...others] = await columnsOf({ columns: "fit" });
  expect(others).toEqual([]);
  expect(only).toBeLessThanOrEqual(220);
});

it("keeps steps of the scale between columns and rows", async () => {
  const screen = await renderKit(<Grid gap="48" rowGap="16" data-testid="grid" />);
  const style = getComputedStyle(screen.getByTestId("grid").element());

  expect([style.columnGap, style.rowGap]).toEqual(["48px", "16px"]);
});

it("becomes one column at 400 % zoom of a desktop", async () => {
  // A window of 1280 px at 400 % is one of 320 px.
  await page.viewport(320, 256);

  expect(await columnsOf({ columns: "four" })).toHaveLength(1);
});

/** Widths of the columns in px, as they are drawn. */
async function columnsOf(props: GridProps): Promise<number[]> {
  const screen = await renderKit(<Grid {...props} data-testid="grid" />);
  const widths = getComputedStyle(screen.getByTestId("grid").element()).gridTemplateColumns.split(" ");
  await screen.unmount();
  return widths.map(Number.parseFloat);
}
