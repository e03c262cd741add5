import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { calendarFeedQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

/** The person's calendar feed. Its address exists only here, once it is made: the server stores only a hash of it. */
export function useCalendarFeed() {
  const { calendar, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const query = calendarFeedQuery(calendar);
  const { data, isError, isFetching, refetch } = useQuery(query);

  const {
    mutate,
    data: made,
    variables,
    isPending,
  } = useMutation({
    mutationFn: (change: "make" | "turnOff") =>
      change === "make" ? calendar.makeCalendarFeed() : calendar.removeCalendarFeed().then(() => null),
    async onSuccess(feed) {
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, { feed: feed && { createdAt: feed.createdAt } });
      if (!feed) showToast(t`The calendar link is turned off.`);
    },
    onError(error, change) {
      log("Cannot change the calendar feed", error);
      showToast(change === "make" ? t`No link was made.` : t`Not turned off.`, {
        tone: "error",
        action: { text: t`Try again`, onSelect: () => mutate(change) },
      });
    },
  });

  return {
    /** Undefined until it is known; null if there is none. */
    feed: data?.feed,
    /** Only after it was made, on this page. */
    link: made && new URL(made.path, location.origin).href,
    hasFailed: isError && !data,
    isLoading: isFetching && !data,
    changing: isPending ? variables : undefined,
    retry: () => void refetch(),
    make: () => mutate("make"),
    turnOff: () => mutate("turnOff"),
  };
}
