import { css } from "styled-components";
import { forcedFill, media, notPrinted, type } from "../theme/mod.ts";

/** The style that Button and LinkButton share. States are `data-*`, so that no prop creates a new class. */
export const buttonStyle = css`
  ${notPrinted}
  --button-size: var(--size-button);
  --button-edge: transparent;
  display: inline-grid;
  grid-auto-flow: column;
  align-items: center;
  justify-content: center;
  min-inline-size: var(--size-target);
  min-block-size: var(--button-size);
  padding: 6px var(--space-24);
  border: 2px solid transparent;
  border-radius: var(--radius-pill);
  ${type("button")}
  text-align: center;
  text-decoration: none;
  /* From "none" a press would lay the page out. */
  translate: 0 0;
  cursor: pointer;
  transition:
    background-color var(--duration-quick) var(--easing-standard),
    translate var(--duration-press) var(--easing-standard);

  &:is([data-size="small"], [data-size="tile"]) {
    --button-size: var(--size-target);
    padding-inline: var(--space-16);
    font-size: var(--font-size-label);
  }

  &[data-width="full"] { inline-size: 100%; }

  /* A word that is too long for a fixed width breaks. */
  &[data-width="full"] > [data-face] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  &[data-variant="primary"] {
    --button-edge: var(--color-fill-edge);
    background: var(--color-fill);
    color: #fff;
  }

  &[data-variant="yolk"] {
    --button-edge: var(--color-yolk-edge);
    background: var(--color-yolk);
    color: var(--color-on-yolk);
  }

  &:is([data-variant="primary"], [data-variant="yolk"]) {
    padding-block-end: 10px;
    border: 0;
    padding-block-start: 6px;
    box-shadow:
      inset 0 -4px 0 var(--button-edge),
      inset 0 1.5px 0 rgb(255 255 255 / 0.16);
  }

  &[data-variant="plain"] {
    border-color: var(--color-accent);
    background: var(--color-surface);
    color: var(--color-accent);
  }

  &[data-variant="danger"] {
    border-color: var(--color-tomato);
    background: var(--color-surface);
    color: var(--color-tomato);
  }

  &[data-variant="ghost"] {
    padding-inline: var(--space-10);
    background: none;
    color: var(--color-accent);
  }

  &[data-variant="ghost"] [data-face] {
    border-block-end: 2px solid currentColor;
    padding-block: 2px;
  }

  ${media.hover} {
    &[data-variant="primary"]:hover { background: var(--color-fill-hover); }
    &[data-variant="yolk"]:hover { background: color-mix(in srgb, var(--color-yolk), #fff 22%); }
    &[data-variant="plain"]:hover { background: var(--color-wash); }
    &[data-variant="danger"]:hover { background: var(--color-tomato-soft); }
    &[data-variant="ghost"]:hover [data-face] { border-block-end-color: transparent; }
  }

  &:active:not(:disabled) { translate: 0 2px; }

  &:is([data-variant="primary"], [data-variant="yolk"]):active:not(:disabled) {
    padding-block: 8px;
    box-shadow: inset 0 2px 0 var(--button-edge);
  }

  /* A busy button keeps its colours; a disabled one loses its edge. */
  &:disabled:not([data-busy]) {
    padding-block: 6px;
    border: 2px solid var(--color-line);
    background: var(--color-sunk);
    color: var(--color-soft);
    box-shadow: none;
    cursor: not-allowed;
  }

  &[data-variant="ghost"]:disabled:not([data-busy]) {
    border-color: transparent;
    background: none;
  }

  ${media.phone} {
    &[data-size="tile"] {
      align-items: start;
      padding-inline: 0;
      font-size: var(--font-size-tab);
      line-height: 1.2;
    }

    &[data-size="tile"][data-variant="ghost"] { padding-block: 0; }

    &[data-size="tile"] [data-face] {
      flex-direction: column;
      gap: 2px;
      border: 0;
      padding: 0;
    }
  }

  &[data-busy] { cursor: progress; }

  ${media.forcedColors} {
    border: 2px solid CanvasText !important;

    &:is([data-variant="primary"], [data-variant="yolk"]):not(:disabled) { ${forcedFill} }
    &:disabled:not([data-busy]) { border-color: GrayText !important; }
  }
`;

/** The visible face of a button: icon and text. */
export const faceStyle = css`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-10);

  > svg { flex: none; }
`;
