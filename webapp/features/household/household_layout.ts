import { styled } from "styled-components";
import { column, media, plainList } from "../../../ui-kit/theme/mod.ts";

/** The members, and on a desktop beside them how others join. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560px);
  gap: var(--space-28) 96px;
  align-items: start;

  ${media.desktop} { grid-template-columns: repeat(2, minmax(0, 560px)); }
`;

export const Column = styled.div`
  ${column("28")}
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-12);

  > * { max-inline-size: 100%; }
  > h3 { margin-block-start: var(--space-16); }
`;

export const Rows = styled.ul`
  ${column("12")}
  inline-size: 100%;
  ${plainList}
`;

/** The subject of the row, with its controls at the end of the line, or below it on a phone. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-12);
  padding-block-end: var(--space-12);
  border-block-end: 1px solid var(--color-edge);

  > * { max-inline-size: 100%; }
  > :first-child { flex: 1 1 200px; }
`;

/** A name that may be one long word, and a mark after it. */
export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  min-inline-size: 0;
  font-weight: var(--font-weight-semibold);
  overflow-wrap: anywhere;
`;

/** A field, and its button at the end of the line, as high as the field. */
export const FieldLine = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-12);
  inline-size: 100%;

  > :first-child { flex: 1 1 200px; }
  > button { min-block-size: var(--size-field); }
`;

export const LinkParts = styled.div`
  ${column("12")}
  inline-size: 100%;
`;

/** A drawn code, which is one picture to assistive technology. */
export const Code = styled.svg.attrs({ role: "img" })`
  display: block;
  inline-size: min(100%, 260px);
  aspect-ratio: 1;
  border-radius: var(--radius-field);
  forced-color-adjust: none;
`;
