import { MealSlot, type SlotMeal } from "../MealSlot/mod.ts";
import { type WeekGridDay, type WeekGridPlace, type WeekLayout, WeekTable, type WeekTableProps } from "./WeekTable.tsx";
import { DayDate, DayName, DayNumber, weekGridParts } from "./week_grid_parts.ts";

/** Props of {@link WeekGrid}. */
export interface WeekGridProps<Day extends string, Meal extends string> extends WeekTableProps<Day, Meal> {
  /** What lies in a slot; undefined when it is empty. */
  mealAt: (day: Day, meal: Meal) => SlotMeal | undefined;
  /** A slot was pressed, filled or empty. */
  onOpen: (place: WeekGridPlace<Day, Meal>) => void;
  /** Delete was pressed on a filled slot: the owner empties it, and says so in a toast. */
  onEmpty?: ((place: WeekGridPlace<Day, Meal>) => void) | undefined;
  /** The slot that was just saved: its plate is set down. */
  justSaved?: WeekGridPlace<Day, Meal> | undefined;
}

/**
 * A week as a laid table: seven days across, four meals down; on a phone days are rows. One tab stop, arrows move as
 * seen; today lies on the cloth.
 */
export function WeekGrid<Day extends string, Meal extends string>({
  mealAt,
  onOpen,
  onEmpty,
  justSaved,
  ...table
}: WeekGridProps<Day, Meal>) {
  const isLoading = table.state === "loading";

  function slotState(place: WeekGridPlace<Day, Meal>) {
    if (isLoading) return "loading";
    return justSaved?.day === place.day && justSaved.meal === place.meal ? "just-saved" : "ready";
  }

  return (
    <WeekTable
      {...table}
      parts={weekGridParts}
      renderDay={dayHead}
      onDelete={({ day, meal }) => {
        if (!isLoading && mealAt(day, meal)) onEmpty?.({ day, meal });
      }}
      renderSlot={({ day: { day }, meal: { meal, rim }, place, props }) => (
        <MealSlot
          {...props}
          rim={rim}
          place={place}
          meal={mealAt(day, meal)}
          state={slotState({ day, meal })}
          onClick={() => onOpen({ day, meal })}
        />
      )}
    />
  );
}

function dayHead({ day, date, number }: WeekGridDay, layout: WeekLayout) {
  if (layout === "days-down") {
    return (
      <>
        <DayName>{day}</DayName> <DayDate>{date}</DayDate>
      </>
    );
  }
  return (
    <>
      <DayNumber>{number}</DayNumber>
      <DayDate>{day}</DayDate>
    </>
  );
}
