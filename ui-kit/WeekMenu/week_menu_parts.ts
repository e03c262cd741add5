import { styled } from "styled-components";
import { cloth, media, type, visuallyHidden } from "../theme/mod.ts";
import {
  Caption,
  onCloth,
  todayPlace,
  type WeekTableParts,
  weekHeads,
  weekRow,
  weekRowRoom,
  weekSlotRoom,
} from "../WeekGrid/mod.ts";

/** Overhang of the cloth beside a column's pictures, within the page's gutter. */
const OVERHANG = "min(var(--space-8), var(--gutter, 0px))";

const Frame = styled.div`
  position: relative;
  --caption-start: 92px;

  ${media.phone} { --caption-start: 136px; }
`;

/** The pictures are on the page, without a tray. Columns are shared by all rows. */
const Grid = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  --slot-menu-start: 0px;
  --slot-menu-end: 0px;

  &[data-layout="days-down"] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: var(--space-10);
    --plate-size: min(var(--size-plate-phone), 88%);
  }

  &[data-layout="days-across"] {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: var(--space-14) var(--space-10);
    padding-block-end: var(--space-20);
    --plate-size: min(var(--size-plate-tablet), 74%);
  }

  ${media.desktop} {
    &[data-layout="days-across"] {
      column-gap: 22px;
      --plate-size: 84px;
    }
  }

  ${media.wide} {
    &[data-layout="days-across"] { --plate-size: 100px; }
  }
`;

/** The cloth below today's column, head and all. */
const Runner = styled.div`
  ${cloth}
  ${todayPlace}
  position: absolute;
  z-index: 1;
  inset-block: 0;
  inset-inline: calc(-1 * ${OVERHANG});
  grid-column: calc(var(--today) + 1) / calc(var(--today) + 2);
  border: 1.5px solid var(--color-check);
  border-radius: var(--radius-picture);
  pointer-events: none;

  ${media.onlyTablet} {
    inset-inline: calc(-1 * var(--space-4));
    border-radius: var(--radius-picture-small);
  }
`;

const Row = styled.div`
  ${weekRow}

  ${Grid}[data-layout="days-down"] & {
    ${weekRowRoom}
    padding-block: var(--space-10) var(--space-12);
  }

  /* On a phone the cloth is behind the row. */
  ${Grid}[data-layout="days-down"] &[data-today="true"]::before {
    ${cloth}
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline: calc(-1 * ${OVERHANG});
    border: 1.5px solid var(--color-check);
    border-radius: var(--radius-picture);
  }
`;

/** The header row: days, or on a phone meals, where it is sticky. */
const HeadRow = styled(Row)`
  ${Grid}[data-layout="days-down"] & {
    ${weekHeads}
    margin-inline: calc(-1 * ${OVERHANG});
    padding: var(--space-10) ${OVERHANG};
    background: var(--color-ground);
    box-shadow: 0 1px 0 var(--color-line);
  }
`;

const Corner = styled.span`
  ${visuallyHidden}
`;

/** Hidden where days are columns: every slot shows its meal time itself. */
const MealHead = styled.div`
  ${Grid}[data-layout="days-across"] & { ${visuallyHidden} }

  ${Grid}[data-layout="days-down"] & {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--space-6);
    min-inline-size: 0;
    ${type("label")}
    /* Keeps "Breakfast" on one line with large text too. */
    font-size: min(var(--font-size-cell), 4.6vw);
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

/** Name and numeral of a day over its rule. */
const DayHead = styled.div`
  position: relative;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 var(--space-4);
  margin-block-end: calc(-1 * var(--space-6));
  padding: var(--space-10) 2px var(--space-4);
  border-block-end: 3px solid var(--color-accent);

  &[data-today="true"] { ${onCloth} }

  ${media.onlyTablet} {
    flex-direction: column;
    gap: 0;
    padding-block-end: var(--space-6);
  }

  ${Grid}[data-layout="days-down"] & {
    grid-column: 1 / -1;
    justify-content: start;
    gap: var(--space-8);
    margin-block-end: var(--space-10);
    padding-block: 0 var(--space-4);
  }
`;

/** The day's name in the lettering of enamel tins. */
export const DayName = styled.span`
  ${type("name")}
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* Keeps "Wednesday" within its column on the narrowest tablet. */
  ${media.onlyTablet} { font-size: clamp(0.75rem, 1.9vw, var(--font-size-name)); }
`;

/** The day's numeral, on a phone its date. */
export const DayAside = styled.span`
  font: 600 1rem / 1.333 var(--font-body);
  color: var(--color-soft);

  ${media.belowDesktop} { font-size: var(--font-size-label); }
`;

const Cell = styled.div`
  position: relative;
  z-index: 2;
  min-inline-size: 0;

  &[data-today="true"] { ${onCloth} }

  ${Grid}[data-layout="days-down"] & { ${weekSlotRoom} }
`;

/** The page itself, in columns. */
export const weekMenuParts: WeekTableParts = {
  Frame,
  Grid,
  Runner,
  HeadRow,
  Row,
  Corner,
  MealHead,
  DayHead,
  Cell,
  Caption,
};
