import { afterEach, expect, it } from "vitest";
import { Skeleton } from "../../ui-kit/Skeleton/mod.ts";
import { SpinnerRing } from "../../ui-kit/Spinner/mod.ts";
import { renderKit } from "../../ui-kit/testing/render_kit.tsx";
import { emulateMotion } from "./motion_preference.ts";

afterEach(() => emulateMotion("system"));

it("stops and restarts a skeleton's animation", async () => {
  const screen = await renderKit(<Skeleton shape="line" data-testid="skeleton" />);
  const skeleton = screen.getByTestId("skeleton").element();
  const animation = () => getComputedStyle(skeleton).animationName;
  expect(animation()).toBe("weekplate-glint");

  emulateMotion("reduced");
  expect(animation()).toBe("none");

  emulateMotion("full");
  expect(animation()).toBe("weekplate-glint");

  emulateMotion("system");
  expect(animation()).toBe("weekplate-glint");
});

it("applies to content rendered later", async () => {
  emulateMotion("reduced");
  const screen = await renderKit(<SpinnerRing data-testid="ring" />);

  const ring = screen.getByTestId("ring").element();
  await expect.poll(() => ring.getAnimations().flatMap(({ effect }) => turns(effect))).toEqual([]);
});

it("changes matchMedia", () => {
  const isReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  emulateMotion("reduced");
  expect(isReduced()).toBe(true);
  emulateMotion("full");
  expect(isReduced()).toBe(false);
});

/** The turns that an animation's frames make. */
function turns(effect: AnimationEffect | null): string[] {
  const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
  return frames.flatMap((frame) => Object.keys(frame)).filter((property) => property === "rotate");
}
