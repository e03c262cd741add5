import { styled } from "styled-components";
import { media, plainList, type } from "../../../ui-kit/theme/mod.ts";

/** The contents above the sections, on a desktop beside them. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-28);

  ${media.desktop} {
    grid-template-columns: 240px minmax(0, 560px);
    column-gap: var(--space-72);
  }
`;

/** Stays in view beside the sections. */
export const Contents = styled.nav`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 0 var(--space-20);
    ${plainList}
  }

  li { padding-block: var(--space-10); }

  ${media.desktop} {
    ul {
      position: sticky;
      inset-block-start: calc(var(--size-sign) + var(--space-32));
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Sections below each other, no wider than their longest text needs. */
export const Sections = styled.div`
  display: grid;
  gap: var(--space-40);
  max-inline-size: 560px;

  ${media.phone} {
    row-gap: var(--space-20);
  }
`;

export const Section = styled.section`
  display: grid;
  gap: var(--space-12);
`;

/** What a folded section shows when it is open. */
export const FoldedPart = styled(Section).attrs({ as: "div" })`
  scroll-margin-block-start: var(--space-56);
`;

/** A heading, with the section's status at the end of the line: nothing moves when that changes. */
export const HeadLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-12);
`;

/** A section whose heading opens it on a phone. */
export const Fold = styled.details`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-12);
    margin-block-end: var(--space-12);
    list-style: none;

    &::-webkit-details-marker { display: none; }

    > svg { display: none; }
  }

  ${media.phone} {
    > summary {
      min-block-size: var(--size-target);
      margin-block-end: 0;
      cursor: pointer;

      > svg {
        display: block;
        flex: none;
        color: var(--color-accent);
      }
    }

    &[open] > summary > svg { rotate: 180deg; }
  }
`;

export const Parts = styled.div`
  display: grid;
  gap: var(--space-24);
`;

/** Short fields, two in a row, between a wide one and the buttons. Labels of two lines do not move their neighbours. */
export const AimFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: var(--space-16) var(--space-20);

  > :is(:first-child, :last-child) { grid-column: 1 / -1; }
`;

/** Short fields below each other, two in a row where there is room. */
export const TimeFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(150px, 40%), 1fr));
  align-items: start;
  gap: var(--space-16) var(--space-20);

  > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;

/** A label or field above its content. */
export const Part = styled.div`
  display: grid;
  gap: var(--space-8);
`;

/** The visible label of a group of chips, like that of a field. */
export const PartLabel = styled.p`
  ${type("label")}
`;

export const Rows = styled.ul`
  display: grid;
  gap: var(--space-8);
  ${plainList}
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);

  > :last-child { flex: none; }
`;

/** A name that may be one long word. */
export const PersonName = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
