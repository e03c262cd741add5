import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { householdPortions } from "../../../core/household/mod.ts";
import { dayOf, MEAL_TIMES, removeMealTime } from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { householdQuery, weekQuery } from "../../platform/api/mod.ts";
import { shortDate } from "../../platform/format/mod.ts";
import { findEntry, usePendingWeek } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { PortionsStepper } from "./PortionsStepper.tsx";
import { type RecipeToPlan, usePlanRecipe } from "./use_plan_recipe.ts";

/** Days to choose from: two weeks from today on. */
const DAYS = 14;

export interface PlanRecipeDialogProps {
  /** The dialog is open while there is one. */
  recipe: RecipeToPlan | undefined;
  onClose: () => void;
}

/** Plans a recipe: the day, the portions if they are not the household's, and then one press on the meal. */
export function PlanRecipeDialog({ recipe, onClose }: PlanRecipeDialogProps) {
  return (
    <Dialog title={recipe ? `Plan ${recipe.name}` : "Plan"} open={recipe !== undefined} onOpenChange={onClose}>
      {recipe && <Slots recipe={recipe} onClose={onClose} />}
    </Dialog>
  );
}

function Slots({ recipe, onClose }: { recipe: RecipeToPlan; onClose: () => void }) {
  const { mealPlan, household, today } = useServices();
  const [first] = useState(today);
  const [date, setDate] = useState<CalendarDate>(first);
  const { data, isError, isFetching, refetch } = useQuery(weekQuery(mealPlan, date));
  const entries = usePendingWeek(date, data);
  const { data: home } = useQuery(householdQuery(household));
  const usual = home && householdPortions(home);
  const [chosen, setChosen] = useState<number>();
  const portions = chosen ?? usual;
  const { planRecipe } = usePlanRecipe();
  const days = Array.from({ length: DAYS }, (_each, index) => addDays(first, index));
  return (
    <Stack gap="16">
      <Select
        label="Day"
        value={date}
        onChange={(event) => setDate(event.target.value as CalendarDate)} // sound: the options are dates
        options={days.map((day, index) => ({ value: day, text: dayText(day, index) }))}
      />
      {portions !== undefined && <PortionsStepper value={portions} usual={usual} onValue={setChosen} />}
      {isError && !entries ? (
        <ErrorState level={3} title="Your meals could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Stack gap="8">
          {MEAL_TIMES.map((mealTime) => {
            const slot = { day: dayOf(date), mealTime, date };
            const before = entries && findEntry(entries, slot);
            return (
              <Button
                key={mealTime}
                variant="plain"
                width="full"
                // The current meal is needed for Undo.
                disabled={!entries}
                busy={!entries && isFetching}
                onClick={() => {
                  planRecipe({ recipe, slot, portions: portions === usual ? undefined : portions });
                  onClose();
                }}
              >
                {before ? `${mealTime}, instead of ${removeMealTime(before.meal_name, mealTime)}` : mealTime}
              </Button>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}

/** "Today, Nov 19", "Friday, Nov 20" */
function dayText(date: CalendarDate, index: number): string {
  return `${index === 0 ? "Today" : index === 1 ? "Tomorrow" : dayOf(date)}, ${shortDate(date)}`;
}
