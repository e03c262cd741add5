import { afterEach, beforeEach, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { ProgressBar } from "../ProgressBar/mod.ts";
import { Skeleton } from "../Skeleton/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";

// Components animate by the global keyframes, so proving these proves every component.

const KEYFRAMES = ["weekplate-turn", "weekplate-set-down", "weekplate-rise", "weekplate-appear"];

beforeEach(() => preferReducedMotion("reduce"));

afterEach(() => preferReducedMotion(""));

it.each(KEYFRAMES)("%s changes nothing but opacity", async (animationName) => {
  const screen = await renderKit(<p style={{ animation: `${animationName} 10s` }}>Soup</p>);

  const animations = screen.getByText("Soup").element().getAnimations();
  const frames = animations.flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
  const properties = frames.flatMap((frame) => Object.keys(frame));
  const ofFrame = ["offset", "computedOffset", "easing", "composite"];

  expect(new Set(properties.filter((property) => !ofFrame.includes(property)))).toEqual(new Set(["opacity"]));
});

it("runs no endless animation of skeletons and progress bars", async () => {
  const screen = await renderKit(
    <>
      <Skeleton />
      <ProgressBar label="Sending the photo" />
    </>,
  );
  const moving = () => screen.container.getAnimations({ subtree: true }).length;
  expect(moving()).toBe(0);

  await preferReducedMotion("");

  await expect.poll(moving).toBeGreaterThan(0);
});

it("shortens every transition to nothing", async () => {
  const screen = await renderKit(<p style={{ transition: "scale 2s" }}>Soup</p>);

  expect(getComputedStyle(screen.getByText("Soup").element()).transitionDuration).toBe("1e-05s");
});

async function preferReducedMotion(value: "reduce" | ""): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}
