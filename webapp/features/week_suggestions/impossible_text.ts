import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import { DAYS_OF_WEEK } from "../../../core/meal_plan/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import type { SuggestionConflict } from "../../../wire/week_plan/week_suggestions.ts";
import { slotsText } from "./slots.ts";
import type { MealMinutes } from "./week_wishes.ts";

type Rule = SuggestionConflict["rules"][number];

export type Relaxation = SuggestionConflict["relaxations"][number] & Pick<SuggestionConflict, "slots">;

const RULES: Readonly<Record<Exclude<Rule, "activeMinutes">, MessageDescriptor>> = {
  foodRules: msg`the food rules of your household`,
  mealTime: msg`dishes that suit the meal`,
  totalMinutes: msg`the time until it is on the table`,
  repeats: msg`no dish too often in a week`,
  recentDinners: msg`no dinner of the last two weeks`,
  longDishes: msg`few dishes with much work on one day`,
  replaced: msg`none of the dishes that you replaced`,
};

/** A rule that takes part in a conflict of these slots: "at most 10 min of work". */
export function ruleText(rule: Rule, { slots, minutes }: { slots: readonly SuggestionSlot[]; minutes: MealMinutes }) {
  return rule === "activeMinutes" ? workLimitText(slots, minutes) : i18n._(RULES[rule]);
}

/** A change with which there is a week: "Breakfast on weekdays: allow 15 min (4 dishes)". */
export function relaxationText({ slots, dishes, ...change }: Relaxation): string {
  const count = dishes === 0 ? "" : ` (${plural(dishes, { one: "# dish", other: "# dishes" })})`;
  return `${slotsText(slots)}: ${changeText(change)}${count}`;
}

function changeText({ rule, to }: Pick<Relaxation, "rule" | "to">): string {
  switch (rule) {
    case "activeMinutes":
      return to === null ? t`allow any time` : t`allow ${to} min`;
    case "totalMinutes":
      return to === null ? t`allow any time until it is ready` : t`allow ${to} min until it is ready`;
    case "repeats":
      if (to === null) return t`allow a dish every day`;
      return to === 2
        ? t`allow a dish twice`
        : plural(to, { one: "allow a dish # time", other: "allow a dish # times" });
    case "recentDinners":
      return t`allow dinners of the last two weeks`;
    case "longDishes":
      return to === null ? t`allow any number of long dishes a day` : t`allow ${to} long dishes a day`;
    case "replaced":
      return t`allow dishes that you replaced`;
  }
}

/** The limit, if all these slots have the same. */
function workLimitText(slots: readonly SuggestionSlot[], { weekdays, weekends }: MealMinutes): string {
  const limits = new Set(
    slots.map(({ day, time }) => (DAYS_OF_WEEK.indexOf(day) < DAYS_OF_WEEK.length - 2 ? weekdays : weekends)[time]),
  );
  const [limit] = limits;
  return limits.size === 1 && limit !== undefined ? t`at most ${limit} min of work` : t`the minutes of work`;
}
