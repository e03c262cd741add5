import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ActionBar } from "../ActionBar/mod.ts";
import { Button } from "../Button/mod.ts";
import { Dialog } from "../Dialog/mod.ts";
import { Dock } from "../Dock/mod.ts";
import { Navbar } from "../Navbar/mod.ts";
import { ProgressDots } from "../ProgressDots/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleLinks } from "../testing/sample_links.tsx";
import { TOAST_DURATION, Toast, ToastRegion, useToasts } from "./mod.ts";

beforeEach(async () => {
  await page.viewport(414, 896);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

it("is announced assertively, and disappears after six seconds", async () => {
  const onDismiss = vi.fn();
  await renderKit(<Toast onDismiss={onDismiss}>Failed to toggle like</Toast>);

  expect(page.getByRole("alert").element().textContent).toContain("Failed to toggle like");
  vi.advanceTimersByTime(TOAST_DURATION - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it("stays while it is focused or hovered, and restarts its time after", async () => {
  const onDismiss = vi.fn();
  const screen = await renderKit(
    <>
      <button type="button">Elsewhere</button>
      <Toast onDismiss={onDismiss}>Failed to toggle like</Toast>
    </>,
  );
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });

  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  vi.advanceTimersByTime(TOAST_DURATION * 2);
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.tab({ shift: true });
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(TOAST_DURATION / 2);
  expect(onDismiss).not.toHaveBeenCalled();

  await elsewhere.hover();
  await screen.getByText("Failed to toggle like").hover();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(TOAST_DURATION * 2);
  expect(onDismiss).not.toHaveBeenCalled();
  await elsewhere.hover();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(TOAST_DURATION);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it("disappears when its action is chosen, by keyboard too", async () => {
  const onDismiss = vi.fn();
  const onUndo = vi.fn();
  const screen = await renderKit(
    <Toast action={{ text: "Undo", onSelect: onUndo }} onDismiss={onDismiss}>
      Thursday's Dinner is empty.
    </Toast>,
  );

  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");

  expect(onUndo).toHaveBeenCalledOnce();
  expect(onDismiss).toHaveBeenCalledOnce();
});

function Kitchen({ group }: { group?: string }) {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <button type="button" onClick={() => show("Thursday's dinner is empty again.", { group })}>
        Remove
      </button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

it("shows three at most, each with its own × button", async () => {
  const screen = await renderKit(<Kitchen />);
  const alerts = screen.getByRole("alert");

  for (let press = 0; press < 4; press++) await screen.getByRole("button", { name: "Remove" }).click();
  expect(alerts.elements()).toHaveLength(3);
  await screen.getByRole("button", { name: "Dismiss" }).first().click();
  expect(alerts.elements()).toHaveLength(2);
});

it("replaces the visible message of the same group", async () => {
  const screen = await renderKit(<Kitchen group="slot" />);
  for (let press = 0; press < 2; press++) await screen.getByRole("button", { name: "Remove" }).click();
  expect(screen.getByRole("alert").elements()).toHaveLength(1);
});

it("restores the focus when it disappears while focused", async () => {
  const screen = await renderKit(<Kitchen />);
  const remove = screen.getByRole("button", { name: "Remove" });
  await remove.click();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();

  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();
});

it("hides neither the bottom bar with what stands on it nor a dock nor an action bar", async () => {
  expect(await gapAbove("bottom bar", 390)).toBeGreaterThan(0);
  expect(await gapAbove("bar above it", 390)).toBeGreaterThan(0);
  for (const width of [390, 768, 1280]) {
    expect(await gapAbove("dock", width)).toBeGreaterThan(0);
    expect(await gapAbove("action bar", width)).toBeGreaterThan(0);
  }
});

/** Distance between the lowest toast and the fixed bottom part, in px. */
async function gapAbove(bar: keyof typeof BARS, width: number): Promise<number> {
  await page.viewport(width, 844);
  const { element, selector } = BARS[bar];
  const screen = await renderKit(
    <>
      {element}
      <ToastRegion toasts={[{ id: 1, text: "Failed to toggle like" }]} onDismiss={() => undefined} />
    </>,
  );
  const { bottom } = screen.getByRole("alert").element().getBoundingClientRect();
  const tops = [...screen.container.querySelectorAll(selector)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top);
  await screen.unmount();
  return Math.max(...tops) - bottom;
}

/** The fixed bottom part. */
const BARS = {
  "bottom bar": {
    selector: "nav",
    element: (
      <Navbar
        links={sampleLinks}
        current="#/week"
        homeHref="#/home"
        menu={[]}
        search={{ value: "", onChange: () => undefined, onSubmit: () => undefined, placeholder: "Search" }}
      />
    ),
  },
  "bar above it": {
    selector: "[data-above-tabs]",
    element: (
      <>
        <div style={{ blockSize: "200vh" }} />
        <div data-above-tabs="" style={{ position: "sticky", insetBlockEnd: "88px", blockSize: "52px" }} />
      </>
    ),
  },
  dock: {
    selector: "[data-dock]",
    element: <Dock hint="Choose a meal to save it for Dinner." action={<button type="button">Save</button>} />,
  },
  "action bar": {
    selector: "[data-action-bar]",
    element: (
      <ActionBar
        start={<Button>Back</Button>}
        middle={<ProgressDots count={3} current={2} />}
        end={<Button>Continue</Button>}
      />
    ),
  },
} as const;

it("is shown above an open modal, where it can be pressed", async () => {
  const onDismiss = vi.fn();
  const toasts = [{ id: 1, text: "Failed to toggle like" }];
  const post = (open: boolean) => (
    <>
      <Dialog title="Miso Mushroom Ramen" open={open}>
        Toast the mushrooms.
      </Dialog>
      <ToastRegion toasts={toasts} onDismiss={onDismiss} />
    </>
  );
  const screen = await renderKit(post(false));
  await screen.rerender(post(true));

  await expect.element(screen.getByRole("dialog").getByRole("alert")).toHaveTextContent("Failed to toggle like");
  await screen.getByRole("button", { name: "Dismiss" }).click();
  expect(onDismiss).toHaveBeenCalledWith(1);

  await screen.rerender(post(false));
  await expect.element(screen.getByRole("alert")).toBeVisible();
});

it("is a status without a button while its condition lasts", async () => {
  const region = (standing: string | undefined) => (
    <ToastRegion toasts={[]} onDismiss={() => undefined} standing={standing} />
  );
  const screen = await renderKit(region(undefined));
  await expect.element(screen.getByRole("status")).not.toBeInTheDocument();
  await screen.rerender(region("You are offline."));
  const status = screen.getByRole("status");

  await expect.element(status).toHaveTextContent("You are offline.");
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  expect(status.getByRole("button").elements()).toHaveLength(0);
  vi.advanceTimersByTime(10 * TOAST_DURATION);
  await expect.element(status).toHaveTextContent("You are offline.");

  await screen.rerender(region(undefined));
  await expect.element(screen.getByText("You are offline.")).not.toBeInTheDocument();
});
