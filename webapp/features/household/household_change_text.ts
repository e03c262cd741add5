import { t } from "@lingui/core/macro";
import { dayOf, weekOf } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { HouseholdReply } from "../../../wire/household/household.ts";
import { shortDate } from "../../platform/format/mod.ts";
import type { HouseholdChanged } from "../chat/mod.ts";

type Change = HouseholdChanged["change"];

const WHAT_MEMBERS_DO: Readonly<Partial<Record<Change["kind"], string>>> = {
  mealPlanned: "planned",
  mealCleared: "cleared",
  mealMoved: "moved a meal to",
  portionsChanged: "changed the portions of",
  mealCooked: "cooked",
};

const WHAT_MEMBERS_DO_WITH_WEEKS: Readonly<Partial<Record<Change["kind"], string>>> = {
  weekFilled: "filled",
  weekCleared: "cleared meals of",
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
  const didWithWeek = change && WHAT_MEMBERS_DO_WITH_WEEKS[change.kind];
  if (didWithWeek) return { text: `${name} ${didWithWeek} ${weekText(change, today)}.`, change };
  const did = change && WHAT_MEMBERS_DO[change.kind];
  if (!did) return undefined;
  return { text: `${name} ${did} ${slotText(change, today)}.`, change };
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

/** "this week", or "the week of Nov 30". */
function weekText({ date }: Change, today: CalendarDate): string {
  if (date === undefined) return t`a week`;
  const { monday } = weekOf(date as CalendarDate); // sound: the frame's schema checks it
  return monday === weekOf(today).monday ? t`this week` : t`the week of ${shortDate(monday)}`;
}

/** "Dinner on Friday" in this week, "Dinner on Friday, Dec 4" in another one. */
function slotText({ date, mealTime }: Change, today: CalendarDate): string {
  if (date === undefined || mealTime === undefined) return t`a meal`;
  const day = date as CalendarDate; // sound: the frame's schema checks it
  const weekday = dayOf(day);
  const isThisWeek = weekOf(day).monday === weekOf(today).monday;
  return `${mealTime} on ${isThisWeek ? weekday : `${weekday}, ${shortDate(day)}`}`;
}
