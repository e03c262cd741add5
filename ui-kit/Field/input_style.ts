import { css } from "styled-components";
import { media, type } from "../theme/mod.ts";

/** The input box of all fields, at least 52 px high. */
export const inputStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: max(var(--size-field), calc(1lh + var(--space-8)));
  padding-inline: var(--space-16);
  border: var(--rim-control) solid var(--color-edge);
  border-radius: var(--radius-field);
  background: var(--color-surface);
  ${type("field")}
  color: var(--color-ink);
  transition:
    border-color var(--duration-quick) var(--easing-standard),
    box-shadow var(--duration-quick) var(--easing-standard);

  &::placeholder {
    color: var(--color-soft);
    opacity: 1;
  }

  ${media.hover} {
    &:hover:not(:disabled, [readonly], [aria-invalid="true"]) { border-color: var(--color-accent); }
  }

  &:focus {
    outline: none;
    border-color: var(--color-accent);
    box-shadow:
      inset 0 0 0 0.5px var(--color-accent),
      0 0 0 4px color-mix(in srgb, var(--color-accent) 18%, transparent);
  }

  &[aria-invalid="true"] {
    border-color: var(--color-tomato);
    box-shadow: inset 0 0 0 0.5px var(--color-tomato);
  }

  &[aria-invalid="true"]:focus {
    box-shadow:
      inset 0 0 0 0.5px var(--color-tomato),
      0 0 0 4px color-mix(in srgb, var(--color-tomato) 20%, transparent);
  }

  /* A disabled box is transparent. */
  &[readonly] { background: transparent; }

  &:disabled {
    border-color: var(--color-line);
    background: var(--color-sunk);
    color: var(--color-soft);
    /* Safari lightens it by default. */
    -webkit-text-fill-color: currentColor;
    opacity: 1;
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &:focus {
      outline: 3px solid Highlight;
      outline-offset: 1px;
    }

    &:disabled { border-color: GrayText; }
  }
`;
