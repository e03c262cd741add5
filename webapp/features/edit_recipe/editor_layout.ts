import { styled } from "styled-components";
import { column, media, plainList } from "../../../ui-kit/theme/mod.ts";

/** The fields, with nutrition and contents of the dish beside them; below them where there is no room. */
export const EditorColumns = styled.div`
  ${column("48")}
  align-items: start;

  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 392px; }
`;

/** The text of an imported page, above the fields or beside them. */
export const ComparedText = styled.div`
  ${column("16")}
  min-inline-size: 0;

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(var(--size-sign) + var(--space-48));
    grid-column: 2;

    ~ form { grid-column: 1; grid-row: 1 / span 2; }
  }
`;

export const ScrolledText = styled.section`
  max-block-size: 30vh;
  overflow-y: auto;
  padding: var(--space-16);
  border-radius: var(--radius-field);
  background: var(--color-wash);
  white-space: pre-line;
  overflow-wrap: anywhere;

  ${media.desktop} { max-block-size: 60vh; }
`;

/** Stays in view while the fields scroll, where there is room for it. */
export const Rail = styled.aside`
  min-inline-size: 0;

  ${media.desktop} {
    position: sticky;
    /* Below the sticky sign. */
    inset-block-start: calc(var(--size-sign) + var(--space-48));
  }
`;

export const Part = styled.section`
  ${column("16")}
`;

export const GroupBox = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${column("12")}

  & + & { margin-block-start: var(--space-8); }
`;

export const Rows = styled.ol`
  ${column("10")}
  ${plainList}
`;

/** A field with its menu at the end, and the parsed parts below. */
export const FieldRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-6) var(--space-4);
  align-items: start;

  > [data-chips] { grid-column: 1 / -1; }
`;

/** A field at the start of a line, and a button at its end. */
export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  align-items: end;

  > :first-child { flex: 1 1 200px; }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-6);
  min-inline-size: 0;
  /* Space for a food. The next rows would move when the line has been read. */
  min-block-size: 28px;
  overflow-wrap: anywhere;

  > span { max-inline-size: 100%; }

  /* The line was changed since, and is read again. */
  &[data-old] { opacity: 0.6; }
`;

/** The food of a line: looks like a badge, opens a menu. */
export const FoodButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  max-inline-size: 100%;
  min-block-size: 28px;
  padding: 2px var(--space-8) 2px var(--space-12);
  border: 1.5px solid currentColor;
  border-radius: var(--radius-pill);
  background: var(--color-leaf-soft);
  color: var(--color-leaf);
  font: 600 var(--font-size-cell) / 1.3 var(--font-body);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-tone="unknown"] {
    border-style: dashed;
    background: var(--color-marmalade-soft);
    color: var(--color-marmalade-text);
  }

  &[data-tone="none"] {
    background: var(--color-wash);
    color: var(--color-accent);
  }

  > svg { flex: none; }

  /* As high as a finger needs. */
  &::after {
    content: "";
    position: absolute;
    inset: calc(50% - var(--size-target) / 2) 0;
  }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

export const ShortFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: var(--space-16);
  align-items: start;

  &[data-wide] { grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr)); }
`;

export const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  gap: var(--space-12);
  ${plainList}
`;

export const PhotoItem = styled.li`
  position: relative;

  > button {
    position: absolute;
    inset-block-start: var(--space-4);
    inset-inline-end: var(--space-4);
  }
`;
