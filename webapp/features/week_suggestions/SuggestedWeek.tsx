import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { DEFAULT_SETTINGS } from "../../../core/account/mod.ts";
import type { DayOfWeek, MealTime } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import type { SlotMeal } from "../../../ui-kit/MealSlot/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { WeekGrid, type WeekGridProps } from "../../../ui-kit/WeekGrid/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import type { SuggestedMeal } from "../../../wire/week_plan/week_suggestions.ts";
import { settingsQuery } from "../../platform/api/mod.ts";
import { recipePicture } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";
import { DishDialog } from "./DishDialog.tsx";
import { reasonText } from "./reason_text.ts";
import { SlotActions } from "./SlotActions.tsx";
import { SuggestionBar } from "./SuggestionBar.tsx";
import { isSameSlot, slotOfControl } from "./slots.ts";
import { SuggestedHead, SuggestedPart } from "./suggestion_layout.ts";
import { useSuggestedWeek } from "./use_suggested_week.ts";
import type { StoredSuggestion } from "./use_week_suggestion.ts";
import { isLocked, type WeekSuggestion } from "./week_suggestion.ts";

type Grid = WeekGridProps<DayOfWeek, MealTime>;

export interface SuggestedWeekProps {
  suggestion: WeekSuggestion;
  stored: StoredSuggestion;
  /** A day of the week. */
  date: CalendarDate;
  /** CSS `sizes` of a plate's picture. */
  pictureSizes: string;
  /** The week as it is planned. */
  grid: Grid;
  /** Says a text to screen readers. */
  say: (text: string) => void;
  /** How many searches have filled the week: the focus goes to each result. */
  filledCount: number;
  /** The week was accepted or discarded: the focus must go elsewhere. */
  onDone: () => void;
}

/** The week with the suggested meals in it, and all that can be done with them. */
export function SuggestedWeek({
  suggestion,
  stored,
  date,
  pictureSizes,
  grid,
  say,
  filledCount,
  onDone,
}: SuggestedWeekProps) {
  const { account } = useServices();
  const { energyUnit, aims } = useQuery(settingsQuery(account)).data ?? DEFAULT_SETTINGS;
  const actions = useSuggestedWeek({ date, stored, say, onAccepted: onDone, onDiscarded: onDone });
  const [shown, setShown] = useState<SuggestionSlot>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (filledCount > 0) title.current?.focus();
  }, [filledCount]);

  const mealIn = (slot: SuggestionSlot) => suggestion.meals.find((meal) => isSameSlot(meal, slot));
  const reasonsOf = (meal: SuggestedMeal) =>
    meal.reasons.map((reason) => reasonText(reason, { slot: meal, date, energyUnit }));
  const shownMeal = shown && mealIn(shown);

  function suggestedAt(meal: SuggestedMeal): SlotMeal {
    const note = isLocked(suggestion, meal) ? t`Suggested, locked` : t`Suggested`;
    return {
      name: meal.recipe.name,
      picture: recipePicture(meal.recipe.mainImage, pictureSizes),
      look: "tentative",
      note: { text: note, fullText: note },
      detail: reasonsOf(meal)[0],
    };
  }

  function clear(slot: SuggestionSlot, { currentTarget }: MouseEvent<HTMLElement>): void {
    // The button goes; its plate stays.
    currentTarget.closest("[role='gridcell']")?.querySelector<HTMLElement>("[data-grid-cell]")?.focus();
    actions.clear(suggestion, slot);
  }

  return (
    <SuggestedPart aria-labelledby="suggested-week">
      <SuggestedHead>
        <Heading ref={title} level={2} size="section" id="suggested-week" tabIndex={-1}>
          {plural(suggestion.meals.length, { one: "# meal suggested", other: "# meals suggested" })}
        </Heading>
        <Text tone="soft">{t`Nothing is saved until you accept. Lock what you like, and shuffle the rest.`}</Text>
      </SuggestedHead>
      <WeekGrid
        {...grid}
        onMove={undefined}
        menuAt={undefined}
        mealAt={(day, time) => {
          const meal = mealIn({ day, time });
          return meal ? suggestedAt(meal) : grid.mealAt(day, time);
        }}
        onOpen={(place) => {
          const slot = { day: place.day, time: place.meal };
          if (mealIn(slot)) setShown(slot);
          else grid.onOpen(place);
        }}
        onEmpty={(place) => {
          const slot = { day: place.day, time: place.meal };
          if (mealIn(slot)) actions.clear(suggestion, slot);
          else grid.onEmpty?.(place);
        }}
        renderActions={({ day, meal: time }, props) => {
          const meal = mealIn({ day, time });
          return (
            meal && (
              <SlotActions
                name={slotOfControl(meal)}
                locked={isLocked(suggestion, meal)}
                button={{ ...props, disabled: actions.isShuffling }}
                onLock={() => actions.toggleLock(suggestion, meal)}
                onReplace={() => setShown({ day, time })}
                onClear={(event) => clear(meal, event)}
              />
            )
          );
        }}
      />
      <SuggestionBar suggestion={suggestion} actions={actions} hasAims={Object.keys(aims).length > 0} />
      {shownMeal && (
        <DishDialog
          date={date}
          suggestion={suggestion}
          meal={shownMeal}
          reasons={reasonsOf(shownMeal)}
          isSearching={actions.isSearching}
          onReplace={(recipe) => {
            setShown(undefined);
            actions.replace(suggestion, shownMeal, recipe);
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </SuggestedPart>
  );
}
