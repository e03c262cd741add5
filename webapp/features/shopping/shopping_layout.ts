import { styled } from "styled-components";
import { Tray } from "../../../ui-kit/Tray/mod.ts";
import { column, media, notPrinted, plainList } from "../../../ui-kit/theme/mod.ts";

/** The list, and on a desktop beside it the sections that it is computed from. On paper only the list. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24) var(--space-48);
  align-items: start;

  ${media.phone} { row-gap: var(--space-8); }

  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 380px; }

  ${media.print} { display: block; }
`;

/** The list: lines that are short enough for one look. */
export const ListColumn = styled.div`
  ${column("20")}
  max-inline-size: 800px;

  ${media.belowDesktop} { grid-row: 2; }

  ${media.phone} { gap: var(--space-12); }

  ${media.print} {
    display: block;
    max-inline-size: none;
  }
`;

/** Days, shop and tools in one row: below a desktop's width above the list. */
export const SideColumn = styled.div`
  ${notPrinted}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);

  > :last-child { margin-inline-end: -8px; }

  /* One row, also with longer words. */
  ${media.phone} {
    &:not(:has([open])) { flex-wrap: nowrap; }

    > * { min-inline-size: 0; }
  }

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(var(--size-sign) + var(--space-32));
  }
`;

export const Section = styled.section`
  ${column("10")}
  justify-items: start;

  > * { max-inline-size: 100%; }
`;

/** All aisles. On paper as many columns as bring them onto one page. */
export const ListTray = styled(Tray)`
  ${column("24")}
  padding: var(--space-20) var(--space-28);

  ${media.phone} {
    gap: var(--space-14);
    margin-inline: -8px;
    padding: var(--space-12) var(--space-16);
  }

  ${media.print} {
    display: block;
    margin: 0;
    column-count: 2;
    column-gap: 32px;

    &[data-many] {
      column-count: 3;
      column-gap: 20px;
      zoom: 0.68;
    }
  }
`;

export const AisleGroup = styled.section`
  &[data-printed="false"] { ${notPrinted} }

  ${media.print} {
    margin-block-end: var(--space-10);

    h2 { font-size: 1rem; }
  }
`;

/** The lines of an aisle. */
export const Lines = styled.ul.attrs({ role: "list" })`
  ${plainList}

  > li {
    /* Not below what is fixed. */
    scroll-margin-block: calc(var(--size-sign) + var(--size-field) + var(--space-40)) calc(var(--size-bottom-bar) + 96px);
  }

  > li + li { border-block-start: 1px solid var(--color-line); }
  > [data-new] { background: var(--color-wash); }
`;

/** The meals that need a food, in one line unless they are unfolded; on paper there is no room for them. */
export const Meals = styled.p`
  flex: 1 1 8em;

  &:not([open]) {
    overflow: hidden;
    /* Space for the underline of a link. */
    margin-block-end: -4px;
    padding-block-end: 4px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[open] { flex-basis: 100%; }

  ${media.print} { display: none; }
`;

/** A field, and its buttons at the end of the line, as high as the field. */
export const FieldLine = styled.form`
  ${notPrinted}
  display: flex;
  align-items: end;
  gap: var(--space-8);
  inline-size: 100%;

  > :first-child { flex: 1 1 160px; }
  > button { min-block-size: var(--size-field); }

  &[data-wraps] { flex-wrap: wrap; }
`;

/** The field for new lines, which stays in sight while one writes. */
export const WriteForm = styled(FieldLine)`
  &:focus-within {
    position: sticky;
    inset-block-start: calc(var(--size-sign) + var(--space-14));
    z-index: 2;
  }
`;

/** Below the list, and always in sight. */
export const EndLine = styled.div`
  ${notPrinted}
  position: sticky;
  inset-block-end: var(--space-20);
  z-index: 2;
  justify-self: start;

  ${media.phone} {
    inset-block-end: calc(env(safe-area-inset-bottom) + var(--size-bottom-bar) + var(--space-20));
    justify-self: end;
  }
`;

/** Shows its content when its summary is pressed. */
export const Fold = styled.details`
  ${notPrinted}
  flex: 1;

  &[open] { flex-basis: 100%; }

  > summary {
    inline-size: fit-content;
    min-block-size: var(--size-target);
    padding-block: var(--space-10);
    white-space: nowrap;
    color: var(--color-accent);
    font-weight: var(--font-weight-bold);
    cursor: pointer;
  }
`;

export const Amounts = styled.ul`
  display: grid;
  gap: var(--space-6);
  ${plainList}

  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-12);
    overflow-wrap: anywhere;
  }

  span:last-child:not(:first-child) { color: var(--color-soft); }
`;

export const OnScreen = styled.div`
  ${notPrinted}
`;
