import { plural, t } from "@lingui/core/macro";
import type { EnergyUnit } from "../../../core/account/mod.ts";
import { dayOf, weekOf } from "../../../core/meal_plan/mod.ts";
import { AIM_KINDS } from "../../../core/nutrition/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import type { SuggestionReason } from "../../../wire/week_plan/week_suggestions.ts";
import {
  dayName,
  energyAmount,
  mealName,
  portionCount,
  shortDate,
  tenthsText,
  wholeText,
} from "../../platform/format/mod.ts";
import { slotName } from "./slots.ts";

export interface ReasonContext {
  readonly slot: SuggestionSlot;
  /** A day of the suggested week. */
  readonly date: CalendarDate;
  readonly energyUnit: EnergyUnit;
}

type Aim = Extract<SuggestionReason, { kind: "aim" }>;

const NUTRIENTS: Readonly<
  Record<
    Exclude<Aim["nutrient"], "kcal">,
    { gramsText: (grams: number) => string; dishText: (grams: string) => string }
  >
> = {
  proteinGrams: { gramsText: wholeText, dishText: (grams) => t`${grams} g protein` },
  fiberGrams: { gramsText: wholeText, dishText: (grams) => t`${grams} g fibre` },
  saltGrams: { gramsText: tenthsText, dishText: (grams) => t`${grams} g salt` },
  saturatedFatGrams: { gramsText: tenthsText, dishText: (grams) => t`${grams} g saturated fat` },
};

/** Why a dish is suggested, in one short sentence without a full stop: "27 g fibre bring Saturday to 39 g". */
export function reasonText(reason: SuggestionReason, context: ReasonContext): string {
  switch (reason.kind) {
    case "usesPantry":
      return pantryText(reason, context);
    case "sharesFood":
      return t`Shares ${reason.food.name} with ${slotName(reason.with)}`;
    case "boughtAnyway":
      return boughtText(reason);
    case "finishesPack":
      return t`Uses ${amount(reason.grams)} ${reason.food.name}: with ${slotName(reason.with)} the pack is used up`;
    case "leftovers":
      return t`Left from ${reason.of.day === context.slot.day ? mealName(reason.of.time) : dayName(reason.of.day)}: nothing to cook`;
    case "aim":
      return aimText(reason, context);
    case "favourite":
      return t`One of your favourites`;
    case "rated":
      return t`You gave it ${reason.stars} stars`;
    case "preferences":
      return plural(reason.count, { one: "Meets one of your preferences", other: "Meets # of your preferences" });
    case "quick":
      return reason.activeMinutes === 0 ? t`No work at the stove` : t`Only ${reason.activeMinutes} min of work`;
    case "variety":
      return reason.of === "cuisine"
        ? t`Another cuisine than ${slotName(reason.unlike)}`
        : t`Another kind of dish than ${slotName(reason.unlike)}`;
    case "wholeBatch":
      return t`The whole batch is eaten: ${portionCount(reason.portions)}`;
  }
}

/** "Uses 300 of your 304 g tofu", "Uses up your 304 g tofu, to be eaten by Friday" */
function pantryText(
  { food, grams, ofGrams, useBy }: Extract<SuggestionReason, { kind: "usesPantry" }>,
  context: ReasonContext,
): string {
  const [used, all] = [wholeText(grams), wholeText(ofGrams)];
  if (useBy === undefined) {
    return used === all ? t`Uses up your ${all} g ${food.name}` : t`Uses ${used} of your ${all} g ${food.name}`;
  }
  const until = untilText(useBy as CalendarDate, context); // sound: the reply's schema checks the date
  return used === all
    ? t`Uses up your ${all} g ${food.name}, to be eaten by ${until}`
    : t`Uses ${used} of your ${all} g ${food.name}, to be eaten by ${until}`;
}

function boughtText({ foods, ofFoods }: Extract<SuggestionReason, { kind: "boughtAnyway" }>): string {
  if (foods === ofFoods) return t`Needs nothing extra`;
  return plural(foods, {
    one: `# of its ${ofFoods} foods is bought anyway`,
    other: `# of its ${ofFoods} foods are bought anyway`,
  });
}

/** For a nutrient with an upper limit, the text says only that the day stays below its aim. */
function aimText({ nutrient, ...figures }: Aim, { slot, energyUnit }: ReasonContext): string {
  const day = dayName(slot.day);
  if (nutrient === "kcal") {
    const [dish = "", total = "", aim = ""] = [figures.amount, figures.dayAmount, figures.aim].map((kcal) =>
      energyAmount(`${Math.round(kcal)} kcal`, energyUnit),
    );
    return t`${dish} ${energyUnit} bring ${day} to ${total} of ${aim} ${energyUnit}`;
  }
  const { gramsText, dishText } = NUTRIENTS[nutrient];
  const dish = dishText(gramsText(figures.amount));
  const total = gramsText(figures.dayAmount);
  if (AIM_KINDS[nutrient] !== "at most") return t`${dish} bring ${day} to ${total} g`;
  return figures.dayAmount <= figures.aim
    ? t`Only ${dish}: ${day} stays at ${total} of ${gramsText(figures.aim)} g`
    : t`Only ${dish}: ${day} has ${total} g`;
}

function amount(grams: number): string {
  return `${wholeText(grams)} g`;
}

/** "Friday" in the suggested week, else "Nov 30". */
function untilText(useBy: CalendarDate, { date }: ReasonContext): string {
  return weekOf(useBy).monday === weekOf(date).monday ? dayName(dayOf(useBy)) : shortDate(useBy);
}
