import { styled } from "styled-components";
import { media, plainList, type } from "../../../ui-kit/theme/mod.ts";

/** The person's preferences, and on a desktop beside it their account. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-28);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 460px));
    column-gap: 96px;
  }
`;

/** One column of fields, no wider than their longest text needs. */
export const Fields = styled.div`
  display: grid;
  gap: var(--space-28);
  max-inline-size: 460px;
`;

export const Section = styled.section`
  display: grid;
  gap: var(--space-12);
`;

/** A heading, with the section's status at the end of the line: nothing moves when that changes. */
export const HeadLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-12);
`;

export const Parts = styled.div`
  display: grid;
  gap: var(--space-24);
`;

/** Fields below each other, two in a row where there is room. */
export const AimFields = styled.div`
  display: grid;
  gap: var(--space-16) var(--space-20);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;

    > :is(:first-child, :last-child) { grid-column: 1 / -1; }
  }
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
