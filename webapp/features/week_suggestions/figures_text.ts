import { plural, t } from "@lingui/core/macro";
import type { SuggestionFigures, WeekAlternativesReply } from "../../../wire/week_plan/week_suggestions.ts";
import { tenthsText } from "../../platform/format/mod.ts";

const HOUR_MINUTES = 60;

/** The figures of a week, each as a short text: "38 foods to buy", "2.5 left in packs", "4 h 10 min of work", … */
export function figuresTexts(figures: SuggestionFigures, { hasAims }: { hasAims: boolean }): string[] {
  const { foodsToBuy, packsLeftOver, activeMinutes, daysOutsideAims } = figures;
  const outside = daysOutsideAims.filter((nutrients) => nutrients > 0).length;
  return [
    plural(foodsToBuy, { one: "# food to buy", other: "# foods to buy" }),
    t`${tenthsText(packsLeftOver)} left in packs`,
    t`${workText(activeMinutes)} of work`,
    ...(hasAims ? [outsideText(outside)] : []),
  ];
}

/** The effect of another dish: "+2 foods, −6 g protein". */
export function priceText({
  foodsToBuy,
  activeMinutes,
  proteinGrams,
}: Pick<WeekAlternativesReply[number], "foodsToBuy" | "activeMinutes" | "proteinGrams">): string {
  const parts = [
    changeText(foodsToBuy, (sign, amount) => plural(amount, { one: `${sign}# food`, other: `${sign}# foods` })),
    changeText(Math.round(proteinGrams), (sign, amount) => t`${sign}${amount} g protein`),
    changeText(activeMinutes, (sign, amount) => t`${sign}${amount} min of work`),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? t`Same foods, protein and work` : parts.join(", ");
}

function changeText(change: number, textOf: (sign: string, amount: number) => string): string | undefined {
  return change === 0 ? undefined : textOf(change > 0 ? "+" : "−", Math.abs(change));
}

/** "50 min", "4 h", "4 h 10 min" */
function workText(minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  if (hours === 0) return t`${rest} min`;
  return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
}

function outsideText(days: number): string {
  if (days === 0) return t`every day meets your aims`;
  return plural(days, { one: "# day outside your aims", other: "# days outside your aims" });
}
