import { plural, t } from "@lingui/core/macro";
import { type MealSlot, removeMealTime, weekOf } from "../../../../core/meal_plan/mod.ts";
import { dayMealName, shortDate } from "../../format/mod.ts";
import type { OutboxEntry, Refusal } from "./outbox_entry.ts";
import type { PlanCall } from "./plan_action.ts";

/** Most characters of a message; a longer one is cut. */
const SHOWN_LENGTH = 80;

/** Entries that are listed, sent and discarded as one. */
export interface UnsentItem {
  /** At least one. */
  readonly entries: readonly OutboxEntry[];
  readonly text: string;
  readonly madeAt: string;
  readonly refusal: Refusal | undefined;
}

/** The unsent actions: each action, and the pending changes of the list as one. */
export function unsentItems(entries: readonly OutboxEntry[]): UnsentItem[] {
  const ofList = entries.filter(({ action, refusal }) => action.kind === "list" && !refusal);
  const items = entries
    .filter((entry) => entry === ofList[0] || !ofList.includes(entry))
    .map((entry) => (entry === ofList[0] ? ofList : [entry]));
  return items.flatMap((together) => {
    const [first] = together;
    if (!first) return [];
    return [{ entries: together, text: textOf(together), madeAt: first.madeAt, refusal: first.refusal }];
  });
}

/** Whether all are messages, and no other changes. */
export function areMessages(entries: readonly OutboxEntry[]): boolean {
  return entries.every(({ action }) => action.kind === "message");
}

function beginningOf(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH).trimEnd()}…` : text;
}

function textOf(together: readonly OutboxEntry[]): string {
  const [first] = together;
  if (!first) return "";
  const { action } = first;
  switch (action.kind) {
    case "list":
      return listText(together);
    case "plan":
      return planText(action.call);
    case "favourite":
      return favouriteText(action);
    case "rating":
      return action.name
        ? t`${action.stars} of 5 stars for ${action.name}`
        : t`${action.stars} of 5 stars for a recipe`;
    case "post":
      return t`Post “${action.meal.mealName}”`;
    case "message":
      return action.to
        ? t`Message to ${action.to}: “${beginningOf(action.text)}”`
        : t`Message to a person: “${beginningOf(action.text)}”`;
  }
}

function favouriteText({ name, favourite }: Extract<OutboxEntry["action"], { kind: "favourite" }>): string {
  if (name) return favourite ? t`${name} is a favourite` : t`${name} is no favourite`;
  return favourite ? t`A recipe is a favourite` : t`A recipe is no favourite`;
}

function planText(call: PlanCall): string {
  switch (call.name) {
    case "save":
      return t`${removeMealTime(call.meal.meal_name, call.meal.meal_time)} for ${slotText(call.slot)}`;
    case "clear":
      return t`${slotText(call.slot)} is empty`;
    case "portions":
      return t`Other portions for ${slotText(call.slot)}`;
    case "move":
      return t`${slotText(call.from)} moved to ${slotText(call.to)}`;
  }
}

/** "Friday's Dinner (week of Nov 16)". */
function slotText({ day, mealTime, date }: MealSlot): string {
  return t`${dayMealName({ day, mealTime })} (week of ${shortDate(weekOf(date).monday)})`;
}

function listText(entries: readonly OutboxEntry[]): string {
  const parts = entries.flatMap(({ action }) =>
    action.kind === "list" ? [...action.change.entries, ...action.change.removed] : [],
  );
  const [only] = parts;
  if (parts.length === 1 && typeof only === "object" && only.kind === "line")
    return t`“${only.text}” on the shopping list`;
  return plural(parts.length, {
    one: "# change of the shopping list",
    other: "# changes of the shopping list",
  });
}
