import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { calls, touch, week } from "../testing/week_in_tests.ts";
import { WeekGrid } from "./mod.ts";

const { onOpen, onWeek } = calls;

beforeEach(() => {
  vi.clearAllMocks();
});

describe("a meal that moves", () => {
  const onMove = vi.fn();
  const yoghurt = /^Thursday Nov 19, Breakfast: Berry Yoghurt/u;

  beforeEach(async () => {
    onMove.mockClear();
    await page.viewport(1280, 900);
  });

  it("moves a meal by M, arrows and Enter, announces it, and cancels by Escape", async () => {
    const screen = await renderKit(<WeekGrid {...week} onMove={onMove} />);
    await userEvent.tab();

    await userEvent.keyboard("m");
    await expect.element(screen.getByText(/^Berry Yoghurt with Oat Crumble picked up\./u)).toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}{Escape}");
    await expect.element(screen.getByText("Not moved.")).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();

    await userEvent.keyboard("{ArrowLeft}m{ArrowRight}{ArrowDown}{Enter}");
    expect(onMove.mock.calls).toEqual([
      [{ from: { day: "Thursday", meal: "Breakfast" }, to: { day: "Friday", meal: "Lunch" } }],
    ]);
    expect(onOpen).not.toHaveBeenCalled();
    await expect.element(screen.getByRole("button", { name: /^Friday Nov 20, Lunch/u })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onOpen).toHaveBeenCalledWith({ day: "Friday", meal: "Lunch" });
  });

  it("picks up nothing from an empty plate, and says which plates can be moved", async () => {
    const screen = await renderKit(<WeekGrid {...week} onMove={onMove} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}m{ArrowRight}{Enter}");

    expect(onMove).not.toHaveBeenCalled();
    expect(onOpen).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole("button", { name: yoghurt })).toHaveAttribute("aria-keyshortcuts", "M");
    await expect
      .element(screen.getByRole("button", { name: "Friday Nov 20, Breakfast: empty" }))
      .not.toHaveAttribute("aria-keyshortcuts");
  });

  it("cancels a move when the focus leaves the week, or the week changes", async () => {
    const screen = await renderKit(
      <>
        <WeekGrid {...week} onMove={onMove} />
        <button type="button">Elsewhere</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard("m{PageDown}{ArrowRight}{Enter}");
    expect(onMove).not.toHaveBeenCalled();
    expect(onWeek).toHaveBeenCalledWith(1);

    await userEvent.keyboard("{ArrowLeft}m");
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByText("Not moved.")).toBeInTheDocument();
  });

  it("drags a plate to another slot with the mouse, and opens neither", async () => {
    const screen = await renderKit(<WeekGrid {...week} onMove={onMove} />);
    const target = screen.getByRole("button", { name: "Wednesday Nov 18, Dinner: empty" });

    await screen.getByRole("button", { name: yoghurt }).dropTo(target);

    expect(onMove.mock.calls).toEqual([
      [{ from: { day: "Thursday", meal: "Breakfast" }, to: { day: "Wednesday", meal: "Dinner" } }],
    ]);
    expect(onOpen).not.toHaveBeenCalled();
    await target.click();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it("returns a plate that is dropped outside, and still opens by a press", async () => {
    const screen = await renderKit(
      <>
        <h1>Plan Your Week</h1>
        <WeekGrid {...week} onMove={onMove} />
      </>,
    );
    const slot = screen.getByRole("button", { name: yoghurt });

    await slot.dropTo(screen.getByRole("heading", { name: "Plan Your Week" }));
    expect(onMove).not.toHaveBeenCalled();
    await expect.element(slot).not.toHaveAttribute("data-move");

    await slot.click();
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ day: "Thursday", meal: "Breakfast" });
  });

  it("drags by touch after a hold, and scrolls the page before that", async () => {
    const screen = await renderKit(<WeekGrid {...week} onMove={onMove} />);
    const slot = screen.getByRole("button", { name: yoghurt });
    const target = screen.getByRole("button", { name: "Friday Nov 20, Breakfast: empty" });

    touch(slot.element(), "pointerdown");
    touch(target.element(), "pointermove");
    touch(target.element(), "pointerup");
    expect(onMove).not.toHaveBeenCalled();

    touch(slot.element(), "pointerdown");
    await expect.element(slot).toHaveAttribute("data-move", "held");
    touch(target.element(), "pointermove");
    await expect.element(target).toHaveAttribute("data-move", "target");
    const scroll = new TouchEvent("touchmove", { bubbles: true, cancelable: true });
    expect(slot.element().dispatchEvent(scroll)).toBe(false);
    touch(target.element(), "pointerup");
    await expect
      .poll(() => onMove.mock.calls)
      .toEqual([[{ from: { day: "Thursday", meal: "Breakfast" }, to: { day: "Friday", meal: "Breakfast" } }]]);
    const later = new TouchEvent("touchmove", { bubbles: true, cancelable: true });
    expect(slot.element().dispatchEvent(later)).toBe(true);
  });

  it("cannot be moved without onMove", async () => {
    const screen = await renderKit(<WeekGrid {...week} />);

    await screen
      .getByRole("button", { name: yoghurt })
      .dropTo(screen.getByRole("button", { name: "Wednesday Nov 18, Dinner: empty" }));
    await userEvent.keyboard("m");

    await expect.element(screen.getByRole("button", { name: yoghurt })).not.toHaveAttribute("data-move");
  });
});
