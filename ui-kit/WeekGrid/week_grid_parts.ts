import { styled } from "styled-components";
import { cloth, media, type, visuallyHidden } from "../theme/mod.ts";
import type { WeekTableParts } from "./WeekTable.tsx";
import { Caption, onCloth, todayPlace, weekHeads, weekRow, weekRowRoom, weekSlotRoom } from "./week_table_parts.ts";

/** Contains the tray; on a phone it spans the page's whole width. */
const Frame = styled.div`
  position: relative;
  --caption-start: 190px;

  ${media.phone} {
    margin-inline: calc(-1 * var(--gutter, 0px));
    --caption-start: 172px;
  }

  ${media.onlyTablet} { --caption-start: 204px; }
  ${media.wide} { --caption-start: 211px; }
`;

/** The white tray. Its columns are shared by all rows. */
const Grid = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  border-radius: var(--radius-tray);
  background: var(--color-surface);
  box-shadow: var(--elevation-tray);

  &[data-layout="days-down"] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    --plate-size: var(--size-plate-phone);
    --rim-width: var(--rim-phone);
    --slot-menu-start: -14px;
  }

  &[data-lines="true"][data-lines] {
    grid-template-columns: minmax(0, 1fr);
    padding: 0;

    ${media.onlyTablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }

  &[data-layout="days-across"] {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    padding: 0 20px 20px;
    --plate-size: var(--size-plate-tablet);
  }

  ${media.desktop} {
    &[data-layout="days-across"] {
      grid-template-columns: minmax(84px, auto) repeat(7, minmax(0, 1fr));
      --plate-size: var(--size-plate);
    }
  }

  ${media.wide} {
    &[data-layout="days-across"] {
      grid-template-columns: minmax(104px, auto) repeat(7, minmax(0, 1fr));
      --plate-size: var(--size-plate-wide);
    }
  }
`;

/** The cloth under today's column: it overhangs the tray and covers the rules. */
const Runner = styled.div`
  ${cloth}
  ${todayPlace}
  position: absolute;
  z-index: 1;
  inset-block: -12px;
  inset-inline: 0;
  grid-column: calc(var(--today) + 1) / calc(var(--today) + 2);
  border-radius: var(--radius-field);
  box-shadow: var(--elevation-card);
  pointer-events: none;

  ${media.desktop} { grid-column: calc(var(--today) + 2) / calc(var(--today) + 3); }
`;

/** A row of the tray; a rule above it. */
const Row = styled.div`
  ${weekRow}

  &::before {
    content: "";
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    border-block-start: 1px solid var(--color-line);
  }

  ${Grid}[data-layout="days-down"] & {
    ${weekRowRoom}
    padding-block: var(--space-10) var(--space-12);

    &[data-today="true"] { ${cloth} }
  }

  ${Grid}[data-layout="days-down"] &:last-child { border-radius: 0 0 var(--radius-tray) var(--radius-tray); }
`;

/** The header row: days, or on a phone meals, where it is sticky. */
const HeadRow = styled(Row)`
  &::before { display: none; }

  ${Grid}[data-layout="days-down"] & {
    ${weekHeads}
    padding-block: var(--space-10);
    border-radius: var(--radius-tray) var(--radius-tray) 0 0;
    background: var(--color-surface);
    box-shadow: 0 1px 0 var(--color-line);
  }

  /* Each line says its meal itself. */
  ${Grid}[data-lines="true"] & { ${visuallyHidden} }
`;

/** The corner cell above the meal times; only in wide tables. */
const Corner = styled.span`
  ${media.belowDesktop} { ${visuallyHidden} }
`;

/** Name of a meal: beside its row, as a band over it, or as a column's head. */
const MealHead = styled.div`
  position: relative;
  z-index: 2;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--space-6);
  ${type("label")}

  ${Grid}[data-layout="days-down"] & {
    align-items: center;
    min-inline-size: 0;
    /* Keeps "Breakfast" on one line with large text too. */
    font-size: min(var(--font-size-cell), 5vw);
    text-align: center;
    overflow-wrap: anywhere;
  }

  ${media.onlyTablet} {
    grid-column: 1 / -1;
    flex-direction: row;
    justify-content: start;
    align-items: center;
    padding: var(--space-10) 2px 0;
  }
`;

/** Name and date of a day. */
const DayHead = styled.div`
  position: relative;
  z-index: 2;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  padding-block: var(--space-14) var(--space-16);

  ${Grid}[data-layout="days-down"] & {
    flex-direction: row;
    grid-column: 1 / -1;
    align-items: baseline;
    gap: var(--space-8);
    padding: 0 var(--gutter, 16px) var(--space-6);
  }
`;

/** The day's numeral. */
export const DayNumber = styled.span`
  ${type("day")}

  [data-today="true"] > & { color: var(--color-today); }
`;

/** A day's name as the title of its row on a phone. */
export const DayName = styled.span`
  ${type("name")}
`;

/** Content below or beside a day's title. */
export const DayDate = styled.span`
  font: 600 var(--font-size-label) / 1.333 var(--font-body);
  color: var(--color-soft);

  /* Keeps "Wednesday" within its column on the narrowest tablet. */
  ${media.onlyTablet} { font-size: min(var(--font-size-label), 2.05vw); }

  [data-today="true"] & {
    color: var(--color-ink);
    font-weight: var(--font-weight-bold);
  }
`;

/** The cell of one plate. */
const Cell = styled.div`
  position: relative;
  z-index: 2;
  min-inline-size: 0;
  padding: var(--space-14) 4px var(--space-12);

  ${media.onlyTablet} {
    min-block-size: 140px;
    padding: var(--space-8) 2px var(--space-10);
  }

  ${media.desktop} { min-block-size: 164px; }

  ${media.wide} { min-block-size: 187px; }

  /* Reserves three lines, so that nothing moves when names load. */
  ${Grid}[data-layout="days-down"] & {
    min-block-size: 122px;
    padding: 0 3px;
    ${weekSlotRoom}
  }

  ${Grid}[data-lines="true"] & {
    grid-column: auto;
    min-block-size: 0;
    padding: var(--space-8) var(--gutter, 16px);
  }

  &[data-today="true"] { ${onCloth} }

  /* The dragged plate is above all others, in every row. */
  &:has([data-move="held"]) { z-index: 5; }
`;

/** The buttons below a slot; in a line they are below its texts. */
export const Actions = styled.div`
  display: flex;
  justify-content: center;
  margin-block-start: var(--space-4);

  ${Grid}[data-lines="true"] & {
    justify-content: start;
    gap: var(--space-8);
    margin-block-start: 0;
    margin-inline-start: calc(var(--size-plate-phone) + var(--space-12) - var(--space-10));
  }
`;

/** The grid on the tray. */
export const weekGridParts: WeekTableParts = {
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
