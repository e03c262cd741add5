import { styled } from "styled-components";
import { media } from "../../../ui-kit/theme/mod.ts";

/** The week's range, and what can be done with the whole week. */
export const RangeLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-4);

  > :first-child { margin-inline-end: var(--space-12); }

  ${media.tablet} { margin-block-start: var(--space-6); }

  ${media.onlyTablet} {
    > :first-child { flex-basis: 100%; }
  }

  ${media.phone} {
    align-items: start;
    column-gap: 2px;

    > :first-child { flex-basis: 100%; }
    > :is(button, a) { flex: 1 1 4.25rem; }
    > [data-variant="primary"] { border-radius: var(--radius-thumb); }
  }
`;
