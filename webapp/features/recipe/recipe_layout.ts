import { styled } from "styled-components";
import { column, media, notPrinted } from "../../../ui-kit/theme/mod.ts";

/** Aligns the ghost button's text with the title. */
export const BackLine = styled.div`
  margin-block: calc(-1 * var(--space-8)) var(--space-4);
  margin-inline-start: calc(-1 * var(--space-12));
`;

export const OnScreen = styled.div`
  ${notPrinted}
`;

/** Parts for paper only: portions, time and address. */
export const OnPaper = styled.p`
  display: none;

  ${media.print} {
    display: block;
    overflow-wrap: anywhere;
  }
`;

/** The food rules that the dish breaks, above all else. */
export const RulesLine = styled(OnScreen)`
  margin-block-end: var(--space-24);

  ${media.phone} { margin-block-end: var(--space-16); }
`;

/** Text beside the picture; on a phone the picture comes first. */
export const Head = styled.header`
  ${column("24")}

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
    grid-template-columns: minmax(0, 1fr) 150px;
    gap: var(--space-24);

    && h1 { font-size: 1.75rem; }

    && p { font-size: var(--font-size-label); }

    > :last-child {
      order: 0;
      margin-inline: 0;
    }
  }
`;

export const Hero = styled.div`
  position: relative;

  > button {
    position: absolute;
    inset-block-start: var(--space-12);
    inset-inline-end: var(--space-12);
  }
`;

/** What the dish is here for: to cook, plan and shop. On a phone the first two fill a line. */
export const StartLine = styled(OnScreen)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-12);

  /* On a line of its own its text begins where the others do. */
  > [data-variant="ghost"] { margin-inline-start: calc(-1 * var(--space-10)); }

  ${media.phone} {
    column-gap: var(--space-8);

    > [data-variant]:not([data-variant="ghost"]) { flex: 1 1 auto; }
  }
`;

/** Servings, time, and the buttons to share and print. */
export const Facts = styled(OnScreen)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-16) var(--space-32);

  /* All but Print fit in one line on a phone, which prints from its own menu. */
  ${media.phone} {
    column-gap: var(--space-16);

    > :last-child { display: none; }
  }
`;

/** Extra photos, aligned with the picture's lower edge; not printed. */
export const PhotosLine = styled(OnScreen)`
  margin-block-start: auto;
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);

  ${media.tablet} { padding-block-start: var(--space-12); }

  ${media.print} {
    gap: var(--space-6);
    padding: 0;
  }
`;

/** Portions and units, in two lines where one is too narrow. */
export const ControlLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-12) var(--space-16);
`;

/** The community's posts, below the recipe; not printed. */
export const CookedByPart = styled(OnScreen).attrs({ as: "section" })`
  margin-block-start: var(--space-48);
`;

/** Ingredients beside nutrition and instructions; on a phone in a column. */
export const Body = styled.div`
  ${column("32")}
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

  /* In a column, since grids break badly over printed pages, and close together, so that most dishes have one page. */
  ${media.print} {
    display: block;
    margin-block-start: var(--space-12);

    > * {
      --gap: var(--space-12) !important;
      margin: 0 0 var(--space-12);

      > * { --gap: var(--space-6) !important; }
    }

    && h2 { font-size: 1.125rem; }

    && p { font-size: var(--font-size-label); }
  }
`;
