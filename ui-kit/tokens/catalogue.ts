// The tokens as the Foundations pages show them, read from `tokens.json`. Not in `mod.ts`: the product does not need them.

import { CONTRAST_PAIRS, contrast, type Ink } from "./contrast.ts";
import { forcedColor } from "./forced_colors.ts";
import type { ColorToken, MeasuredPair, RimToken, SchemedToken, SharedToken, TypeToken } from "./token_kinds.ts";
import { COLOR_ROLES, ELEVATIONS, MEAL_RIMS, TYPE_STYLES } from "./token_names.generated.ts";
import { aliased, at, description, hexOf, number, pixels, type Scheme } from "./token_source.ts";
import { elevation, sharedTokens } from "./token_text.ts";
import tokens from "./tokens.json" with { type: "json" };

const source: unknown = tokens;

/** Roles of colour: `--color-<name>`. */
export const COLOR_TOKENS: readonly ColorToken[] = COLOR_ROLES.map((name) => ({
  name,
  light: hex("light", name),
  dark: hex("dark", name),
  forced: forcedColor(name),
  about: description(at(source, "color", "light", name)),
}));

/** Meal times by their rim: `--meal-rim-<name>`. */
export const RIM_TOKENS: readonly RimToken[] = MEAL_RIMS.map((name) => ({
  name,
  role: oneOf(COLOR_ROLES, aliased(at(source, "meal", "light", name, "$value"))),
}));

/** Type styles: `--type-<name>`, `--font-size-<name>` and `--tracking-<name>`. */
export const TYPE_TOKENS: readonly TypeToken[] = TYPE_STYLES.map((name) => {
  const value = at(source, "type", name, "$value");
  const size = pixels(at(value, "fontSize"));
  return {
    name,
    family: oneOf(["display", "body"], aliased(at(value, "fontFamily"))),
    weight: number(at(value, "fontWeight")),
    size,
    line: number(at(value, "lineHeight")),
    tracking: Number((pixels(at(value, "letterSpacing")) / size).toFixed(4)),
    about: description(at(source, "type", name)),
  };
});

/** Shadows: `--elevation-<name>`. */
export const ELEVATION_TOKENS: readonly SchemedToken[] = ELEVATIONS.map((name) => ({
  name,
  light: elevation(source, { scheme: "light", level: name }),
  dark: elevation(source, { scheme: "dark", level: name }),
  about: description(at(source, "elevation", "light", name)),
}));

/** Tokens that are the same in every theme: `--<group>-<name>`. */
export const SHARED_TOKENS: readonly SharedToken[] = sharedTokens(source);

/** Every pair of colours used on each other with its contrast in each theme, rounded down to two decimals. */
export const CONTRASTS: readonly MeasuredPair[] = CONTRAST_PAIRS.map(({ ink, ground, least, only }) => {
  const ratio = (scheme: Scheme) =>
    only && only !== scheme ? null : Math.floor(contrast(hex(scheme, ink), hex(scheme, ground)) * 100) / 100;
  return { ink, ground, least, light: ratio("light"), dark: ratio("dark") };
});

function hex(scheme: Scheme, role: Ink): string {
  return role === "white" ? "#ffffff" : hexOf(at(source, "color", scheme, role, "$value"), role);
}

function oneOf<Name extends string>(names: readonly Name[], wanted: string): Name {
  const found = names.find((name) => name === wanted);
  if (!found) throw new Error(`Cannot read tokens: ${wanted} is none of ${names.join(", ")}`);
  return found;
}
