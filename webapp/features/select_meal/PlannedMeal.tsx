import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { householdPortions } from "../../../core/household/mod.ts";
import { dateOf, isSameSlot, type MealSlot, mealsToCook, removeMealTime, weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { WarningLine } from "../../../ui-kit/DishMark/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Plate } from "../../../ui-kit/Plate/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { householdQuery, weekQuery } from "../../platform/api/mod.ts";
import { mealName, portionCount, recipePicture } from "../../platform/format/mod.ts";
import { useEver } from "../../platform/hooks/mod.ts";
import { usePendingWeek } from "../../platform/offline/outbox/mod.ts";
import { RouterLink, retryImport } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { cookPath, recipePath } from "../cooking/cook_path.ts";
import { brokenRulesWarning } from "../food_rules/mod.ts";
import { cookedSlot, MEAL_RIM, PortionsStepper, useChangeMeal, useEmptySlot, weekPath } from "../week/mod.ts";
import { LeftoversChoice, slotOfLeftovers } from "./LeftoversChoice.tsx";
import { leftoversQuery } from "./leftovers_query.ts";
import { Choices, DishAndActions, Facts, Planned, PlannedPanel, Words } from "./planned_meal_layout.ts";

const MoveMealDialog = lazy(async () => ({
  default: (await retryImport(() => import("./MoveMealDialog.tsx"))).MoveMealDialog,
}));

const WEEK_DAYS = 7;

export interface PlannedMealProps {
  slot: MealSlot;
  /** The meals of the slot's week, with pending changes; undefined until they are known. */
  entries: readonly PlanEntry[] | undefined;
  /** The slot's meal, if any. */
  entry: PlanEntry | undefined;
}

/** The meal of a slot: its recipe, portions and cook mode, and how it leaves the slot. Also the dishes whose leftovers the slot can have. */
export function PlannedMeal({ slot, entries, entry: planned }: PlannedMealProps) {
  const { mealPlan, household } = useServices();
  const inNextWeek = addDays(slot.date, WEEK_DAYS);
  const nextWeek = usePendingWeek(inNextWeek, useQuery(weekQuery(mealPlan, inNextWeek)).data);
  const { data: leftovers = [] } = useQuery(leftoversQuery(mealPlan, slot));
  const { data: home } = useQuery(householdQuery(household));
  const change = useChangeMeal(slot);
  const { removed, isRemoving, remove } = useRemove(slot);
  const entry = planned ?? removed;
  if (!entries || (!entry && leftovers.length === 0)) return null;

  const usual = home && householdPortions(home);
  const eaten = entry?.portions ?? usual;
  const meals = [...inWeekOf(slot.date, entries), ...inWeekOf(inNextWeek, nextWeek ?? [])];
  const toCook = usual === undefined ? eaten : (portionsToCook(meals, slot, usual) ?? eaten);
  const leftoversChoice = (leftovers.length > 0 || entry?.leftoversOf) && (
    <LeftoversChoice
      entry={entry}
      leftovers={leftovers}
      onChoose={(cooked) => {
        if (cooked) change.planLeftovers(cooked, slotOfLeftovers(cooked), entry?.portions);
        else if (entry) change.cookFresh(entry);
      }}
    />
  );
  if (!entry) return leftoversChoice;
  return (
    <PlannedPanel aria-label={t`Planned for ${mealName(slot.mealTime)}`}>
      <DishAndActions>
        <PlannedDish entry={entry} />
        <Cluster gap="8">
          <PlannedLinks entry={entry} portions={toCook} />
          <MoveButton slot={slot} entry={entry} entries={entries} />
          <Button variant="danger" size="small" busy={isRemoving} onClick={() => remove(entry)}>
            {t`Remove`}
          </Button>
        </Cluster>
      </DishAndActions>
      <Choices>
        {eaten !== undefined && (
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
        {leftoversChoice}
      </Choices>
    </PlannedPanel>
  );
}

function PlannedDish({ entry }: { entry: PlanEntry }) {
  const warning = brokenRulesWarning(entry.brokenRules);
  return (
    <Planned>
      <Plate picture={recipePicture(entry.mainImage, "84px")} rim={MEAL_RIM[entry.meal_time]} loading="eager" />
      <Words>
        <Text size="meta" tone="soft">
          {t`Planned`}
        </Text>
        <Heading level={2} size="name">
          {nameOf(entry)}
        </Heading>
        {warning && <WarningLine warning={warning} />}
      </Words>
    </Planned>
  );
}

function PlannedLinks({ entry, portions }: { entry: PlanEntry; portions: number | undefined }) {
  return (
    <>
      {!entry.leftoversOf && (
        <LinkButton
          size="small"
          variant="primary"
          href={cookPath(entry.recipeId, { portions })}
          component={RouterLink}
          aria-label={t`Start cooking ${nameOf(entry)}`}
        >
          {t`Start cooking`}
        </LinkButton>
      )}
      <LinkButton
        size="small"
        href={recipePath(entry.recipeId, { portions })}
        component={RouterLink}
        aria-label={t`Open recipe ${nameOf(entry)}`}
      >
        {t`Open recipe`}
      </LinkButton>
    </>
  );
}

function MoveButton({
  slot,
  entry,
  entries,
}: Required<PlannedMealProps> & { entry: PlanEntry; entries: readonly PlanEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useEver(isOpen);
  return (
    <>
      <Button variant="plain" size="small" icon={<ArrowLeftRight size={18} />} onClick={() => setOpen(true)}>
        {t`Move`}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <MoveMealDialog slot={slot} entry={entry} entries={entries} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Empties the slot and opens the week. The meal stays in view until the reply. */
function useRemove(slot: MealSlot) {
  const navigate = useNavigate();
  const { emptySlot, isEmptying } = useEmptySlot();
  const [meal, setMeal] = useState<PlanEntry>();
  return {
    removed: isEmptying ? meal : undefined,
    isRemoving: isEmptying,
    remove(entry: PlanEntry): void {
      setMeal(entry);
      emptySlot(slot, { onEmptied: () => void navigate(weekPath(slot.date), { replace: true }) });
    },
  };
}

function nameOf({ meal_name: name, meal_time: mealTime }: PlanEntry): string {
  return removeMealTime(name, mealTime);
}

function portionsHint({ usual, toCook, eaten }: Record<"usual" | "toCook" | "eaten", number | undefined>): string {
  if (toCook !== undefined && eaten !== undefined && toCook > eaten) {
    return t`Cook ${portionCount(toCook)}, with the leftovers`;
  }
  return usual === undefined ? "" : t`Household: ${portionCount(usual)}`;
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
