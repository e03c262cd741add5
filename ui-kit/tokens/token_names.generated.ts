/* Derived from tokens.json by derive_tokens.ts: do not edit. */

/** Roles of colour: `var(--color-<role>)`. */
export const COLOR_ROLES = ["ground", "surface", "raised", "sunk", "ink", "soft", "line", "edge", "accent", "fill", "fill-hover", "fill-edge", "bar", "bar-well", "on-bar-soft", "wash", "yolk", "yolk-edge", "on-yolk", "cloth", "check", "cloth-edge", "today", "tomato", "tomato-soft", "leaf", "leaf-soft", "beet", "beet-soft", "marmalade", "marmalade-text", "marmalade-soft", "plate-white", "plate-shade", "skeleton", "skeleton-glint"] as const;

/** One of {@link COLOR_ROLES}. */
export type ColorRole = (typeof COLOR_ROLES)[number];

/** Meal times by their rim: `var(--meal-rim-<meal>)`. */
export const MEAL_RIMS = ["breakfast", "lunch", "dinner", "snacks"] as const;

/** One of {@link MEAL_RIMS}. */
export type MealRim = (typeof MEAL_RIMS)[number];

/** Type styles: `font: var(--type-<style>)`. */
export const TYPE_STYLES = ["hero", "hero-phone", "greeting", "title", "title-phone", "section", "step", "day", "lead", "name", "name-phone", "sub", "body", "step-text", "field", "label", "button", "meta", "cell", "cell-phone", "tab"] as const;

/** One of {@link TYPE_STYLES}. */
export type TypeStyle = (typeof TYPE_STYLES)[number];

/** Steps of space in px: `var(--space-<step>)`. */
export const SPACES = ["2", "4", "6", "8", "10", "12", "14", "16", "20", "24", "28", "32", "40", "48", "56", "72"] as const;

/** One of {@link SPACES}. */
export type Space = (typeof SPACES)[number];

/** Shadows: `var(--elevation-<name>)`. */
export const ELEVATIONS = ["plate", "card", "tray", "sign", "modal"] as const;

/** One of {@link ELEVATIONS}. */
export type Elevation = (typeof ELEVATIONS)[number];

/** Width in px at which each wider layout begins. */
export const BREAKPOINTS = {
  tablet: 640,
  desktop: 1240,
  wide: 1440,
} as const;

/** Ground of each theme, for parts that CSS can't colour: the browser's own bars. */
export const GROUNDS = {
  light: "#eff4fa",
  dark: "#0c1424",
} as const;
