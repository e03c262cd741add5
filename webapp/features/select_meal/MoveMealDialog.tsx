import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import {
  DAYS_OF_WEEK,
  type DayOfWeek,
  dateOf,
  MEAL_TIMES,
  type MealSlot,
  removeMealTime,
  weekOf,
} from "../../../core/meal_plan/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { dayName, mealName, shortDate } from "../../platform/format/mod.ts";
import { findEntry } from "../../platform/offline/outbox/mod.ts";
import { savedSlotState, useMoveMeal, weekPath } from "../week/mod.ts";

export interface MoveMealDialogProps {
  slot: MealSlot;
  entry: PlanEntry;
  /** The meals of the slot's week. */
  entries: readonly PlanEntry[];
  open: boolean;
  onClose: () => void;
}

/** Moves a planned meal to another slot of its week: the day, and then one press on the meal. Two meals swap their slots. */
export function MoveMealDialog({ slot, entry, entries, open, onClose }: MoveMealDialogProps) {
  const navigate = useNavigate();
  const { moveMeal } = useMoveMeal();
  const [day, setDay] = useState<DayOfWeek>(slot.day);
  const { date } = slot;

  function move(mealTime: MealSlot["mealTime"]): void {
    moveMeal({ recipeId: entry.recipeId, from: slot, to: { day, mealTime, date } });
    onClose();
    void navigate(weekPath(date), { replace: true, state: savedSlotState({ day, mealTime }) });
  }

  return (
    <Dialog title={t`Move ${removeMealTime(entry.meal_name, entry.meal_time)}`} open={open} onOpenChange={onClose}>
      <Stack gap="16">
        <Select
          label={t`Day`}
          value={day}
          onChange={(event) => setDay(event.target.value as DayOfWeek)} // sound: the options are days
          options={DAYS_OF_WEEK.map((each) => ({
            value: each,
            text: `${dayName(each)}, ${shortDate(dateOf(each, weekOf(date)))}`,
          }))}
        />
        <Stack gap="8">
          {MEAL_TIMES.map((mealTime) => {
            const there = findEntry(entries, { day, mealTime });
            const isHere = day === slot.day && mealTime === slot.mealTime;
            return (
              <Button key={mealTime} variant="plain" width="full" disabled={isHere} onClick={() => move(mealTime)}>
                {isHere
                  ? t`${{ mealTime: mealName(mealTime) }}, where it is`
                  : there
                    ? t`${{ mealTime: mealName(mealTime) }}, swap with ${removeMealTime(there.meal_name, mealTime)}`
                    : mealName(mealTime)}
              </Button>
            );
          })}
        </Stack>
      </Stack>
    </Dialog>
  );
}
