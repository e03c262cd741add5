import type { ComponentPropsWithRef } from "react";
import { useGridKeys, useMedia } from "../behaviour/mod.ts";
import { MealIcon } from "../Icon/mod.ts";
import { MealSlot, type SlotMeal } from "../MealSlot/mod.ts";
import { Spinner } from "../Spinner/mod.ts";
import { PHONE_QUERY } from "../theme/mod.ts";
import type { MealRim } from "../tokens/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";
import {
  Caption,
  Cell,
  Corner,
  DayDate,
  DayHead,
  DayName,
  DayNumber,
  Frame,
  Grid,
  HeadRow,
  MealHead,
  Row,
  Runner,
} from "./week_grid_parts.ts";

/** One day of the week that is shown. */
export interface WeekGridDay<Day extends string = string> {
  /** Its name: "Thursday". */
  day: Day;
  /** Its date as it is said: "Nov 19". */
  date: string;
  /** Its numeral: "19". */
  number: string;
  isToday?: boolean | undefined;
}

/** One meal time. */
export interface WeekGridMeal<Meal extends string = string> {
  /** Its name: "Lunch". */
  meal: Meal;
  rim: MealRim;
}

/** One slot of the week. */
export interface WeekGridPlace<Day extends string = string, Meal extends string = string> {
  day: Day;
  meal: Meal;
}

/** Props of {@link WeekGrid}. */
export interface WeekGridProps<Day extends string, Meal extends string>
  extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The grid's accessible name, for example the week's range. */
  label: string;
  /** Monday to Sunday. */
  days: readonly WeekGridDay<Day>[];
  /** In the order of the day. */
  meals: readonly WeekGridMeal<Meal>[];
  /** What lies in a slot; undefined when it is empty. */
  mealAt: (day: Day, meal: Meal) => SlotMeal | undefined;
  /** A slot was pressed, filled or empty. */
  onOpen: (place: WeekGridPlace<Day, Meal>) => void;
  /** Delete was pressed on a filled slot. */
  onEmpty?: ((place: WeekGridPlace<Day, Meal>) => void) | undefined;
  /** Page Up (-1) or Page Down (1): another week. */
  onWeek?: ((step: -1 | 1) => void) | undefined;
  /** `loading` shows empty shapes and `loadingText`. */
  state?: "ready" | "loading" | undefined;
  loadingText?: string | undefined;
  /** The slot that was just saved: its plate is set down. */
  justSaved?: WeekGridPlace<Day, Meal> | undefined;
  /** Accessible name of the corner above the meal times. */
  cornerLabel?: string | undefined;
  /** The same on a phone, where days stand below it. */
  dayLabel?: string | undefined;
}

/**
 * A week as a laid table: seven days across, four meals down; on a phone days are rows. One tab stop, arrows move as
 * seen; today lies on the cloth.
 */
export function WeekGrid<Day extends string, Meal extends string>({
  label,
  days,
  meals,
  mealAt,
  onOpen,
  onEmpty,
  onWeek,
  state = "ready",
  loadingText,
  justSaved,
  cornerLabel = "Meal time",
  dayLabel = "Day",
  ...rest
}: WeekGridProps<Day, Meal>) {
  const isPhone = useMedia(PHONE_QUERY);
  const today = days.findIndex((day) => day.isToday);
  const start = Math.max(today, 0);
  const keys = useGridKeys({
    rows: isPhone ? days.length : meals.length,
    columns: isPhone ? meals.length : days.length,
    start: isPhone ? { row: start, column: 0 } : { row: 0, column: start },
    onPage: onWeek,
    onDelete({ row, column }) {
      const day = days[isPhone ? row : column];
      const meal = meals[isPhone ? column : row];
      if (day && meal && mealAt(day.day, meal.meal)) onEmpty?.({ day: day.day, meal: meal.meal });
    },
  });

  function slot(dayIndex: number, mealIndex: number) {
    const day = days[dayIndex];
    const meal = meals[mealIndex];
    if (!day || !meal) return null;
    const isJustSaved = justSaved?.day === day.day && justSaved.meal === meal.meal;
    const place = isPhone ? { row: dayIndex, column: mealIndex } : { row: mealIndex, column: dayIndex };
    return (
      <Cell key={`${day.day} ${meal.meal}`} role="gridcell" data-today={day.isToday}>
        <MealSlot
          {...keys.cell(place)}
          rim={meal.rim}
          place={`${day.day} ${day.date}, ${meal.meal}`}
          meal={mealAt(day.day, meal.meal)}
          state={state === "loading" ? "loading" : isJustSaved ? "just-saved" : "ready"}
          aria-current={day.isToday ? "date" : undefined}
          onClick={() => onOpen({ day: day.day, meal: meal.meal })}
        />
      </Cell>
    );
  }

  return (
    <Frame {...rest}>
      <Grid
        role="grid"
        aria-label={label}
        aria-busy={state === "loading" || undefined}
        data-layout={isPhone ? "days-down" : "days-across"}
        {...keys.grid}
      >
        {!isPhone && today >= 0 && <Runner role="presentation" style={{ "--today": today }} />}
        {isPhone ? (
          <>
            <HeadRow role="row">
              <Corner role="columnheader">
                <VisuallyHidden>{dayLabel}</VisuallyHidden>
              </Corner>
              {meals.map((meal) => (
                <MealHead key={meal.meal} role="columnheader">
                  <MealIcon rim={meal.rim} />
                  {meal.meal}
                </MealHead>
              ))}
            </HeadRow>
            {days.map((day, dayIndex) => (
              <Row key={day.day} role="row" data-today={day.isToday}>
                <DayHead role="rowheader" aria-current={day.isToday ? "date" : undefined}>
                  <DayName>{day.day}</DayName> <DayDate>{day.date}</DayDate>
                </DayHead>
                {meals.map((_, mealIndex) => slot(dayIndex, mealIndex))}
              </Row>
            ))}
          </>
        ) : (
          <>
            <HeadRow role="row">
              <Corner role="columnheader">
                <VisuallyHidden>{cornerLabel}</VisuallyHidden>
              </Corner>
              {days.map((day) => (
                <DayHead
                  key={day.day}
                  role="columnheader"
                  aria-current={day.isToday ? "date" : undefined}
                  data-today={day.isToday}
                >
                  <DayNumber>{day.number}</DayNumber>
                  <DayDate>{day.day}</DayDate>
                </DayHead>
              ))}
            </HeadRow>
            {meals.map((meal, mealIndex) => (
              <Row key={meal.meal} role="row">
                <MealHead role="rowheader">
                  <MealIcon rim={meal.rim} />
                  {meal.meal}
                </MealHead>
                {days.map((_, dayIndex) => slot(dayIndex, mealIndex))}
              </Row>
            ))}
          </>
        )}
      </Grid>
      {state === "loading" && loadingText && (
        <Caption>
          <Spinner>{loadingText}</Spinner>
        </Caption>
      )}
    </Frame>
  );
}
