import type { z } from "zod";
import { DAYS_OF_WEEK } from "../../../core/meal_plan/mod.ts";
import { addDays, calendarDate, DomainError } from "../../../core/shared/mod.ts";
import {
  dayOfSlot,
  type ImpossibleWeek,
  mealTimeOfSlot,
  type Reason,
  type SlotNumber,
  type SuggestAlternativesInput,
  type SuggestedAlternative,
  type SuggestedMeal,
  type SuggestedWeek,
  type SuggestWeekInput,
  slotNumber,
  type WeekRequest,
} from "../../../core/week_plan/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import {
  type SuggestionReason,
  type SuggestWeekReply,
  suggestionsParams,
  suggestWeekBody,
  suggestWeekReply,
  weekAlternativesBody,
  weekAlternativesReply,
} from "../../../wire/week_plan/week_suggestions.ts";
import { type Route, route } from "../route.ts";

type FillBody = z.output<typeof suggestWeekBody>;
type Wishes = Omit<FillBody, "slots" | "meals" | "not">;

const DAY_MS = 86_400_000;

export function suggestWeekRoute(suggest: (input: SuggestWeekInput) => Promise<SuggestedWeek | ImpossibleWeek>): Route {
  return route({
    method: "post",
    path: "/api/weeks/:monday/suggestions",
    summary: "Fill empty slots of a week, without storing anything",
    access: "signed-in",
    rateClass: "week-search",
    params: suggestionsParams,
    body: suggestWeekBody,
    reply: suggestWeekReply,
    async handle({ caller: { userId }, params: { monday }, body: { slots, meals, not, ...wishes }, closed }) {
      const found = await suggest({
        userId,
        ...toRequest(wishes, monday),
        open: slots?.map(toSlot),
        fixed: meals.map((meal, i) => toMeal(meal, { monday, field: `meals.${i}` })),
        not: new Map(not.map(({ recipeIds, ...slot }) => [toSlot(slot), recipeIds])),
        cancelled: closed(),
      });
      return found.kind === "filled" ? filledView(found, monday) : impossibleView(found);
    },
  });
}

export function weekAlternativesRoute(
  suggest: (input: SuggestAlternativesInput) => Promise<SuggestedAlternative[]>,
): Route {
  return route({
    method: "post",
    path: "/api/weeks/:monday/suggestions/alternatives",
    summary: "Other dishes for a slot of a suggested week, and what each one changes",
    access: "signed-in",
    rateClass: "week-search",
    params: suggestionsParams,
    body: weekAlternativesBody,
    reply: weekAlternativesReply,
    async handle({ caller: { userId }, params: { monday }, body: { meals, slot, not, ...wishes }, closed }) {
      const found = await suggest({
        userId,
        ...toRequest(wishes, monday),
        meals: meals.map((meal, i) => toMeal(meal, { monday, field: `meals.${i}` })),
        slot: toSlot(slot),
        not,
        cancelled: closed(),
      });
      return found.map(({ recipe, foodsToBuy, activeMinutes, proteinGrams, kcal }) => {
        return { recipe: cardView(recipe), foodsToBuy, activeMinutes, proteinGrams, kcal };
      });
    },
  });
}

function toRequest({ today, shoppingDays, relaxed, ...wishes }: Wishes, monday: string): Omit<WeekRequest, "userId"> {
  return {
    ...wishes,
    monday: calendarDate(monday, "monday"),
    today: today === undefined ? undefined : calendarDate(today, "today"),
    shoppingDays: shoppingDays.map((day) => DAYS_OF_WEEK.indexOf(day)),
    relaxed: relaxed.map(({ rule, slots, to }) => ({ rule, slots: slots.map(toSlot), to: to ?? undefined })),
  };
}

function toSlot({ day, time }: SuggestionSlot): SlotNumber {
  return slotNumber(DAYS_OF_WEEK.indexOf(day), time);
}

function toMeal(
  { recipeId, portions, leftoversOf, ...slot }: FillBody["meals"][number],
  { monday, field }: { readonly monday: string; readonly field: string },
): SuggestedMeal {
  const meal = { slot: toSlot(slot), recipeId, portions };
  if (!leftoversOf) return meal;
  const day = (Date.parse(leftoversOf.date) - Date.parse(monday)) / DAY_MS;
  if (day < 0 || day >= DAYS_OF_WEEK.length) {
    throw new DomainError("invalid_input", `${field}.leftoversOf: it is not in this week`, {
      field: `${field}.leftoversOf`,
    });
  }
  return { ...meal, leftoversOf: slotNumber(day, leftoversOf.time) };
}

function slotView(slot: SlotNumber): SuggestionSlot {
  return { day: DAYS_OF_WEEK[dayOfSlot(slot)] as SuggestionSlot["day"], time: mealTimeOfSlot(slot) };
}

function cardView({ id, name, mainImage, nutrition, activeMinutes, totalMinutes }: SuggestedAlternative["recipe"]) {
  return { id, name, mainImage, kcal: nutrition.kcal, activeMinutes, totalMinutes };
}

function filledView({ household, meals, figures, foods }: SuggestedWeek, monday: string): SuggestWeekReply {
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

function impossibleView({ conflicts }: ImpossibleWeek): SuggestWeekReply {
  return {
    kind: "impossible",
    conflicts: conflicts.map(({ slots, rules, relaxations }) => ({
      slots: slots.map(slotView),
      rules: [...rules],
      relaxations: relaxations.map(({ rule, to, dishes }) => ({ rule, to: to ?? null, dishes })),
    })),
  };
}
