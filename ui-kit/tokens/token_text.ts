// Converts W3C design tokens to CSS variables and typed names.

import { forcedColor } from "./forced_colors.ts";
import type { SharedToken } from "./token_kinds.ts";
import {
  aliased,
  at,
  channels,
  description,
  hexOf,
  isRecord,
  keys,
  list,
  number,
  pixels,
  SCHEMES,
  type Scheme,
} from "./token_source.ts";

/** Fallback faces with matched metrics, declared in `theme/fonts.css`. */
const STAND_IN_FACES: Record<string, string> = {
  "Besley Variable": "Besley Fallback",
  "Hanken Grotesk Variable": "Hanken Grotesk Fallback",
};

/**
 * `tokens.generated.css`: every token as a CSS variable. Shared, light, dark (by system or by `data-theme`), forced colours.
 *
 * @throws Error when the source breaks the kit's rules.
 */
export function tokensStylesheet(source: unknown): string {
  return [
    "/* Derived from tokens.json by derive_tokens.ts: do not edit. */",
    block(":root", shared(source)),
    block(':root, [data-theme="light"]', scheme(source, "light")),
    media("(prefers-color-scheme: dark)", block(':root:not([data-theme="light"])', scheme(source, "dark"))),
    block('[data-theme="dark"]', scheme(source, "dark")),
    media("(forced-colors: active)", block(":root:root, [data-theme][data-theme]", forced(source))),
    "",
  ].join("\n");
}

/**
 * `token_names.generated.ts`: the names that components and stories may use, as types and arrays, and breakpoints in px.
 *
 * @throws Error when the source breaks the kit's rules.
 */
export function tokenNames(source: unknown): string {
  const lists: [constant: string, type: string, doc: string, names: string[]][] = [
    ["COLOR_ROLES", "ColorRole", "Roles of colour: `var(--color-<role>)`.", keys(at(source, "color", "light"))],
    ["MEAL_RIMS", "MealRim", "Meal times by their rim: `var(--meal-rim-<meal>)`.", keys(at(source, "meal", "light"))],
    ["TYPE_STYLES", "TypeStyle", "Type styles: `font: var(--type-<style>)`.", keys(at(source, "type"))],
    ["SPACES", "Space", "Steps of space in px: `var(--space-<step>)`.", keys(at(source, "space"))],
    ["ELEVATIONS", "Elevation", "Shadows: `var(--elevation-<name>)`.", keys(at(source, "elevation", "light"))],
  ];
  const breakpoints = keys(at(source, "breakpoint")).map(
    (name) => `  ${name}: ${pixels(at(source, "breakpoint", name, "$value"))},`,
  );
  return [
    "/* Derived from tokens.json by derive_tokens.ts: do not edit. */",
    "",
    ...lists.flatMap(([constant, type, doc, names]) => [
      `/** ${doc} */`,
      `export const ${constant} = [${names.map((name) => JSON.stringify(name)).join(", ")}] as const;`,
      "",
      `/** One of {@link ${constant}}. */`,
      `export type ${type} = (typeof ${constant})[number];`,
      "",
    ]),
    "/** Width in px at which each wider layout begins. */",
    "export const BREAKPOINTS = {",
    ...breakpoints,
    "} as const;",
    "",
    "/** Ground of each theme, for parts that CSS can't colour: the browser's own bars. */",
    "export const GROUNDS = {",
    ...SCHEMES.map(
      (name) => `  ${name}: ${JSON.stringify(hexOf(at(source, "color", name, "ground", "$value"), "ground"))},`,
    ),
    "} as const;",
    "",
  ].join("\n");
}

function shared(source: unknown): string[] {
  const tokens = sharedTokens(source).filter(({ group }) => group !== "breakpoint");
  const isFont = ({ group }: SharedToken) => group.startsWith("font");
  const variable = ({ group, name, value }: SharedToken) => `--${group}-${name}: ${value};`;
  return [
    ...tokens.filter(isFont).map(variable),
    ...keys(at(source, "type")).flatMap((name) => typeStyle(source, name)),
    ...tokens.filter((token) => !isFont(token)).map(variable),
  ];
}

function scheme(source: unknown, name: Scheme): string[] {
  return [
    `color-scheme: ${name};`,
    ...keys(at(source, "color", name)).map(
      (role) => `--color-${role}: ${hexOf(at(source, "color", name, role, "$value"), role)};`,
    ),
    // Set in every scope: an alias that is set once on the root would have the light value in all of them.
    ...keys(at(source, "meal", name)).map(
      (meal) => `--meal-rim-${meal}: var(--color-${aliased(at(source, "meal", name, meal, "$value"))});`,
    ),
    ...keys(at(source, "elevation", name)).map(
      (level) => `--elevation-${level}: ${elevation(source, { scheme: name, level })};`,
    ),
  ];
}

function forced(source: unknown): string[] {
  const roles = keys(at(source, "color", "light"));
  return [
    ...roles.map((role) => `--color-${role}: ${forcedColor(role)};`),
    ...keys(at(source, "meal", "light")).map((meal) => `--meal-rim-${meal}: CanvasText;`),
  ];
}

/** Font sizes are in rem, so that they follow the reader's own text size. */
function typeStyle(source: unknown, name: string): string[] {
  const value = at(source, "type", name, "$value");
  const family = aliased(at(value, "fontFamily"));
  const size = `${pixels(at(value, "fontSize")) / 16}rem`;
  const tracking = pixels(at(value, "letterSpacing")) / pixels(at(value, "fontSize"));
  return [
    `--font-size-${name}: ${size};`,
    `--type-${name}: ${number(at(value, "fontWeight"))} ${size} / ${number(at(value, "lineHeight"))} var(--font-${family});`,
    `--tracking-${name}: ${Number(tracking.toFixed(4))}em;`,
  ];
}

/** Every token that is the same in all themes, with its value in CSS. */
export function sharedTokens(source: unknown): SharedToken[] {
  const px = (value: unknown) => `${pixels(value)}px`;
  const plain = (value: unknown) => String(number(value));
  const groups: [group: SharedToken["group"], path: string[], css: (value: unknown) => string][] = [
    ["font", ["font", "family"], fontFamily],
    ["font-weight", ["font", "weight"], plain],
    ["space", ["space"], px],
    ["gutter", ["gutter"], px],
    ["radius", ["radius"], px],
    ["rim", ["rim"], px],
    ["size", ["size"], px],
    ["breakpoint", ["breakpoint"], px],
    ["duration", ["duration"], (value) => `${number(at(value, "value"))}ms`],
    ["easing", ["easing"], (value) => `cubic-bezier(${list(value).join(", ")})`],
    ["opacity", ["opacity"], plain],
  ];
  return groups.flatMap(([group, path, css]) =>
    keys(at(source, ...path)).map((name) => {
      const token = at(source, ...path, name);
      return { group, name, value: css(at(token, "$value")), about: description(token) };
    }),
  );
}

/** A CSS font list, each face followed by its fallback. */
function fontFamily(value: unknown): string {
  return list(value)
    .map(String)
    .flatMap((family) => (STAND_IN_FACES[family] ? [family, STAND_IN_FACES[family]] : [family]))
    .map((family) => (family.includes(" ") ? `"${family}"` : family))
    .join(", ");
}

/** A shadow in CSS. */
export function elevation(source: unknown, { scheme: name, level }: { scheme: Scheme; level: string }): string {
  return list(at(source, "elevation", name, level, "$value"))
    .map(shadow)
    .join(", ");
}

function shadow(layer: unknown): string {
  const lengths = ["offsetX", "offsetY", "blur", "spread"].map((side) => `${pixels(at(layer, side))}px`);
  const color = at(layer, "color");
  const [red, green, blue] = channels(hexOf(color, "elevation"));
  const inset = isRecord(layer) && layer.inset === true ? "inset " : "";
  return `${inset}${lengths.join(" ")} rgb(${red} ${green} ${blue} / ${number(at(color, "alpha"))})`;
}

function block(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`;
}

function media(query: string, body: string): string {
  return `@media ${query} {\n${body}\n}`;
}
