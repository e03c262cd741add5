import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { MEAL_RIMS } from "../tokens/mod.ts";
import { MealIcon, PlateIcon } from "./mod.ts";

it.each(MEAL_RIMS)("has the colour of %s's rim", async (rim) => {
  const screen = await renderKit(
    <>
      <MealIcon rim={rim} data-testid="icon" />
      <i data-testid="rim" style={{ color: `var(--meal-rim-${rim})` }} />
    </>,
  );

  const color = (id: string) => getComputedStyle(screen.getByTestId(id).element()).color;
  expect(color("icon")).toBe(color("rim"));
});

it("is decorative: the word beside it is read", async () => {
  const screen = await renderKit(
    <>
      <button type="button">
        <PlateIcon /> Dinner
      </button>
      {MEAL_RIMS.map((rim) => (
        <MealIcon key={rim} rim={rim} data-testid="icon" />
      ))}
    </>,
  );

  await expect.element(screen.getByRole("button", { name: "Dinner", exact: true })).toBeVisible();
  const icons = screen.getByTestId("icon").elements();
  expect(icons.map((icon) => icon.getAttribute("aria-hidden"))).toEqual(MEAL_RIMS.map(() => "true"));
});

it("is a different picture for each meal, not only a colour", async () => {
  const screen = await renderKit(
    <>
      {MEAL_RIMS.map((rim) => (
        <MealIcon key={rim} rim={rim} data-testid="icon" />
      ))}
    </>,
  );

  const drawings = new Set(
    screen
      .getByTestId("icon")
      .elements()
      .map(({ innerHTML }) => innerHTML),
  );
  expect(drawings.size).toBe(MEAL_RIMS.length);
});

it("has the surrounding text's colour, also under forced colours", async () => {
  const screen = await renderKit(
    <p style={{ color: "rgb(1, 2, 3)" }}>
      <PlateIcon data-testid="icon" />
    </p>,
  );

  expect(getComputedStyle(screen.getByTestId("icon").element()).stroke).toBe("rgb(1, 2, 3)");
});
