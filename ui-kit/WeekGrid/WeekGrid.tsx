import { type ReactNode, useState } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { MealSlot, type SlotMeal } from "../MealSlot/mod.ts";
import type { MenuAction } from "../Menu/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";
import { MoveBar } from "./MoveBar.tsx";
import { SlotMenu } from "./SlotMenu.tsx";
import { type MealMove, useMealMove } from "./use_meal_move.ts";
import { type WeekGridDay, type WeekGridPlace, type WeekLayout, WeekTable, type WeekTableProps } from "./WeekTable.tsx";
import { Actions, DayDate, DayName, DayNumber, weekGridParts } from "./week_grid_parts.ts";

/** Props of {@link WeekGrid}. */
export interface WeekGridProps<Day extends string, Meal extends string> extends WeekTableProps<Day, Meal> {
  /** The meal in a slot; undefined when the slot is empty. */
  mealAt: (day: Day, meal: Meal) => SlotMeal | undefined;
  /** A slot was pressed, filled or empty. */
  onOpen: (place: WeekGridPlace<Day, Meal>) => void;
  /** Delete was pressed on a filled slot: the parent empties it and shows a toast. */
  onEmpty?: ((place: WeekGridPlace<Day, Meal>) => void) | undefined;
  /**
   * A meal was dragged to another slot or moved there by keyboard. A meal in that slot takes the old one: the parent
   * swaps both and shows a toast. Without it meals cannot be moved.
   */
  onMove?: ((move: MealMove<Day, Meal>) => void) | undefined;
  /**
   * Small buttons below a slot, with these props; null for none. With it the cells are roomy: lines below 1240 px. Tab goes
   * from the focused slot to its buttons.
   */
  renderActions?: ((place: WeekGridPlace<Day, Meal>, props: { tabIndex: 0 | -1 }) => ReactNode) | undefined;
  /**
   * The actions on a filled slot's meal, in a menu that opens by a button on its plate, by holding the plate, and by the context
   * menu key. `pickUp` moves the meal by the next press on a slot.
   */
  menuAt?: ((place: WeekGridPlace<Day, Meal>, move: { pickUp: () => void }) => readonly MenuAction[]) | undefined;
  /** The slot that was just saved; its plate is animated. */
  justSaved?: WeekGridPlace<Day, Meal> | undefined;
}

/**
 * A week as a table: seven day columns, four meal rows; on a phone days are rows. One tab stop; arrows move in
 * the visual direction; today has the cloth.
 * With `menuAt`, each filled slot has a menu. With `onMove`, a plate can be dragged to another slot, or moved with M, arrows and Enter.
 */
export function WeekGrid<Day extends string, Meal extends string>({
  mealAt,
  onOpen,
  onEmpty,
  onMove,
  renderActions,
  menuAt,
  justSaved,
  ref,
  ...table
}: WeekGridProps<Day, Meal>) {
  const { days, meals, onWeek } = table;
  const isLoading = table.state === "loading";
  const frame = useObjectRef(ref);
  const [menu, setMenu] = useState<WeekGridPlace<Day, Meal>>();
  const move = useMealMove<Day, Meal>({
    frame,
    onMove,
    onMenu: menuAt && setMenu,
    places: days.flatMap(({ day }) => meals.map(({ meal }) => ({ day, meal }))),
    nameAt: ({ day, meal }) => (isLoading ? undefined : mealAt(day, meal)?.name),
  });

  function slotState(place: WeekGridPlace<Day, Meal>) {
    if (isLoading) return "loading";
    return justSaved?.day === place.day && justSaved.meal === place.meal ? "just-saved" : "ready";
  }

  const { pickedUp } = move;

  return (
    <WeekTable
      {...table}
      ref={frame}
      gridProps={move.gridProps}
      parts={weekGridParts}
      after={
        onMove && (
          <>
            <VisuallyHidden aria-live="polite">{move.said}</VisuallyHidden>
            {pickedUp && (
              <MoveBar
                {...move.barProps}
                name={mealAt(pickedUp.day, pickedUp.meal)?.name}
                onCancel={() => {
                  move.cancel();
                  move.focusSlot(pickedUp);
                }}
              />
            )}
          </>
        )
      }
      onWeek={
        onWeek &&
        ((step) => {
          if (move.isHolding) move.cancel();
          onWeek(step);
        })
      }
      renderDay={dayHead}
      onDelete={({ day, meal }) => {
        if (!isLoading && !move.isHolding && mealAt(day, meal)) onEmpty?.({ day, meal });
      }}
      cells={renderActions ? "roomy" : "plates"}
      renderSlot={({ day: { day }, meal: { meal, text = meal, rim }, place, props, isLine }) => {
        const actions = isLoading ? null : renderActions?.({ day, meal }, { tabIndex: props.tabIndex });
        return (
          <>
            <MealSlot
              {...props}
              rim={rim}
              place={place}
              meal={mealAt(day, meal)}
              state={slotState({ day, meal })}
              layout={isLine ? "row" : "plate"}
              mealTime={text}
              {...move.slotProps({ day, meal }, () => onOpen({ day, meal }))}
            />
            {menuAt && !isLoading && mealAt(day, meal) && (
              <SlotMenu
                place={place}
                entries={menuAt({ day, meal }, { pickUp: () => move.pickUp({ day, meal }) })}
                tabIndex={props.tabIndex}
                open={menu?.day === day && menu.meal === meal}
                onOpenChange={(isOpen) => setMenu(isOpen ? { day, meal } : undefined)}
              />
            )}
            {actions && <Actions>{actions}</Actions>}
          </>
        );
      }}
    />
  );
}

function dayHead({ day, text = day, date, number }: WeekGridDay, layout: WeekLayout) {
  if (layout === "days-down") {
    return (
      <>
        <DayName>{text}</DayName> <DayDate>{date}</DayDate>
      </>
    );
  }
  return (
    <>
      <DayNumber>{number}</DayNumber>
      <DayDate>{text}</DayDate>
    </>
  );
}
