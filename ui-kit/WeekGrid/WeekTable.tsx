import { t } from "@lingui/core/macro";
import type { ComponentPropsWithRef, ElementType, HTMLAttributes, ReactNode } from "react";
import { type GridCellProps, mergeHandlers, useGridKeys, useMedia } from "../behaviour/mod.ts";
import { MealIcon } from "../Icon/mod.ts";
import { Spinner } from "../Spinner/mod.ts";
import { BELOW_DESKTOP_QUERY, PHONE_QUERY } from "../theme/mod.ts";
import type { MealRim } from "../tokens/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";

/** `loading` shows shapes instead of meals in the table. */
export const WEEK_STATES = ["ready", "loading"] as const;

/** One of {@link WEEK_STATES}. */
export type WeekState = (typeof WEEK_STATES)[number];

/** Orientation of a week: days as columns, or on a phone as rows. */
export type WeekLayout = "days-across" | "days-down";

/** `plates` are as narrow as their plate; `roomy` cells are lines on a phone, and two a line on a tablet. */
export const WEEK_CELLS = ["plates", "roomy"] as const;

/** One of {@link WEEK_CELLS}. */
export type WeekCells = (typeof WEEK_CELLS)[number];

/** One day of the week that is shown. */
export interface WeekGridDay<Day extends string = string> {
  /** "Thursday" */
  day: Day;
  /** Its name in the reader's language; default `day`. */
  text?: string | undefined;
  /** Its short date: "Nov 19". */
  date: string;
  /** Its numeral: "19". */
  number: string;
  isToday?: boolean | undefined;
}

/** One meal time. */
export interface WeekGridMeal<Meal extends string = string> {
  /** "Lunch" */
  meal: Meal;
  /** Its name in the reader's language; default `meal`. */
  text?: string | undefined;
  rim: MealRim;
}

/** One slot of the week. */
export interface WeekGridPlace<Day extends string = string, Meal extends string = string> {
  day: Day;
  meal: Meal;
}

/** The data of a week, shared by WeekGrid and WeekMenu. */
export interface WeekTableProps<Day extends string, Meal extends string>
  extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The grid's accessible name, for example the week's range. */
  label: string;
  /** Monday to Sunday. */
  days: readonly WeekGridDay<Day>[];
  /** In the order of the day. */
  meals: readonly WeekGridMeal<Meal>[];
  /** Page Up (-1) or Page Down (1): another week. */
  onWeek?: ((step: -1 | 1) => void) | undefined;
  /** `loading` shows empty shapes and `loadingText`. */
  state?: WeekState | undefined;
  /** The text while it loads: "Syncing your meal plan…". */
  loadingText?: string | undefined;
}

/** Input for drawing one slot. */
export interface WeekSlot<Day extends string, Meal extends string> {
  day: WeekGridDay<Day>;
  meal: WeekGridMeal<Meal>;
  /** Its position, for the accessible name: "Thursday Nov 19, Lunch". */
  place: string;
  /** For the slot's focusable part: its place in the keyboard's order, and whether it is today's. */
  props: GridCellProps & { "aria-current": "date" | undefined };
  /** Whether the cell is a line, in a `roomy` week below 1240 px. */
  isLine: boolean;
}

/** The styled elements of a week; {@link WeekTable} sets their roles and `data-*`. */
export interface WeekTableParts {
  Frame: ElementType;
  Grid: ElementType;
  /** The cloth under today's column; its place is `data-day`, counted from 0. */
  Runner: ElementType;
  HeadRow: ElementType;
  Row: ElementType;
  Corner: ElementType;
  MealHead: ElementType;
  DayHead: ElementType;
  Cell: ElementType;
  /** Contains the loading text. */
  Caption: ElementType;
}

/** Props of WeekGrid and WeekMenu in addition to {@link WeekTableProps}. */
interface Drawing<Day extends string, Meal extends string> {
  parts: WeekTableParts;
  renderDay: (day: WeekGridDay<Day>, layout: WeekLayout) => ReactNode;
  renderSlot: (slot: WeekSlot<Day, Meal>) => ReactNode;
  /** `plates` by default. */
  cells?: WeekCells | undefined;
  /** Delete on a slot. */
  onDelete?: ((place: WeekGridPlace<Day, Meal>) => void) | undefined;
  /** Further event handlers of the grid. */
  gridProps?: HTMLAttributes<HTMLElement> | undefined;
  /** Rendered after the grid, within the frame. */
  after?: ReactNode;
}

/**
 * The common parts of WeekGrid and WeekMenu: a grid of days and meals that is transposed on a phone, its headers, its keyboard,
 * today's cloth and the loading text. The caller provides the styled parts.
 */
export function WeekTable<Day extends string, Meal extends string>({
  label,
  days,
  meals,
  onWeek,
  state = "ready",
  loadingText,
  parts,
  renderDay,
  renderSlot,
  cells = "plates",
  onDelete,
  gridProps = {},
  after,
  ...rest
}: WeekTableProps<Day, Meal> & Drawing<Day, Meal>) {
  const { Frame, Grid, Runner, HeadRow, Row, Corner, MealHead, DayHead, Cell, Caption } = parts;
  const isPhone = useMedia(PHONE_QUERY);
  const isLines = useMedia(BELOW_DESKTOP_QUERY) && cells === "roomy";
  const layout: WeekLayout = isPhone || isLines ? "days-down" : "days-across";
  const isDown = layout === "days-down";
  const today = days.findIndex((day) => day.isToday);
  const start = Math.max(today, 0);
  const keys = useGridKeys({
    rows: isDown ? days.length : meals.length,
    columns: isDown ? meals.length : days.length,
    across: isLines ? (isPhone ? 1 : 2) : undefined,
    start: isDown ? { row: start, column: 0 } : { row: 0, column: start },
    onPage: onWeek,
    onDelete({ row, column }) {
      const day = days[isDown ? row : column];
      const meal = meals[isDown ? column : row];
      if (day && meal) onDelete?.({ day: day.day, meal: meal.meal });
    },
  });

  const dayHeads = days.map((day) => (
    <DayHead
      key={day.day}
      role={isDown ? "rowheader" : "columnheader"}
      aria-current={currentDate(day)}
      data-today={day.isToday}
    >
      {renderDay(day, layout)}
    </DayHead>
  ));
  const mealHeads = meals.map((meal) => (
    <MealHead key={meal.meal} role={isDown ? "columnheader" : "rowheader"}>
      <MealIcon rim={meal.rim} />
      <span>{meal.text ?? meal.meal}</span>
    </MealHead>
  ));

  function cell(dayIndex: number, mealIndex: number) {
    const day = days[dayIndex];
    const meal = meals[mealIndex];
    if (!day || !meal) return null;
    const at = isDown ? { row: dayIndex, column: mealIndex } : { row: mealIndex, column: dayIndex };
    return (
      <Cell key={`${day.day} ${meal.meal}`} role="gridcell" data-today={day.isToday}>
        {renderSlot({
          day,
          meal,
          place: `${day.text ?? day.day} ${day.date}, ${meal.text ?? meal.meal}`,
          props: { ...keys.cell(at), "aria-current": currentDate(day) },
          isLine: isLines,
        })}
      </Cell>
    );
  }

  return (
    <Frame {...rest}>
      <Grid
        role="grid"
        aria-label={label}
        aria-busy={state === "loading" || undefined}
        data-layout={layout}
        data-lines={isLines || undefined}
        {...mergeHandlers(keys.grid, gridProps)}
      >
        {!isDown && today >= 0 && <Runner role="presentation" data-day={today} />}
        <HeadRow role="row">
          <Corner role="columnheader">
            <VisuallyHidden>{isDown ? t`Day` : t`Meal time`}</VisuallyHidden>
          </Corner>
          {isDown ? mealHeads : dayHeads}
        </HeadRow>
        {isDown
          ? days.map((day, dayIndex) => (
              <Row key={day.day} role="row" data-today={day.isToday}>
                {dayHeads[dayIndex]}
                {meals.map((_, mealIndex) => cell(dayIndex, mealIndex))}
              </Row>
            ))
          : meals.map((meal, mealIndex) => (
              <Row key={meal.meal} role="row">
                {mealHeads[mealIndex]}
                {days.map((_, dayIndex) => cell(dayIndex, mealIndex))}
              </Row>
            ))}
      </Grid>
      {state === "loading" && loadingText && (
        <Caption>
          <Spinner>{loadingText}</Spinner>
        </Caption>
      )}
      {after}
    </Frame>
  );
}

function currentDate(day: WeekGridDay): "date" | undefined {
  return day.isToday ? "date" : undefined;
}
