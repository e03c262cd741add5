import { t } from "@lingui/core/macro";
import { dayOf, weekOf } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { HouseholdReply } from "../../../wire/household/household.ts";
import { dayName, mealName, shortDate } from "../../platform/format/mod.ts";
import type { HouseholdChanged } from "../chat/mod.ts";

type Change = HouseholdChanged["change"];

type News<Told> = Readonly<Partial<Record<Change["kind"], (told: Told) => string>>>;

const MEAL_NEWS: News<{ name: string; meal: string; day: string }> = {
  mealPlanned: ({ name, meal, day }) => t`${name} planned ${meal} on ${day}.`,
  mealCleared: ({ name, meal, day }) => t`${name} cleared ${meal} on ${day}.`,
  mealMoved: ({ name, meal, day }) => t`${name} moved a meal to ${meal} on ${day}.`,
  portionsChanged: ({ name, meal, day }) => t`${name} changed the portions of ${meal} on ${day}.`,
  mealCooked: ({ name, meal, day }) => t`${name} cooked ${meal} on ${day}.`,
};

/** `week`: its Monday; undefined for this week. */
const WEEK_NEWS: News<{ name: string; week: string | undefined }> = {
  weekFilled: ({ name, week }) =>
    week === undefined ? t`${name} filled this week.` : t`${name} filled the week of ${week}.`,
  weekCleared: ({ name, week }) =>
    week === undefined ? t`${name} cleared meals of this week.` : t`${name} cleared meals of the week of ${week}.`,
};

/**
 * A member's changes of the plan within a moment: "Tomás Herrera planned Dinner on Friday." `change`: set if the text is
 * about this one change only.
 */
export function planChangesNews(
  changes: readonly Change[],
  { today }: { today: CalendarDate },
): { readonly text: string; readonly change?: Change } | undefined {
  const [first] = changes;
  if (!first) return undefined;
  const { name } = first.by;
  const slots = new Map(changes.map((change) => [`${change.date} ${change.mealTime}`, change]));
  const [change, ...others] = slots.values();
  if (others.length > 0) return { text: t`${name} changed ${slots.size} meals of the plan.` };
  const text = change && newsOf(change, today);
  return change && text !== undefined ? { text, change } : undefined;
}

/**
 * A member's change of the household, from its earlier to its new state. `before` is undefined if the earlier state is
 * unknown.
 */
export function membersChangeText(
  { by }: Change,
  { before, after }: { before: HouseholdReply | undefined; after: HouseholdReply },
): string {
  if (!before) return t`${by.name} changed the household.`;
  if (before.id !== after.id) return t`${by.name} removed you from the household. You have a copy of its plan.`;
  const gone = before.members.filter(({ id }) => !after.members.some((member) => member.id === id));
  if (gone.some(({ id }) => id === by.id)) return t`${by.name} left the household.`;
  if (gone[0]) return t`${by.name} removed ${gone[0].name} from the household.`;
  if (!before.members.some(({ id }) => id === by.id)) return t`${by.name} joined the household.`;
  return t`${by.name} changed the portions of the household.`;
}

/** "Tomás Herrera planned Dinner on Friday." in this week, "… on Friday, Dec 4." in another one. */
function newsOf({ kind, by: { name }, date, mealTime }: Change, today: CalendarDate): string | undefined {
  if (date === undefined || mealTime === undefined) return undefined; // never of a change of the plan
  const day = date as CalendarDate; // sound: the frame's schema checks it
  const { monday } = weekOf(day);
  const isThisWeek = monday === weekOf(today).monday;
  const weekday = dayName(dayOf(day));
  return (
    WEEK_NEWS[kind]?.({ name, week: isThisWeek ? undefined : shortDate(monday) }) ??
    MEAL_NEWS[kind]?.({ name, meal: mealName(mealTime), day: isThisWeek ? weekday : `${weekday}, ${shortDate(day)}` })
  );
}
