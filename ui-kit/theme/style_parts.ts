import { css } from "styled-components";
import { BREAKPOINTS, type TypeStyle } from "../tokens/mod.ts";

/** In em, which follow the reader's text size: twice the size on a desktop is a tablet's layout. */
const BREAKPOINT_EMS = {
  tablet: BREAKPOINTS.tablet / 16,
  desktop: BREAKPOINTS.desktop / 16,
  wide: BREAKPOINTS.wide / 16,
};

/** Phones: narrower than this. For scripts; styles take `media.phone`. */
export const PHONE_QUERY = `(width < ${BREAKPOINT_EMS.tablet}em)`;

/** Media queries of the kit's four layouts and of what readers ask of their system. */
export const media = {
  /** Phones: below 640 px, and any desktop at 400 % zoom. */
  phone: `@media ${PHONE_QUERY}`,
  /** 640 px and wider. */
  tablet: `@media (width >= ${BREAKPOINT_EMS.tablet}em)`,
  /** Only 640 to 1239 px. */
  onlyTablet: `@media (${BREAKPOINT_EMS.tablet}em <= width < ${BREAKPOINT_EMS.desktop}em)`,
  /** Below 1240 px: phone and tablet. */
  belowDesktop: `@media (width < ${BREAKPOINT_EMS.desktop}em)`,
  /** 1240 px and wider. */
  desktop: `@media (width >= ${BREAKPOINT_EMS.desktop}em)`,
  /** 1440 px and wider. */
  wide: `@media (width >= ${BREAKPOINT_EMS.wide}em)`,
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
  /** A pointer that can rest on a thing without pressing it. */
  hover: "@media (hover: hover)",
  /** On paper. */
  print: "@media print",
} as const;

/** What can only be pressed is of no use on paper, whatever else is said of its `display`. */
export const notPrinted = `${media.print} { display: none !important; }`;

/** Declarations of one type style of the design. Besley keeps its own numerals: its tabular zero is thin. */
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

/** Under forced colours a filled thing keeps its fill: else the browser puts a plate of its own behind the text. */
export const forcedFill = css`
  forced-color-adjust: none;
  background: Highlight;
  color: HighlightText;
`;

/** White enamel, lit from the top left. */
export const enamel = `radial-gradient(circle at 34% 26%, var(--color-plate-white) 40%, var(--color-plate-shade) 130%)`;

/** The glint that runs over a skeleton; it stands still for those who ask for less motion. */
export const glint = css`
  background:
    linear-gradient(100deg, transparent 36%, var(--color-skeleton-glint) 50%, transparent 64%) 0 0 / 250% 100%,
    var(--color-skeleton);
  animation: weekplate-glint var(--duration-glint) linear infinite;

  ${media.reducedMotion} {
    animation: none;
    background: var(--color-skeleton);
  }

  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`;

/** Keeps a name to a number of lines, tails of its letters included; the whole of it belongs into `title`. */
export function clamp(lines: number): string {
  return `
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${lines};
    margin-block-end: -0.14em;
    padding-block-end: 0.14em;
  `;
}

/**
 * The name of a card that is one link, at most two lines: the link lies over the whole card, its ring round all of it. What
 * can be pressed beside it stands above, by a z-index of its own. The card is `position: relative`.
 */
export const cardLink = css`
  ${clamp(2)}
  color: var(--color-ink);
  text-decoration: none;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--radius-picture);
  }

  &:focus-visible { outline: none; }

  &:focus-visible::after {
    outline: 3px solid var(--color-accent);
    outline-offset: 3px;
  }
`;

/** A modal `<dialog>` over the page: a raised sheet that scrolls within itself. How wide and high it is, its component says. */
export const modalSheet = css`
  --focus-ring: var(--color-accent);
  max-inline-size: none;
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: var(--radius-tray);
  background: var(--color-raised);
  box-shadow: var(--elevation-modal);
  ${type("body")}
  color: var(--color-ink);
  text-align: start;

  /* It is no control: the focus is on it only so that it is read from its start, and scrolls. */
  &:focus { outline: none; }

  &::backdrop { animation: weekplate-appear var(--duration-base) var(--easing-standard); }
`;
