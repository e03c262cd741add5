import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { derivedFiles } from "./derive_tokens.ts";
import { tokensStylesheet } from "./token_text.ts";

it.each(Object.entries(derivedFiles()))("%s is what tokens.json says", (name, wanted) => {
  expect(readFileSync(new URL(name, import.meta.url), "utf8")).toBe(wanted);
});

it("refuses a colour role that has no system colour under forced colours", () => {
  const source: unknown = JSON.parse(
    readFileSync(new URL("tokens.json", import.meta.url), "utf8").replaceAll('"tomato-soft"', '"tomato-loud"'),
  );

  expect(() => tokensStylesheet(source)).toThrow(
    'Cannot derive forced colours: no system colour is chosen for "tomato-loud"',
  );
});

it("refuses a source that misses a group", () => {
  expect(() => tokensStylesheet({ color: {} })).toThrow("Cannot derive tokens: font.family is missing");
});
