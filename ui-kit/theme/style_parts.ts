import { css } from "styled-components";
import { BREAKPOINTS, type Space, type TypeStyle } from "../tokens/mod.ts";

/** In em, so that they follow the text size: 200 % text on a desktop gives a tablet's layout. */
const BREAKPOINT_EMS = {
  tablet: BREAKPOINTS.tablet / 16,
  desktop: BREAKPOINTS.desktop / 16,
  wide: BREAKPOINTS.wide / 16,
};

/** The phone layout's query for scripts; styles use `media.phone`. */
export const PHONE_QUERY = `(width < ${BREAKPOINT_EMS.tablet}em)`;

/** The query for scripts of phones and tablets; styles use `media.belowDesktop`. */
export const BELOW_DESKTOP_QUERY = `(width < ${BREAKPOINT_EMS.desktop}em)`;

/** Media queries of the four layouts and of the readers' system settings. */
export const media = {
  /** Phones: below 640 px, and any desktop at 400 % zoom. */
  phone: `@media ${PHONE_QUERY}`,
  /** 640 px and wider. */
  tablet: `@media (width >= ${BREAKPOINT_EMS.tablet}em)`,
  /** Only 640 to 1239 px. */
  onlyTablet: `@media (${BREAKPOINT_EMS.tablet}em <= width < ${BREAKPOINT_EMS.desktop}em)`,
  /** Below 1240 px: phone and tablet. */
  belowDesktop: `@media ${BELOW_DESKTOP_QUERY}`,
  /** 1240 px and wider. */
  desktop: `@media (width >= ${BREAKPOINT_EMS.desktop}em)`,
  /** 1440 px and wider. */
  wide: `@media (width >= ${BREAKPOINT_EMS.wide}em)`,
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
  /** A pointer that can hover. */
  hover: "@media (hover: hover)",
  /** On paper. */
  print: "@media print",
} as const;

/** Hides controls in print, with `!important` over any other `display`. */
export const notPrinted = `${media.print} { display: none !important; }`;

/** Declarations of one type style of the design. Besley's own numerals are used: its tabular zero is thin. */
export function type(style: TypeStyle) {
  return `
    font: var(--type-${style});
    letter-spacing: var(--tracking-${style});
    font-variant-numeric: ${DISPLAY_STYLES.has(style) ? "normal" : "tabular-nums"};
  `;
}

const DISPLAY_STYLES: ReadonlySet<TypeStyle> = new Set([
  "hero",
  "hero-phone",
  "greeting",
  "title",
  "title-phone",
  "section",
  "step",
  "day",
  "lead",
  "name",
  "name-phone",
]);

/** The checked cloth: "yours, now". Text on it is ink; under forced colours it is a Highlight border. */
export const cloth = css`
  --check: color-mix(in srgb, var(--color-check) calc(var(--opacity-check) * 100%), transparent);
  --color-edge: var(--color-cloth-edge);
  --color-soft: var(--color-ink);
  background-color: var(--color-cloth);
  background-image:
    linear-gradient(90deg, var(--check) 50%, transparent 50%), linear-gradient(var(--check) 50%, transparent 50%);
  background-size: 20px 20px;
  color: var(--color-ink);

  ${media.forcedColors} {
    background-image: none;
    outline: 3px solid Highlight;
    outline-offset: -3px;
  }
`;

/** Preserves a fill under forced colours: otherwise the browser draws its own backplate behind the text. */
export const forcedFill = css`
  forced-color-adjust: none;
  background: Highlight;
  color: HighlightText;
`;

/** Children below each other, no wider than the column, with this step of the scale between them. */
export const column = (gap: Space) => `display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-${gap});`;

/** A list without marks, whose items are laid out. */
export const plainList = "margin: 0; padding: 0; list-style: none;";

/** Only for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** White enamel, lit from the top left. */
export const enamel = `radial-gradient(circle at 34% 26%, var(--color-plate-white) 40%, var(--color-plate-shade) 130%)`;
