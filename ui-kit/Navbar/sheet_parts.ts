import { styled } from "styled-components";
import { menuLineStyle } from "../Menu/mod.ts";
import { forcedFill, media } from "../theme/mod.ts";

/** One link of the sheet. */
export const SheetLink = styled.a`
  ${menuLineStyle}
  --marker-ring: transparent;
  padding-inline: var(--space-16);

  ${media.hover} {
    &:hover { background: var(--color-wash); }
  }

  &[aria-current="page"] {
    background: var(--color-wash);
    color: var(--color-accent);
  }

  &[data-tone="call"] {
    background: var(--color-yolk);
    color: var(--color-on-yolk);
  }

  /* At the end of the line, not on its corner. */
  > [data-marker] {
    position: static;
    margin-inline-start: auto;
  }

  ${media.forcedColors} {
    &[data-tone="call"][data-tone] { ${forcedFill} }
  }
`;

/** One action of the sheet. */
export const SheetButton = styled.button`
  ${menuLineStyle}
  padding-inline: var(--space-16);

  ${media.hover} {
    &:hover:enabled { background: var(--color-wash); }
  }

  &:disabled,
  &:disabled > svg {
    color: var(--color-soft);
    cursor: not-allowed;
  }
`;

/** One choice of the sheet. */
export const SheetChoice = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: var(--space-8) var(--space-16) var(--space-4);
    color: var(--color-soft);
    font: var(--type-label);
  }
`;

/** One option of a choice, with a visually hidden native radio. */
export const SheetOption = styled.label`
  ${menuLineStyle}
  position: relative;
  padding-inline: var(--space-16);

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  > span { flex: 1; }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: -3px;
  }

  ${media.hover} {
    &:hover { background: var(--color-wash); }
  }

  &:has(:checked) { background: var(--color-wash); }
`;
