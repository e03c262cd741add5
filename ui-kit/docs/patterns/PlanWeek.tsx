import { useState } from "react";
import { Button } from "../../Button/mod.ts";
import { Cluster } from "../../Cluster/mod.ts";
import { Notice } from "../../Notice/mod.ts";
import { Page } from "../../Page/mod.ts";
import { PageTitle } from "../../PageTitle/mod.ts";
import { Stack } from "../../Stack/mod.ts";
import { Text } from "../../Text/mod.ts";
import { ToastRegion, useToasts } from "../../Toast/mod.ts";
import { type SampleRecipe, sampleMealAt, sampleMeals } from "../../testing/sample_recipes.ts";
import { WeekGrid } from "../../WeekGrid/mod.ts";
import { WeekSwitcher } from "../../WeekSwitcher/mod.ts";
import { SelectMeal, type Slot } from "./SelectMeal.tsx";
import { daysLater, TODAY, weekDays, weekRange } from "./week_dates.ts";

/** `loading`: the week is on its way; `failed`: it did not come; `ready`: it lies there. */
export const PLAN_STATES = ["loading", "failed", "ready"] as const;

/** One of {@link PLAN_STATES}. */
export type PlanState = (typeof PLAN_STATES)[number];

/** Props of {@link PlanWeek}. */
export interface PlanWeekProps {
  state: PlanState;
  /** Asks for the week again. */
  onRetry: () => void;
  /** As right after a meal was saved there. */
  justSaved?: Slot | undefined;
}

/** Plan Your Week as the product has it: open a slot, pick a meal, save it, and it is set down; Delete empties a slot. */
export function PlanWeek({ state, onRetry, justSaved: firstSaved }: PlanWeekProps) {
  const [date, setDate] = useState(TODAY);
  const [laid, setLaid] = useState<ReadonlyMap<string, SampleRecipe | undefined>>(new Map());
  const [picking, setPicking] = useState<Slot>();
  const [justSaved, setJustSaved] = useState(firstSaved);
  const { toasts, show, dismiss } = useToasts();
  const range = weekRange(date);
  const days = weekDays(date);

  const keyOf = ({ day, meal }: Slot) => `${range} ${day} ${meal}`;
  const lay = (slot: Slot, recipe: SampleRecipe | undefined) =>
    setLaid((before) => new Map(before).set(keyOf(slot), recipe));
  function mealIn(slot: Slot): SampleRecipe | undefined {
    // Only this week is planned to begin with.
    const planned = range === weekRange(TODAY) ? sampleMealAt(slot.day, slot.meal) : undefined;
    return laid.has(keyOf(slot)) ? laid.get(keyOf(slot)) : planned;
  }
  function showWeek(next: string): void {
    setDate(next);
    setJustSaved(undefined);
  }
  function empty(slot: Slot): void {
    const meal = mealIn(slot);
    lay(slot, undefined);
    setPicking(undefined);
    show(`${slot.day}'s ${slot.meal} is empty.`, { action: { text: "Undo", onSelect: () => lay(slot, meal) } });
  }

  return (
    <>
      {picking ? (
        <SelectMeal
          slot={picking}
          date={days.find(({ day }) => day === picking.day)?.date ?? ""}
          planned={mealIn(picking)}
          onRemove={() => empty(picking)}
          onSave={(recipe) => {
            lay(picking, recipe);
            setJustSaved(picking);
            setPicking(undefined);
          }}
        />
      ) : (
        <Page>
          <PageTitle title="Plan Your Week" subtitle={range}>
            <WeekSwitcher
              date={date}
              onDate={showWeek}
              onPrevious={() => showWeek(daysLater(date, -7))}
              onNext={() => showWeek(daysLater(date, 7))}
            />
          </PageTitle>
          <Stack gap="16">
            {state === "failed" && (
              <Notice>
                <Cluster>
                  <Text>Your meals could not be loaded.</Text>
                  <Button variant="ghost" size="small" onClick={onRetry}>
                    Try again
                  </Button>
                </Cluster>
              </Notice>
            )}
            <WeekGrid
              label={range}
              days={days}
              meals={sampleMeals}
              mealAt={(day, meal) => (state === "ready" ? mealIn({ day, meal }) : undefined)}
              state={state === "loading" ? "loading" : "ready"}
              loadingText="Syncing your meal plan…"
              justSaved={justSaved}
              onOpen={setPicking}
              onEmpty={empty}
              onWeek={(step) => showWeek(daysLater(date, 7 * step))}
            />
          </Stack>
        </Page>
      )}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}
