import { styled } from "styled-components";
import { media } from "../../../ui-kit/theme/mod.ts";

/** The way back, its text in line with the title: a ghost button's own padding hangs out. */
export const BackLine = styled.div`
  margin-block: calc(-1 * var(--space-8)) var(--space-4);
  margin-inline-start: calc(-1 * var(--space-12));
`;

/** The head of a recipe: words at the start, the picture at the end; on a phone the picture comes first. */
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

  /* On paper a small picture beside the words. */
  ${media.print} {
    grid-template-columns: minmax(0, 1fr) 200px;
    gap: var(--space-24);

    > :last-child {
      order: 0;
      margin-inline: 0;
    }
  }
`;

/** The picture, its heart in the corner. */
export const Hero = styled.div`
  position: relative;

  > button {
    position: absolute;
    inset-block-start: var(--space-12);
    inset-inline-end: var(--space-12);
  }
`;

/** Servings and time, and what can be done with the recipe. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-16) var(--space-32);

  /* All three in one line of a phone. */
  ${media.phone} { column-gap: var(--space-16); }
`;

/** The further photos, down where the picture ends; they are not for paper. */
export const MorePhotos = styled.div`
  margin-block-start: auto;

  ${media.print} { display: none; }
`;

/** Title to facts, one below the other. */
export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);

  ${media.tablet} { padding-block-start: var(--space-12); }
`;

/** Ingredients beside nutrition and instructions; on a phone below each other. */
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

  /* One below the other, since paper has no grid that breaks well over pages. */
  ${media.print} {
    display: block;
    margin-block-start: var(--space-24);

    > * { margin: 0 0 var(--space-24); }
  }
`;
