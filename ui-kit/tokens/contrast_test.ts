import { describe, expect, it } from "vitest";
import { COLOR_TOKENS, CONTRASTS } from "./catalogue.ts";
import { contrast } from "./contrast.ts";
import type { MeasuredPair } from "./token_kinds.ts";

describe.each(["light", "dark"] as const)("in the %s", (scheme) => {
  it.each(CONTRASTS.filter((pair) => pair[scheme] !== null))("$ink on $ground reaches $least", (pair) => {
    const measured = contrast(hexOf(pair.ink), hexOf(pair.ground));

    expect(measured).toBeGreaterThanOrEqual(pair.least);
    expect(measured - (pair[scheme] ?? 0), "the catalogue says what is measured").toBeLessThan(0.01);
  });

  function hexOf(role: MeasuredPair["ink"]): string {
    const hex = role === "white" ? "#ffffff" : COLOR_TOKENS.find(({ name }) => name === role)?.[scheme];
    if (!hex) throw new Error(`Cannot measure ${role}: there is no such role`);
    return hex;
  }
});

it.each([
  ["black on white", "#000000", "#ffffff", 21],
  ["a colour on itself", "#0f3f94", "#0f3f94", 1],
  ["the lightest grey that may be text on white", "#767676", "#ffffff", 4.54],
  ["the same the other way round", "#ffffff", "#767676", 4.54],
])("measures %s as WCAG does", (_, one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

it("measures every colour used on the cloth: today's numeral too, and links only in the light theme", () => {
  const onCloth = CONTRASTS.filter(({ ground }) => ground === "check");

  expect(onCloth.map(({ ink, light, dark }) => [ink, light !== null, dark !== null])).toEqual([
    ["ink", true, true],
    ["accent", true, false],
    ["today", true, true],
    ["cloth-edge", true, true],
  ]);
});

it("measures every text colour", () => {
  const measured = new Set(CONTRASTS.map(({ ink }) => ink));
  const texts = [
    "ink",
    "soft",
    "accent",
    "on-bar-soft",
    "on-yolk",
    "today",
    "tomato",
    "leaf",
    "beet",
    "marmalade-text",
  ];

  expect(
    texts.filter((role) => !measured.has(COLOR_TOKENS.find(({ name }) => name === role)?.name ?? "white")),
  ).toEqual([]);
  expect(CONTRASTS.filter(({ ink, least }) => ["line", "yolk", "marmalade"].includes(ink) && least > 3)).toEqual([]);
});
