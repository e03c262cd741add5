import { styled } from "styled-components";
import { column, media, plainList } from "../../../ui-kit/theme/mod.ts";

/** The ways to import, on a desktop side by side. */
export const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-48) 64px;
  align-items: start;

  ${media.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const Way = styled.section`
  ${column("16")}
  min-inline-size: 0;
`;

export const Imports = styled.ul`
  ${column("24")}
  ${plainList}
`;

/** One import. A file's name may be one long word. */
export const ImportBox = styled.li`
  ${column("10")}
  padding-block-start: var(--space-16);
  border-block-start: 1px solid var(--color-edge);
  overflow-wrap: anywhere;
`;

/** The recipes of a file; a long list scrolls by itself. */
export const Results = styled.ol`
  ${column("12")}
  ${plainList}
`;

export const Result = styled.li`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
