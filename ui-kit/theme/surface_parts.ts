import { css } from "styled-components";
import { media, type } from "./style_parts.ts";

// Not in style_parts.ts: sign-up and login need that file, and none of these.

/** The enamel sign: cobalt with a white keyline. */
export const enamelSign = css`
  --focus-ring: #fff;
  --marker-ring: var(--color-bar);
  border-radius: var(--radius-sign);
  background: var(--color-bar);
  box-shadow: var(--elevation-sign);
  color: #fff;

  &::before {
    content: "";
    position: absolute;
    inset: 5px;
    border: var(--rim-keyline) solid rgb(255 255 255 / 0.72);
    border-radius: calc(var(--radius-sign) - 5px);
    pointer-events: none;
  }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

/** The moving glint of a skeleton; static under reduced motion. */
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

/** Clamps a name to some lines, with space for descenders; put the whole name into `title`. */
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
 * The name of a card that is one link, two lines at most: the link and its ring cover the whole card.
 * Other controls need a higher z-index. The card is `position: relative`.
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

/** A modal `<dialog>`: a raised sheet whose content scrolls. The component sets its size. */
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

  /* Not a control: it is focused only so that it is read from its start and can be scrolled. */
  &:focus { outline: none; }

  &::backdrop { animation: weekplate-appear var(--duration-base) var(--easing-standard); }
`;
