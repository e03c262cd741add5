import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { boxesOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { WeekSwitcher } from "./mod.ts";

const callbacks = () => ({ onDate: vi.fn(), onPrevious: vi.fn(), onNext: vi.fn() });

it("is two named buttons and a labelled date field", async () => {
  const told = callbacks();
  const screen = await renderKit(<WeekSwitcher {...told} date="2026-11-19" />);

  await screen.getByRole("button", { name: "Next week" }).click();
  await screen.getByRole("button", { name: "Previous week" }).click();
  await screen.getByLabelText("Jump to date").fill("2026-12-24");

  expect(told.onNext).toHaveBeenCalledOnce();
  expect(told.onPrevious).toHaveBeenCalledOnce();
  expect(told.onDate).toHaveBeenCalledWith("2026-12-24");
});

it("reports no change when the field is emptied", async () => {
  const told = callbacks();
  const screen = await renderKit(<WeekSwitcher {...told} date="2026-11-19" />);

  await screen.getByLabelText("Jump to date").fill("");

  expect(told.onDate).not.toHaveBeenCalled();
});

it("includes the buttons' visible text in their names", async () => {
  await page.viewport(1280, 800);
  const screen = await renderKit(<WeekSwitcher {...callbacks()} date="2026-11-19" range="Nov 16 – Nov 22, 2026" />);

  await expect.element(screen.getByText("Previous", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Previous week" })).toHaveTextContent("Previous");
  await expect.element(screen.getByRole("button", { name: "Next week" })).toHaveTextContent("Next");
});

it("announces the new week of a bar politely", async () => {
  const screen = await renderKit(<WeekSwitcher {...callbacks()} date="2026-11-19" range="Nov 16 – Nov 22, 2026" />);
  const range = screen.getByText("Nov 16 – Nov 22, 2026");

  await expect.element(range).toHaveAttribute("aria-live", "polite");
  await screen.rerender(<WeekSwitcher {...callbacks()} date="2026-11-26" range="Nov 23 – Nov 29, 2026" />);
  await expect.element(screen.getByText("Nov 23 – Nov 29, 2026")).toHaveAttribute("aria-live", "polite");
});

it("has targets of 44 px on a phone, the bar's range between them", async () => {
  await page.viewport(360, 780);
  const screen = await renderKit(<WeekSwitcher {...callbacks()} date="2026-11-19" range="Nov 16 – Nov 22, 2026" />);
  const boxes = boxesOf(screen.getByRole("button"));

  expect(boxes.every(({ width, height }) => width >= 44 && height >= 44)).toBe(true);
  expect(boxes[0]?.top).toBe(boxes[1]?.top);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
