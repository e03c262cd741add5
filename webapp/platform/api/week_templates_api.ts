import type { CalendarDate } from "../../../core/shared/mod.ts";
import type {
  SaveWeekTemplateBody,
  WeeklySuggestionReply,
  WeeklyWishes,
  WeekTemplateInList,
  WeekTemplateReply,
} from "../../../wire/week_plan/week_templates.ts";

/** What the screens need of a household's templates. Over HTTP in the product, from memory in stories and tests. */
export interface WeekTemplatesApi {
  /** By name; at most 20. */
  list(options: { signal: AbortSignal }): Promise<readonly WeekTemplateInList[]>;

  /** A template, with what of it can be suggested now. */
  read(id: number, options: { signal: AbortSignal }): Promise<WeekTemplateReply>;

  /**
   * Saves what is planned on days of a week.
   *
   * @throws {ApiError} `template_exists`, `too_many_templates`, `invalid_input` if nothing is planned there
   */
  save(template: SaveWeekTemplateBody): Promise<WeekTemplateInList>;

  /** Not an error if it is gone already. */
  remove(id: number): Promise<void>;

  /** Whether the household wants a suggestion for every next week. */
  getWeekly(options: { signal: AbortSignal }): Promise<WeeklySuggestionReply>;

  /** Null ends the suggestions. */
  setWeekly(wishes: WeeklyWishes | null): Promise<WeeklySuggestionReply>;

  /** The household wants no suggestion for the week of this Monday. */
  dismissWeekly(monday: CalendarDate): Promise<WeeklySuggestionReply>;
}
