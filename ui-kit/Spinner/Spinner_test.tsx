import { afterEach, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { Spinner, SpinnerRing } from "./mod.ts";

afterEach(() => preferMotion(""));

holdsRootContract((props) => <Spinner {...props} />);

it("says what is waited for without interrupting", async () => {
  const screen = await renderKit(<Spinner>Fetching recipe…</Spinner>);

  await expect.element(screen.getByRole("status")).toHaveTextContent("Fetching recipe…");
  expect(screen.getByRole("img").elements()).toHaveLength(0);
});

it("has a name where no text is shown", async () => {
  const screen = await renderKit(<Spinner label="Loading recipes" />);

  await expect.element(screen.getByRole("img", { name: "Loading recipes" })).toBeVisible();
});

it("stands still and fades for those who ask for less motion", async () => {
  const screen = await renderKit(<SpinnerRing data-testid="ring" />);
  const ring = screen.getByTestId("ring").element();
  expect(animated(ring)).toContain("rotate");

  await preferMotion("reduce");

  await expect.poll(() => animated(ring)).toContain("opacity");
  expect(animated(ring)).not.toContain("rotate");
});

/** What an element's animations change. */
function animated(element: Element): string[] {
  return element
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((frame) => Object.keys(frame));
}

async function preferMotion(value: "reduce" | ""): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}
