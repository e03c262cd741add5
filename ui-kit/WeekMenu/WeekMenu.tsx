import { t } from "@lingui/core/macro";
import { type SlotMeal, slotMealText } from "../MealSlot/mod.ts";
import type { MenuAction } from "../Menu/mod.ts";
import type { LinkTarget } from "../TextLink/mod.ts";
import {
  SlotMenu,
  type WeekGridDay,
  type WeekGridPlace,
  type WeekLayout,
  WeekTable,
  type WeekTableProps,
} from "../WeekGrid/mod.ts";
import { MenuSlot } from "./MenuSlot.tsx";
import { DayAside, DayName, weekMenuParts } from "./week_menu_parts.ts";

/** Props of {@link WeekMenu}. */
export interface WeekMenuProps<Day extends string, Meal extends string>
  extends WeekTableProps<Day, Meal>,
    Pick<LinkTarget, "component"> {
  /** The meal in a slot; undefined when the slot is empty. */
  mealAt: (day: Day, meal: Meal) => SlotMeal | undefined;
  /** Where a slot leads. */
  hrefFor: (day: Day, meal: Meal) => string;
  /** The actions on a filled slot's meal, in a menu that opens by a button on its picture. */
  menuAt?: ((place: WeekGridPlace<Day, Meal>) => readonly MenuAction[]) | undefined;
  /** Navigation state for `component`, the same for every slot, for example the week's date. */
  linkState?: unknown;
}

/**
 * A week to read like a menu: seven columns with a picture and a name for every meal; on a phone days are rows. Every
 * slot is a link, all of them one tab stop; arrow keys move in the visual direction; today has the cloth. With `menuAt`, each filled slot has a menu.
 */
export function WeekMenu<Day extends string, Meal extends string>({
  mealAt,
  hrefFor,
  menuAt,
  component,
  linkState,
  ...table
}: WeekMenuProps<Day, Meal>) {
  const isLoading = table.state === "loading";
  return (
    <WeekTable
      {...table}
      parts={weekMenuParts}
      renderDay={dayHead}
      renderSlot={({ day: { day }, meal: { meal, text = meal, rim }, place, props }) => {
        const found = isLoading ? undefined : mealAt(day, meal);
        return (
          <>
            <MenuSlot
              {...props}
              aria-label={`${place}: ${isLoading ? t`loading` : found ? slotMealText(found) : t`empty`}`}
              aria-disabled={isLoading || undefined}
              href={hrefFor(day, meal)}
              component={component}
              state={linkState}
              look={isLoading ? "loading" : "ready"}
              rim={rim}
              mealTime={text}
              meal={found}
            />
            {menuAt && found && <SlotMenu place={place} entries={menuAt({ day, meal })} tabIndex={props.tabIndex} />}
          </>
        );
      }}
    />
  );
}

function dayHead({ day, text = day, date, number }: WeekGridDay, layout: WeekLayout) {
  return (
    <>
      <DayName>{text}</DayName> <DayAside>{layout === "days-down" ? date : number}</DayAside>
    </>
  );
}
