import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../Button/mod.ts";
import { ProgressDots } from "../ProgressDots/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { ActionBar } from "./mod.ts";

const parts = {
  start: <Button variant="ghost">← Back</Button>,
  middle: <ProgressDots count={3} current={2} data-testid="dots" />,
  end: <Button>Continue</Button>,
};

it("is a footer, and is read in the order back, progress, continue", async () => {
  const screen = await renderKit(<ActionBar {...parts} />);
  const footer = screen.getByRole("contentinfo").element();
  const [back, dots, next] = [
    screen.getByRole("button", { name: "← Back" }),
    screen.getByTestId("dots"),
    screen.getByRole("button", { name: "Continue" }),
  ].map((part) => part.element());

  for (const [one, other] of [
    [back, dots],
    [dots, next],
  ]) {
    expect(footer.contains(one ?? null)).toBe(true);
    expect(one?.compareDocumentPosition(other ?? footer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it.each([390, 1280])("is fixed at the bottom of the screen while the page scrolls", async (width) => {
  await page.viewport(width, 800);
  const screen = await renderKit(
    <>
      <div style={{ blockSize: "3000px" }} />
      <ActionBar {...parts} />
    </>,
  );

  window.scrollTo(0, 900);

  expect(screen.getByRole("contentinfo").element().getBoundingClientRect().bottom).toBe(800);
});

it("does not overlap its three parts on the narrowest phone", async () => {
  await page.viewport(360, 640);
  const screen = await renderKit(<ActionBar {...parts} />);
  const back = screen.getByRole("button", { name: "← Back" }).element().getBoundingClientRect();
  const next = screen.getByRole("button", { name: "Continue" }).element().getBoundingClientRect();

  expect(back.right).toBeLessThanOrEqual(next.left);
  expect(screen.getByTestId("dots").element().getBoundingClientRect().bottom).toBeLessThanOrEqual(back.top);
});
