import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useState } from "react";
import { householdPortions } from "../../../core/household/mod.ts";
import { dayOf, MEAL_PORTIONS, MEAL_TIMES, type MealTime, removeMealTime } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Chip } from "../../../ui-kit/Chip/mod.ts";
import { ChipGroup } from "../../../ui-kit/ChipGroup/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { WarningLine } from "../../../ui-kit/DishMark/mod.ts";
import { Divider } from "../../../ui-kit/Divider/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { householdQuery } from "../../platform/api/mod.ts";
import { dayName, mealName, shortDate, shortDayName } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";
import { brokenRulesWarning } from "../food_rules/mod.ts";
import { PortionsStepper } from "./PortionsStepper.tsx";
import { useNextDays } from "./use_next_days.ts";
import { type RecipeToPlan, usePlanRecipe } from "./use_plan_recipe.ts";

/** Days to choose from at first. */
const FIRST_DAYS = 7;

export interface PlanRecipeDialogProps {
  /** The dialog is open while there is one. */
  recipe: RecipeToPlan | undefined;
  onClose: () => void;
}

/** Plans a recipe: by one press for the next free dinner, or for a day and a meal; the portions can be changed before. */
export function PlanRecipeDialog({ recipe, onClose }: PlanRecipeDialogProps) {
  return (
    <Dialog title={recipe ? t`Plan ${recipe.name}` : t`Plan`} open={recipe !== undefined} onOpenChange={onClose}>
      {recipe && <Slots recipe={recipe} onClose={onClose} />}
    </Dialog>
  );
}

function Slots({ recipe, onClose }: { recipe: RecipeToPlan; onClose: () => void }) {
  const { household } = useServices();
  const { days, isKnown, isFailed, retry, mealIn, nextFree } = useNextDays();
  const [date = days[0], setDate] = useState<CalendarDate>();
  const [hasAllDays, setHasAllDays] = useState(false);
  const { data: home } = useQuery(householdQuery(household));
  const usual = home && householdPortions(home);
  const [portions = usual, setPortions] = useState(recipe.portions && Math.min(recipe.portions, MEAL_PORTIONS.max));
  const { planRecipe } = usePlanRecipe();
  const warning = brokenRulesWarning(recipe.brokenRules);
  if (date === undefined) return null;

  function plan(on: CalendarDate, mealTime: MealTime): void {
    const slot = { day: dayOf(on), mealTime, date: on };
    planRecipe({ recipe, slot, portions: portions === usual ? undefined : portions });
    onClose();
  }

  /** A second press on the chosen day leaves it. */
  function dayIn(chosen: readonly string[]): CalendarDate | undefined {
    return days.find((day) => day === chosen[0]) ?? date;
  }

  const dinner = nextFree("Dinner");
  const meals = MEAL_TIMES.map((mealTime) => ({ mealTime, before: mealIn({ day: dayOf(date), mealTime, date }) }));
  return (
    <Stack gap="20">
      {warning && <WarningLine warning={warning} />}
      {dinner === undefined ? (
        <Text tone="soft">{t`Every dinner of the next two weeks is planned.`}</Text>
      ) : (
        <Button
          width="full"
          icon={<CalendarPlus size={20} />}
          // The current meal is needed for Undo.
          disabled={!isKnown(dinner)}
          onClick={() => plan(dinner, "Dinner")}
        >
          {isKnown(dinner) ? t`Next free dinner: ${dayText(dinner, days.indexOf(dinner))}` : t`Next free dinner`}
        </Button>
      )}
      {portions !== undefined && <PortionsStepper value={portions} usual={usual} onValue={setPortions} />}
      <Divider>{t`or another day and meal`}</Divider>
      <ChipGroup label={t`Day`} selection="single" value={[date]} onValueChange={(chosen) => setDate(dayIn(chosen))}>
        {days.slice(0, hasAllDays ? days.length : FIRST_DAYS).map((day, index) => (
          <Chip key={day} value={day} aria-label={fullDayText(day, index)}>
            {dayText(day, index)}
          </Chip>
        ))}
        {!hasAllDays && (
          <Chip variant="suggestion" onClick={() => setHasAllDays(true)}>
            {t`More days`}
          </Chip>
        )}
      </ChipGroup>
      {isFailed(date) ? (
        <ErrorState level={3} title={t`Your meals could not be loaded.`} onRetry={() => retry(date)} />
      ) : (
        <Stack gap="8">
          {[...meals.filter(({ before }) => !before), ...meals.filter(({ before }) => before)].map(
            ({ mealTime, before }) => (
              <Button
                key={mealTime}
                variant="plain"
                width="full"
                disabled={!isKnown(date)}
                onClick={() => plan(date, mealTime)}
              >
                {before
                  ? t`${{ mealTime: mealName(mealTime) }}, instead of ${removeMealTime(before.meal_name, mealTime)}`
                  : mealName(mealTime)}
              </Button>
            ),
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** "Today", "Tomorrow", "Saturday", and from the next week on "Thu, Nov 26". */
function dayText(date: CalendarDate, index: number): string {
  if (index < 2) return index === 0 ? t`Today` : t`Tomorrow`;
  return index < FIRST_DAYS ? dayName(dayOf(date)) : `${shortDayName(dayOf(date))}, ${shortDate(date)}`;
}

/** "Today, Thursday Nov 19", "Saturday, Nov 21". */
function fullDayText(date: CalendarDate, index: number): string {
  if (index >= FIRST_DAYS) return dayText(date, index);
  return `${dayText(date, index)}, ${index < 2 ? `${dayName(dayOf(date))} ` : ""}${shortDate(date)}`;
}
