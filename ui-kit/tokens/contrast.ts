import type { ColorRole } from "./token_names.generated.ts";
import { channels, type Scheme } from "./token_source.ts";

/** A foreground: a role, or plain white, which is used on fills in both themes. */
export type Ink = ColorRole | "white";

/** Two colours used on each other, with their least contrast. */
export interface ContrastPair {
  ink: Ink;
  ground: ColorRole;
  /** WCAG 2.2 AA: 4.5 for text, 3 for a part such as a border or a rim. */
  least: 4.5 | 3;
  /** Left out where both themes use the pair. */
  only?: Scheme | undefined;
}

/** The design's pairs, then those that components add. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  { ink: "ink", ground: "ground", least: 4.5 },
  { ink: "ink", ground: "surface", least: 4.5 },
  { ink: "soft", ground: "ground", least: 4.5 },
  { ink: "soft", ground: "surface", least: 4.5 },
  { ink: "accent", ground: "ground", least: 4.5 },
  { ink: "accent", ground: "surface", least: 4.5 },
  { ink: "white", ground: "fill", least: 4.5 },
  { ink: "white", ground: "fill-hover", least: 4.5 },
  { ink: "white", ground: "bar", least: 4.5 },
  { ink: "on-bar-soft", ground: "bar-well", least: 4.5 },
  { ink: "on-yolk", ground: "yolk", least: 4.5 },
  { ink: "ink", ground: "check", least: 4.5 },
  { ink: "accent", ground: "check", least: 4.5, only: "light" },
  { ink: "today", ground: "check", least: 4.5 },
  { ink: "tomato", ground: "ground", least: 4.5 },
  { ink: "tomato", ground: "tomato-soft", least: 4.5 },
  { ink: "leaf", ground: "leaf-soft", least: 4.5 },
  { ink: "beet", ground: "beet-soft", least: 4.5 },
  { ink: "marmalade-text", ground: "marmalade-soft", least: 4.5 },
  { ink: "edge", ground: "ground", least: 3 },
  { ink: "edge", ground: "surface", least: 3 },
  { ink: "cloth-edge", ground: "check", least: 3 },
  { ink: "marmalade", ground: "ground", least: 3 },
  { ink: "marmalade", ground: "surface", least: 3 },
  { ink: "ink", ground: "raised", least: 4.5 },
  { ink: "soft", ground: "raised", least: 4.5 },
  { ink: "ink", ground: "sunk", least: 4.5 },
  { ink: "soft", ground: "sunk", least: 4.5 },
  { ink: "ink", ground: "wash", least: 4.5 },
  { ink: "accent", ground: "wash", least: 4.5 },
  { ink: "tomato", ground: "surface", least: 4.5 },
  { ink: "accent", ground: "raised", least: 4.5 },
  { ink: "leaf", ground: "surface", least: 4.5 },
  { ink: "beet", ground: "surface", least: 3 },
];

/** WCAG 2.2 contrast ratio of two opaque colours such as `#0f3f94`: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
