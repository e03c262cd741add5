import { styled } from "styled-components";
import { media, notPrinted } from "../../../ui-kit/theme/mod.ts";

/** Aligns the ghost button's text with the title. */
export const BackLine = styled.div`
  margin-block: calc(-1 * var(--space-8)) var(--space-4);
  margin-inline-start: calc(-1 * var(--space-12));
`;

/** The food rules that the dish breaks, above all else. */
export const RulesLine = styled.div`
  margin-block-end: var(--space-24);

  ${media.phone} { margin-block-end: var(--space-16); }
`;

/** Text beside the picture; on a phone the picture comes first. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  ${media.phone} {
    > :last-child {
      order: -1;
      margin-inline: calc(-1 * var(--space-8));
    }
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 16fr);
    gap: var(--space-32);
  }

  ${media.desktop} { gap: var(--space-48); }

  /* In print a small picture beside the text. */
  ${media.print} {
    grid-template-columns: minmax(0, 1fr) 200px;
    gap: var(--space-24);

    > :last-child {
      order: 0;
      margin-inline: 0;
    }
  }
`;

/** The picture, with the heart in its corner. */
export const Hero = styled.div`
  position: relative;

  > button {
    position: absolute;
    inset-block-start: var(--space-12);
    inset-inline-end: var(--space-12);
  }
`;

/** The button that opens cook mode; as wide as a phone, since it is the page's main action. */
export const StartLine = styled.div`
  ${notPrinted}
  display: grid;
  justify-items: start;

  ${media.phone} { justify-items: stretch; }
`;

/** Servings, time and the Share button. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-16) var(--space-32);

  /* All three fit in one line on a phone. */
  ${media.phone} { column-gap: var(--space-16); }
`;

/** Extra photos, aligned with the picture's lower edge; not printed. */
export const MorePhotos = styled.div`
  margin-block-start: auto;

  ${media.print} { display: none; }
`;

/** Title, rating, description and facts in a column. */
export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);

  ${media.tablet} { padding-block-start: var(--space-12); }
`;

/** Portions and units, in two lines where one is too narrow. */
export const ControlLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-12) var(--space-16);

  /* The portions are printed, the choice of units is not. */
  ${media.print} {
    > :last-child { display: none; }
  }
`;

/** What the recipe can be saved as; a printed page cannot. */
export const SaveLine = styled.div`
  ${notPrinted}
`;

/** The community's posts, below the recipe; not printed. */
export const CookedByPart = styled.section`
  ${notPrinted}
  margin-block-start: var(--space-48);
`;

/** Ingredients beside nutrition and instructions; on a phone in a column. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  align-items: start;
  margin-block-start: var(--space-32);

  ${media.phone} {
    > :first-child { margin-inline: calc(-1 * var(--space-8)); }
  }

  ${media.tablet} {
    grid-template-columns: minmax(240px, 5fr) minmax(0, 8fr);
  }

  ${media.desktop} {
    grid-template-columns: 380px minmax(0, 686px);
    gap: var(--space-56);
    margin-block-start: var(--space-48);
  }

  /* In a column, since grids break badly over printed pages. */
  ${media.print} {
    display: block;
    margin-block-start: var(--space-24);

    > * { margin: 0 0 var(--space-24); }
  }
`;
