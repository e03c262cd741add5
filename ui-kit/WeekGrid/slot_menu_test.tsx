import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Page } from "../Page/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { calls, touch, week } from "../testing/week_in_tests.ts";
import { WeekGrid, type WeekGridProps } from "./mod.ts";

const { onOpen } = calls;

describe("with a menu in its filled slots", () => {
  const onMove = vi.fn();
  const onCook = vi.fn();
  const menuAt: WeekGridProps<string, string>["menuAt"] = ({ day, meal }, { pickUp }) => [
    { text: "Cook", onSelect: () => onCook(day, meal) },
    { text: "Move", onSelect: pickUp },
  ];
  const grid = <WeekGrid {...week} onMove={onMove} menuAt={menuAt} />;
  const yoghurt = /^Thursday Nov 19, Breakfast: Berry Yoghurt/u;
  const more = "More for Thursday Nov 19, Breakfast";

  beforeEach(async () => {
    vi.clearAllMocks();
    await page.viewport(1280, 900);
  });

  it("opens by its button, one Tab after its slot, and leaves the focus on the slot", async () => {
    const screen = await renderKit(grid);
    expect(screen.getByRole("button", { name: /^More for/u }).elements().length).toBe(
      screen.getByRole("button", { name: /Nov \d+, .*: (?!empty)/u }).elements().length,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: more })).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("menuitem", { name: "Cook" })).toHaveFocus();
    // The menu's own keys: the grid would move on, and M would pick up.
    await userEvent.keyboard("{ArrowDown}{ArrowUp}m{Home}{Enter}");

    expect(onCook.mock.calls).toEqual([["Thursday", "Breakfast"]]);
    await expect.element(screen.getByRole("button", { name: yoghurt })).toHaveFocus();
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("opens by the key for context menus and the right button, and gives the focus back on Escape", async () => {
    const screen = await renderKit(grid);
    const slot = screen.getByRole("button", { name: yoghurt });
    await userEvent.tab();
    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    if (screen.getByRole("menu").elements().length === 0) {
      // A browser under automation need not turn the key into its event.
      slot.element().dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    }
    await expect.element(screen.getByRole("menu", { name: more })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("button", { name: more })).toHaveFocus();
    await slot.click({ button: "right" });
    await expect.element(screen.getByRole("menu", { name: more })).toBeVisible();
  });

  it("has none in an empty slot", async () => {
    const screen = await renderKit(grid);
    const empty = screen.getByRole("button", { name: "Wednesday Nov 18, Dinner: empty" }).element();

    expect(empty.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))).toBe(true);
    await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  });

  it("opens where a finger holds a plate and does not move it", async () => {
    const screen = await renderKit(grid);
    const slot = screen.getByRole("button", { name: yoghurt });

    touch(slot.element(), "pointerdown");
    await expect.element(slot).toHaveAttribute("data-move", "held");
    touch(slot.element(), "pointerup");

    await expect.element(screen.getByRole("menu", { name: more })).toBeVisible();
    expect(onMove).not.toHaveBeenCalled();
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("moves a meal by Move and a press on another slot", async () => {
    await page.viewport(390, 844);
    const screen = await renderKit(grid);
    await screen.getByRole("button", { name: more }).click();
    await screen.getByRole("menuitem", { name: "Move" }).click();
    await expect.element(screen.getByText(/^Choose a slot for Berry Yoghurt/u)).toBeInViewport();
    await screen.getByRole("button", { name: "Friday Nov 20, Breakfast: empty" }).click();

    expect(onMove.mock.calls).toEqual([
      [{ from: { day: "Thursday", meal: "Breakfast" }, to: { day: "Friday", meal: "Breakfast" } }],
    ]);
    await expect.element(screen.getByText(/^Choose a slot/u)).not.toBeInTheDocument();
  });

  it("stops a move by Cancel, with the focus on the meal", async () => {
    const screen = await renderKit(grid);
    await screen.getByRole("button", { name: more }).click();
    await screen.getByRole("menuitem", { name: "Move" }).click();
    await screen.getByRole("button", { name: "Cancel" }).click();

    await expect.element(screen.getByRole("button", { name: yoghurt })).toHaveFocus();
    await expect.element(screen.getByText("Not moved.")).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
  });

  it.each([320, 390, 768, 1280])(
    "has a button of at least 44 px that leaves the plate to the press at %i px",
    async (width) => {
      await page.viewport(width, 900);
      const screen = await renderKit(
        <Page>
          <WeekGrid {...week} menuAt={menuAt} />
        </Page>,
      );
      const button = screen.getByRole("button", { name: more }).element();
      const slot = screen.getByRole("button", { name: yoghurt }).element();
      slot.scrollIntoView({ block: "center" });
      const { width: wide, height: high } = button.getBoundingClientRect();
      const plate = slot.querySelector("[data-plate]")?.getBoundingClientRect() ?? new DOMRect();

      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
      expect(
        slot.contains(document.elementFromPoint(plate.left + plate.width / 2, plate.top + plate.height * 0.6)),
      ).toBe(true);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
