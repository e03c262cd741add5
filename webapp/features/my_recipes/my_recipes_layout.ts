import { styled } from "styled-components";
import { media, plainList } from "../../../ui-kit/theme/mod.ts";

/** Cards below each other, on wider screens in columns. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12) var(--space-32);
  ${plainList}

  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** A picture, the words beside it, and a button and a link at the end. */
export const Card = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--space-14);
  align-items: center;
  padding-block: var(--space-10);
  border-block-end: 1px solid var(--color-edge);
`;

/** A name may be one long word. */
export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-6);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > * { max-inline-size: 100%; }
`;
