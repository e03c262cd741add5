import { styled } from "styled-components";
import { media } from "../../../ui-kit/theme/mod.ts";

export const Section = styled.section`
  display: grid;
  gap: var(--space-12);
`;

/** The heading, and the button that opens its content. */
export const HeadLine = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-8);
`;

export const Parts = styled.div`
  display: grid;
  gap: var(--space-20);
`;

export const Part = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-10);
`;

/** The days, on a desktop beside each other as in the week above. */
export const DayGrid = styled.div`
  display: grid;
  gap: var(--space-24) var(--space-16);

  ${media.tablet} { grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); }

  ${media.desktop} { grid-template-columns: repeat(7, minmax(0, 1fr)); }
`;
