import { css } from "styled-components";
import { media, type } from "../theme/mod.ts";

/** The box that people write into, 52 px high. Shared by all fields. */
export const inputStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: var(--size-field);
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

  &:hover:not(:disabled) { border-color: var(--color-accent); }

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

  &:disabled {
    background: var(--color-sunk);
    color: var(--color-soft);
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &:focus {
      outline: 3px solid Highlight;
      outline-offset: 1px;
    }
  }
`;
