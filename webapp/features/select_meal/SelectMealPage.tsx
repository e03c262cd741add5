import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { dateOf, type MealSlot, weekOf } from "../../../core/meal_plan/mod.ts";
import { DISH_TYPES } from "../../../core/recipe/mod.ts";
import { Badge } from "../../../ui-kit/Badge/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Chip } from "../../../ui-kit/Chip/mod.ts";
import { ChipGroup } from "../../../ui-kit/ChipGroup/mod.ts";
import { Dock } from "../../../ui-kit/Dock/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { VisuallyHidden } from "../../../ui-kit/VisuallyHidden/mod.ts";
import { mealOptionsQuery, weekQuery } from "../../platform/api/mod.ts";
import { recipePicture, shortDate } from "../../platform/format/mod.ts";
import { findEntry, usePendingWeek } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { HiddenByRules, useIgnoredRules } from "../food_rules/mod.ts";
import { MEAL_RIM, useEmptySlot, weekPath } from "../week/mod.ts";
import { MealOptions } from "./MealOptions.tsx";
import { PlannedMeal } from "./PlannedMeal.tsx";
import { Filters } from "./planned_meal_layout.ts";
import { useChoice } from "./use_choice.ts";
import { useSaveMeal } from "./use_save_meal.ts";
import { useSlotFromAddress } from "./use_slot_from_address.ts";

/** Pick a meal for a slot of the week. An address without a valid day redirects to the week. */
export function SelectMealPage() {
  const slot = useSlotFromAddress();
  return slot ? <SelectMeal slot={slot} /> : <Navigate to="/week" replace />;
}

function SelectMeal({ slot }: { slot: MealSlot }) {
  const { recipes } = useServices();
  const { dishTypes, isAll, meal, toggleAll, toggleDishType, toggleMeal } = useChoice();
  const filters = isAll || dishTypes.length > 0 ? dishTypes : undefined;
  const ignored = useIgnoredRules();
  const options = useQuery({
    ...mealOptionsQuery(recipes, { dishTypes: filters, ...ignored }),
    placeholderData: keepPreviousData,
  });
  const { save, isSaving } = useSaveMeal(slot);
  const { day, mealTime, date } = slot;
  const title = `Pick ${mealTime} for ${day}`;
  const count = options.data?.recipes.length;
  const saveButton = useRef<HTMLButtonElement>(null);

  return (
    <>
      <Page>
        <title>{`${title} · Weekplate`}</title>
        <PageTitle
          title={title}
          badge={
            <>
              {count !== undefined && (
                <Badge aria-live="polite">
                  {count} <VisuallyHidden>{count === 1 ? "meal" : "meals"}</VisuallyHidden>
                </Badge>
              )}
              <EmptySlotButton slot={slot} />
            </>
          }
        />
        <Stack gap="24">
          <PlannedMeal slot={slot} />
          <Filters>
            <Chip pressed={isAll} onPressedChange={toggleAll}>
              All
            </Chip>
            <ChipGroup label="Dish types">
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
          <HiddenByRules hiddenByRules={options.data?.hiddenByRules ?? 0} {...ignored} />
          <MealOptions
            slot={slot}
            options={options}
            selectedId={meal?.id}
            onToggle={toggleMeal}
            onContinue={() => saveButton.current?.focus()}
          />
        </Stack>
      </Page>
      <Dock
        hint={`Choose a meal to save it for ${mealTime}.`}
        rim={MEAL_RIM[mealTime]}
        choice={
          meal && {
            name: meal.name,
            picture: recipePicture(meal.mainImage, "72px"),
            place: `${mealTime}, ${day} ${shortDate(dateOf(day, weekOf(date)))}`,
          }
        }
        action={
          <Button ref={saveButton} disabled={!meal} busy={isSaving} onClick={() => meal && save(meal)}>
            Save
          </Button>
        }
      />
    </>
  );
}

function EmptySlotButton({ slot }: { slot: MealSlot }) {
  const { mealPlan } = useServices();
  const navigate = useNavigate();
  const entries = usePendingWeek(slot.date, useQuery(weekQuery(mealPlan, slot.date)).data);
  const { emptySlot, isEmptying } = useEmptySlot();
  const entry = entries && findEntry(entries, slot);
  // The slot is shown as empty while the request runs: the button stays until the reply.
  if (!entry && !isEmptying) return null;
  return (
    <Button
      variant="danger"
      size="small"
      busy={isEmptying}
      onClick={() => emptySlot(slot, { onEmptied: () => void navigate(weekPath(slot.date), { replace: true }) })}
    >
      Remove
    </Button>
  );
}
