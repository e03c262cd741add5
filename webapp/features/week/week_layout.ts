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

  ${media.phone} {
    align-items: start;
    column-gap: 2px;
    margin-inline-start: 0;

    > :first-child { flex-basis: 100%; padding-inline-start: 0; }
    > :is(button, a) { flex: 1 1 4.25rem; }
  }

  ${media.tablet} {
    > :is(button, a) { margin-block: calc(-1 * var(--space-4)); }
  }
`;

export const SwitcherLine = styled.div`
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-8);

    > :first-child { flex: 1 1 12rem; }
  }
`;

/** How to move a meal by touch, above the grid of a phone, which is longer than the window. */
export const TouchHint = styled.div`
  flex: 0 0 5rem;

  ${media.tablet} { display: none; }
`;
