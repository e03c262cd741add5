import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { HouseholdReply } from "../../../wire/household/household.ts";
import { ApiError, HOUSEHOLD, householdQuery, RECIPES, WEEKS } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

/** One change of the household. `saved` is shown when the server has stored it. */
interface Change {
  readonly save: () => Promise<HouseholdReply>;
  readonly saved?: string;
  readonly notSaved: string;
  /** Whether the plan and the rules that dishes break change with it. */
  readonly changesPlan?: boolean;
  readonly onSaved?: () => void;
}

/** Status codes of refusals whose message says why. */
const SAID: ReadonlySet<number> = new Set([400, 403]);

/** The signed-in person's household, and its changes: one at a time, shown when they are stored. */
export function useHousehold() {
  const { household: api, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data, isError, isFetching, refetch } = useQuery(householdQuery(api));

  const { mutate, isPending } = useMutation({
    scope: { id: "household" },
    mutationFn: ({ save }: Change) => save(),
    async onSuccess(household, { saved, changesPlan = false, onSaved }) {
      // A reply that is still on its way may be older than this one.
      await queryClient.cancelQueries({ queryKey: HOUSEHOLD });
      queryClient.setQueryData(HOUSEHOLD, household);
      onSaved?.();
      if (saved !== undefined) showToast(saved);
      if (changesPlan) for (const queryKey of [WEEKS, RECIPES]) void queryClient.invalidateQueries({ queryKey });
    },
    onError(error, { notSaved }) {
      log("Cannot change the household", error);
      showToast(error instanceof ApiError && SAID.has(error.status) ? error.message : notSaved, { tone: "error" });
      // Another member may have changed it.
      void queryClient.invalidateQueries({ queryKey: HOUSEHOLD });
    },
  });

  return {
    household: data,
    hasFailed: isError && !data,
    isLoading: isFetching && !data,
    retry: () => void refetch(),
    isSaving: isPending,
    rename: (name: string, onSaved: () => void) =>
      mutate({
        save: () => api.renameHousehold({ name: name.trim() === "" ? null : name }),
        notSaved: t`The name is not saved. Try again.`,
        onSaved,
      }),
    setPortions: (memberId: number, portions: number) =>
      mutate({
        save: () => api.setMemberPortions({ id: String(memberId), portions }),
        notSaved: t`The portions are not saved. Try again.`,
      }),
    remove: ({ id, name }: { id: number; name: string }, onSaved: () => void) =>
      mutate({
        save: () => api.removeMember({ id: String(id) }),
        saved: t`${name} is not in your household any more.`,
        notSaved: t`${name} is still in your household. Try again.`,
        changesPlan: true,
        onSaved,
      }),
    leave: (onSaved: () => void) =>
      mutate({
        save: () => api.leaveHousehold(),
        saved: t`You left the household. You have a copy of its plan.`,
        notSaved: t`You have not left. Try again.`,
        changesPlan: true,
        onSaved,
      }),
    revoke: (id: number) =>
      mutate({
        save: () => api.revokeInvitation({ id: String(id) }),
        saved: t`This invitation cannot be used any more.`,
        notSaved: t`The invitation is not revoked. Try again.`,
      }),
  };
}

export type HouseholdActions = ReturnType<typeof useHousehold>;
