import { useQuery } from "@tanstack/react-query";
import { householdPortions } from "../../../core/household/mod.ts";
import {
  dateOf,
  isSameSlot,
  type MealSlot,
  mealsToCook,
  type PlanSlot,
  removeMealTime,
  weekOf,
} from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import type { Leftovers } from "../../../wire/meal_plan/leftovers.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { householdQuery, weekQuery } from "../../platform/api/mod.ts";
import { portionCount } from "../../platform/format/mod.ts";
import { findEntry, usePendingWeek } from "../../platform/offline/outbox/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { cookPath, recipePath } from "../cooking/cook_path.ts";
import { cookedSlot, PortionsStepper, slotName, useChangeMeal } from "../week/mod.ts";
import { leftoversQuery } from "./leftovers_query.ts";
import { Facts, PlannedLine } from "./planned_meal_layout.ts";

const WEEK_DAYS = 7;

/** The meal of a slot: its recipe, portions and cook mode. Also the dishes whose leftovers the slot can have. */
export function PlannedMeal({ slot }: { slot: MealSlot }) {
  const { mealPlan, household } = useServices();
  const entries = usePendingWeek(slot.date, useQuery(weekQuery(mealPlan, slot.date)).data);
  const inNextWeek = addDays(slot.date, WEEK_DAYS);
  const nextWeek = usePendingWeek(inNextWeek, useQuery(weekQuery(mealPlan, inNextWeek)).data);
  const { data: leftovers = [] } = useQuery(leftoversQuery(mealPlan, slot));
  const { data: home } = useQuery(householdQuery(household));
  const change = useChangeMeal(slot);
  const entry = entries && findEntry(entries, slot);
  if (!entries || (!entry && leftovers.length === 0)) return null;

  const usual = home && householdPortions(home);
  const eaten = entry?.portions ?? usual;
  const meals = [...inWeekOf(slot.date, entries), ...inWeekOf(inNextWeek, nextWeek ?? [])];
  const toCook = usual === undefined ? eaten : (portionsToCook(meals, slot, usual) ?? eaten);
  return (
    <PlannedLine>
      {entry && (
        <Facts>
          <TextLink href={recipePath(entry.recipeId, { portions: toCook })} component={RouterLink}>
            {removeMealTime(entry.meal_name, entry.meal_time)}
          </TextLink>
          {!entry.leftoversOf && (
            <LinkButton
              size="small"
              href={cookPath(entry.recipeId, { portions: toCook })}
              component={RouterLink}
              aria-label={`Start cooking ${removeMealTime(entry.meal_name, entry.meal_time)}`}
            >
              Start cooking
            </LinkButton>
          )}
        </Facts>
      )}
      {entry && eaten !== undefined && (
        <Facts>
          <PortionsStepper
            value={eaten}
            usual={usual}
            onValue={(portions) => change.setPortions(portions === usual ? undefined : portions)}
          />
          <Text size="meta" tone="soft">
            {portionsHint({ usual, toCook, eaten })}
          </Text>
        </Facts>
      )}
      {(leftovers.length > 0 || entry?.leftoversOf) && (
        <LeftoversChoice
          entry={entry}
          leftovers={leftovers}
          onChoose={(cooked) => {
            if (cooked) change.planLeftovers(cooked, slotOf(cooked), entry?.portions);
            else if (entry) change.cookFresh(entry);
          }}
        />
      )}
    </PlannedLine>
  );
}

interface LeftoversChoiceProps {
  entry: PlanEntry | undefined;
  leftovers: Leftovers;
  /** Undefined: the meal is cooked. */
  onChoose: (cooked: Leftovers[number] | undefined) => void;
}

function LeftoversChoice({ entry, leftovers, onChoose }: LeftoversChoiceProps) {
  const of = entry?.leftoversOf && cookedSlot(entry.leftoversOf);
  const chosen = of && keyOf(of);
  const none = entry ? "Cooked fresh" : "An earlier meal…";
  const isListed = leftovers.some((meal) => keyOf(slotOf(meal)) === chosen);
  const options = leftovers.map((meal) => ({
    value: keyOf(slotOf(meal)),
    text: `${slotName(slotOf(meal))}: ${removeMealTime(meal.meal_name, meal.meal_time)}`,
  }));
  return (
    <Select
      look="pill"
      label="Leftovers of"
      options={[
        { value: "", text: none },
        ...options,
        // Until the list is loaded.
        ...(of && chosen !== undefined && !isListed ? [{ value: chosen, text: slotName(of) }] : []),
      ]}
      value={chosen ?? ""}
      onChange={({ target: { value } }) => onChoose(leftovers.find((meal) => keyOf(slotOf(meal)) === value))}
    />
  );
}

function portionsHint({ usual, toCook, eaten }: Record<"usual" | "toCook" | "eaten", number | undefined>): string {
  if (toCook !== undefined && eaten !== undefined && toCook > eaten) {
    return `Cook ${portionCount(toCook)}, with the leftovers`;
  }
  return usual === undefined ? "" : `Household: ${portionCount(usual)}`;
}

/** How many portions are cooked in a slot; undefined if nothing is. */
function portionsToCook(meals: readonly PlannedPortions[], slot: MealSlot, usual: number): number | undefined {
  const here = { date: dateOf(slot.day, weekOf(slot.date)), mealTime: slot.mealTime };
  return mealsToCook(meals, { householdPortions: usual }).find(({ meal }) => isSameSlot(meal, here))?.portions;
}

type PlannedPortions = Parameters<typeof mealsToCook>[0][number];

/** The meals of the week of a date, as core has them. */
function inWeekOf(date: CalendarDate, entries: readonly PlanEntry[]): PlannedPortions[] {
  return entries.map(({ day_of_week, meal_time, portions, leftoversOf }) => ({
    date: dateOf(day_of_week, weekOf(date)),
    mealTime: meal_time,
    portions,
    leftoversOf: leftoversOf && { ...cookedSlot(leftoversOf), keepsDays: 0 },
  }));
}

function slotOf({ date, meal_time: mealTime }: Leftovers[number]): PlanSlot {
  return { date: date as CalendarDate, mealTime }; // sound: the reply's schema checks it
}

function keyOf({ date, mealTime }: PlanSlot): string {
  return `${date} ${mealTime}`;
}
