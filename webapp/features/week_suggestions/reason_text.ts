import { t } from "@lingui/core/macro";
import type { EnergyUnit } from "../../../core/account/mod.ts";
import { dayOf, weekOf } from "../../../core/meal_plan/mod.ts";
import { AIM_KINDS } from "../../../core/nutrition/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import type { SuggestionReason } from "../../../wire/week_plan/week_suggestions.ts";
import { energyAmount, portionCount, shortDate, tenthsText, wholeText } from "../../platform/format/mod.ts";
import { slotName } from "./slots.ts";

export interface ReasonContext {
  readonly slot: SuggestionSlot;
  /** A day of the suggested week. */
  readonly date: CalendarDate;
  readonly energyUnit: EnergyUnit;
}

type Aim = Extract<SuggestionReason, { kind: "aim" }>;

const NUTRIENTS: Readonly<
  Record<Exclude<Aim["nutrient"], "kcal">, { name: string; gramsText: (grams: number) => string }>
> = {
  proteinGrams: { name: "protein", gramsText: wholeText },
  fiberGrams: { name: "fibre", gramsText: wholeText },
  saltGrams: { name: "salt", gramsText: tenthsText },
  saturatedFatGrams: { name: "saturated fat", gramsText: tenthsText },
};

/** Why a dish is suggested, in one short sentence without a full stop: "27 g fibre bring Saturday to 39 g". */
export function reasonText(reason: SuggestionReason, context: ReasonContext): string {
  switch (reason.kind) {
    case "usesPantry":
      return `${pantryText(reason)}${reason.useBy === undefined ? "" : `, to be eaten by ${untilText(reason.useBy as CalendarDate, context)}`}`; // sound: the reply's schema checks the date
    case "sharesFood":
      return t`Shares ${reason.food.name} with ${slotName(reason.with)}`;
    case "boughtAnyway":
      return boughtText(reason);
    case "finishesPack":
      return t`Uses ${amount(reason.grams)} ${reason.food.name}: with ${slotName(reason.with)} the pack is used up`;
    case "leftovers":
      return t`Left from ${reason.of.day === context.slot.day ? reason.of.time : reason.of.day}: nothing to cook`;
    case "aim":
      return aimText(reason, context);
    case "favourite":
      return t`One of your favourites`;
    case "rated":
      return t`You gave it ${reason.stars} stars`;
    case "preferences":
      return reason.count === 1 ? t`Meets one of your preferences` : t`Meets ${reason.count} of your preferences`;
    case "quick":
      return reason.activeMinutes === 0 ? t`No work at the stove` : t`Only ${reason.activeMinutes} min of work`;
    case "variety":
      return t`Another ${reason.of === "cuisine" ? "cuisine" : "kind of dish"} than ${slotName(reason.unlike)}`;
    case "wholeBatch":
      return t`The whole batch is eaten: ${portionCount(reason.portions)}`;
  }
}

/** "Uses 300 of your 304 g tofu", "Uses up your 304 g tofu" */
function pantryText({ food, grams, ofGrams }: Extract<SuggestionReason, { kind: "usesPantry" }>): string {
  const [used, all] = [wholeText(grams), wholeText(ofGrams)];
  return used === all ? t`Uses up your ${all} g ${food.name}` : t`Uses ${used} of your ${all} g ${food.name}`;
}

function boughtText({ foods, ofFoods }: Extract<SuggestionReason, { kind: "boughtAnyway" }>): string {
  if (foods === ofFoods) return t`Needs nothing extra`;
  return t`${foods} of its ${ofFoods} foods ${foods === 1 ? "is" : "are"} bought anyway`;
}

/** For a nutrient with an upper limit, the text says only that the day stays below its aim. */
function aimText({ nutrient, ...figures }: Aim, { slot: { day }, energyUnit }: ReasonContext): string {
  if (nutrient === "kcal") {
    const [dish = "", total = "", aim = ""] = [figures.amount, figures.dayAmount, figures.aim].map((kcal) =>
      energyAmount(`${Math.round(kcal)} kcal`, energyUnit),
    );
    return t`${dish} ${energyUnit} bring ${day} to ${total} of ${aim} ${energyUnit}`;
  }
  const { name, gramsText } = NUTRIENTS[nutrient];
  const dish = `${gramsText(figures.amount)} g ${name}`;
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
  return weekOf(useBy).monday === weekOf(date).monday ? dayOf(useBy) : shortDate(useBy);
}
