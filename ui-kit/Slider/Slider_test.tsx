import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { Slider } from "./mod.ts";

const VARIETY = { label: "List or variety", startText: "Shorter list", endText: "More variety", step: 25 };

it("is one tab stop in the middle, changed by arrows, Home and End, and says its value in words", async () => {
  const onValue = vi.fn();
  const screen = await renderKit(
    <Slider {...VARIETY} valueText={(value) => `${value} of 100`} onValue={onValue} data-testid="input" />,
  );
  const slider = screen.getByRole("slider", { name: "List or variety" });
  await expect.element(slider).toHaveAttribute("aria-valuetext", "50 of 100");
  await expect.element(screen.getByTestId("input")).toHaveValue("50");

  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Home}{End}");

  expect(onValue.mock.calls).toEqual([[75], [0], [100]]);
  await expect.element(slider).toHaveAttribute("aria-valuetext", "100 of 100");
});

it("is mirrored from right to left, and stays where its owner keeps it", async () => {
  const onValue = vi.fn();
  const screen = await renderKit(<Slider {...VARIETY} value={50} onValue={onValue} dir="rtl" />);

  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");

  expect(onValue.mock.calls).toEqual([[75]]);
  await expect.element(screen.getByRole("slider")).toHaveValue("50");
});
