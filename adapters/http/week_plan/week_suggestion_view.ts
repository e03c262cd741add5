import { DAYS_OF_WEEK } from "../../../core/meal_plan/mod.ts";
import { addDays, calendarDate } from "../../../core/shared/mod.ts";
import {
  dayOfSlot,
  type ImpossibleWeek,
  mealTimeOfSlot,
  type Reason,
  type SlotNumber,
  type SuggestedAlternative,
  type SuggestedWeek,
} from "../../../core/week_plan/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import type { SuggestionReason, SuggestWeekReply } from "../../../wire/week_plan/week_suggestions.ts";

function slotView(slot: SlotNumber): SuggestionSlot {
  // sound: a slot's day is 0 to 6
  return { day: DAYS_OF_WEEK[dayOfSlot(slot)] as SuggestionSlot["day"], time: mealTimeOfSlot(slot) };
}

/** A dish's card. */
export function cardView({
  id,
  name,
  mainImage,
  nutrition,
  activeMinutes,
  totalMinutes,
}: SuggestedAlternative["recipe"]) {
  return { id, name, mainImage, kcal: nutrition.kcal, activeMinutes, totalMinutes };
}

/** A suggested week. */
export function filledView({ household, meals, figures, foods }: SuggestedWeek, monday: string): SuggestWeekReply {
  const names = new Map(foods.map(({ key, name, plural }) => [key, { key, name, plural }]));
  const dateOf = (day: number) => addDays(calendarDate(monday), day);
  return {
    kind: "filled",
    household,
    meals: meals.map(({ slot, recipeId, portions, leftoversOf, recipe, reasons }) => ({
      ...slotView(slot),
      recipeId,
      ...(portions !== undefined && { portions }),
      ...(leftoversOf !== undefined && {
        leftoversOf: { date: dateOf(dayOfSlot(leftoversOf)), time: mealTimeOfSlot(leftoversOf) },
      }),
      recipe: cardView(recipe),
      reasons: reasons.map(reasonView),
    })),
    figures: {
      ...figures,
      packsLeftOver: figures.packsLeftOver / 10,
      daysOutsideAims: [...figures.daysOutsideAims],
    },
  };

  function reasonView(reason: Reason): SuggestionReason {
    switch (reason.kind) {
      case "usesPantry": {
        const { useByDay, food, ...rest } = reason;
        return { ...rest, food: named(food), ...(useByDay !== undefined && { useBy: dateOf(useByDay) }) };
      }
      case "sharesFood":
        return { ...reason, food: named(reason.food), with: slotView(reason.with) };
      case "finishesPack":
        return { ...reason, food: named(reason.food), with: slotView(reason.with) };
      case "leftovers":
        return { ...reason, of: slotView(reason.of) };
      case "variety":
        return { ...reason, unlike: slotView(reason.unlike) };
      default:
        return reason;
    }
  }

  function named(key: string) {
    return names.get(key) ?? { key, name: key, plural: key };
  }
}

/** Slots that cannot all be filled. */
export function impossibleView({ conflicts }: ImpossibleWeek): SuggestWeekReply {
  return {
    kind: "impossible",
    conflicts: conflicts.map(({ slots, rules, relaxations }) => ({
      slots: slots.map(slotView),
      rules: [...rules],
      relaxations: relaxations.map(({ rule, to, dishes }) => ({ rule, to: to ?? null, dishes })),
    })),
  };
}
