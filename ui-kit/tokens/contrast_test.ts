import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ColorRole } from "./mod.ts";

type Ink = ColorRole | "white";

interface Colors {
  color: Record<"light" | "dark", Record<ColorRole, { $value: { hex: string } }>>;
}

const tokens: Colors = JSON.parse(readFileSync(new URL("tokens.json", import.meta.url), "utf8"));

/** Every pair that the design names: text or part, its ground, what it measures in light and dark, what it must reach. */
const PAIRS: [ink: Ink, ground: ColorRole, light: number, dark: number, least: number][] = [
  ["ink", "ground", 14.5, 16.2, 4.5],
  ["ink", "surface", 16.0, 14.3, 4.5],
  ["soft", "ground", 6.1, 9.1, 4.5],
  ["soft", "surface", 6.7, 8.0, 4.5],
  ["accent", "ground", 8.8, 8.9, 4.5],
  ["accent", "surface", 9.7, 7.9, 4.5],
  ["white", "fill", 9.7, 5.2, 4.5],
  ["white", "fill-hover", 12.6, 4.7, 4.5],
  ["white", "bar", 9.7, 14.3, 4.5],
  ["on-bar-soft", "bar-well", 8.9, 12.1, 4.5],
  ["on-yolk", "yolk", 10.4, 10.4, 4.5],
  ["ink", "check", 12.4, 8.0, 4.5],
  ["tomato", "ground", 5.1, 8.3, 4.5],
  ["tomato", "tomato-soft", 4.7, 6.4, 4.5],
  ["leaf", "leaf-soft", 5.0, 6.9, 4.5],
  ["beet", "beet-soft", 5.6, 6.6, 4.5],
  ["marmalade-text", "marmalade-soft", 5.8, 8.7, 4.5],
  ["edge", "ground", 3.6, 5.1, 3],
  ["edge", "surface", 4.0, 4.5, 3],
  ["cloth-edge", "check", 3.1, 4.5, 3],
  ["marmalade", "ground", 3.0, 10.2, 3],
  ["marmalade", "surface", 3.4, 9.0, 3],
];

describe.each(["light", "dark"] as const)("in the %s", (scheme) => {
  it.each(PAIRS)("%s on %s can be read", (ink, ground, light, dark, least) => {
    const measured = contrast(hexOf(ink, scheme), hexOf(ground, scheme));

    expect(measured).toBeGreaterThanOrEqual(least);
    expect(Math.abs(measured - (scheme === "light" ? light : dark))).toBeLessThan(0.1);
  });
});

function hexOf(role: Ink, scheme: "light" | "dark"): string {
  return role === "white" ? "#ffffff" : tokens.color[scheme][role].$value.hex;
}

/** WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
