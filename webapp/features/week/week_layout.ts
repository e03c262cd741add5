import { styled } from "styled-components";
import { media } from "../../../ui-kit/theme/mod.ts";

/** The week's range and the buttons for the whole week. On wide screens the button adds no height to the line. */
export const RangeLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-4);
  /* The links have room around their text: on a line of their own their text begins where the title does. */
  margin-inline-start: calc(-1 * var(--space-10));

  > :first-child { padding-inline-start: var(--space-10); }

  ${media.tablet} {
    > :is(button, a) { margin-block: calc(-1 * var(--space-4)); }
  }
`;

/** How to move a meal: below the grid; on a phone above it, since the grid is longer than the window. */
export const MoveHint = styled.div`
  ${media.phone} { order: -1; }
`;
