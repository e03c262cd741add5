import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import { STORAGES, type Storage } from "../../../core/food/mod.ts";
import { isToUseSoon } from "../../../core/pantry/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import type { PantryFoodReply } from "../../../wire/pantry/pantry.ts";
import { shortDate } from "../../platform/format/mod.ts";

export interface FoodGroup {
  readonly id: Storage | "soon" | "elsewhere";
  readonly title: string;
  readonly foods: readonly PantryFoodReply[];
}

const STORAGE_NAMES: Readonly<Record<Storage, MessageDescriptor>> = {
  fridge: msg`Fridge`,
  freezer: msg`Freezer`,
  cupboard: msg`Cupboard`,
  counter: msg({ message: "Counter", comment: "a place for foods in the kitchen" }),
};

/** "Fridge" */
export function storageName(storage: Storage): string {
  return i18n._(STORAGE_NAMES[storage]);
}

/** The foods to use soon, then those of each place; groups without foods are left out. The first to be used come first. */
export function foodGroups(foods: readonly PantryFoodReply[], today: CalendarDate): FoodGroup[] {
  const sorted = foods.toSorted(
    (a, b) => (a.useBy ?? "9999").localeCompare(b.useBy ?? "9999") || a.name.localeCompare(b.name) || a.id - b.id,
  );
  const isSoon = (food: PantryFoodReply) => isToUseSoon({ useBy: dateOf(food) }, today);
  const later = sorted.filter((food) => !isSoon(food));
  const groups: FoodGroup[] = [
    { id: "soon", title: t`Use soon`, foods: sorted.filter(isSoon) },
    ...STORAGES.map((id) => ({ id, title: storageName(id), foods: later.filter(({ storage }) => storage === id) })),
    { id: "elsewhere", title: t`Other foods`, foods: later.filter(({ storage }) => storage === null) },
  ];
  return groups.filter((group) => group.foods.length > 0);
}

/** Names to search dishes with, each once: foods that are no known food find nothing. */
export function namesToCookWith(foods: readonly PantryFoodReply[]): string[] {
  return [...new Set(foods.flatMap(({ food }) => (food ? [food.name] : [])))];
}

/** "Use today", "Use by Nov 27", "Use-by date was Nov 2". */
export function lastDayText(useBy: CalendarDate, today: CalendarDate): string {
  if (useBy < today) return t`Use-by date was ${shortDate(useBy)}`;
  if (useBy === today) return t`Use today`;
  return useBy === addDays(today, 1) ? t`Use by tomorrow` : t`Use by ${shortDate(useBy)}`;
}

export function dateOf({ useBy }: Pick<PantryFoodReply, "useBy">): CalendarDate | undefined {
  return useBy === null ? undefined : (useBy as CalendarDate); // sound: the reply's schema checked it
}
