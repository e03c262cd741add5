import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { PageTitle } from "./mod.ts";

it("is the page's first heading, its badge not part of it", async () => {
  const screen = await renderKit(<PageTitle title="Pick Dinner for Friday" badge={<b>24</b>} />);

  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Pick Dinner for Friday", exact: true }))
    .toBeVisible();
});

it("reserves a badge's line on a phone while it is empty", async () => {
  await page.viewport(390, 844);
  const screen = await renderKit(<PageTitle data-testid="head" title="Discovery" badge="" />);
  const { height } = screen.getByTestId("head").element().getBoundingClientRect();

  await screen.rerender(<PageTitle data-testid="head" title="Discovery" badge={<b>24</b>} />);

  expect(screen.getByTestId("head").element().getBoundingClientRect().height).toBe(height);
});
