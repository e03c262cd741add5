import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useServices } from "../../services.ts";

/** Foods rarely change. */
const STALE_TIME_MS = 300_000;

/** Foods that a trimmed text may mean; the earlier ones stay until the new ones arrive. */
export function useSuggestedFoods(text: string, { enabled }: { enabled: boolean }) {
  const { foodRules } = useServices();
  return useQuery({
    queryKey: ["suggested-foods", text.toLowerCase()],
    queryFn: async ({ signal }) => (await foodRules.suggestFoods({ query: text }, { signal })).foods,
    placeholderData: keepPreviousData,
    staleTime: STALE_TIME_MS,
    enabled,
  });
}
