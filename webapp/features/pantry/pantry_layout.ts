import { styled } from "styled-components";
import { column, media, plainList } from "../../../ui-kit/theme/mod.ts";

/** Sections below each other, on a desktop in two columns. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-28) 64px;
  align-items: start;

  ${media.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const Section = styled.section`
  ${column("12")}
`;

/** The field for a new food, with its parsed parts below. */
export const AddForm = styled.form`
  ${column("8")}
  max-inline-size: 640px;
`;

/** A field, and its button at the end of the line. */
export const FieldLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-12);

  > :first-child { flex: 1 1 220px; }
`;

/** The parsed parts. Their space is reserved before anything is typed, so that nothing moves. */
export const Preview = styled.output`
  display: block;
  min-block-size: 28px;
  overflow-wrap: anywhere;
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${plainList}
`;

/** Names of dishes, in lines. */
export const Dishes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-20);
  margin: var(--space-8) 0 0;
  padding: 0;
  list-style: none;
`;

/** A food and its controls at the end of the line. */
export const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  padding-block: var(--space-4);
  border-block-end: 1px solid var(--color-edge);
`;

/** The details of a food. Its name may be one long word. */
export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  min-inline-size: 0;
  font-weight: var(--font-weight-semibold);
`;

export const Controls = styled.div`
  display: flex;
  flex: none;
`;

/** The fields of a food. */
export const EditForm = styled.form`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  padding-block: var(--space-12);

  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  > [data-whole] { grid-column: 1 / -1; }
`;
