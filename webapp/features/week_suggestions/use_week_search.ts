import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { SuggestWeekBody, SuggestWeekReply } from "../../../wire/week_plan/week_suggestions.ts";
import { ApiError } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";
import type { FilledReply } from "./week_suggestion.ts";

/** A search that found no week that satisfies every rule. */
export type ImpossibleReply = Exclude<SuggestWeekReply, FilledReply>;

interface Search {
  readonly body: SuggestWeekBody;
  readonly signal: AbortSignal;
  readonly onFilled: (reply: FilledReply) => void;
}

/** Searches for the week of a Monday, one at a time. A search ends when another one begins, or its screen is left. */
export function useWeekSearch(monday: CalendarDate) {
  const { weekPlan, log } = useServices();
  const running = useRef<AbortController>(undefined);
  const { mutate, isPending, error, data, reset } = useMutation({
    async mutationFn({ body, signal }: Search) {
      const reply = await weekPlan.suggestWeek({ monday, ...body }, { signal });
      signal.throwIfAborted();
      return reply;
    },
    onSuccess(reply, { onFilled }) {
      if (reply.kind === "filled") onFilled(reply);
    },
    onError(failure, { signal }) {
      if (!signal.aborted) log("Cannot fill the week", failure);
    },
  });
  useEffect(() => () => running.current?.abort(), []);

  return {
    isSearching: isPending,
    impossible: data?.kind === "impossible" ? data : undefined,
    errorText: error ? searchErrorText(error) : undefined,
    search(body: SuggestWeekBody, onFilled: (reply: FilledReply) => void): void {
      running.current?.abort();
      running.current = new AbortController();
      mutate({ body, onFilled, signal: running.current.signal });
    },
    cancel(): void {
      running.current?.abort();
      reset();
    },
  };
}

export function searchErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t`No week could be suggested. Try again.`;
  if (error.code === "search_unavailable") return t`Many people plan their week just now. Try again in a moment.`;
  if (error.code === "search_replaced") return t`You have started another search meanwhile. Try again.`;
  return error.isFromServer && !error.isTransient ? error.message : t`No week could be suggested. Try again.`;
}
