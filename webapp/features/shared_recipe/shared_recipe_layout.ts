import { styled } from "styled-components";
import { column, media, notPrinted } from "../../../ui-kit/theme/mod.ts";

/** Title and facts beside the picture; below it on a phone. */
export const Head = styled.header`
  ${column("24")}
  margin-block-start: var(--space-24);

  ${media.phone} {
    > :last-child { order: -1; }
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 16fr);
    gap: var(--space-32);
  }
`;

/** Ingredients beside the steps; on a phone in a column. */
export const Body = styled.div`
  ${column("32")}
  align-items: start;
  margin-block-start: var(--space-32);

  ${media.tablet} {
    grid-template-columns: minmax(240px, 5fr) minmax(0, 8fr);
    gap: var(--space-48);
  }
`;

/** Other features of Weekplate, below all of the recipe. */
export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-16) var(--space-24);
  margin-block-start: var(--space-48);
  padding-block-start: var(--space-24);
  border-block-start: 1px solid var(--color-line);
  ${notPrinted}
`;
