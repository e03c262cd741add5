import { css, styled } from "styled-components";

/** A subgrid row over all columns of the week. */
export const weekRow = css`
  position: relative;
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
`;

/** `--today` of today's cloth, by its `data-day`. */
export const todayPlace = css`
  ${[0, 1, 2, 3, 4, 5, 6].map((day) => `&[data-day="${day}"] { --today: ${day}; }`)}
`;

/** Sticky headers, below a page's own sticky parts (`--under-sign`, 0 by default). */
export const weekHeads = css`
  position: sticky;
  inset-block-start: var(--under-sign, 0px);
  z-index: 3;
`;

/** Keeps a row that the page scrolls to below the sticky headers. */
export const weekRowRoom = css`
  scroll-margin-block-start: var(--space-24);
`;

/** Keeps a focused slot clear of the sticky headers. */
export const weekSlotRoom = css`
  > [data-grid-cell] { scroll-margin-block: 72px var(--space-8); }
`;

/** Content on the cloth: stronger rings, and text in ink. */
export const onCloth = css`
  --color-edge: var(--color-cloth-edge);
  --color-soft: var(--color-ink);
`;

/** The loading text over the first row; the frame's `--caption-start` sets its position. */
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
