import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Navigate } from "react-router-dom";
import { dateOf, type MealSlot, weekOf } from "../../../core/meal_plan/mod.ts";
import { DISH_TYPES } from "../../../core/recipe/mod.ts";
import { Badge } from "../../../ui-kit/Badge/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Chip } from "../../../ui-kit/Chip/mod.ts";
import { ChipGroup } from "../../../ui-kit/ChipGroup/mod.ts";
import { Dock } from "../../../ui-kit/Dock/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { weekQuery } from "../../platform/api/mod.ts";
import { dayName, mealName, recipePicture, shortDate } from "../../platform/format/mod.ts";
import { useStableHandlers } from "../../platform/hooks/mod.ts";
import { findEntry, usePendingWeek } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { MEAL_RIM } from "../week/mod.ts";
import { MealOptions } from "./MealOptions.tsx";
import { MealSearch } from "./MealSearch.tsx";
import { PlannedMeal } from "./PlannedMeal.tsx";
import { Filters } from "./planned_meal_layout.ts";
import { useChoice } from "./use_choice.ts";
import { useMealOptions } from "./use_meal_options.ts";
import { useSaveMeal } from "./use_save_meal.ts";
import { useSlotFromAddress } from "./use_slot_from_address.ts";

/** Pick a meal for a slot of the week. An address without a valid day redirects to the week. */
export function SelectMealPage() {
  const slot = useSlotFromAddress();
  return slot ? <SelectMeal slot={slot} /> : <Navigate to="/week" replace />;
}

function SelectMeal({ slot }: { slot: MealSlot }) {
  const { mealPlan } = useServices();
  const { day, mealTime, date } = slot;
  const { dishTypes, meal, chooseAll, toggleDishType, toggleMeal } = useChoice();
  const options = useMealOptions(mealTime, dishTypes);
  const entries = usePendingWeek(date, useQuery(weekQuery(mealPlan, date)).data);
  const entry = entries && findEntry(entries, slot);
  const { save, isSaving } = useSaveMeal(slot);
  const title = t`Pick ${{ mealTime: mealName(mealTime) }} for ${{ day: dayName(day) }}`;
  const saveButton = useRef<HTMLButtonElement>(null);
  const handlers = useStableHandlers({
    onAllDishTypes: chooseAll,
    onToggle: toggleMeal,
    onContinue: () => saveButton.current?.focus(),
  });

  return (
    <>
      <Page>
        <title>{`${title} · Weekplate`}</title>
        <PageTitle title={title} badge={<>{options.count && <Badge aria-live="polite">{options.count}</Badge>}</>} />
        <Stack gap="24">
          <PlannedMeal slot={slot} entries={entries} entry={entry} />
          {entry && <Heading level={2}>{t`Replacements`}</Heading>}
          <MealSearch mealTime={slot.mealTime} />
          <Filters>
            <Chip pressed={dishTypes.length === 0} onPressedChange={chooseAll}>
              {t`All`}
            </Chip>
            <ChipGroup label={t`Dish types`}>
              {DISH_TYPES.map((dishType) => (
                <Chip
                  key={dishType}
                  pressed={dishTypes.includes(dishType)}
                  onPressedChange={() => toggleDishType(dishType)}
                >
                  {dishType}
                </Chip>
              ))}
            </ChipGroup>
          </Filters>
          <MealOptions slot={slot} options={options} plannedId={entry?.recipeId} selectedId={meal?.id} {...handlers} />
        </Stack>
      </Page>
      <Dock
        hint={t`Choose a meal to save it for ${{ mealTime: mealName(mealTime) }}.`}
        rim={MEAL_RIM[mealTime]}
        choice={
          meal && {
            name: meal.name,
            picture: recipePicture(meal.mainImage, "72px"),
            place: `${mealName(mealTime)}, ${dayName(day)} ${shortDate(dateOf(day, weekOf(date)))}`,
          }
        }
        action={
          <Button ref={saveButton} disabled={!meal} busy={isSaving} onClick={() => meal && save(meal)}>
            {t`Save`}
          </Button>
        }
      />
    </>
  );
}
