// Converts W3C design tokens to the catalogue for the Foundations pages.

import { CONTRAST_PAIRS, type ContrastPair, contrast } from "./contrast.ts";
import { forcedColor } from "./forced_colors.ts";
import type { ColorToken, MeasuredPair, RimToken, SchemedToken, TypeToken } from "./token_kinds.ts";
import { aliased, at, description, hexOf, keys, number, pixels, type Scheme } from "./token_source.ts";
import { elevation, sharedTokens } from "./token_text.ts";

/**
 * `token_catalogue.generated.ts`: every token with its values and what it is for, and every pair's measured contrast.
 *
 * @throws Error when the source is not what the kit expects of it.
 */
export function tokenCatalogue(source: unknown): string {
  const lists: [constant: string, type: string, doc: string, entries: readonly object[]][] = [
    ["COLOR_TOKENS", "ColorToken", "Roles of colour: `--color-<name>`.", colors(source)],
    ["RIM_TOKENS", "RimToken", "Meal times by their rim: `--meal-rim-<name>`.", rims(source)],
    ["TYPE_TOKENS", "TypeToken", "Type styles: `--type-<name>` and its two companions.", types(source)],
    ["ELEVATION_TOKENS", "SchemedToken", "Shadows: `--elevation-<name>`.", elevations(source)],
    ["SHARED_TOKENS", "SharedToken", "What is the same in every theme: `--<group>-<name>`.", sharedTokens(source)],
    ["CONTRASTS", "MeasuredPair", "Every pair of colours that meets, measured.", CONTRAST_PAIRS.map(measured(source))],
  ];
  return [
    "/* Derived from tokens.json by derive_tokens.ts: do not edit. */",
    "",
    `import type { ${lists
      .map(([, type]) => type)
      .sort()
      .join(", ")} } from "./token_kinds.ts";`,
    ...lists.flatMap(([constant, type, doc, entries]) => [
      "",
      `/** ${doc} */`,
      `export const ${constant}: readonly ${type}[] = [`,
      ...entries.map((entry) => `  ${JSON.stringify(entry)},`),
      "];",
    ]),
    "",
  ].join("\n");
}

function colors(source: unknown): Record<keyof ColorToken, string>[] {
  return keys(at(source, "color", "light")).map((name) => ({
    name,
    light: hexOf(at(source, "color", "light", name, "$value"), name),
    dark: hexOf(at(source, "color", "dark", name, "$value"), name),
    forced: forcedColor(name),
    about: description(at(source, "color", "light", name)),
  }));
}

function rims(source: unknown): Record<keyof RimToken, string>[] {
  return keys(at(source, "meal", "light")).map((name) => ({
    name,
    role: aliased(at(source, "meal", "light", name, "$value")),
  }));
}

function types(source: unknown): Record<keyof TypeToken, string | number>[] {
  return keys(at(source, "type")).map((name) => {
    const value = at(source, "type", name, "$value");
    const size = pixels(at(value, "fontSize"));
    return {
      name,
      family: aliased(at(value, "fontFamily")),
      weight: number(at(value, "fontWeight")),
      size,
      line: number(at(value, "lineHeight")),
      tracking: Number((pixels(at(value, "letterSpacing")) / size).toFixed(4)),
      about: description(at(source, "type", name)),
    };
  });
}

function elevations(source: unknown): SchemedToken[] {
  return keys(at(source, "elevation", "light")).map((level) => ({
    name: level,
    light: elevation(source, { scheme: "light", level }),
    dark: elevation(source, { scheme: "dark", level }),
    about: description(at(source, "elevation", "light", level)),
  }));
}

/** The pair with its contrast in each theme that uses it, rounded down to two decimals. */
function measured(source: unknown): (pair: ContrastPair) => MeasuredPair {
  return ({ ink, ground, least, only }) => {
    const ratio = (scheme: Scheme) =>
      only && only !== scheme ? null : Math.floor(contrast(hex(scheme, ink), hex(scheme, ground)) * 100) / 100;
    return { ink, ground, least, light: ratio("light"), dark: ratio("dark") };
  };

  function hex(scheme: Scheme, role: string): string {
    return role === "white" ? "#ffffff" : hexOf(at(source, "color", scheme, role, "$value"), role);
  }
}
