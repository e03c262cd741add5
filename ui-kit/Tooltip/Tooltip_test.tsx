import Heart from "lucide-react/icons/heart";
import { beforeEach, expect, it } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Button } from "../Button/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { Tooltip, type TooltipProps } from "./mod.ts";

beforeEach(async () => {
  await page.viewport(1280, 900);
});

interface HeartProps extends Partial<TooltipProps> {
  x?: number;
  y?: number;
}

/** A heart at a place of the window. Its tooltip comes without delay. */
function HeartAt({ x = 600, y = 400, ...props }: HeartProps) {
  return (
    <div style={{ position: "fixed", left: x, top: y }}>
      <Tooltip text="Keep this recipe among your favourites" delay={0} {...props}>
        <IconButton label="Favourite" icon={<Heart size={20} />} />
      </Tooltip>
      <button type="button" style={{ position: "fixed", left: 20, top: 20 }}>
        Elsewhere
      </button>
    </div>
  );
}

it("appears when its trigger is focused by keyboard, and disappears on blur", async () => {
  const screen = await renderKit(<HeartAt />);
  expect(screen.getByRole("tooltip").elements()).toHaveLength(0);

  await userEvent.tab();
  await expect.element(screen.getByRole("tooltip")).toBeVisible();

  await userEvent.tab();
  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
});

it("appears when its trigger is hovered, and stays while the pointer is on it", async () => {
  const screen = await renderKit(<HeartAt />);

  await screen.getByRole("button", { name: "Elsewhere" }).hover();
  await screen.getByRole("button", { name: "Favourite" }).hover();
  const tooltip = screen.getByRole("tooltip");
  await expect.element(tooltip).toBeVisible();
  await tooltip.hover();
  await expect.element(tooltip).toBeVisible();

  await screen.getByRole("button", { name: "Elsewhere" }).hover();
  await expect.element(tooltip).not.toBeInTheDocument();
});

it("describes its trigger while it is shown", async () => {
  const screen = await renderKit(<HeartAt />);
  const heart = screen.getByRole("button", { name: "Favourite" });
  await expect.element(heart).not.toHaveAccessibleDescription();

  await userEvent.tab();

  await expect.element(heart).toHaveAccessibleDescription("Keep this recipe among your favourites");
  await expect.element(heart).toHaveAccessibleName("Favourite");
});

it("is not read twice if it equals the trigger's name, and replaces the browser's own tooltip", async () => {
  const screen = await renderKit(<HeartAt text="Favourite" />);
  await userEvent.tab();
  const heart = screen.getByRole("button", { name: "Favourite" });

  await expect.element(screen.getByRole("tooltip")).toHaveTextContent("Favourite");
  await expect.element(heart).not.toHaveAttribute("aria-describedby");
  await expect.element(heart).not.toHaveAttribute("title");
});

it("disappears by Escape while its trigger keeps the focus", async () => {
  const screen = await renderKit(<HeartAt />);
  await userEvent.tab();
  await expect.element(screen.getByRole("tooltip")).toBeVisible();

  await userEvent.keyboard("{Escape}");

  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Favourite" })).toHaveFocus();
});

it("shows nothing for touch", async () => {
  const screen = await renderKit(<HeartAt />);
  await cdp().send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 620, y: 420 }] });
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });

  expect(screen.getByRole("tooltip").elements()).toHaveLength(0);
});

it("is beside its trigger and within the window", async () => {
  const places = [
    { x: 600, y: 400, placement: "above", isAbove: true },
    { x: 600, y: 400, placement: "below", isAbove: false },
    { x: 600, y: 4, placement: "above", isAbove: false },
    { x: 600, y: 850, placement: "below", isAbove: true },
    { x: 2, y: 400, placement: "above", isAbove: true },
    { x: 1230, y: 400, placement: "above", isAbove: true },
  ] as const;
  for (const { x, y, placement, isAbove } of places) {
    const screen = await renderKit(<HeartAt x={x} y={y} placement={placement} />);
    await userEvent.tab();
    const box = screen.getByRole("tooltip").element().getBoundingClientRect();
    const heart = screen.getByRole("button", { name: "Favourite" }).element().getBoundingClientRect();

    expect(box.bottom <= heart.top).toBe(isAbove);
    expect(box.top >= heart.bottom).toBe(!isAbove);
    expect(box.left).toBeGreaterThanOrEqual(8);
    expect(box.right).toBeLessThanOrEqual(1272);
    await screen.unmount();
  }
});

it("keeps its trigger's own handlers and description", async () => {
  let pressed = 0;
  let reached: Element | null = null;
  const screen = await renderKit(
    <>
      <p id="hint">Signed-in cooks only.</p>
      <Tooltip text="Keep it" delay={0}>
        <Button
          ref={(element) => {
            reached = element;
          }}
          aria-describedby="hint"
          onClick={() => pressed++}
        >
          Favourite
        </Button>
      </Tooltip>
    </>,
  );
  const button = screen.getByRole("button", { name: "Favourite" });

  await userEvent.tab();
  await expect.element(button).toHaveAccessibleDescription("Signed-in cooks only. Keep it");
  await userEvent.keyboard("{Enter}");

  expect(pressed).toBe(1);
  expect(reached).toBe(button.element());
});
