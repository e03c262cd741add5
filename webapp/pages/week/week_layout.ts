import { styled } from "styled-components";
import { media } from "../../../ui-kit/theme/mod.ts";

/** The week's range and what can be done with the whole week. Where there is room, the button hardly makes the line higher. */
export const RangeLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-4);

  ${media.tablet} {
    > button { margin-block: calc(-1 * var(--space-4)); }
  }
`;

/** How to move a meal: below the grid; on a phone above it, since the grid is longer than the window. */
export const MoveHint = styled.div`
  ${media.phone} { order: -1; }
`;
