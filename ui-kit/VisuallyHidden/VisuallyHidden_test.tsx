import { expect, it } from "vitest";
import { boxesOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { VisuallyHidden } from "./mod.ts";

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
  const [without, beside] = boxesOf(screen.getByRole("paragraph"));

  expect(beside?.height).toBe(without?.height);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
