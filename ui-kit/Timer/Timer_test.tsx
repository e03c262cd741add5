import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { Timer, type TimerProps } from "./mod.ts";

function timer(props: Partial<TimerProps> = {}) {
  const calls = { onPause: vi.fn(), onResume: vi.fn(), onAddMinute: vi.fn(), onRemove: vi.fn() };
  return { calls, element: <Timer name="Simmer, step 3" state="running" timeText="12:04" {...calls} {...props} /> };
}

it("is a group of its name, with a time that is not read out each second", async () => {
  const screen = await renderKit(timer().element);

  await expect.element(screen.getByRole("group", { name: "Simmer, step 3" })).toBeVisible();
  await expect.element(screen.getByRole("timer", { name: "Simmer, step 3" })).toHaveTextContent("12:04");
});

it("pauses and continues, adds a minute, and is cancelled, by keyboard", async () => {
  const { element, calls } = timer();
  const screen = await renderKit(element);

  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Pause Simmer, step 3" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");

  expect([calls.onPause, calls.onAddMinute, calls.onRemove].map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
  await screen.rerender(timer({ state: "paused", onResume: calls.onResume }).element);
  await screen.getByRole("button", { name: "Continue Simmer, step 3" }).click();
  expect(calls.onResume).toHaveBeenCalledOnce();
});

it("cannot be paused once it is done, and its button stops it", async () => {
  const screen = await renderKit(timer({ state: "done", timeText: "Done" }).element);

  await expect.element(screen.getByRole("button", { name: "Stop Simmer, step 3" })).toBeVisible();
  expect(screen.getByRole("button", { name: /Pause|Continue/u }).elements()).toHaveLength(0);
});
