import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";

/** Every story of the kit, whoever wrote it. */
const FILES = import.meta.glob<Parameters<typeof composeStories>[0]>("../**/*.stories.tsx", { eager: true });

/** Long enough to see, in ms. */
const SEEN = 1;

beforeAll(() => preferReducedMotion("reduce"));

afterAll(() => preferReducedMotion(""));

it("emulates a reader who asked for less motion", () => {
  expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
});

describe.each(Object.entries(FILES))("%s", (_, file) => {
  const stories: [string, ComponentType][] = Object.entries(composeStories(file));

  it.each(stories)("%s stands still: nothing but opacity changes", async (_name, Story) => {
    const screen = await renderKit(<Story />);

    const moving = document
      .getAnimations()
      .filter(
        (animation) =>
          animation.effect instanceof KeyframeEffect && Number(animation.effect.getTiming().duration) > SEEN,
      )
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame))
      .filter((property) => !["offset", "computedOffset", "easing", "composite", "opacity"].includes(property));
    const slow = [...screen.baseElement.querySelectorAll("*")].filter((element) =>
      getComputedStyle(element)
        .transitionDuration.split(", ")
        .some((duration) => Number.parseFloat(duration) * 1000 > SEEN),
    );

    expect(moving).toEqual([]);
    expect(slow).toEqual([]);
  });
});

async function preferReducedMotion(value: "reduce" | ""): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}
