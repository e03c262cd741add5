import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { WeekSuggestion } from "./week_suggestion.ts";

/** The suggestion for the week of a Monday, stored for this visit; undefined for none. */
export function useWeekSuggestion(monday: CalendarDate) {
  const queryClient = useQueryClient();
  const queryKey = ["week-suggestion", monday] as const;
  const { data } = useQuery<WeekSuggestion | null>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    suggestion: data ?? undefined,
    /** The current suggestion, which may be newer than the rendered one. */
    current: () => queryClient.getQueryData<WeekSuggestion | null>(queryKey) ?? undefined,
    store: (suggestion: WeekSuggestion | undefined) =>
      void queryClient.setQueryData<WeekSuggestion | null>(queryKey, suggestion ?? null),
  };
}

export type StoredSuggestion = ReturnType<typeof useWeekSuggestion>;
