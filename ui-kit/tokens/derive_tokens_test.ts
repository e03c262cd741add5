import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COLOR_TOKENS, ELEVATION_TOKENS, RIM_TOKENS, SHARED_TOKENS, TYPE_TOKENS } from "./catalogue.ts";
import { derivedFiles } from "./derive_tokens.ts";
import { tokensStylesheet } from "./token_text.ts";

const text = readFileSync(new URL("tokens.json", import.meta.url), "utf8");

it.each(Object.entries(derivedFiles()))("%s is what tokens.json says", (name, wanted) => {
  expect(readFileSync(new URL(name, import.meta.url), "utf8")).toBe(wanted);
});

it("refuses a colour role that has no system colour under forced colours", () => {
  const source: unknown = JSON.parse(text.replaceAll('"tomato-soft"', '"tomato-loud"'));

  expect(() => tokensStylesheet(source)).toThrow(
    'Cannot derive forced colours: no system colour is chosen for "tomato-loud"',
  );
});

it("refuses a source that misses a group", () => {
  expect(() => tokensStylesheet({ color: {} })).toThrow("Cannot derive tokens: font.family is missing");
});

it("refuses a colour whose hex was changed without its components, and says what to write", () => {
  // Another hex for tomato in the light theme.
  const source: unknown = JSON.parse(text.replace(/("tomato": \{[\s\S]*?"hex": ")#\w{6}/u, "$1#123456"));

  expect(() => tokensStylesheet(source)).toThrow(
    'Cannot derive "tomato": its hex is #123456, and its components are another colour. If the hex is right, write "components": [0.0706, 0.2039, 0.3373]',
  );
});

it("refuses a unit that it does not know", () => {
  const source: unknown = JSON.parse(text.replaceAll('"unit": "px"', '"unit": "rem"'));

  expect(() => tokensStylesheet(source)).toThrow("Cannot derive tokens: only px dimensions are known");
});

it("has a description for every token", () => {
  const tokens = [...COLOR_TOKENS, ...TYPE_TOKENS, ...ELEVATION_TOKENS, ...SHARED_TOKENS];

  expect(tokens.filter(({ about }) => about === "").map(({ name }) => name)).toEqual([]);
});

it("has every CSS variable in its catalogue", () => {
  const variables = new Set(
    [...tokensStylesheet(JSON.parse(text)).matchAll(/^ +(--[\w-]+):/gmu)].map(([, name]) => name),
  );
  const listed = [
    ...COLOR_TOKENS.map(({ name }) => `--color-${name}`),
    ...RIM_TOKENS.map(({ name }) => `--meal-rim-${name}`),
    ...TYPE_TOKENS.flatMap(({ name }) => [`--type-${name}`, `--font-size-${name}`, `--tracking-${name}`]),
    ...ELEVATION_TOKENS.map(({ name }) => `--elevation-${name}`),
    ...SHARED_TOKENS.filter(({ group }) => group !== "breakpoint").map(({ group, name }) => `--${group}-${name}`),
  ];

  expect(new Set(listed)).toEqual(variables);
});
