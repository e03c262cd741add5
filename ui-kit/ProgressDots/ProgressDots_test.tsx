import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { ProgressDots } from "./mod.ts";

it("is one image named after the current step", async () => {
  const screen = await renderKit(<ProgressDots count={3} current={2} />);
  await expect.element(screen.getByRole("img", { name: "Step 2 of 3" })).toBeVisible();

  await screen.rerender(<ProgressDots count={3} current={2} label="Steg 2 av 3" />);
  await expect.element(screen.getByRole("img", { name: "Steg 2 av 3" })).toBeVisible();
});

it("distinguishes done, current and remaining by size and fill, not only by colour", async () => {
  const screen = await renderKit(<ProgressDots count={3} current={2} />);
  const dots = [...screen.getByRole("img").element().children];
  const [done, current, toCome] = dots.map((dot) => ({
    state: dot.getAttribute("data-dot"),
    width: dot.getBoundingClientRect().width,
    isFilled: getComputedStyle(dot).backgroundColor !== "rgba(0, 0, 0, 0)",
  }));

  expect(done).toEqual({ state: "done", width: 12, isFilled: true });
  expect(current).toEqual({ state: "current", width: 22, isFilled: true });
  expect(toCome).toEqual({ state: "to-come", width: 12, isFilled: false });
});
