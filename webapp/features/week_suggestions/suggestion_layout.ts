import { styled } from "styled-components";
import { media, plainList, type } from "../../../ui-kit/theme/mod.ts";

/** A titled part of the sheet. */
export const Part = styled.section`
  display: grid;
  gap: var(--space-8);
  min-inline-size: 0;

  > h3 { margin: 0; }
`;

/** Limits of work: a line for each meal, weekdays beside weekends. */
export const MinutesGrid = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: var(--space-8) var(--space-12);

  > [data-head] {
    ${type("meta")}
    color: var(--color-soft);
  }

  > [data-meal] { ${type("label")} }
`;

/** The sheet's buttons, always in sight. */
export const SheetFoot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  gap: var(--space-12);
  max-block-size: 75dvh;
  overflow: auto;
  margin: 0 calc(-1 * var(--space-28)) calc(-1 * var(--space-28));
  padding: var(--space-14) var(--space-28) var(--space-20);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);

  ${media.phone} {
    margin: 0 calc(-1 * var(--gutter-phone)) calc(-1 * var(--space-20));
    padding: var(--space-12) var(--gutter-phone) var(--space-20);
  }
`;

/** Buttons in a line, that share it on a phone. */
export const ButtonLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);

  ${media.phone} {
    > [data-main] { flex: 1; }
  }
`;

export const RuleList = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: var(--space-4) 0 0;
  padding-inline-start: var(--space-20);
`;

/** The suggested week: nothing that has the focus is below its bar. */
export const SuggestedPart = styled.section`
  display: grid;
  gap: var(--space-16);
  min-inline-size: 0;

  [role="gridcell"] button { scroll-margin-block: 96px 180px; }

  ${media.desktop} {
    [role="gridcell"] button { scroll-margin-block-end: 120px; }
  }
`;

/** Its title, which has the focus after a search. */
export const SuggestedHead = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-6);

  > h2:focus-visible { outline-offset: 2px; }
`;

/** The bar below the week: figures and actions on all of it. On a phone it replaces the bottom bar. */
export const Bar = styled.section`
  position: sticky;
  inset-block-end: var(--space-20);
  z-index: 15;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-10) var(--space-24);
  padding: var(--space-14) var(--space-24);
  border: 2px solid var(--color-accent);
  border-radius: var(--radius-tray);
  background: var(--color-raised);
  box-shadow: var(--elevation-tray);

  ${media.phone} {
    inset-block-end: 8px;
    margin-inline: calc(8px - var(--gutter, 0px));
    padding: var(--space-10) var(--space-12);
  }
`;

/** News above the figures; long ones scroll. */
export const NewsPart = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: var(--space-8);
  max-block-size: 50dvh;
  overflow: auto;
`;

/** The figures, each unbroken. */
export const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-16);
  min-inline-size: 0;
  ${plainList}
  ${type("label")}

  > li { white-space: nowrap; }

  ${media.phone} {
    ${type("meta")}
    gap: 0 var(--space-12);
  }
`;

/** The status of a running search. */
export const Searching = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-6);
  min-inline-size: min(100%, 220px);
`;

/** A dish beside its texts. */
export const DishLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-16);
  --plate-size: var(--size-plate);
`;

export const DishList = styled.ul`
  display: grid;
  gap: var(--space-8);
  ${plainList}

  /* A dish is a target as wide as the sheet. */
  button {
    padding: var(--space-8);
    border: var(--rim-control) solid var(--color-edge);
    border-radius: var(--radius-tray);
    --plate-size: var(--size-plate-phone);
  }

  ${media.hover} {
    button:hover {
      border-color: var(--color-accent);
      background: var(--color-wash);
    }
  }
`;
