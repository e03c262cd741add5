import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { DISH_MARK_TONES, DishMark } from "./mod.ts";

it("says in words what its colour says, beside an icon that is hidden from screen readers", async () => {
  const texts = { certain: "Contains peanut", possible: "May contain peanut" };
  const screen = await renderKit(
    <>
      {DISH_MARK_TONES.map((tone) => (
        <DishMark key={tone} tone={tone} data-testid={tone}>
          {texts[tone]}
        </DishMark>
      ))}
    </>,
  );

  for (const tone of DISH_MARK_TONES) {
    const mark = screen.getByTestId(tone).element();
    expect(mark.textContent).toBe(texts[tone]);
    expect(mark.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  }
});

it("wraps in a place as narrow as a plate on a phone", async () => {
  const screen = await renderKit(
    <div style={{ inlineSize: "68px" }}>
      <DishMark data-testid="mark">May contain crustaceans</DishMark>
    </div>,
  );

  expect(screen.getByTestId("mark").element().getBoundingClientRect().width).toBeLessThanOrEqual(68);
});
