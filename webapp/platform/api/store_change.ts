import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/** Makes a change in cached replies that the server has made. A reply that is still on its way may be older than the change. */
export async function storeChange<Reply>(
  queryClient: QueryClient,
  filters: QueryFilters,
  change: (reply: Reply) => Reply,
): Promise<void> {
  const isReading = queryClient.isFetching(filters) > 0;
  if (isReading) await queryClient.cancelQueries(filters);
  queryClient.setQueriesData<Reply>(filters, (known) => known && change(known));
  if (isReading) void queryClient.invalidateQueries(filters);
}
