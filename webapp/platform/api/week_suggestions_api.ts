import type { CalendarDate } from "../../../core/shared/mod.ts";
import type {
  AcceptWeekBody,
  SuggestWeekBody,
  SuggestWeekReply,
  WeekAlternativesBody,
  WeekAlternativesReply,
} from "../../../wire/week_plan/week_suggestions.ts";

/** What the screens need to fill a week. Over HTTP in the product, from memory in stories and tests. */
export interface WeekSuggestionsApi {
  /**
   * Fills empty slots of the week of this Monday. Nothing is stored. The search ends when the call is aborted.
   *
   * @throws {ApiError} `search_unavailable` while too many people search
   */
  suggest(monday: CalendarDate, wishes: SuggestWeekBody, options: { signal: AbortSignal }): Promise<SuggestWeekReply>;

  /** At most three other dishes for a slot of a suggested week, the best first. It counts as a search. */
  listAlternatives(
    monday: CalendarDate,
    body: WeekAlternativesBody,
    options: { signal: AbortSignal },
  ): Promise<WeekAlternativesReply>;

  /**
   * Changes slots of the plan, all or none.
   *
   * @throws {ApiError} `slot_changed` if another member has changed one of them meanwhile
   */
  accept(monday: CalendarDate, changes: AcceptWeekBody["changes"]): Promise<void>;
}
