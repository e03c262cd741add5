import { css, styled } from "styled-components";
import { media, type } from "../theme/mod.ts";

/**
 * Positioned by CSS anchors, so that it follows its button while the page scrolls: below it, above where there is
 * more room, over it where there is space nowhere. It scrolls within itself.
 */
export const Panel = styled.ul`
  --focus-ring: var(--color-accent);
  position: fixed;
  position-area: block-end span-inline-end;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline,
    block-end span-all,
    block-start span-all,
    span-all;
  inset: auto;
  inline-size: max-content;
  min-inline-size: 208px;
  max-inline-size: min(320px, 100vw - 16px);
  max-block-size: min(416px, max(100%, 320px), 100dvh - 16px);
  margin: var(--menu-gap, var(--space-8)) 0;
  padding: var(--space-8);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: var(--radius-picture);
  background: var(--color-raised);
  box-shadow: var(--elevation-modal);
  color: var(--color-ink);
  list-style: none;
  text-align: start;

  &[data-align="end"] { position-area: block-end span-inline-start; }

  &:popover-open { animation: weekplate-appear var(--duration-quick) var(--easing-standard); }

  &:focus-visible { outline-offset: -3px; }

  /* Browsers without anchor positioning show it at the bottom of the screen. */
  @supports not (position-area: block-end) {
    inset: auto 8px 8px;
    margin: 0 auto;
  }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

/** Between two sections. */
export const Rule = styled.li`
  margin: var(--space-8);
  border-block-start: 1px solid var(--color-line);
`;

/** The name of a choice, above its options. */
export const Label = styled.span`
  display: block;
  padding: var(--space-8) var(--space-12) var(--space-4);
  ${type("label")}
  color: var(--color-soft);
`;

/** The lines of one section. */
export const SectionLines = styled.ul`
  padding: 0;
  list-style: none;
`;

/** The style of a menu line, for any element. */
export const menuLineStyle = css`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  min-block-size: var(--size-button);
  padding: var(--space-8) var(--space-12);
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  color: var(--color-ink);
  font: 600 1rem / 1.3 var(--font-body);
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  > svg { flex: none; }

  > svg:first-child { color: var(--color-soft); }

  &[data-tone="danger"],
  &[data-tone="danger"] > svg { color: var(--color-tomato); }

  &[aria-checked="true"] > svg,
  &:has(:checked) > svg { color: var(--color-accent); }

  &:focus-visible { outline-offset: -3px; }
`;

/** One line of the menu. */
export const Line = styled.li`
  ${menuLineStyle}

  &[data-focused] { background: var(--color-wash); }
  &[data-tone="danger"][data-focused] { background: var(--color-tomato-soft); }

  &[aria-disabled="true"],
  &[aria-disabled="true"] > svg {
    color: var(--color-soft);
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &[data-focused] { outline: 2px solid Highlight; outline-offset: -2px; }
    &[aria-disabled="true"] { color: GrayText; }
  }
`;

/** The text of a line; a check may follow at its end. */
export const LineText = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
