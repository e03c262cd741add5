import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, sessionsQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

/** The sessions to end: the one with this id, or all others, with or without the access tokens. */
type Ending = { readonly id: string } | { readonly accessTokens: boolean };

/** The query of the person's access tokens. */
export const ACCESS_TOKENS = ["access-tokens"] as const;

/** Where the person is signed in. Sessions leave the list when the server has ended them. */
export function useSessions() {
  const { account, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const query = sessionsQuery(account);
  const { data, isError, isFetching, refetch } = useQuery(query);

  const { mutate, variables, isPending } = useMutation({
    mutationFn: (ending: Ending) =>
      whenEnded(
        "id" in ending
          ? account.endSession({ id: ending.id })
          : account.endOtherSessions({ accessTokens: ending.accessTokens ? "true" : "false" }),
      ),
    async onSuccess() {
      await Promise.all([query.queryKey, ACCESS_TOKENS].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError(error, ending) {
      log("Cannot end the session", error);
      showToast(t`Not logged out there.`, {
        tone: "error",
        action: { text: t`Try again`, onSelect: () => mutate(ending) },
      });
    },
  });

  return {
    sessions: data?.sessions,
    hasFailed: isError && !data,
    isLoading: isFetching && !data,
    ending: isPending ? variables : undefined,
    retry: () => void refetch(),
    end: mutate,
  };
}

/** Waits until a session or an access token is ended. It may have ended before. */
export async function whenEnded(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.code === "session_not_found";
    if (!hasEnded) throw error;
  }
}
