import { t } from "@lingui/core/macro";
import type { SuggestionFigures, WeekAlternativesReply } from "../../../wire/week_plan/week_suggestions.ts";
import { tenthsText } from "../../platform/format/mod.ts";

const HOUR_MINUTES = 60;

/** The figures of a week, each as a short text: "38 foods to buy", "2.5 left in packs", "4 h 10 min of work", … */
export function figuresTexts(figures: SuggestionFigures, { hasAims }: { hasAims: boolean }): string[] {
  const { foodsToBuy, packsLeftOver, activeMinutes, daysOutsideAims } = figures;
  const outside = daysOutsideAims.filter((nutrients) => nutrients > 0).length;
  return [
    `${foodsToBuy} ${foodsToBuy === 1 ? "food" : "foods"} to buy`,
    `${tenthsText(packsLeftOver)} left in packs`,
    `${workText(activeMinutes)} of work`,
    ...(hasAims ? [outside === 0 ? "every day meets your aims" : `${daysText(outside)} outside your aims`] : []),
  ];
}

/** The effect of another dish: "+2 foods, −6 g protein". */
export function priceText({
  foodsToBuy,
  activeMinutes,
  proteinGrams,
}: Pick<WeekAlternativesReply[number], "foodsToBuy" | "activeMinutes" | "proteinGrams">): string {
  const parts = [
    changeText(foodsToBuy, Math.abs(foodsToBuy) === 1 ? "food" : "foods"),
    changeText(Math.round(proteinGrams), "g protein"),
    changeText(activeMinutes, "min of work"),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? t`Same foods, protein and work` : parts.join(", ");
}

function changeText(amount: number, unit: string): string | undefined {
  if (amount === 0) return undefined;
  return `${amount > 0 ? "+" : "−"}${Math.abs(amount)} ${unit}`;
}

/** "50 min", "4 h", "4 h 10 min" */
function workText(minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  if (hours === 0) return t`${rest} min`;
  return rest === 0 ? `${hours} h` : t`${hours} h ${rest} min`;
}

function daysText(days: number): string {
  return days === 1 ? "1 day" : t`${days} days`;
}
