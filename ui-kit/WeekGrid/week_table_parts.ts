import { css, styled } from "styled-components";

/** A row over all columns of the week, which share their widths. */
export const weekRow = css`
  position: relative;
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
`;

/** Heads that stay in sight, below what a page says is already there (`--under-sign`, 0 by default). */
export const weekHeads = css`
  position: sticky;
  inset-block-start: var(--under-sign, 0px);
  z-index: 3;
`;

/** Keeps a slot that takes the focus out from under the heads that stay in sight. */
export const weekSlotRoom = css`
  > [data-grid-cell] { scroll-margin-block: 72px var(--space-8); }
`;

/** Heads that are heard, and not seen. */
export const unseenHead = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** What lies on the cloth: rings as strong as there, and text in ink. */
export const onCloth = css`
  --color-edge: var(--color-cloth-edge);
  --color-soft: var(--color-ink);
`;

/** Says what is waited for, over the first row; how far down is the frame's `--caption-start`. */
export const Caption = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: var(--caption-start);
  z-index: 4;
  display: grid;
  justify-items: center;
  pointer-events: none;

  > * {
    padding: 6px var(--space-20);
    border-radius: var(--radius-pill);
    background: var(--color-raised);
    box-shadow: var(--elevation-tray);
  }
`;
