import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { VisuallyHidden } from "./mod.ts";

it("names its parent without being visible", async () => {
  const screen = await renderKit(
    <button type="button">
      <VisuallyHidden data-testid="hidden">Menu</VisuallyHidden>
    </button>,
  );

  await expect.element(screen.getByRole("button", { name: "Menu" })).toBeInTheDocument();
  const hidden = screen.getByTestId("hidden").element();
  expect([hidden.getBoundingClientRect().width, hidden.getBoundingClientRect().height]).toEqual([1, 1]);
  expect(getComputedStyle(hidden).clipPath).toBe("inset(50%)");
});

it("is read in its place within the text", async () => {
  const screen = await renderKit(
    <h2>
      42 <VisuallyHidden>people like</VisuallyHidden> Spaghetti Bolognese
    </h2>,
  );

  await expect
    .element(screen.getByRole("heading", { name: "42 people like Spaghetti Bolognese", exact: true }))
    .toBeVisible();
});

it("has no layout space", async () => {
  const screen = await renderKit(
    <>
      <p>
        <span>42</span>
      </p>
      <p>
        <span>42</span>
        <VisuallyHidden>{"people like this ".repeat(40)}</VisuallyHidden>
      </p>
    </>,
  );
  const [without, beside] = screen
    .getByRole("paragraph")
    .elements()
    .map((line) => line.getBoundingClientRect());

  expect(beside?.height).toBe(without?.height);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
