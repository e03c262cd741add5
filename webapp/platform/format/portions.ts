import { plural } from "@lingui/core/macro";
import { isEnglish } from "./formatters.ts";
import { decimalText } from "./numbers.ts";

const PARTS: Readonly<Record<number, string>> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** "1 portion", "½ portion", "2 ½ portions". */
export function portionCount(portions: number): string {
  const amount = portionsText(portions);
  // Half a portion is counted as one.
  return plural(Math.max(portions, 1), { one: `${amount} portion`, other: `${amount} portions` });
}

/** "1", "½", "3 ½", "1.2". */
export function portionsText(portions: number): string {
  const rounded = Math.round(portions * 100) / 100;
  const whole = Math.floor(rounded);
  const part = PARTS[rounded - whole];
  if (part === undefined) return isEnglish() ? String(rounded) : decimalText(rounded, 2);
  return whole === 0 ? part : `${whole} ${part}`;
}
