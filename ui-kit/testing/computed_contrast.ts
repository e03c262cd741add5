import { contrast } from "../tokens/contrast.ts";

/** WCAG's contrast of two colours from `getComputedStyle`, such as "rgb(27, 115, 71)": 1 to 21. */
export function computedContrast(one: string, other: string): number {
  return contrast(hex(one), hex(other));
}

function hex(color: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(color)?.slice(1);
  if (!channels) throw new Error(`Cannot measure the contrast of "${color}": it is no opaque rgb()`);
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
}
