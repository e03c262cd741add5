import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { TOAST_DURATION, Toast, ToastRegion, useToasts } from "./mod.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

holdsRootContract((props) => (
  <Toast {...props} onDismiss={() => undefined}>
    Failed to toggle like
  </Toast>
));

it("goes by itself after six seconds", async () => {
  const onDismiss = vi.fn();
  await renderKit(<Toast onDismiss={onDismiss}>Failed to toggle like</Toast>);

  vi.advanceTimersByTime(TOAST_DURATION - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it("stays while it has the focus", async () => {
  const onDismiss = vi.fn();
  const screen = await renderKit(<Toast onDismiss={onDismiss}>Failed to toggle like</Toast>);

  screen.getByRole("button", { name: "Dismiss" }).element().focus();
  await expect.element(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  vi.advanceTimersByTime(TOAST_DURATION * 2);

  expect(onDismiss).not.toHaveBeenCalled();
});

it("goes when its action is chosen", async () => {
  const onDismiss = vi.fn();
  const onUndo = vi.fn();
  const screen = await renderKit(
    <Toast action={{ text: "Undo", onSelect: onUndo }} onDismiss={onDismiss}>
      Thursday's Dinner is empty.
    </Toast>,
  );

  await screen.getByRole("button", { name: "Undo" }).click();

  expect(onUndo).toHaveBeenCalledOnce();
  expect(onDismiss).toHaveBeenCalledOnce();
});

function Kitchen() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <button type="button" onClick={() => show("Thursday's dinner is empty again.")}>
        Remove
      </button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

it("shows three at most and takes each away by its own button", async () => {
  const screen = await renderKit(<Kitchen />);
  const alerts = screen.getByRole("alert");

  for (let press = 0; press < 4; press++) await screen.getByRole("button", { name: "Remove" }).click();
  expect(alerts.elements()).toHaveLength(3);
  await screen.getByRole("button", { name: "Dismiss" }).first().click();
  expect(alerts.elements()).toHaveLength(2);
});
