import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccessScope } from "../../../core/account/mod.ts";
import type { CreateAccessTokenBody } from "../../../wire/account/access_tokens.ts";
import { ApiError } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { ACCESS_TOKENS, whenEnded } from "./use_sessions.ts";

/** The person's choices for a new token. */
export interface WantedToken {
  readonly name: string;
  readonly scope: AccessScope;
  readonly days: CreateAccessTokenBody["days"];
}

/** The person's access tokens that have not expired. */
export function useAccessTokenList() {
  const { account } = useServices();
  return useQuery({
    queryKey: ACCESS_TOKENS,
    queryFn: ({ signal }) => account.listAccessTokens({}, { signal }),
  });
}

/** The person's access tokens. A new one's secret exists only here: the server stores only a hash of it. */
export function useAccessTokens() {
  const { account, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data, isError, isFetching, refetch } = useAccessTokenList();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ACCESS_TOKENS });

  const making = useMutation({
    mutationFn: (wanted: WantedToken) => account.createAccessToken(wanted),
    onSuccess,
    onError(error, wanted) {
      log("Cannot make the access token", error);
      if (error instanceof ApiError && error.code === "too_many_access_tokens")
        showToast(error.message, { tone: "error" });
      else retryToast(t`No token was made.`, () => making.mutate(wanted));
    },
  });
  const ending = useMutation({
    mutationFn: (id: string) => whenEnded(account.endAccessToken({ id })),
    onSuccess,
    onError(error, id) {
      log("Cannot end the access token", error);
      retryToast(t`The token was not ended.`, () => ending.mutate(id));
    },
  });

  function retryToast(text: string, onSelect: () => void): void {
    showToast(text, { tone: "error", action: { text: t`Try again`, onSelect } });
  }

  return {
    tokens: data?.accessTokens,
    hasFailed: isError && !data,
    isLoading: isFetching && !data,
    retry: () => void refetch(),
    /** The last one that was made on this page. */
    made: making.data,
    isMaking: making.isPending,
    make: making.mutate,
    ending: ending.isPending ? ending.variables : undefined,
    end: ending.mutate,
  };
}
