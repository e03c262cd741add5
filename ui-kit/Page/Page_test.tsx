import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { Page } from "./mod.ts";

it("is the <main>, where the skip link leads", async () => {
  const screen = await renderKit(
    <>
      <a href="#content">Skip to content</a>
      <Page>Plan Your Week</Page>
    </>,
  );

  await screen.getByRole("link", { name: "Skip to content" }).click();

  await expect.element(screen.getByRole("main")).toHaveFocus();
  history.replaceState(null, "", location.pathname + location.search);
});

it("reserves space for the bottom bar, a dock or an action bar", async () => {
  await page.viewport(390, 844);
  const screen = await renderKit(<Page>Plan Your Week</Page>);
  const roomBelow = () => Number.parseFloat(getComputedStyle(screen.getByRole("main").element()).paddingBlockEnd);
  expect(roomBelow()).toBeGreaterThanOrEqual(68 + 16);

  for (const bar of [{ "data-dock": "" }, { "data-action-bar": "" }]) {
    await screen.rerender(
      <>
        <Page>Plan Your Week</Page>
        <div {...bar} />
      </>,
    );
    expect(roomBelow()).toBeGreaterThanOrEqual(112 + 16);
  }
});

it("keeps its gutters of 16, 24 and 32 px, and ends at 1504 px", async () => {
  const screen = await renderKit(
    <Page>
      <div data-testid="work">Plan Your Week</div>
    </Page>,
  );
  const work = screen.getByTestId("work").element();

  for (const [width, gutter] of [
    [390, 16],
    [768, 24],
    [1280, 32],
  ] as const) {
    await page.viewport(width, 844);
    await expect.poll(() => work.getBoundingClientRect().left).toBe(gutter);
  }
  await page.viewport(1800, 1000);
  await expect.poll(() => work.getBoundingClientRect().width).toBeLessThanOrEqual(1504);
});
