import type { UserId } from "../account/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import type { WeekTemplate, WeekTemplateId } from "./week_template.ts";

/** That a household wants a suggestion for the next week, every Friday. */
export interface WeeklySuggestion {
  /** The wishes for the week, as the screens store them. */
  readonly wishes: unknown;
  /** The Monday of the last week for which the household wants none. */
  readonly dismissed: CalendarDate | undefined;
}

/** The templates of households. Every implementation passes `adapters/contracts/week_plan/week_template_store_contract.ts`. */
export interface WeekTemplateStore {
  /** Those of the person's household, by name; at most 20. */
  list(userId: UserId): Promise<readonly WeekTemplate[]>;

  /** Adds a template to the person's household, unless it has 20, or one with this name in any case of its letters. */
  add(userId: UserId, template: Omit<WeekTemplate, "id">): Promise<WeekTemplate | "full" | "exists">;

  /** Removes a template of the person's household. @returns false for an unknown one, and for another household's. */
  remove(userId: UserId, id: WeekTemplateId): Promise<boolean>;

  /** Undefined where the household wants no suggestions. */
  findWeekly(userId: UserId): Promise<WeeklySuggestion | undefined>;

  /** Replaces the wishes of the person's household; undefined ends the suggestions. */
  setWeekly(userId: UserId, wishes: unknown): Promise<void>;

  /** Remembers that the household wants no suggestion for the week of this Monday. Does nothing without {@linkcode setWeekly}. */
  dismissWeekly(userId: UserId, monday: CalendarDate): Promise<void>;
}
