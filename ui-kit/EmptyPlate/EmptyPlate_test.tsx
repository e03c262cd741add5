import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { EmptyPlate } from "./mod.ts";

const phoneSize = { display: "block", "--plate-size": "68px" };

it("is hidden from screen readers: the text beside it is read", async () => {
  const screen = await renderKit(
    <button type="button">
      <EmptyPlate />
      Thursday Nov 19, Lunch: empty
    </button>,
  );

  await expect.element(screen.getByRole("button")).toHaveAccessibleName("Thursday Nov 19, Lunch: empty");
  expect(screen.getByRole("img").elements()).toHaveLength(0);
});

it("is a circle of --plate-size", async () => {
  const screen = await renderKit(
    <div style={phoneSize}>
      <EmptyPlate data-testid="plate">+</EmptyPlate>
    </div>,
  );
  const plate = screen.getByTestId("plate").element();
  const { width, height } = plate.getBoundingClientRect();

  expect([width, height]).toEqual([68, 68]);
  expect(getComputedStyle(plate).borderRadius).toBe("50%");
});
