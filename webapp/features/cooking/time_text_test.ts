import { expect, it } from "vitest";
import { clockText, durationText } from "./time_text.ts";

it.each([
  [0, "0:00"],
  [999, "0:01"],
  [59_000, "0:59"],
  [724_000, "12:04"],
  [3_724_000, "1:02:04"],
])("writes %d ms as %s", (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

it.each([
  [45, "45 s"],
  [90, "1 min 30 s"],
  [1_200, "20 min"],
  [5_400, "1 h 30 min"],
  [7_200, "2 h"],
])("writes %d seconds as %s", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
