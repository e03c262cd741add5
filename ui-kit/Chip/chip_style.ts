import { css } from "styled-components";
import { media } from "../theme/mod.ts";

/** The pill that all chips share. */
export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  max-inline-size: 100%;
  min-block-size: var(--size-target);
  padding: 6px var(--space-16);
  border: var(--rim-control) solid var(--color-edge);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-ink);
  font: 600 var(--font-size-label) / 1.333 var(--font-body);
  overflow-wrap: anywhere;

  > svg { flex: none; }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;
